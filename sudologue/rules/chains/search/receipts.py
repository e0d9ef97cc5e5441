"""Receipts of chains without a citation too many, found with a bounded effort.

A house that keeps two nodes apart may keep two others apart as well, and a set in a chain may have
a cell that the chain can do without. Citations are dropped one by one, as long as what is left
forces the conclusion. That is decided by supposing that it is false and exhausting the cases, which
is quick where each link leaves the next no choice, but not where several sets tangle. A receipt
that takes long to write takes long to check: what comes of such a tangle is not told.

This stands beside `sudologue.rules.common.minimal_receipts`, which goes through fewer cases and in
another order, because the limit is on choices as they are met here: which chains with sets are
given up cannot be put as a limit on the looks that are counted there.
"""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.budget import spend
from sudologue.inference import Action, Constraint, Placement
from sudologue.model import Board, bits_of
from sudologue.rules.common.minimal_receipts import Citations, TangledError

PATIENCE = 1000
"""How many choices are tried without one of the citations before the receipt is given up."""


def receipt(
    board: Board, action: Action, truths: Sequence[Constraint], links: Sequence[Constraint]
) -> tuple[Citations, Citations] | None:
    """The truths and links that are needed, or nothing when that cannot be told in good time.

    The last cited are tried first, links before truths.
    """
    layout = board.layout
    numbers = [layout.candidate_number(c.cell, c.digit) for c in action.candidates]
    cases = Cases(board.live | board.filled, numbers, isinstance(action, Placement))
    kept = list(dict.fromkeys(truths)), list(dict.fromkeys(links))
    masks = [[citation.mask(layout) for citation in cited] for cited in kept]
    try:
        for side in (1, 0):
            for place in reversed(range(len(kept[side]))):
                mask = masks[side].pop(place)
                if cases.are_closed(masks[0], masks[1]):
                    kept[side].pop(place)
                else:
                    masks[side].insert(place, mask)
    except TangledError:
        return None
    return tuple(kept[0]), tuple(kept[1])


class Cases:
    """The ways in which a conclusion could be false, gone through choice by choice."""

    def __init__(self, possible: int, numbers: Sequence[int], placing: bool) -> None:
        self._possible, self._numbers, self._placing = possible, numbers, placing
        self._choices_left = PATIENCE

    def are_closed(self, truths: list[int], links: list[int]) -> bool:
        """Whether none of the ways meets the truths without breaking a link."""
        spend(0)  # which looks at the time
        self._choices_left = PATIENCE
        if self._placing:
            denied = sum(1 << number for number in self._numbers)
            return self._closed(self._possible & ~denied, truths, links)
        possible = self._possible
        return all(self._closed_with(1 << n, possible, truths, links) for n in self._numbers)

    def _closed_with(self, bit: int, possible: int, truths: list[int], links: list[int]) -> bool:
        for link in links:
            if link & bit:
                possible &= ~link | bit
        return self._closed(possible, [truth for truth in truths if not truth & bit], links)

    def _closed(self, possible: int, truths: list[int], links: list[int]) -> bool:
        while True:
            self._choices_left -= 1
            if self._choices_left < 0:
                raise TangledError
            if not truths:
                return False
            tightest = truths[0] & possible
            for truth in truths:
                remaining = truth & possible
                if remaining.bit_count() < tightest.bit_count():
                    tightest = remaining
            if tightest & (tightest - 1):
                return all(
                    self._closed_with(1 << number, possible, truths, links)
                    for number in bits_of(tightest)
                )
            if not tightest:
                return True
            # there is no choice: the case goes on from here
            for link in links:
                if link & tightest:
                    possible &= ~link | tightest
            truths = [truth for truth in truths if not truth & tightest]
