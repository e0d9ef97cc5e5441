"""Boards drawn with characters: lines between the boxes or regions, coordinates in the margin.

A picture is lines of pieces that say what they show, so that a terminal can colour them. Colour is
never needed: placed digits have a `+`, a cell's last candidate stands in parentheses, and sentences
below say so, and name the houses that no line shows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property

from sudologue.model import Board, Cell, House, HouseKind, Layout, digit_text, expect_board
from sudologue.narration.causes import eliminated
from sudologue.narration.english import count
from sudologue.narration.notations import RC, Notation
from sudologue.wording import counted


class Shows(Enum):
    """What a piece of a picture is."""

    FRAME = "frame"
    MARGIN = "margin"
    GIVEN = "given"
    PLACED = "placed"
    OPEN = "open"


@dataclass(frozen=True)
class Piece:
    """Some characters of a line; of a cell's, the cell."""

    text: str
    shows: Shows
    cell: Cell | None = None


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
    drawing = _Drawing(board, notation, candidates, _ASCII if ascii_only else _BOX)
    return Picture(tuple(drawing.lines()), tuple(_notes(board, notation, candidates)))


# lines: which arms a joint has, up, down, left and right

_UP, _DOWN, _LEFT, _RIGHT = 1, 2, 4, 8
_ARMS = (0, 3, 12, 10, 6, 9, 5, 11, 7, 14, 13, 15)
_BOX: dict[int, str] = dict(zip(_ARMS, " │─┌┐└┘├┤┬┴┼", strict=True))
_ASCII: dict[int, str] = dict(zip(_ARMS, " |-+++++++++", strict=True))


@dataclass(frozen=True)
class _Drawing:
    board: Board
    notation: Notation
    candidates: bool
    joints: dict[int, str]

    @property
    def layout(self) -> Layout:
        return self.board.layout

    @property
    def size(self) -> int:
        return self.board.layout.size

    def lines(self) -> Iterator[tuple[Piece, ...]]:
        """The drawing from top to bottom."""
        yield tuple(self._header())
        for row in range(self.size + 1):
            if any(self._wall_above(row, col) for col in range(self.size)):
                yield Piece(" " * (self._margin + 1), Shows.FRAME), *self._rule(row)
            if row < self.size:
                yield tuple(self._row(row))

    # walls

    @cached_property
    def _block_of(self) -> dict[Cell, House]:
        """The box or the region of each cell; a layout may have none."""
        blocks = (HouseKind.BOX, HouseKind.REGION)
        return {c: h for h in reversed(self.layout.houses) if h.kind in blocks for c in h.cells}

    def _block(self, row: int, col: int) -> object:
        if not (0 <= row < self.size and 0 <= col < self.size):
            return "outside"
        return self._block_of.get(Cell(row, col))

    def _wall_above(self, row: int, col: int) -> bool:
        return self._block(row - 1, col) != self._block(row, col)

    def _wall_before(self, row: int, col: int) -> bool:
        return self._block(row, col - 1) != self._block(row, col)

    @cached_property
    def _walled(self) -> list[bool]:
        """Whether there is a wall anywhere before a column, so that it needs room."""
        return [
            any(self._wall_before(row, col) for row in range(self.size))
            for col in range(self.size + 1)
        ]

    # rows

    @cached_property
    def _texts(self) -> tuple[str, ...]:
        return tuple(map(self._text_of, self.layout.cells))

    def _text_of(self, cell: Cell) -> str:
        value = self.board.value(cell)
        if value is not None:
            return digit_text(value) if self.board.is_given(cell) else f"+{digit_text(value)}"
        if not self.candidates:
            return "."
        domain = "".join(map(digit_text, sorted(self.board.domain(cell))))
        return f"({domain})" if len(domain) == 1 else domain or "-"

    @cached_property
    def _marks(self) -> tuple[list[str], list[str]]:
        """What stands in the margin, beside the rows and above the columns."""
        rows, columns = (
            [self.notation.mark(House(kind, index, ())) for index in range(self.size)]
            for kind in (HouseKind.ROW, HouseKind.COLUMN)
        )
        return rows, columns

    @cached_property
    def _margin(self) -> int:
        return max(map(len, self._marks[0]))

    @cached_property
    def _widths(self) -> list[int]:
        """The width of each column; without candidates, all are alike."""
        texts, marks = self._texts, self._marks[1]
        widths = [
            max(len(marks[col]), *map(len, texts[col :: self.size])) for col in range(self.size)
        ]
        return widths if self.candidates else [max(widths)] * self.size

    def _fitted(self, text: str, col: int) -> str:
        """Digits stand below each other; candidates begin together."""
        width = self._widths[col]
        return text.ljust(width) if self.candidates else text.rjust(width)

    def _header(self) -> Iterator[Piece]:
        yield Piece(" " * (self._margin + 1), Shows.FRAME)
        for col, mark in enumerate(self._marks[1]):
            gap = "  " if col == 0 else "   " if self._walled[col] else " "
            yield Piece(gap, Shows.FRAME)
            yield Piece(self._fitted(mark, col), Shows.MARGIN)

    def _row(self, row: int) -> Iterator[Piece]:
        yield Piece(f"{self._marks[0][row].rjust(self._margin)} ", Shows.MARGIN)
        for col in range(self.size + 1):
            wall = self.joints[_UP | _DOWN if self._wall_before(row, col) else 0]
            before = "" if col == 0 else " "
            after = "" if col == self.size else " "
            yield Piece(f"{before}{wall}{after}" if self._walled[col] else " ", Shows.FRAME)
            if col < self.size:
                yield from self._entry(row, col)

    def _entry(self, row: int, col: int) -> Iterator[Piece]:
        cell = Cell(row, col)
        text = self._texts[self.layout.cell_number(cell)]
        if self.board.value(cell) is None:
            shows = Shows.OPEN
        else:
            shows = Shows.GIVEN if self.board.is_given(cell) else Shows.PLACED
        room = Piece(" " * (self._widths[col] - len(text)), Shows.FRAME)
        entry = Piece(text, shows, cell)
        yield from (entry, room) if self.candidates else (room, entry)

    def _rule(self, row: int) -> Iterator[Piece]:
        """The line above a row, with its joints."""
        size, flat = self.size, self.joints[_LEFT | _RIGHT]
        line = ""
        for col in range(size + 1):
            left = col > 0 and self._wall_above(row, col - 1)
            right = col < size and self._wall_above(row, col)
            up = row > 0 and self._wall_before(row - 1, col)
            down = row < size and self._wall_before(row, col)
            joint = self.joints[_UP * up | _DOWN * down | _LEFT * left | _RIGHT * right]
            if self._walled[col]:
                before = "" if col == 0 else flat if left else " "
                after = "" if col == size else flat if right else " "
                joint = f"{before}{joint}{after}"
            line += joint
            if col < size:
                line += (flat if right else " ") * self._widths[col]
        yield Piece(line, Shows.FRAME)


# what the drawing does not show by itself


def _notes(board: Board, notation: Notation, candidates: bool) -> Iterator[str]:
    placed = board.filled & ~board.givens
    if placed and board.givens:
        yield "A + stands before digits that were placed; the others were given."
    elif placed:
        yield "A + stands before digits that were placed; none was given."
    domains = [len(board.domain(cell)) for cell in board.layout.cells if not board.value(cell)]
    if candidates and 1 in domains:
        yield "A digit in parentheses is the last candidate of its cell."
    if candidates and 0 in domains:
        yield "A - stands in cells that have no candidate left."
    hidden = 0 if candidates else eliminated(replace(board, barred=0)).bit_count()
    if hidden:
        are, them = ("is", "it") if hidden == 1 else ("are", "them")
        gone = count(hidden, "candidate")
        yield f"Not shown: {gone} {are} ruled out though no digit sees {them}."
    yield from _further_houses(board.layout, notation)


def _further_houses(layout: Layout, notation: Notation) -> Iterator[str]:
    by_kind: dict[HouseKind, list[House]] = {}
    for house in layout.houses:
        by_kind.setdefault(house.kind, []).append(house)
    diagonals: Sequence[House] = by_kind.get(HouseKind.DIAGONAL, ())
    if len(diagonals) == 1:
        yield f"The {diagonals[0]} is a house."
    elif diagonals:
        yield "Both long diagonals are houses."
    if HouseKind.WINDOW in by_kind:
        yield "The windows are houses."
    if HouseKind.GROUP in by_kind:
        yield "The same places of the boxes are houses."
    for house in by_kind.get(HouseKind.EXTRA, ()):
        yield f"{str(house).capitalize()}: {notation.cells(house.cells, layout.size)}."
    for sight in layout.sights:
        yield f"Equal digits are no {sight.name.removeprefix('a ')} apart."
