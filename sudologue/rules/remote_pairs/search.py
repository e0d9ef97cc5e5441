"""Remote pairs: equal bivalue cells that, far apart, cannot both take the same digit.

        12 ---- 12          each cell of a chain sees the next, so the digits take turns along it:
                 |          cells an odd number of links apart differ, and between them have both
        12 ---- 12  -       digits; a cell that sees two such cells (-) has neither

One link apart that is a naked pair. Here it is three or more.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from sudologue.caches import SLIGHT, cached
from sudologue.inference import (
    Constraint,
    Elimination,
    HouseConstraint,
    Inference,
    covering_links,
    link_between,
)
from sudologue.model import Board, Candidate, House, Layout, bits_of, union_of
from sudologue.rules.common.covering import links_to
from sudologue.rules.common.minimal_receipts import draft_receipt
from sudologue.rules.common.twin_cells import twins
from sudologue.rules.common.two_colour import two_colour
from sudologue.rules.remote_pairs import card as cards
from sudologue.rules.remote_pairs.evidence import ChuteRemotePairEvidence, RemotePairEvidence
from sudologue.rules.rule import Technique

LONGEST = 12
"""No chain of more cells is followed: shorter ones that lead as far are nearly always there."""

PairChain = tuple[int, ...]
Targets = tuple[tuple[int, int], ...]
"""Candidates as pairs of a digit and a cell's number."""


class RemotePair(Technique):
    """By the two digits, and by the length of the chain: four cells, then six, and so on.

    A chain is reported for what its two ends do, together with all that the cells between them do;
    what a shorter chain does as well, for that one alone.
    """

    card = cards.REMOTE_PAIR

    def find(self, board: Board) -> Iterator[Inference]:
        for digits, cells in board.masks.bivalue_groups.items():
            if cells.bit_count() >= 4:
                yield from self._of_digits(board, digits, cells)

    def _of_digits(self, board: Board, digits: int, cells: int) -> Iterator[Inference]:
        peers = board.masks.tables.peer_masks
        low, high = (board.masks.planes[plane] for plane in bits_of(digits))
        others = (low | high) & ~cells
        neighbours = {number: cells & peers[number] for number in bits_of(cells)}
        inside = _worth_searching(neighbours, peers, others)
        if not inside:
            return
        reported: set[Targets] = set()
        for chain in _chains(neighbours, inside):
            one, other = chain[0], chain[-1]
            if one > other or peers[one] >> other & 1:
                continue
            if peers[one] & peers[other] & others:
                targets = _targets(board, chain, digits)
                if targets not in reported:
                    inference = self._inference(board, chain, digits, targets)
                    if inference is not None:
                        reported.add(targets)
                        yield inference

    def _inference(
        self, board: Board, numbers: PairChain, digits: int, targets: Targets
    ) -> Inference | None:
        """What a chain shows, if it takes all of the chain to show it."""
        layout, peers = board.layout, board.masks.tables.peer_masks
        chain = tuple([layout.cells[number] for number in numbers])
        low, high = (plane + 1 for plane in bits_of(digits))
        along = {
            digit: [link_between(layout, one, other, digit) for one, other in pairwise(chain)]
            for digit in (low, high)
        }
        links = along[low] + along[high]
        for digit in (low, high):
            pairs = [
                (cell, number)
                for target_digit, cell in targets
                for number in numbers
                if target_digit == digit and peers[cell] >> number & 1
            ]
            links += covering_links(layout, digit, pairs, along[digit])
        action = Elimination.of_candidates(
            tuple([Candidate(layout.cells[c], digit) for digit, c in targets])
        )
        evidence = RemotePairEvidence(chain=chain, digits=(low, high), links=tuple(links))
        draft = draft_receipt(board, action, evidence.truths, links)
        if draft.spares_a_truth():
            return None
        return Inference(self.card.slug, action, replace(evidence, links=draft.needed_links()))


def _worth_searching(neighbours: dict[int, int], peers: tuple[int, ...], others: int) -> int:
    """The cells linked with cells of both kinds that one of the others sees.

    Along a chain every other cell is of one kind.
    """
    worthwhile = 0
    for kinds in two_colour(neighbours):
        together = kinds[0] | kinds[1]
        if together.bit_count() < 4:
            continue
        seen = [union_of([peers[number] for number in bits_of(cells)]) for cells in kinds]
        if seen[0] & seen[1] & others:
            worthwhile |= together
    return worthwhile


def _chains(neighbours: dict[int, int], inside: int) -> Iterator[PairChain]:
    """The ways along different cells, an even number of them, the shortest first."""
    chains: list[PairChain] = [(number,) for number in bits_of(inside)]
    for length in range(2, LONGEST + 1):
        chains = [
            (*chain, after)
            for chain in chains
            for after in bits_of(neighbours[chain[-1]])
            if after not in chain
        ]
        if length >= 4 and length % 2 == 0:
            yield from chains


def _targets(board: Board, chain: PairChain, digits: int) -> Targets:
    """The candidates in sight of two cells of the chain that are three links apart, or five …

    Cells that see each other, for all that the chain goes a longer way, are a naked pair.
    """
    masks, targets = board.masks, set[tuple[int, int]]()
    peers, planes = masks.tables.peer_masks, masks.planes
    on_chain = sum([1 << number for number in chain])
    for links in range(3, len(chain), 2):
        for one, other in zip(chain, chain[links:], strict=False):
            if peers[one] >> other & 1:
                continue
            seen = peers[one] & peers[other] & ~on_chain
            for plane in bits_of(digits):
                targets.update([(plane + 1, cell) for cell in bits_of(seen & planes[plane])])
    return tuple(sorted(targets))


class ChuteRemotePairs(Technique):
    """Two equal bivalue cells on two lines that run through a third house side by side.

    By the two digits, cells in order, houses in order.
    """

    card = cards.CHUTE_REMOTE_PAIRS

    def find(self, board: Board) -> Iterator[Inference]:
        planes = board.masks.planes
        for one, other, targets in twins(board):
            for chute in _chutes(board.layout, one, other):
                split = [target for target in targets if chute.splits(planes[target[1] - 1])]
                if split:
                    yield self._pair(board, one, other, chute, split)

    def _pair(
        self, board: Board, one: int, other: int, chute: Chute, targets: list[tuple[int, int, int]]
    ) -> Inference:
        known = [HouseConstraint(line, linked) for _, linked, _ in targets for line in chute.lines]
        action = Elimination.of_candidates(
            tuple([c for digit, _, mask in targets for c in board.masks.candidates_at(digit, mask)])
        )
        links: list[Constraint] = [*known]
        for digit, _, mask in targets:
            links += links_to(board, digit, mask, (one, other), known)
        evidence = ChuteRemotePairEvidence(
            ends=(board.layout.cells[one], board.layout.cells[other]),
            lines=chute.lines,
            house=chute.house,
            linked_digits=tuple([linked for _, linked, _ in targets]),
            gone_digits=tuple([digit for digit, _, _ in targets]),
            links=tuple(links),
        )
        if len(targets) > 1:
            draft = draft_receipt(board, action, evidence.truths, evidence.links)
            evidence = replace(evidence, links=draft.needed_links())
        return Inference(self.card.slug, action, evidence)


class Chute(NamedTuple):
    """Two lines side by side, and a house that both run through, with the masks of the three."""

    lines: tuple[House, House]
    house: House
    line_masks: tuple[int, int]
    house_mask: int

    def splits(self, plane: int) -> bool:
        """Whether the house's places for a digit lie on both lines and nowhere else."""
        places, (one, other) = plane & self.house_mask, self.line_masks
        return bool(places & one and places & other and not places & ~(one | other))


@cached(SLIGHT)
def _chutes(layout: Layout, one: int, other: int) -> tuple[Chute, ...]:
    """Lines through either of two cells, side by side, and a house of both lines without them."""
    tables, ends = layout.tables, 1 << one | 1 << other
    return tuple(
        [
            Chute((line, other_line), house, (mask, other_mask), block)
            for line, mask in tables.houses_of[one]
            for other_line, other_mask in tables.houses_of[other]
            if line.is_line and other_line.is_line and not mask & other_mask
            for house, block in tables.house_masks.items()
            if not house.is_line and block & mask and block & other_mask and not block & ends
        ]
    )


RULES = (RemotePair(), ChuteRemotePairs())
