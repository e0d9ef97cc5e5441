"""Boards drawn with characters: walls between the boxes or regions, coordinates in the margin.

A picture is lines of pieces that say what they show, so that a terminal can colour them. Colour is
never needed: placed digits have a `+`, a cell's last candidate stands in parentheses, and sentences
below say so, and name the houses that no line shows.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property

from sudologue.grouping import grouped
from sudologue.model import Board, Cell, House, HouseKind, Layout, digit_text, expect_board
from sudologue.narration.notations import RC, Notation
from sudologue.narration.phrasing.board_lines import BoardLines
from sudologue.narration.phrasing.board_signs import signs_of
from sudologue.narration.phrasing.clue_lines import clue_lines
from sudologue.narration.phrasing.filling import Speaker, when
from sudologue.narration.phrasing.grids import DrawnBoard, Strip
from sudologue.narration.steps.causes import eliminated
from sudologue.sketching.sketch import Mark
from sudologue.wording import counted

_words = Speaker(__name__)


class Shows(Enum):
    """What a piece of a picture is."""

    FRAME = "frame"
    MARGIN = "margin"
    GIVEN = "given"
    PLACED = "placed"
    OPEN = "open"
    SIGN = "sign"


@dataclass(frozen=True)
class Piece:
    """Some characters of a line; of a cell's, the cell.

    What they point out is their `mark`, what the ground below them points out their `ground`.
    """

    text: str
    shows: Shows
    cell: Cell | None = None
    mark: Mark | None = None
    ground: Mark | None = None


@dataclass(frozen=True, repr=False)
class Picture:
    """The lines of the drawing, and the sentences below it; printed, it is the drawing."""

    lines: tuple[tuple[Piece, ...], ...]
    notes: tuple[str, ...]

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Picture of {counted(len(self.lines), 'line')}>"

    @property
    def width(self) -> int:
        """How many columns the drawing takes."""
        return max((sum(len(piece.text) for piece in line) for line in self.lines), default=0)

    @property
    def text(self) -> str:
        """The picture without colour, its lines without blanks at their ends."""
        drawn = ["".join(piece.text for piece in line).rstrip() for line in self.lines]
        return "\n".join([*drawn, *(["", *self.notes] if self.notes else [])])


def draw(
    board: Board,
    notation: Notation = RC,
    *,
    candidates: bool = False,
    ascii_only: bool = False,
    width: int | None = None,
) -> Picture:
    """A board as a picture; with `candidates`, open cells show what they may still take.

    Where a `width` has no room for the outlines of clues, these are only listed below.

    >>> print(draw(Board.from_string("1.....3..4.....2"), ascii_only=True))
         c1 c2   c3 c4
       +-------+-------+
    r1 |  1  . |  .  . |
    r2 |  .  . |  3  . |
       +-------+-------+
    r3 |  .  4 |  .  . |
    r4 |  .  . |  .  2 |
       +-------+-------+
    """
    expect_board(board)
    notation.admit(board.layout.size)
    layout = board.layout
    for shown in (layout, replace(layout, clues=())):
        drawn = _drawn(board, shown, notation, candidates, ascii_only)
        lines = tuple(tuple(_piece(strip, board) for strip in line) for line in drawn.lines())
        picture = Picture(lines, tuple(_notes(board, notation, candidates)))
        if width is None or picture.width <= width:
            break
    return picture


def _drawn(
    board: Board, layout: Layout, notation: Notation, candidates: bool, ascii_only: bool
) -> DrawnBoard:
    """The board with what stands in its cells.

    Columns of digits are alike; candidates, and digits with signs, stand at the left.
    """
    texts = [_text_of(board, cell, candidates) for cell in layout.cells]
    signs, (rows, columns) = signs_of(layout), margins(notation, layout.size)
    to_right = not (candidates or signs.corners or signs.behind)
    return DrawnBoard(
        layout,
        texts,
        (tuple(rows), tuple(columns)),
        ascii_only,
        to_right=to_right,
        is_even=not candidates,
    )


def _text_of(board: Board, cell: Cell, candidates: bool) -> str:
    value = board.value(cell)
    if value is not None:
        return digit_text(value) if board.is_given(cell) else f"+{digit_text(value)}"
    if not candidates:
        return "."
    domain = "".join(map(digit_text, sorted(board.domain(cell))))
    return f"({domain})" if len(domain) == 1 else domain or "-"


def _piece(strip: Strip, board: Board) -> Piece:
    if strip.cell is None:
        return Piece(strip.text, Shows.MARGIN if strip.is_name else Shows.FRAME)
    return Piece(strip.text, shows_of(board, strip.cell), strip.cell)


@dataclass(frozen=True)
class BoardDrawing(ABC):
    """A board in characters: a header, and for each row its lines, with walls between them."""

    board: Board
    notation: Notation
    walls: BoardLines

    @cached_property
    def marks(self) -> tuple[list[str], list[str]]:
        """What stands in the margin, beside the rows and above the columns."""
        return margins(self.notation, self.walls.size)

    @cached_property
    def margin(self) -> int:
        """The width of the margin."""
        return max(map(len, self.marks[0]))

    def lines(self) -> Iterator[tuple[Piece, ...]]:
        """The drawing from top to bottom."""
        indent = Piece(" " * (self.margin + 1), Shows.FRAME)
        yield indent, *self.header()
        for row in range(self.walls.size + 1):
            if self.walls.has_rule(row):
                yield indent, *self.rule(row)
            if row < self.walls.size:
                yield from map(tuple, self.row(row))

    @abstractmethod
    def header(self) -> Iterator[Piece]:
        """The names of the columns."""

    @abstractmethod
    def rule(self, row: int) -> Iterator[Piece]:
        """The line above a row."""

    @abstractmethod
    def row(self, row: int) -> Iterator[Iterator[Piece]]:
        """The lines of a row."""


def margins(notation: Notation, size: int) -> tuple[list[str], list[str]]:
    """What stands in the margin, beside the rows and above the columns."""
    rows, columns = (
        [notation.mark(House(kind, index, ())) for index in range(size)]
        for kind in (HouseKind.ROW, HouseKind.COLUMN)
    )
    return rows, columns


def shows_of(board: Board, cell: Cell) -> Shows:
    """What the characters of a cell show."""
    if board.value(cell) is None:
        return Shows.OPEN
    return Shows.GIVEN if board.is_given(cell) else Shows.PLACED


# what the drawing does not show by itself


def sign_notes(board: Board, candidates: bool) -> Iterator[str]:
    """What signs before digits mean, and those of cells with one candidate or none."""
    masks = board.masks
    if masks.filled & ~masks.givens:
        yield _words.say("placed", *when(others_given=masks.givens)).text
    domains = [len(board.domain(cell)) for cell in board.layout.cells if not board.value(cell)]
    if candidates and 1 in domains:
        yield _words.say("last_candidate").text
    if candidates and 0 in domains:
        yield _words.say("no_candidate").text


def _notes(board: Board, notation: Notation, candidates: bool) -> Iterator[str]:
    yield from sign_notes(board, candidates)
    unbarred = Board(replace(board.masks, barred=0))
    hidden = 0 if candidates else eliminated(unbarred).bit_count()
    if hidden:
        yield _words.say("hidden", hidden=hidden).text
    yield from further_houses(board.layout, notation)


def further_houses(layout: Layout, notation: Notation) -> Iterator[str]:
    """Houses, sights and clues that no line shows."""
    by_kind = grouped((house.kind, house) for house in layout.houses)
    diagonals: Sequence[House] = by_kind.get(HouseKind.DIAGONAL, ())
    if diagonals:
        yield _words.say("diagonals", *when(one=len(diagonals) == 1), diagonals=diagonals).text
    if HouseKind.WINDOW in by_kind:
        yield _words.say("windows").text
    if HouseKind.GROUP in by_kind:
        yield _words.say("groups").text
    for house in by_kind.get(HouseKind.EXTRA, ()):
        cells = notation.cells(house.cells, layout.size)
        yield _words.say("extra", house=house, cells=cells).text
    for sight in layout.sights:
        yield _words.say("sight", sight=sight.name.removeprefix("a ")).text
    yield from clue_lines(layout, notation)
