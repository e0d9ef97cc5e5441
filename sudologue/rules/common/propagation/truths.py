"""A layout's truths as runs see them, to be looked up by candidate."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from sudologue.caches import cached
from sudologue.inference import CellConstraint, Constraint, HouseConstraint
from sudologue.model import Layout, bits_of
from sudologue.model.folding import fold

Truth = tuple[int, Constraint]
"""The bits of its candidates, and the constraint they belong to."""


class Tables:
    """A layout's truths: all of them, and for each candidate those it is in."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self._of: dict[int, tuple[Truth, ...]] = {}

    def of(self, number: int) -> tuple[Truth, ...]:
        """The truths a candidate is in: its cell, then its houses in scan order."""
        found = self._of.get(number)
        if found is None:
            plane, cell = divmod(number, self.layout.cell_count)
            start = plane * self.layout.cell_count
            found = self._of[number] = (
                (self.layout.domain_masks[cell], CellConstraint(self.layout.cells[cell])),
                *(
                    (mask << start, HouseConstraint(house, plane + 1))
                    for house, mask in self.layout.houses_of[cell]
                ),
            )
        return found

    @cached_property
    def every(self) -> tuple[Truth, ...]:
        """All truths: cells, then houses digit by digit."""
        layout = self.layout
        cells = zip(layout.domain_masks, map(CellConstraint, layout.cells), strict=True)
        houses = [
            (mask << plane * layout.cell_count, HouseConstraint(house, plane + 1))
            for house, mask in layout.house_masks.items()
            for plane in range(layout.size)
        ]
        return *cells, *houses

    def dead(self, possible: int) -> Iterator[Truth]:
        """The truths without any of these candidates."""
        layout = self.layout
        for cell in bits_of(layout.all_cells & ~fold(possible, layout.digit_levels)[0]):
            yield self.of(cell)[0]
        for family in layout.families:
            for base in bits_of(family.bases & ~fold(possible, family.levels)[0]):
                plane, first = divmod(base, layout.cell_count)
                house = family.house_at[first]
                mask = layout.house_masks[house] << plane * layout.cell_count
                yield mask, HouseConstraint(house, plane + 1)


@cached(16)
def tables(layout: Layout) -> Tables:
    """The layout's truths, made once."""
    return Tables(layout)
