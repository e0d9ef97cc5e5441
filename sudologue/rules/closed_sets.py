"""Closed sets of a house: as many cells as digits, with nothing in common with the rest.

Seen from the cells (*naked*): n open cells hold candidates of n digits only. Seen from the digits
(*hidden*): n digits have places in n cells only. In a house with k open cells the two are one: what
a naked set of n leaves over is a hidden set of k - n.

        cells a b c d e      a, b and c hold 1, 2 and 3 only, so 4 and 5 have places in d and e only

So of a set and what it leaves over only the smaller need be searched for: sets of three in houses
with six or more open cells, sets of four in houses with eight or more. That leaves little to search
in most houses, and every size, naked or hidden, is looked up in what was found for the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import combinations

from sudologue.model import Board, Layout, bits_of

ClosedSet = tuple[int, int, int]
"""The house's place in the layout, a bit for each cell, a bit for each digit (as in domains)."""

Members = list[tuple[int, int]]


class ClosedSets:
    """The closed sets of a board's houses, found when asked for, by size.

    House by house, and in a house by their cells or digits in order. No cell of a naked set, no
    digit of a hidden one stands there alone: a lone candidate is a single, and needs no company.
    Sets that leave nothing over are left out, for they have nothing to say.
    """

    def __init__(self, board: Board) -> None:
        self._board = board
        self._masks = tuple(board.layout.house_masks.values())
        self._open = [mask & board.open_cells for mask in self._masks]
        self._room = [cells.bit_count() for cells in self._open]
        self._found: dict[tuple[bool, int], tuple[ClosedSet, ...]] = {}

    @staticmethod
    @lru_cache(maxsize=4)
    def of(board: Board) -> ClosedSets:
        """Those of a board: all rules that ask about one board share them."""
        return ClosedSets(board)

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
            members = 2 if hidden else 1
            found = tuple(
                sorted(
                    self._search(hidden, size),
                    key=lambda closed: (closed[0], *bits_of(closed[members])),
                )
            )
            self._found[hidden, size] = found
        return found

    def _search(self, hidden: bool, size: int) -> list[ClosedSet]:
        if size == 2:
            return self._pairs_of_digits() if hidden else self._pairs_of_cells()
        found: list[ClosedSet] = []
        for rest in range(2, size):
            if size + rest in self._room:
                found += self._left_over(hidden, size, rest)
        few = sum(self._board.cells_by_size[2 : size + 1])
        for place, room in enumerate(self._room):
            if room < 2 * size and not (room > size and place in self._with_singles):
                continue
            members = self._digits_of(place, size) if hidden else self._cells_of(place, size, few)
            if len(members) >= size:
                for numbers, union in groups(members, size):
                    chosen = sum([1 << number for number in numbers])
                    found.append((place, union, chosen) if hidden else (place, chosen, union))
        return found

    def _left_over(self, hidden: bool, size: int, rest: int) -> Iterator[ClosedSet]:
        """The sets that leave over a set of `rest`, seen from the other side."""
        planes = self._board.planes
        for place, cells, digits in self._sets(not hidden, rest):
            if self._room[place] == size + rest and place not in self._with_singles:
                house = self._open[place]
                kept = sum([1 << plane for plane, bits in enumerate(planes) if bits & house])
                kept &= ~digits
                if kept.bit_count() == size:
                    yield place, house & ~cells, kept

    @cached_property
    def _with_singles(self) -> frozenset[int]:
        """The houses with a cell, or a digit, that stands alone: there, what is left over might."""
        board, houses = self._board, self._board.layout.houses
        digits = {house for house, _ in board.lone_places()}
        return frozenset(
            place
            for place, cells in enumerate(self._open)
            if cells & board.lone_cells or (digits and houses[place] in digits)
        )

    # pairs, for all houses at once

    def _pairs_of_cells(self) -> list[ClosedSet]:
        layout, found = self._board.layout, list[ClosedSet]()
        for digits, cells in self._board.bivalue_groups.items():
            while cells & (cells - 1):
                one = cells & -cells
                cells ^= one
                seeing = cells & layout.peer_masks[one.bit_length() - 1]
                if seeing:
                    for place in _places_of(layout, one):
                        for other in bits_of(seeing & self._masks[place]):
                            if self._room[place] > 2:
                                found.append((place, one | 1 << other, digits))
        return found

    def _pairs_of_digits(self) -> list[ClosedSet]:
        layout, planes = self._board.layout, self._board.planes
        digits_at: dict[int, int] = {}
        several: set[int] = set()
        for plane, pairs in enumerate(self._board.conjugate_pairs):
            digit = 1 << plane
            for _, cells in pairs:
                known = digits_at.get(cells, 0)
                digits_at[cells] = known | digit
                if known & ~digit:
                    several.add(cells)
        found: list[ClosedSet] = []
        for cells in several:
            for place in _places_of(layout, cells):
                house = self._masks[place]
                if self._room[place] > 2:
                    digits = [n for n in bits_of(digits_at[cells]) if planes[n] & house == cells]
                    for one, other in combinations(digits, 2):
                        found.append((place, cells, 1 << one | 1 << other))
        return found

    # what a search in a house chooses from

    def _cells_of(self, place: int, size: int, few: int) -> Members:
        cells = self._open[place] & few
        if cells.bit_count() < size:
            return []
        domains = self._board.domain_bits
        return [(number, domains[number]) for number in bits_of(cells)]

    def _digits_of(self, place: int, size: int) -> Members:
        house = self._open[place]
        return [
            (plane, places)
            for plane, bits in enumerate(self._board.planes)
            if 1 < (places := bits & house).bit_count() <= size
        ]


@lru_cache(maxsize=1 << 12)
def _places_of(layout: Layout, cells: int) -> tuple[int, ...]:
    """The places of the houses that hold all of these cells."""
    masks = enumerate(layout.house_masks.values())
    return tuple([place for place, mask in masks if not cells & ~mask])


def groups(members: Members, size: int) -> list[tuple[tuple[int, ...], int]]:
    """The groups of `size` members whose masks together have `size` bits, in order."""
    found: list[tuple[tuple[int, ...], int]] = []
    _grow((), 0, members, size, size, found)
    return found


def _grow(
    chosen: tuple[int, ...],
    union: int,
    rest: Members,
    size: int,
    lacking: int,
    found: list[tuple[tuple[int, ...], int]],
) -> None:
    """Add the groups that extend those chosen by as many of the rest as are lacking."""
    for start, (number, mask) in enumerate(rest[: len(rest) - lacking + 1], 1):
        wider = union | mask
        if lacking == 1:
            if wider.bit_count() == size:
                found.append(((*chosen, number), wider))
            continue
        later = [pair for pair in rest[start:] if (wider | pair[1]).bit_count() <= size]
        if len(later) >= lacking - 1:
            _grow((*chosen, number), wider, later, size, lacking - 1, found)


def smaller_set_does(masks: Sequence[int], hit: int) -> bool:
    """Whether some of a closed set's members, closed by themselves, have all that it hits."""
    for size in range(1, len(masks)):
        for few in combinations(masks, size):
            union = 0
            for mask in few:
                union |= mask
            if union.bit_count() == size and not hit & ~union:
                return True
    return False
