"""Almost locked candidates: cells one digit short of closed, and a house that makes up for it.

        row      . . . | 12 | . . - -            the cell 12 takes one of the digits 1 and 2;
                       |                         the box needs both, and has them only in the row
        box      x x x                           and in the cell p
                 p . .

Take n - 1 cells of a house that hold n digits only, and another house that crosses the first
elsewhere. The second house needs all n digits. The crossing cells have room for one of them only:
the n - 1 cells use up the others. So the rest go to the second house's places outside the crossing;
if there are just n - 1 of these, they take nothing but the digits. And as each digit is needed, by
the cells or by the crossing, the first house has it nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from sudologue.inference import Elimination, Inference
from sudologue.inference.evidence import AlmostLockedEvidence
from sudologue.model import Board, House, Layout, bits_of
from sudologue.rules.cards import almost_locked as cards
from sudologue.rules.rule import Technique
from sudologue.rules.subsets import other_digits
from sudologue.rules.tightening import tightened


class _Way(NamedTuple):
    """A house and one that crosses it: what they share, and what of either lies outside."""

    place: int
    shared: int
    own: int
    beyond: int
    house: House
    crossing: House


Match = tuple[_Way, int, int, int]
"""The way, the cells, their partners, the digits."""


class AlmostLockedCandidates(Technique):
    """One cell and two digits, then two cells and three: house by house, cells in order.

    Each digit has places in the crossing and beyond it, and the crossing has several such places:
    else there is a simpler story, of locked candidates or of subsets in either house.
    """

    card = cards.ALMOST_LOCKED_CANDIDATES

    def find(self, board: Board) -> Iterator[Inference]:
        layout, planes = board.layout, board.planes
        for matches in _matches(board):
            for way, cells, partners, digits in matches:
                numbers = list(bits_of(digits))
                if not all(planes[plane] & partners for plane in numbers):
                    continue
                gone = list(other_digits(board, partners, digits))
                for plane in numbers:
                    gone += board.candidates_at(plane + 1, way.own & ~cells)
                evidence = AlmostLockedEvidence.of(
                    way.house,
                    way.crossing,
                    layout.cells_in(cells),
                    layout.cells_in(partners),
                    layout.cells_in(way.shared & board.open_cells),
                    tuple([plane + 1 for plane in numbers]),
                )
                elimination = Elimination(tuple(gone))
                receipt = evidence.truths, evidence.links
                if tightened(board, elimination, *receipt) == receipt:
                    yield Inference(self.card.slug, elimination, evidence)


def _matches(board: Board) -> tuple[list[Match], list[Match]]:
    """Where something may go: with one cell and two digits, and with two cells and three."""
    domains, few = board.domain_bits, board.cells_by_size[2] | board.cells_by_size[3]
    crossings, houses = _ways(board.layout)
    held = [_union(domains, cells) for cells in crossings]
    places_of = _Places(board)
    matches: tuple[list[Match], list[Match]] = [], []
    for mask, ways in houses:
        cells = [(1 << number, domains[number]) for number in bits_of(mask & few)]
        groups = [(cell, digits, 1) for cell, digits in cells if digits.bit_count() == 2]
        groups += [
            (one | other, mine | its, 2)
            for (one, mine), (other, its) in combinations(cells, 2)
            if (mine | its).bit_count() == 3
        ]
        for chosen, digits, size in groups:
            places = places_of[digits]
            for way in ways:
                place, shared, own, beyond, _, _ = way
                if digits & ~held[place] or chosen & shared:
                    continue
                partners = places & beyond
                if partners.bit_count() != size:
                    continue
                several = places & shared
                if several & (several - 1) and (
                    places & own & ~chosen or _union(domains, bits_of(partners)) & ~digits
                ):
                    matches[size - 1].append((way, chosen, partners, digits))
    return matches


def _union(masks: Sequence[int], places: Iterable[int]) -> int:
    union = 0
    for place in places:
        union |= masks[place]
    return union


class _Places(dict[int, int]):
    """For a set of digits, the places of any of them."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._planes = board.planes

    def __missing__(self, digits: int) -> int:
        places = self[digits] = _union(self._planes, bits_of(digits))
        return places


@lru_cache(maxsize=64)
def _ways(
    layout: Layout,
) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, tuple[_Way, ...]], ...]]:
    """The cells of each crossing, by number; and for each house, the ways across it."""
    masks = layout.house_masks
    ways: dict[House, list[_Way]] = {house: [] for house in layout.houses}
    for place, (one, other, shared) in enumerate(layout.crossings):
        for house, crossing in ((one, other), (other, one)):
            own, beyond = masks[house] & ~shared, masks[crossing] & ~shared
            ways[house].append(_Way(place, shared, own, beyond, house, crossing))
    return (
        tuple(tuple(bits_of(shared)) for _, _, shared in layout.crossings),
        tuple((masks[house], tuple(found)) for house, found in ways.items() if found),
    )
