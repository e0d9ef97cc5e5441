"""The lines of a board drawn with characters: walls between boxes or regions, and their joints."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property

from sudologue.caches import LAYOUTS, Lookup, cached
from sudologue.grouping import grouped
from sudologue.model import Cell, House, HouseKind, Layout

_Place = tuple[int, int]


class Wall(IntEnum):
    """What stands between two cells."""

    NONE = 0
    THIN = 1
    THICK = 2
    DASHED = 3

    @property
    def arm(self) -> int:
        """How thick it is where it meets others: dashes end before."""
        return 0 if self is Wall.DASHED else self


# by the arms up, down, left and right, each of no, thin or thick
_JOINTS = " ╶╺╴─╼╸╾━╷┌┍┐┬┮┑┭┯╻┎┏┒┰┲┓┱┳╵└┕┘┴┶┙┵┷│├┝┤┼┾┥┽┿╽┟┢┧╁╆┪╅╈╹┖┗┚┸┺┛┹┻╿┞┡┦╀╄┩╃╇┃┠┣┨╂╊┫╉╋"
_FLAT, _UPRIGHT = " ─━╌", " │┃╎"
_ASCII_FLAT, _ASCII_UPRIGHT = " -", " |"


@dataclass(frozen=True)
class BoardLines:
    """Where a layout has walls, and what they are drawn with.

    With `is_airy`, a wall between columns has a blank on both sides of it. Groups of cells, as
    cages are, have an outline of thin walls. The walls of boxes are thick then, and dashed where a
    group goes through; ASCII knows no such difference, and has the walls of boxes alone.
    """

    layout: Layout
    ascii_only: bool
    is_airy: bool
    outlines: tuple[tuple[Cell, ...], ...] = ()

    @property
    def size(self) -> int:
        """The number of rows, and of columns."""
        return self.layout.size

    @cached_property
    def _block_of(self) -> dict[_Place, House]:
        """The box or the region of each cell; a layout may have none."""
        blocks = (HouseKind.BOX, HouseKind.REGION)
        houses = [house for house in reversed(self.layout.houses) if house.kind in blocks]
        return {(cell.row, cell.col): house for house in houses for cell in house.cells}

    @cached_property
    def _groups_of(self) -> dict[_Place, list[int]]:
        """The groups with an outline that each cell is in, by number."""
        groups = () if self.ascii_only else self.outlines
        cells = [(cell, number) for number, its in enumerate(groups) for cell in its]
        return grouped(((cell.row, cell.col), number) for cell, number in cells)

    def _block(self, place: _Place) -> object:
        return self._block_of.get(place) if self._is_inside(place) else "outside"

    def _is_inside(self, place: _Place) -> bool:
        return all(0 <= at < self.size for at in place)

    def _between(self, one: _Place, other: _Place) -> Wall:
        is_edge = self._block(one) != self._block(other)
        if not self._groups_of:
            return Wall.THIN if is_edge else Wall.NONE
        groups = self._groups_of.get(one)
        if groups != self._groups_of.get(other):
            return Wall.THICK if is_edge else Wall.THIN
        return Wall.NONE if not is_edge else Wall.DASHED if groups else Wall.THICK

    def above(self, row: int, col: int) -> Wall:
        """What stands between a cell and the one above it."""
        return self._between((row - 1, col), (row, col))

    def before(self, row: int, col: int) -> Wall:
        """What stands between a cell and the one to the left of it."""
        return self._between((row, col - 1), (row, col))

    @cached_property
    def _ruled(self) -> list[bool]:
        columns = range(self.size)
        return [any(self.above(row, col) for col in columns) for row in range(self.size + 1)]

    def has_rule(self, row: int) -> bool:
        """Whether there is a wall anywhere above a row."""
        return self._ruled[row]

    @cached_property
    def columns(self) -> list[bool]:
        """Whether there is a wall anywhere before a column, so that it needs room."""
        return [
            any(self.before(row, col) for row in range(self.size)) for col in range(self.size + 1)
        ]

    def _with_room(self, col: int, before: str, joint: str, after: str) -> str:
        """What stands before a column, with room around it where that is wanted."""
        if not (self.is_airy and self.columns[col]):
            return joint
        return f"{'' if col == 0 else before}{joint}{'' if col == self.size else after}"

    def gap(self, col: int) -> str:
        """The room before a column in the line above the drawing."""
        return self._with_room(col, " ", " ", " ")

    def upright(self, row: int, col: int) -> str:
        """What stands in a row before a column."""
        return self._uprights[row][col]

    @cached_property
    def _uprights(self) -> list[list[str]]:
        signs, size = _ASCII_UPRIGHT if self.ascii_only else _UPRIGHT, self.size
        return [
            [self._with_room(c, " ", signs[self.before(row, c)], " ") for c in range(size + 1)]
            for row in range(size)
        ]

    def _joint(self, up: Wall, down: Wall, left: Wall, right: Wall) -> str:
        """The sign where four walls meet."""
        number = 27 * up.arm + 9 * down.arm + 3 * left.arm + right.arm
        if not self.ascii_only:
            return _JOINTS[number]
        if up or down:
            return "+" if left or right else _ASCII_UPRIGHT[1]
        return _ASCII_FLAT[bool(left or right)]

    def rule(self, row: int, widths: Sequence[int]) -> str:
        """The line above a row, with its joints."""
        return self._rules[row, tuple(widths)]

    @cached_property
    def _rules(self) -> Lookup[tuple[int, tuple[int, ...]], str]:
        return Lookup(self._rule)

    def _rule(self, where: tuple[int, tuple[int, ...]]) -> str:
        row, widths = where
        size, flats = self.size, _ASCII_FLAT if self.ascii_only else _FLAT
        line, left = "", Wall.NONE
        for col in range(size + 1):
            right = self.above(row, col) if col < size else Wall.NONE
            up = self.before(row - 1, col) if row > 0 else Wall.NONE
            down = self.before(row, col) if row < size else Wall.NONE
            joint = self._joint(up, down, left, right)
            line += self._with_room(col, flats[left], joint, flats[right])
            if col < size:
                line += flats[right] * widths[col]
            left = right
        return line


lines_of = cached(LAYOUTS)(BoardLines)
"""The lines of a layout, kept for the next board."""
