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
from sudologue.messages import Messages
from sudologue.wording import did_you_mean

_say = Messages(__name__)

GROUPS = {
    "playing": ("solve", "hint", "play", "watch"),
    "understanding": ("why", "explain", "judge", "rate", "rules", "tell"),
    "making": ("generate", "check", "audit", "prove"),
    "converting": ("convert", "steps", "show", "draw", "print"),
    "more": ("merge", "mcp", "voices", "notations", "completion", "help"),
}
"""The commands by what one is after."""

VERBS = tuple(verb for verbs in GROUPS.values() for verb in verbs)

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
        formatter.write(_say("overview"))
        width = max(map(len, VERBS))
        *groups, (more, others) = GROUPS.items()
        for group, verbs in groups:
            with formatter.section(_say("group", group)):
                formatter.write_dl([(verb.ljust(width), _say(verb)) for verb in verbs], width + 1)
        formatter.write(_say("after", heading=_say("group", more), commands=others))

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
    verb.short_help = _say(name)
    return verb if "version" in [option.name for option in verb.params] else _version(verb)


def no_verb(word: str) -> str:
    """What is said where a word should be a command and is none."""
    if sum(c in ".0123456789" for c in word) * 2 > len(word):
        return _say("which")
    meant = did_you_mean(word.lower(), _KNOWN, _say("list"))
    return _say("no_command", word=shortened(word), meant=meant)


@click.group(
    cls=_Verbs,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help", HELP_ALL]},
)
@_version
@click.pass_context
def program(ctx: click.Context) -> None:
    """`sudologue`."""
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
    see, found = "see" if error.ctx else "", {"command": error.ctx and error.ctx.command_path}
    match error:
        case click.NoSuchOption(option_name=name, possibilities=known):
            found |= {"option": name, "meant": known and known[0]}
            return _say("no_option", "meant" if known else see, **found)
        case click.BadOptionUsage(option_name=name) if "requires" in error.message:
            return _say("needs_value", see, option=name, **found)
        case _:
            message = error.format_message().rstrip(".")
            extra = re.match(r"Got unexpected extra arguments? \((.*)\)", message)
            return _say("too_many", see, given=shortened(extra[1]), **found) if extra else message


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
        complain(cannot_write(_say("standard_output"), error))
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
