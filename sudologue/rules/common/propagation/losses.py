"""Which propagations stay as they were when a board has lost some candidates and nothing else.

A propagation finds truths with one candidate left. Take from it a candidate that it had struck
already, and it goes as before. Take one that it still had, and it goes as before if each truth of
that candidate had two others or more when the propagation last had it: for then no truth came down
to one any sooner, and none to nothing. Most losses leave most propagations as they were, and to see
that costs a hundredth of following them again.
"""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.model import Board, bits_of
from sudologue.rules.common.propagation.propagator import PropagationRound
from sudologue.rules.common.propagation.truths import truths_in


class Losses:
    """The candidates that a board has lost since an earlier one, as a mask."""

    def __init__(self, board: Board, earlier: Board) -> None:
        self.lost, self._live = earlier.live & ~board.live, board.live
        truths_of = truths_in(board.layout).of
        self._truths = [
            (1 << number, [truth.mask for truth in truths_of(number)])
            for number in bits_of(self.lost)
        ]

    def change(self, rounds: Sequence[PropagationRound]) -> bool:
        """Whether a propagation of these rounds would have gone otherwise from some round on."""
        for bit, truths in self._truths:
            last = 0
            for ended in rounds:
                if not ended.left & bit:
                    break
                last = ended.left
            if last and self._bring_down(truths, last):
                return True
        return False

    def decide(self, left: int) -> bool:
        """Whether some truth comes down to one candidate, or none, of those left in the end."""
        return any(left & bit and self._bring_down(truths, left) for bit, truths in self._truths)

    def _bring_down(self, truths: list[int], left: int) -> bool:
        left &= self._live
        for mask in truths:
            others = left & mask
            if not others & (others - 1):
                return True
        return False
