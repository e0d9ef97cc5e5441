"""`sudologue check`: is it well formed, and how many solutions has it?"""

from __future__ import annotations

from typing import Any

import click

from sudologue.cli import options
from sudologue.cli.batch import Batch
from sudologue.cli.exits import EPILOG, Exit
from sudologue.cli.records import CHECK, check_record, unreadable_record
from sudologue.cli.sink import Sink, sink
from sudologue.cli.sources import Entry
from sudologue.model import Board
from sudologue.oracle import Solutions, count_solutions


@click.command(epilog=EPILOG, short_help="Say how many solutions puzzles have, by search.")
@options.puzzles
@options.form("A sentence, and the solutions found; or a JSON document a line.")
@options.output
@click.option(
    "--seconds",
    type=click.FloatRange(min=0, min_open=True),
    metavar="N",
    default=60.0,
    show_default=True,
    help="Give up a puzzle's search after so long, and say so.",
)
@options.layout_options
@click.pass_context
def check(
    ctx: click.Context,
    puzzles: tuple[str, ...],
    form: str,
    output: str | None,
    seconds: float,
    **houses: Any,
) -> int:
    """Check puzzles: are they well formed, and have they no solution, one, or several?

    This is where sudologue searches. Of several solutions two are shown. Puzzles are given as to
    'sudologue solve'.

    \b
    Examples:
      sudologue check 1.....3..4.....2
      sudologue check --format json puzzles.txt
    """
    variant = options.variant_from(**houses)
    arguments = options.sources(ctx, puzzles)
    with sink(output) as results:
        return _Checking(results, form == "json", seconds).run(arguments, variant)


class _Checking(Batch):
    """Searches each puzzle for solutions."""

    def __init__(self, sink: Sink, as_json: bool, seconds: float) -> None:
        super().__init__(sink)
        self._as_json = as_json
        self._seconds = seconds

    def handle(self, entry: Entry, board: Board) -> Exit:
        searched = count_solutions(board, limit=2, seconds=self._seconds)
        if self._as_json:
            self.sink.write(check_record(entry, board, searched))
        else:
            self.sink.write(_told(entry, searched))
        return _exit(searched)

    def refuse(self, entry: Entry, message: str) -> None:
        if self._as_json:
            self.sink.write(unreadable_record(CHECK, entry, message))


def _exit(searched: Solutions) -> Exit:
    if searched.has_several:
        return Exit.SEVERAL_SOLUTIONS
    if searched.has_none:
        return Exit.NO_SOLUTION
    return Exit.OK if searched.is_unique else Exit.STUCK


def _told(entry: Entry, searched: Solutions) -> str:
    verdict = _verdict(searched)
    lines = [f"{entry.place}: {verdict}" if entry.place else verdict]
    lines += (board.to_string() for board in searched.found)
    return "\n".join(lines) + "\n"


def _verdict(searched: Solutions) -> str:
    if searched.has_none:
        return "no solution"
    if searched.is_unique:
        return "one solution"
    if searched.has_several:
        return "more than one solution; two of them:"
    if searched.found:
        return "at least one solution; the search was given up before it had looked everywhere:"
    return "the search was given up before it had looked everywhere; none found so far"
