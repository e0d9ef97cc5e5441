"""`sudologue VERB …`: the verbs, and what happens when something goes wrong.

Each verb is the function of its name in the module of its name in `verbs`, which is loaded when the
verb is used, so that `sudologue --version` does not wait for the solver.
"""

from __future__ import annotations

import io
import os
import platform
import re
import sys
from collections.abc import Sequence
from importlib import import_module

import click
from click.shell_completion import shell_complete

from sudologue import __version__
from sudologue.caches import cached
from sudologue.cli.exits import Exit
from sudologue.cli.options import HELP_ALL
from sudologue.cli.output import interruption
from sudologue.cli.output.complaints import complain, shortened
from sudologue.cli.output.sink import ReaderGoneError, cannot_write, silence
from sudologue.errors import SudologueError
from sudologue.wording import did_you_mean

MORE = "More commands"

GROUPS = {
    "Solve and play": {
        "solve": "Solve puzzles and explain every step",
        "hint": "Give a hint, one level at a time",
        "play": "Play a puzzle, with hints",
        "watch": "Watch a solve, one picture per step",
    },
    "Understand": {
        "why": "Explain why a cell has its digit",
        "explain": "Explain why a claim about a position is true or false",
        "judge": "Check a step, and the reason given for it",
        "rate": "Rate the difficulty of puzzles",
        "rules": "List the techniques, or explain one",
        "tell": "Narrate saved solves",
    },
    "Make and check": {
        "generate": "Make puzzles",
        "check": "Count solutions, and find wrong entries",
        "audit": "Check saved solves, step by step",
        "prove": "Write a proof for independent checkers",
    },
    "Convert and draw": {
        "convert": "Convert between puzzle formats",
        "steps": "Write a table with a row for each step",
        "show": "Print a board",
        "draw": "Draw a board or a step as SVG",
        "print": "Make a page of puzzles, or of a solve, to print",
    },
    MORE: {
        "merge": "Join the shares of a large run",
        "mcp": "Answer assistants over the Model Context Protocol",
        "voices": "List the voices",
        "notations": "List the ways to write cells",
        "completion": "Print the completion script of a shell",
        "help": "Explain a command or a topic",
    },
}
"""The commands by what one is after, and what each is for."""

VERBS = {verb: summary for verbs in GROUPS.values() for verb, summary in verbs.items()}

ALIASES = {"grade": "rate"}
"""Other words for commands, which no list shows."""

_KNOWN = (*VERBS, *ALIASES)

_COMPLETE = "_SUDOLOGUE_COMPLETE"

_SHORTEST_PUZZLE = 16
# no option has a digit after its dashes
_DASHED = re.compile(r"-[-.\s]*(\d[-.\d\s]*|\d[-.\w\s]{80,})?")


class _Verbs(click.Group):
    """A group whose verbs are loaded when they are used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return _verb(ALIASES.get(cmd_name, cmd_name)) if cmd_name in _KNOWN else None

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        from sudologue.cli.options import OVERVIEW

        formatter.write(OVERVIEW)
        width = max(map(len, VERBS))
        for heading, verbs in GROUPS.items():
            if heading != MORE:
                with formatter.section(heading):
                    formatter.write_dl(
                        [(verb.ljust(width), said) for verb, said in verbs.items()], width + 1
                    )
        more = ", ".join(GROUPS[MORE])
        formatter.write(f"\n  {MORE}: {more}.\n  Exit codes: sudologue help exit-codes\n")

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in _KNOWN and not args[0].startswith("-"):
            raise click.UsageError(no_verb(args[0]), ctx)
        return super().resolve_command(ctx, args)


_version = click.version_option(
    __version__,
    "-V",
    "--version",
    prog_name="sudologue",
    message=f"%(prog)s %(version)s (Python {platform.python_version()})",
)


@cached(None)
def _verb(name: str) -> click.Command:
    verb: click.Command = getattr(import_module(f"sudologue.cli.verbs.{name}"), name)
    verb.short_help = VERBS[name]
    return _version(verb)


def no_verb(word: str) -> str:
    """What is said where a word should be a command and is none."""
    if sum(c in ".0123456789" for c in word) * 2 > len(word):
        return "which command? To solve a puzzle, write 'sudologue solve PUZZLE'"
    hint = did_you_mean(word.lower(), _KNOWN, "'sudologue --help' lists them")
    return f"there is no command {shortened(word)}; {hint}"


@click.group(
    cls=_Verbs,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help", HELP_ALL]},
)
@_version
@click.pass_context
def program(ctx: click.Context) -> None:
    """Solve sudoku by logic, and explain every step."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help(), err=True)
        ctx.exit(Exit.UNREADABLE)


def _with_dots(argument: str) -> str:
    """An argument that begins as an option does, but is a puzzle with dashes, or a drawn one."""
    if not argument.startswith("-") or len(argument) < _SHORTEST_PUZZLE:
        return argument
    if _DASHED.fullmatch(argument):
        return argument.replace("-", ".")
    return f"\n{argument}" if "\n" in argument else argument


def _told(error: click.UsageError) -> str:
    """What is wrong with a command, and one thing to do."""
    see = f"; see '{error.ctx.command_path} --help'" if error.ctx else ""
    match error:
        case click.NoSuchOption(option_name=name, possibilities=known):
            meant = f"; did you mean {known[0]}?" if known else see
            return f"there is no option {name}{meant}"
        case click.BadOptionUsage(option_name=name) if "requires" in error.message:
            return f"{name} needs a value{see}"
        case _:
            message = error.format_message().rstrip(".")
            extra = re.match(r"Got unexpected extra arguments? \((.*)\)", message)
            return f"{shortened(extra[1])} is one argument too many{see}" if extra else message


def main() -> None:
    """Run the command line and exit with its code."""
    # Where the terminal cannot show a character, a question mark is better than a traceback.
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run())


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code; without arguments, those of the process."""
    arguments = [_with_dots(each) for each in (sys.argv[1:] if arguments is None else arguments)]
    try:
        if _COMPLETE in os.environ:
            sys.exit(shell_complete(program, {}, "sudologue", _COMPLETE, os.environ[_COMPLETE]))
        # not by way of click's `main`, which has a way of its own with interruptions
        with program.make_context("sudologue", arguments, obj=arguments) as ctx:
            return int(program.invoke(ctx) or Exit.OK)
    except click.exceptions.Exit as ended:
        return ended.exit_code
    except KeyboardInterrupt:
        return interruption.end()
    except ReaderGoneError:
        silence()
        return Exit.OK
    except BrokenPipeError:
        silence()
        return Exit.STUCK
    except OSError as error:
        # of what goes there not by way of a sink: helps and versions
        complain(cannot_write("standard output", error))
        silence()
        return Exit.UNREADABLE
    except click.UsageError as error:
        complain(_told(error))
        return Exit.UNREADABLE
    except click.ClickException as error:
        complain(error.format_message())
        return Exit.UNREADABLE
    except SudologueError as error:
        complain(error)
        silence()
        return Exit.UNREADABLE
