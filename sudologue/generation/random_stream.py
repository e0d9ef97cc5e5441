"""Random numbers that are the same on every Python: SplitMix64, seeded by SHA-256.

Python promises the same `random()` from one version to the next, but not the same shuffles.
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence
from typing import TypeVar

T = TypeVar("T")

STREAM = 1
"""The stream's version: whatever changes which puzzles a seed makes takes the next number."""

_ALL_BITS = (1 << 64) - 1


class RandomStream:
    """The random numbers of one family of puzzles, by the run's seed and the family's number.

    >>> numbers = RandomStream(seed=1, family=0)
    >>> [numbers.below(9) for _ in range(9)]
    [5, 8, 3, 0, 6, 7, 1, 7, 8]
    """

    def __init__(self, seed: int, family: int, stream: int = STREAM) -> None:
        word = f"sudologue-generate-{stream}:{seed}:{family}"
        self._state = int.from_bytes(hashlib.sha256(word.encode()).digest()[:8], "big")

    def below(self, bound: int) -> int:
        """A number from 0 up to, and without, a bound, which is small beside 2⁶⁴."""
        self._state = state = (self._state + 0x9E3779B97F4A7C15) & _ALL_BITS
        state = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & _ALL_BITS
        state = (state ^ state >> 27) * 0x94D049BB133111EB & _ALL_BITS
        return (state ^ state >> 31) * bound >> 64

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put a list into random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
