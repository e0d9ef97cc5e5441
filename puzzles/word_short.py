"""What the voices in short say, and whether it is so."""

from __future__ import annotations

import itertools
import re

from puzzles.word_lines import sum_of, sums_of, ways
from puzzles.word_place import Place, digits_of, pairs, speaks, token_for
from puzzles.word_readers import needs
from puzzles.word_sums import fillings, ledger_totals, open_of, rest, spoken_of
from puzzles.word_tokens import Match
from sudologue.clues import Arrow, Cage
from sudologue.model import Cell
from sudologue.rules.guardians.evidence import GuardianEvidence


def short_gone(at: Place, match: Match) -> bool:
    """`r1c12<>5`: of the conclusion after an arrow, of what a net rules out before it."""
    cells, digits = match.values
    wanted = pairs(cells, digits)
    if match.tokens[0].start > at.text.find("=>"):
        at.said |= wanted
        return wanted <= at.step.action and not at.step.is_placement
    return speaks(at, cells, digits)


def short_placed(at: Place, match: Match) -> bool:
    cells, digits = match.values
    if match.tokens[0].start > at.text.find("=>"):
        if at.step.clues and not at.step.is_placement:
            return short_left(at, match)
        at.said |= pairs(cells, digits)
        return pairs(cells, digits) == set(at.step.action) and at.step.is_placement
    return speaks(at, cells, digits)


def short_left(at: Place, match: Match) -> bool:
    """`r1c1=2-4`, `r1c1={24}`, `r1c1=4`: what a cell of a clue keeps, in the conclusion."""
    cells, told = match.values
    if len(cells) > 1 or not -1 < at.text.find("=>") < match.tokens[0].start:
        return True  # what combinations fill, which is held against the cage
    (cell,) = cells
    lost = {d for c, d in at.step.action if c == cell}
    kept = at.step.domain(cell) - lost
    at.said |= {(cell, d) for d in lost}
    return sorted(kept) == [*(range(told[0], told[-1] + 1) if "-" in match.text else told)]


def digit_in_house(at: Place, match: Match) -> bool:
    digits, houses = match.values
    fits = (
        needs(at, Match((token_for(houses), token_for(digits)))) and set(digits) <= at.step.digits
    )
    if at.step.is_placement and at.step.is_single:
        return fits and all(
            at.step.places(h, d) == frozenset(c for c, _ in at.step.action)
            for h in houses
            for d in digits
        )
    return fits and set(houses) <= at.step.houses


def crossing(at: Place, match: Match) -> bool:
    """`4 b1\\r2`: all places of the digit in the first house lie in the second."""
    (digit,), (base,), (cover,) = match.values
    return at.step.places(base, digit) <= set(cover.cells)


def short_arrow(at: Place, match: Match) -> bool:
    """`arrow r4c3=r3c4+r2c5`, `arrow r4c3=5: r3c4+r2c5={1+4/2+3}`: all its cells, and the ways."""
    text, _, told = match.text.removeprefix("arrow ").partition("={")
    clue = next(clue for clue in at.step.clues if isinstance(clue, Arrow))
    cells = sorted(Cell.parse(name) for name in re.findall(r"r\d+c\d+", text))
    number = re.search(r"=(\d+):", text)
    if number and at.board.value(*clue.circle) != int(number[1]):
        return False
    if "c" in text and cells != sorted(clue.cells):
        return any(len(token.value) > 1 for token in match.inside[:1])
    circle = f"{number[1]} = " if number else ""
    sums = {
        sum_of(circle + each.replace("=", " = ")) for each in told.strip("}").split("/") if each
    }
    return not sums or sums in [sums_of(clue, ways(at, clue, apart)) for apart in (True, False)]


def short_thermometer(at: Place, match: Match) -> bool:
    cells = tuple(cell for token in match.inside for cell in token.value)
    return any(c.cells == cells for c in at.step.clues)


def short_cage(at: Place, match: Match) -> bool:
    """`11(2)r7c12`: the cells are of a cage with that total, and so many."""
    (total,), many, cells = match.values
    return many == len(cells) and any(
        isinstance(c, Cage) and c.total == total and set(cells) == set(c.cells)
        for c in at.step.clues
    )


def short_innie(at: Place, match: Match) -> bool:
    """`45 on b3, r1c1+r1c2=4`: what is left of the houses, and what it makes."""
    _, _, *cells, total = match.values
    return total[0] in ledger_totals(at) and {c for its in cells for c in its} <= at.step.cells


def short_houses(at: Place, match: Match) -> bool:
    """`45 on b3`: the sum of a house, and the houses added up."""
    (amount,), houses = match.values
    size = at.step.layout.size
    summed = getattr(at.step.inference.evidence, "houses", at.step.houses)
    return amount == size * (size + 1) // 2 and {*houses} == {*summed}


def node(at: Place, match: Match) -> bool:
    """A node of a chain: `(1)r1c1`, `(1=2)r1c1`, `(1-2)r1c1`."""
    *digits, cells = match.values
    said = {d for each in digits for d in ((each,) if isinstance(each, int) else each)}
    if len(cells) > 1 and len(said) > 1:
        return said <= digits_of(at, cells)
    return speaks(at, cells, said)


def starts_with(at: Place, match: Match) -> bool:
    return match.values[0] == at.step.rule


def cells_with(at: Place, match: Match) -> bool:
    """`r5c7 {67}`: all that these cells can take."""
    cells, digits = match.values
    return set(digits) == digits_of(at, cells)


def digits_with(at: Place, match: Match) -> bool:
    digits, cells = match.values
    return set(digits) <= digits_of(at, cells)


def short_combinations(at: Place, match: Match) -> bool:
    """`24(3)r7c9,r8c89={789}`: each combination fits the cells, and makes what is left."""
    cells, told = match.values
    clue = next(c for c in at.step.clues if isinstance(c, Cage) and set(cells) <= set(c.cells))
    sets = told if isinstance(told[0], tuple) else (told,)
    _, *left = [token.value[0] for token in match.inside if token.kind == "N"]
    if left not in ([], [rest(at, clue)]):
        return False
    used, opened = {digit for each in sets for digit in each}, open_of(at, clue)
    if at.step.rule == "cage_combination":
        at.said |= {(cell, d) for cell, d in at.step.action if cell in opened and d not in used}
    return all(sum(s) == rest(at, clue) and len(s) == len(opened) for s in sets)


def short_sets(at: Place, match: Match) -> bool:
    """`r13c1=15={69/78}`: all sets that fit the cells of a ledger, and make what is left."""
    cells, (amount,), told = match.values
    sets = {*told} if isinstance(told[0], tuple) else {told}
    used = {digit for each in sets for digit in each}
    at.said |= {(cell, d) for cell, d in at.step.action if cell in cells and d not in used}
    opened, makes = spoken_of(at)
    fit = fillings(at, opened, amount) == sets
    return ({*opened}, makes) == ({*cells}, amount) and fit


def guardians(at: Place, match: Match) -> bool:
    """`guardians r5c2(3), r5c8(7)`: one of these is true."""
    ends = match.inside
    told = [(a, b) for a, b in itertools.pairwise(ends) if (a.kind, b.kind) == ("C", "P")]
    return all(at.step.speaks_of(cell, b.value) for a, b in told for cell in a.value)


def guardians_of_loop(at: Place, match: Match) -> bool:
    """`1 in r4c14,r6c3, guardians r3c4,r47c5`: all guardians of the digit, and no other cell."""
    rule, cells = match.values
    evidence = at.step.inference.evidence
    digit = at.last("N", match.tokens[0].start)
    assert isinstance(evidence, GuardianEvidence)
    return (rule, digit) == (at.step.rule, (evidence.digit,)) and {*cells} == {*evidence.guardians}


def short_rest(at: Place, match: Match) -> bool:
    """`: r1c2=3`: what is open of a cage, and what that makes."""
    cells, amount = match.values
    return any(
        isinstance(c, Cage) and set(open_of(at, c)) == set(cells) and rest(at, c) == amount[0]
        for c in at.step.clues
    )
