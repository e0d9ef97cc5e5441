"""The grid that ratings are worked out on, in the order in which Sudoku Explainer goes through it.

Houses are numbered boxes first, then rows, then columns, each with nine positions. A candidate is
`9 * cell + digit`, a place `9 * house + digit`, with digits from 0; sets are bits in an integer.
What changes from step to step can be put back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Self

from sudologue.model import Board

BOXES, ROWS, COLUMNS = range(9), range(9, 18), range(18, 27)

CELLS_OF: tuple[tuple[int, ...], ...] = (
    *(
        tuple(27 * (b // 3) + 3 * (b % 3) + 9 * (p // 3) + p % 3 for p in range(9))
        for b in range(9)
    ),
    *(tuple(9 * row + p for p in range(9)) for row in range(9)),
    *(tuple(9 * p + column for p in range(9)) for column in range(9)),
)
"""The cells of each house, by position."""

HOUSES_OF: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple((h, CELLS_OF[h].index(cell)) for h in range(27) if cell in CELLS_OF[h])
    for cell in range(81)
)
"""The box, row and column of each cell, and its position there."""

PEERS: tuple[tuple[int, ...], ...] = tuple(
    tuple(dict.fromkeys(peer for h, _ in HOUSES_OF[cell] for peer in CELLS_OF[h] if peer != cell))
    for cell in range(81)
)
"""The cells that each cell sees: those of its box, its row and its column."""

SEEN: tuple[int, ...] = tuple(sum(1 << peer for peer in peers) for peers in PEERS)
"""The same as bits."""

COUNT: tuple[int, ...] = tuple(bits.bit_count() for bits in range(512))
BITS: tuple[tuple[int, ...], ...] = tuple(
    tuple(bit for bit in range(9) if bits >> bit & 1) for bits in range(512)
)
"""The bits that are set in each number of nine."""

CELL_OF_PLACE: tuple[tuple[int, ...], ...] = tuple(
    tuple(9 * CELLS_OF[place // 9][position] + place % 9 for position in range(9))
    for place in range(243)
)
"""The candidate at each position of a place."""


def shared(one: int, other: int) -> tuple[int, ...]:
    """The houses that two cells have in common."""
    return tuple(h for h, _ in HOUSES_OF[one] if h in {g for g, _ in HOUSES_OF[other]})


def those(cells: Sequence[int], where: Iterable[int], digits: int) -> list[int]:
    """The candidates of these digits in some of the cells."""
    return [9 * cell + digit for cell in where for digit in BITS[cells[cell] & digits]]


def at(place: int, positions: int) -> tuple[int, ...]:
    """The candidates of a place at some positions."""
    return tuple([CELL_OF_PLACE[place][position] for position in BITS[positions]])


class SeHint(NamedTuple):
    """What a producer found: how it is rated in tenths, and what it places or removes."""

    rating: int
    placed: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()


class Grid:
    """The digits that each cell may take, and the positions that each digit may take in a house.

    Both are kept side by side, since producers ask for both all the time. A filled cell has none.
    """

    __slots__ = ("cells", "filled", "places", "room")

    def __init__(
        self, cells: list[int], places: list[int], room: list[int], filled: list[int]
    ) -> None:
        self.cells, self.places = cells, places
        self.room = room
        """The number of open cells in each house."""
        self.filled = filled
        """The candidates that are placed, givens among them."""

    @classmethod
    def of(cls, board: Board) -> Self:
        """The grid of a classic board."""
        masks, cells, places, room = board.masks, [0] * 81, [0] * 243, [0] * 27
        filled = [9 * c + value - 1 for c, value in enumerate(masks.values) if value is not None]
        for cell, domain in enumerate(masks.domain_bits):
            cells[cell] = int(domain)
            if masks.values[cell] is None:
                for house, _ in HOUSES_OF[cell]:
                    room[house] += 1
            for digit in BITS[domain]:
                for house, position in HOUSES_OF[cell]:
                    places[9 * house + digit] |= 1 << position
        return cls(cells, places, room, filled)

    def copy(self) -> Self:
        """A grid of its own with the same candidates."""
        return type(self)(self.cells[:], self.places[:], self.room[:], self.filled[:])

    @property
    def is_complete(self) -> bool:
        """Whether every cell is filled."""
        return len(self.filled) == 81

    def has(self, candidate: int) -> bool:
        """Whether a candidate is left."""
        return bool(self.cells[candidate // 9] >> candidate % 9 & 1)

    def remove(self, candidate: int) -> None:
        """Take a candidate away that is there."""
        cell, digit = divmod(candidate, 9)
        self.cells[cell] ^= 1 << digit
        places = self.places
        for house, position in HOUSES_OF[cell]:
            places[9 * house + digit] ^= 1 << position

    def place(self, candidate: int) -> None:
        """Fill a cell, and take away what that rules out."""
        cell, digit = divmod(candidate, 9)
        for other in BITS[self.cells[cell]]:
            self.remove(9 * cell + other)
        self.filled.append(candidate)
        for house, _ in HOUSES_OF[cell]:
            self.room[house] -= 1
        for peer in PEERS[cell]:
            if self.cells[peer] >> digit & 1:
                self.remove(9 * peer + digit)

    def apply(self, hints: Iterable[SeHint]) -> None:
        """Do what hints say; several may say the same."""
        for hint in hints:
            for candidate in hint.removed:
                if self.has(candidate):
                    self.remove(candidate)
            for candidate in hint.placed:
                if self.has(candidate):
                    self.place(candidate)
