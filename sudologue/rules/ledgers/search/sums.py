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

    def struck_as_cage(self, board: Board) -> Struck:
        """The same where no digit goes twice into the cells; none where one could."""
        if self._apart is None or not self._cage:
            return ()
        domains = self._domains(board)
        if self._last_of_cage[0] != domains:
            self._last_of_cage = domains, self._unused(self._cage, domains)
        return self._last_of_cage[1]

    def apart(self, board: Board) -> tuple[Constraint, ...]:
        """Why no digit goes twice into the cells, for the digits without which less would go."""
        digits = self._needed_apart(self._domains(board), self.struck_as_cage(board))
        if isinstance(self._apart, House):
            return tuple([HouseConstraint(self._apart, digit) for digit in digits])
        if self._apart is None:
            return ()
        clue, part = self._apart
        return tuple([DistinctConstraint(clue, digit, part) for digit in digits])

    def _needed_apart(self, domains: Domains, gone: Struck) -> list[int]:
        if not gone or self._cage is None:
            return []
        digits = self._layout.tables.digits
        needed = [d for d in digits if sum(its >> d - 1 & 1 for its in domains) > 1]
        for digit in tuple(needed):
            fewer = [each for each in needed if each != digit]
            law = _SomeOnce(self._cage.cells, abs(self.total), sum(1 << d for d in fewer))
            if not set(gone) - set(self._unused(law, domains)):
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
