"""What is claimed of cages: what their open cells make, and of which combinations."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.model import Board, Cell, Clue
from sudologue.model.clue import equation_of
from sudologue.rules.cages.evidence import Digits


@dataclass(frozen=True)
class LeavesFor:
    """The cells, and no others of the cage, are open, and its placed digits leave them so much."""

    cage: Clue
    cells: tuple[Cell, ...]
    rest: int

    def holds(self, board: Board) -> bool:
        equation = equation_of(self.cage)
        values = {cell: board.value(cell) for cell in self.cage.cells}
        is_open = {cell for cell, value in values.items() if value is None} == set(self.cells)
        placed = sum(value or 0 for value in values.values())
        return equation is not None and is_open and equation.total - placed == self.rest


@dataclass(frozen=True)
class HoldsOf:
    """Besides its open cells, the cage has these digits."""

    cage: Clue
    digits: Digits

    def holds(self, board: Board) -> bool:
        values = [board.value(cell) for cell in self.cage.cells]
        return sorted(value for value in values if value is not None) == list(self.digits)


@dataclass(frozen=True)
class NoneHas:
    """None of the combinations has one of the digits."""

    sets: tuple[Digits, ...]
    digits: Digits

    def holds(self, board: Board) -> bool:
        return not {digit for each in self.sets for digit in each}.intersection(self.digits)


@dataclass(frozen=True)
class AreLargest:
    """None of the cells can be a digit larger than these, or smaller if they are the least."""

    cells: tuple[Cell, ...]
    digits: Digits
    are_least: bool = False

    def holds(self, board: Board) -> bool:
        digits = sorted({digit for cell in self.cells for digit in board.domain(cell)})
        count = len(self.digits)
        return (digits[:count] if self.are_least else digits[-count:]) == [*self.digits]


@dataclass(frozen=True)
class MakesUp:
    """A digit and what it would leave for the others are the amount."""

    amount: int
    digit: int
    left: int

    def holds(self, board: Board) -> bool:
        return self.digit + self.left == self.amount
