"""Sums that some open cells make, and what they leave these cells.

The same sums come back from board to board, mostly with the same candidates in their cells, so they
are kept by layout, each with what it last found: that halves the time that ledgers take.
"""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.caches import LAYOUTS, PARTS, Lookup, cached, lazy
from sudologue.clues import Cage
from sudologue.inference.constraint import Constraint, DistinctConstraint, HouseConstraint
from sudologue.model import Board, Candidate, Cell, Clue, Equation, House, Layout, bits_of
from sudologue.model.walks import Domains, walks_of
from sudologue.rules.common.locked_digits import Locks, locks

NO_LOCKS = Locks()

Struck = tuple[Candidate, ...]
Key = tuple[int, int, int]
"""The cells that count, those that count against them, as masks, and the total."""


class OpenSum:
    """Open cells `more` that make `total` more than the open cells `less` do."""

    def __init__(self, layout: Layout, key: Key) -> None:
        more, less, self.total = key
        self.more, self.less = layout.tables.cells_in(more), layout.tables.cells_in(less)
        self._layout, self._mask = layout, more | less
        self._numbers = (*bits_of(more), *bits_of(less))
        self._last: tuple[Domains, Struck] = (), ()
        self._last_of_cage: tuple[Domains, Struck] = (), ()

    def struck(self, board: Board) -> Struck:
        """The candidates that no way to make the total uses; none if there is no way."""
        domains = self._domains(board)
        if self._last[0] != domains:
            self._last = domains, self._unused(self._equation, domains)
        return self._last[1]

    @property
    def is_cage(self) -> bool:
        """Whether the cells are as good as a cage: no digit goes twice into them."""
        return self._apart is not None and self._cage is not None

    def struck_as_cage(self, board: Board) -> Struck:
        """The same where no digit goes twice into the cells; none where one could."""
        if self._apart is None or not self._cage:
            return ()
        domains = self._domains(board)
        if self._last_of_cage[0] != domains:
            self._last_of_cage = domains, self._unused(self._cage, domains)
        return self._last_of_cage[1]

    def combinations(self, board: Board) -> tuple[int, ...]:
        """The sets of digits, as bits, that fit the cells of what is as good as a cage."""
        assert self._cage
        domains, walks = self._domains(board), walks_of(self._cage, self._layout.size)
        return tuple(sorted(walks.digit_sets(domains), key=lambda its: [*bits_of(its)]))

    def locks(self, board: Board) -> Locks:
        """What goes elsewhere since all combinations have it."""
        assert self._cage
        needed, domains = (1 << self._layout.size) - 1, self._domains(board)
        for each in self.combinations(board):
            needed &= each
        kept = walks_of(self._cage, self._layout.size).supported(domains) or ()
        digits = [bit + 1 for bit in bits_of(needed)] if kept else []
        return locks(board, self._numbers, kept, digits)

    def apart(self, board: Board, locked: Locks = NO_LOCKS) -> tuple[Constraint, ...]:
        """Why no digit goes twice into the cells, for the digits without which less would go."""
        digits = self._needed_apart(self._domains(board), self.struck_as_cage(board), locked)
        if isinstance(self._apart, House):
            return tuple([HouseConstraint(self._apart, digit) for digit in digits])
        if self._apart is None:
            return ()
        clue, part = self._apart
        return tuple([DistinctConstraint(clue, digit, part) for digit in digits])

    def _needed_apart(self, domains: Domains, gone: Struck, locked: Locks) -> list[int]:
        if not (gone or locked.gone) or self._cage is None:
            return []
        digits, size = self._layout.tables.digits, self._layout.size
        without = [
            tuple(
                its & ~(1 << digit - 1) if cell in lock.places else its
                for cell, its in zip(self._cage.cells, domains, strict=True)
            )
            for lock in locked.locked
            for digit in lock.digits
        ]
        needed = [d for d in digits if sum(its >> d - 1 & 1 for its in domains) > 1]
        for digit in tuple(needed):
            fewer = [each for each in needed if each != digit]
            law = _SomeOnce(self._cage.cells, abs(self.total), sum(1 << d for d in fewer))
            if set(gone) - set(self._unused(law, domains)):
                continue
            if all(walks_of(law, size).supported(each) is None for each in without):
                needed = fewer
        return needed

    @lazy
    def _equation(self) -> Equation:
        signs = (1,) * len(self.more) + (-1,) * len(self.less)
        return Equation(self.more + self.less, signs, self.total)

    @lazy
    def _cage(self) -> Cage | None:
        """The cage that the cells are as good as, if all of them count alike."""
        if (self.more and self.less) or abs(self.total) < 1:
            return None
        return Cage(self.more or self.less, abs(self.total))

    @lazy
    def _apart(self) -> House | tuple[Clue, int] | None:
        """The house, or the clue and its part, that has all the cells and no digit twice."""
        for house, mask in self._layout.tables.house_masks.items():
            if not self._mask & ~mask:
                return house
        for clue, part, mask in self._layout.tables.distinct_sets:
            if not self._mask & ~mask:
                return clue, part
        return None

    def _domains(self, board: Board) -> Domains:
        possible = board.masks.domain_bits
        return tuple([possible[number] for number in self._numbers])

    def _unused(self, law: Clue, domains: Domains) -> Struck:
        kept = walks_of(law, self._layout.size).supported(domains)
        if kept is None or kept == domains:
            return ()
        return tuple(
            Candidate(cell, digit + 1)
            for cell, domain, left in zip(law.cells, domains, kept, strict=True)
            for digit in bits_of(domain & ~left)
        )


@dataclass(frozen=True)
class _SomeOnce:
    """Cells that make a total and take some digits, given as bits, once at most.

    The state is what they make so far, and which of these digits are used.
    """

    cells: tuple[Cell, ...]
    total: int
    once: int

    noun = "cells that make a total"
    start = (0, 0)

    @property
    def shape(self) -> tuple[int, int]:
        """The total and the digits."""
        return self.total, self.once

    def step(self, place: int, state: tuple[int, int], digit: int) -> tuple[int, int] | None:
        """The digit is added, unless it was used and goes once only."""
        made, used = state
        bit = self.once & 1 << digit
        return None if used & bit or made + digit > self.total else (made + digit, used | bit)

    def accepts(self, state: tuple[int, int]) -> bool:
        """Whether they make the total."""
        return state[0] == self.total


@cached(LAYOUTS)
def sums(layout: Layout) -> Lookup[Key, OpenSum]:
    """The sums of a layout that have been asked for."""
    return Lookup(lambda key: OpenSum(layout, key), PARTS)
