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

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from typing import NamedTuple

from sudologue.caches import LAYOUTS, Lookup, cached
from sudologue.inference import Elimination, Inference
from sudologue.model import Board, House, Layout, bits_of, union_of
from sudologue.rules.common.closed_sets import other_digits
from sudologue.rules.common.incremental import IncrementalSearch
from sudologue.rules.common.minimal_receipts import draft_receipt
from sudologue.rules.locked_subsets import card as cards
from sudologue.rules.locked_subsets.evidence import AlmostLockedEvidence
from sudologue.rules.rule import Technique


class _Way(NamedTuple):
    """A house and one that crosses it: what they share, and what of either lies outside.

    Ways are numbered house by house; `bit` is that of its number.
    """

    house: House
    crossing: House
    bit: int
    shared: int
    own: int
    beyond: int


_WayPast = tuple[int, int, int]
"""A way's bit, what it shares, and what lies beyond."""


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
        layout, planes, search = board.layout, board.planes, _matching(board.layout)
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
            evidence = AlmostLockedEvidence(
                house=way.house,
                crossing=way.crossing,
                cells=layout.cells_in(cells),
                partners=layout.cells_in(partners),
                shared=layout.cells_in(way.shared & board.open_cells),
                digits=tuple([plane + 1 for plane in numbers]),
            )
            elimination = Elimination(tuple(gone))
            if draft_receipt(board, elimination, evidence.truths, evidence.links).is_minimal():
                yield Inference(self.card.slug, elimination, evidence)


class _Matching:
    """The search for matches on the boards of a layout."""

    def __init__(self, layout: Layout) -> None:
        masks, across = layout.house_masks, dict[House, list[tuple[House, int]]]()
        for one, other, shared in layout.crossings:
            across.setdefault(one, []).append((other, shared))
            across.setdefault(other, []).append((one, shared))
        self.ways: list[_Way] = []
        self._houses: list[tuple[tuple[int, ...], int, Lookup[int, list[_WayPast]]]] = []
        for house, mask in masks.items():
            first = len(self.ways)
            for crossing, shared in across.get(house, ()):
                own, beyond, bit = mask & ~shared, masks[crossing] & ~shared, 1 << len(self.ways)
                self.ways.append(_Way(house, crossing, bit, shared, own, beyond))
            own_ways = self.ways[first:]
            bits = sum([way.bit for way in own_ways])
            ways_past = Lookup(partial(_ways_past, own_ways))
            self._houses.append((tuple(bits_of(mask)), bits, ways_past))
        places = {house: place for place, house in enumerate(masks)}
        self._from_cell = [
            [(places[w.house], w.bit, w.shared, w.beyond) for w in self.ways if w.own >> cell & 1]
            for cell in range(layout.cell_count)
        ]
        self._touched_by = [
            sum([way.bit for way in self.ways if (way.shared | way.own | way.beyond) >> cell & 1])
            for cell in range(layout.cell_count)
        ]
        self._last = IncrementalSearch[_Match]()

    def matches(self, board: Board) -> frozenset[_Match]:
        """With one cell and two digits, and with two cells and three."""
        since = self._last.since(board)
        if since is None:
            found = frozenset(self._matches(board, -1))
        else:
            touched = union_of([self._touched_by[cell] for cell in bits_of(since.changed)])
            found = frozenset([match for match in since.found if not touched >> match.way & 1])
            if touched:
                found = found.union(self._matches(board, touched))
        self._last.keep(board, found)
        return found

    def _matches(self, board: Board, touched: int) -> list[_Match]:
        """Those in some of the ways, given as bits."""
        return self._with_one_cell(board, touched) + self._with_two_cells(board, touched)

    def _with_one_cell(self, board: Board, touched: int) -> list[_Match]:
        """One partner holds both digits; nothing else beyond the crossing holds either of them."""
        planes, found = board.planes, list[_Match]()
        for digits, cells in board.bivalue_groups.items():
            low, high = planes[(digits & -digits).bit_length() - 1], planes[digits.bit_length() - 1]
            some, one_alone = low | high, low ^ high
            for cell in bits_of(cells):
                for place, bit, shared, beyond in self._from_cell[cell]:
                    if one_alone & beyond:
                        continue
                    partner = some & beyond
                    if (
                        partner
                        and not partner & (partner - 1)
                        and touched & bit
                        and low & shared
                        and high & shared
                        and (several := some & shared) & (several - 1)
                    ):
                        number = bit.bit_length() - 1
                        found.append(_Match(1, place, (cell,), number, partner, digits))
        return found

    def _with_two_cells(self, board: Board, touched: int) -> list[_Match]:
        """The second house has all three digits in the crossing, and beyond it in two cells."""
        planes, found = board.planes, list[_Match]()
        few = board.cells_by_size[2] | board.cells_by_size[3]
        cells = [
            (number, digits) if few >> number & 1 else None
            for number, digits in enumerate(board.domain_bits)
        ]
        for place, (numbers, bits, ways_past) in enumerate(self._houses):
            if not bits & touched:
                continue
            inside = [cell for number in numbers if (cell := cells[number])]
            for (one, mine), (other, its) in combinations(inside, 2):
                digits = mine | its
                if digits.bit_count() != 3:
                    continue
                rest = digits & (digits - 1)
                first = planes[(digits & -digits).bit_length() - 1]
                second = planes[(rest & -rest).bit_length() - 1]
                third = planes[digits.bit_length() - 1]
                for bit, shared, beyond in ways_past[1 << one | 1 << other]:
                    if first & shared and second & shared and third & shared and bit & touched:
                        some = first | second | third
                        partners, several = some & beyond, some & shared
                        if partners.bit_count() == 2 and several & (several - 1):
                            number = bit.bit_length() - 1
                            match = _Match(2, place, (one, other), number, partners, digits)
                            found.append(match)
        return found


_matching = cached(LAYOUTS)(_Matching)


def _ways_past(ways: list[_Way], cells: int) -> list[_WayPast]:
    """The ways from a house that leave these cells of it outside the crossing."""
    past = [way for way in ways if not cells & way.shared]
    return [(way.bit, way.shared, way.beyond) for way in past]
