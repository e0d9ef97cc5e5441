"""Which runs stay as they were when a board has lost some candidates and nothing else.

A run finds truths with one candidate left. Take from it a candidate that it had struck already, and
it goes as before. Take one that it still had, and it goes as before if each truth of that candidate
had two others or more when the run last had it: for then no truth came down to one any sooner, and
none to nothing. Most losses leave most runs as they were, and to see that costs a hundredth of
running again.
"""

from __future__ import annotations

from sudologue.model import Layout, bits_of
from sudologue.rules.common.propagation.propagation import Trail, propagator
from sudologue.rules.common.propagation.truths import tables


class Losses:
    """Candidates that are gone, as a mask, each with the truths that it was in.

    `kept` is what they leave of a spread state.
    """

    def __init__(self, layout: Layout, gone: int) -> None:
        self.gone = gone
        self.kept = ~propagator(layout).spread(gone)
        truths_of = tables(layout).of
        self._each = [
            (1 << number, [mask for mask, _ in truths_of(number)]) for number in bits_of(gone)
        ]

    def tell_in(self, left: int) -> bool:
        """Whether some truth comes down to one candidate, or none, in a state where all had two."""
        return any(left & bit and self._brings_down(truths, left) for bit, truths in self._each)

    def tell_on(self, trail: Trail) -> bool:
        """Whether a run would have gone otherwise from some round on."""
        for bit, truths in self._each:
            last = None
            for _, left in trail:
                if not left & bit:
                    break
                last = left
            if last is not None and self._brings_down(truths, last):
                return True
        return False

    def taken_from(self, trail: Trail) -> Trail:
        """The same rounds without what is gone."""
        kept = ~self.gone
        return [(true, left & kept) for true, left in trail]

    def _brings_down(self, truths: list[int], left: int) -> bool:
        left &= ~self.gone
        for mask in truths:
            rest = left & mask
            if not rest & (rest - 1):
                return True
        return False
