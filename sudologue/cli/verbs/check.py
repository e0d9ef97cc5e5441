"""`sudologue check`: is it well formed, how many solutions has it, and what is wrong with it?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import click

from sudologue.budget import SEARCH_BUDGET
from sudologue.cli.exits import Exit
from sudologue.cli.input.entry import Entry
from sudologue.cli.options import group, option, shared_options, verb
from sudologue.cli.options.puzzle_options import LimitOptions
from sudologue.cli.options.run_options import many
from sudologue.cli.output.records import check_record
from sudologue.cli.run.handler import PuzzleHandler
from sudologue.cli.run.timed_solve import search_exit_code
from sudologue.coach.position_check import position_check
from sudologue.model import Board
from sudologue.narration import say
from sudologue.narration.notations import all_in_notation


@dataclass(frozen=True, kw_only=True)
class CheckOptions(LimitOptions):
    """What is asked of a check."""

    quiet: bool
    where: bool


@verb()
@shared_options.puzzles
@group("printing", option("--where", is_flag=True), shared_options.quiet, shared_options.notation)
@group("output", shared_options.form("json"), shared_options.output)
@shared_options.limits(SEARCH_BUDGET)
@many
@shared_options.layout_options
@click.pass_context
def check(ctx: click.Context, **_: Any) -> int:
    """`sudologue check`."""
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
            told = [*found.passages()]
            if entry.rules and not found:
                told[0] = say("read without its rules in words: ", told[0]).as_line()
            told[0] = say(entry.placed(""), told[0]).as_line()
            told = all_in_notation(told, self.notation, board.layout.size)
            self.write(self.page.text(None, told))
        return search_exit_code(found.found)
