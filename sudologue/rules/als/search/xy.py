"""An almost locked set that loses two digits, or a house that loses one, to two other sets.

        A  x z ..  ---x---  C  x y ..  ---y---  B  y z ..

In the wing, the pivot C and the pincer A take x once between them, C and the pincer B take y once.
If a candidate z in sight of all z of both pincers were true, A would take x and B would take y, and
C would be two digits short. So one of the pincers takes z.

In the W-wing, the sets A and B each see, by all their x, some of the places that a house has for x,
and together they see all of these. If both sets lost z, both would take x, and the house would be
left without a place for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from sudologue.budget import spend
from sudologue.model import Board, House, bits_of
from sudologue.rules.als import card as cards
from sudologue.rules.als.evidence.als import AlsWWingEvidence, AlsXYWingEvidence
from sudologue.rules.als.search.receipts import (
    Pattern,
    PatternTechnique,
    as_evidence,
    digits_of,
    free_of,
    joint,
    pairings_to,
)
from sudologue.rules.als.search.table import AlsTable, als_table

_WINGS_A_UNIT = 2
"""Wings that are looked at for one unit of work: all of them are kept, to be sorted."""


class AlsXYWing(PatternTechnique):
    """A pivot and two pincers: by their cells, those that do not overlap first, smaller sets first.

    What several wings would rule out is told of the first.
    """

    card = cards.ALS_XY_WING

    def patterns(self, board: Board) -> Iterator[Pattern]:
        table = als_table(board)
        for _, _, *numbers, first, second, gone in sorted(_wings(table)):
            pivot, one, other = (table.sets[number] for number in numbers)
            yield Pattern(
                gone,
                partial(
                    AlsXYWingEvidence,
                    pivot=as_evidence(board, pivot),
                    pincers=(as_evidence(board, one), as_evidence(board, other)),
                    pivot_digits=(first + 1, second + 1),
                    digits=digits_of(board, gone),
                ),
                (pivot, one, other),
                (
                    1 << first | 1 << second,
                    free_of(board, gone, first),
                    free_of(board, gone, second),
                ),
                (joint(first, pivot, one), joint(second, pivot, other)),
                pairings_to(board, gone, (one, other)),
            )


def _wings(table: AlsTable) -> Iterator[tuple[int, ...]]:
    """Cells, whether sets overlap, pivot and pincers, the planes of the joints, what goes."""
    for one_side, other_side in table.pivots:
        sets, reach = table.sets, table.reach
        first, second = table.planes[one_side], table.planes[other_side]
        common = table.refuted[one_side] & table.refuted[other_side]
        pincers = [
            [
                (number, its)
                for number in bits_of(table.linked_sets[side])
                if (its := reach[number] & common)
            ]
            for side in (one_side, other_side)
        ]
        pairs = [
            (one, other, gone)
            for one, mine in pincers[0]
            for other, its in pincers[1]
            if (gone := mine & its) and one != other
        ]
        pivots = table.sets_casting[one_side] & table.sets_casting[other_side]
        spend(len(pairs) * pivots.bit_count() // _WINGS_A_UNIT)
        for pivot in bits_of(pivots):
            pivot_set = sets[pivot]
            for one, other, gone in pairs:
                cells = pivot_set.cells | sets[one].cells | sets[other].cells
                size = pivot_set.size + sets[one].size + sets[other].size
                overlap = int(cells.bit_count() < size)
                yield overlap, size, pivot, one, other, first, second, gone


class AlsWWing(PatternTechnique):
    """Two sets and a house that needs a digit: by their cells, digit and house, smaller first.

    Two bivalue cells and a house with two places are a plain W-Wing, and not told here.
    """

    card = cards.ALS_W_WING

    def patterns(self, board: Board) -> Iterator[Pattern]:
        layout, table = board.layout, als_table(board)
        houses = tuple(layout.house_masks.items())
        for _, plane, place, first, second, gone in sorted(_bridged(table, houses)):
            one, other = table.sets[first], table.sets[second]
            house, mask = houses[place]
            places = board.planes[plane] & mask
            near = places & table.shadow_of(first, plane)
            far = places & ~near
            yield Pattern(
                gone,
                partial(
                    AlsWWingEvidence,
                    ends=(as_evidence(board, one), as_evidence(board, other)),
                    house=house,
                    piers=(layout.cells_in(near), layout.cells_in(far)),
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
    for plane, whole in enumerate(table.board.planes):
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
    spend(len(others) * sets_casting[near].bit_count() // _WINGS_A_UNIT)
    for first in bits_of(sets_casting[near]):
        mine = table.beyond_of(first, plane)
        for second, its in others:
            gone = mine & its
            size = sets[first].size + sets[second].size
            if gone and (size > 2 or count > 2):
                yield size, plane, place, first, second, gone
