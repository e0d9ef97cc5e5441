"""Which citations of a long receipt are needed, found fast.

Chains of sets cite dozens of cells and digits, and each is tried for whether it can be spared. So
what each candidate rules out by way of the links is worked out once, and again only for the few
candidates of a link that is left out.

Where big sets overlap, there may be no end of cases to exhaust. A receipt that takes long to write
takes long to check: what comes of such a tangle is not told.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from sudologue.inference import Constraint, Elimination
from sudologue.model import Board, bits_of

PATIENCE = 1_000_000
"""How often truths are looked at for one question before a receipt is given up.

The questions of a usual receipt take hundreds, the costliest known of hard puzzles some thousands.
Whoever checks receipts has patience for twice as many looks (see `sudologue.audit.work`).
"""


class TangledError(Exception):
    """There are too many cases to exhaust."""


class Proof:
    """That certain candidates are false: the truths and links that are to show it.

    What asks whether something can be spared raises `TangledError` when `patience` runs out.
    """

    def __init__(
        self,
        board: Board,
        truths: Sequence[Constraint],
        links: Sequence[Constraint],
        gone: Elimination,
        patience: float = math.inf,
    ) -> None:
        layout, live = board.layout, board.live
        self._numbers = [layout.candidate_number(c.cell, c.digit) for c in gone.candidates]
        self._live = live
        self._cited = list(truths)
        self._truths = [truth.mask(layout) & live for truth in truths]
        self._links = list(links)
        self._masks = [link.mask(layout) & live for link in links]
        about = 0
        for truth in self._truths:
            about |= truth
        for number in self._numbers:
            about |= 1 << number
        self._about = about
        self._kills = {number: self._killed(number, self._masks) for number in bits_of(about)}
        self._left = self._patience = patience

    def spares_a_truth(self) -> bool:
        """Whether the candidates are false without some truth, too."""
        truths = self._truths
        return any(
            self._holds(truths[:place] + truths[place + 1 :]) for place in range(len(truths))
        )

    def needed_truths(self) -> tuple[Constraint, ...]:
        """The truths without those that can be spared, the last being tried first.

        Afterwards the proof has no others.
        """
        for place in reversed(range(len(self._truths))):
            fewer = self._truths[:place] + self._truths[place + 1 :]
            if self._holds(fewer):
                self._truths = fewer
                self._cited.pop(place)
        return tuple(self._cited)

    def needed_links(self) -> tuple[Constraint, ...]:
        """The links without those that can be spared; of links that do the same, the earlier stay.

        Afterwards the proof has no others.
        """
        for place in reversed(range(len(self._masks))):
            mask = self._masks[place]
            fewer = self._masks[:place] + self._masks[place + 1 :]
            before = {number: self._kills[number] for number in bits_of(mask & self._about)}
            for number in before:
                self._kills[number] = self._killed(number, fewer)
            if self._holds(self._truths):
                self._masks = fewer
                self._links.pop(place)
            else:
                self._kills |= before
        self._holds(self._truths)  # which must not take long, even if nothing could be spared
        return tuple(self._links)

    def _killed(self, number: int, links: list[int]) -> int:
        """What a candidate rules out."""
        bit, found = 1 << number, 0
        for link in links:
            if link & bit:
                found |= link
        return found & ~bit

    def _holds(self, truths: list[int]) -> bool:
        self._left = self._patience
        for place, number in enumerate(self._numbers):
            bit = 1 << number
            left = [truth for truth in truths if not truth & bit]
            if not self._dead(self._live & ~self._kills[number], left):
                # what is left standing once is likely to be so again
                self._numbers.insert(0, self._numbers.pop(place))
                return False
        return True

    def _dead(self, possible: int, truths: list[int]) -> bool:
        """Whether the truths cannot all be met."""
        while truths:
            self._left -= len(truths)
            if self._left < 0:
                raise TangledError
            tightest, fewest = 0, self._live.bit_length() + 1
            for truth in truths:
                left = truth & possible
                size = left.bit_count()
                if size < fewest:
                    tightest, fewest = left, size
                    if size < 2:
                        break
            if not tightest:
                return True
            if fewest > 1:
                return all(
                    self._dead(
                        possible & ~self._kills[number],
                        [truth for truth in truths if not truth >> number & 1],
                    )
                    for number in bits_of(tightest)
                )
            possible &= ~self._kills[tightest.bit_length() - 1]
            truths = [truth for truth in truths if not truth & tightest]
        return False
