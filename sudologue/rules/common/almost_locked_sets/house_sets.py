"""The almost locked sets of a house, worked out once for what its cells may take.

A step touches few houses, and what can be told of a house's sets from its own cells stays the same
for all others. So it is kept, by house and by what its open cells may take.

The cells of a house are called by their places in it here: a set of them is a small integer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from operator import itemgetter

from sudologue.caches import BULKY, LAYOUTS, cached
from sudologue.model import Board, House, Layout, bits_of
from sudologue.rules.common.almost_locked_sets.short import (
    CELLS_AMONG_MANY,
    FEW_OPEN_CELLS,
    sets_of_spots,
    short_among_many,
)

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
        outlook, width = self._frame.outlook, self._frame.layout.cell_count
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
        own, found = self._frame.layout.all_cells, list[list[Group]]()
        for first, last in pairwise(starts):
            others = [mask & ~own for mask in beyond[first:last]]
            found.append(
                list(
                    zip(
                        seen[first:last], cells[first:last], others, range(first, last), strict=True
                    )
                )
            )
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
        masks = list(layout.house_masks.values())
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
        super().__init__({0: (0, layout.all_cells & ~house, ())})
        self._numbers, self._peers = numbers, layout.peer_masks

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
    domains, layout = board.domain_bits, board.layout
    if layout.size <= FEW_OPEN_CELLS:
        return [sets_of(pick(domains)) for pick, sets_of in _searches(layout)]
    open_cells, frames = board.open_cells, _frames(layout)
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
