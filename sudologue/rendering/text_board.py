"""Boards with the marks of a sketch, drawn with characters: every candidate has its own place.

A candidate has room for a sign after it, a cell for letters and signs in its left corner, rows and
columns for a sign in the margin, and boxes for one in the line above them. Below stands which signs
occur and what they mean, and what no sign has room for. Where such a board is wider than the room
there is, the marks of the compact picture are told in words.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from math import ceil, isqrt

from sudologue.model import Board, Candidate, Cell, HouseKind, Layout, digit_text
from sudologue.narration.notations import RC, Notation
from sudologue.narration.phrasing.board_lines import BoardLines
from sudologue.rendering.mark_signs import (
    GIVEN,
    PLACED,
    SIGNS,
    MarksByTarget,
    SignLegend,
    SignNames,
)
from sudologue.rendering.picture import (
    BoardDrawing,
    Picture,
    Piece,
    Shows,
    draw,
    further_houses,
    margins,
    shows_of,
)
from sudologue.sketching.sketch import Mark, Sketch

_CORNER = 1
_PLACE = 2


def draw_marked(
    board: Board,
    sketch: Sketch,
    notation: Notation = RC,
    *,
    width: int | None = None,
    height: int | None = None,
    ascii_only: bool = False,
) -> Picture:
    """A board with a sketch's marks; compact, where it is larger than the room that there is.

    The height is that of the drawing alone, without what is said below it.
    """
    notation.admit(board.layout.size)
    columns, lines = extent(board.layout, notation)
    if (width is not None and columns > width) or (height is not None and lines > height):
        return _compact(board, sketch, notation, width, ascii_only)
    drawing = _Drawing(board, notation, BoardLines(board.layout, ascii_only, is_airy=False), sketch)
    return Picture(tuple(drawing.lines()), tuple(drawing.notes()))


def extent(layout: Layout, notation: Notation = RC) -> tuple[int, int]:
    """How many columns and lines a board with marks takes."""
    size, side = layout.size, _side(layout)
    walls = BoardLines(layout, ascii_only=True, is_airy=False)
    margin = max(map(len, margins(notation, size)[0])) + 1
    rules = sum(map(walls.has_rule, range(size + 1)))
    return margin + size * (_width(layout) + 1) + 1, 1 + rules + size * ceil(size / side)


def _side(layout: Layout) -> int:
    """How many candidates stand side by side in a cell."""
    return isqrt(layout.size - 1) + 1


def _width(layout: Layout) -> int:
    return _CORNER + _PLACE * _side(layout)


def _compact(
    board: Board, sketch: Sketch, notation: Notation, width: int | None, ascii_only: bool
) -> Picture:
    """The picture without marks, with candidates if they fit, and the marks in words."""
    picture = draw(board, notation, candidates=True, ascii_only=ascii_only, width=width)
    if width is not None and picture.width > width:
        picture = draw(board, notation, ascii_only=ascii_only)
    told = SignNames(notation, board.layout.size).in_words(sketch)
    return replace(picture, notes=(*told, *picture.notes))


@dataclass(frozen=True)
class _Drawing(BoardDrawing):
    sketch: Sketch

    @cached_property
    def _side(self) -> int:
        return _side(self.board.layout)

    @cached_property
    def _depth(self) -> int:
        """How many lines a cell has."""
        return ceil(self.walls.size / self._side)

    @cached_property
    def _width(self) -> int:
        return _width(self.board.layout)

    @cached_property
    def _pointed(self) -> MarksByTarget:
        return MarksByTarget(self.sketch)

    def _signs(self, kind: HouseKind, index: int) -> tuple[str, Mark | None]:
        """The signs of a row or a column, and the mark that shows first."""
        for house, marks in self._pointed.on_houses.items():
            if (house.kind, house.index) == (kind, index):
                return self._pointed.house_signs(house), marks[0]
        return "", None

    # lines

    def notes(self) -> Iterator[str]:
        """What stands below the drawing."""
        legend = SignLegend(self.board, self._pointed, self.notation, self._depth)
        yield from legend.notes()
        yield from further_houses(self.board.layout, self.notation)

    def header(self) -> Iterator[Piece]:
        for col, name in enumerate(self.marks[1]):
            signs, mark = self._signs(HouseKind.COLUMN, col)
            before = " " * ((self._width - len(name)) // 2 + 1)
            yield Piece(f"{before}{name}", Shows.MARGIN)
            after = self._width + 1 - len(before) - len(name)
            yield Piece(signs[:after].ljust(after), Shows.SIGN, None, mark)

    def rule(self, row: int) -> Iterator[Piece]:
        rule = self.walls.rule(row, [self._width] * self.walls.size)
        drawn = 0
        for col in range(self.walls.size):
            for house, marks in self._pointed.on_houses.items():
                if house.kind is HouseKind.BOX and house.cells[0] == Cell(row, col):
                    start = 1 + col * (self._width + 1)
                    name = f"{self._pointed.house_signs(house)} {self.notation.house(house)} "
                    yield Piece(rule[drawn:start], Shows.FRAME)
                    yield Piece(name, Shows.SIGN, None, marks[0])
                    drawn = start + len(name)
        yield Piece(rule[drawn:], Shows.FRAME)

    def row(self, row: int) -> Iterator[Iterator[Piece]]:
        return (self._line(row, line) for line in range(self._depth))

    def _line(self, row: int, line: int) -> Iterator[Piece]:
        middle = (self._depth - 1) // 2
        name = self.marks[0][row] if line == middle else ""
        signs, mark = self._signs(HouseKind.ROW, row)
        sign = signs[line - middle : line - middle + 1] if line >= middle else ""
        yield Piece(name.rjust(self.margin), Shows.MARGIN)
        yield Piece(sign.ljust(1), Shows.SIGN, None, mark if sign else None)
        for col in range(self.walls.size + 1):
            yield Piece(self.walls.upright(row, col), Shows.FRAME)
            if col < self.walls.size:
                yield from self._cell(Cell(row, col), line, middle)

    def _cell(self, cell: Cell, line: int, middle: int) -> Iterator[Piece]:
        yield self._corner(cell, line)
        if self.board.value(cell) is None:
            yield from self._candidates(cell, line)
        else:
            yield from self._filled(cell, line == middle)

    def _corner(self, cell: Cell, line: int) -> Piece:
        is_open = self.board.value(cell) is None
        letters = [
            entry for entry in self._pointed.corners.get(cell, ()) if is_open or entry[1].label
        ]
        text, mark = letters[line] if line < len(letters) else (" ", None)
        return Piece(text[:_CORNER], Shows.SIGN, cell, mark, self._pointed.grounds.get(cell))

    def _candidates(self, cell: Cell, line: int) -> Iterator[Piece]:
        domain, ground = self.board.domain(cell), self._pointed.grounds.get(cell)
        for place in range(self._side):
            digit = line * self._side + place + 1
            marks = self._pointed.on_candidates.get(Candidate(cell, digit), ())
            if marks:
                text = f"{digit_text(digit)}{SIGNS[marks[0].kind].character}"
                yield Piece(text, Shows.OPEN, cell, marks[0], ground)
            else:
                text = digit_text(digit) if digit <= self.walls.size and digit in domain else ""
                yield Piece(text.ljust(_PLACE), Shows.OPEN, cell, None, ground)

    def _filled(self, cell: Cell, has_digit: bool) -> Iterator[Piece]:
        """The digit in the middle of its cell, in brackets, and with a sign after them."""
        room, ground = self._width - _CORNER, self._pointed.grounds.get(cell)
        marks = self._pointed.on_cells.get(cell, ()) if has_digit else ()
        text = ""
        if has_digit:
            before, after = GIVEN if self.board.is_given(cell) else PLACED
            sign = SIGNS[marks[0].kind].character if marks else ""
            text = f"{before}{digit_text(self.board.value(cell) or 0)}{after}{sign}"
        indent = " " * ((room - len("[5]")) // 2)
        shows, mark = shows_of(self.board, cell), marks[0] if marks else None
        yield Piece(f"{indent}{text}".ljust(room), shows, cell, mark, ground)
