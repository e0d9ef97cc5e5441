"""Boards as passages: digits, or every candidate, with names beside rows and above columns.

Drawn are walls, the outlines of cages and their totals, letters along arrows and thermometers, and
signs for diagonals and windows.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from typing import NamedTuple

from sudologue.caches import BULKY, PARTS, cached
from sudologue.model import Board, Cell, Layout, bits_of, digit_text
from sudologue.narration.phrasing.board_lines import BoardLines, lines_of
from sudologue.narration.phrasing.board_signs import signs_of
from sudologue.narration.phrasing.passage import NEW_LINE, Form, Passage, Role, Span

_OPEN, _NOTHING, _NEW = ".", "-", "*"


class Strip(NamedTuple):
    """Some characters of a drawn board: part of a wall, a name in the margin, or a cell's own."""

    text: str
    cell: Cell | None = None
    is_name: bool = False


@dataclass(frozen=True)
class BoardFrame:
    """What a drawing has around the texts of its cells, if its columns have these widths.

    Where cages have walls, no room is needed around them; their totals, or room beside thin walls,
    take the corners of cells.
    """

    layout: Layout
    names: tuple[Sequence[str], Sequence[str]]
    widths: tuple[int, ...]
    ascii_only: bool
    to_right: bool

    @cached_property
    def _walls(self) -> BoardLines:
        outlines = () if self.ascii_only else signs_of(self.layout).outlines
        return lines_of(self.layout, self.ascii_only, not outlines, outlines)

    @cached_property
    def _corner(self) -> int:
        """The width of what stands in front of texts."""
        widths = (len(text) + 1 for text in signs_of(self.layout).corners.values())
        return max(widths, default=int(not self._walls.is_airy))

    @cached_property
    def _margin(self) -> int:
        return max(map(len, self.names[0])) + 1

    def name(self, row: int) -> str:
        """What stands beside a row."""
        return f"{self.names[0][row].rjust(self._margin - 1)} "

    @cached_property
    def header(self) -> Sequence[Strip]:
        """The names of the columns."""
        strips = [Strip(" " * self._margin)]
        for col, (name, width) in enumerate(zip(self.names[1], self.widths, strict=True)):
            strips.append(Strip(self._walls.gap(col)))
            fitted = " " * self._corner + (name.rjust(width) if self.to_right else name)
            is_last = col == self.layout.size - 1
            full = self._corner + width + bool(self._corner)
            strips.append(Strip(fitted if is_last else fitted.ljust(full), is_name=True))
        return strips

    @cached_property
    def rules(self) -> Sequence[str]:
        """The walls above each row and below the last; an empty text where there is none."""
        indent, around = " " * self._margin, self._corner + bool(self._corner)
        widths = [around + width for width in self.widths]
        return [
            f"{indent}{self._walls.rule(row, widths)}" if self._walls.has_rule(row) else ""
            for row in range(self.layout.size + 1)
        ]

    @cached_property
    def gaps(self) -> Sequence[Sequence[str]]:
        """What stands in each row between the margin and the first cell, and behind each cell."""
        size, corners = self.layout.size, signs_of(self.layout).corners
        walls, last = self._walls, " " * bool(self._corner)
        cells = iter(self.layout.cells)
        return [
            [
                f"{last if col else ''}{walls.upright(row, col)}"
                + ("" if col == size else corners.get(next(cells), "").ljust(self._corner))
                for col in range(size + 1)
            ]
            for row in range(size)
        ]


frame_of = cached(BULKY)(BoardFrame)
"""A frame, kept for the next board whose columns are as wide: boards of digits all have one."""


@dataclass(frozen=True)
class DrawnBoard:
    """A board drawn with characters: a text for each cell, and the names of rows and columns.

    Texts stand below each other at their beginning, or with `to_right` at their end.
    """

    layout: Layout
    texts: Sequence[str]
    names: tuple[tuple[str, ...], tuple[str, ...]]
    ascii_only: bool = False
    to_right: bool = False
    is_even: bool = False

    @cached_property
    def _fillings(self) -> Sequence[str]:
        """The text of each cell with the signs behind it."""
        signs = signs_of(self.layout).behind
        if not signs:
            return self.texts
        cells = zip(self.texts, self.layout.cells, strict=True)
        return [text + signs.get(cell, "") for text, cell in cells]

    @cached_property
    def frame(self) -> BoardFrame:
        """What stands around the texts."""
        size, lengths = self.layout.size, [*map(len, self._fillings)]
        widths = [max(len(name), *lengths[col::size]) for col, name in enumerate(self.names[1])]
        if self.is_even:
            widths = [max(widths)] * size
        return frame_of(self.layout, self.names, tuple(widths), self.ascii_only, self.to_right)

    @cached_property
    def cells(self) -> Sequence[str]:
        """What each cell is filled with, as wide as its column."""
        widths = self.frame.widths * self.layout.size
        fit = str.rjust if self.to_right else str.ljust
        return [*map(fit, self._fillings, widths)]

    def lines(self) -> Iterator[Sequence[Strip]]:
        """The drawing from top to bottom."""
        frame = self.frame
        yield frame.header
        for row, rule in enumerate(frame.rules):
            if rule:
                yield [Strip(rule)]
            if row < self.layout.size:
                yield [Strip(frame.name(row), is_name=True), *self._row(row)]

    def _row(self, row: int) -> Iterator[Strip]:
        start, last = row * self.layout.size, ""
        for number, gap in enumerate(self.frame.gaps[row][:-1], start):
            text, cell = self.texts[number], self.layout.cells[number]
            before, _, behind = self.cells[number].partition(text)
            yield Strip(f"{last}{gap}{before}")
            yield Strip(text, cell)
            last = behind
        yield Strip(f"{last}{self.frame.gaps[row][-1]}")


def digit_grid(board: Board, new: Collection[Cell] = ()) -> Passage:
    """The digits, those of some cells with a star, because they are new.

    >>> print(digit_grid(Board.from_string("1.....3..4.....2"), new=[Cell(0, 0)]).text)
         c1 c2   c3 c4
       +-------+-------+
    r1 | 1* .  | .  .  |
    r2 | .  .  | 3  .  |
       +-------+-------+
    r3 | .  4  | .  .  |
    r4 | .  .  | .  2  |
       +-------+-------+
    """
    texts = [_OPEN if value is None else digit_text(value) for value in board.masks.values]
    return _grid(board, texts, False, new)


def candidate_grid(board: Board, new: Collection[Cell] = ()) -> Passage:
    """The board with the candidates of every open cell, the last one in parentheses.

    >>> print(candidate_grid(Board.from_string("1.....3..4.....2")).text.splitlines()[2])
    r1 | 1   23  | 24  (4) |
    """
    masks = board.masks
    texts = [
        digit_text(value) if value else _candidates(bits)
        for value, bits in zip(masks.values, masks.domain_bits, strict=True)
    ]
    return _grid(board, texts, True, new)


@cached(PARTS)
def _candidates(bits: int) -> str:
    text = "".join([digit_text(bit + 1) for bit in bits_of(bits)])
    return f"({text})" if bits.bit_count() == 1 else text or _NOTHING


@cached(BULKY)
def _names(size: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of rows and of columns."""
    numbers = range(1, size + 1)
    return tuple([f"r{number}" for number in numbers]), tuple([f"c{number}" for number in numbers])


def _grid(board: Board, texts: list[str], shows_candidates: bool, new: Collection[Cell]) -> Passage:
    """The drawing; in ASCII, but for the outlines of cages."""
    starred = {*map(board.masks.tables.cell_number, new)}
    for number in starred:
        texts[number] += _NEW
    in_ascii = not signs_of(board.layout).outlines
    drawn = DrawnBoard(board.layout, texts, _names(board.layout.size), ascii_only=in_ascii)
    spans = [Span("".join([strip.text for strip in drawn.frame.header]))]
    for row, rule in enumerate(drawn.frame.rules):
        if rule:
            spans += (NEW_LINE, Span(rule))
        if row < board.layout.size:
            spans += (NEW_LINE, *_row(drawn, row, board, starred))
    return Passage(tuple(spans), Form.GRID, board, shows_candidates)


def _row(drawn: DrawnBoard, row: int, board: Board, new: Collection[int]) -> Iterator[Span]:
    """A row; of cells that are new, the digits as such."""
    size, text = board.layout.size, drawn.frame.name(row)
    gaps, start = drawn.frame.gaps[row], row * size
    for number, gap, filling in zip(
        count(start), gaps, drawn.cells[start : start + size], strict=False
    ):
        if number in new:
            digit, _, behind = filling.partition(_NEW)
            yield from (Span(text + gap), Span(digit, Role.DIGIT, board.masks.values[number]))
            text = _NEW + behind
        else:
            text += gap + filling
    yield Span(text + gaps[-1])
