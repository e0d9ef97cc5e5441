"""Subsets: as many digits as cells, closed off from the rest of a house.

Naked: n cells of a house hold no candidates but n digits. The cells use all n digits up, so the
rest of the house has none of them. Hidden: n digits of a house have no places but n cells. The
digits use all n cells up, so those cells take nothing else. Each is the other seen from the far
side: the open cells outside a naked subset hold a hidden one.
"""

from __future__ import annotations

from collections.abc import Iterator

from sudologue.inference import Elimination, Inference
from sudologue.inference.evidence import HiddenSubsetEvidence, NakedSubsetEvidence
from sudologue.model import Board, bits_of
from sudologue.rules.cards import subsets as cards
from sudologue.rules.rule import Technique

Group = tuple[tuple[int, ...], int]


def closed_groups(members: list[tuple[int, int]], size: int) -> Iterator[Group]:
    """The groups of `size` members whose masks together have `size` bits.

    Members are numbers with masks, in order; so are the groups.
    """
    fitting = [(number, mask) for number, mask in members if 1 < mask.bit_count() <= size]
    yield from _extend((), 0, fitting, size)


def _extend(
    chosen: tuple[int, ...], union: int, rest: list[tuple[int, int]], size: int
) -> Iterator[Group]:
    if len(chosen) == size:
        if union.bit_count() == size:
            yield chosen, union
        return
    for place, (number, mask) in enumerate(rest):
        wider = union | mask
        if wider.bit_count() <= size:
            yield from _extend((*chosen, number), wider, rest[place + 1 :], size)


class _NakedSubset(Technique):
    """House by house, cells in order."""

    size: int

    def find(self, board: Board) -> Iterator[Inference]:
        layout, domains = board.layout, board.domain_bits
        for house, mask in layout.house_masks.items():
            open_cells = mask & board.open_cells
            members = [(number, domains[number]) for number in bits_of(open_cells)]
            for numbers, union in closed_groups(members, self.size):
                cells = tuple([layout.cells[number] for number in numbers])
                digits = tuple([bit + 1 for bit in bits_of(union)])
                rest = open_cells & ~layout.cell_mask(cells)
                gone = [c for digit in digits for c in board.candidates_at(digit, rest)]
                if gone:
                    yield Inference(
                        self.card.slug,
                        Elimination(tuple(gone)),
                        NakedSubsetEvidence.of(house, cells, digits),
                    )


class _HiddenSubset(Technique):
    """House by house, digits in order."""

    size: int

    def find(self, board: Board) -> Iterator[Inference]:
        layout, planes = board.layout, board.planes
        for house, mask in layout.house_masks.items():
            members = [(plane, places) for plane, bits in enumerate(planes) if (places := bits & mask)]
            for numbers, union in closed_groups(members, self.size):
                cells = layout.cells_in(union)
                digits = tuple([plane + 1 for plane in numbers])
                others = (digit for digit in layout.digits if digit not in digits)
                gone = [c for digit in others for c in board.candidates_at(digit, union)]
                if gone:
                    yield Inference(
                        self.card.slug,
                        Elimination(tuple(gone)),
                        HiddenSubsetEvidence.of(house, cells, digits),
                    )


class NakedPair(_NakedSubset):
    """Two cells, two digits."""

    card = cards.NAKED_PAIR
    size = 2


class HiddenPair(_HiddenSubset):
    """Two digits, two cells."""

    card = cards.HIDDEN_PAIR
    size = 2
