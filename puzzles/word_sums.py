"""What is said of cages and of sums of houses, and whether it is so."""

from __future__ import annotations

import re
from itertools import combinations, pairwise, permutations
from typing import Any

from puzzles.word_place import Place, digits_of, gone, pairs
from puzzles.word_tokens import Match
from sudologue.clues import Cage
from sudologue.inference import Ledger
from sudologue.model import Cell
from sudologue.model.clue import equation_of


def has_cells(at: Place, match: Match) -> bool:
    clue, many = match.values
    return clue is not None and len(clue.cells) == many and clue in at.step.clues


def rest(at: Place, clue: Any) -> int:
    """What is left of a cage's total for its open cells."""
    equation = equation_of(clue)
    assert equation is not None
    return equation.total - sum(at.board.value(cell) or 0 for cell in clue.cells)


def open_of(at: Place, clue: Any) -> tuple[Cell, ...]:
    """The open cells of a clue."""
    return tuple(cell for cell in clue.cells if at.board.value(cell) is None)


def clue_holds(at: Place, match: Match) -> bool:
    clue, digits, left, cells = match.values
    placed = sorted(v for c in clue.cells if (v := at.board.value(c)) is not None)
    return (sorted(digits), left, set(cells)) == (
        placed,
        (rest(at, clue),),
        set(open_of(at, clue)),
    )


def last_open(at: Place, match: Match) -> bool:
    clue, cells = match.values
    return clue in at.step.clues and open_of(at, clue) == tuple(cells)


def others_leave(at: Place, match: Match) -> bool:
    """`its other digits, 2 and 4, leave 9 − 2 − 4 = 3 for it`."""
    digits, total = match.values
    clue = at.last("L", match.tokens[0].start)
    placed = sorted(v for c in clue.cells if (v := at.board.value(c)) is not None)
    terms = [
        int(t) if t.isdigit() else ord(t) - 55 for t in re.findall(r"\w+", match.tokens[1].text)
    ]
    equation = equation_of(clue)
    return (
        equation is not None
        and total[0] == total[1] == rest(at, clue)
        and sorted(digits) == placed == sorted(terms[1:-1])
        and terms[0] == equation.total
    )


def made_by(at: Place, match: Match) -> bool:
    """`only 1-2-4 and 1-3-4 make 7 with three digits`."""
    sets = [t.value for t in match.inside if t.kind == "K"]
    *_, amount = [t.value for t in match.inside if t.kind == "N"]
    many = next((t.value for t in match.inside if t.kind == "W"), None)
    clue = at.last("L", match.tokens[0].start)
    cells = open_of(at, clue)
    usable = set(at.step.layout.tables.digits)
    if many is None:
        usable = digits_of(at, cells)
    made = {s for s in combinations(sorted(usable), len(cells)) if sum(s) == amount[0]}
    return made == set(sets) and many in (None, len(cells)) and amount[0] == rest(at, clue)


def many_make(at: Place, match: Match) -> bool:
    """`five combinations make 20`."""
    count, amount, *digits = match.values
    clue = at.last("L", match.tokens[0].start)
    cells = open_of(at, clue)
    usable = set(at.step.layout.tables.digits)
    if not digits:
        usable = digits_of(at, cells)
    made = [s for s in combinations(sorted(usable), len(cells)) if sum(s) == amount[0]]
    number = count if isinstance(count, int) else count[0]
    return len(made) == number and (not digits or digits[0] == len(cells))


def fillings(at: Place, cells: tuple[Cell, ...], amount: int) -> set[tuple[int, ...]]:
    """The sets of different digits that some cells can take and that make an amount."""
    domains = [at.step.domain(cell) for cell in cells]
    return {
        s
        for s in combinations(sorted(digits_of(at, cells)), len(cells))
        if sum(s) == amount
        and any(
            all(d in dom for d, dom in zip(order, domains, strict=True))
            for order in permutations(s)
        )
    }


def filled_with(at: Place, match: Match) -> bool:
    clue = next(t.value for t in match.tokens if t.kind == "L")
    sets = {t.value for t in match.parts["sets"]}
    return fillings(at, open_of(at, clue), rest(at, clue)) == sets


def filled_with_many(at: Place, match: Match) -> bool:
    clue, many = match.values
    number = many if isinstance(many, int) else many[0]
    return len(fillings(at, open_of(at, clue), rest(at, clue))) == number


def cage_needs(at: Place, match: Match) -> bool:
    """`so it needs a 6`, `so it takes one of 1 and 2`: each combination told has one."""
    (digits,) = match.values
    sets: list[tuple[int, ...]] = []
    for token in at.tokens:
        if token.kind == "L":
            sets = []
        if token.kind == "K" and token.start < match.tokens[0].start:
            sets.append(token.value)
    clue = at.last("L", match.tokens[0].start)
    if not sets and clue:
        sets = list(fillings(at, open_of(at, clue), rest(at, clue)))
    return all(set(digits) & set(each) for each in sets)


def would_leave(at: Place, match: Match) -> bool:
    """`4 and 5 in r1c1 would leave 6 and 5 for r1c2`."""
    digits, cells, left, others = match.values
    clue = next((c for c in at.step.clues if set(cells) <= set(c.cells)), None)
    if clue is None or not isinstance(clue, Cage):
        return False
    return (
        set(others) == set(open_of(at, clue)) - set(cells)
        and [rest(at, clue) - digit for digit in digits] == [*left]
        and pairs(cells, digits) <= at.step.action
    )


def would_leave_nothing(at: Place, match: Match) -> bool:
    digits, cells, _others = match.values
    clue = next((c for c in at.step.clues if set(cells) <= set(c.cells)), None)
    return clue is not None and all(rest(at, clue) <= digit for digit in digits)


def extremes(at: Place, cells: tuple[Cell, ...], most: bool) -> int:
    """The sum of the largest, or the smallest, different digits of some cells."""
    digits = sorted(digits_of(at, cells), reverse=most)
    return sum(digits[: len(cells)])


def make_sum(at: Place, match: Match) -> bool:
    """`r1c1 and r1c2 make 7 + 8 = 15 at most`, `r1c1 is 3 at least`."""
    cells, amount = match.values
    most = "at most" in match.text
    total = amount[1] if match.tokens[1].kind == "E" else amount[0]
    if match.tokens[1].kind == "E":
        digits = sorted(digits_of(at, cells), reverse=most)
        terms = sorted(map(int, re.findall(r"\d+", match.tokens[1].text)[:-1]), reverse=most)
        if terms != digits[: len(cells)] and not any(t.isalpha() for t in match.tokens[1].text):
            return False
    return total == extremes(at, cells, most)


def which_leaves(at: Place, match: Match) -> bool:
    """`which leaves 24 − 15 = 9 at least for r8c8`."""
    sums, cells = match.values
    clue = next((c for c in at.step.clues if set(cells) <= set(c.cells)), None)
    terms = [
        int(t) if t.isdigit() else ord(t) - 55 for t in re.findall(r"\w+", match.tokens[0].text)
    ]
    return clue is not None and sums[0] == sums[1] and terms[0] == rest(at, clue)


def house_makes(at: Place, match: Match) -> bool:
    """`box 3 makes 45`: all its digits; of several houses, so many times as much."""
    houses, amount = match.values
    size = at.step.layout.size
    whole = len(houses) * size * (size + 1) // 2
    return amount[0] == whole and set(houses) <= at.step.houses


def cited_clue(at: Place, match: Match) -> bool:
    return all(value is not None and value in at.step.clues for value in match.values)


def makes_what_is_left(at: Place, match: Match) -> bool:
    """`would leave 3 for r1c2 and r2c1. That is 1-2`: the digits make the amount named last."""
    (digits,) = match.values
    tokens = [*at.before, *(t for t in at.tokens if t.start < match.tokens[0].start)]
    ones = [a for a, b in pairwise(tokens) if a.kind == "N" and b.kind == "C"]
    return bool(ones) and any(sum(digits) == one.value[0] for one in ones)


def ledger_amounts(at: Place, match: Match) -> bool:
    """`box 2 makes 45; its cages make 37`: the sums of a ledger, and what is left between them."""
    whole = match.values[1][0]
    rests = {rest(at, clue) for clue in at.step.clues if isinstance(clue, Cage)}
    known: set[int] = set(rests)
    for left in ledger_totals(at):
        known |= {left, whole - left, whole + left}
        known |= {abs(total - left) for total in rests | at.step.totals}
    told = match.parts["rest"]
    for one, after in zip(told, [*told[1:], None], strict=True):
        of_cell = after is not None and after.kind == "C" and after.start - one.start < 6
        if one.kind == "N" and not of_cell and not set(one.value) <= known:
            return False
    return True


def ledger_totals(at: Place) -> set[int]:
    """What the open cells of the step's ledgers make."""
    found: set[int] = set()
    for ledger in at.step.inference.evidence.clues:
        if isinstance(ledger, Ledger):
            sums = ledger.balance(at.step.layout)
            shares = zip(sums.cells, sums.coefficients, strict=True)
            placed = sum(share * (at.board.value(cell) or 0) for cell, share in shares)
            found.add(abs(sums.total - placed))
    return found


def only_as(at: Place, match: Match) -> bool:
    """`different digits make 23 only as 6-8-9`; or of those that the cells can still take."""
    amount, told = match.values[0][0], {t.value for t in match.inside if t.kind == "K"}
    if "can still take" in at.outline:
        return fillings(at, at.last("C", match.tokens[0].start), amount) == told
    (size,) = {len(each) for each in told}
    made = combinations(at.step.layout.tables.digits, size)
    return {each for each in made if sum(each) == amount} == told


def house_sum(at: Place, match: Match) -> bool:
    size = at.step.layout.size
    return match.values[0] == (size * (size + 1) // 2,)


def none_can_be(at: Place, match: Match) -> bool:
    """`1-6, where neither can be 1`: a digit of the combination that no other cell can take."""
    digits, out = match.values
    cells = at.last("C", match.tokens[0].start)
    return set(out) <= set(digits) and gone(at, cells, out)


def can_be_none(at: Place, match: Match) -> bool:
    digits, cells = match.values
    return gone(at, cells, digits)


def could_only_go(at: Place, match: Match) -> bool:
    """`5-6-8, where 5 and 6 could only go in r1c1`: of the cells left to the combination."""
    digits, crowded, cells = match.values
    others = {cell for clue in at.step.clues for cell in open_of(at, clue)}
    others -= {cell for cell, _ in at.step.action}
    places = {c for c in others if set(crowded) & at.step.domain(c)}
    return set(crowded) <= set(digits) and places == set(cells)


def would_leave_of_sum(at: Place, match: Match) -> bool:
    """`a 2 in r6c1, say, would leave 18 for r6c5 and r6c9`: of what a ledger makes."""
    digits, cells, left, others = match.values
    makes = digits[0] + left[0]
    return makes in ledger_totals(at) and {*cells, *others} <= at.step.cells


def single_cell(at: Place, match: Match) -> bool:
    return len(match.values[0].cells) == 1
