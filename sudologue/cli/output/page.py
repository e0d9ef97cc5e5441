"""Results as people read them."""

from __future__ import annotations

import io
import os
import shutil
import textwrap
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import IO, TYPE_CHECKING

from sudologue.model.board_text import grid

if TYPE_CHECKING:
    from rich.console import Console

    from sudologue.model import Board
    from sudologue.narration import Passage
    from sudologue.rendering import Picture


WIDEST = 100
"""More columns are not read with ease, however wide a terminal is."""


def terminal_width() -> int:
    """How wide text is on a terminal."""
    return min(shutil.get_terminal_size().columns, WIDEST)


class Page:
    """Results as text for a stream: coloured, or wrapped at a terminal's width, or plain."""

    def __init__(self, stream: IO[str], color: str, form: str = "text") -> None:
        # no more than what it is like, so that a page can be made elsewhere
        self._is_terminal = stream.isatty()
        self._encoding: str | None = getattr(stream, "encoding", None)
        self._in_color = wants_color(stream, color)
        self._is_markdown = form == "markdown"
        self._insists = color == "always"

    def only_ascii(self, is_wanted: bool) -> bool:
        """Whether lines are drawn with usual characters, as some want, or for want of others."""
        return is_wanted or not self.has_lines

    @property
    def has_lines(self) -> bool:
        """Whether there are characters of lines in its encoding."""
        try:
            "─┼".encode(self._encoding or "utf-8")
        except UnicodeEncodeError:
            return False
        return True

    @property
    def width(self) -> int | None:
        """How wide text is: as a terminal is, up to a width that is read with ease, or any."""
        return terminal_width() if self._is_terminal else None

    def text(
        self, heading: str | None, passages: Sequence[Passage], board: Board | None = None
    ) -> str:
        """The heading, what is told, and a board in the end: unfinished, with its candidates."""
        if board is not None and (self._is_markdown or board.masks.tables.box_shape is None):
            passages, board = [*passages, _grid_of(board)], None
        if self._is_markdown:
            from sudologue.narration import say
            from sudologue.rendering import markdown

            return f"{markdown([*([say(heading)] if heading else ()), *passages])}\n"
        if self._in_color:
            return self._colored(heading, passages, board)
        from sudologue.rendering import plain_text  # for which nobody waits who writes records

        told = plain_text(passages, self.width)
        drawn = None if board is None else grid(board, candidates=not board.is_complete)
        return "\n\n".join(filter(None, (heading, told, drawn))) + "\n"

    def picture(self, heading: str | None, picture: Picture) -> str:
        """A heading, a drawn board, and what is said below it."""
        if not self._in_color:
            notes = "\n".join(wrapped(note, self.width) for note in picture.notes)
            drawn = replace(picture, notes=()).text
            return "\n\n".join(filter(None, (heading, drawn, notes))) + "\n"
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
        console.width = min(console.width, WIDEST)
        return console


def _grid_of(board: Board) -> Passage:
    """A board as a passage: unfinished, with its candidates."""
    from sudologue.narration.phrasing.grids import candidate_grid, digit_grid

    return digit_grid(board) if board.is_complete else candidate_grid(board)


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


def aligned(rows: Iterable[Sequence[str]], width: int | None = None) -> str:
    """A table, a row on each line, its columns as wide as their widest texts.

    With a width, the last column takes several lines where it has no room.
    """
    rows = list(rows)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    indent = sum(widths[:-1]) + 2 * (len(widths) - 1)
    lines = ("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)
    return "".join(f"{wrapped(line, width, indent)}\n" for line in lines)


def wrapped(text: str, width: int | None, indent: int = 0) -> str:
    """A text in lines that are no wider; all but the first begin so far in."""
    if width is None or len(text) <= width:
        return text
    return textwrap.fill(
        text,
        max(width, indent + 20),
        subsequent_indent=" " * indent,
        break_on_hyphens=False,
        break_long_words=False,
    )
