"""The table that the rules on almost locked sets share: the shadows that the sets cast.

A digit *casts a shadow* from its places in a set: the cells that may take it and see all of them.
If one of these takes it, the set loses the digit, and takes all its others. If the set takes the
digit, none of them does. Two sets whose places for a digit lie in each other's shadow take the
digit once between them, the digit being their *restricted common*.

What a digit does from a place depends on its shadow alone; and so does, sight being mutual, what
deprives the place of it. So shadows are what the table is about: a few hundred, where the sets cast
twice as many. They are numbered, digit by digit. Two shadows are *linked* if the places that cast
the one lie in the other, which is then so for all places and both ways.

Whether there is anything to find is a matter of shadows. Sets come in only where there is. They are
numbered then, small ones first, then house by house in scan order.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import chain, combinations
from typing import NamedTuple

from sudologue.caches import SLIGHT, Lookup, cached, cached_in_thread
from sudologue.model import Board, bits_of, union_of
from sudologue.rules.common.almost_locked_sets import AlmostLockedSet, sets_by_house


class Shadows:
    """The shadows of a board, and what follows from the one through the other.

    `shadows` are the cells of each, `planes` the digits' planes; `first[plane]` is the number of a
    digit's first shadow. `beyond[s]` are the candidates in the shadows of the other digits of those
    sets that cast shadow s: what goes when they lose the digit.

    Masks of shadows of one digit start with its first one. `linked[s]` are those that are linked to
    s, `over[plane][cell]` those that a cell lies in; `excluded[plane][cell]` are the candidates
    that cannot be true if the cell takes the digit, for a set would lose two digits.

    `shadow_of_group` tells for each house what shadows its groups cast; -1 for none.
    """

    def __init__(self, board: Board) -> None:
        self.board, self.width = board, board.masks.tables.cell_count
        self.houses = sets_by_house(board)
        self.shadows: list[int] = []
        self.planes: list[int] = []
        self.first: list[int] = []
        self.beyond: list[int] = []
        self.linked: list[int] = []
        self.over: list[list[int]] = []
        self.excluded: list[list[int]] = []
        self.shadow_of_group = [[-1] * sets.count for sets in self.houses]
        for plane, bits in enumerate(board.masks.planes):
            self._collect(plane, bits)

    def _collect(self, plane: int, bits: int) -> None:
        """The shadows of a digit."""
        first = len(self.shadows)
        numbers: dict[int, int] = {}
        shadows: list[int] = []
        places: list[tuple[int, ...]] = []
        beyond: list[int] = []
        for sets, shadow_of in zip(self.houses, self.shadow_of_group, strict=True):
            for seen, cells, its, group in sets.groups[plane]:
                shadow = seen & bits
                if shadow:
                    number = numbers.get(shadow)
                    if number is None:
                        number = numbers[shadow] = len(shadows)
                        shadows.append(shadow)
                        places.append(cells)
                        beyond.append(its)
                    else:
                        beyond[number] |= its
                    shadow_of[group] = first + number
        live = self.board.masks.live
        over, excluded, linked = [0] * self.width, [0] * self.width, self.linked
        bit = 1
        for number, shadow in enumerate(shadows):
            its = beyond[number] = beyond[number] & live
            for cell in _numbers(shadow):
                over[cell] |= bit
                excluded[cell] |= its
            bit <<= 1
        for cells in places:
            found = -1
            for cell in cells:
                found &= over[cell]
                if not found:
                    break
            linked.append(found)
        self.first.append(first)
        self.shadows += shadows
        self.planes += [plane] * len(shadows)
        self.beyond += beyond
        self.over.append(over)
        self.excluded.append(excluded)

    def linked_to(self, shadow: int) -> Iterator[int]:
        """The shadows that are linked to one."""
        first = self.first[self.planes[shadow]]
        return (first + other for other in bits_of(self.linked[shadow]))

    def shadows_over(self, plane: int, cell: int) -> Iterator[int]:
        """The shadows of a digit that a cell lies in."""
        first = self.first[plane]
        return (first + other for other in bits_of(self.over[plane][cell]))

    @cached_property
    def refuted(self) -> list[int]:
        """For each shadow, what cannot be true if a set that casts it takes the digit."""
        beyond = self.beyond
        found = [0] * len(beyond)
        for one, other in self.restricted_commons:
            found[one] |= beyond[other]
            found[other] |= beyond[one]
        return found

    @cached_property
    def restricted_commons(self) -> list[tuple[int, int]]:
        """The linked shadows, two by two."""
        found: list[tuple[int, int]] = []
        for one, (plane, linked) in enumerate(zip(self.planes, self.linked, strict=True)):
            if linked:
                linked >>= one - self.first[plane]
                while linked:
                    low = linked & -linked
                    linked ^= low
                    found.append((one, one + low.bit_length() - 1))
        return found

    @cached_property
    def xz_shadows(self) -> list[int]:
        """The shadows of sets that rule something out together with one that loses the digit."""
        beyond, found = self.beyond, set[int]()
        for one, other in self.restricted_commons:
            if beyond[one] & beyond[other]:
                found |= {one, other}
        return sorted(found)

    @cached_property
    def linked_casts(self) -> set[tuple[int, ...]]:
        """The shadows with links that a set casts, of the sets that cast several of these."""
        linked, found = self.linked, set[tuple[int, ...]]()
        for sets, shadow_of in zip(self.houses, self.shadow_of_group, strict=True):
            alive, bit = 0, 1
            for shadow in shadow_of:
                if shadow >= 0 and linked[shadow]:
                    alive |= bit
                bit <<= 1
            if alive & (alive - 1):
                for groups in {members & alive for members in sets.members}:
                    if groups & (groups - 1):
                        found.add(tuple([shadow_of[group] for group in _numbers(groups)]))
        return found

    @cached_property
    def same_set(self) -> dict[int, int]:
        """For each shadow with a link, others with links that one of its sets casts, as bits."""
        found: dict[int, int] = {}
        for its in self.linked_casts:
            together = sum([1 << shadow for shadow in its])
            for shadow in its:
                found[shadow] = found.get(shadow, 0) | together
        return {shadow: others ^ 1 << shadow for shadow, others in found.items()}

    @cached_property
    def pivots(self) -> list[tuple[int, int]]:
        """Pairs of shadows that some set casts both of, where either refutes the same."""
        found: set[tuple[int, int]] = set()
        refuted = self.refuted
        for its in self.linked_casts:
            met = 0
            for shadow in its:
                if met & refuted[shadow]:
                    found.update(
                        (one, other)
                        for one, other in combinations(its, 2)
                        if refuted[one] & refuted[other]
                    )
                    break
                met |= refuted[shadow]
        return sorted(found)

    @cached_property
    def stems(self) -> dict[int, int]:
        """The cells that leave some candidates nothing to go together with, and these.

        Whatever the cell takes, it is in their sight, or a set that it leaves a digit less would
        lose another to them.
        """
        board, width, excluded = self.board, self.width, self.excluded
        peers, planes, found = board.masks.tables.peer_masks, board.masks.planes, dict[int, int]()
        for cell in bits_of(board.masks.open_cells):
            common, domain = -1, board.masks.domain_bits[cell]
            while domain and common:
                low = domain & -domain
                domain ^= low
                plane = low.bit_length() - 1
                common &= excluded[plane][cell] | (peers[cell] & planes[plane]) << plane * width
            if common:
                found[cell] = common
        return found


@cached(SLIGHT)
def _numbers(mask: int) -> tuple[int, ...]:
    return tuple(bits_of(mask))


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
        return union_of([self.sets_casting[shadow] for shadow in self.shadows_over(plane, cell)])

    def beyond_of(self, number: int, plane: int) -> int:
        """The candidates in the shadows of a set's other digits."""
        return self.reach[number] & ~(self.board.masks.tables.all_cells << plane * self.width)

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
