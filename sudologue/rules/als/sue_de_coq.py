"""Sue de Coq: cells of a line and a box, where they cross and beyond, that use up their digits.

        line   | C C . |  A . . | . . .        C holds 1 2 3 4 5, say, A holds 1 2, B holds 3 4:
               | . . B |                       four cells, and 5 goes into the crossing
               | . . . |

The cells C lie where two houses cross, A lie in the first house only, B in the second only. A digit
of A goes into A and C once at most, for the first house's sake; a digit of B into B and C, for the
second's; any other digit into C once at most, for both. If that makes room for just as many digits
as there are cells, each is needed: all of them leave the rest of the house that keeps them single.
A digit that A and B both hold counts twice. In C it would count for both houses, and leave one cell
too many: so it goes into A and into B, and leaves C.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import combinations
from typing import NamedTuple

from sudologue.inference import Constraint, HouseConstraint, Inference
from sudologue.inference.evidence import SueDeCoqEvidence
from sudologue.model import Board, House, bits_of
from sudologue.rules.als.als import CELLS_AMONG_MANY, FEW_OPEN_CELLS
from sudologue.rules.als.receipts import Pattern, told
from sudologue.rules.cards import als as cards
from sudologue.rules.rule import Technique

Inside = tuple[tuple[int, int], ...]
"""Open cells by their numbers, with their domains."""
Group = tuple[int, int, int]
"""Cells, how many they are, and their digits."""


class _Parts(NamedTuple):
    """The cells of a pattern: in the crossing, in the one house beyond it, in the other."""

    crossing: Group
    one: Group
    other: Group


class SueDeCoq(Technique):
    """Fewer cells first, then crossing by crossing of a line and another house, in scan order."""

    card = cards.SUE_DE_COQ

    def find(self, board: Board) -> Iterator[Inference]:
        return told(self.card.slug, board, self._patterns(board))

    def _patterns(self, board: Board) -> Iterator[Pattern]:
        layout, domains, open_cells = board.layout, board.domain_bits, board.open_cells
        masks = layout.house_masks
        found: list[tuple[int, int, _Parts]] = []
        for place, (one, other, shared) in enumerate(layout.crossings):
            if (shared & open_cells).bit_count() < 2:
                continue
            here, mine, its = (
                tuple([(number, domains[number]) for number in bits_of(mask & open_cells)])
                for mask in (shared, masks[one] & ~shared, masks[other] & ~shared)
            )
            for parts in _saturated(here, mine, its):
                found.append((sum(part[1] for part in parts), place, parts))
        for _, place, parts in sorted(found):
            one, other, _ = layout.crossings[place]
            pattern = _pattern(board, (one, other), parts)
            if pattern is not None:
                yield pattern


@lru_cache(maxsize=1 << 12)
def _saturated(here: Inside, mine: Inside, its: Inside) -> tuple[_Parts, ...]:
    """Parts of a crossing and of two houses beyond it with as many cells as room for digits."""
    found: list[_Parts] = []
    ones, others = _groups(mine), _groups(its)
    for crossing in _groups(here):
        _, size, digits = crossing
        excess = digits.bit_count() - size
        if size < 2 or excess < 2:
            continue
        # what cells beyond the crossing add: room for a cell, less the digits they bring
        near = [(group, gain) for group in ones if (gain := _gain(group, digits)) > 0]
        far = [(group, gain) for group in others if (gain := _gain(group, digits)) > 0]
        most = max((gain for _, gain in far), default=0)
        for one, gain in near:
            if gain + most < excess:
                continue
            for other, its_gain in far:
                if gain + its_gain == excess + (one[2] & other[2] & digits).bit_count():
                    found.append(_Parts(crossing, one, other))
    return tuple(found)


def _gain(group: Group, digits: int) -> int:
    return group[1] - (group[2] & ~digits).bit_count()


@lru_cache(maxsize=1 << 12)
def _groups(inside: Inside) -> tuple[Group, ...]:
    """All groups of these cells, small ones first; of many cells, the small ones only."""
    largest = len(inside) if len(inside) <= FEW_OPEN_CELLS else CELLS_AMONG_MANY
    found: list[Group] = []
    for size in range(1, largest + 1):
        for chosen in combinations(inside, size):
            cells = digits = 0
            for number, domain in chosen:
                cells |= 1 << number
                digits |= domain
            found.append((cells, size, digits))
    return tuple(found)


def _pattern(board: Board, houses: tuple[House, House], parts: _Parts) -> Pattern | None:
    """What a pattern rules out, if anything."""
    layout, planes = board.layout, board.planes
    (crossing, _, of_crossing), (near, _, of_near), (far, _, of_far) = parts
    one, other = houses
    rest_of_one = layout.house_masks[one] & ~(crossing | near)
    rest_of_other = layout.house_masks[other] & ~(crossing | far)
    gone = 0
    links: list[Constraint] = []
    for plane in bits_of(of_crossing | of_near | of_far):
        bit = 1 << plane
        lost = 0
        if not of_far & bit or of_near & bit:
            lost |= planes[plane] & rest_of_one
            links.append(HouseConstraint(one, plane + 1))
        if not of_near & bit or of_far & bit:
            lost |= planes[plane] & rest_of_other
            links.append(HouseConstraint(other, plane + 1))
        if of_near & of_far & bit:
            lost |= planes[plane] & crossing
        gone |= lost << plane * layout.cell_count
    if not gone:
        return None
    return Pattern(
        gone,
        partial(
            SueDeCoqEvidence.of,
            houses,
            (layout.cells_in(crossing), layout.cells_in(near), layout.cells_in(far)),
            (_told(of_near), _told(of_far), _told(of_crossing & ~(of_near | of_far))),
        ),
        links=links,
    )


def _told(digits: int) -> tuple[int, ...]:
    return tuple([plane + 1 for plane in bits_of(digits)])
