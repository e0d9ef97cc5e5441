"""`sudologue VERB …`: the verbs, and what happens when something goes wrong.

Each verb's module is loaded when the verb is used, so that `sudologue --version` does not wait for
the solver.
"""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Sequence
from importlib import import_module

import click

from sudologue import __version__
from sudologue.cli.console import complain
from sudologue.cli.exits import EPILOG, Exit
from sudologue.errors import SudologueError

_VERBS = {
    "solve": "Solve puzzles by logic, and tell every step.",
    "check": "Say how many solutions puzzles have, by search.",
    "rules": "List the rules, easiest first; or show one rule's card.",
    "voices": "List the voices.",
    "completion": "Print the completion script of a shell.",
}


class _EndedEarlyError(Exception):
    """Carries an exit code past click, which has ways of its own with pipes and interruptions."""

    def __init__(self, code: Exit) -> None:
        super().__init__()
        self.code = code


class _Verbs(click.Group):
    """A group whose verbs are loaded when they are used."""

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise _EndedEarlyError(Exit.INTERRUPTED) from None
        except BrokenPipeError:
            # The reader has seen enough. Standard output must not complain once more at exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise _EndedEarlyError(Exit.OK) from None

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _VERBS:
            return None
        return getattr(import_module(f"sudologue.cli.{cmd_name}"), cmd_name)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(_VERBS.items()))


@click.group(cls=_Verbs, epilog=EPILOG, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(
    __version__,
    prog_name="sudologue",
    message=f"%(prog)s %(version)s (Python {platform.python_version()})",
)
def program() -> None:
    """A narration-first Sudoku solver: no guesses, only receipts.

    \b
    Examples:
      sudologue solve
      53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 sudologue
      check puzzles.txt sudologue rules x_wing
    """


def main() -> None:
    """Run the command line and exit with its code."""
    sys.exit(run())


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code; without arguments, those of the process."""
    try:
        code = program.main(arguments, prog_name="sudologue", standalone_mode=False)
        return int(code or Exit.OK)
    except click.exceptions.Exit as ended:
        return ended.exit_code
    except _EndedEarlyError as ended:
        if ended.code is Exit.INTERRUPTED:
            complain("interrupted")
        return ended.code
    except click.ClickException as error:
        complain(error.format_message())
        return Exit.UNREADABLE
    except SudologueError as error:
        complain(error)
        return Exit.UNREADABLE
