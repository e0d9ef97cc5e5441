"""Bigger wings: as many cells as digits, where all digits but one find room for once at most.

        1234 . 24 | 14 . -       the cells that hold 1 see each other, so one of them at most
         34  . .  |              takes it; so it is with 2 and with 3, but not with 4
          -

Take n cells that hold n digits between them. Call a digit *restricted* when the cells that hold it
all see each other: one of them at most can take it. If all digits but one are restricted, the cells
need that one too: without it, n cells would have n - 1 digits to share. So a cell that sees all
places of the unrestricted digit (-) cannot take it. And if all n are restricted, the cells use up
every one of them, which then leaves each cell that sees all of its places.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from sudologue.inference import Constraint, Elimination, Inference, covering_links
from sudologue.model import Board, Candidate, bits_of
from sudologue.rules.common.minimal_receipts import draft_receipt
from sudologue.rules.common.subset_search import smaller_set_does
from sudologue.rules.rule import Technique
from sudologue.rules.wings import card as cards
from sudologue.rules.wings.evidence import BigWingEvidence
from sudologue.rules.wings.search.wing_search import WingSearch, wings_of_four

LARGEST = 9
"""The most cells of a wing."""


class WXYZWing(Technique):
    """Four cells, four digits: by their digits, then by the cells in order."""

    card = cards.WXYZ_WING

    def find(self, board: Board) -> Iterator[Inference]:
        for cells, digits, free in wings_of_four(board.layout).on(board):
            yield from _wing(self.card.slug, board, cells, digits, free)


class BigWing(Technique):
    """Five cells to nine around a pivot that sees all the others.

    By their number, by the pivot, by their digits, then by the cells in order.
    """

    card = cards.BIG_WING

    def find(self, board: Board) -> Iterator[Inference]:
        domains, search = board.domain_bits, WingSearch(board)
        circles = search.circles(board.open_cells & ~board.lone_cells)
        for size in range(5, min(LARGEST, board.layout.size) + 1):
            reported: set[int] = set()
            for pivot, around in circles:
                if around.bit_count() < size - 1 or domains[pivot].bit_count() > size:
                    continue
                for cells, digits, free in search.wings(size, 1 << pivot, around):
                    if cells not in reported:
                        reported.add(cells)
                        yield from _wing(self.card.slug, board, cells, digits, free)


def _wing(slug: str, board: Board, cells: int, digits: int, free: int) -> Iterator[Inference]:
    """The wing of these cells, if it does anything, and if it takes all of them to do it.

    Cells of one house are a naked subset and no wing; nor are those with a naked subset among them.
    """
    layout, planes = board.layout, board.planes
    holders_of = {plane: planes[plane] & cells for plane in bits_of(digits)}
    targets_of = {
        plane: planes[plane] & layout.common_peers(holders)
        for plane, holders in holders_of.items()
        if free in (0, 1 << plane)
    }
    if not any(targets_of.values()):
        return
    if not free and any(not cells & ~mask for mask in layout.house_masks.values()):
        return
    if smaller_set_does([board.domain_bits[number] for number in bits_of(cells)], 0):
        return
    links: list[Constraint] = []
    gone: list[Candidate] = []
    for plane, holders in holders_of.items():
        targets, numbers = targets_of.get(plane, 0), list(bits_of(holders))
        pairs = [(target, holder) for holder in numbers for target in bits_of(targets)]
        if free != 1 << plane:
            pairs += combinations(numbers, 2)
        links += covering_links(layout, plane + 1, pairs)
        gone += board.candidates_at(plane + 1, targets)
    pivots = [n for n in bits_of(cells) if not cells & ~(layout.peer_masks[n] | 1 << n)]
    evidence = BigWingEvidence(
        cells=layout.cells_in(cells),
        restricted=tuple([plane + 1 for plane in bits_of(digits & ~free)]),
        digit=free.bit_length() or None,
        pivot=layout.cells[pivots[0]] if pivots else None,
        links=tuple(links),
    )
    elimination = Elimination(tuple(gone))
    if draft_receipt(board, elimination, evidence.truths, evidence.links).is_minimal():
        yield Inference(slug, elimination, evidence)
