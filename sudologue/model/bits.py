"""Sets of small numbers as integers, a bit for each.

What the model keeps and hands out says by its type what the bits stand for. What takes a mask takes
an `int`: to a type checker `&`, `|` and `~` of masks are plain integers, and a call that says
otherwise costs time where masks are met by the million.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NewType

CandidateMask = NewType("CandidateMask", int)
"""A bit for each candidate of a set, by its number."""

CellMask = NewType("CellMask", int)
"""A bit for each cell of a set, by its number: a plane is one of these."""

DigitMask = NewType("DigitMask", int)
"""A bit for each digit of a set: digit d is bit `d - 1`."""


def bits_of(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, lowest first.

    >>> list(bits_of(0b10110))
    [1, 2, 4]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def union_of(masks: Iterable[int]) -> int:
    """The bits that any of the masks has.

    >>> bin(union_of([0b0011, 0b0110]))
    '0b111'
    """
    union = 0
    for mask in masks:
        union |= mask
    return union
