"""Almost locked sets: n cells of a house that hold n + 1 digits between them.

        row      | 12 | 23 | 345 | 14 | ...        12 23 14 34: four cells, not closed;
                                                   12 and 23 hold three digits: almost locked

They take all their digits but one. So as soon as one of the digits is ruled out for the whole set,
the set takes all the others. A set takes a digit at most once, for its cells share a house.
"""

from __future__ import annotations

from typing import NamedTuple

from sudologue.caches import PARTS, cached, cached_in_thread
from sudologue.model import Board, House
from sudologue.rules.common.almost_locked_sets.house_sets import HouseSets, sets_by_house


class AlmostLockedSet(NamedTuple):
    """Cells of a house with one digit more than they are; a bivalue cell is the smallest.

    `digits` are bits as in `Board.domain_bits`. By plane, `places` are the cells of the set that
    may take the digit, and `seen` the cells that see all of these: both zero for other digits.
    `house` is the first one that has all the cells.
    """

    cells: int
    digits: int
    house: House
    places: tuple[int, ...]
    seen: tuple[int, ...]

    @classmethod
    def of(cls, sets: HouseSets, number: int) -> AlmostLockedSet:
        """One of a house's sets."""
        return cls(sets.cells(number), sets.digits_of(number), sets.house, *sets.places(number))

    @property
    def size(self) -> int:
        """How many cells it has."""
        return self.cells.bit_count()


@cached_in_thread
def almost_locked_sets(board: Board) -> tuple[AlmostLockedSet, ...]:
    """All of a board, smaller ones first, house by house in scan order, and cell by cell.

    A set that lies in two houses is there once.
    """
    found = [one for sets in sets_by_house(board) for one in _all_of(sets)]
    return tuple(sorted(found, key=_size))


@cached(PARTS)
def _all_of(sets: HouseSets) -> list[AlmostLockedSet]:
    return [AlmostLockedSet.of(sets, number) for number in range(len(sets.spots))]


def _size(one: AlmostLockedSet) -> int:
    return one.cells.bit_count()
