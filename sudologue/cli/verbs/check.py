"""`sudologue check`: is it well formed, how many solutions has it, and what is wrong with it?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import click

from sudologue.budget import SEARCH_BUDGET
from sudologue.cli.exits import EPILOG, Exit
from sudologue.cli.input.entry import Entry
from sudologue.cli.options import shared_options
from sudologue.cli.options.puzzle_options import LimitOptions
from sudologue.cli.options.run_options import many
from sudologue.cli.output.records import check_record
from sudologue.cli.run.handler import PuzzleHandler
from sudologue.cli.run.timed_solve import search_exit_code
from sudologue.coach.position_check import position_check
from sudologue.model import Board


@dataclass(frozen=True, kw_only=True)
class CheckOptions(LimitOptions):
    """What is asked of a check."""

    quiet: bool
    where: bool


@click.command(epilog=EPILOG)
@shared_options.puzzles
@shared_options.form("A sentence, and the solutions found; or a JSON document a line.")
@many
@shared_options.quiet("Only of puzzles that have not exactly one solution, or cannot be read.")
@shared_options.limits("Give up a puzzle's search after so long, and say so.", SEARCH_BUDGET)
@click.option(
    "--where",
    is_flag=True,
    help="Of a position that leads nowhere, say which of its entries are wrong; "
    "what would be right is not said.",
)
@shared_options.notation
@shared_options.layout_options
@click.pass_context
def check(ctx: click.Context, **_: Any) -> int:
    """Check puzzles: are they well formed, and have they no solution, one, or several?

    This is done by search, on which no step of a solve rests. Of several solutions two are shown.
    Puzzles are given as to 'sudologue solve'.

    A position with digits placed and candidates removed is told from its puzzle: if it has no
    solution, the puzzle without these may still have one. Where the puzzle itself has none, the
    fewest givens and clues are named that contradict each other.

    \b
    Examples:
      sudologue check 1.....3..4.....2
      sudologue check --where ':0000:x:1+2....3..4.....2:::'
      sudologue check --format json puzzles/sample.txt
    """
    return CheckHandler(CheckOptions.of(ctx)).run()


class CheckHandler(PuzzleHandler[CheckOptions]):
    """Searches each puzzle for solutions, and says of a position without any whose fault it is."""

    verb = "check"

    def __init__(self, asked: CheckOptions) -> None:
        super().__init__(asked)
        self.limits = asked.limits

    def handle(self, entry: Entry, board: Board) -> Exit:
        found = position_check(board, self.limits, self.asked.where)
        if self.asked.quiet and found:
            return Exit.OK
        if self.as_json:
            self.write(check_record(entry, found))
        else:
            told = found.tell(notation=self.notation)
            if entry.rules and not found:
                told = f"read without its rules in words: {told}"
            self.write(f"{entry.placed(told)}\n")
        return search_exit_code(found.found)
