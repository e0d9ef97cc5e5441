"""The grid that ratings are worked out on: what changes from step to step, and can be put back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Self

from sudologue.model import Board
from sudologue.rating.se.houses import BITS, HOUSES_OF, PEERS


class Hint(NamedTuple):
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
        cells, places, room = [0] * 81, [0] * 243, [0] * 27
        filled = [9 * c + value - 1 for c, value in enumerate(board.values) if value is not None]
        for cell, domain in enumerate(board.domain_bits):
            cells[cell] = int(domain)
            if board.values[cell] is None:
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

    def apply(self, hints: Iterable[Hint]) -> None:
        """Do what hints say; several may say the same."""
        for hint in hints:
            for candidate in hint.removed:
                if self.has(candidate):
                    self.remove(candidate)
            for candidate in hint.placed:
                if self.has(candidate):
                    self.place(candidate)
