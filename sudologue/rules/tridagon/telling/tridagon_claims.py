"""What is said of the twelve cells of a tridagon: how they lie, and how they could be filled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations

from sudologue.model import Board, Cell, House

Cells = tuple[Cell, ...]
Digits = tuple[int, ...]


@dataclass(frozen=True)
class OnDifferentLines:
    """Each block has these cells, and no two of its cells share a row or a column."""

    blocks: tuple[House, ...]
    cells: tuple[Cells, ...]

    def holds(self, board: Board) -> bool:
        return len(self.blocks) == len(self.cells) and all(
            set(its) <= set(block.cells)
            and len({cell.row for cell in its}) == len({cell.col for cell in its}) == len(its)
            for block, its in zip(self.blocks, self.cells, strict=True)
        )


@dataclass(frozen=True)
class CanOnlyRead:
    """With nothing but the digits in some cells, these read in one of the orders.

    The `first` cells have the digits in their order; each of the `groups`, of which these cells are
    the last, has all digits. Which candidates the cells have makes no difference.
    """

    orders: frozenset[Digits]
    digits: Digits
    first: Cells
    groups: tuple[Cells, ...]

    def holds(self, board: Board) -> bool:
        filled = dict(zip(self.first, self.digits, strict=True))
        return self.orders == frozenset(readings(board, self.digits, filled, self.groups))


@dataclass(frozen=True)
class CannotBeFilled:
    """The digits alone cannot fill the groups of cells so that each group has all of them."""

    digits: Digits
    groups: tuple[Cells, ...]

    def holds(self, board: Board) -> bool:
        return not any(readings(board, self.digits, {}, self.groups))


def readings(
    board: Board, digits: Digits, filled: Mapping[Cell, int], groups: Sequence[Cells]
) -> Iterator[Digits]:
    """How the last group can read."""
    group, *others = groups
    for order in permutations(digits):
        its = dict(zip(group, order, strict=True))
        if any(
            digit == own and other in board.layout.peers(cell)
            for cell, own in its.items()
            for other, digit in filled.items()
        ):
            continue
        if others:
            yield from readings(board, digits, {**filled, **its}, others)
        else:
            yield order
