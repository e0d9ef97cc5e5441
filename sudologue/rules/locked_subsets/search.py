"""Locked subsets, which several houses share, and almost locked candidates, which nearly are such.

Where a box crosses a row they share three cells. Cells there that hold as many digits as they are
use these digits up in the box and in the row at once:

        12 12 .  | -  -  - | -  -  -        - : neither 1 nor 2
        -  -  -  |
        -  -  -  |

Hidden in the one house, the subset does two things: its cells take no other digit, and as the
digits then lie in the other house too, they leave the rest of that.

Almost locked candidates are cells one digit short of closed, and a house that makes up for it.

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
it is not gone into again (see `incremental`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import combinations, groupby
from typing import NamedTuple

from sudologue.caches import LAYOUTS, Lookup, cached
from sudologue.inference import CellConstraint, Constraint, Elimination, Inference, covering_links
from sudologue.model import Board, Candidate, House, Layout, bits_of, union_of
from sudologue.rules.card import Card
from sudologue.rules.common.closed_sets import ClosedSet, ClosedSets, closed_sets, other_digits
from sudologue.rules.common.incremental import IncrementalSearch
from sudologue.rules.common.minimal_receipts import draft_receipt
from sudologue.rules.common.subset_search import smaller_set_does
from sudologue.rules.locked_subsets import card as cards
from sudologue.rules.locked_subsets.evidence import (
    AlmostLockedEvidence,
    LockedHiddenSubsetEvidence,
    LockedSubsetEvidence,
)
from sudologue.rules.rule import FunctionRule, Technique


@dataclass(frozen=True, eq=False, repr=False)
class LockedSubset(Technique):
    """Subset by subset, in the order of their cells.

    Eliminations in one house alone are a plain naked subset's affair.
    """

    card: Card
    size: int

    def find(self, board: Board) -> Iterator[Inference]:
        layout, planes, sets = board.layout, board.masks.planes, closed_sets(board)
        closed = sorted(sets.naked(self.size), key=_cells_and_digits)
        for (cells, digits), same in groupby(closed, key=_cells_and_digits):
            places = [place for place, _, _ in same]
            if len(places) < 2:
                continue
            hits = [
                [planes[plane] & sets.open_cells(place) & ~cells for plane in bits_of(digits)]
                for place in places
            ]
            targets = [union_of(masks) for masks in zip(*hits, strict=True)]
            if targets in hits:
                continue
            numbers = list(bits_of(digits))
            hit = sum([1 << plane for plane, mask in zip(numbers, targets, strict=True) if mask])
            domains = [board.masks.domain_bits[number] for number in bits_of(cells)]
            if smaller_set_does(domains, hit):
                continue
            links: list[Constraint] = []
            gone: list[Candidate] = []
            for plane, mask in zip(numbers, targets, strict=True):
                holders = list(bits_of(planes[plane] & cells))
                pairs = [(one, other) for one in holders for other in holders if one < other]
                pairs += [(target, holder) for target in bits_of(mask) for holder in holders]
                links += covering_links(layout, plane + 1, pairs)
                gone += board.masks.candidates_at(plane + 1, mask)
            houses = tuple([layout.houses[p] for p, h in zip(places, hits, strict=True) if any(h)])
            evidence = LockedSubsetEvidence(
                houses=houses,
                cells=layout.tables.cells_in(cells),
                digits=tuple([plane + 1 for plane in numbers]),
                links=tuple(links),
            )
            yield Inference(self.card.slug, Elimination.of_candidates(gone), evidence)


def locked_hidden_subset(rule: str, board: Board) -> Iterator[Inference]:
    """Pairs, then triples, house by house; each does something in its own cells and beyond."""
    sets = closed_sets(board)
    for size in (2, 3):
        for closed in sets.hidden(size):
            yield from _locked(rule, board, sets, *closed)


def _locked(
    rule: str, board: Board, sets: ClosedSets, place: int, cells: int, digits: int
) -> Iterator[Inference]:
    masks, tables = board.masks, board.masks.tables
    layout, planes, numbers = board.layout, masks.planes, list(bits_of(digits))
    own = [number for number in bits_of(cells) if masks.domain_bits[number] & ~digits]
    if not own:
        return
    house = sets.open_cells(place)
    places = [planes[plane] & house for plane in numbers]
    union = union_of([planes[plane] for plane in numbers])
    others = [
        other
        for other, mask in enumerate(tables.house_masks.values())
        if other != place and not cells & ~mask and mask & union & ~cells
    ]
    if not others or smaller_set_does(places, sum([1 << number for number in own])):
        return
    beyond = union_of([sets.open_cells(other) for other in others]) & ~cells
    links: list[Constraint] = [CellConstraint(cell) for cell in tables.cells_in(cells)]
    gone = list(other_digits(board, cells, digits))
    for plane, holders in zip(numbers, places, strict=True):
        targets = planes[plane] & beyond
        pairs = [(one, other) for one in bits_of(targets) for other in bits_of(holders)]
        links += covering_links(layout, plane + 1, pairs)
        gone += masks.candidates_at(plane + 1, targets)
    evidence = LockedHiddenSubsetEvidence(
        house=layout.houses[place],
        others=tuple([layout.houses[other] for other in others]),
        cells=tables.cells_in(cells),
        digits=tuple([plane + 1 for plane in numbers]),
        links=tuple(links),
    )
    yield Inference(rule, Elimination.of_candidates(gone), evidence)


def _cells_and_digits(closed: ClosedSet) -> tuple[int, int]:
    return closed[1:]


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


def almost_locked_candidates(rule: str, board: Board) -> Iterator[Inference]:
    """One cell and two digits, then two cells and three: house by house, cells in order.

    Each digit has places in the crossing and beyond it, and the crossing has several such places:
    else there is a simpler story, of locked candidates or of subsets in either house.
    """
    masks = board.masks
    tables, planes, search = board.masks.tables, masks.planes, _matching(board.layout)
    for _, _, chosen, number, partners, digits in sorted(search.matches(board)):
        way, cells = search.ways[number], sum([1 << cell for cell in chosen])
        numbers = list(bits_of(digits))
        if not all(planes[plane] & partners for plane in numbers):
            continue
        gone = list(other_digits(board, partners, digits))
        for plane in numbers:
            gone += masks.candidates_at(plane + 1, way.own & ~cells)
        if not gone:
            continue
        evidence = AlmostLockedEvidence(
            house=way.house,
            crossing=way.crossing,
            cells=tables.cells_in(cells),
            partners=tables.cells_in(partners),
            shared=tables.cells_in(way.shared & masks.open_cells),
            digits=tuple([plane + 1 for plane in numbers]),
        )
        elimination = Elimination.of_candidates(gone)
        if draft_receipt(board, elimination, evidence.truths, evidence.links).is_minimal():
            yield Inference(rule, elimination, evidence)


class _Matching:
    """The search for matches on the boards of a layout."""

    def __init__(self, layout: Layout) -> None:
        tables = layout.tables
        masks, across = tables.house_masks, dict[House, list[tuple[House, int]]]()
        for one, other, shared in tables.crossings:
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
            for cell in range(tables.cell_count)
        ]
        self._touched_by = [
            sum([way.bit for way in self.ways if (way.shared | way.own | way.beyond) >> cell & 1])
            for cell in range(tables.cell_count)
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
        planes, found = board.masks.planes, list[_Match]()
        for digits, cells in board.masks.bivalue_groups.items():
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
        masks = board.masks
        planes, found = masks.planes, list[_Match]()
        few = masks.cells_by_size[2] | masks.cells_by_size[3]
        cells = [
            (number, digits) if few >> number & 1 else None
            for number, digits in enumerate(masks.domain_bits)
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


RULES = (
    LockedSubset(cards.LOCKED_PAIR, 2),
    LockedSubset(cards.LOCKED_TRIPLE, 3),
    FunctionRule(cards.LOCKED_HIDDEN_SUBSET, locked_hidden_subset),
    FunctionRule(cards.ALMOST_LOCKED_CANDIDATES, almost_locked_candidates),
)
