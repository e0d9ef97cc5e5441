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
from itertools import combinations

from sudologue.inference import Inference
from sudologue.inference.evidence import AlsWWingEvidence, AlsXYWingEvidence
from sudologue.model import Board, House, bits_of
from sudologue.rules.als.receipts import (
    Pattern,
    as_evidence,
    digits_of,
    free_of,
    joint,
    pairings_to,
    told,
)
from sudologue.rules.als.table import AlsTable, als_table
from sudologue.rules.cards import als as cards
from sudologue.rules.rule import Technique


class AlsXYWing(Technique):
    """A pivot and two pincers: by their cells, those that do not overlap first, smaller sets first.

    What several wings would rule out is told of the first.
    """

    card = cards.ALS_XY_WING

    def find(self, board: Board) -> Iterator[Inference]:
        return told(self.card.slug, board, self._patterns(board))

    def _patterns(self, board: Board) -> Iterator[Pattern]:
        table = als_table(board)
        for _, _, *numbers, first, second, gone in sorted(_wings(table)):
            pivot, one, other = (table.sets[number] for number in numbers)
            yield Pattern(
                gone,
                partial(
                    AlsXYWingEvidence.of,
                    as_evidence(board, pivot),
                    (as_evidence(board, one), as_evidence(board, other)),
                    (first + 1, second + 1),
                    digits_of(board, gone),
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
    sets = table.sets
    for pivot, hinge in enumerate(sets):
        shadows = table.shadows[pivot]
        sides = [
            (plane, refuted)
            for plane in table.digits[pivot]
            if (refuted := table.refuted(plane, shadows[plane]))
        ]
        for (first, by_first), (second, by_second) in combinations(sides, 2):
            neither = ~(table.plane_masks[first] | table.plane_masks[second])
            common = by_first & by_second & neither
            if not common:
                continue
            others = [
                (other, table.reach[other] & common)
                for other in bits_of(table.linked(second, shadows[second]))
                if table.reach[other] & common
            ]
            for one in bits_of(table.linked(first, shadows[first])):
                mine = table.reach[one] & common
                if not mine:
                    continue
                for other, its in others:
                    gone = mine & its
                    if gone and one != other:
                        cells = hinge.cells | sets[one].cells | sets[other].cells
                        size = hinge.size + sets[one].size + sets[other].size
                        overlap = int(cells.bit_count() < size)
                        yield overlap, size, pivot, one, other, first, second, gone


class AlsWWing(Technique):
    """Two sets and a house that needs a digit: by their cells, digit and house, smaller first.

    Two bivalue cells and a house with two places are a plain W-Wing, and not told here.
    """

    card = cards.ALS_W_WING

    def find(self, board: Board) -> Iterator[Inference]:
        return told(self.card.slug, board, self._patterns(board))

    def _patterns(self, board: Board) -> Iterator[Pattern]:
        layout, table = board.layout, als_table(board)
        houses = tuple(layout.house_masks.items())
        for _, plane, place, first, second, gone in sorted(_bridged(table, houses)):
            one, other = table.sets[first], table.sets[second]
            house, mask = houses[place]
            places = table.planes[plane] & mask
            near = places & table.shadows[first][plane]
            far = places & ~near
            yield Pattern(
                gone,
                partial(
                    AlsWWingEvidence.of,
                    (as_evidence(board, one), as_evidence(board, other)),
                    house,
                    (layout.cells_in(near), layout.cells_in(far)),
                    plane + 1,
                    digits_of(board, gone),
                ),
                (one, other),
                (free_of(board, gone, plane),) * 2,
                ((plane, one.places[plane], near), (plane, other.places[plane], far)),
                pairings_to(board, gone, (one, other)),
            )


def _bridged(table: AlsTable, houses: tuple[tuple[House, int], ...]) -> Iterator[tuple[int, ...]]:
    """Cells, the linked digit's plane, the house's place, the ends, what goes."""
    sets = table.sets
    for plane, whole in enumerate(table.planes):
        by_shadow: dict[int, list[int]] = {}
        for number, shadows in enumerate(table.shadows):
            if shadows[plane]:
                by_shadow.setdefault(shadows[plane], []).append(number)
        beyond = {
            shadow: [(number, table.beyond(number, plane)) for number in numbers]
            for shadow, numbers in by_shadow.items()
        }
        union = {shadow: _union(pairs) for shadow, pairs in beyond.items()}
        for place, (_, mask) in enumerate(houses):
            places = whole & mask
            if not places & (places - 1):
                continue
            sides = [shadow for shadow in by_shadow if shadow & places and places & ~shadow]
            for near, far in combinations(sides, 2):
                if places & ~(near | far) or not union[near] & union[far]:
                    continue
                for first, mine in beyond[near]:
                    for second, its in beyond[far]:
                        gone = mine & its
                        size = sets[first].size + sets[second].size
                        if gone and (size > 2 or places.bit_count() > 2):
                            yield size, plane, place, first, second, gone


def _union(pairs: list[tuple[int, int]]) -> int:
    found = 0
    for _, mask in pairs:
        found |= mask
    return found
