"""What is said of a single by itself, and whether it is so."""

from __future__ import annotations

from collections.abc import Iterable

from puzzles.word_facts import Pair
from puzzles.word_place import Place, pairs
from puzzles.word_tokens import Match
from sudologue.model import Cell


def steps_ruled_out_cells(at: Place, match: Match) -> bool:
    steps, cells = match.values
    digit = next(digit for _, digit in at.step.action)
    return ruled_out(at, steps, pairs(cells, (digit,)))


def steps_ruled_out_digits(at: Place, match: Match) -> bool:
    steps, digits = match.values
    cell = next(cell for cell, _ in at.step.action)
    return ruled_out(at, steps, pairs((cell,), digits))


def ruled_out(at: Place, steps: Iterable[int], wanted: set[Pair]) -> bool:
    """Whether the steps, all of them, ruled the candidates out, and came before."""
    removed = [at.solve.removed_by(number) & wanted for number in steps]
    earlier = all(0 < number < at.step.number for number in steps)
    return (
        earlier and all(removed) and all(any(pair in each for each in removed) for pair in wanted)
    )


def it_is(at: Place, match: Match) -> bool:
    (digits,) = match.values
    if at.step.is_placement and set(digits) == {digit for _, digit in at.step.action}:
        at.said |= at.step.action
        return True
    return at.is_net() and set(digits) <= at.step.digits


def open_cells(at: Place, match: Match) -> bool:
    """`box 5's empty cells are r4c4 and r5c5`: these, and no others."""
    houses, cells = match.values
    return {c for h in houses for c in h.cells if at.board.value(c) is None} == set(cells)


def last_cell(at: Place, match: Match) -> bool:
    return open_cells(at, Match(match.tokens[::-1]))


def rules_out(at: Place, match: Match) -> bool:
    """`the 4 in r4c8 rules out r4c4 and r4c6`."""
    digits, (holder,), cells = match.values
    return (at.board.value(holder),) == digits and all(at.sees(holder, c) for c in cells)


def is_left(at: Place, match: Match) -> bool:
    """`only r5c5 is left`: the cell that is filled."""
    return not at.step.is_single or {cell for cell, _ in at.step.action} == set(match.values[0])


def sees_holder(at: Place, match: Match) -> bool:
    """`it sees the 8 in r3c4`."""
    digits, holders = match.values
    cells = {cell for cell, _ in at.step.action} if at.step.is_single else set[Cell]()
    return all((at.board.value(h),) == digits and at.sees(c, h) for h in holders for c in cells)


def lacks(at: Place, match: Match) -> bool:
    (digits,) = match.values
    return set(digits) == {digit for _, digit in at.step.action}


def sees_there(at: Place, match: Match) -> bool:
    houses, digits = match.values
    cells = {cell for cell, _ in at.step.action} if at.step.is_single else set[Cell]()
    return all(
        any(at.board.value(c) == d and at.sees(c, cell) for h in houses for c in h.cells)
        for cell in cells
        for d in digits
    )


def barred(at: Place, match: Match) -> bool:
    """`the puzzle itself rules out 5 and 9`: of the cell, or the digit, that is placed."""
    (what,) = match.values
    ((cell, digit),) = at.step.action
    wanted = pairs(what, (digit,)) if isinstance(what[0], Cell) else pairs((cell,), what)
    return wanted <= at.solve.barred


def ruled_out_earlier(at: Place, match: Match) -> bool:
    """`r8c7 was ruled out earlier`: for the digit placed, or the digits, for its cell."""
    (what,) = match.values
    ((cell, digit),) = at.step.action
    wanted = pairs(what, (digit,)) if isinstance(what[0], Cell) else pairs((cell,), what)
    return all(d not in at.step.domain(c) for c, d in wanted)
