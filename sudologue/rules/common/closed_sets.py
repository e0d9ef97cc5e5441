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

from sudologue.caches import LAYOUTS, SLIGHT, Lookup, cached, cached_for_current, lazy
from sudologue.model import Board, Candidate, Layout, bits_of, union_of
from sudologue.rules.common.subset_search import Members, subsets

STATES_KEPT = 1024
DOMAINS_KEPT = 1 << 14

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
        singles, few = self._with_singles, union_of(self._board.masks.cells_by_size[2 : size + 1])
        for place, room, state in self._crowded:
            if room >= 2 * size or (room > size and place in singles):
                naked, hidden = state.closed(size, self._open[place], few, not singles)
                if naked or hidden:
                    found[0].extend([(place, *closed) for closed in naked])
                    found[1].extend([(place, *closed) for closed in hidden])
        return found

    @lazy
    def _crowded(self) -> list[tuple[int, int, SubsetTable]]:
        """The houses that may have sets which pairs do not give away, with their open cells."""
        board, least = self._board, 4 if self._with_singles else 6
        at, live = house_states(board.layout).at, board.masks.live
        crowded = [(place, room) for place, room in enumerate(self._room) if room >= least]
        return [(place, room, at(place, live)) for place, room in crowded]

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


class SubsetTable:
    """A house with the candidates that its cells have left."""

    def __init__(self, states: SubsetTables, place: int, candidates: int) -> None:
        self._states, self._place, self._candidates = states, place, candidates
        self._closed: dict[int, tuple[Sets, Sets]] = {}

    @lazy
    def ranges(self) -> Members:
        """The open digits, each with its cells."""
        return self._states.ranges(self._place, self._candidates)

    def closed(self, size: int, cells: int, few: int, no_singles: bool) -> tuple[Sets, Sets]:
        """The naked sets of so many cells, and the hidden ones of so many digits, with an effect.

        `cells` are its open ones, `few` the cells anywhere with so many candidates at most, but
        with several. It may be known that there are `no_singles`. No member of a set stands alone.
        """
        found = self._closed.get(size)
        if found is None:
            found = self._closed[size] = self._search(size, cells, few & cells, no_singles)
        return found

    def _search(self, size: int, cells: int, few: int, no_singles: bool) -> tuple[Sets, Sets]:
        naked: list[tuple[int, int]] = []
        if few.bit_count() >= size:
            for numbers, digits in subsets(self._states.domains(self._candidates, few), size, size):
                naked.append((bits(numbers), digits))
        hidden: list[tuple[int, int]] = []
        if no_singles and cells.bit_count() == 2 * size:
            if naked:
                digits = bits([plane for plane, _ in self.ranges])
                hidden = [(cells ^ its, digits ^ union) for its, union in naked]
        else:
            several = [its for its in self.ranges if 1 < its[1].bit_count() <= size]
            if len(several) >= size:
                for planes, union in subsets(several, size, size):
                    hidden.append((union, bits(planes)))
        return (
            tuple([(its, digits) for its, digits in naked if self._goes(cells ^ its, digits)]),
            tuple([(its, digits) for its, digits in hidden if self._goes(its, ~digits)]),
        )

    def _goes(self, cells: int, digits: int) -> bool:
        """Whether some of these cells have some of these digits."""
        return any(digits >> plane & 1 and its & cells for plane, its in self.ranges)


def bits(numbers: Sequence[int]) -> int:
    """A bit for each of these numbers, which differ."""
    return sum([1 << number for number in numbers])


class SubsetTables:
    """The states of a layout's houses that were met last."""

    def __init__(self, layout: Layout) -> None:
        tables = layout.tables
        self._column = tables.domain_masks[0]
        self._planes = [(plane, plane * tables.cell_count) for plane in range(layout.size)]
        masks = tuple(tables.house_masks.values())
        self._masks = masks
        self._whole = [mask * self._column for mask in masks]
        width = tables.cell_count
        self._digits_of = Lookup[int, int](
            lambda column: bits([number // width for number in bits_of(column)]), DOMAINS_KEPT
        )
        self._known: dict[int, SubsetTable] = {}

    def at(self, place: int, live: int) -> SubsetTable:
        """The state of the house at a place of the layout, on a board with these candidates."""
        candidates = live & self._whole[place]
        state = self._known.get(candidates)
        if state is None:
            if len(self._known) >= STATES_KEPT:
                self._known.clear()
            state = self._known[candidates] = SubsetTable(self, place, candidates)
        return state

    def domains(self, candidates: int, cells: int) -> Members:
        """Some of the cells of a house with these candidates, each with its digits."""
        column, digits_of = self._column, self._digits_of
        return [(number, digits_of[candidates >> number & column]) for number in bits_of(cells)]

    def ranges(self, place: int, candidates: int) -> Members:
        """The open digits of a house with these candidates, each with its cells."""
        mask = self._masks[place]
        return [
            (plane, cells) for plane, start in self._planes if (cells := candidates >> start & mask)
        ]


house_states = cached(LAYOUTS)(SubsetTables)
