"""`sudologue check`: is it well formed, and how many solutions has it?"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import IO, Any

import click

from sudologue.cli.console import Progress, complain
from sudologue.cli.exits import EPILOG, Exit
from sudologue.cli.options import layout_from, layout_options, puzzles
from sudologue.cli.sink import sink
from sudologue.cli.sources import Entry, arguments_or_stdin, entries
from sudologue.errors import SudologueError
from sudologue.model import Layout
from sudologue.oracle import Solutions, count_solutions


@click.command(epilog=EPILOG, short_help="Say how many solutions puzzles have, by search.")
@puzzles
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="A sentence, or a JSON document a line.",
)
@click.option("--output", metavar="FILE", help="Write there instead; the file appears when whole.")
@click.option(
    "--seconds",
    type=click.FloatRange(min=0, min_open=True),
    metavar="N",
    help="Give up a puzzle's search after so long, and say so.",
)
@layout_options
def check(
    puzzles: tuple[str, ...], form: str, output: str | None, seconds: float | None, **houses: Any
) -> int:
    """Check puzzles: are they well formed, and have they no solution, one, or several?

    This is where sudologue searches. Of several solutions two are shown.

    \b
    Example:
      sudologue check
      53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
    """
    sources = arguments_or_stdin(puzzles)
    with sink(output) as stream:
        return _check_all(sources, layout_from(**houses), form, seconds, stream)


def _check_all(
    arguments: Sequence[str],
    layout: Layout | None,
    form: str,
    seconds: float | None,
    stream: IO[str],
) -> Exit:
    worst, progress = Exit.OK, Progress()
    try:
        for entry in entries(arguments):
            try:
                board = entry.board(layout)
            except SudologueError as error:
                complain(error)
                worst = max(worst, Exit.UNREADABLE)
                continue
            searched = count_solutions(board, limit=2, seconds=seconds)
            write = _write_record if form == "json" else _write_sentence
            write(stream, entry, board.to_string(), searched)
            stream.flush()
            worst = max(worst, _exit(searched))
            progress.advance()
    finally:
        progress.finish()
    return worst


def _exit(searched: Solutions) -> Exit:
    if searched.has_several:
        return Exit.SEVERAL_SOLUTIONS
    if searched.has_none:
        return Exit.NO_SOLUTION
    return Exit.OK if searched.is_unique else Exit.STUCK


def _write_sentence(stream: IO[str], entry: Entry, puzzle: str, searched: Solutions) -> None:
    place = f"{entry.place}: " if entry.line else ""
    stream.write(f"{place}{_verdict(searched)}\n")
    for board in searched.found:
        stream.write(f"{board.to_string()}\n")


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


def _write_record(stream: IO[str], entry: Entry, puzzle: str, searched: Solutions) -> None:
    record = {
        "schema": "sudologue-check",
        "schema_version": 1,
        "source": entry.source or "argument",
        "line": entry.line or None,
        "puzzle": puzzle,
        "solutions": searched.count,
        "complete": searched.exhausted,
        "shown": [board.to_string() for board in searched.found],
    }
    stream.write(json.dumps(record, ensure_ascii=False) + "\n")
