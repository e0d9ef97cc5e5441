"""Cages in words: what their open cells make, and of which combinations; with their claims."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

from sudologue.model import Board, Cell, Clue
from sudologue.model.clue import cage_total, equation_of
from sudologue.narration.claims.board_claims import LiesIn
from sudologue.narration.claims.clue_claims import FilledOnlyWith
from sudologue.narration.phrasing.english import (
    a_digit,
    all_of,
    clue_name,
    count,
    listing,
    number_word,
)
from sudologue.narration.phrasing.passage import Passage, join, phrase, say, states
from sudologue.narration.phrasing.short_forms import compact_cells
from sudologue.rules.cages.evidence import (
    CageEvidence,
    CageHolder,
    CombinationEvidence,
    Digits,
    KillerSetEvidence,
)

MOST_LISTED = 4
"""Of more combinations, only their number is told."""

Open = CageEvidence | CageHolder


@dataclass(frozen=True)
class LeavesFor:
    """The cells, and no others of the cage, are open, and its placed digits leave them so much."""

    cage: Clue
    cells: tuple[Cell, ...]
    rest: int

    def holds(self, board: Board) -> bool:
        equation = equation_of(self.cage)
        values = {cell: board.value(cell) for cell in self.cage.cells}
        is_open = {cell for cell, value in values.items() if value is None} == set(self.cells)
        placed = sum(value or 0 for value in values.values())
        return equation is not None and is_open and equation.total - placed == self.rest


@dataclass(frozen=True)
class HoldsOf:
    """Besides its open cells, the cage has these digits."""

    cage: Clue
    digits: Digits

    def holds(self, board: Board) -> bool:
        values = [board.value(cell) for cell in self.cage.cells]
        return sorted(value for value in values if value is not None) == list(self.digits)


@dataclass(frozen=True)
class MadeOnlyBy:
    """So many different digits make the amount in just these combinations.

    Where cells are named, each digit has to be a candidate of one of them.
    """

    number: int
    amount: int
    sets: tuple[Digits, ...]
    cells: tuple[Cell, ...] | None = None

    def holds(self, board: Board) -> bool:
        digits = {digit for cell in self.cells or () for digit in board.domain(cell)}
        usable = board.masks.tables.digits if self.cells is None else sorted(digits)
        made = (
            each for each in itertools.combinations(usable, self.number) if sum(each) == self.amount
        )
        return set(made) == set(self.sets)


@dataclass(frozen=True)
class EachHas:
    """Each of the combinations has at least so many of the digits."""

    sets: tuple[Digits, ...]
    digits: Digits
    count: int

    def holds(self, board: Board) -> bool:
        return all(len({*each}.intersection(self.digits)) >= self.count for each in self.sets)


@dataclass(frozen=True)
class AreLargest:
    """None of the cells can be a digit larger than these, or smaller if they are the least."""

    cells: tuple[Cell, ...]
    digits: Digits
    are_least: bool = False

    def holds(self, board: Board) -> bool:
        digits = sorted({digit for cell in self.cells for digit in board.domain(cell)})
        count = len(self.digits)
        return (digits[:count] if self.are_least else digits[-count:]) == [*self.digits]


@dataclass(frozen=True)
class MakesUp:
    """A digit and what it would leave for the others are the amount."""

    amount: int
    digit: int
    left: int

    def holds(self, board: Board) -> bool:
        return self.digit + self.left == self.amount


def combination(digits: Digits) -> Passage:
    """`1-2-4`."""
    return join(digits, "-")


def combinations(sets: Sequence[Digits], last: str = "or") -> Passage:
    """`1-4 or 2-3`."""
    return listing(map(combination, sets), last)


def in_short(evidence: Open, size: int, sets: Sequence[Digits] = ()) -> Passage:
    """A cage as in `20-cage r1c123 (11 in r1c12) {29/38}`: with what is open, and combinations."""
    cells = compact_cells(sorted(evidence.cage.cells), size)
    word = say(f"{cage_total(evidence.cage)}-cage ", cells)
    if not is_whole(evidence):
        word = phrase(
            "{} ({} in {})", word, str(evidence.rest), compact_cells(evidence.cells, size)
        )
    if not sets:
        return word
    if len(sets) > MOST_LISTED:
        return say(word, f" {{{len(sets)} combinations}}")
    return phrase("{} {}", word, join((say("{", join(each, ""), "}") for each in sets), "/"))


def placed_in(board: Board, cage: Clue) -> Digits:
    """The digits that stand in the cage."""
    values = map(board.value, cage.cells)
    return tuple(sorted(value for value in values if value is not None))


def open_part(board: Board, its: CageEvidence) -> Passage:
    """`the 7-cage at r1c1 has three cells`; of one with digits, what they leave for the others.

    `the 20-cage at r1c1 holds 9, which leaves 11 for r1c2 and r2c1`.
    """
    placed, leaves = placed_in(board, its.cage), LeavesFor(its.cage, its.cells, its.rest)
    if not placed:
        has = states(" has ", leaves)
        return phrase("{}{}{}", clue_name(its.cage), has, count(len(its.cells), "cell"))
    holds = states(" holds ", HoldsOf(its.cage, placed))
    text = "{}{}{}, which{} for {}"
    left = states(f" leaves {its.rest}", leaves)
    return phrase(text, clue_name(its.cage), holds, listing(placed), left, listing(its.cells))


def made_of(evidence: CombinationEvidence) -> Passage:
    """`only 1-2-4 makes 7 with three digits`; of many combinations, how many there are.

    `of the digits that they can still take, five combinations make 20`.
    """
    sets, number = evidence.combinations, len(evidence.cells)
    among = evidence.cells if evidence.left_out else None
    claim = MadeOnlyBy(number, evidence.rest, sets, among)
    still = "of the digits that these can still take, " if evidence.left_out else ""
    with_digits = "" if evidence.left_out else f" with {count(number, 'digit')}"
    make = states(f" {'makes' if len(sets) == 1 else 'make'} {evidence.rest}", claim)
    if len(sets) > MOST_LISTED:
        return say(still, count(len(sets), "combination"), make, with_digits)
    return say(still, "only ", combinations(sets, "and"), make, with_digits)


def is_whole(its: Open) -> bool:
    """Whether all cells of the cage are open."""
    return len(its.cells) == len(its.cage.cells)


def filled_with(evidence: Open, sets: Sequence[Digits]) -> Passage:
    """`the 17-cage at r1c1 can only be filled with 8-9`, where digits are placed its open cells.

    Of many combinations, how many there are.
    """
    name = clue_name(evidence.cage)
    subject = name if is_whole(evidence) else phrase("{} of {}", listing(evidence.cells), name)
    claim = FilledOnlyWith(evidence.cells, evidence.rest, tuple(sets))
    if len(sets) > MOST_LISTED:
        can = states(" can be filled with ", claim)
        return say(subject, can, count(len(sets), "combination"))
    can = states(" can only be filled with ", claim)
    return say(subject, can, combinations(sets))


def takes(holder: CageHolder, its: KillerSetEvidence) -> Passage:
    """`the 5-cage at r1c1 can only be filled with 1-4 or 2-3, so it takes one of 1 and 2`."""
    claims = EachHas(holder.combinations, its.digits, holder.count), LiesIn(holder.cells, its.house)
    has_all = holder.count == len(its.digits)
    many = all_of(holder.count) if has_all else f"{number_word(holder.count)} of"
    filled = filled_with(holder, holder.combinations)
    so = "so it takes" if is_whole(holder) else "so they take"
    takes = states(f", {so} {many} ", *claims)
    return phrase("{}{}{}", filled, takes, listing(its.digits))


def any_of(digits: Sequence[int]) -> Passage:
    """`a 9`, `a 1 or an 8`."""
    return listing(map(a_digit, digits), "or")


def others_than(cell: Cell, cells: Sequence[Cell]) -> tuple[Cell, ...]:
    """The cells but one."""
    return tuple(each for each in cells if each != cell)
