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
from sudologue.narration.phrasing.clue_lines import clue_lines
from sudologue.narration.phrasing.filling import Speaker, when
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
    board: Board, notation: Notation = RC, *, candidates: bool = False, ascii_only: bool = False
) -> Picture:
    """A board as a picture; with `candidates`, open cells show what they may still take.

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
    walls = BoardLines(board.layout, ascii_only, is_airy=True)
    drawing = _Drawing(board, notation, walls, candidates)
    return Picture(tuple(drawing.lines()), tuple(_notes(board, notation, candidates)))


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


@dataclass(frozen=True)
class _Drawing(BoardDrawing):
    candidates: bool

    @cached_property
    def _texts(self) -> tuple[str, ...]:
        return tuple(map(self._text_of, self.board.layout.cells))

    def _text_of(self, cell: Cell) -> str:
        value = self.board.value(cell)
        if value is not None:
            return digit_text(value) if self.board.is_given(cell) else f"+{digit_text(value)}"
        if not self.candidates:
            return "."
        domain = "".join(map(digit_text, sorted(self.board.domain(cell))))
        return f"({domain})" if len(domain) == 1 else domain or "-"

    @cached_property
    def _widths(self) -> list[int]:
        """The width of each column; without candidates, all are alike."""
        texts, size = self._texts, self.walls.size
        widths = [
            max(len(mark), *map(len, texts[col::size])) for col, mark in enumerate(self.marks[1])
        ]
        return widths if self.candidates else [max(widths)] * size

    def header(self) -> Iterator[Piece]:
        for col, mark in enumerate(self.marks[1]):
            yield Piece(self.walls.gap(col), Shows.FRAME)
            # digits stand below each other; candidates begin together
            width = self._widths[col]
            fitted = mark.ljust(width) if self.candidates else mark.rjust(width)
            yield Piece(fitted, Shows.MARGIN)

    def rule(self, row: int) -> Iterator[Piece]:
        yield Piece(self.walls.rule(row, self._widths), Shows.FRAME)

    def row(self, row: int) -> Iterator[Iterator[Piece]]:
        yield self._row(row)

    def _row(self, row: int) -> Iterator[Piece]:
        yield Piece(f"{self.marks[0][row].rjust(self.margin)} ", Shows.MARGIN)
        for col in range(self.walls.size + 1):
            yield Piece(self.walls.upright(row, col), Shows.FRAME)
            if col < self.walls.size:
                yield from self._entry(row, col)

    def _entry(self, row: int, col: int) -> Iterator[Piece]:
        cell = Cell(row, col)
        text = self._texts[self.board.layout.tables.cell_number(cell)]
        entry = Piece(text, shows_of(self.board, cell), cell)
        room = Piece(" " * (self._widths[col] - len(text)), Shows.FRAME)
        yield from (entry, room) if self.candidates else (room, entry)


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


def _notes(board: Board, notation: Notation, candidates: bool) -> Iterator[str]:
    masks = board.masks
    placed = masks.filled & ~masks.givens
    if placed:
        yield _words.say("placed", *when(others_given=masks.givens)).text
    domains = [len(board.domain(cell)) for cell in board.layout.cells if not board.value(cell)]
    if candidates and 1 in domains:
        yield _words.say("last_candidate").text
    if candidates and 0 in domains:
        yield _words.say("no_candidate").text
    hidden = 0 if candidates else eliminated(Board(replace(masks, barred=0))).bit_count()
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
