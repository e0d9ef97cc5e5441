"""Which cells of a house are one digit short of closed: all sets of its cells tried at once.

A house of nine cells has 511 sets of cells. An integer with a bit for each of them says of which
sets something is true: which have a given digit, say. Those masks are added up, digit by digit, as
numbers are on paper: a bit of `ones`, `twos`, `fours` and `eights` each tells how many digits a set
has. The almost locked sets are those where that comes to one more than their cells.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sudologue.caches import LAYOUTS, cached
from sudologue.model import bits_of
from sudologue.rules.common.subset_search import subsets

FEW_OPEN_CELLS = 9
"""In houses with more open cells, sets of more than `CELLS_AMONG_MANY` are not looked for."""
CELLS_AMONG_MANY = 4


class SetsOfSpots:
    """The sets of so many places, small ones first, then those with the first places first.

    Masks of sets have a bit for each, in that order. `order` are the sets, by their places;
    `meeting[spots]` is the mask of those that have any of these.
    """

    def __init__(self, count: int) -> None:
        masks = range(1 << count)
        self.order = sorted(masks, key=lambda spots: (spots.bit_count(), tuple(bits_of(spots))))
        self._rank = {spots: rank for rank, spots in enumerate(self.order)}
        having = [
            self.mask_of(spots for spots in masks if spots >> spot & 1) for spot in range(count)
        ]
        self.meeting = [0] * (1 << count)
        for spots in masks[1:]:
            low = spots & -spots
            self.meeting[spots] = self.meeting[spots ^ low] | having[low.bit_length() - 1]
        # at place k, the sets that lack bit k in the number of digits that would make them short
        self._lacking = [
            self.mask_of(spots for spots in masks if not spots.bit_count() + 1 >> place & 1)
            for place in range(4)
        ]

    def mask_of(self, sets: Iterator[int] | set[int]) -> int:
        """Sets of places as a mask."""
        return sum(1 << self._rank[spots] for spots in sets)

    def short_by_one(self, holders: Sequence[int], but: int) -> list[int]:
        """The sets with one digit more than they are, but not all open cells, nor those in a mask.

        `holders` are the places of each digit.
        """
        meeting = self.meeting
        ones = twos = fours = eights = open_spots = 0
        for spots in holders:
            if spots:
                open_spots |= spots
                mask = meeting[spots]
                carry = ones & mask
                ones ^= mask
                mask = twos & carry
                twos ^= carry
                carry = fours & mask
                fours ^= mask
                eights |= carry
        one, two, four, eight = self._lacking
        found = (ones ^ one) & (twos ^ two) & (fours ^ four) & (eights ^ eight)
        found &= ~(meeting[~open_spots & len(meeting) - 1] | but | 1 << self._rank[open_spots])
        order, sets = self.order, list[int]()
        while found:
            low = found & -found
            found ^= low
            sets.append(order[low.bit_length() - 1])
        return sets


sets_of_spots = cached(LAYOUTS)(SetsOfSpots)


def short_among_many(domains: Sequence[int]) -> Iterator[int]:
    """The same in a house of many cells, in the same order; of many open cells, only small sets."""
    open_cells = [(spot, domain) for spot, domain in enumerate(domains) if domain]
    count = len(open_cells)
    most = count - 1 if count <= FEW_OPEN_CELLS else CELLS_AMONG_MANY
    for size in range(1, most + 1):
        for spots, _ in subsets(open_cells, size, size + 1):
            yield sum([1 << spot for spot in spots])
