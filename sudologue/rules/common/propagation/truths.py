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
        tables = self.layout.tables
        plane, cell = divmod(number, tables.cell_count)
        in_houses = [self._in_house(house, plane) for house, _ in tables.houses_of[cell]]
        return self._in_cell(cell), *in_houses

    @cached_property
    def every(self) -> tuple[Truth, ...]:
        """All truths: cells, then houses digit by digit."""
        tables = self.layout.tables
        in_houses = [
            self._in_house(house, plane) for house in tables.houses for plane in range(tables.size)
        ]
        return *map(self._in_cell, range(tables.cell_count)), *in_houses

    def dead(self, possible: int) -> Iterator[Truth]:
        """The truths without any of these candidates."""
        tables = self.layout.tables
        for cell in bits_of(tables.all_cells & ~fold(possible, tables.digit_levels)[0]):
            yield self._in_cell(cell)
        for family in tables.families:
            for base in bits_of(family.bases & ~fold(possible, family.levels)[0]):
                plane, first = divmod(base, tables.cell_count)
                yield self._in_house(family.house_at[first], plane)

    def _in_cell(self, cell: int) -> Truth:
        return Truth(self.layout.tables.domain_masks[cell], CellConstraint(self.layout.cells[cell]))

    def _in_house(self, house: House, plane: int) -> Truth:
        mask = self.layout.tables.house_masks[house] << plane * self.layout.tables.cell_count
        return Truth(mask, HouseConstraint(house, plane + 1))


@cached(LAYOUTS)
def truths_in(layout: Layout) -> Truths:
    """The layout's truths, made once."""
    return Truths(layout)
