"""`sudologue VERB …`: the verbs, and what happens when something goes wrong.

Each verb is the function of its name in the module of its name in `verbs`, which is loaded when the
verb is used, so that `sudologue --version` does not wait for the solver.
"""

from __future__ import annotations

import io
import os
import platform
import sys
from collections.abc import Sequence
from importlib import import_module

import click
from click.shell_completion import shell_complete

from sudologue import __version__
from sudologue.caches import cached
from sudologue.cli.exits import PROVE_EPILOG, Exit
from sudologue.cli.output import interruption
from sudologue.cli.output.complaints import complain, shortened
from sudologue.cli.output.sink import ReaderGoneError, cannot_write, silence
from sudologue.errors import SudologueError
from sudologue.model.board_text import usual_size
from sudologue.wording import did_you_mean

GROUPS = {
    "Solve": {
        "solve": "Solve puzzles by logic, and tell every step.",
        "hint": "Give a hint, and more of it if asked.",
        "play": "Play a puzzle, with hints and judgements.",
        "watch": "Play a solve on the terminal, one step a picture.",
    },
    "Understand": {
        "why": "Say why a cell is what it is, or is not.",
        "explain": "Say why a claim about a position is so, or is not.",
        "judge": "Say whether a step that is claimed is so, and its reason enough.",
        "tell": "Tell traces on file.",
        "rate": "Say how hard puzzles are.",
        "rules": "List the rules, easiest first, or explain one.",
    },
    "Make": {
        "generate": "Make puzzles with one solution.",
    },
    "Check": {
        "check": "Say how many solutions puzzles have, by search.",
        "audit": "Check traces on file, step by step.",
        "prove": "Write a proof that a solution is the only one.",
    },
    "Files": {
        "convert": "Convert positions from one format into another.",
        "steps": "Solve puzzles into a table with a row for each step.",
        "merge": "Put the shares of many puzzles together.",
        "show": "Draw boards.",
        "draw": "Draw a board, or a step, as a picture.",
        "print": "Print puzzles on paper, or a solve as a handout.",
    },
    "More": {
        "mcp": "Answer assistants over the Model Context Protocol.",
        "voices": "List the voices.",
        "notations": "List the ways to write cells.",
        "completion": "Print the completion script of a shell.",
        "help": "Explain a command.",
    },
}
"""The commands by what one is after, and what each is for."""

VERBS = {verb: summary for verbs in GROUPS.values() for verb, summary in verbs.items()}

ALIASES = {"grade": "rate"}
"""Other words for commands, which no list shows."""

_KNOWN = (*VERBS, *ALIASES)

_COMPLETE = "_SUDOLOGUE_COMPLETE"

_DASHED = "-0123456789"


class _Verbs(click.Group):
    """A group whose verbs are loaded when they are used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return _verb(ALIASES.get(cmd_name, cmd_name)) if cmd_name in _KNOWN else None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        width = max(map(len, VERBS))
        for heading, verbs in GROUPS.items():
            with formatter.section(heading):
                # as wide in every group
                formatter.write_dl([(verb.ljust(width), told) for verb, told in verbs.items()])

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
        otherwise = "to solve a puzzle, write 'sudologue solve PUZZLE'"
    else:
        otherwise = f"there are {', '.join(VERBS)}"
    hint = did_you_mean(word.lower(), _KNOWN, otherwise)
    return f"no command is called {shortened(word)}: {hint}"


_SITE = """\b
Pages to learn from: docs/README.md in a clone. 'python -m tools.site' makes a
site of them, build/site/index.html, where the solver runs in the browser."""


@click.group(
    cls=_Verbs,
    epilog=f"{PROVE_EPILOG}\n\n{_SITE}",
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@_version
@click.pass_context
def program(ctx: click.Context) -> None:
    """A narration-first Sudoku solver: no guesses, only receipts.

    \b
    Examples:
      sudologue solve 1.....3..4.....2
      sudologue solve --voice technical puzzles/sample.txt
      sudologue why 1.....3..4.....2 r1c2
      sudologue rules naked_pair

    A clone has puzzles/sample.txt; any file with a puzzle a line will do.
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help(), err=True)
        ctx.exit(Exit.UNREADABLE)


def _with_dots(argument: str) -> str:
    """An argument that begins as an option does, but is a puzzle with dashes for its blanks."""
    cells = "".join(argument.split())
    is_puzzle = cells.startswith("-") and usual_size(len(cells)) and not set(cells) - set(_DASHED)
    return argument.replace("-", ".") if is_puzzle else argument


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
        with program.make_context("sudologue", arguments) as ctx:
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
        message = error.format_message().rstrip(".")
        if error.ctx and not message.endswith("?"):
            message += f"; see '{error.ctx.command_path} --help'"
        complain(message)
        return Exit.UNREADABLE
    except click.ClickException as error:
        complain(error.format_message())
        return Exit.UNREADABLE
    except SudologueError as error:
        complain(error)
        silence()
        return Exit.UNREADABLE
