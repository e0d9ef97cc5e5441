"""Ways to fill an arrow, and the links that refuse those with a digit twice where it cannot be."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from sudologue.clues import Arrow
from sudologue.inference import Constraint
from sudologue.inference.constraint import covering_links
from sudologue.model import Board, Candidate, Layout
from sudologue.model.walks import walks_of
from sudologue.rules.arrows.evidence import Way

MOST_WAYS = 2_000
"""Of arrows that can be filled in more ways nothing is told by going through them."""


def ways_with(board: Board, arrow: Arrow, one_of: Sequence[Candidate] = ()) -> tuple[Way, ...]:
    """The ways to fill an arrow, or those with one of these candidates of a cell.

    There are none to look at where there are too many.
    """
    walks, domains = walks_of(arrow, board.layout.size), list(board.clue_domains(arrow))
    if one_of:
        place = arrow.cells.index(one_of[0].cell)
        domains[place] = sum(1 << candidate.digit - 1 for candidate in one_of)
    if walks.count(tuple(domains)) > MOST_WAYS:
        return ()
    return tuple(walks.ways(tuple(domains)))


def pairs_in_sight(layout: Layout, arrow: Arrow) -> list[tuple[int, int]]:
    """The places of an arrow, two by two, whose cells see each other."""
    numbers = layout.clue_numbers[arrow]
    return [
        (one, other)
        for one, other in combinations(range(len(numbers)), 2)
        if layout.peer_masks[numbers[one]] >> numbers[other] & 1
    ]


def refusing_links(
    layout: Layout, arrow: Arrow, ways: Sequence[Way]
) -> tuple[Constraint, ...] | None:
    """Links such that each of some ways breaks one, and none of them needless.

    Nothing, if a way has no digit twice in cells that see each other.
    """
    numbers, pairs = layout.clue_numbers[arrow], pairs_in_sight(layout, arrow)
    repeats: dict[int, set[tuple[int, int]]] = {}
    for way in ways:
        its = [pair for pair in pairs if way[pair[0]] == way[pair[1]]]
        if not its:
            return None
        for one, other in its:
            repeats.setdefault(way[one], set()).add((numbers[one], numbers[other]))
    links = [
        link
        for digit, its in sorted(repeats.items())
        for link in covering_links(layout, digit, sorted(its))
    ]
    return _needed(layout, arrow, ways, links)


def _needed(
    layout: Layout, arrow: Arrow, ways: Sequence[Way], links: Sequence[Constraint]
) -> tuple[Constraint, ...]:
    """The links without those whose ways others refuse as well."""
    filled = [
        sum(
            1 << layout.candidate_number(cell, digit)
            for cell, digit in zip(arrow.cells, way, strict=True)
        )
        for way in ways
    ]
    masks = [link.mask(layout) for link in links]
    refuses = [
        [place for place, way in enumerate(filled) if (way & mask).bit_count() > 1]
        for mask in masks
    ]
    refused_by = [0] * len(ways)
    for its in refuses:
        for place in its:
            refused_by[place] += 1
    needed: list[Constraint] = []
    for link, its in zip(links, refuses, strict=True):
        if all(refused_by[place] > 1 for place in its):
            for place in its:
                refused_by[place] -= 1
        else:
            needed.append(link)
    return tuple(needed)
