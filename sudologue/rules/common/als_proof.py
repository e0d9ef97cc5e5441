"""Which citations of a long receipt are needed, found fast.

Chains of sets cite dozens of cells and digits, and each is tried for whether it can be spared. So
what each candidate rules out by way of the links is worked out once, and again only for the few
candidates of a link that is left out.

It is taken for granted that the board has a solution; if it has none, superfluous citations may
stay. Where big sets overlap, there may be no end of cases to exhaust. A receipt that takes long to
write takes long to check: what comes of such a tangle is not told.
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


MANY = 1 << 30
"""More candidates than there are."""


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
        self._places: dict[int, list[int]] = {number: [] for number in bits_of(about)}
        for place, mask in enumerate(self._masks):
            for number in bits_of(mask & about):
                self._places[number].append(place)
        self._kills = {number: self._killed(number) for number in self._places}
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
        masks, kills = self._masks, self._kills
        for place in reversed(range(len(masks))):
            mask, masks[place] = masks[place], 0
            before = {number: kills[number] for number in bits_of(mask & self._about)}
            for number in before:
                kills[number] = self._killed(number)
            if not self._holds(self._truths):
                masks[place] = mask
                kills |= before
        self._holds(self._truths)  # which must not take long, even if nothing could be spared
        return tuple([link for link, mask in zip(self._links, masks, strict=True) if mask])

    def _killed(self, number: int) -> int:
        """What a candidate rules out by way of the links that are left."""
        masks, found = self._masks, 0
        for place in self._places[number]:
            found |= masks[place]
        return found & ~(1 << number)

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
        """Whether the truths cannot all be met.

        Those that have lost no candidate can still be met as the solution meets them, whatever is
        supposed: so they are not gone into.
        """
        kills = self._kills
        while True:
            self._left -= len(truths)
            if self._left < 0:
                raise TangledError
            tightest, fewest = 0, MANY
            for truth in truths:
                left = truth & possible
                if left != truth:
                    size = left.bit_count()
                    if size < fewest:
                        tightest, fewest = left, size
                        if size < 2:
                            break
            if fewest == MANY:
                return False
            if not tightest:
                return True
            if fewest > 1:
                for number in bits_of(tightest):
                    bit = 1 << number
                    left = [truth for truth in truths if not truth & bit]
                    if not self._dead(possible & ~kills[number], left):
                        return False
                return True
            possible &= ~kills[tightest.bit_length() - 1]
            truths = [truth for truth in truths if not truth & tightest]
