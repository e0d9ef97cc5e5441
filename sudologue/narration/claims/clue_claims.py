"""Claims about clues: what their cells can be, make and take, and which ways are left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from sudologue.clues import Cage, Region
from sudologue.model import Board, Candidate, Cell, Clue, bits_of
from sudologue.model.walks import Domains, walks_of


def _domain(board: Board, cell: Cell, besides: int = 0) -> int:
    """What a cell may be besides a digit, as bits: the digit in it, or its candidates."""
    value = board.value(cell)
    digits = board.domain(cell) if value is None else (value,)
    return sum(1 << digit - 1 for digit in digits if digit != besides)


@dataclass(frozen=True)
class SumBounds:
    """The cells make at least and at most so much; those of a group take different digits."""

    cells: tuple[Cell, ...]
    least: int | None = None
    most: int | None = None
    groups: tuple[tuple[Cell, ...], ...] = ()

    def holds(self, board: Board) -> bool:
        sums = _sums(board, self.cells, self.groups)
        above = self.least is None or min(sums) >= self.least
        return above and (self.most is None or max(sums) <= self.most)


@dataclass(frozen=True)
class CannotMake:
    """The cells have no candidates that add up to any of these totals.

    If a digit is `besides`, that is so of candidates that differ from it and from each other.
    """

    cells: tuple[Cell, ...]
    totals: tuple[int, ...]
    besides: int = 0

    def holds(self, board: Board) -> bool:
        groups = (self.cells,) if self.besides else ()
        return not _sums(board, self.cells, groups, self.besides).intersection(self.totals)


def _sums(
    board: Board,
    cells: Iterable[Cell],
    groups: tuple[tuple[Cell, ...], ...],
    besides: int = 0,
) -> frozenset[int]:
    """What cells can make together."""
    grouped = {cell for group in groups for cell in group}
    sums = {0}
    for group in (*groups, *((cell,) for cell in cells if cell not in grouped)):
        domains = tuple(_domain(board, cell, besides) for cell in group)
        used = walks_of(Region(group), board.layout.size).digit_sets(domains)
        amounts = {sum(bit + 1 for bit in bits_of(digits)) for digits in used}
        sums = {amount + more for amount in sums for more in amounts}
    return frozenset(sums)


@dataclass(frozen=True)
class FilledOnlyWith:
    """The cells can be filled with these sets of different digits, and no others of their sum."""

    cells: tuple[Cell, ...]
    amount: int
    sets: tuple[tuple[int, ...], ...]

    def holds(self, board: Board) -> bool:
        made = combinations_for([board.domain(cell) for cell in self.cells], self.amount)
        return set(made) == set(self.sets)


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
class WaysLeft:
    """These are the ways to fill the clue; of those with some candidate, where some are given.

    Ways in which two cells of a group take the same digit do not count.
    """

    clue: Clue
    ways: tuple[tuple[int, ...], ...]
    groups: tuple[tuple[Cell, ...], ...] = ()
    given: tuple[Candidate, ...] = ()

    def holds(self, board: Board) -> bool:
        return set(_ways(board, self.clue, self.groups, self.given)) == set(self.ways)


@dataclass(frozen=True)
class WaysTake:
    """In the ways to fill the clue, the cell takes just these digits; groups as in `WaysLeft`."""

    clue: Clue
    cell: Cell
    digits: tuple[int, ...]
    groups: tuple[tuple[Cell, ...], ...] = ()

    def holds(self, board: Board) -> bool:
        place = self.clue.cells.index(self.cell)
        taken = {way[place] for way in _ways(board, self.clue, self.groups, ())}
        return taken == set(self.digits)


def _ways(
    board: Board, clue: Clue, groups: tuple[tuple[Cell, ...], ...], given: tuple[Candidate, ...]
) -> Iterable[tuple[int, ...]]:
    domains: Domains = tuple(_domain(board, cell) for cell in clue.cells)
    for way in walks_of(clue, board.layout.size).ways(domains):
        filled = dict(zip(clue.cells, way, strict=True))
        apart = all(len({filled[cell] for cell in group}) == len(group) for group in groups)
        if apart and (not given or any(filled[c.cell] == c.digit for c in given)):
            yield way


@dataclass(frozen=True)
class EachHas:
    """Each of the combinations has at least so many of the digits."""

    sets: tuple[tuple[int, ...], ...]
    digits: tuple[int, ...]
    count: int

    def holds(self, board: Board) -> bool:
        return all(len({*each}.intersection(self.digits)) >= self.count for each in self.sets)


@dataclass(frozen=True)
class PlacesInWays:
    """In all ways to fill the cells with different digits of a sum, these have the digit."""

    cells: tuple[Cell, ...]
    rest: int
    digit: int
    places: tuple[Cell, ...]

    def holds(self, board: Board) -> bool:
        domains = tuple(sum(1 << d - 1 for d in board.domain(cell)) for cell in self.cells)
        kept = walks_of(Cage(self.cells, self.rest), board.layout.size).supported(domains) or ()
        has = [c for c, its in zip(self.cells, kept, strict=True) if its >> self.digit - 1 & 1]
        return {*has} == {*self.places}
