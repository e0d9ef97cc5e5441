"""Results as people read them."""

from __future__ import annotations

import os
import shutil
import textwrap
from collections.abc import Sequence
from typing import IO

from sudologue.inference import SolveResult, SolveStatus
from sudologue.model import Board
from sudologue.narration import Passage
from sudologue.oracle import Solutions
from sudologue.rendering import plain_text


def found_by_search(searched: Solutions) -> str:
    """What search says of a puzzle, marked as such."""
    by_search = "Found by search, not by logic:"
    shown = [board.to_string() for board in searched.found]
    if searched.has_none:
        return f"{by_search} the puzzle has no solution."
    if searched.is_unique:
        return f"{by_search} the puzzle has one solution, {shown[0]}."
    if searched.has_several:
        several = f"{by_search} the puzzle has more than one solution,"
        return f"{several} {shown[0]} and {shown[1]} among them."
    given_up = "The search was given up before it had looked everywhere for others."
    if shown:
        return f"{by_search} the puzzle has a solution, {shown[0]}. {given_up}"
    return "A search for solutions was given up before it had looked everywhere."


def standing(result: SolveResult, searched: Solutions | None) -> str:
    """How a solve ended short of a solution, in a few words."""
    board = result.final_board
    if result.status is SolveStatus.CONTRADICTION:
        told = f"contradiction: {board.dead_end}"
    else:
        cells = board.open_cells.bit_count()
        told = f"{result.status.value} with {cells} open {'cell' if cells == 1 else 'cells'}"
    if searched is None:
        return told
    if searched.has_none:
        return f"{told}; found by search: no solution"
    if searched.is_unique:
        return f"{told}; found by search: one solution"
    if searched.has_several:
        return f"{told}; found by search: more than one solution"
    return f"{told}; a search was given up before it had looked everywhere"


class Page:
    """Results as text for a stream: coloured, or wrapped at a terminal's width, or plain."""

    def __init__(self, stream: IO[str], color: str) -> None:
        self._stream = stream
        self._in_color = wants_color(stream, color)
        self._insists = color == "always"

    def text(self, heading: str | None, passages: Sequence[Passage], board: Board) -> str:
        """The heading, what is told, and the board in the end: unfinished, with its candidates."""
        if self._in_color:
            return self._colored(heading, passages, board)
        told = plain_text(passages)
        if self._stream.isatty():
            width = shutil.get_terminal_size().columns
            told = "\n".join(_wrapped(line, width) for line in told.splitlines())
        parts = [heading, told, board.pretty(candidates=not board.is_complete)]
        return "\n\n".join(part for part in parts if part) + "\n"

    def _colored(self, heading: str | None, passages: Sequence[Passage], board: Board) -> str:
        # the one import of rich, which costs as much as everything else before the first step
        from sudologue.rendering import terminal

        console = terminal.console_for(self._stream, always=True)
        console.no_color = console.no_color and not self._insists
        with console.capture() as captured:
            if heading:
                console.print(f"{heading}\n", soft_wrap=True)
            terminal.print_passages(console, passages)
            console.print()
            terminal.print_board(console, board, candidates=not board.is_complete)
        return captured.get()


def wants_color(stream: IO[str], color: str) -> bool:
    """Whether to use colour: if insisted on; or else on a terminal that wants it."""
    if color != "auto":
        return color == "always"
    if os.environ.get("NO_COLOR"):
        return False
    wanted = stream.isatty() and os.environ.get("TERM") != "dumb"
    return wanted or bool(os.environ.get("FORCE_COLOR"))


def _wrapped(line: str, width: int) -> str:
    return textwrap.fill(line, width, break_long_words=False, break_on_hyphens=False)
