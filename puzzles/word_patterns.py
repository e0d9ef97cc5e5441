"""What the pattern families say in sentences, and whether it is so."""

from __future__ import annotations

import re

from puzzles import word_readers as read
from puzzles.word_place import Place, Row, pairs, several, speaks
from puzzles.word_tokens import Match


def nothing_else(at: Place, match: Match) -> bool:
    """`nothing else in row 4 is 1 or 2: not r4c3 or r4c5`: they lose these digits, no others do."""
    digits, cells = match.values
    wanted = {pair for pair in at.step.action if pair[0] in cells and pair[1] in digits}
    at.said |= wanted
    return {cell for cell, _ in wanted} == set(cells)


def of_fish(at: Place, match: Match) -> bool:
    """`The 4s of rows 1 and 7 are all in columns 2 and 3, apart from r1c1`: but for these cells."""
    digits, houses, *_ = match.values
    others = [house for token in match.inside[2:] if token.kind == "H" for house in token.value]
    besides = [token.value for token in match.inside if token.kind == "C"]
    within = {cell for house in others for cell in house.cells}.union(*besides)
    places = {c for house in houses for d in several(digits) for c in at.step.places(house, d)}
    return places <= within and all(set(cells) <= places for cells in besides)


def sees_digit(at: Place, match: Match) -> bool:
    """`Either way r1c1 sees a 4`: the cells lose the digit, or the step speaks of it."""
    cells, digits = match.values
    return pairs(cells, digits) <= at.step.action


def at_least_one(at: Place, match: Match) -> bool:
    """`at least one of r1c1 and r2c5 is 4`: each of them can be."""
    cells, digits = match.values
    return speaks(at, cells, digits) and len(cells) > 1


def share(at: Place, match: Match) -> bool:
    """`r1c1 shares a box with it`: with the last cells named before, or all fins."""
    cells = {*match.values[0], *at.last("C", match.tokens[0].start)}
    kind = match.text.split(" with ")[0].split()[-1]
    houses = [house for house in at.step.layout.houses if house.kind.value == kind]
    return any(cells <= set(house.cells) for house in houses)


def goes_there(at: Place, match: Match) -> bool:
    """`and row 7's is in r7c1 or r7c2`; of one cell alone it may be supposed."""
    houses, cells = match.values
    places = [at.step.places(house, digit) for house in houses for digit in at.step.digits]
    house = at.tokens.index(match.tokens[0])
    but = re.search(rf"[Ii]f «C(\d+)» isn't, «H{house}»'s is in", at.outline)
    if but:  # `if r9c9 isn't, the main diagonal's is in r2c2 or r3c3`
        return frozenset((*cells, *at.tokens[int(but[1])].value)) in places
    return frozenset(cells) in places or (
        len(cells) == 1 and any(set(cells) <= its for its in places)
    )


def is_two(at: Place, match: Match) -> bool:
    """`r5c6 is 8, not 3 or 4`: what goes there."""
    cells, _, digits = match.values
    at.said |= pairs(cells, digits)
    return pairs(cells, digits) == set(at.step.action)


def in_a_loop(at: Place, match: Match) -> bool:
    """`r1c1, r1c4, … make a loop`: each sees the next."""
    (cells,) = match.values
    return all(at.sees(cell, cells[number - 1]) for number, cell in enumerate(cells))


def on_line(at: Place, match: Match) -> bool:
    """`in row 8, where r8c2 is`."""
    houses, cells = match.values
    return all(set(cells) <= set(house.cells) for house in houses)


PATTERNS: tuple[Row, ...] = (
    (
        r"(?:(?:it|they|and) (?:isn't|aren't)|neither is|none of them is) {N}(?! «P)",
        read.they_cannot_be,
    ),
    (r"is {N}: not {C}", nothing_else),
    (r"{C} is {N}, not {N}", is_two),
    (r"{H}'s {N} (?:is|are both|are all) in {C}", read.go_in),
    (r"{H}'s is in {C}", goes_there),
    (r"{H}'s {N} is in {H}", read.go_within),
    (r"[Tt]he {D} of {H} are all in {H}(?: and (?:in|on) {H})*(?:, apart from {C})?", of_fish),
    (r"{C} are (?:both|all) in {H}", read.lie_in),
    (r"(?:Both|both)(?: cells)? are in {H}", read.all_lie_in),
    (r"(?:All|all) {W}(?: cells)? are in {H}", read.all_lie_in),
    (r"{C} sees? an? {N}", sees_digit),
    (r"at least one of {C} is {N}", at_least_one),
    (r"{C} shares? an? [a-z ]+ with it", share),
    (r"{C} make a loop", in_a_loop),
    (r"in {H}, where {C} is", on_line),
)
"""The sentences, as patterns."""
