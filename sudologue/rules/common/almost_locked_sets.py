"""Almost locked sets: n cells of a house that hold n + 1 digits between them.

        row      | 12 | 23 | 345 | 14 | ...        12 23 14 34: four cells, not closed;
                                                   12 and 23 hold three digits: almost locked

They take all their digits but one. So as soon as one of the digits is ruled out for the whole set,
the set takes all the others. A set takes a digit at most once, for its cells share a house.

A step touches few houses, and what can be told of a house's sets from its own cells stays the same
for all others. So it is kept, by house and by what its open cells may take. The cells of a house
are called by their places in it there: a set of them is a small integer.

All sets of a house's cells are tried at once. Nine cells have 511, and an integer with a bit for
each of them says of which sets something is true: which have a given digit, say. Those masks are
added up, digit by digit, as numbers are on paper: a bit of `ones`, `twos`, `fours` and `eights`
each tells how many digits a set has, and it should be one more than it has cells.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise
from operator import itemgetter
from typing import NamedTuple

from sudologue.caches import BULKY, LAYOUTS, PARTS, cached, cached_in_thread
from sudologue.model import Board, House, Layout, bits_of
from sudologue.rules.common.subset_search import subsets

FEW_OPEN_CELLS = 9
"""In houses with more open cells, sets of more than `CELLS_AMONG_MANY` are not looked for."""
CELLS_AMONG_MANY = 4
MOST_OUTLOOKS = 1 << 12
"""How many outlooks are kept for a house: all, if it has twelve cells or fewer."""

Domains = tuple[int, ...]
"""What each cell of a house may take, as bits."""

Group = tuple[int, tuple[int, ...], int, int]
"""The places of a digit in one of a house's sets, or in several.

First the cells that see all of them: of the house's own, those that may take the digit. Then the
places themselves, by number. Third, the candidates that the sets' other digits see in the same way;
such as lie outside the house may be gone. Last, the group's own number among those of the house.
"""


class AlmostLockedSet(NamedTuple):
    """Cells of a house with one digit more than they are; a bivalue cell is the smallest.

    `digits` are bits as in `board.masks.domain_bits`. By plane, `places` are the cells of the set
    that may take the digit, and `seen` the cells that see all of these: both zero for other digits.
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
    return tuple(sorted(found, key=lambda one: one.cells.bit_count()))


@cached(PARTS)
def _all_of(sets: HouseSets) -> list[AlmostLockedSet]:
    return [AlmostLockedSet.of(sets, number) for number in range(len(sets.spots))]


class HouseSets:
    """The almost locked sets of a house whose cells may take certain digits; small ones first.

    Without those that an earlier house has as well. Of each set, `spots` are its cells by their
    places in the house, and `groups_of` its groups that are seen by anything, in `members` as bits.
    `groups` are the groups of each digit. They are numbered, digit by digit.
    """

    def __init__(self, frame: Frame, domains: Domains, shared: tuple[int, ...]) -> None:
        self._frame = frame
        self.holders = _holders(domains, frame.layout.size)
        self.spots = frame.short_by_one(domains, self.holders, shared)
        self.groups_of: list[list[int]] = [[] for _ in self.spots]
        self.members: list[int] = []
        self.count = 0
        self.groups = self._group()

    def _group(self) -> list[list[Group]]:
        """Gather the digits' places in the sets."""
        outlook, width = self._frame.outlook, self._frame.layout.tables.cell_count
        sets = list(zip(self.spots, self.groups_of, strict=True))
        seen: list[int] = []
        cells: list[tuple[int, ...]] = []
        reach: list[int] = []  # what a group sees, as candidates
        starts: list[int] = []
        size = 0
        for plane, holders in enumerate(self.holders):
            starts.append(size)
            numbers: dict[int, int] = {}
            for spots, groups in sets:
                mine = spots & holders
                if mine:
                    number = numbers.get(mine)
                    if number is None:
                        _, outside, its = outlook[mine]
                        sees = outside | outlook[holders & ~mine][0]
                        if not sees:
                            numbers[mine] = -1
                            continue
                        number = numbers[mine] = size
                        size += 1
                        seen.append(sees)
                        cells.append(its)
                        reach.append(sees << plane * width)
                    elif number < 0:
                        continue
                    groups.append(number)
        starts.append(size)
        self.count = size
        beyond = [0] * size
        for groups in self.groups_of:
            together = members = 0
            for number in groups:
                together |= reach[number]
                members |= 1 << number
            for number in groups:
                beyond[number] |= together
            self.members.append(members)
        own, found = self._frame.layout.tables.all_cells, list[list[Group]]()
        for first, last in pairwise(starts):
            mine = range(first, last)
            found.append([(seen[n], cells[n], beyond[n] & ~own, n) for n in mine])
            own <<= width
        return found

    def digits_of(self, number: int) -> int:
        """The digits of a set."""
        spots = self.spots[number]
        return sum([1 << plane for plane, its in enumerate(self.holders) if its & spots])

    @property
    def house(self) -> House:
        """The house."""
        return self._frame.house

    def cells(self, number: int) -> int:
        """The cells of a set."""
        return self._frame.outlook[self.spots[number]][0]

    def places(self, number: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """By plane, a set's places for the digit, and the cells that see all of these."""
        places: list[int] = []
        seen: list[int] = []
        outlook, spots = self._frame.outlook, self.spots[number]
        for holders in self.holders:
            mine = spots & holders
            cells, outside, _ = outlook[mine]
            places.append(cells)
            seen.append((self._frame.mask & ~cells | outside) if mine else 0)
        return tuple(places), tuple(seen)


class Frame:
    """What there is to know of a house before anything is known of its candidates.

    `elsewhere` are the sets of its cells that lie in an earlier house. For sets of more cells than
    are looked for in a house with many open ones, that is a matter of the house: `wide` are the
    earlier houses that share as many cells, by number, with these cells.
    """

    def __init__(self, layout: Layout, place: int) -> None:
        self.layout = layout
        self.house = layout.houses[place]
        masks = list(layout.tables.house_masks.values())
        self.mask = masks[place]
        self.pick = picker(self.mask)
        self._numbers = tuple(bits_of(self.mask))
        self.elsewhere: set[int] = set()
        self.wide: list[tuple[int, int]] = []
        at = {number: spot for spot, number in enumerate(self._numbers)}
        for earlier, mask in enumerate(masks[:place]):
            shared = [1 << at[number] for number in bits_of(self.mask & mask)]
            most = layout.size if layout.size <= FEW_OPEN_CELLS else CELLS_AMONG_MANY
            for size in range(1, min(most, len(shared)) + 1):
                self.elsewhere.update(map(sum, combinations(shared, size)))
            if len(shared) > most:
                self.wide.append((earlier, sum(shared)))
        self._elsewhere = 0
        if len(self._numbers) <= FEW_OPEN_CELLS:
            self._elsewhere = sets_of_spots(len(self._numbers)).mask_of(self.elsewhere)
        self.outlook = _Outlook(self._numbers, layout, self.mask)
        self.sets = cached(BULKY)(self._sets)

    def _sets(self, domains: Domains, shared: tuple[int, ...] = ()) -> HouseSets:
        return HouseSets(self, domains, shared)

    def short_by_one(
        self, domains: Domains, holders: list[int], shared: tuple[int, ...]
    ) -> list[int]:
        """The sets whose cells have one digit more than they are, small sets first.

        Among these, those with the first places first. All open cells of a house are closed.
        """
        if len(domains) <= FEW_OPEN_CELLS and not shared:
            sets = sets_of_spots(len(domains))
            return sets.short_by_one(holders, self._elsewhere)
        return [
            spots
            for spots in short_among_many(domains)
            if spots not in self.elsewhere and not any(not spots & ~its for its in shared)
        ]


class _Outlook(dict[int, tuple[int, int, tuple[int, ...]]]):
    """For places in a house, their cells, those outside it that see them all, their numbers."""

    def __init__(self, numbers: tuple[int, ...], layout: Layout, house: int) -> None:
        super().__init__({0: (0, layout.tables.all_cells & ~house, ())})
        self._numbers, self._peers = numbers, layout.tables.peer_masks

    def __missing__(self, spots: int) -> tuple[int, int, tuple[int, ...]]:
        last = spots.bit_length() - 1
        number = self._numbers[last]
        cells, outside, numbers = self[spots ^ 1 << last]
        found = cells | 1 << number, outside & self._peers[number], (*numbers, number)
        if len(self) < MOST_OUTLOOKS:
            self[spots] = found
        return found


Picker = Callable[[Sequence[int]], Domains]
"""Picks what certain cells may take out of the domains of all cells."""


def picker(cells: int) -> Picker:
    """The picker of some cells."""
    numbers = tuple(bits_of(cells))
    if len(numbers) > 1:
        return itemgetter(*numbers)
    return lambda domains: tuple([domains[number] for number in numbers])


@cached(LAYOUTS)
def _frames(layout: Layout) -> tuple[Frame, ...]:
    return tuple(Frame(layout, place) for place in range(len(layout.houses)))


@cached(LAYOUTS)
def _searches(layout: Layout) -> tuple[tuple[Picker, Callable[[Domains], HouseSets]], ...]:
    return tuple((frame.pick, frame.sets) for frame in _frames(layout))


def sets_by_house(board: Board) -> list[HouseSets]:
    """The almost locked sets of a board, house by house in scan order; each set is there once."""
    domains, layout = board.masks.domain_bits, board.layout
    if layout.size <= FEW_OPEN_CELLS:
        return [sets_of(pick(domains)) for pick, sets_of in _searches(layout)]
    open_cells, frames = board.masks.open_cells, _frames(layout)
    crowded = [(frame.mask & open_cells).bit_count() > FEW_OPEN_CELLS for frame in frames]
    return [
        frame.sets(
            frame.pick(domains),
            tuple([shared for earlier, shared in frame.wide if not crowded[earlier]]),
        )
        for frame in frames
    ]


def _holders(domains: Domains, size: int) -> list[int]:
    """For each digit, the places in the house of the cells that may take it."""
    holders = [0] * size
    bit = 1
    for domain in domains:
        while domain:
            low = domain & -domain
            domain ^= low
            holders[low.bit_length() - 1] |= bit
        bit <<= 1
    return holders


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
