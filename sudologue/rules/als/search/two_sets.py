"""Two almost locked sets that take a digit once between them, or that a house keeps from it.

        A  | x z 1 |  . . .          A takes all its digits but one, and so does B;
           | x 1   |  . x z B        x goes into one of them at most

If a candidate z in sight of all z of both sets were true, both would lose z and take all their
other digits, x among them: x twice. So each common digit but x goes into one of the sets.

Where two digits x and y are restricted so, neither set can do without both: x goes into one, y into
the other, and each takes all its further digits. All of these are ruled out wherever all their
places in the set are in sight; x and y, where all their places in both sets are.

In the W-wing, the sets A and B each see, by all their x, some of the places that a house has for x,
and together they see all of these. If both sets lost z, both would take x, and the house would be
left without a place for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from sudologue.budget import spend
from sudologue.model import Board, House, bits_of, union_of
from sudologue.rules.als import card as cards
from sudologue.rules.als.evidence import AlsWWingEvidence, AlsXZDoubleEvidence, AlsXZEvidence
from sudologue.rules.als.search.als_receipts import (
    WINGS_A_UNIT,
    Pairing,
    Pattern,
    PatternTechnique,
    as_evidence,
    by_plane,
    digits_of,
    free_of,
    in_a_row,
    joint,
    keeps_both_single,
    pairings_to,
)
from sudologue.rules.als.search.als_table import AlsTable, als_table


class LinkedPair(NamedTuple):
    """Two sets by number, with how many cells they have; the restricted digits as planes' bits."""

    size: int
    first: int
    second: int
    restricted: int
    gone: int


class AlsXZ(PatternTechnique):
    """Two disjoint sets with one restricted common digit: by their cells, smaller sets first.

    What several pairs would rule out is told of the first.
    """

    card = cards.ALS_XZ

    def patterns(self, board: Board) -> Iterator[Pattern]:
        table = als_table(board)
        for _, *numbers, common, gone in sorted(_single(table)):
            sets = [table.sets[number] for number in numbers]
            first, second = (as_evidence(board, one) for one in sets)
            plane = common.bit_length() - 1
            make = partial(AlsXZEvidence, first=first, second=second, restricted=plane + 1)
            yield in_a_row(board, gone, sets, (plane,), make)


def _single(table: AlsTable) -> Iterator[LinkedPair]:
    for shadow in table.xz_shadows:
        sets, reach = table.sets, table.reach
        plane = table.planes[shadow]
        losing = table.linked_sets[shadow]
        for first in bits_of(table.sets_casting[shadow]):
            beyond = table.beyond_of(first, plane)
            if not table.refuted[shadow] & beyond:
                continue
            for second in bits_of(losing >> first + 1 << first + 1):
                gone = beyond & reach[second]
                if (
                    gone
                    and not sets[first].cells & sets[second].cells
                    and table.joints(first, second) == 1 << plane
                ):
                    size = sets[first].size + sets[second].size
                    yield LinkedPair(size, first, second, 1 << plane, gone)


class AlsXZDouble(PatternTechnique):
    """Two disjoint sets with two restricted common digits: by their cells, smaller sets first.

    Where the sets rule out some of each other's candidates, these and all others come first, then
    what goes outside the sets alone.
    """

    card = cards.ALS_XZ_DOUBLE

    def patterns(self, board: Board) -> Iterator[Pattern]:
        table = als_table(board)
        domains = board.masks.tables.domain_masks
        for _, *numbers, common, gone in sorted(_double(table)):
            one, other = (table.sets[number] for number in numbers)
            inside = union_of([domains[number] for number in bits_of(one.cells | other.cells)])
            yield self._pattern(board, table, numbers, common, gone)
            if gone & inside and gone & ~inside:
                yield self._pattern(board, table, numbers, common, gone & ~inside)

    def _pattern(
        self, board: Board, table: AlsTable, numbers: list[int], common: int, gone: int
    ) -> Pattern:
        sets = [table.sets[number] for number in numbers]
        one, other = sets
        targets: list[Pairing] = []
        for plane, cells in by_plane(board, gone):
            if common >> plane & 1:
                targets.append((plane, cells, one.places[plane] | other.places[plane]))
                continue
            for each, number in zip(sets, numbers, strict=True):
                shadow = table.shadow_of(number, plane) & cells
                targets.append((plane, shadow, each.places[plane]))
        joints = [joint(plane, one, other) for plane in bits_of(common)]
        free = sum(1 << each[0] for each in joints if keeps_both_single(board, each))
        low, high = bits_of(common)
        return Pattern(
            gone,
            partial(
                AlsXZDoubleEvidence,
                first=as_evidence(board, one),
                second=as_evidence(board, other),
                restricted=(low + 1, high + 1),
                digits=digits_of(board, gone),
            ),
            sets,
            (free, free),
            joints,
            targets,
        )


def _double(table: AlsTable) -> Iterator[LinkedPair]:
    for first, second, common in _doubly_linked(table):
        one, other = table.sets[first], table.sets[second]
        if not one.cells & other.cells:
            gone = _locked(table, first, second, common)
            if gone:
                yield LinkedPair(one.size + other.size, first, second, common, gone)


def _doubly_linked(table: AlsTable) -> set[tuple[int, int, int]]:
    """Two sets and two digits that they take once between them, if anything may come of it.

    What goes for a digit of one set alone is refuted through the other set by both common digits,
    so that one is a pivot. What goes for a common digit goes by the other one, as in an ALS-XZ.
    """
    found: set[tuple[int, int, int]] = set()
    pairs = [pivot for pivot in table.pivots if _comes_back(table, *pivot)]
    for shadow in table.xz_shadows:
        pairs += [(shadow, other) for other in bits_of(table.same_set.get(shadow, 0))]
    for low, high in pairs:
        common = 1 << table.planes[low] | 1 << table.planes[high]
        others = table.linked_sets[low] & table.linked_sets[high]
        if others:
            for one in bits_of(table.sets_casting[low] & table.sets_casting[high]):
                found.update([(min(one, n), max(one, n), common) for n in bits_of(others)])
    return found


def _comes_back(table: AlsTable, one: int, other: int) -> bool:
    """Whether a set may lose two digits to the set of a pivot."""
    same_set, first = table.same_set, table.first[table.planes[other]]
    ends = table.linked[other] << first
    return any(same_set.get(shadow, 0) & ends for shadow in table.linked_to(one))


def _locked(table: AlsTable, first: int, second: int, common: int) -> int:
    """What goes when the sets take the two common digits between them, and all their others."""
    gone = table.reach[first] | table.reach[second]
    for plane in bits_of(common):
        shared = table.shadow_of(first, plane) & table.shadow_of(second, plane)
        own = table.board.masks.tables.all_cells << plane * table.width
        gone = gone & ~own | shared << plane * table.width
    return gone


class AlsWWing(PatternTechnique):
    """Two sets and a house that needs a digit: by their cells, digit and house, smaller first.

    Two bivalue cells and a house with two places are a plain W-Wing, and not told here.
    """

    card = cards.ALS_W_WING

    def patterns(self, board: Board) -> Iterator[Pattern]:
        tables, table = board.masks.tables, als_table(board)
        houses = tuple(tables.house_masks.items())
        for _, plane, place, first, second, gone in sorted(_bridged(table, houses)):
            one, other = table.sets[first], table.sets[second]
            house, mask = houses[place]
            places = board.masks.planes[plane] & mask
            near = places & table.shadow_of(first, plane)
            far = places & ~near
            yield Pattern(
                gone,
                partial(
                    AlsWWingEvidence,
                    ends=(as_evidence(board, one), as_evidence(board, other)),
                    house=house,
                    piers=(tables.cells_in(near), tables.cells_in(far)),
                    linked_digit=plane + 1,
                    digits=digits_of(board, gone),
                ),
                (one, other),
                (free_of(board, gone, plane),) * 2,
                ((plane, one.places[plane], near), (plane, other.places[plane], far)),
                pairings_to(board, gone, (one, other)),
            )


def _bridged(table: AlsTable, houses: tuple[tuple[House, int], ...]) -> Iterator[tuple[int, ...]]:
    """Cells, the linked digit's plane, the house's place, the ends, what goes."""
    for plane, whole in enumerate(table.board.masks.planes):
        excluded = table.excluded[plane]
        for place, (_, mask) in enumerate(houses):
            places = left = whole & mask
            common = -1  # what goes is excluded by every place of the house
            while left and common:
                low = left & -left
                left ^= low
                common &= excluded[low.bit_length() - 1]
            if common and places & (places - 1):
                for near, far in sorted(_sides(table, plane, places)):
                    yield from _across(table, plane, place, places.bit_count(), near, far)


def _sides(table: AlsTable, plane: int, places: int) -> set[tuple[int, int]]:
    """Pairs of shadows that cover these places, neither all of them, and refute the same."""
    over, first = table.over[plane], table.first[plane]
    shadows, beyond = table.shadows, table.beyond
    found: set[tuple[int, int]] = set()
    nears = over[places.bit_length() - 1]
    while nears:
        low = nears & -nears
        nears ^= low
        near = first + low.bit_length() - 1
        rest = places & ~shadows[near]
        if not rest:
            continue
        fars = -1
        while rest and fars:
            low = rest & -rest
            rest ^= low
            fars &= over[low.bit_length() - 1]
        while fars:
            low = fars & -fars
            fars ^= low
            far = first + low.bit_length() - 1
            if beyond[near] & beyond[far] and places & ~shadows[far]:
                found.add((near, far) if near < far else (far, near))
    return found


def _across(
    table: AlsTable, plane: int, place: int, count: int, near: int, far: int
) -> Iterator[tuple[int, ...]]:
    """The wings of sets that cast these shadows on a house that has so many places."""
    sets, sets_casting = table.sets, table.sets_casting
    if sets_casting[far] & -sets_casting[far] < sets_casting[near] & -sets_casting[near]:
        near, far = far, near
    others = [(second, table.beyond_of(second, plane)) for second in bits_of(sets_casting[far])]
    spend(len(others) * sets_casting[near].bit_count() // WINGS_A_UNIT)
    for first in bits_of(sets_casting[near]):
        mine = table.beyond_of(first, plane)
        for second, its in others:
            gone = mine & its
            size = sets[first].size + sets[second].size
            if gone and (size > 2 or count > 2):
                yield size, plane, place, first, second, gone
