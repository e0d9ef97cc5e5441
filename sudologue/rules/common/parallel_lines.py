"""Lines that lie side by side, and where they cross those that lie the other way.

A layout has two ways of lying, each with as many lines as there are digits, and each line crosses
every line that lies the other way in one cell. Which of them are called rows does not matter here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from sudologue.caches import LAYOUTS, PLANES, Lookup, cached
from sudologue.model import House, Layout, bits_of, union_of


@dataclass(frozen=True, eq=False)
class ParallelLines:
    """The lines that lie one way, and those that cross them."""

    layout: Layout
    lines: tuple[House, ...]
    across: tuple[House, ...]

    @cached_property
    def cells(self) -> tuple[tuple[int, ...], ...]:
        """The cells by number: `cells[i][j]` lies on line i, where crossing line j meets it."""
        masks = self.layout.tables.house_masks
        return tuple(
            tuple([(masks[line] & masks[other]).bit_length() - 1 for other in self.across])
            for line in self.lines
        )

    def lines_met(self, crossing: int, cells: int) -> int:
        """The lines, as bits by index, that a crossing line meets in these cells."""
        return sum([1 << i for i, its in enumerate(self.cells) if cells >> its[crossing] & 1])

    @cached_property
    def profiles(self) -> Lookup[int, tuple[int, ...]]:
        """By plane, for each crossing line the lines, as bits by index, that it meets there.

        Most steps change few planes: what was found for those met last is kept.
        """
        places = [(0, 0)] * self.layout.tables.cell_count
        for index, cells in enumerate(self.cells):
            for crossing, cell in enumerate(cells):
                places[cell] = crossing, 1 << index

        def profile(plane: int) -> tuple[int, ...]:
            met = [0] * len(self.across)
            for cell in bits_of(plane):
                crossing, line = places[cell]
                met[crossing] |= line
            return tuple(met)

        return Lookup(profile, PLANES)


@cached(LAYOUTS)
def parallel_lines(layout: Layout) -> tuple[ParallelLines, ...]:
    """The layout's lines seen either way; nothing where lines do not lie in just two ways."""
    masks = {house: mask for house, mask in layout.tables.house_masks.items() if house.is_line}
    bundles: list[tuple[House, ...]] = []
    for house, mask in masks.items():
        beside = (house, *[each for each, other in masks.items() if not mask & other])
        is_known = any(house in bundle for bundle in bundles)
        if not is_known and union_of([masks[each] for each in beside]) == layout.tables.all_cells:
            bundles.append(beside)
    if len(bundles) != 2:
        return ()
    one, other = bundles
    return ParallelLines(layout, one, other), ParallelLines(layout, other, one)
