"""Sets of members that share few bits: cells with few digits, or digits with few cells.

Members are cells with their digits, or digits with their places in a house: a number and a mask.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from sudologue.model import union_of

Members = Sequence[tuple[int, int]]


def subsets(
    members: Members, size: int, room: int, union: int = 0
) -> list[tuple[tuple[int, ...], int]]:
    """The sets of `size` members whose masks, with `union`, have just `room` bits, in order.

    Each is given by its members' numbers, with all of its bits.

    >>> subsets([(1, 0b011), (2, 0b110), (3, 0b101), (4, 0b1001)], 3, 3)
    [((1, 2, 3), 7)]
    """
    chosen: list[tuple[tuple[int, ...], int]] = []
    if size == room == 3 and len(members) < 6:
        for (one, first), (two, second), (three, third) in combinations(members, 3):
            together = union | first | second | third
            if together.bit_count() == 3:
                chosen.append(((one, two, three), together))
        return chosen
    _grow((), union, members, size, room, chosen)
    return chosen


def _grow(
    numbers: tuple[int, ...],
    union: int,
    others: Members,
    lacking: int,
    room: int,
    chosen: list[tuple[tuple[int, ...], int]],
) -> None:
    """Add the sets that extend these members by as many of the others as are lacking."""
    for start, (number, mask) in enumerate(others[: len(others) - lacking + 1], 1):
        wider = union | mask
        if lacking == 1:
            if wider.bit_count() == room:
                chosen.append(((*numbers, number), wider))
            continue
        later = [pair for pair in others[start:] if (wider | pair[1]).bit_count() <= room]
        if len(later) >= lacking - 1:
            _grow((*numbers, number), wider, later, lacking - 1, room, chosen)


def smaller_set_does(masks: Sequence[int], hit: int) -> bool:
    """Whether some of a closed set's members, closed by themselves, have all that it hits."""
    return any(
        (union := union_of(few)).bit_count() == size and not hit & ~union
        for size in range(1, len(masks))
        for few in combinations(masks, size)
    )
