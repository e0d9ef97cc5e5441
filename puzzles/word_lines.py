"""What is said of thermometers and arrows, and whether it is so."""

from __future__ import annotations

import re
from typing import Any

from puzzles.word_place import Place
from puzzles.word_sums import extremes
from puzzles.word_tokens import Match
from sudologue.clues import Thermometer
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


def nth_on_line(at: Place, match: Match) -> bool:
    """`r1c1 is the second of the six cells on the thermometer from r2c2`."""
    (cell,), number, many, clue = match.values
    return clue in at.step.clues and (clue.cells.index(cell) + 1, len(clue.cells)) == (number, many)


def has_cells(at: Place, match: Match) -> bool:
    clue, many = match.values
    return clue in at.step.clues and len(clue.cells) == many


def ranges(at: Place, match: Match) -> bool:
    """`r4c1 2–5`, `r4c2 1`: the least and the most that a cell keeps."""
    (cell,), (least,), *most = match.values
    lost = {d for c, d in at.step.action if c == cell}
    kept = at.step.domain(cell) - lost
    at.said |= {(cell, d) for d in lost}
    return (min(kept), max(kept)) == (least, most[0][0] if most else least)


def shaft(at: Place, match: Match) -> bool:
    """`the shaft totals at least 9`."""
    clue = next(t.value for t in (*at.before, *at.tokens) if t.kind == "L")
    ((amount,),) = match.values
    return any(_sum_bound(at, its, "most" in match.text, amount) for its in clue.shafts)


def circle(at: Place, match: Match) -> bool:
    """`the circle is at most 9`, `the circle is 6`."""
    clue = next(t.value for t in (*at.before, *at.tokens) if t.kind == "L")
    ((amount,),) = match.values
    domain = at.step.domain(*clue.circle)
    if "at " not in match.text:
        return {*domain} == {amount}
    return amount == (max(domain) if "most" in match.text else min(domain))


def ways(at: Place, clue: Any, apart: bool) -> set[tuple[int, ...]]:
    """The ways to fill a clue's cells from their candidates; without a digit twice in sight."""
    found: set[tuple[int, ...]] = set()
    domains = [sorted(at.step.domain(cell)) for cell in clue.cells]

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
    told = [[int(n) for n in re.findall(r"\d+", t.text)] for t in match.inside if t.kind == "E"]
    pill = len(clue.circle) > 1
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
        start = len(clue.circle)
        shown = {(int("".join(map(str, f[:start]))) if pill else f[0], *f[start:]) for f in fills}
        if {tuple(one) for one in told} == shown:
            return True
    return False


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
