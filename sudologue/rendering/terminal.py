"""Terminals, with rich: roles become styles, and boards show which digits were given.

Colour only ever underlines what the words or the weight of the type say as well: givens are bold.
Whether there is colour at all is for the terminal and for the environment to say: none when the
output is no terminal, when `TERM` is `dumb` or `NO_COLOR` is set, and colour on whatever output
when `FORCE_COLOR` is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby
from typing import IO

from rich.console import Console
from rich.text import Text

from sudologue.model import Board
from sudologue.model.board_text import grid
from sudologue.narration import Passage, Role
from sudologue.narration.phrasing.passage import Form
from sudologue.rendering.picture import Picture, Piece, Shows, shows_of
from sudologue.rendering.text_output import clean
from sudologue.sketching.sketch import Mark, MarkKind

STYLES = {
    Role.PLAIN: "",
    Role.CELL: "cyan",
    Role.CANDIDATE: "cyan",
    Role.DIGIT: "bold",
    Role.HOUSE: "green",
    Role.RULE: "bold magenta",
    Role.STEP: "dim",
    Role.EMPHASIS: "bold",
    Role.BREAK: "",
}
_HEADING = "bold"
_DRAWN = {
    Shows.FRAME: "dim",
    Shows.MARGIN: "green",
    Shows.GIVEN: "bold",
    Shows.PLACED: "cyan",
    Shows.OPEN: "dim",
    Shows.SIGN: "bold",
}
_MARKED = {
    MarkKind.PLACED: "bold green",
    MarkKind.GONE: "bold red",
    MarkKind.SUPPOSED: "bold reverse",
    MarkKind.DOUBLE_EXCEPTION: "bold underline yellow",
    MarkKind.EXCEPTION: "bold yellow",
    MarkKind.ON: "bold magenta",
    MarkKind.OFF: "magenta",
    MarkKind.SEEN: "bold cyan",
    MarkKind.BLOCKED: "dim",
    MarkKind.DEAD: "bold reverse red",
    MarkKind.PIVOT: "bold cyan",
    MarkKind.CELL: "bold cyan",
    MarkKind.CAUSE: "bold yellow",
    MarkKind.BASE: "bold green",
    MarkKind.COVER: "bold yellow",
}
# of the 256: pale ones for the ground, so that what stands on it has to be dark
_DARK = {
    "green": "color(22)",
    "red": "color(124)",
    "yellow": "color(94)",
    "cyan": "color(24)",
    "magenta": "color(90)",
}
_INK, _PENCIL = "color(16)", "color(240)"
_GROUPS = ("color(153)", "color(223)", "color(157)", "color(183)", "color(252)")
_GROUNDS = {
    MarkKind.CELL: "color(189)",
    MarkKind.PIVOT: "color(225)",
    MarkKind.CAUSE: "color(230)",
    MarkKind.DEAD: "color(217)",
    MarkKind.BASE: "color(195)",
    MarkKind.COVER: "color(194)",
}
_ROW, _ENTRY = re.compile(r"^\|.*", re.MULTILINE), re.compile(r"[^\s|]+")


def console_for(file: IO[str], always: bool = False) -> Console:
    """A console that writes to a file, in colour where that is welcome, or always."""
    forced = True if always else None
    return Console(file=file, force_terminal=forced, highlight=False, markup=False, emoji=False)


def print_passages(console: Console, passages: Iterable[Passage]) -> None:
    """Write passages; on a terminal all but grids are wrapped at its width."""
    for number, passage in enumerate(passages):
        if number and not passage.is_line:
            console.print()
        whole = passage.form is Form.GRID or not console.is_terminal
        console.print(passage_text(passage), soft_wrap=whole)


def print_board(console: Console, board: Board, candidates: bool = False) -> None:
    """Write a board as a grid."""
    console.print(board_text(board, candidates), soft_wrap=True)


def print_picture(console: Console, picture: Picture) -> None:
    """Write a drawn board, and what is said below it."""
    console.print(picture_text(picture, has_grounds(console)), soft_wrap=True)
    if picture.notes:
        console.print()
    for note in picture.notes:
        console.print(note, soft_wrap=not console.is_terminal)


def picture_text(picture: Picture, has_grounds: bool = False) -> Text:
    """A drawn board: givens bold, placed digits coloured, all that is no digit dim; and its marks.

    Grounds below cells take a terminal with 256 colours; the signs say as much without.
    """
    return Text("\n").join(_line(line, has_grounds) for line in picture.lines)


def _line(pieces: Iterable[Piece], has_grounds: bool) -> Text:
    text = Text()
    for style, its in groupby(pieces, lambda piece: _style_of(piece, has_grounds)):
        text.append("".join(piece.text for piece in its), style)
    return text


def has_grounds(console: Console) -> bool:
    """Whether a terminal has colours enough for grounds below cells."""
    return console.color_system in ("256", "truecolor") and not console.no_color


def _style_of(piece: Piece, has_grounds: bool) -> str:
    style = _DRAWN[piece.shows] if piece.mark is None else _MARKED[piece.mark.kind]
    if piece.text.isspace() and piece.mark is None:
        style = _DRAWN[Shows.FRAME]
    if piece.ground is None or not has_grounds:
        return style
    words = ["" if word == "dim" else _DARK.get(word, word) for word in style.split()]
    if not any(word.startswith("color") for word in words):
        words.append(_PENCIL if piece.shows is Shows.OPEN and piece.mark is None else _INK)
    return f"{' '.join(words)} on {_ground(piece.ground)}"


def _ground(mark: Mark) -> str:
    if mark.group:
        return _GROUPS[(mark.group - 1) % len(_GROUPS)]
    return _GROUNDS.get(mark.kind, _GROUNDS[MarkKind.CELL])


def passage_text(passage: Passage) -> Text:
    """A passage with its roles as styles; a heading is bold."""
    text = Text(style=_HEADING if passage.form is Form.HEADING else "")
    for span in passage.spans:
        words = "\n" if span.role is Role.BREAK else clean(span.text)
        text.append(words, STYLES[span.role])
    return text


def board_text(board: Board, candidates: bool = False) -> Text:
    """The board's grid: givens bold, placed digits coloured."""
    text = Text(grid(board, candidates))
    rows = (row.span() for row in _ROW.finditer(text.plain))
    entries = (entry.span() for row in rows for entry in _ENTRY.finditer(text.plain, *row))
    for cell, entry in zip(board.layout.cells, entries, strict=True):
        text.stylize(_DRAWN[shows_of(board, cell)], *entry)
    return text
