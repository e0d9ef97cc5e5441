"""Almost locked sets: n cells of a house that hold n + 1 digits between them.

        row      | 12 | 23 | 345 | 14 | ...        12 23 14 34: four cells, not closed;
                                                   12 and 23 hold three digits: almost locked

They take all their digits but one. So as soon as one of the digits is ruled out for the whole set,
the set takes all the others. A set takes a digit at most once, for its cells share a house.

Everything about the sets of a house follows from the candidates of its cells. It is worked out once
for these candidates, and kept: a step touches few houses.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from sudologue.model import Board, House, Layout, bits_of

FEW_OPEN_CELLS = 9
"""In houses with more open cells, sets of more than `CELLS_AMONG_MANY` are not looked for."""
CELLS_AMONG_MANY = 4


class AlmostLockedSet(NamedTuple):
    """Cells of a house with one digit more than they are; a bivalue cell is the smallest.

    `digits` are bits as in `Board.domain_bits`. By plane, `places` are the cells of the set that
    may take the digit, and `seen` the cells that see all of these: both zero for other digits.
    `house` is the first one that has all the cells.
    """

    cells: int
    digits: int
    house: House
    places: tuple[int, ...]
    seen: tuple[int, ...]

    @property
    def size(self) -> int:
        """How many cells it has."""
        return self.cells.bit_count()


@lru_cache(maxsize=64)
def almost_locked_sets(board: Board) -> tuple[AlmostLockedSet, ...]:
    """All of a board, smaller ones first, house by house in scan order, and cell by cell.

    A set that lies in two houses is there once.
    """
    layout, domains, open_cells = board.layout, board.domain_bits, board.open_cells
    found: dict[int, AlmostLockedSet] = {}
    for house, mask in layout.house_masks.items():
        inside = tuple([(number, domains[number]) for number in bits_of(mask & open_cells)])
        for one in _sets_in(layout, house, inside):
            found.setdefault(one.cells, one)
    return tuple(sorted(found.values(), key=_size))


def _size(one: AlmostLockedSet) -> int:
    return one.cells.bit_count()


@lru_cache(maxsize=1 << 12)
def _sets_in(
    layout: Layout, house: House, inside: tuple[tuple[int, int], ...]
) -> tuple[AlmostLockedSet, ...]:
    """The sets of a house with these open cells, each by its number and domain, smaller first."""
    if len(inside) > FEW_OPEN_CELLS:
        largest = CELLS_AMONG_MANY
    else:
        largest = len(inside) - 1  # all cells of a house together are closed
    by_plane = [0] * layout.size
    for number, domain in inside:
        for plane in bits_of(domain):
            by_plane[plane] |= 1 << number
    found: list[AlmostLockedSet] = []
    groups = [(0, 0, 0)]
    for size in range(1, largest + 1):
        grown: list[tuple[int, int, int]] = []
        for start, cells, digits in groups:
            for place in range(start, len(inside)):
                number, domain = inside[place]
                its = digits | domain
                # each further cell adds room for one digit
                if its.bit_count() <= largest + 1:
                    grown.append((place + 1, cells | 1 << number, its))
        groups = grown
        for _, cells, digits in groups:
            if digits.bit_count() == size + 1:
                found.append(_set_of(layout, house, cells, digits, by_plane))
    return tuple(found)


def _set_of(
    layout: Layout, house: House, cells: int, digits: int, by_plane: list[int]
) -> AlmostLockedSet:
    places = [cells & mask for mask in by_plane]
    seen = [common_peers(layout, mask) if mask else 0 for mask in places]
    return AlmostLockedSet(cells, digits, house, tuple(places), tuple(seen))


@lru_cache(maxsize=1 << 14)
def common_peers(layout: Layout, cells: int) -> int:
    """The cells that see all of these: `Layout.common_peers`, remembered."""
    return layout.common_peers(cells)
