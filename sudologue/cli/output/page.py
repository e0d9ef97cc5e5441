"""Results as people read them."""

from __future__ import annotations

import io
import os
import shutil
from collections.abc import Sequence
from typing import IO, TYPE_CHECKING

from sudologue.cli.run.timed_solve import shows_several
from sudologue.inference import SolveResult, SolveStatus
from sudologue.model import Board
from sudologue.model.board_text import grid
from sudologue.narration import Passage
from sudologue.narration.notations import RC, Notation, in_notation
from sudologue.narration.voices.endings import dead_end
from sudologue.oracle import Solutions
from sudologue.rendering import Picture, plain_text
from sudologue.wording import counted

if TYPE_CHECKING:
    from rich.console import Console


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


def standing(result: SolveResult, searched: Solutions | None, notation: Notation = RC) -> str:
    """The end of a solve short of a solution, in a few words."""
    board = result.final_board
    if result.status is SolveStatus.CONTRADICTION:
        told = f"contradiction: {in_notation(dead_end(result), notation, board.layout.size)}"
    else:
        cells = board.open_cells.bit_count()
        told = f"{result.status.value} with {counted(cells, 'open cell')}"
        if shows_several(result):
            told += ": there is more than one solution"
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
        # no more than what it is like, so that a page can be made elsewhere
        self._is_terminal = stream.isatty()
        self._encoding: str | None = getattr(stream, "encoding", None)
        self._in_color = wants_color(stream, color)
        self._insists = color == "always"

    @property
    def width(self) -> int | None:
        """How much there is room for in a line; as much as is wanted, but on a terminal."""
        return shutil.get_terminal_size().columns if self._is_terminal else None

    def text(
        self, heading: str | None, passages: Sequence[Passage], board: Board | None = None
    ) -> str:
        """The heading, what is told, and a board in the end: unfinished, with its candidates."""
        if self._in_color:
            return self._colored(heading, passages, board)
        told = plain_text(passages, self.width)
        drawn = None if board is None else grid(board, candidates=not board.is_complete)
        parts = [heading, told, drawn]
        return "\n\n".join(part for part in parts if part) + "\n"

    def picture(self, heading: str | None, picture: Picture) -> str:
        """A heading, a drawn board, and what is said below it."""
        if not self._in_color:
            return "\n\n".join(part for part in (heading, picture.text) if part) + "\n"
        # rich, which costs as much as everything else before the first step, is imported last
        from sudologue.rendering.terminal import print_picture

        console = self._console()
        with console.capture() as captured:
            _print_heading(console, heading)
            print_picture(console, picture)
        return captured.get()

    def _colored(
        self, heading: str | None, passages: Sequence[Passage], board: Board | None
    ) -> str:
        from sudologue.rendering.terminal import print_board, print_passages

        console = self._console()
        with console.capture() as captured:
            _print_heading(console, heading)
            print_passages(console, passages)
            if board is not None:
                console.print()
                print_board(console, board, candidates=not board.is_complete)
        return captured.get()

    def _console(self) -> Console:
        from sudologue.rendering.terminal import console_for

        paper = io.TextIOWrapper(io.BytesIO(), self._encoding or "utf-8", errors="replace")
        console = console_for(paper, always=True)
        console.no_color = console.no_color and not self._insists
        return console


def _print_heading(console: Console, heading: str | None) -> None:
    if heading:
        console.print(f"{heading}\n", soft_wrap=True)


def wants_color(stream: IO[str], color: str) -> bool:
    """Whether to use colour: if insisted on; or else on a terminal that wants it."""
    if color != "auto":
        return color == "always"
    if os.environ.get("NO_COLOR"):
        return False
    wanted = stream.isatty() and os.environ.get("TERM") != "dumb"
    return wanted or bool(os.environ.get("FORCE_COLOR"))
