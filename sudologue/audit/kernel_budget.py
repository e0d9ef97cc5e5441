"""What the kernel sees of a board, and how much it does for one trace before it says no.

Receipts come from strangers, and the cases that a bad one leaves open double with each truth it
cites. So the looks that the kernel takes at citations are counted, and whatever else grows faster
than the text does. A look at a large board takes longer, and counts for more.
"""

from __future__ import annotations

from typing import Protocol

from sudologue.messages import Messages
from sudologue.model import Layout

_say = Messages(__name__)

LOOKS_AT_ONE = 2_000_000
"""Looks at citations for one inference: a second's worth.

The costliest honest ones known, of nets within nets in the hardest puzzles, take 40,000.
"""

LOOKS_AT_ALL = 20_000_000
"""Looks at citations for all inferences of a trace: some ten seconds' worth.

The costliest honest trace known takes 250,000, on a board of 16 rows.
"""

_CANDIDATES_AT_ONE_PRICE = 5_000
"""Candidates that a look takes in for the price of one: all those of a board of 16 rows."""


class TooMuchWorkError(Exception):
    """A receipt leaves more cases open than the kernel looks through."""


class KernelBudget:
    """What is left to do in a trace before the kernel gives up."""

    __slots__ = ("_left", "_price", "_until")

    def __init__(self, layout: Layout) -> None:
        self._price = 1 + layout.size**3 // _CANDIDATES_AT_ONE_PRICE
        self._left = LOOKS_AT_ALL
        self._until = 0

    def begin(self) -> None:
        """The next inference begins."""
        self._until = max(0, self._left - LOOKS_AT_ONE)

    def spend(self, looks: int) -> None:
        """So many citations are looked at; raises when that is too much."""
        self._left -= looks * self._price
        if self._left < self._until:
            cases = ("one",) if self._until else ()
            looked = (LOOKS_AT_ONE if self._until else LOOKS_AT_ALL) // self._price
            raise TooMuchWorkError(_say("too_many", *cases, looks=looked))


class Position(Protocol):
    """What the kernel sees of a board."""

    @property
    def layout(self) -> Layout: ...
    @property
    def live(self) -> int: ...
    @property
    def filled(self) -> int: ...
    @property
    def givens(self) -> int: ...
    @property
    def barred(self) -> int: ...
