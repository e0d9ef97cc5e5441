"""The table that the rules on almost locked sets share.

Whether there is anything to find is a matter of shadows. Sets come in only where there is. They are
numbered then, small ones first, then house by house in scan order.
"""

from __future__ import annotations

from functools import cached_property
from itertools import chain
from typing import NamedTuple

from sudologue.caches import Lookup, cached_in_thread
from sudologue.model import bits_of, union_of
from sudologue.rules.als.search.shadows import Shadows
from sudologue.rules.common.almost_locked_sets import AlmostLockedSet


class AlsEntry(NamedTuple):
    """A set by its house and its own number there, with the shadows that it casts."""

    house: int
    number: int
    casts: tuple[int, ...]


class AlsTable(Shadows):
    """The shadows of a board, and the sets that cast them.

    What follows from a set, or from a shadow's sets, is worked out when it is first looked up: most
    sets have no part in what is found.
    """

    @cached_property
    def _order(self) -> list[AlsEntry]:
        """The sets in order.

        Those that cast one shadow only are left out: what comes in by one digit must go out by
        another.
        """
        by_size: list[list[AlsEntry]] = [[] for _ in range(self.board.layout.size)]
        for house, (sets, shadow_of) in enumerate(
            zip(self.houses, self.shadow_of_group, strict=True)
        ):
            for number, groups in enumerate(sets.groups_of):
                casts = [shadow for group in groups if (shadow := shadow_of[group]) >= 0]
                if len(casts) > 1:
                    entry = AlsEntry(house, number, tuple(casts))
                    by_size[sets.spots[number].bit_count()].append(entry)
        return list(chain.from_iterable(by_size))

    @cached_property
    def sets(self) -> Lookup[int, AlmostLockedSet]:
        """The sets by their numbers."""
        houses, order = self.houses, self._order
        return Lookup(lambda n: AlmostLockedSet.of(houses[order[n].house], order[n].number))

    @cached_property
    def casts(self) -> list[tuple[int, ...]]:
        """For each set, the shadows that it casts, digit by digit."""
        return [entry.casts for entry in self._order]

    @cached_property
    def sets_casting(self) -> Lookup[int, int]:
        """For each shadow, the sets that cast it, as bits."""
        casting: list[list[int]] = [[] for _ in self.shadows]
        for number, casts in enumerate(self.casts):
            for shadow in casts:
                casting[shadow].append(number)
        return Lookup(lambda shadow: sum([1 << number for number in casting[shadow]]))

    @cached_property
    def reach(self) -> Lookup[int, int]:
        """For each set, the candidates in its shadows."""
        casts, shadows, planes, width = self.casts, self.shadows, self.planes, self.width
        return Lookup(
            lambda number: union_of(
                [shadows[shadow] << planes[shadow] * width for shadow in casts[number]]
            )
        )

    @cached_property
    def linked_sets(self) -> Lookup[int, int]:
        """For each shadow, the sets that have all their places for the digit in it, as bits."""
        # not by way of `linked_to`: what holds the table would be left for the garbage collector
        casting, linked, first, planes = self.sets_casting, self.linked, self.first, self.planes

        def sets(shadow: int) -> int:
            start = first[planes[shadow]]
            return union_of([casting[start + other] for other in bits_of(linked[shadow])])

        return Lookup(sets)

    def losing_to(self, plane: int, cell: int) -> int:
        """The sets that have all their places for a digit in sight of a cell, as bits."""
        found = 0
        for shadow in self.shadows_over(plane, cell):
            found |= self.sets_casting[shadow]
        return found

    def beyond_of(self, number: int, plane: int) -> int:
        """The candidates in the shadows of a set's other digits."""
        return self.reach[number] & ~(self.board.layout.all_cells << plane * self.width)

    def shadow_of(self, number: int, plane: int) -> int:
        """The cells in the shadow that a digit casts from a set; none if it casts none."""
        for shadow in self.casts[number]:
            if self.planes[shadow] == plane:
                return self.shadows[shadow]
        return 0

    def joints(self, one: int, other: int) -> int:
        """The digits that two sets take once between them, as planes' bits."""
        found = 0
        for mine in self.casts[one]:
            for its in self.casts[other]:
                plane = self.planes[mine]
                if plane == self.planes[its] and self.linked[mine] >> its - self.first[plane] & 1:
                    found |= 1 << plane
        return found


als_table = cached_in_thread(AlsTable)
