"""The lines of a board drawn with characters: walls between boxes or regions, and their joints."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from sudologue.model import Cell, House, HouseKind, Layout

# which arms a joint has, up, down, left and right

_UP, _DOWN, _LEFT, _RIGHT = 1, 2, 4, 8
_ARMS = (0, 3, 12, 10, 6, 9, 5, 11, 7, 14, 13, 15)
_BOX: dict[int, str] = dict(zip(_ARMS, " │─┌┐└┘├┤┬┴┼", strict=True))
_ASCII: dict[int, str] = dict(zip(_ARMS, " |-+++++++++", strict=True))


@dataclass(frozen=True)
class BoardLines:
    """Where a layout has walls, and what they are drawn with.

    With `is_airy`, a wall between columns has a blank on both sides of it.
    """

    layout: Layout
    ascii_only: bool
    is_airy: bool

    @property
    def size(self) -> int:
        """The number of rows, and of columns."""
        return self.layout.size

    @property
    def _joints(self) -> dict[int, str]:
        return _ASCII if self.ascii_only else _BOX

    @cached_property
    def _block_of(self) -> dict[Cell, House]:
        """The box or the region of each cell; a layout may have none."""
        blocks = (HouseKind.BOX, HouseKind.REGION)
        return {c: h for h in reversed(self.layout.houses) if h.kind in blocks for c in h.cells}

    def _block(self, row: int, col: int) -> object:
        if not (0 <= row < self.size and 0 <= col < self.size):
            return "outside"
        return self._block_of.get(Cell(row, col))

    def is_above(self, row: int, col: int) -> bool:
        """Whether there is a wall between a cell and the one above it."""
        return self._block(row - 1, col) != self._block(row, col)

    def is_before(self, row: int, col: int) -> bool:
        """Whether there is a wall between a cell and the one to the left of it."""
        return self._block(row, col - 1) != self._block(row, col)

    def has_rule(self, row: int) -> bool:
        """Whether there is a wall anywhere above a row."""
        return any(self.is_above(row, col) for col in range(self.size))

    @cached_property
    def columns(self) -> list[bool]:
        """Whether there is a wall anywhere before a column, so that it needs room."""
        return [
            any(self.is_before(row, col) for row in range(self.size))
            for col in range(self.size + 1)
        ]

    def _between(self, col: int, before: str, joint: str, after: str) -> str:
        """What stands before a column, with room around it where that is wanted."""
        if not (self.is_airy and self.columns[col]):
            return joint
        return f"{'' if col == 0 else before}{joint}{'' if col == self.size else after}"

    def gap(self, col: int) -> str:
        """The room before a column in the line above the drawing."""
        return self._between(col, " ", " ", " ")

    def upright(self, row: int, col: int) -> str:
        """What stands in a row before a column."""
        wall = self._joints[_UP | _DOWN if self.is_before(row, col) else 0]
        return self._between(col, " ", wall, " ")

    def rule(self, row: int, widths: Sequence[int]) -> str:
        """The line above a row, with its joints."""
        size, flat = self.size, self._joints[_LEFT | _RIGHT]
        line = ""
        for col in range(size + 1):
            left = col > 0 and self.is_above(row, col - 1)
            right = col < size and self.is_above(row, col)
            up = row > 0 and self.is_before(row - 1, col)
            down = row < size and self.is_before(row, col)
            joint = self._joints[_UP * up | _DOWN * down | _LEFT * left | _RIGHT * right]
            line += self._between(col, flat if left else " ", joint, flat if right else " ")
            if col < size:
                line += (flat if right else " ") * widths[col]
        return line
