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

from collections.abc import Iterator
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
    """A house and one that crosses it: their shared cells, and what of either lies outside."""

    house: House
    crossing: House
    shared: int
    own: int
    beyond: int


class AlmostLockedCandidates(Technique):
    """One cell and two digits, then two cells and three: house by house, cells in order.

    Each digit has places in the crossing and beyond it, and the crossing has several such places:
    else there is a simpler story, of locked candidates or of subsets in either house.
    """

    card = cards.ALMOST_LOCKED_CANDIDATES

    def find(self, board: Board) -> Iterator[Inference]:
        layout, planes = board.layout, board.planes
        two, three = board.cells_by_size[2:4]
        for size, few in ((2, two), (3, two | three)):
            for way, cells, partners, digits in _found(board, size, few):
                numbers = list(bits_of(digits))
                if not all(planes[n] & way.shared and planes[n] & partners for n in numbers):
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


def _found(board: Board, size: int, few: int) -> list[tuple[_Way, int, int, int]]:
    """Where something may go: the way, one cell less than `size`, their partners, the digits."""
    domains, found = board.domain_bits, list[tuple[_Way, int, int, int]]()
    places_of = _Places(board, size)
    for mask, ways in _ways(board.layout):
        groups = [(1 << number, domains[number]) for number in bits_of(mask & few)]
        if size == 3:
            groups = [
                (one | other, mine | its) for (one, mine), (other, its) in combinations(groups, 2)
            ]
        for cells, digits in groups:
            places = places_of[digits]
            if not places:
                continue
            for way in ways:
                partners = places & way.beyond
                if partners.bit_count() != size - 1 or cells & way.shared:
                    continue
                held = places & way.shared
                if not held & (held - 1):
                    continue
                if places & way.own & ~cells or any(
                    domains[number] & ~digits for number in bits_of(partners)
                ):
                    found.append((way, cells, partners, digits))
    return found


class _Places(dict[int, int]):
    """For a set of that many digits, the places of any of them; for larger sets nothing."""

    def __init__(self, board: Board, size: int) -> None:
        super().__init__()
        self._planes, self._size = board.planes, size

    def __missing__(self, digits: int) -> int:
        places = 0
        if digits.bit_count() == self._size:
            for plane in bits_of(digits):
                places |= self._planes[plane]
        self[digits] = places
        return places


@lru_cache(maxsize=64)
def _ways(layout: Layout) -> tuple[tuple[int, tuple[_Way, ...]], ...]:
    """For each house, its cells and the houses that cross it."""
    masks = layout.house_masks
    ways: dict[House, list[_Way]] = {house: [] for house in layout.houses}
    for one, other, shared in layout.crossings:
        ways[one].append(_Way(one, other, shared, masks[one] & ~shared, masks[other] & ~shared))
        ways[other].append(_Way(other, one, shared, masks[other] & ~shared, masks[one] & ~shared))
    return tuple((masks[house], tuple(found)) for house, found in ways.items() if found)
