"""The kernel's check of steps that rest on the puzzle having one solution.

Such a step names a pattern of cells, none of them given. Suppose that its conclusion is false. If
every way to fill the pattern then has a *twin*, another way to fill the same cells that puts the
same digits into every house, no solution of the puzzle could be the only one: whatever it has in
these cells could be exchanged for the twin. So, if there is one solution, the conclusion is true.

A way to fill the pattern need be considered only if it agrees with the board's candidates and with
the truths and links that the step cites. A twin is not bound to the candidates that are left, for
these were narrowed by reasoning about the first solution; it is bound by the puzzle: by its houses,
and by what it bars from the start.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from sudologue.model import Board, Cell, bits_of

Masks = tuple[int, ...]


def pattern_fault(board: Board, pattern: tuple[Cell, ...]) -> str | None:
    """Why these cells cannot be a deadly pattern of this puzzle, if so."""
    layout = board.layout
    if layout.sights:
        return "cells that see each other by distance may tell a pattern's fill from its twin"
    if not pattern or len(set(pattern)) != len(pattern):
        return "the deadly pattern names no cells, or one of them twice"
    for cell in pattern:
        if max(cell.row, cell.col) >= layout.size:
            return f"{cell} is not on this board"
        if board.is_given(cell):
            return f"{cell} is a given, so its digit cannot be exchanged"
    return None


@dataclass(frozen=True)
class DeadlyPattern:
    """The pattern's cells on a board, with what the step cites."""

    board: Board
    cells: tuple[Cell, ...]
    links: Masks

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """The cells' numbers."""
        return tuple(self.board.layout.cell_number(cell) for cell in self.cells)

    @cached_property
    def domains(self) -> Masks:
        """For each cell, the bits of all its candidates; each is a truth of the pattern."""
        return tuple(self.board.layout.domain_masks[number] for number in self.numbers)

    @cached_property
    def houses(self) -> tuple[tuple[int, ...], ...]:
        """For each house with cells of the pattern, the places of these in `cells`."""
        layout = self.board.layout
        places = [
            tuple(place for place, number in enumerate(self.numbers) if mask >> number & 1)
            for mask in layout.house_masks.values()
        ]
        return tuple(found for found in places if found)

    def every_fill_has_a_twin(self, possible: int, truths: Masks) -> bool:
        """Whether each way to fill the cells, meeting the truths, breaks down or has a twin."""
        while True:
            tightest = min(
                (truth & possible for truth in truths), key=int.bit_count, default=None
            )
            if tightest is None:
                return self._has_twin(possible)
            if tightest == 0 or self._is_two_and_two(possible):
                return True
            if tightest & (tightest - 1):
                return all(
                    self.every_fill_has_a_twin(*self.choose(number, possible, truths))
                    for number in bits_of(tightest)
                )
            possible, truths = self.choose(tightest.bit_length() - 1, possible, truths)

    def choose(self, number: int, possible: int, truths: Masks) -> tuple[int, Masks]:
        """What is possible, and which truths remain to be met, once one candidate is true."""
        bit = 1 << number
        pattern = sum(self.domains)
        if pattern & bit:
            possible &= ~(self.board.layout.seen_masks[number] & pattern)
        for link in self.links:
            if link & bit:
                possible &= ~link | bit
        return possible, tuple([truth for truth in truths if not truth & bit])

    def _is_two_and_two(self, possible: int) -> bool:
        """Two candidates in every cell, and no or two places in every house for every digit.

        Then every fill has a twin, its complement: where k cells of a house hold k digits with two
        places each, a fill uses one place of each digit, and the other cells' other digits are
        the same k.
        """
        layout = self.board.layout
        if any((domain & possible).bit_count() != 2 for domain in self.domains):
            return False
        pattern = sum(1 << number for number in self.numbers)
        for digit in layout.digits:
            plane = possible >> (digit - 1) * layout.cell_count & pattern
            for mask in layout.house_masks.values():
                if (plane & mask).bit_count() not in (0, 2):
                    return False
        return True

    def _has_twin(self, fill: int) -> bool:
        """Whether another fill of the cells puts the same digits into every house."""
        width = self.board.layout.cell_count
        digits = [((fill & domain).bit_length() - 1) // width + 1 for domain in self.domains]
        budget = [{digits[place] for place in places} for places in self.houses]
        return self._other_fill(digits, budget, 0, differs=False)

    def _other_fill(
        self, digits: list[int], budget: list[set[int]], place: int, differs: bool
    ) -> bool:
        """Whether the cells from a place on can use up what is left of every house's digits."""
        if place == len(digits):
            return differs
        layout, barred = self.board.layout, self.board.barred
        mine = [left for left, places in zip(budget, self.houses, strict=True) if place in places]
        for digit in sorted(set.intersection(*mine)) if mine else layout.digits:
            if barred >> (digit - 1) * layout.cell_count + self.numbers[place] & 1:
                continue
            for left in mine:
                left.remove(digit)
            found = self._other_fill(digits, budget, place + 1, differs or digit != digits[place])
            for left in mine:
                left.add(digit)
            if found:
                return True
        return False
