"""Closed sets of a house: as many cells as digits, with nothing in common with the rest.

Seen from the cells (*naked*): n open cells hold candidates of n digits only. Seen from the digits
(*hidden*): n digits have places in n cells only. In a house with k open cells the two are one: what
a naked set of n leaves over is a hidden set of k - n.

        cells a b c d e      a, b and c hold 1, 2 and 3 only, so 4 and 5 have places in d and e only

So of a set and what it leaves over only the smaller need be searched for: sets of three in houses
with six or more open cells, sets of four in houses with eight or more. That leaves little to search
in most houses, and every size, naked or hidden, is looked up in what was found for the others. A
step leaves most houses as they were, so what was found in a house is kept with what the house held.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from sudologue.caches import LAYOUTS, SLIGHT, cached, cached_for_current, lazy
from sudologue.model import Board, Candidate, Layout, bits_of, union_of
from sudologue.rules.common.subset_search import Members, subsets

SETS_KEPT = 1 << 11

ClosedSet = tuple[int, int, int]
"""The house's place in the layout, a bit for each cell, a bit for each digit (as in domains)."""

Sets = tuple[tuple[int, int], ...]
"""Sets of cells and of digits: a bit for each cell, and one for each digit (as in domains)."""


class ClosedSets:
    """The closed sets of a board's houses, found when asked for, by size.

    House by house, and in a house by their cells or digits in order. Those that rule nothing out
    in their house are left out, for they have nothing to say. No cell of a naked set, no digit of a
    hidden one stands there alone: a lone candidate is a single, and needs no company.
    """

    def __init__(self, board: Board) -> None:
        self._board = board
        self._found: dict[tuple[bool, int], tuple[ClosedSet, ...]] = {}

    @lazy
    def _open(self) -> list[int]:
        """The open cells of each house."""
        open_cells = self._board.masks.open_cells
        return [mask & open_cells for mask in self._board.masks.tables.house_masks.values()]

    @lazy
    def _room(self) -> list[int]:
        """The number of open cells of each house."""
        return [cells.bit_count() for cells in self._open]

    def open_cells(self, place: int) -> int:
        """The open cells of the house at a place."""
        return self._open[place]

    def naked(self, size: int) -> tuple[ClosedSet, ...]:
        """The sets of that many cells with as many digits."""
        return self._sets(False, size)

    def hidden(self, size: int) -> tuple[ClosedSet, ...]:
        """The sets of that many digits with as many cells."""
        return self._sets(True, size)

    def _sets(self, hidden: bool, size: int) -> tuple[ClosedSet, ...]:
        found = self._found.get((hidden, size))
        if found is None:
            if size == 2:
                pairs = self._pairs_of_digits() if hidden else self._pairs_of_cells()
                found = self._found[hidden, 2] = _in_order(pairs, hidden)
            else:
                for which, sets in enumerate(self._search(size)):
                    self._found[which == 1, size] = _in_order(sets, which == 1)
                found = self._found[hidden, size]
        return found

    def _search(self, size: int) -> tuple[list[ClosedSet], list[ClosedSet]]:
        """The naked and the hidden sets of a size."""
        found: tuple[list[ClosedSet], list[ClosedSet]] = [], []
        for rest in range(2, size):
            for hidden in (False, True):
                if self._sets(not hidden, rest):
                    found[hidden].extend(self._left_over(hidden, size, rest))
        singles = self._with_singles
        for place, room, candidates in self._crowded:
            if room >= 2 * size or (room > size and place in singles):
                naked, hidden = self._closed(size, place, candidates)
                if naked or hidden:
                    found[0].extend([(place, *closed) for closed in naked])
                    found[1].extend([(place, *closed) for closed in hidden])
        return found

    @lazy
    def _crowded(self) -> list[tuple[int, int, int]]:
        """The houses that may have sets which pairs do not give away, with what they hold."""
        masks, least = self._board.masks, 4 if self._with_singles else 6
        column = masks.tables.domain_masks[0]
        return [
            (place, room, masks.live & self._open[place] * column)
            for place, room in enumerate(self._room)
            if room >= least
        ]

    def _closed(self, size: int, place: int, candidates: int) -> tuple[Sets, Sets]:
        """The naked and the hidden sets of a house that holds these candidates."""
        kept = _kept(self._board.layout)
        found = kept.get((candidates, size))
        if found is None:
            if len(kept) >= SETS_KEPT:
                kept.clear()
            no_singles = not self._with_singles
            found = closed_in(self._board, self._open[place], size, no_singles)
            kept[candidates, size] = found
        return found

    def _left_over(self, hidden: bool, size: int, rest: int) -> Iterator[ClosedSet]:
        """The sets that leave over a set of `rest`, seen from the other side."""
        planes = self._board.masks.planes
        for place, cells, digits in self._sets(not hidden, rest):
            if self._room[place] == size + rest and place not in self._with_singles:
                house = self._open[place]
                kept = sum([1 << plane for plane, bits in enumerate(planes) if bits & house])
                kept &= ~digits
                if kept.bit_count() == size:
                    yield place, house & ~cells, kept

    @lazy
    def _with_singles(self) -> frozenset[int]:
        """The houses with a cell, or a digit, that stands alone: there, what is left over might."""
        board = self._board
        tables, lone = board.masks.tables, board.masks.lone_cells
        houses = {house for house, _ in board.masks.lone_places()}
        if not lone and not houses:
            return frozenset()
        masks = enumerate(tables.house_masks.items())
        return frozenset([place for place, (h, mask) in masks if mask & lone or h in houses])

    # pairs, for all houses at once

    def _pairs_of_cells(self) -> list[ClosedSet]:
        masks, found = self._board.masks, list[ClosedSet]()
        tables, planes, peers = masks.tables, masks.planes, masks.tables.peer_masks
        for digits, cells in masks.bivalue_groups.items():
            if not cells & (cells - 1):
                continue
            either = planes[(digits & -digits).bit_length() - 1] | planes[digits.bit_length() - 1]
            while cells:
                one = cells & -cells
                cells ^= one
                number = one.bit_length() - 1
                seeing, targets = cells & peers[number], either & peers[number]
                while seeing:
                    other = seeing & -seeing
                    seeing ^= other
                    gone = targets & peers[other.bit_length() - 1]
                    if gone:
                        for place, mask in tables.places_of[number]:
                            if mask & other and mask & gone:
                                found.append((place, one | other, digits))
        return found

    def _pairs_of_digits(self) -> list[ClosedSet]:
        layout, planes = self._board.layout, self._board.masks.planes
        pairs_in, met, several = layout.tables.pairs_in, dict[int, int](), set[int]()
        for number, plane in enumerate(planes):
            for _, cells in pairs_in(plane):
                if met.setdefault(cells, number) != number:
                    several.add(cells)
        found: list[ClosedSet] = []
        bivalue = self._board.masks.bivalue_cells
        for cells in several:
            if not cells & ~bivalue:
                continue
            for place in _places_of(layout, cells):
                house = self._open[place]
                digits = [n for n, plane in enumerate(planes) if plane & house == cells]
                for one, other in combinations(digits, 2):
                    found.append((place, cells, 1 << one | 1 << other))
        return found


def _in_order(found: list[ClosedSet], hidden: bool) -> tuple[ClosedSet, ...]:
    if len(found) > 1:
        members = 2 if hidden else 1
        found.sort(key=lambda closed: (closed[0], *bits_of(closed[members])))
    return tuple(found)


closed_sets = cached_for_current(ClosedSets)


@cached(SLIGHT)
def _places_of(layout: Layout, cells: int) -> tuple[int, ...]:
    """The places of the houses that hold all of these cells."""
    masks = enumerate(layout.tables.house_masks.values())
    return tuple([place for place, mask in masks if not cells & ~mask])


def other_digits(board: Board, cells: int, digits: int) -> tuple[Candidate, ...]:
    """The candidates of these cells that are of none of these digits."""
    return tuple(
        [
            candidate
            for plane, bits in enumerate(board.masks.planes)
            if bits & cells and not digits >> plane & 1
            for candidate in board.masks.candidates_at(plane + 1, cells)
        ]
    )


@cached(LAYOUTS)
def _kept(layout: Layout) -> dict[tuple[int, int], tuple[Sets, Sets]]:
    """What was found in houses of a layout, by what they held and by size."""
    return {}


def closed_in(board: Board, cells: int, size: int, no_singles: bool) -> tuple[Sets, Sets]:
    """The naked sets of so many of a house's open cells, and its hidden ones of so many digits.

    Without those that have no effect. It may be known that there are `no_singles`. No member of a
    set stands alone.
    """
    masks = board.masks
    few = union_of(masks.cells_by_size[2 : size + 1]) & cells
    ranges = [(plane, its) for plane, places in enumerate(masks.planes) if (its := places & cells)]
    naked: list[tuple[int, int]] = []
    if few.bit_count() >= size:
        members = [(number, masks.domain_bits[number]) for number in bits_of(few)]
        naked = [(bits(numbers), digits) for numbers, digits in subsets(members, size, size)]
    if no_singles and cells.bit_count() == 2 * size:
        digits = bits([plane for plane, _ in ranges])
        hidden = [(cells ^ its, digits ^ union) for its, union in naked]
    else:
        several = [its for its in ranges if 1 < its[1].bit_count() <= size]
        hidden = [(union, bits(planes)) for planes, union in subsets(several, size, size)]
    return (
        tuple([(its, digits) for its, digits in naked if _go(ranges, cells ^ its, digits)]),
        tuple([(its, digits) for its, digits in hidden if _go(ranges, its, ~digits)]),
    )


def _go(ranges: Members, cells: int, digits: int) -> bool:
    """Whether some of these cells have some of these digits."""
    return any(digits >> plane & 1 and its & cells for plane, its in ranges)


def bits(numbers: Sequence[int]) -> int:
    """A bit for each of these numbers, which differ."""
    return sum([1 << number for number in numbers])
