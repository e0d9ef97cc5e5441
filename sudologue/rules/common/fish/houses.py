"""The houses of a layout as fish see them: by number, and by which of them run side by side.

Sets of houses are masks with a bit a house, in the layout's order. No row is told from a column
here: two lines are *parallel* when they share no cell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from itertools import combinations
from typing import NamedTuple

from sudologue.caches import LAYOUTS, cached
from sudologue.model import House, Layout, bits_of

SMALL = 4
"""Fish of up to so many houses have rules of their own, size by size."""

# Boards of nine rows come nowhere near this; on much larger ones it keeps a search in bounds.
GUIDE_TRIES = 1_000
GUIDES_KEPT = 1 << 11


class Shape(IntEnum):
    """What kinds of houses a fish is made of.

    BASIC: the bases are parallel lines, the covers are parallel lines that cross them. FRANKEN: the
    same with blocks of cells among them, such as boxes. MUTANT: any other mixture.
    """

    BASIC = 0
    FRANKEN = 1
    MUTANT = 2


@dataclass(frozen=True)
class Pools:
    """The houses that a search may use: which as bases, which as covers.

    `reach` tells for every cell which cells share a house of the pools with it. `sightlines` tells
    what a cell can look along, and `guides` how places can be spread, see there. Pools are plain if
    no bases share a cell, nor covers.
    """

    bases: int
    covers: int
    base_masks: tuple[int, ...]
    reach: tuple[int, ...]
    sightlines: SightLines
    guides: Guides
    is_plain: bool


class SightLine(NamedTuple):
    """Houses `along` which a cell looks, and the places of the bases that it `spares`."""

    along: int
    spares: int


class SightLines(dict[int, tuple[SightLine, ...]]):
    """For each cell the sets of its houses that it can look along, all of them first.

    What it spares are the cells of the bases, but for those that it then sees and for the bases
    that it is in itself. What it sees without sharing a house, it sees always. One house of each
    set at least is a cover. Made when first asked for.
    """

    def __init__(
        self, layout: Layout, masks: tuple[int, ...], at: tuple[int, ...], bases: int, covers: int
    ) -> None:
        super().__init__()
        self._layout, self._masks, self._at = layout, masks, at
        self._bases, self._covers = bases, covers

    def __missing__(self, cell: int) -> tuple[SightLine, ...]:
        sightlines = self[cell] = tuple(self._from(cell))
        return sightlines

    def _from(self, cell: int) -> Iterator[SightLine]:
        at = self._at[cell]
        always = self._layout.peer_masks[cell] & ~_union(self._masks, at)
        wanted = _union(self._masks, self._bases & ~at) & ~always
        own = tuple(bits_of(at))
        for count in range(len(own), 0, -1):
            for chosen in combinations(own, count):
                along = sum([1 << house for house in chosen])
                if along & self._covers:
                    yield SightLine(along, wanted & ~_union(self._masks, along))


class Guides(dict[int, int]):
    """For places of a digit, as many of them as will go together, no two in one house of a pool.

    For boards of nine rows as many as can be, for huge ones enough. They are laid along the
    `spine`, lines that share no cell: a place on each, leaving out as few lines as will do.
    """

    def __init__(self, spine: tuple[int, ...], reach: tuple[int, ...]) -> None:
        super().__init__()
        self._spine, self._reach = spine, reach

    def __missing__(self, places: int) -> int:
        if len(self) >= GUIDES_KEPT:
            self.clear()
        guide = self[places] = self._lay(places)
        return guide

    def _lay(self, places: int) -> int:
        lines = [on_line for line in self._spine if (on_line := line & places)]
        lines.sort(key=int.bit_count)
        reach, count, tries = self._reach, len(lines), 0

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


@dataclass(frozen=True)
class FishHouses:
    """A layout's houses with their masks, and for every cell the set of houses it is in.

    `crossed` is for every house the set of the other houses that share a cell with it.
    """

    houses: tuple[House, ...]
    masks: tuple[int, ...]
    at: tuple[int, ...]
    lines: int
    crossed: tuple[int, ...]
    parallel_pools: tuple[Pools, ...]
    whole_pool: Pools

    @staticmethod
    @cached(LAYOUTS)
    def of(layout: Layout) -> FishHouses:
        """The houses of a layout as fish want them, made once."""
        masks = tuple(layout.house_masks.values())
        lines = sum(1 << number for number, house in enumerate(layout.houses) if house.is_line)
        at = tuple(
            sum(1 << number for number, mask in enumerate(masks) if mask >> cell & 1)
            for cell in range(layout.cell_count)
        )
        crossed = tuple(
            sum(1 << n for n, other in enumerate(masks) if n != number and other & mask)
            for number, mask in enumerate(masks)
        )
        everything = (1 << len(masks)) - 1
        classes = _parallel_lines(lines, crossed)
        spine = max((_masks(masks, one) for one in classes), key=len)
        guides: dict[int, Guides] = {}

        def pools(bases: int, covers: int, along: tuple[int, ...], plain: bool) -> Pools:
            reach, sight = _reach(layout, masks, bases | covers), (layout, masks, at, bases, covers)
            shared = guides.setdefault(bases | covers, Guides(along, reach))
            base_masks = _masks(masks, bases)
            return Pools(bases, covers, base_masks, reach, SightLines(*sight), shared, plain)

        parallel_pools = tuple(
            pools(bases, covers, _masks(masks, bases), True)
            for bases in classes
            for covers in classes
            if all(not covers & ~crossed[base] for base in bits_of(bases))
        )
        whole_pool = pools(everything, everything, spine, False)
        return FishHouses(layout.houses, masks, at, lines, crossed, parallel_pools, whole_pool)

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

    def shape(self, bases: int, covers: int) -> Shape:
        """What a fish of these bases and covers is made of."""
        base_lines, cover_lines = bases & self.lines, covers & self.lines
        for lines, others in ((base_lines, cover_lines), (cover_lines, base_lines)):
            for line in bits_of(lines):
                crossed = self.crossed[line]
                if crossed & lines or others & ~crossed:
                    return Shape.MUTANT
        return Shape.FRANKEN if (bases | covers) & ~self.lines else Shape.BASIC


def _parallel_lines(lines: int, crossed: tuple[int, ...]) -> tuple[int, ...]:
    """The lines in sets of parallel ones."""
    classes: list[int] = []
    for line in bits_of(lines):
        for place, parallels in enumerate(classes):
            if not parallels & crossed[line]:
                classes[place] |= 1 << line
                break
        else:
            classes.append(1 << line)
    return tuple(classes)


def _masks(masks: tuple[int, ...], numbers: int) -> tuple[int, ...]:
    return tuple([masks[number] for number in bits_of(numbers)])


def _reach(layout: Layout, masks: tuple[int, ...], numbers: int) -> tuple[int, ...]:
    reach = [0] * layout.cell_count
    for number in bits_of(numbers):
        for cell in bits_of(masks[number]):
            reach[cell] |= masks[number]
    return tuple(reach)


def _union(masks: tuple[int, ...], numbers: int) -> int:
    cells = 0
    while numbers:
        bit = numbers & -numbers
        cells |= masks[bit.bit_length() - 1]
        numbers ^= bit
    return cells
