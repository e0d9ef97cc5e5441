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

All this is a matter of the two houses. Where none of their cells has changed since the last search,
it is not gone into again (see `last_finds`).
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
from sudologue.rules.last_finds import LastFinds
from sudologue.rules.rule import Technique
from sudologue.rules.subsets import other_digits
from sudologue.rules.tightening import tightened


class _Way(NamedTuple):
    """A house and one that crosses it: what they share, and what of either lies outside."""

    house: House
    crossing: House
    shared: int
    own: int
    beyond: int


class _Match(NamedTuple):
    """Where something may go: few cells first, then house by house, cells in order, way by way."""

    size: int
    place: int
    numbers: tuple[int, ...]
    way: int
    partners: int
    digits: int


class AlmostLockedCandidates(Technique):
    """One cell and two digits, then two cells and three: house by house, cells in order.

    Each digit has places in the crossing and beyond it, and the crossing has several such places:
    else there is a simpler story, of locked candidates or of subsets in either house.
    """

    card = cards.ALMOST_LOCKED_CANDIDATES

    def find(self, board: Board) -> Iterator[Inference]:
        layout, planes, search = board.layout, board.planes, _Search.of(board.layout)
        for _, _, chosen, number, partners, digits in sorted(search.matches(board)):
            way, cells = search.ways[number], sum([1 << cell for cell in chosen])
            numbers = list(bits_of(digits))
            if not all(planes[plane] & partners for plane in numbers):
                continue
            gone = list(other_digits(board, partners, digits))
            for plane in numbers:
                gone += board.candidates_at(plane + 1, way.own & ~cells)
            if not gone:
                continue
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


class _Search:
    """The search for matches on the boards of a layout, whose ways stand house by house."""

    def __init__(self, layout: Layout) -> None:
        masks, ways = layout.house_masks, dict[House, list[_Way]]()
        for one, other, shared in layout.crossings:
            for house, crossing in ((one, other), (other, one)):
                own, beyond = masks[house] & ~shared, masks[crossing] & ~shared
                ways.setdefault(house, []).append(_Way(house, crossing, shared, own, beyond))
        self.ways: list[_Way] = []
        self._houses: list[tuple[int, int, list[tuple[int, int, int, int]]]] = []
        self._touched_by = [0] * layout.cell_count
        for house, mask in masks.items():
            its: list[tuple[int, int, int, int]] = []
            for way in ways.get(house, ()):
                bit = 1 << len(self.ways)
                its.append((bit, way.shared, way.own, way.beyond))
                self.ways.append(way)
                for cell in bits_of(mask | way.beyond):
                    self._touched_by[cell] |= bit
            self._houses.append((mask, sum([way[0] for way in its]), its))
        self._last = LastFinds[_Match]()

    @staticmethod
    @lru_cache(maxsize=16)
    def of(layout: Layout) -> _Search:
        """That of a layout."""
        return _Search(layout)

    def matches(self, board: Board) -> frozenset[_Match]:
        """With one cell and two digits, and with two cells and three."""
        since = self._last.since(board)
        if since is None:
            found = frozenset(self._matches(board, -1))
        else:
            touched = 0
            for cell in bits_of(since.changed):
                touched |= self._touched_by[cell]
            found = frozenset([match for match in since.found if not touched >> match.way & 1])
            found = found.union(self._matches(board, touched))
        self._last.keep(board, found)
        return found

    def _matches(self, board: Board, touched: int) -> list[_Match]:
        """Those in some of the ways, given as bits."""
        domains, few = board.domain_bits, board.cells_by_size[2] | board.cells_by_size[3]
        places_of, found = _Places(board), list[_Match]()
        for place, (mask, bits, ways) in enumerate(self._houses):
            if not bits & touched:
                continue
            if bits & ~touched:
                ways = [way for way in ways if way[0] & touched]
            cells = [(number, domains[number]) for number in bits_of(mask & few)]
            groups = [((cell,), digits) for cell, digits in cells if digits.bit_count() == 2]
            groups += [
                ((one, other), mine | its)
                for (one, mine), (other, its) in combinations(cells, 2)
                if (mine | its).bit_count() == 3
            ]
            for chosen, digits in groups:
                places, size = places_of[digits], len(chosen)
                for bit, shared, own, beyond in ways:
                    partners = places & beyond
                    if partners.bit_count() != size:
                        continue
                    several = places & shared
                    if (
                        several & (several - 1)
                        and all(own >> number & 1 for number in chosen)
                        and not digits & ~_union(domains, bits_of(several))
                    ):
                        way = bit.bit_length() - 1
                        found.append(_Match(size, place, chosen, way, partners, digits))
        return found


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
