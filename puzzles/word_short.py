"""What the voices in short say, and whether it is so."""

from __future__ import annotations

import itertools
import re

from puzzles.word_place import Place, digits_of, pairs, speaks, token_for
from puzzles.word_readers import needs
from puzzles.word_sums import ledger_totals, open_of, rest
from puzzles.word_tokens import Match
from sudologue.clues import Arrow, Cage
from sudologue.model import Cell


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
        at.said |= pairs(cells, digits)
        return pairs(cells, digits) == set(at.step.action) and at.step.is_placement
    return speaks(at, cells, digits)


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


def short_arrow(at: Place, match: Match) -> bool:
    """`arrow r4c3=r3c4+r2c5`: the circle, and each shaft."""
    text = match.text.removeprefix("arrow ").strip()
    sides = [
        tuple(Cell.parse(n) for n in re.findall(r"r\d+c\d+", side)) for side in text.split("=")
    ]
    return any(
        isinstance(c, Arrow)
        and tuple(sorted(sides[0])) == tuple(sorted(c.circle))
        and [sorted(s) for s in sides[1:]] == [sorted(shaft) for shaft in c.shafts]
        for c in at.step.clues
    ) or any(len(t.value) > 1 for t in match.inside[:1])


def short_thermometer(at: Place, match: Match) -> bool:
    cells = tuple(cell for token in match.inside for cell in token.value)
    return any(c.cells == cells for c in at.step.clues)


def short_cage(at: Place, match: Match) -> bool:
    """`11-cage r7c12`: the cells are of a cage with that total."""
    (cells,) = match.values
    total = int(match.text.split("-")[0])
    return any(
        isinstance(c, Cage) and c.total == total and set(cells) == set(c.cells)
        for c in at.step.clues
    )


def short_innie(at: Place, match: Match) -> bool:
    """`b3, r1c1 = 4`: what is left of the houses, and what it makes."""
    houses, cells, *_, total = match.values
    makes = total[0] in ledger_totals(at) or at.step.is_placement
    return makes and set(houses) <= at.step.houses and set(cells) <= at.step.cells


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
    """`r5c7 {67}`: all that these cells can take; of a cage, what it is filled with."""
    cells, digits = match.values
    if "cage" in at.outline.partition("=>")[0]:
        return set(digits) <= digits_of(at, cells)
    return set(digits) == digits_of(at, cells)


def digits_with(at: Place, match: Match) -> bool:
    digits, cells = match.values
    return set(digits) <= digits_of(at, cells)


def short_combinations(at: Place, match: Match) -> bool:
    """`24-cage r7c9,r8c89 {789}`: each combination fits the cells, and makes what is left."""
    cells = match.values[0]
    clue = next(c for c in at.step.clues if isinstance(c, Cage) and set(cells) <= set(c.cells))
    return all(
        sum(t.value) == rest(at, clue) and len(t.value) == len(open_of(at, clue))
        for t in match.inside
        if t.kind == "K"
    )


def guardians(at: Place, match: Match) -> bool:
    """`guardians r5c2(3), r5c8(7)`: one of these is true."""
    ends = match.inside
    told = [(a, b) for a, b in itertools.pairwise(ends) if (a.kind, b.kind) == ("C", "P")]
    return all(at.step.speaks_of(cell, b.value) for a, b in told for cell in a.value)


def short_rest(at: Place, match: Match) -> bool:
    """`(3 in r1c2)`: what is open of a cage, and what that makes."""
    amount, cells = match.values
    return any(
        isinstance(c, Cage) and set(open_of(at, c)) == set(cells) and rest(at, c) == amount[0]
        for c in at.step.clues
    )
