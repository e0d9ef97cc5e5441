"""What is claimed of sums: what houses and cages make, and what that leaves."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference import Ledger
from sudologue.model import Board, Cell, House
from sudologue.model.clue import equation_of


@dataclass(frozen=True)
class HousesMake:
    """The digits of these houses, which share no cell, add up to the amount."""

    houses: tuple[House, ...]
    amount: int

    def holds(self, board: Board) -> bool:
        cells = {cell for house in self.houses for cell in house.cells}
        apart = len(cells) == sum(len(house.cells) for house in self.houses)
        return apart and len(self.houses) * sum(board.masks.tables.digits) == self.amount


@dataclass(frozen=True)
class CagesMake:
    """The cages of a ledger, with the digits placed beside them, less those outside, make so much.

    The digits are `placed` in cells that count, and `outside` in cells that count against.
    """

    ledger: Ledger
    placed: tuple[Cell, ...]
    outside: tuple[Cell, ...]
    amount: int

    def holds(self, board: Board) -> bool:
        amount = 0
        for _, part in self.ledger.parts:
            equation = None if isinstance(part, House) else equation_of(part)
            amount += equation.total if equation else 0
        amount += sum(board.value(cell) or 0 for cell in self.placed)
        amount -= sum(board.value(cell) or 0 for cell in self.outside)
        left = self.ledger.balance(board.layout)
        signs = dict(zip(left.cells, left.coefficients, strict=True))
        filled = {cell for cell in signs if board.value(cell) is not None}
        told = {cell for cell in filled if signs[cell] == 1}, {c for c in filled if signs[c] == -1}
        return told == ({*self.placed}, {*self.outside}) and amount == self.amount


@dataclass(frozen=True)
class LeftOver:
    """The open cells that a ledger leaves, and what `more` makes beyond what `less` does."""

    ledger: Ledger
    more: tuple[Cell, ...]
    less: tuple[Cell, ...]
    total: int

    def holds(self, board: Board) -> bool:
        left, signs, total = self.ledger.balance(board.layout), dict[Cell, int](), 0
        for cell, sign in zip(left.cells, left.coefficients, strict=True):
            value = board.value(cell)
            if value is None:
                signs[cell] = sign
            total -= sign * (value or 0)
        expected = dict.fromkeys(self.more, 1) | dict.fromkeys(self.less, -1)
        return signs == expected and left.total + total == self.total


@dataclass(frozen=True)
class AreOdd:
    """All that these cells can be is odd, or even."""

    cells: tuple[Cell, ...]
    odd: bool

    def holds(self, board: Board) -> bool:
        return all(digit % 2 == self.odd for cell in self.cells for digit in board.domain(cell))
