"""Subsets: as many digits as cells, closed off from the rest of a house.

Naked: n cells of a house hold no candidates but n digits. The cells use all n digits up, so the
rest of the house has none of them. Hidden: n digits of a house have no places but n cells. The
digits use all n cells up, so those cells take nothing else. Each is the other seen from the far
side: the open cells outside a naked subset hold a hidden one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sudologue.inference import Elimination, Inference
from sudologue.model import Board, bits_of
from sudologue.rules.card import Card
from sudologue.rules.common.closed_sets import closed_sets, other_digits
from sudologue.rules.common.subset_search import smaller_set_does
from sudologue.rules.rule import Technique
from sudologue.rules.subsets import card as cards
from sudologue.rules.subsets.evidence import HiddenSubsetEvidence, NakedSubsetEvidence


@dataclass(frozen=True, eq=False, repr=False)
class NakedSubset(Technique):
    """House by house, cells in order.

    A set whose eliminations a smaller naked set within it makes alone is left to that one.
    """

    card: Card
    size: int

    def find(self, board: Board) -> Iterator[Inference]:
        layout, planes, sets = board.layout, board.planes, closed_sets(board)
        for place, cells, digits in sets.naked(self.size):
            rest = sets.open_cells(place) & ~cells
            hit = [plane for plane in bits_of(digits) if planes[plane] & rest]
            if not hit:
                continue
            if self.size > 2:
                domains = [board.domain_bits[number] for number in bits_of(cells)]
                if smaller_set_does(domains, sum([1 << plane for plane in hit])):
                    continue
            gone = [c for plane in hit for c in board.candidates_at(plane + 1, rest)]
            evidence = NakedSubsetEvidence(
                house=layout.houses[place],
                cells=layout.cells_in(cells),
                digits=tuple([plane + 1 for plane in bits_of(digits)]),
            )
            yield Inference(self.card.slug, Elimination(tuple(gone)), evidence)


@dataclass(frozen=True, eq=False, repr=False)
class HiddenSubset(Technique):
    """House by house, cells in order.

    A set whose eliminations a smaller hidden set within it makes alone is left to that one.
    """

    card: Card
    size: int

    def find(self, board: Board) -> Iterator[Inference]:
        layout, planes, sets = board.layout, board.planes, closed_sets(board)
        for place, cells, digits in sets.hidden(self.size):
            hit = [number for number in bits_of(cells) if board.domain_bits[number] & ~digits]
            if not hit:
                continue
            if self.size > 2:
                house = sets.open_cells(place)
                places = [planes[plane] & house for plane in bits_of(digits)]
                if smaller_set_does(places, sum([1 << number for number in hit])):
                    continue
            evidence = HiddenSubsetEvidence(
                house=layout.houses[place],
                cells=layout.cells_in(cells),
                digits=tuple([plane + 1 for plane in bits_of(digits)]),
            )
            yield Inference(
                self.card.slug, Elimination(other_digits(board, cells, digits)), evidence
            )


RULES = (
    NakedSubset(cards.NAKED_PAIR, 2),
    HiddenSubset(cards.HIDDEN_PAIR, 2),
    NakedSubset(cards.NAKED_TRIPLE, 3),
    HiddenSubset(cards.HIDDEN_TRIPLE, 3),
    NakedSubset(cards.NAKED_QUAD, 4),
    HiddenSubset(cards.HIDDEN_QUAD, 4),
)
