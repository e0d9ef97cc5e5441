"""Results as people or programs read them."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import IO

from sudologue.cli.records import write_record
from sudologue.cli.sources import Entry
from sudologue.inference import SolveResult, SolveStatus
from sudologue.model import Board
from sudologue.narration import Narrator, Passage, say
from sudologue.oracle import Solutions
from sudologue.rendering import plain_text


@dataclass(frozen=True)
class Manner:
    """How results are shown."""

    narrator: Narrator
    form: str
    quiet: bool
    color: str


def show(
    stream: IO[str],
    entry: Entry,
    result: SolveResult,
    searched: Solutions | None,
    manner: Manner,
    is_first: bool,
) -> None:
    """Write one result."""
    if manner.form == "json":
        write_record(stream, entry, result, searched)
    elif manner.quiet:
        stream.write(f"{result.final_board.to_string()}\n")
    else:
        passages = [*manner.narrator.narrate(result)]
        if searched is not None:
            passages.append(say(found_by_search(searched)))
        heading = entry.place if entry.line else None
        _write_text(stream, heading, passages, result, manner.color, is_first)


def found_by_search(searched: Solutions) -> str:
    """What search says of a puzzle, marked as such."""
    if searched.has_none:
        return "Found by search, not by logic: the puzzle has no solution."
    if searched.is_unique:
        solution = searched.found[0].to_string()
        return f"Found by search, not by logic: the puzzle has one solution, {solution}."
    if searched.has_several:
        one, other = (board.to_string() for board in searched.found)
        return (
            "Found by search, not by logic: the puzzle has more than one solution, "
            f"{one} and {other} among them."
        )
    return "A search for solutions was given up before it had looked everywhere."


def _write_text(
    stream: IO[str],
    heading: str | None,
    passages: list[Passage],
    result: SolveResult,
    color: str,
    is_first: bool,
) -> None:
    board = result.final_board
    if not is_first:
        stream.write("\n")
    if in_colour(stream, color):
        _write_terminal(stream, heading, passages, board, color)
        return
    if heading:
        stream.write(f"{heading}\n\n")
    stream.write(f"{plain_text(passages)}\n\n{_grid(result)}\n")


def _grid(result: SolveResult) -> str:
    """The board in the end; an unfinished one with its candidates."""
    return result.final_board.pretty(candidates=result.status is not SolveStatus.SOLVED)


def in_colour(stream: IO[str], color: str) -> bool:
    """Whether to use the terminal's renderer: on a terminal that wants it, or if insisted on."""
    if color != "auto":
        return color == "always"
    declined = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return bool(os.environ.get("FORCE_COLOR")) or (stream.isatty() and not declined)


def _write_terminal(
    stream: IO[str], heading: str | None, passages: list[Passage], board: Board, color: str
) -> None:
    from sudologue.rendering import terminal

    console = terminal.console_for(stream, always=color == "always")
    if heading:
        console.print(f"{heading}\n")
    terminal.print_passages(console, passages)
    console.print()
    terminal.print_board(console, board, candidates=not board.is_complete)
