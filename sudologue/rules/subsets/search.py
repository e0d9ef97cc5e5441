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
from sudologue.model import Board, Candidate, bits_of
from sudologue.rules.card import Card
from sudologue.rules.common.closed_sets import ClosedSet, ClosedSets, closed_sets, other_digits
from sudologue.rules.common.subset_search import smaller_set_does
from sudologue.rules.rule import Technique
from sudologue.rules.subsets import card as cards
from sudologue.rules.subsets.evidence import HiddenSubsetEvidence, NakedSubsetEvidence


@dataclass(frozen=True, eq=False, repr=False)
class Subset(Technique):
    """House by house, cells in order: cells that use up their digits, or hidden digits their cells.

    A set whose eliminations a smaller one of its kind within it makes alone is left to that one.
    """

    card: Card
    size: int
    is_hidden: bool

    def find(self, board: Board) -> Iterator[Inference]:
        tables, sets = board.masks.tables, closed_sets(board)
        kind = HiddenSubsetEvidence if self.is_hidden else NakedSubsetEvidence
        ruled_out = _other_digits if self.is_hidden else _other_cells
        for closed in sets.hidden(self.size) if self.is_hidden else sets.naked(self.size):
            eliminated = ruled_out(board, sets, closed)
            if eliminated:
                place, cells, digits = closed
                evidence = kind(
                    house=tables.houses[place],
                    cells=tables.cells_in(cells),
                    digits=tuple([plane + 1 for plane in bits_of(digits)]),
                )
                yield Inference(self.card.slug, Elimination.of_candidates(eliminated), evidence)


def _other_cells(board: Board, sets: ClosedSets, closed: ClosedSet) -> tuple[Candidate, ...]:
    """The digits of a naked subset in the house's other cells."""
    masks = board.masks
    place, cells, digits = closed
    others = sets.open_cells(place) & ~cells
    hit = [plane for plane in bits_of(digits) if masks.planes[plane] & others]
    if hit and digits.bit_count() > 2:
        domains = [masks.domain_bits[number] for number in bits_of(cells)]
        if smaller_set_does(domains, sum([1 << plane for plane in hit])):
            return ()
    return tuple([c for plane in hit for c in masks.candidates_at(plane + 1, others)])


def _other_digits(board: Board, sets: ClosedSets, closed: ClosedSet) -> tuple[Candidate, ...]:
    """The other digits in the cells of a hidden subset."""
    place, cells, digits = closed
    hit = [number for number in bits_of(cells) if board.masks.domain_bits[number] & ~digits]
    if hit and digits.bit_count() > 2:
        house = sets.open_cells(place)
        ranges = [board.masks.planes[plane] & house for plane in bits_of(digits)]
        if smaller_set_does(ranges, sum([1 << number for number in hit])):
            return ()
    return other_digits(board, cells, digits) if hit else ()


RULES = (
    Subset(cards.NAKED_PAIR, 2, is_hidden=False),
    Subset(cards.HIDDEN_PAIR, 2, is_hidden=True),
    Subset(cards.NAKED_TRIPLE, 3, is_hidden=False),
    Subset(cards.HIDDEN_TRIPLE, 3, is_hidden=True),
    Subset(cards.NAKED_QUAD, 4, is_hidden=False),
    Subset(cards.HIDDEN_QUAD, 4, is_hidden=True),
)
