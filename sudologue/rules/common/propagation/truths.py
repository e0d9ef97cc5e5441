"""A layout's truths as propagations see them, to be looked up by candidate."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from sudologue.caches import LAYOUTS, Lookup, cached
from sudologue.inference import CellConstraint, Constraint, HouseConstraint
from sudologue.model import House, Layout, bits_of
from sudologue.model.folding import fold


class Truth(NamedTuple):
    """The candidates of a cell, or of a digit in a house, and the constraint they belong to."""

    mask: int
    constraint: Constraint


class Truths:
    """A layout's truths: all of them, and `of` each candidate those it is in.

    First its cell, then its houses in scan order.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.of = Lookup(self._of)

    def _of(self, number: int) -> tuple[Truth, ...]:
        plane, cell = divmod(number, self.layout.cell_count)
        in_houses = [self._in_house(house, plane) for house, _ in self.layout.houses_of[cell]]
        return self._in_cell(cell), *in_houses

    @cached_property
    def every(self) -> tuple[Truth, ...]:
        """All truths: cells, then houses digit by digit."""
        layout = self.layout
        in_houses = [
            self._in_house(house, plane) for house in layout.houses for plane in range(layout.size)
        ]
        return *map(self._in_cell, range(layout.cell_count)), *in_houses

    def dead(self, possible: int) -> Iterator[Truth]:
        """The truths without any of these candidates."""
        layout = self.layout
        for cell in bits_of(layout.all_cells & ~fold(possible, layout.digit_levels)[0]):
            yield self._in_cell(cell)
        for family in layout.families:
            for base in bits_of(family.bases & ~fold(possible, family.levels)[0]):
                plane, first = divmod(base, layout.cell_count)
                yield self._in_house(family.house_at[first], plane)

    def _in_cell(self, cell: int) -> Truth:
        return Truth(self.layout.domain_masks[cell], CellConstraint(self.layout.cells[cell]))

    def _in_house(self, house: House, plane: int) -> Truth:
        mask = self.layout.house_masks[house] << plane * self.layout.cell_count
        return Truth(mask, HouseConstraint(house, plane + 1))


@cached(LAYOUTS)
def truths_in(layout: Layout) -> Truths:
    """The layout's truths, made once."""
    return Truths(layout)
