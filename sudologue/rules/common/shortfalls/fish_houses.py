"""The houses of a layout as fish see them: by number, and by which of them run side by side.

Sets of houses are masks with a bit a house, in the layout's order. No row is told from a column
here: two lines are *parallel* when they share no cell.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from itertools import combinations
from typing import NamedTuple

from sudologue.caches import LAYOUTS, Lookup, cached
from sudologue.model import House, Layout, bits_of, union_of

SMALL = 4
"""Fish of up to so many houses have rules of their own, size by size."""

# Boards of nine rows come nowhere near this; on much larger ones it keeps a search in bounds.
GUIDE_TRIES = 1_000
GUIDES_KEPT = 1 << 11
CROSSINGS_KEPT = 1 << 13


class HouseShape(IntEnum):
    """What kinds of houses a fish is made of.

    BASIC: the bases are parallel lines, the covers are parallel lines that cross them. FRANKEN: the
    same with blocks of cells among them, such as boxes. MUTANT: any other mixture.
    """

    BASIC = 0
    FRANKEN = 1
    MUTANT = 2


class SightLine(NamedTuple):
    """Houses `along` which a cell looks, and the places of the bases that it `spares`."""

    along: int
    spares: int


@dataclass(frozen=True)
class Pools:
    """The houses that a search may use: which as bases, which as covers.

    `reach` tells for every cell which cells share a house of the pools with it; `sightlines` what
    it can look along, all of its houses first; and `guides`, for places of a digit, as many of them
    as will go together; `crossing`, for the places on a line, the covers that hold some of them.
    Pools are plain if no bases share a cell, nor covers.
    """

    bases: int
    covers: int
    base_masks: tuple[int, ...]
    reach: tuple[int, ...]
    sightlines: Lookup[int, tuple[SightLine, ...]]
    guides: Lookup[int, int]
    crossing: Lookup[int, int]
    is_plain: bool


class FishHouses:
    """A layout's houses with their masks, and for every cell the set of houses it is in.

    `crossed` is for every house the set of the other houses that share a cell with it.
    """

    def __init__(self, layout: Layout) -> None:
        self._layout, self.houses = layout, layout.houses
        self.masks = masks = tuple(layout.tables.house_masks.values())
        self.lines = _numbers([house.is_line for house in self.houses])
        cells = range(layout.tables.cell_count)
        self.at = tuple([_numbers([mask >> cell & 1 for mask in masks]) for cell in cells])
        self.crossed = crossed = tuple(
            [_numbers([other & mask for other in masks]) ^ 1 << n for n, mask in enumerate(masks)]
        )
        everything = (1 << len(masks)) - 1
        parallels = _parallel_lines(self.lines, crossed)
        self._guides: dict[int, Lookup[int, int]] = {}
        self.parallel_pools = tuple(
            [
                self._pools(bases, covers, self._masks_of(bases), is_plain=True)
                for bases in parallels
                for covers in parallels
                if all(not covers & ~crossed[base] for base in bits_of(bases))
            ]
        )
        spine = max(map(self._masks_of, parallels), key=len)
        self.whole_pool = self._pools(everything, everything, spine, is_plain=False)

    def union(self, numbers: int) -> int:
        """All cells of a set of houses."""
        return _union(self.masks, numbers)

    def once_and_twice(self, numbers: int) -> tuple[int, int]:
        """The cells in some house of a set, and those in several."""
        once = twice = 0
        while numbers:
            bit = numbers & -numbers
            mask = self.masks[bit.bit_length() - 1]
            twice |= once & mask
            once |= mask
            numbers ^= bit
        return once, twice

    def named(self, numbers: int) -> tuple[House, ...]:
        """The houses of a set, in order."""
        return tuple([self.houses[number] for number in bits_of(numbers)])

    def shape(self, bases: int, covers: int) -> HouseShape:
        """What a fish of these bases and covers is made of."""
        base_lines, cover_lines = bases & self.lines, covers & self.lines
        for lines, others in ((base_lines, cover_lines), (cover_lines, base_lines)):
            for line in bits_of(lines):
                crossed = self.crossed[line]
                if crossed & lines or others & ~crossed:
                    return HouseShape.MUTANT
        return HouseShape.FRANKEN if (bases | covers) & ~self.lines else HouseShape.BASIC

    def _masks_of(self, numbers: int) -> tuple[int, ...]:
        return tuple([self.masks[number] for number in bits_of(numbers)])

    def _pools(self, bases: int, covers: int, spine: tuple[int, ...], is_plain: bool) -> Pools:
        """The pools of these houses; those with bases and covers exchanged share its guides."""
        either = bases | covers
        reach = tuple([_union(self.masks, houses & either) for houses in self.at])
        guides = Lookup(partial(_guide, spine, reach), GUIDES_KEPT)
        return Pools(
            bases,
            covers,
            self._masks_of(bases),
            reach,
            Lookup(partial(_sightlines, self._layout, self.masks, self.at, bases, covers)),
            self._guides.setdefault(either, guides),
            Lookup(partial(_crossing, self.at, covers), CROSSINGS_KEPT),
            is_plain,
        )


fish_houses = cached(LAYOUTS)(FishHouses)


def _sightlines(
    layout: Layout,
    masks: tuple[int, ...],
    houses_at: tuple[int, ...],
    bases: int,
    covers: int,
    cell: int,
) -> tuple[SightLine, ...]:
    """The sets of its houses that a cell can look along, all of them first.

    What it spares are the cells of the bases, but for those that it then sees and for the bases
    that it is in itself. What it sees without sharing a house, it sees always. One house of each
    set at least is a cover.
    """
    at = houses_at[cell]
    always = layout.tables.peer_masks[cell] & ~_union(masks, at)
    wanted = _union(masks, bases & ~at) & ~always
    own = [1 << house for house in bits_of(at)]
    return tuple(
        [
            SightLine(along, wanted & ~_union(masks, along))
            for count in range(len(own), 0, -1)
            for along in map(sum, combinations(own, count))
            if along & covers
        ]
    )


def _crossing(houses_at: tuple[int, ...], covers: int, places: int) -> int:
    """The covers that hold some of these places."""
    return _union(houses_at, places) & covers


def _guide(spine: tuple[int, ...], reach: tuple[int, ...], places: int) -> int:
    """As many places of a digit as will go together, no two in one house of a pool.

    For boards of nine rows as many as can be, for huge ones enough. They are laid along the
    `spine`, lines that share no cell: a place on each, leaving out as few lines as will do.
    """
    lines = [on_line for line in spine if (on_line := line & places)]
    lines.sort(key=int.bit_count)
    count, tries = len(lines), 0

    # given itself: a function that holds itself is left for the garbage collector
    def fill(again: Callable[..., int], start: int, allowed: int, skips: int) -> int:
        """A place on each line from `start` on but `skips` of them, or nothing."""
        nonlocal tries
        on_line, last = lines[start] & allowed, count - start - skips == 1
        while on_line and tries:
            bit = on_line & -on_line
            if last:
                return bit
            on_line ^= bit
            tries -= 1
            further = again(again, start + 1, allowed & ~reach[bit.bit_length() - 1], skips)
            if further:
                return bit | further
        return again(again, start + 1, allowed, skips - 1) if skips else 0

    for skips in range(count):
        tries = GUIDE_TRIES
        guide = fill(fill, 0, places, skips)
        if guide:
            return guide
    return 0


def _parallel_lines(lines: int, crossed: tuple[int, ...]) -> list[int]:
    """The lines in sets of parallel ones."""
    parallels: list[int] = []
    for line in bits_of(lines):
        for index, those in enumerate(parallels):
            if not those & crossed[line]:
                parallels[index] |= 1 << line
                break
        else:
            parallels.append(1 << line)
    return parallels


def _numbers(holds: Sequence[object]) -> int:
    """A bit for each number for which something holds."""
    return sum([1 << number for number, held in enumerate(holds) if held])


def _union(masks: tuple[int, ...], numbers: int) -> int:
    return union_of([masks[number] for number in bits_of(numbers)])
