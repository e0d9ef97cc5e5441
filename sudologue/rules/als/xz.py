"""Two almost locked sets that take a digit once between them.

        A  | x z 1 |  . . .          A takes all its digits but one, and so does B;
           | x 1   |  . x z B        x goes into one of them at most

If a candidate z in sight of all z of both sets were true, both would lose z and take all their
other digits, x among them: x twice. So each common digit but x goes into one of the sets.

Where two digits x and y are restricted so, neither set can do without both: x goes into one, y into
the other, and each takes all its further digits. All of these are ruled out wherever all their
places in the set are in sight; x and y, where all their places in both sets are.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations

from sudologue.inference import Inference
from sudologue.inference.evidence import AlsXZDoubleEvidence, AlsXZEvidence
from sudologue.model import Board, bits_of
from sudologue.rules.als.receipts import (
    Pairing,
    Pattern,
    as_evidence,
    by_plane,
    digits_of,
    free_of,
    joint,
    pairings_to,
    told,
)
from sudologue.rules.als.table import AlsTable, als_table
from sudologue.rules.cards import als as cards
from sudologue.rules.rule import Technique

Found = tuple[int, int, int, int, int]
"""The cells of both sets together, the sets, the restricted digits as planes' bits, what goes."""


class AlsXZ(Technique):
    """Two disjoint sets with one restricted common digit: by their cells, smaller sets first.

    What several pairs would rule out is told of the first.
    """

    card = cards.ALS_XZ

    def find(self, board: Board) -> Iterator[Inference]:
        return told(self.card.slug, board, self._patterns(board))

    def _patterns(self, board: Board) -> Iterator[Pattern]:
        table = als_table(board)
        for _, *numbers, common, gone in sorted(_single(table)):
            one, other = (table.sets[number] for number in numbers)
            plane = common.bit_length() - 1
            yield Pattern(
                gone,
                partial(
                    AlsXZEvidence.of,
                    (as_evidence(board, one), as_evidence(board, other)),
                    plane + 1,
                    digits_of(board, gone),
                ),
                (one, other),
                (free_of(board, gone, plane),) * 2,
                (joint(plane, one, other),),
                pairings_to(board, gone, (one, other)),
            )


def _single(table: AlsTable) -> Iterator[Found]:
    sets, reach = table.sets, table.reach
    for first, one in enumerate(sets):
        shadows = table.shadows[first]
        for plane in table.digits[first]:
            beyond = table.beyond(first, plane)
            if not table.refuted(plane, shadows[plane]) & beyond:
                continue
            for second in bits_of(table.linked(plane, shadows[plane]) >> first + 1):
                second += first + 1
                gone = beyond & reach[second]
                other = sets[second]
                if (
                    gone
                    and not one.cells & other.cells
                    and _joints(table, first, second) == 1 << plane
                ):
                    yield one.size + other.size, first, second, 1 << plane, gone


def _joints(table: AlsTable, first: int, second: int) -> int:
    """The digits that two sets take once between them, as planes' bits."""
    found, shadows = 0, table.shadows[first]
    places = table.sets[second].places
    for plane in table.digits[first]:
        its = places[plane]
        if its and not its & ~shadows[plane]:
            found |= 1 << plane
    return found


class AlsXZDouble(Technique):
    """Two disjoint sets with two restricted common digits: by their cells, smaller sets first.

    Where the sets rule out some of each other's candidates, these and all others come first, then
    what goes outside the sets alone.
    """

    card = cards.ALS_XZ_DOUBLE

    def find(self, board: Board) -> Iterator[Inference]:
        return told(self.card.slug, board, self._patterns(board))

    def _patterns(self, board: Board) -> Iterator[Pattern]:
        table = als_table(board)
        domains = board.layout.domain_masks
        for _, *numbers, common, gone in sorted(_double(table)):
            one, other = (table.sets[number] for number in numbers)
            inside = 0
            for number in bits_of(one.cells | other.cells):
                inside |= domains[number]
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
                shadow = table.shadows[number][plane] & cells
                targets.append((plane, shadow, each.places[plane]))
        low, high = bits_of(common)
        return Pattern(
            gone,
            partial(
                AlsXZDoubleEvidence.of,
                (as_evidence(board, one), as_evidence(board, other)),
                (low + 1, high + 1),
                digits_of(board, gone),
            ),
            sets,
            (common, common),
            [joint(plane, one, other) for plane in (low, high)],
            targets,
        )


def _double(table: AlsTable) -> Iterator[Found]:
    for first, one in enumerate(table.sets):
        shadows = table.shadows[first]
        linked = [(plane, table.linked(plane, shadows[plane])) for plane in table.digits[first]]
        for (low, by_low), (high, by_high) in combinations(linked, 2):
            both = by_low & by_high
            for second in bits_of(both >> first + 1 << first + 1):
                other = table.sets[second]
                if one.cells & other.cells:
                    continue
                common = 1 << low | 1 << high
                gone = _locked(table, first, second, common)
                if gone:
                    yield one.size + other.size, first, second, common, gone


def _locked(table: AlsTable, first: int, second: int, common: int) -> int:
    """What goes when the sets take the two common digits between them, and all their others."""
    gone = table.reach[first] | table.reach[second]
    for plane in bits_of(common):
        shared = table.shadows[first][plane] & table.shadows[second][plane]
        gone = gone & ~table.plane_masks[plane] | shared << plane * table.width
    return gone
