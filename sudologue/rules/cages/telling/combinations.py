"""The words for combinations: what is open of a cage, what that makes, and of which digits."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.model import Board, Cell, Clue
from sudologue.model.clue import cage_total
from sudologue.narration.phrasing.english import a_digit, clue_name, count, listing
from sudologue.narration.phrasing.passage import Passage, join, phrase, say, states
from sudologue.narration.phrasing.short_forms import compact_cells
from sudologue.rules.cages.evidence import CageEvidence, CageHolder, CombinationEvidence, Digits
from sudologue.rules.cages.telling.cage_claims import (
    FilledOnlyWith,
    HoldsOf,
    LeavesFor,
    MadeOnlyBy,
)

MOST_LISTED = 4
"""Of more combinations, only their number is told."""

Open = CageEvidence | CageHolder


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


def any_of(digits: Sequence[int]) -> Passage:
    """`a 9`, `a 1 or an 8`."""
    return listing(map(a_digit, digits), "or")


def others_than(cell: Cell, cells: Sequence[Cell]) -> tuple[Cell, ...]:
    """The cells but one."""
    return tuple(each for each in cells if each != cell)
