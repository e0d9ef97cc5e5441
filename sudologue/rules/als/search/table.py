"""The table that the rules on almost locked sets share.

Whether there is anything to find is a matter of shadows. Sets come in only where there is. They are
numbered then, small ones first, then house by house in scan order.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from sudologue.caches import cached_in_thread
from sudologue.rules.als.search.shadows import Shadows
from sudologue.rules.common.almost_locked_sets.als import AlmostLockedSet
from sudologue.rules.common.almost_locked_sets.houses import HouseSets


class Entry(NamedTuple):
    """A set by its house and its own number there, with the shadows that it casts."""

    size: int
    house: int
    number: int
    casts: tuple[int, ...]


class AlsTable(Shadows):
    """The shadows of a board, and the sets that cast them."""

    @cached_property
    def _order(self) -> list[Entry]:
        """The sets in order.

        Those that cast one shadow only are left out: what comes in by one digit must go out by
        another.
        """
        entries: list[Entry] = []
        for house, (sets, shadow_of) in enumerate(
            zip(self.houses, self.shadow_of_group, strict=True)
        ):
            for number, groups in enumerate(sets.groups_of):
                casts = [shadow for group in groups if (shadow := shadow_of[group]) >= 0]
                if len(casts) > 1:
                    size = sets.spots[number].bit_count()
                    entries.append(Entry(size, house, number, tuple(casts)))
        entries.sort()
        return entries

    @cached_property
    def sets(self) -> _Sets:
        """The sets by their numbers."""
        return _Sets(self.houses, self._order)

    @cached_property
    def casts(self) -> list[tuple[int, ...]]:
        """For each set, the shadows that it casts, digit by digit."""
        return [entry.casts for entry in self._order]

    @cached_property
    def sets_casting(self) -> list[int]:
        """For each shadow, the sets that cast it, as bits."""
        found = [0] * len(self.shadows)
        for number, casts in enumerate(self.casts):
            for shadow in casts:
                found[shadow] |= 1 << number
        return found

    @cached_property
    def reach(self) -> list[int]:
        """For each set, the candidates in its shadows."""
        pairs = zip(self.shadows, self.planes, strict=True)
        reached = [shadow << plane * self.width for shadow, plane in pairs]
        found: list[int] = []
        for casts in self.casts:
            reach = 0
            for shadow in casts:
                reach |= reached[shadow]
            found.append(reach)
        return found

    @cached_property
    def linked_sets(self) -> list[int]:
        """For each shadow, the sets that have all their places for the digit in it, as bits."""
        sets_casting = self.sets_casting
        found = [0] * len(sets_casting)
        for one, other in self.restricted_commons:
            found[one] |= sets_casting[other]
            found[other] |= sets_casting[one]
        return found

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


class _Sets(dict[int, AlmostLockedSet]):
    """Sets by number, each made when first asked for."""

    def __init__(self, houses: list[HouseSets], order: list[Entry]) -> None:
        super().__init__()
        self._houses, self._order = houses, order

    def __missing__(self, number: int) -> AlmostLockedSet:
        entry = self._order[number]
        almost_locked = AlmostLockedSet.of(self._houses[entry.house], entry.number)
        self[number] = almost_locked
        return almost_locked


als_table = cached_in_thread(AlsTable)
