"""Lines that lie side by side, and where they cross those that lie the other way.

A layout has two ways of lying, each with as many lines as there are digits, and each line crosses
every line that lies the other way in one cell. Which of them are called rows does not matter here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from sudologue.caches import LAYOUTS, PLANES, cached
from sudologue.model import House, Layout, bits_of, union_of


@dataclass(frozen=True, eq=False)
class Parallels:
    """The lines that lie one way, and those that cross them.

    `way` is 0 or 1, as the place among the two of a layout.
    """

    layout: Layout
    way: int
    lines: tuple[House, ...]
    across: tuple[House, ...]

    @cached_property
    def cells(self) -> tuple[tuple[int, ...], ...]:
        """The cells by number: `cells[i][j]` lies on line i, where crossing line j meets it."""
        masks = self.layout.house_masks
        return tuple(
            tuple([(masks[line] & masks[other]).bit_length() - 1 for other in self.across])
            for line in self.lines
        )

    def lines_met(self, crossing: int, cells: int) -> int:
        """The lines, as bits by index, that a crossing line meets in these cells."""
        return sum([1 << i for i, its in enumerate(self.cells) if cells >> its[crossing] & 1])

    def profile(self, plane: int) -> tuple[int, ...]:
        """For each crossing line, the lines, as bits by index, that it meets in the plane."""
        return _profiles(self.layout, plane)[self.way]


@cached(LAYOUTS)
def parallels(layout: Layout) -> tuple[Parallels, ...]:
    """The layout's lines seen either way; nothing where lines do not lie in just two ways."""
    masks = {house: mask for house, mask in layout.house_masks.items() if house.is_line}
    bundles: list[tuple[House, ...]] = []
    for house, mask in masks.items():
        beside = (house, *[each for each, other in masks.items() if not mask & other])
        is_known = any(house in bundle for bundle in bundles)
        if not is_known and union_of([masks[each] for each in beside]) == layout.all_cells:
            bundles.append(beside)
    if len(bundles) != 2:
        return ()
    one, other = bundles
    return Parallels(layout, 0, one, other), Parallels(layout, 1, other, one)


@cached(LAYOUTS)
def _places(layout: Layout) -> tuple[tuple[int, int], ...]:
    """For each cell the indexes of the two lines that meet there, one of either way."""
    found = [(0, 0)] * layout.cell_count
    for index, its in enumerate(parallels(layout)[0].cells):
        for crossing, cell in enumerate(its):
            found[cell] = index, crossing
    return tuple(found)


@cached(PLANES)
def _profiles(layout: Layout, plane: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    places, one, other = _places(layout), [0] * layout.size, [0] * layout.size
    for cell in bits_of(plane):
        index, crossing = places[cell]
        one[crossing] |= 1 << index
        other[index] |= 1 << crossing
    return tuple(one), tuple(other)
