"""Pattern overlay: the templates of two or three digits, laid over each other.

Each digit has its templates, the ways to place it in all the houses at once. A template of one
digit that meets every template of another in some cell is impossible, for a cell takes one digit;
so is one that no two templates of two others leave room for at the same time. A candidate that only
such templates use is false.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import prod

from sudologue.inference import (
    CellConstraint,
    Constraint,
    DistinctConstraint,
    Elimination,
    HouseConstraint,
    Inference,
    SightConstraint,
)
from sudologue.model import Board, bits_of, union_of
from sudologue.rules.common.minimal_receipts import draft_receipt
from sudologue.rules.rule import Technique
from sudologue.rules.templates import card as cards
from sudologue.rules.templates.evidence import PatternOverlayEvidence
from sudologue.rules.templates.search.template_listing import listed_templates

MOST_PAIRINGS = 30_000
"""Digits with more templates to be laid over each other are left out: they say little."""


class PatternOverlay(Technique):
    """Two digits, then three, in order of the digits: what they rule out of each other.

    Three digits are reported where they rule out more than any two of them.
    """

    card = cards.PATTERN_OVERLAY

    def find(self, board: Board) -> Iterator[Inference]:
        templates = {
            plane: listed.all for plane, listed in enumerate(listed_templates(board)) if listed.all
        }
        used = {plane: union_of(all_of_plane) for plane, all_of_plane in templates.items()}
        known: dict[tuple[int, ...], dict[int, int]] = {}
        for count in (2, 3):
            for planes in combinations(templates, count):
                if prod(len(templates[plane]) for plane in planes) > MOST_PAIRINGS:
                    continue
                by_pairs = [
                    known[pair] for pair in combinations(planes, count - 1) if pair in known
                ]
                eliminated = known[planes] = {
                    plane: used[plane]
                    & ~_possible(
                        templates[plane], [templates[other] for other in planes if other != plane]
                    )
                    for plane in planes
                }
                if all(used[plane] & ~mask for plane, mask in eliminated.items()) and any(
                    mask & ~union_of([pair.get(plane, 0) for pair in by_pairs])
                    for plane, mask in eliminated.items()
                ):
                    yield self._inference(board, planes, eliminated)

    def _inference(
        self, board: Board, planes: Sequence[int], eliminated: dict[int, int]
    ) -> Inference:
        candidates = [
            candidate
            for plane, mask in eliminated.items()
            for candidate in board.candidates_at(plane + 1, mask)
        ]
        elimination = Elimination(tuple(candidates))
        draft = draft_receipt(board, elimination, *_constraints(board, planes))
        truths = draft.needed_truths()
        digits = tuple([plane + 1 for plane in planes])
        evidence = PatternOverlayEvidence(digits=digits, truths=truths, links=draft.needed_links())
        return Inference(self.card.slug, elimination, evidence)


def _possible(templates: Sequence[int], others: Sequence[Sequence[int]]) -> int:
    """The cells of templates that leave room for a template of each of the others."""
    possible = 0
    for template in templates:
        if template & ~possible and _room(template, others):
            possible |= template
    return possible


def _room(taken: int, others: Sequence[Sequence[int]]) -> bool:
    if not others:
        return True
    return any(
        not template & taken and _room(taken | template, others[1:]) for template in others[0]
    )


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
        for clue, part, mask in layout.distinct_sets:
            if (places & mask).bit_count() > 1:
                links.append(DistinctConstraint(clue, plane + 1, part))
        several |= met & places
        met |= places
    cells = [CellConstraint(layout.cells[number]) for number in bits_of(several)]
    return truths, [*truths, *links, *cells]
