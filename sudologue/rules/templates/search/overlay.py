"""Pattern overlay: the ways to place two or three digits, laid over each other.

Each digit has its ways to be placed in all the houses at once. A way of one digit that meets every
way of another in some cell is impossible, for a cell takes one digit; so is one that no two ways of
two others leave room for at the same time. A candidate that only such ways use is false.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import prod

from sudologue.inference import (
    CellConstraint,
    Constraint,
    Elimination,
    HouseConstraint,
    Inference,
    SightConstraint,
)
from sudologue.model import Board, bits_of
from sudologue.rules.common.receipts import draft_receipt
from sudologue.rules.common.templates.listing import listed_templates
from sudologue.rules.rule import Technique
from sudologue.rules.templates import card as cards
from sudologue.rules.templates.evidence import PatternOverlayEvidence

MOST_PAIRINGS = 30_000
"""Digits with more ways to be placed together are left out: they say little."""


class PatternOverlay(Technique):
    """Two digits, then three, in order of the digits: what they rule out of each other.

    Three digits are told of where they rule out more than any two of them.
    """

    card = cards.PATTERN_OVERLAY

    def find(self, board: Board) -> Iterator[Inference]:
        ways = {plane: its.all for plane, its in enumerate(listed_templates(board)) if its.all}
        possible = {plane: _union(found) for plane, found in ways.items()}
        known: dict[tuple[int, ...], dict[int, int]] = {}
        for number in (2, 3):
            for planes in combinations(ways, number):
                if prod(len(ways[plane]) for plane in planes) > MOST_PAIRINGS:
                    continue
                told = [known[pair] for pair in combinations(planes, number - 1) if pair in known]
                before = {plane: _union([gone.get(plane, 0) for gone in told]) for plane in planes}
                gone = {
                    plane: possible[plane]
                    & ~_possible(ways[plane], [ways[other] for other in planes if other != plane])
                    for plane in planes
                }
                known[planes] = gone
                if all(possible[plane] & ~mask for plane, mask in gone.items()) and any(
                    mask & ~before[plane] for plane, mask in gone.items()
                ):
                    yield self._told(board, planes, gone)

    def _told(self, board: Board, planes: Sequence[int], gone: dict[int, int]) -> Inference:
        candidates = [
            candidate
            for plane, mask in gone.items()
            for candidate in board.candidates_at(plane + 1, mask)
        ]
        elimination = Elimination(tuple(candidates))
        truths, links = _constraints(board, planes)
        draft = draft_receipt(board, elimination, truths, links)
        digits = tuple([plane + 1 for plane in planes])
        needed_truths = draft.needed_truths()
        return Inference(
            self.card.slug,
            elimination,
            PatternOverlayEvidence(digits=digits, truths=needed_truths, links=draft.needed_links()),
        )


def _union(masks: Sequence[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _possible(mine: Sequence[int], others: Sequence[Sequence[int]]) -> int:
    """The cells of ways that leave room for a way of each of the others."""
    found = 0
    for way in mine:
        if way & ~found and _room(way, others):
            found |= way
    return found


def _room(taken: int, others: Sequence[Sequence[int]]) -> bool:
    if not others:
        return True
    return any(not way & taken and _room(taken | way, others[1:]) for way in others[0])


def _constraints(
    board: Board, planes: Sequence[int]
) -> tuple[list[HouseConstraint], list[Constraint]]:
    """All that these digits are subject to."""
    layout = board.layout
    truths: list[HouseConstraint] = []
    links: list[Constraint] = []
    met = several = 0
    for plane in planes:
        filled = board.filled >> plane * layout.cell_count
        places = board.planes[plane]
        truths += [
            HouseConstraint(house, plane + 1)
            for house, mask in layout.house_masks.items()
            if not mask & filled
        ]
        for one, other, _ in layout.sight_pairs:
            if places >> one & places >> other & 1:
                cells = sorted((layout.cells[one], layout.cells[other]))
                links.append(SightConstraint(cells[0], cells[1], plane + 1))
        several |= met & places
        met |= places
    cells = [CellConstraint(layout.cells[number]) for number in bits_of(several)]
    return truths, [*truths, *links, *cells]
