"""Whether there can be a fish without fins, at a glance: before all fish of a digit are looked for.

Such a fish of n parallel lines has all their places on n lines across, two places a line at least.
Most boards have no such lines, and are done with by a far simpler rule than the fish with fins.
"""

from __future__ import annotations

from itertools import combinations

from sudologue.caches import cached
from sudologue.model import Layout, bits_of
from sudologue.rules.common.fish.houses import FishHouses, Pools

CROSSED_KEPT = 1 << 14


@cached(1 << 10)
def has_closed_lines(layout: Layout, plane: int, size: int) -> bool:
    """Whether so many parallel lines have their places on as many across that hold others too."""
    houses, across = FishHouses.of(layout), _Across.of(layout)
    for pools in houses.parallel_pools:
        few: list[tuple[int, int]] = []
        for base in pools.base_masks:
            places = base & plane
            if places & (places - 1):
                crossed = across.crossed(pools, places)
                if crossed.bit_count() <= size:
                    few.append((crossed, places))
        for lines in combinations(few, size) if len(few) >= size else ():
            crossed = inside = 0
            for across_line, places in lines:
                crossed |= across_line
                inside |= places
            if crossed.bit_count() <= size and houses.union(crossed) & plane & ~inside:
                return True
    return False


class _Across:
    """The lines across on which the places of a line lie: kept, for the same come back again."""

    def __init__(self, layout: Layout) -> None:
        self._at = FishHouses.of(layout).at
        self._known: dict[int, int] = {}

    @staticmethod
    @cached(16)
    def of(layout: Layout) -> _Across:
        """Those of a layout."""
        return _Across(layout)

    def crossed(self, pools: Pools, places: int) -> int:
        """The covers of these pools that hold some of the places."""
        houses = self._known.get(places)
        if houses is None:
            houses = 0
            for place in bits_of(places):
                houses |= self._at[place]
            if len(self._known) >= CROSSED_KEPT:
                self._known.clear()
            self._known[places] = houses
        return houses & pools.covers
