"""Boards as passages: digits, or every candidate, with names beside rows and above columns.

Drawn are walls, the outlines of cages and their totals, letters along arrows and thermometers, and
signs for diagonals and windows.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from sudologue.model import Board, Cell, Layout, digit_text
from sudologue.narration.phrasing.board_lines import BoardLines, lines_of
from sudologue.narration.phrasing.board_signs import BoardSigns, signs_of
from sudologue.narration.phrasing.passage import (
    NEW_LINE,
    Form,
    Part,
    Passage,
    Role,
    Span,
    say,
)

_OPEN, _NOTHING, _NEW = ".", "-", "*"


class Strip(NamedTuple):
    """Some characters of a drawn board: part of a wall, a name in the margin, or a cell's own."""

    text: str
    cell: Cell | None = None
    is_name: bool = False


@dataclass(frozen=True)
class DrawnBoard:
    """A board drawn with characters: a text for each cell, and the names of rows and columns.

    Texts stand below each other at their beginning, or with `to_right` at their end.
    """

    layout: Layout
    texts: Sequence[str]
    names: tuple[Sequence[str], Sequence[str]]
    ascii_only: bool = False
    to_right: bool = False
    is_even: bool = False

    @cached_property
    def signs(self) -> BoardSigns:
        """What clues and further houses put beside the texts."""
        return signs_of(self.layout)

    @cached_property
    def walls(self) -> BoardLines:
        """The walls; where cages have some, no room is needed around them."""
        outlines = () if self.ascii_only else self.signs.outlines
        return lines_of(self.layout, self.ascii_only, not outlines, outlines)

    @cached_property
    def _corner(self) -> int:
        """The width of what stands in front of texts: totals, or room beside thin walls."""
        widths = (len(text) + 1 for text in self.signs.corners.values())
        return max(widths, default=int(not self.walls.is_airy))

    @cached_property
    def _entries(self) -> list[tuple[str, str, str]]:
        """What stands in each cell before its text, the text, and what stands behind it."""
        size, signs = self.layout.size, self.signs
        behind = [signs.behind.get(cell, "") for cell in self.layout.cells]
        lengths = [len(text) + len(its) for text, its in zip(self.texts, behind, strict=True)]
        widths = [max(len(name), *lengths[col::size]) for col, name in enumerate(self.names[1])]
        if self.is_even:
            widths = [max(widths)] * size
        entries: list[tuple[str, str, str]] = []
        for number, cell in enumerate(self.layout.cells):
            room = " " * (widths[number % size] - lengths[number])
            before = signs.corners.get(cell, "").ljust(self._corner)
            after = behind[number] + " " * bool(self._corner)
            its = (before + room, after) if self.to_right else (before, after + room)
            entries.append((its[0], self.texts[number], its[1]))
        return entries

    @cached_property
    def _widths(self) -> list[int]:
        return [len("".join(entry)) for entry in self._entries[: self.layout.size]]

    def lines(self) -> Iterator[list[Strip]]:
        """The drawing from top to bottom."""
        size, (rows, columns) = self.layout.size, self.names
        margin = max(map(len, rows)) + 1
        indent = Strip(" " * margin)
        yield [indent, *self._header(columns)]
        for row in range(size + 1):
            if self.walls.has_rule(row):
                yield [indent, Strip(self.walls.rule(row, self._widths))]
            if row < size:
                yield [Strip(f"{rows[row].rjust(margin - 1)} ", is_name=True), *self._row(row)]

    def _header(self, names: Sequence[str]) -> Iterator[Strip]:
        for col, (name, width) in enumerate(zip(names, self._widths, strict=True)):
            yield Strip(self.walls.gap(col))
            end = width - bool(self._corner)
            fitted = name.rjust(end) if self.to_right else f"{' ' * self._corner}{name}"
            is_last = col == self.layout.size - 1
            yield Strip(fitted if is_last else fitted.ljust(width), is_name=True)

    def _row(self, row: int) -> Iterator[Strip]:
        size, last = self.layout.size, ""
        for col in range(size):
            before, text, after = self._entries[row * size + col]
            yield Strip(f"{last}{self.walls.upright(row, col)}{before}")
            yield Strip(text, self.layout.cells[row * size + col])
            last = after
        yield Strip(f"{last}{self.walls.upright(row, size)}")


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
    values, starred = zip(board.layout.cells, board.masks.values, strict=True), frozenset(new)
    texts = [_digit(value) + _NEW * (cell in starred) for cell, value in values]
    return _grid(board, texts, False, starred)


def candidate_grid(board: Board) -> Passage:
    """The board with the candidates of every open cell.

    >>> print(candidate_grid(Board.from_string("1.....3..4.....2")).text.splitlines()[2])
    r1 | 1  23 | 24 4  |
    """
    masks = board.masks
    texts = [
        _digit(value) if value else "".join(map(digit_text, sorted(domain))) or _NOTHING
        for value, domain in zip(masks.values, masks.domains, strict=True)
    ]
    return _grid(board, texts, True)


def _digit(value: int | None) -> str:
    return _OPEN if value is None else digit_text(value)


def _grid(
    board: Board, texts: Sequence[str], shows_candidates: bool, new: Collection[Cell] = ()
) -> Passage:
    """The drawing; in ASCII, but for the outlines of cages."""
    numbers = range(1, board.layout.size + 1)
    names = [f"r{number}" for number in numbers], [f"c{number}" for number in numbers]
    drawn = DrawnBoard(board.layout, texts, names, ascii_only=not signs_of(board.layout).outlines)
    spans: list[Span] = []
    for line in drawn.lines():
        if spans:
            spans.append(NEW_LINE)
        spans += _row(line, board, new)
    return Passage(tuple(spans), Form.GRID, board, shows_candidates)


def _row(strips: Sequence[Strip], board: Board, new: Collection[Cell]) -> Sequence[Span]:
    """A line; of cells that are new, the digits as such."""
    if not new or not any(strip.cell in new for strip in strips):
        return (Span("".join([strip.text for strip in strips])),)
    parts: list[Part] = []
    for text, cell, _ in strips:
        if cell is None or cell not in new:
            parts.append(text)
        else:
            parts += (Span(text.removesuffix(_NEW), Role.DIGIT, board.value(cell)), _NEW)
    return say(*parts).spans
