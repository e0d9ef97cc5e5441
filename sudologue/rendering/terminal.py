"""Terminals, with rich: roles become styles, and boards show which digits were given.

Colour only ever underlines what the words or the weight of the type say as well: givens are bold,
what a step touched is underlined. Whether there is colour at all is for the terminal and for the
environment to say: none when the output is no terminal, when `TERM` is `dumb` or `NO_COLOR` is set,
and colour on whatever output when `FORCE_COLOR` is.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from typing import IO

from rich.console import Console
from rich.text import Text

from sudologue.model import Board, Cell
from sudologue.narration import Passage, Role
from sudologue.rendering.picture import Picture, Shows
from sudologue.rendering.text import clean

STYLES = {
    Role.PLAIN: "",
    Role.CELL: "cyan",
    Role.CANDIDATE: "cyan",
    Role.DIGIT: "bold",
    Role.HOUSE: "green",
    Role.RULE: "bold magenta",
    Role.STEP: "dim",
    Role.EMPHASIS: "italic",
    Role.BREAK: "",
}
_GIVEN, _PLACED, _OPEN, _TOUCHED = "bold", "cyan", "dim", "underline"
_DRAWN = {
    Shows.FRAME: "dim",
    Shows.MARGIN: "green",
    Shows.GIVEN: _GIVEN,
    Shows.PLACED: _PLACED,
    Shows.OPEN: _OPEN,
}
_ENTRY = re.compile(r"[^\s|]+")


def console_for(file: IO[str], always: bool = False) -> Console:
    """A console that writes to a file, in colour where that is welcome, or always."""
    forced = True if always else None
    return Console(file=file, force_terminal=forced, highlight=False, markup=False, emoji=False)


def print_passages(console: Console, passages: Iterable[Passage]) -> None:
    """Write passages; on a terminal they are wrapped at its width, elsewhere left whole."""
    for number, passage in enumerate(passages):
        if number and not passage.is_line:
            console.print()
        console.print(passage_text(passage), soft_wrap=not console.is_terminal)


def print_board(
    console: Console, board: Board, candidates: bool = False, touched: Collection[Cell] = ()
) -> None:
    """Write a board as a grid."""
    console.print(board_text(board, candidates, touched), soft_wrap=True)


def print_picture(console: Console, picture: Picture) -> None:
    """Write a drawn board, and what is said below it."""
    console.print(picture_text(picture), soft_wrap=True)
    if picture.notes:
        console.print()
    for note in picture.notes:
        console.print(note, soft_wrap=not console.is_terminal)


def picture_text(picture: Picture) -> Text:
    """A drawn board: givens bold, placed digits coloured, all that is no digit dim."""
    lines = (
        Text.assemble(*((piece.text, _DRAWN[piece.shows]) for piece in line))
        for line in picture.lines
    )
    return Text("\n").join(lines)


def passage_text(passage: Passage) -> Text:
    """A passage with its roles as styles."""
    text = Text()
    for span in passage.spans:
        words = "\n" if span.role is Role.BREAK else clean(span.text)
        text.append(words, STYLES[span.role])
    return text


def board_text(board: Board, candidates: bool = False, touched: Collection[Cell] = ()) -> Text:
    """The board's grid: givens bold, placed digits coloured, touched cells underlined."""
    text = Text()
    cells = iter(board.layout.cells)
    for number, line in enumerate(board.pretty(candidates).splitlines()):
        if number:
            text.append("\n")
        start = len(text)
        text.append(line)
        if line.startswith("|"):
            for entry in _ENTRY.finditer(line):
                cell = next(cells)
                style = (
                    f"{_style(board, cell)} {_TOUCHED}" if cell in touched else _style(board, cell)
                )
                text.stylize(style, start + entry.start(), start + entry.end())
    return text


def _style(board: Board, cell: Cell) -> str:
    if board.value(cell) is None:
        return _OPEN
    return _GIVEN if board.is_given(cell) else _PLACED
