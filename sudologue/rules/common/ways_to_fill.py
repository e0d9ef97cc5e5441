"""Ways to fill a clue, and the links that refuse those with a digit twice where it cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from sudologue.inference import Constraint
from sudologue.inference.constraint import covering_links
from sudologue.model import Board, Clue, Layout
from sudologue.model.ways import pairs_in_sight

C = TypeVar("C", bound=Clue)


def fillable(board: Board, kind: type[C]) -> Iterator[C]:
    """Those of a board that can still be filled; with another, the board is a dead end."""
    for clue in board.layout.clues:
        if isinstance(clue, kind) and board.masks.clue_support(clue) is not None:
            yield clue


Way = tuple[int, ...]
"""A digit for each cell of a clue, in its order."""

MOST_WAYS = 2_000
"""Of clues that can be filled in more ways nothing is told by going through them."""


def refusing_links(
    layout: Layout, clue: Clue, ways: Sequence[Way]
) -> tuple[Constraint, ...] | None:
    """Links such that each of some ways breaks one, and none of them needless.

    Nothing, if a way has no digit twice in cells that see each other.
    """
    numbers, pairs = layout.tables.clue_numbers[clue], pairs_in_sight(layout, clue)
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
    return _needed(layout, clue, ways, links)


def _needed(
    layout: Layout, clue: Clue, ways: Sequence[Way], links: Sequence[Constraint]
) -> tuple[Constraint, ...]:
    """The links without those whose ways others refuse as well."""
    filled = [mask_of_way(layout, clue, way) for way in ways]
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


def mask_of_way(layout: Layout, clue: Clue, way: Way) -> int:
    """The candidates that are true where a clue is filled in this way."""
    candidates = zip(clue.cells, way, strict=True)
    return sum(1 << layout.tables.candidate_number(cell, digit) for cell, digit in candidates)
