"""Locked subsets: a subset that several houses share, and so works in all of them.

Where a box crosses a row they share three cells. Cells there that hold as many digits as they are
use these digits up in the box and in the row at once:

        12 12 .  | -  -  - | -  -  -        - : neither 1 nor 2
        -  -  -  |
        -  -  -  |

Hidden in the one house, the subset does two things: its cells take no other digit, and as the
digits then lie in the other house too, they leave the rest of that.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from sudologue.inference import CellConstraint, Constraint, Elimination, Inference, covering_links
from sudologue.model import Board, Candidate, bits_of
from sudologue.rules.card import Card
from sudologue.rules.common.closed_sets import (
    ClosedSet,
    ClosedSets,
    closed_sets,
    other_digits,
)
from sudologue.rules.common.subset_search import smaller_set_does, union_of
from sudologue.rules.locked_subsets import card as cards
from sudologue.rules.locked_subsets.evidence import LockedHiddenSubsetEvidence, LockedSubsetEvidence
from sudologue.rules.rule import Technique


@dataclass(frozen=True, eq=False, repr=False)
class LockedSubset(Technique):
    """Subset by subset, in the order of their cells.

    Eliminations in one house alone are a plain naked subset's affair.
    """

    card: Card
    size: int

    def find(self, board: Board) -> Iterator[Inference]:
        layout, planes, sets = board.layout, board.planes, closed_sets(board)
        closed = sorted(sets.naked(self.size), key=_cells_and_digits)
        for (cells, digits), same in groupby(closed, key=_cells_and_digits):
            places = [place for place, _, _ in same]
            if len(places) < 2:
                continue
            hits = [
                [planes[plane] & sets.open_cells(place) & ~cells for plane in bits_of(digits)]
                for place in places
            ]
            targets = [union_of(masks) for masks in zip(*hits, strict=True)]
            if targets in hits:
                continue
            numbers = list(bits_of(digits))
            hit = sum([1 << plane for plane, mask in zip(numbers, targets, strict=True) if mask])
            domains = [board.domain_bits[number] for number in bits_of(cells)]
            if smaller_set_does(domains, hit):
                continue
            links: list[Constraint] = []
            gone: list[Candidate] = []
            for plane, mask in zip(numbers, targets, strict=True):
                holders = list(bits_of(planes[plane] & cells))
                pairs = [(one, other) for one in holders for other in holders if one < other]
                pairs += [(target, holder) for target in bits_of(mask) for holder in holders]
                links += covering_links(layout, plane + 1, pairs)
                gone += board.candidates_at(plane + 1, mask)
            houses = tuple([layout.houses[p] for p, h in zip(places, hits, strict=True) if any(h)])
            evidence = LockedSubsetEvidence(
                houses=houses,
                cells=layout.cells_in(cells),
                digits=tuple([plane + 1 for plane in numbers]),
                links=tuple(links),
            )
            yield Inference(self.card.slug, Elimination(tuple(gone)), evidence)


class LockedHiddenSubset(Technique):
    """Pairs, then triples, house by house; each does something in its own cells and beyond."""

    card = cards.LOCKED_HIDDEN_SUBSET

    def find(self, board: Board) -> Iterator[Inference]:
        sets = closed_sets(board)
        for size in (2, 3):
            for closed in sets.hidden(size):
                yield from self._locked(board, sets, *closed)

    def _locked(
        self, board: Board, sets: ClosedSets, place: int, cells: int, digits: int
    ) -> Iterator[Inference]:
        layout, planes, numbers = board.layout, board.planes, list(bits_of(digits))
        own = [number for number in bits_of(cells) if board.domain_bits[number] & ~digits]
        if not own:
            return
        house = sets.open_cells(place)
        places = [planes[plane] & house for plane in numbers]
        union = union_of([planes[plane] for plane in numbers])
        others = [
            other
            for other, mask in enumerate(layout.house_masks.values())
            if other != place and not cells & ~mask and mask & union & ~cells
        ]
        if not others or smaller_set_does(places, sum([1 << number for number in own])):
            return
        beyond = union_of([sets.open_cells(other) for other in others]) & ~cells
        links: list[Constraint] = [CellConstraint(cell) for cell in layout.cells_in(cells)]
        gone = list(other_digits(board, cells, digits))
        for plane, holders in zip(numbers, places, strict=True):
            targets = planes[plane] & beyond
            pairs = [(one, other) for one in bits_of(targets) for other in bits_of(holders)]
            links += covering_links(layout, plane + 1, pairs)
            gone += board.candidates_at(plane + 1, targets)
        evidence = LockedHiddenSubsetEvidence(
            house=layout.houses[place],
            others=tuple([layout.houses[other] for other in others]),
            cells=layout.cells_in(cells),
            digits=tuple([plane + 1 for plane in numbers]),
            links=tuple(links),
        )
        yield Inference(self.card.slug, Elimination(tuple(gone)), evidence)


def _cells_and_digits(closed: ClosedSet) -> tuple[int, int]:
    return closed[1:]
