"""What is said of houses and cages that are added up, and of the cells that are left over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations, product

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
        return apart and len(self.houses) * sum(board.layout.digits) == self.amount


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
class Takes:
    """In the ways to make the total, the cell takes just these digits."""

    more: tuple[Cell, ...]
    less: tuple[Cell, ...]
    total: int
    cell: Cell
    digits: tuple[int, ...]
    are_different: bool

    def holds(self, board: Board) -> bool:
        place = (self.more + self.less).index(self.cell)
        ways = self._ways([board.domain(cell) for cell in self.more + self.less])
        return {way[place] for way in ways} == set(self.digits)

    def _ways(self, domains: list[frozenset[int]]) -> Iterator[tuple[int, ...]]:
        count = len(self.more)
        for way in product(*domains):
            is_made = sum(way[:count]) - sum(way[count:]) == self.total
            if is_made and not (self.are_different and len(set(way)) < len(way)):
                yield way


@dataclass(frozen=True)
class CannotMakeAmount:
    """The cells do not make the amount; `besides` a digit, if one is named, with different ones."""

    cells: tuple[Cell, ...]
    amount: int
    besides: int

    def holds(self, board: Board) -> bool:
        ways = product(*(board.domain(cell) - {self.besides} for cell in self.cells))
        are_different = self.besides > 0
        return not any(
            sum(way) == self.amount and not (are_different and len({*way}) < len(way))
            for way in ways
        )


@dataclass(frozen=True)
class MadeOf:
    """Different digits make the amount in the cells in these combinations, and no others."""

    cells: tuple[Cell, ...]
    amount: int
    sets: tuple[tuple[int, ...], ...]

    def holds(self, board: Board) -> bool:
        made = combinations_for([board.domain(cell) for cell in self.cells], self.amount)
        return {*made} == {*self.sets}


def combinations_for(domains: Sequence[frozenset[int]], amount: int) -> tuple[tuple[int, ...], ...]:
    """The sets of different digits that make an amount in cells with these candidates."""
    usable = sorted(frozenset[int]().union(*domains))
    return tuple(
        digits
        for digits in combinations(usable, len(domains))
        if sum(digits) == amount
        and any(
            all(digit in domain for digit, domain in zip(order, domains, strict=True))
            for order in permutations(digits)
        )
    )


@dataclass(frozen=True)
class AreOdd:
    """All that these cells can be is odd, or even."""

    cells: tuple[Cell, ...]
    odd: bool

    def holds(self, board: Board) -> bool:
        return all(digit % 2 == self.odd for cell in self.cells for digit in board.domain(cell))
