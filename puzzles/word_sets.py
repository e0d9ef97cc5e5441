"""What is said of almost locked sets and of patterns of many cells, and whether it is so."""

from __future__ import annotations

from puzzles.word_place import Place, digits_of
from puzzles.word_tokens import Match
from sudologue.model import Cell


def _places(at: Place, digit: int) -> set[Cell]:
    """The cells of the step's own pattern that can take a digit."""
    return {c for c in at.step.inference.evidence.focus_cells if digit in at.step.domain(c)}


def without_one(at: Place, match: Match) -> bool:
    """`without the 1 they'd be 2 and 3`: as many digits as the cells just named."""
    lost, rest = match.values
    cells = at.last("C", match.tokens[0].start)
    return digits_of(at, cells) - {*lost} == {*rest} and len(rest) == len(cells)


def hold_the_same(at: Place, match: Match) -> bool:
    """`r7c1 and r7c4 hold the same three`: as the cells named before."""
    cells, many = match.values
    digits = digits_of(at, cells)
    return digits == digits_of(at, at.last("C", match.tokens[0].start)) and len(digits) == many


def they_are(at: Place, match: Match) -> bool:
    """`they're 2 and 3`: each of the cells just named one of these."""
    cells, digits = at.last("C", match.tokens[0].start), {*match.values[0]}
    return digits <= digits_of(at, cells) and len(digits) == len(cells)


def it_is(at: Place, match: Match) -> bool:
    """`if it's 1`: a digit that a cell which was named can be."""
    named = [c for t in (*at.before, *at.tokens) if t.kind == "C" for c in t.value]
    return {*match.values[0]} <= digits_of(at, named)


def it_is_in(at: Place, match: Match) -> bool:
    """`if they have the 2, it's in r3c1`: all places in the cells that were named first."""
    digits, cells = match.values
    first = next(t.value for t in at.before if t.kind == "C")
    return {c for c in first if {*digits} <= at.step.domain(c)} == {*cells}


def all_their_places(at: Place, match: Match) -> bool:
    """`their 2s are in r4c4 and r7c4`: in all the cells of the sets."""
    digit, cells = match.values
    return _places(at, digit) == {*cells}


def so_many_in(at: Place, match: Match) -> bool:
    cells, many, houses = match.values
    return len(cells) == many and all({*cells} <= {*house.cells} for house in houses)


def sees_all_their(at: Place, match: Match) -> bool:
    """`r1c4 sees all their 2s`."""
    digits = [token.value for token in match.inside if token.kind == "D"]
    seen = {cell for digit in digits for cell in _places(at, digit)}
    return all(at.sees(one, other) for one in match.values[0] for other in seen)


def sees_every(at: Place, match: Match) -> bool:
    """`r1c4 sees every 4 in r1c5 and r1c6`."""
    cells, digits, among = match.values
    seen = [cell for cell in among if at.step.domain(cell) & {*digits}]
    return bool(seen) and all(at.sees(one, other) for one in cells for other in seen)


def crossing(at: Place, match: Match) -> bool:
    """`where row 1 crosses box 1, four cells hold only 1, 2, 3 and 4: r1c1 …`."""
    (line,), (other,), many, digits, both, *beyond = match.values
    cells = [*both, *beyond[0], *beyond[1]]
    return (
        {*both, *beyond[0]} <= {*line.cells}
        and {*both, *beyond[1]} <= {*other.cells}
        and digits_of(at, cells) == {*digits}
        and len({*cells}) == many
    )


def all_in(at: Place, match: Match) -> bool:
    """`their 1s and 6s are all in column 7`."""
    digits = [token.value for token in match.inside if token.kind == "D"]
    cells = {cell for house in match.values[-1] for cell in house.cells}
    return all(_places(at, digit) <= cells for digit in digits)


def one_each(at: Place, match: Match) -> bool:
    cells, digits = match.values
    return cells == digits == len(at.step.inference.evidence.focus_cells)


def two_of_three(at: Place, match: Match) -> bool:
    """`rows 1 and 9 have two of the three 1s at most`."""
    houses, many, digit = match.values
    return len(houses) == many < 3 and digit in at.step.digits


def read_forwards(at: Place, match: Match) -> bool:
    return {*match.values[0]} <= at.step.digits


def of_sets(at: Place, match: Match) -> bool:
    """`goes without a 2`, `has a 5`: digits of the pattern's cells, or that the step speaks of."""
    cells = at.step.inference.evidence.focus_cells
    said = {digit for value in match.values for digit in value}
    return said <= digits_of(at, cells) | at.step.digits | at.step.values


def there_is(at: Place, match: Match) -> bool:
    """`suppose there's no 5 in r7c8 or r8c8`: there may be."""
    digits, cells = match.values
    return {*digits} <= digits_of(at, cells)


def of_board(at: Place, match: Match) -> bool:
    """`r1c1 and r1c2 have only 3 left`: digits of the cells just named."""
    return {*match.values[0]} <= digits_of(at, at.last("C", match.tokens[0].start))


def joins(at: Place, match: Match) -> bool:
    """`X=2`: digits of the sets."""
    cells = at.step.inference.evidence.focus_cells
    said = {digit for token in match.inside if token.kind == "N" for digit in token.value}
    return said <= digits_of(at, cells)
