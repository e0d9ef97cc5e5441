"""What is said of thermometers and arrows, and whether it is so."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from puzzles.word_place import Place
from puzzles.word_sums import extremes, make_sum
from puzzles.word_tokens import Match
from sudologue.clues import Arrow, Thermometer
from sudologue.model import Cell


def bounds(at: Place, match: Match) -> bool:
    """`r1c1 is at most 6`, `r1c1 is at least 3 and at most 5`, `r1c2 and r1c3 make at least 7`."""
    cells, *amounts = [t.value for t in match.tokens if t.kind in "CN"]
    lows = [min(at.step.domain(cell)) for cell in cells]
    highs = [max(at.step.domain(cell)) for cell in cells]
    kinds = re.findall("at (least|most)", match.text)
    for kind, (amount,) in zip(kinds, amounts, strict=True):
        if len(cells) == 1:
            known = {lows[0] if kind == "least" else highs[0]}
            for clue in at.step.clues:
                if isinstance(clue, Thermometer) and cells[0] in clue.cells:
                    known |= place_bound(clue, cells[0], kind, at)
                    if at.step.rule == "thermo_bounds":
                        continue
                    known |= line_bound(clue, cells[0], kind, at)
            lost = {d for cell, d in at.step.action if cell in cells}
            beyond = {d for d in lost if (d < amount if kind == "least" else d > amount)}
            if amount not in known and not beyond:
                return False
            if amount not in known:
                at.said |= {(cells[0], d) for d in beyond}
        elif not _sum_bound(at, cells, kind == "most", amount):
            return False
    return True


def _sum_bound(at: Place, cells: tuple[Cell, ...], most: bool, amount: int) -> bool:
    """Whether an amount is what cells make at most, with digits repeated where they may be."""
    ends = [(max if most else min)(at.step.domain(cell)) for cell in cells]
    by, apart, last = (-1, 0, None) if most else (1, 0, None)
    for end in sorted(ends, reverse=most):
        last = end if last is None else (min if most else max)(end, last + by)
        apart += last
    if amount in (sum(ends), apart, extremes(at, cells, most)):
        return True
    best = None
    domains = [sorted(at.step.domain(cell)) for cell in cells]

    def fill(index: int, chosen: list[int]) -> None:
        nonlocal best
        if index == len(cells):
            total = sum(chosen)
            if best is None or (total > best if most else total < best):
                best = total
            return
        for digit in domains[index]:
            if all(
                digit != other or not at.sees(cells[i], cells[index])
                for i, other in enumerate(chosen)
            ):
                fill(index + 1, [*chosen, digit])

    if len(cells) <= 5:
        fill(0, [])
        return best is not None and min(best, sum(ends)) <= amount <= max(best, sum(ends))
    return (amount <= sum(ends)) if most else (amount >= sum(ends))


def total_bound(at: Place, match: Match) -> bool:
    """`r6c6 and r7c5 total at least 1 + 2 = 3`: on an arrow, or in a cage."""
    if not any(isinstance(clue, Arrow) for clue in at.step.clues):
        return make_sum(at, match)
    cells, amounts = match.values
    return _sum_bound(at, cells, "most" in match.text, amounts[-1])


def nth_on_line(at: Place, match: Match) -> bool:
    """`r1c1 is the second of the six cells on the thermometer from r2c2`, or of the one named."""
    (cell,), number, many, *named = match.values
    clue = named[0] if named else at.last("L", match.tokens[0].start)
    return clue in at.step.clues and (clue.cells.index(cell) + 1, len(clue.cells)) == (number, many)


def has_cells(at: Place, match: Match) -> bool:
    clue, many = match.values
    return clue in at.step.clues and len(clue.cells) == many


def ranges(at: Place, match: Match) -> bool:
    """`r4c1 2–5`, `r4c2 1 or 4`, `r4c3 1`: the least and the most that a cell keeps."""
    (cell,), least, *most = match.values
    lost = {d for c, d in at.step.action if c == cell}
    kept = at.step.domain(cell) - lost
    at.said |= {(cell, d) for d in lost}
    return (min(kept), max(kept)) == (min(least), max(*least, *most[0]) if most else max(least))


def rising(at: Place, match: Match) -> bool:
    """`from the bulb up: 2, 3 and 5`: what the cells of a thermometer keep, one digit each."""
    (digits,) = match.values
    clue = next(clue for clue in at.step.clues if isinstance(clue, Thermometer))
    kept = [at.step.domain(c) - {d for x, d in at.step.action if x == c} for c in clue.cells]
    at.said |= at.step.action
    return [{d} for d in digits] == kept


def within(at: Place, match: Match) -> bool:
    """`r3c2 is 4–7`, `r3c2 is the third of six cells, so 3–6`: of what the line allows."""
    (cell,), *others, (least,), (most,) = match.values
    return on_line(at, cell, least, most) and all(isinstance(other, int) for other in others)


def on_line(at: Place, cell: Cell, least: int, most: int) -> bool:
    """Whether a thermometer of the step leaves a cell nothing beyond these, where it is on one."""
    clues = [c for c in at.step.clues if isinstance(c, Thermometer) and cell in c.cells]
    return any(all(least <= digit <= most for digit in _risen(at, clue)[cell]) for clue in clues)


def _risen(at: Place, clue: Thermometer) -> dict[Cell, set[int]]:
    """What the cells of a thermometer can be, as digits rise from each to the next."""
    kept = {cell: {*at.step.domain(cell)} for cell in clue.cells}
    by = 0 if clue.slow else 1
    for one, other in pairwise(clue.cells):
        kept[other] = {d for d in kept[other] if d >= min(kept[one]) + by}
    for other, one in pairwise(clue.cells[::-1]):
        kept[one] = {d for d in kept[one] if d <= max(kept[other]) - by}
    return kept


def house_has(at: Place, match: Match) -> bool:
    """`columns 6 and 7 have a 1`, for the open cells of a clue there."""
    houses, digits = match.values
    if not at.step.clues:
        return True  # what is said of a single is held against its cell
    cells = {cell for clue in at.step.clues for cell in clue.cells if at.board.value(cell) is None}
    return all(
        cells.intersection(house.cells) and digit in {at.board.value(cell) for cell in house.cells}
        for house in houses
        for digit in digits
    )


def shaft(at: Place, match: Match) -> bool:
    """`the shaft totals at least 9`, or `4 + 5 = 9`."""
    clue = next(t.value for t in (*at.before, *at.tokens) if t.kind == "L")
    amount = match.values[0][-1]
    return any(_sum_bound(at, its, "most" in match.text, amount) for its in clue.shafts)


def circle(at: Place, match: Match) -> bool:
    """`the circle is at most 9`, `the circle is 6`."""
    clue = next(t.value for t in (*at.before, *at.tokens) if t.kind == "L")
    ((amount,),) = match.values
    domain = at.step.domain(*clue.circle)
    if "at " not in match.text:
        return {*domain} == {amount}
    return amount == (max(domain) if "most" in match.text else min(domain))


Sum = tuple[tuple[int, ...], ...]
"""The digits of a circle and of each shaft, smallest first: `8 = 2 + 6`, as `((8,), (2, 6))`."""


def ways(at: Place, clue: Any, apart: bool, free: bool = False) -> set[tuple[int, ...]]:
    """The ways to fill a clue's cells from their candidates; without a digit twice in sight.

    If they are free, open cells can be any digit.
    """
    found: set[tuple[int, ...]] = set()
    every = range(1, at.step.layout.size + 1)
    domains = [
        every if free and at.board.value(cell) is None else sorted(at.step.domain(cell))
        for cell in clue.cells
    ]

    def fill(state: Any, chosen: tuple[int, ...]) -> None:
        place = len(chosen)
        if place == len(domains):
            if clue.accepts(state):
                found.add(chosen)
            return
        for digit in domains[place]:
            cell = clue.cells[place]
            if apart and any(
                digit == other and at.sees(clue.cells[i], cell) for i, other in enumerate(chosen)
            ):
                continue
            after = clue.step(place, state, digit)
            if after is not None:
                fill(after, (*chosen, digit))

    fill(clue.start, ())
    return found


def _leaves(at: Place, clue: Any, fill: tuple[int, ...], cell: Cell, digit: int) -> bool:
    """Whether a way to fill a clue is left with a digit in a cell, on the clue or in its sight."""
    if cell in clue.cells:
        place: int = clue.cells.index(cell)
        return fill[place] == digit
    both = zip(clue.cells, fill, strict=True)
    return all(other != digit or not at.sees(cell, one) for one, other in both)


def filled_as(at: Place, match: Match) -> bool:
    """`the arrow from r1c7 can only be 8 = 3 + 5`: these are all the ways."""
    clue = at.last("L", match.inside[-1].start)
    told = {sum_of(t.text) for t in match.inside if t.kind == "E"}
    supposed = next(
        (
            (t.value[0], u.value)
            for t, u in zip(at.tokens, at.tokens[1:], strict=False)
            if t.kind == "N" and u.kind == "C" and t.start < match.inside[0].start
        ),
        None,
    )
    for apart in (True, False):
        fills = ways(at, clue, apart)
        if supposed is not None and "could" in match.text:
            digit, cells = supposed
            fills = {f for f in fills if any(_leaves(at, clue, f, c, digit) for c in cells)}
        if told == sums_of(clue, fills):
            return True
    return False


def sum_of(text: str) -> Sum:
    sides = (tuple(sorted(map(int, re.findall(r"\d+", side)))) for side in text.split(" = "))
    return tuple(sides)


def sums_of(clue: Any, fills: Iterable[tuple[int, ...]]) -> set[Sum]:
    """What ways to fill an arrow make: the number in the circle, and the digits of each shaft."""
    found: set[Sum] = set()
    for fill in fills:
        digits = iter(fill)
        number = int("".join(str(next(digits)) for _ in clue.circle))
        shafts = (tuple(sorted(next(digits) for _ in shaft)) for shaft in clue.shafts)
        found.add(((number,), *shafts))
    return found


def _free_sums(at: Place, clue: Any, apart: bool = True) -> set[Sum]:
    return sums_of(clue, ways(at, clue, apart, free=True))


def _told_sums(match: Match) -> list[Sum]:
    return [sum_of(token.text) for token in match.inside if token.kind in "EX"]


def sums_of_circle(at: Place, match: Match) -> bool:
    """`arrow B is 4: 1 + 3 or 2 + 2`: all that the digits placed on it make possible."""
    clue, (number,) = match.inside[0].value, match.inside[1].value
    told = {((number,), *each) for each in _told_sums(match)}
    return at.board.value(*clue.circle) == number and told == _free_sums(at, clue)


def but_not(at: Place, match: Match) -> bool:
    """`but not 4 + 4`: they total as much, and put a digit twice into cells in sight."""
    clue = at.last("L", match.inside[0].start)
    refused = _free_sums(at, clue, apart=False) - _free_sums(at, clue)
    number = (at.board.value(*clue.circle),)
    return all((number, *each) in refused for each in _told_sums(match))


def open_sums(at: Place, match: Match) -> bool:
    """`arrow F can be 8 = 5 + 1 + 2 or 9 = 5 + 1 + 3`."""
    return {*_told_sums(match)} == _free_sums(at, match.inside[0].value)


def more_than(at: Place, match: Match) -> bool:
    """`the circle of arrow C is 7 more than r3c4`, and perhaps `: 8 = 1 + 7 or 9 = 2 + 7`."""
    clue, (more,), cells = (token.value for token in match.inside[:3])
    others = {*clue.shafts[0]}.difference(cells)
    told = _told_sums(match)
    return _placed_sum(at, others) == more and (not told or {*told} == _free_sums(at, clue))


def least_sum(at: Place, match: Match) -> bool:
    """`arrow B has at least 6 + 1 + 2 = 9 on its shaft`: no less can be there, nor more."""
    clue, text = match.inside[0].value, match.inside[1].text
    shaft, number = text.rsplit(" = ", 1)
    return {number[0] for number, _ in _free_sums(at, clue)} == {int(number)} and (
        *sum_of(number),
        *sum_of(shaft),
    ) in _free_sums(at, clue)


def the_rest(at: Place, match: Match) -> bool:
    """`arrow C is 9, and r8c9 and r7c6 total 5`; `the shaft of arrow F totals 8`."""
    clue, *numbers = match.values
    *circle, (rest,) = (number for number in numbers if not isinstance(number[0], Cell))
    cells = next((each for each in numbers if isinstance(each[0], Cell)), clue.shafts[0])
    known = not circle or at.board.value(*clue.circle) == circle[0][0]
    return known and {*cells} <= {*clue.shafts[0]} and _placed_sum(at, cells) == rest


def _placed_sum(at: Place, cells: Iterable[Cell]) -> int:
    return sum(at.board.value(cell) or 99 for cell in cells)


def copies(at: Place, match: Match) -> bool:
    """`arrow E has one cell, which copies the circle`."""
    clue, number = match.values
    return number == len(clue.circle) == len(clue.shafts[0])


def line_bound(clue: Any, cell: Cell, kind: str, at: Place) -> set[int]:
    """What the cells of a thermometer can be at least, or at most, by those before or after."""
    cells = clue.cells if kind == "least" else clue.cells[::-1]
    by, bound, found = (0 if getattr(clue, "slow", False) else 1), None, set[int]()
    for one in cells:
        domain = at.step.domain(one)
        if kind == "least":
            low = min(domain) if bound is None else bound + by
            fit = min((d for d in domain if d >= low), default=low)
        else:
            low = max(domain) if bound is None else bound - by
            fit = max((d for d in domain if d <= low), default=low)
        if one == cell:
            found |= {low, fit}
        bound = fit
    at_cell = cells.index(cell)
    for place, one in enumerate(cells[:at_cell]):
        domain, steps = at.step.domain(one), by * (at_cell - place)
        found.add(min(domain) + steps if kind == "least" else max(domain) - steps)
    return found


def place_bound(clue: Any, cell: Cell, kind: str, at: Place) -> set[int]:
    """What a cell of a thermometer can be by its place alone."""
    if at.step.rule != "thermo_bounds":
        return set()
    by = 0 if getattr(clue, "slow", False) else 1
    place = (clue.cells if kind == "least" else clue.cells[::-1]).index(cell)
    return {1 + by * place if kind == "least" else at.step.layout.size - by * place}
