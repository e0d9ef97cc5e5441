"""Sets of small numbers as integers, a bit for each."""

from __future__ import annotations

from collections.abc import Iterator


def bits_of(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, lowest first.

    >>> list(bits_of(0b10110))
    [1, 2, 4]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
