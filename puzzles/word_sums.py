"""What is said of cages and of sums of houses, and whether it is so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

from puzzles.word_place import Place, digits_of, gone, pairs
from puzzles.word_tokens import Match
from sudologue.clues import Cage
from sudologue.inference import Ledger
from sudologue.model import Cell
from sudologue.model.clue import equation_of
from sudologue.rules.ledgers.evidence import LedgerEvidence


def rest(at: Place, clue: Any) -> int:
    """What is left of a cage's total for its open cells."""
    equation = equation_of(clue)
    assert equation is not None
    return equation.total - sum(at.board.value(cell) or 0 for cell in clue.cells)


def open_of(at: Place, clue: Any) -> tuple[Cell, ...]:
    """The open cells of a clue."""
    return tuple(cell for cell in clue.cells if at.board.value(cell) is None)


def has_digits(at: Place, match: Match) -> bool:
    """`8(3) has 1 and 4`: the digits that stand in it."""
    clue, digits = match.values
    placed = sorted(v for c in clue.cells if (v := at.board.value(c)) is not None)
    return clue in at.step.clues and placed == sorted(digits)


def needs_more(at: Place, match: Match) -> bool:
    """`needs 11 more`: what is left of the cage's total."""
    return match.values[0] == (rest(at, at.last("L", match.tokens[0].start)),)


def is_difference(at: Place, match: Match) -> bool:
    """`r1c2 is 8 − 1 − 4 = 3`: of a cage or a ledger; of an arrow, what alone is left."""
    cells, sums = match.values
    found = {(cell, sums[-1]) for cell in cells}
    if not at.step.is_placement:
        return bounded(at, match)
    if frozenset(found) != at.step.action:
        return False
    at.said |= found
    first, *others = map(int, re.findall(r"\d+", match.tokens[1].text)[:-1])
    clue = next(
        (c for c in at.step.clues if isinstance(c, Cage) and set(cells) <= set(c.cells)), None
    )
    if first == getattr(clue, "total", None):
        placed = sorted(v for c in clue.cells if (v := at.board.value(c)) is not None)  # type: ignore[union-attr]
        return placed == sorted(others)
    size = at.step.layout.size
    whole = size * (size + 1) // 2
    return first % whole == 0 and first - sum(others) in ledger_totals(at)


def bounded(at: Place, match: Match) -> bool:
    """`r2c1 is at least 12 − 7 = 5`: what goes is beyond that, and nothing else is."""
    cells, *amounts = match.values
    kinds = re.findall("at (least|most)", match.text) or ["least", "most"]
    bounds = [amount[-1] for amount in amounts] * (1 if "at " in match.text else 2)
    for kind, bound in zip(kinds, bounds, strict=True):
        for cell in cells:
            beyond = {
                d for d in at.step.domain(cell) if (d < bound if kind == "least" else d > bound)
            }
            found = pairs([cell], beyond)
            if not found <= at.step.action:
                return False
            at.said |= found
    return True


def only_these(at: Place, match: Match) -> bool:
    """`24(3) can only be {789}`: all that make its total, of digits that its cells can be."""
    told = {t.value for t in match.inside if t.kind == "K"}
    clue = at.last("L", match.inside[-1].start) or match.inside[0].value
    cells, amount = open_of(at, clue), rest(at, clue)
    if clue not in at.step.clues or told != fillings(at, cells, amount):
        return False
    if at.step.rule == "cage_combination":
        used = {digit for each in told for digit in each}
        at.said |= {(cell, d) for cell, d in at.step.action if cell in cells and d not in used}
    return True


def fits_not(at: Place, match: Match) -> bool:
    """`no 3 fits`: in none of the cage's open cells, though it would make the total."""
    clue = at.last("L", match.tokens[0].start)
    cells, amount, (digits,) = open_of(at, clue), rest(at, clue), match.values
    made = combinations(at.step.layout.tables.digits, len(cells))
    useful = {digit for each in made if sum(each) == amount for digit in each}
    return gone(at, cells, digits) and {*digits} <= useful


def sets_fit_not(at: Place, match: Match) -> bool:
    """`{27} doesn't fit`, `nor does {18}`: sets that make the total, and fill no cells."""
    told = [token.value for token in match.inside if token.kind == "K"]
    clue = at.last("L", match.inside[0].start)
    cells, amount = open_of(at, clue), rest(at, clue)
    made = all(sum(each) == amount and len({*each}) == len(cells) for each in told)
    return made and fillings(at, cells, amount).isdisjoint(told)


def spoken_of(at: Place) -> tuple[tuple[Cell, ...], int]:
    """The open cells of the cage, or of the ledger, that the step is about, and what they make."""
    its: Any = at.step.inference.evidence
    if isinstance(its, LedgerEvidence):
        return its.more or its.less, abs(its.total)
    return its.cells, its.rest


def shared(at: Place, match: Match) -> bool:
    """`either way there's a 1`: in each filling; families without sums speak otherwise."""
    if not at.step.clues:
        return True
    opened, amount = spoken_of(at)
    return all({*match.values[0]} <= {*each} for each in fillings(at, opened, amount))


def shared_places(at: Place, match: Match) -> bool:
    """`either way there's a 1, in r1c2 or r1c3`: where the fillings have it."""
    digits, cells = match.values
    if not at.step.clues:
        return True
    opened, amount = spoken_of(at)
    ways = [
        order
        for each in fillings(at, opened, amount)
        for order in permutations(each)
        if all(d in at.step.domain(cell) for cell, d in zip(opened, order, strict=True))
    ]
    return all(
        {opened[way.index(digit)] for way in ways if digit in way} == {*cells}
        and all(digit in way for way in ways)
        for digit in digits
    )


def sees_places(at: Place, match: Match) -> bool:
    """`r2c2, which sees both, isn't 9`: it sees all cells of the cage that may have the digit."""
    cells, *_, digits = match.values
    action, (opened, _) = at.step.action, spoken_of(at)
    found = pairs(cells, digits)
    at.said |= found
    return found <= action and all(
        at.sees(one, other)
        for one in cells
        for other in opened
        if {(other, d) for d in digits if d in at.step.domain(other)} - action
    )


def none_of_many(at: Place, match: Match) -> bool:
    """`none of the seven combinations`: that make what is left of the cage's total."""
    (many,) = match.values
    tokens = [*at.before, *at.tokens]
    clue = next(t.value for t in tokens if t.kind == "L")
    cells, amount = open_of(at, clue), rest(at, clue)
    number = many if isinstance(many, int) else many[0]
    return number == len(fillings(at, cells, amount))


def nothing_else(at: Place, match: Match) -> bool:
    """`nothing else goes in r1c1 or r1c2`: than the combinations named."""
    (cells,) = match.values
    sets = getattr(at.step.inference.evidence, "combinations", ())
    named = {digit for each in sets for digit in each}
    found = {(cell, d) for cell, d in at.step.action if cell in cells}
    at.said |= found
    return {cell for cell, _ in found} == set(cells) and not named & {d for _, d in found}


def nothing_else_in(at: Place, match: Match) -> bool:
    """`nothing else in row 5 is 7 or 9`."""
    houses, digits = match.values
    inside = {cell for house in houses for cell in house.cells}
    found = {(cell, d) for cell, d in at.step.action if cell in inside and d in digits}
    at.said |= found
    return bool(found)


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


def filled_with_many(at: Place, match: Match) -> bool:
    """`20(4) can be filled with seven combinations`, `all seven combinations of 20(4)`."""
    clue, many = sorted(match.values, key=lambda value: isinstance(value, int | tuple))
    number = many if isinstance(many, int) else many[0]
    return len(fillings(at, open_of(at, clue), rest(at, clue))) == number


def cage_needs(at: Place, match: Match) -> bool:
    """`so it has a 6`, `so it has one of 1 and 2`: each combination told has one."""
    digits = next(t.value for t in match.inside if t.kind == "N")
    sets: list[tuple[int, ...]] = []
    for token in at.tokens:
        if token.kind == "L":
            sets = []
        if token.kind == "K" and token.start < match.inside[0].start:
            sets.append(token.value)
    clue = next((t.value for t in match.inside if t.kind == "L"), None)
    clue = clue or at.last("L", match.inside[0].start)
    if not sets and clue:
        sets = list(fillings(at, open_of(at, clue), rest(at, clue)))
    return all(set(digits) & set(each) for each in sets)


def would_leave(at: Place, match: Match) -> bool:
    """`if r1c1 were 4 or 5, r1c2 would have to be 6 or 5`."""
    cells, digits, others, left = match.values
    clue = next((c for c in at.step.clues if set(cells) <= set(c.cells)), None)
    if not isinstance(clue, Cage):
        return bool(at.step.cells >= {*cells, *others})
    if "more than" in match.text:
        return left[0] == at.step.layout.size and all(rest(at, clue) - d > left[0] for d in digits)
    return (
        set(others) == set(open_of(at, clue)) - set(cells)
        and [rest(at, clue) - digit for digit in digits] == [*left]
        and pairs(cells, digits) <= at.step.action
    )


def would_leave_nothing(at: Place, match: Match) -> bool:
    cells, digits, _others = match.values
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


def is_sum(at: Place, match: Match) -> bool:
    """`and at least 1 + 2 = 3`, after what the same cells total at most."""
    cells, _, amount = match.values
    if cells[0] in {cell for cell, _ in at.step.action}:
        return bounded(at, match)
    most = "at most" in match.text.rpartition(" and ")[2]
    return amount[-1] == extremes(at, cells, most)


def house_totals(at: Place, match: Match) -> bool:
    """`45 on box 3`: all its digits; `45` also of several houses."""
    amount, houses = match.values
    size = at.step.layout.size
    return amount[0] == size * (size + 1) // 2 and set(houses) <= at.step.houses


def cited_clue(at: Place, match: Match) -> bool:
    return all(value is not None and value in at.step.clues for value in match.values)


def makes_what_is_left(at: Place, match: Match) -> bool:
    """`r1c2 and r2c1 would have to total 3. That's {12}`: an amount named before."""
    (digits,) = match.values
    tokens = [*at.before, *(t for t in at.tokens if t.start < match.tokens[0].start)]
    return any(t.kind == "N" and sum(digits) in t.value for t in tokens)


def ledger_amounts(at: Place, match: Match) -> bool:
    """`45 on box 2: its cages total 37`: the sums of a ledger, and what is left between them."""
    whole = match.values[0][0] * len(match.values[1])
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
    return {abs(amount) for _, amount in _balances(at)}


def _balances(at: Place) -> Iterator[tuple[list[Cell], int]]:
    """The open cells of each ledger of the step, and what they make."""
    for ledger in at.step.inference.evidence.clues:
        if isinstance(ledger, Ledger):
            sums = ledger.balance(at.step.layout)
            shares = [*zip(sums.cells, sums.coefficients, strict=True)]
            placed = sum(share * (at.board.value(cell) or 0) for cell, share in shares)
            opened = [cell for cell, share in shares if share and at.board.value(cell) is None]
            yield opened, sums.total - placed


def are_left_over(at: Place, match: Match) -> bool:
    """`only r1c2 sticks out`, `the innies r1c2 and r1c3`: of all the open cells of a ledger."""
    told = {cell for token in match.inside if token.kind == "C" for cell in token.value}
    return any(told == set(cells) for cells, _ in _balances(at))


def make_up(at: Place, match: Match) -> bool:
    """`the innies r1c6 and r1c7 make up the other 17`, `which is 5 over`."""
    (amount,) = next(token.value for token in match.inside if token.kind == "N")
    return amount in ledger_totals(at) and are_left_over(at, match)


def only_as(at: Place, match: Match) -> bool:
    """`different digits total 23 only as {689}`; or of those that the cells can still be."""
    amount = next(t.value for t in match.inside if t.kind == "N")[0]
    told = {t.value for t in match.inside if t.kind == "K"}
    used = {digit for each in told for digit in each}
    if getattr(at.step.inference.evidence, "combinations", ()):
        opened, _ = spoken_of(at)
        at.said |= {(cell, d) for cell, d in at.step.action if cell in opened and d not in used}
    if "can still be" in at.outline:
        return fillings(at, at.last("C", match.inside[0].start), amount) == told
    (size,) = {len(each) for each in told}
    made = combinations(at.step.layout.tables.digits, size)
    return {each for each in made if sum(each) == amount} == told


def house_sum(at: Place, match: Match) -> bool:
    size = at.step.layout.size
    return match.values[0] == (size * (size + 1) // 2,)


def none_can_be(at: Place, match: Match) -> bool:
    """`{16}, but neither can be 1`: a digit of the combination that no other cell can take."""
    digits, out = match.values
    cells = at.last("C", match.tokens[0].start)
    return set(out) <= set(digits) and gone(at, cells, out)


def can_be_none(at: Place, match: Match) -> bool:
    digits, cells = match.values
    return gone(at, cells, digits)


def could_only_go(at: Place, match: Match) -> bool:
    """`{568}, but 5 and 6 could only go in r1c1`: of the cells left to the combination."""
    digits, crowded, cells = match.values
    others = {cell for clue in at.step.clues for cell in open_of(at, clue)}
    others -= {cell for cell, _ in at.step.action}
    places = {c for c in others if set(crowded) & at.step.domain(c)}
    return set(crowded) <= set(digits) and places == set(cells)


def would_leave_of_sum(at: Place, match: Match) -> bool:
    """`if r6c1 were 2, say, r6c5 and r6c9 would have to total 18`: of what a ledger makes."""
    cells, digits, others, left = match.values
    if not ledger_totals(at):
        return True
    makes = digits[0] + left[0]
    return makes in ledger_totals(at) and {*cells, *others} <= at.step.cells


def single_cell(at: Place, match: Match) -> bool:
    return len(match.values[0].cells) == 1
