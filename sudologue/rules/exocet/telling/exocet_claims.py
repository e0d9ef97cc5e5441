"""What is said of exocets: where the digits of the base cells have room, and which pairs fit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import permutations, product

from sudologue.inference import HouseConstraint
from sudologue.model import Board, Cell, House
from sudologue.rules.exocet.evidence import ExcludedPair, JuniorExocetEvidence


def _possible(board: Board, cell: Cell) -> frozenset[int]:
    """What a cell may be: the digit in it, or its candidates."""
    value = board.value(cell)
    return board.domain(cell) if value is None else frozenset((value,))


def _has_in(board: Board, digit: int, cells: Iterable[Cell]) -> Iterator[Cell]:
    """Where a digit is, or may be, among these cells."""
    return (cell for cell in cells if digit in _possible(board, cell))


def _seen_by_both(board: Board, exocet: JuniorExocetEvidence) -> frozenset[Cell]:
    one, other = (frozenset(board.layout.peers(cell)) for cell in exocet.bases)
    return one & other


@dataclass(frozen=True)
class RoomBeside:
    """In the cross-lines the digit has places in just its covers.

    That is without the targets, and without the cells that see both base cells.
    """

    exocet: JuniorExocetEvidence
    digit: int

    def holds(self, board: Board) -> bool:
        exocet = self.exocet
        covers = exocet.covers[exocet.digits.index(self.digit)]
        cells = {cell for line in exocet.cross_lines for cell in line.cells}
        cells -= _seen_by_both(board, exocet) | set(exocet.targets)
        places = set(_has_in(board, self.digit, cells))
        return all(places.intersection(cover.cells) for cover in covers) and places <= {
            cell for cover in covers for cell in cover.cells
        }


@dataclass(frozen=True)
class PairsFit:
    """The targets have candidates for these pairs and the excluded ones, the base cells too.

    They have none for any other two of the digits.
    """

    exocet: JuniorExocetEvidence

    def holds(self, board: Board) -> bool:
        exocet = self.exocet
        bases, targets = (
            [_possible(board, c) for c in its] for its in (exocet.bases, exocet.targets)
        )
        fitting = {
            (one, other)
            for one, other in permutations(exocet.digits, 2)
            if one in targets[0] and other in targets[1]
            if (one in bases[0] and other in bases[1]) or (other in bases[0] and one in bases[1])
        }
        return fitting == {*exocet.pairs, *(each.digits for each in exocet.excluded)}


@dataclass(frozen=True)
class PlacesBeside:
    """If a target takes the digit, and so a base cell too, a block has it in these cells alone.

    The block is that of the other target, which does not take it.
    """

    exocet: JuniorExocetEvidence
    target: Cell
    truth: HouseConstraint
    cells: tuple[Cell, ...] = ()

    def holds(self, board: Board) -> bool:
        gone = {*_seen_by_both(board, self.exocet), *board.layout.peers(self.target)}
        open_to_it = set(self.truth.house.cells) - gone - set(self.exocet.targets)
        return set(_has_in(board, self.truth.digit, open_to_it)) == set(self.cells)


@dataclass(frozen=True)
class NoRoom:
    """With a pair in the targets, the cross-lines have no places for both of its digits.

    Each digit is wanted on two of the lines: the one through the block of the base cells, and the
    one of the target that does not take it.
    """

    exocet: JuniorExocetEvidence
    pair: ExcludedPair

    def holds(self, board: Board) -> bool:
        first, second = (self.near(board, side) for side in (0, 1))
        return all(one == other for one, other in product(first, second))

    def near(self, board: Board, side: int) -> tuple[Cell, ...]:
        """The places of a digit on the first of its lines that leave it one on the other."""
        exocet, digit = self.exocet, self.pair.digits[side]
        gone = {*_seen_by_both(board, exocet), *board.layout.peers(exocet.targets[side])}
        gone.update(exocet.targets)
        here, there = (
            [cell for cell in _has_in(board, digit, line.cells) if cell not in gone]
            for line in self.lines(side)
        )
        return tuple(
            cell for cell in here if any(far not in board.layout.peers(cell) for far in there)
        )

    def lines(self, side: int) -> tuple[House, House]:
        """The cross-lines that want the digit of a target, beside its own."""
        helper, *others = self.exocet.cross_lines
        return helper, others[1 - side]
