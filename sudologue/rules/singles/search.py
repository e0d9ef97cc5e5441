"""Singles: one place left.

Every house holds every digit and every cell takes one. So a digit with one place left in a house
goes there, and a cell with one digit left takes it. A full house is both at once.
"""

from __future__ import annotations

from collections.abc import Iterator

from sudologue.caches import SLIGHT, cached
from sudologue.inference import Inference, Placement
from sudologue.model import Board, Cell, House, bits_of
from sudologue.rules.rule import Technique
from sudologue.rules.singles import card as cards
from sudologue.rules.singles.evidence import (
    FullHouseEvidence,
    HiddenSingleEvidence,
    NakedSingleEvidence,
)

# A single says the same wherever it is met: nothing of the board but cell, digit and house goes
# into it. So the values are made once and shared by all traces. They are looked up by the number of
# the candidate, which takes less than by cell and digit; a house tells how many rows a board has.
_shared = cached(SLIGHT)

# Singles are asked for on every board. So their `first` makes no generator, which saves 5 % of the
# time of the simplest puzzles.


class FullHouse(Technique):
    """The last open cell of a house, in scan order; one that is last in several, for the first."""

    card = cards.FULL_HOUSE

    def first(self, board: Board) -> Inference | None:
        masks, lone = board.masks, board.masks.lone_cells
        if not lone:
            return None
        for house, number in masks.last_cells():
            if lone >> number & 1:
                return full_house(house, masks.lone_number(number))
        return None

    def find(self, board: Board) -> Iterator[Inference]:
        masks, unreported = board.masks, board.masks.lone_cells
        for house, number in masks.last_cells():
            if unreported >> number & 1:
                unreported ^= 1 << number
                yield full_house(house, masks.lone_number(number))


class NakedSingle(Technique):
    """A cell with one candidate left, cell by cell."""

    card = cards.NAKED_SINGLE

    def first(self, board: Board) -> Inference | None:
        masks, lone = board.masks, board.masks.lone_cells
        if not lone:
            return None
        number = masks.lone_number((lone & -lone).bit_length() - 1)
        return naked_single(masks.tables.size, number)

    def find(self, board: Board) -> Iterator[Inference]:
        masks = board.masks
        for number in bits_of(masks.lone_cells):
            yield naked_single(masks.tables.size, masks.lone_number(number))


class HiddenSingle(Technique):
    """A digit with one place left in a house.

    Boxes before lines, as people scan; within a kind of house digit by digit. A placement that
    several houses force is reported for the first of them.
    """

    card = cards.HIDDEN_SINGLE

    def first(self, board: Board) -> Inference | None:
        for house, number in board.masks.lone_places():
            return hidden_single(house, number)
        return None

    def find(self, board: Board) -> Iterator[Inference]:
        reported = 0
        for house, number in board.masks.lone_places():
            if not reported >> number & 1:
                reported |= 1 << number
                yield hidden_single(house, number)


def _cell_and_digit(size: int, number: int) -> tuple[Cell, int]:
    plane, place = divmod(number, size * size)
    return Cell(*divmod(place, size)), plane + 1


@_shared
def full_house(house: House, number: int) -> Inference:
    """The last cell of a house takes the digit of a candidate, which is given by its number."""
    cell, digit = _cell_and_digit(len(house.cells), number)
    evidence = FullHouseEvidence(cell=cell, house=house, digit=digit)
    return Inference(cards.FULL_HOUSE.slug, Placement(cell, digit), evidence)


@_shared
def naked_single(size: int, number: int) -> Inference:
    """A cell takes its last digit; both are given as a candidate's number."""
    cell, digit = _cell_and_digit(size, number)
    evidence = NakedSingleEvidence(cell=cell, digit=digit)
    return Inference(cards.NAKED_SINGLE.slug, Placement(cell, digit), evidence)


@_shared
def hidden_single(house: House, number: int) -> Inference:
    """A digit goes into its last place in a house; both are given as a candidate's number."""
    cell, digit = _cell_and_digit(len(house.cells), number)
    evidence = HiddenSingleEvidence(cell=cell, house=house, digit=digit)
    return Inference(cards.HIDDEN_SINGLE.slug, Placement(cell, digit), evidence)


RULES = (
    FullHouse(),
    NakedSingle(),
    HiddenSingle(),
)
