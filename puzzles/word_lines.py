"""What is said of thermometers and arrows, and whether it is so."""

from __future__ import annotations

import re
from typing import Any

from puzzles.word_place import Place
from puzzles.word_sums import extremes
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
            if amount not in known:
                return False
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
    """`r1c1 is the second`: of the thermometer's cells, from its bulb or back to it."""
    cells, number = match.values
    return any(
        isinstance(clue, Thermometer)
        and (
            clue.cells.index(cells[0]) + 1 == number
            or len(clue.cells) - clue.cells.index(cells[0]) == number
        )
        for clue in at.step.clues
        if cells[0] in clue.cells
    )


def circle_of(at: Place, match: Match) -> bool:
    (cells,) = match.values
    return any(isinstance(c, Arrow) and set(cells) <= set(c.circle) for c in at.step.clues)


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


def filled_as(at: Place, match: Match) -> bool:
    """`the arrow at r1c7 can only be filled as 8 = 3 + 5`: these are all the ways."""
    clue = at.last("L", match.inside[-1].start)
    told = [[int(n) for n in re.findall(r"\d+", t.text)] for t in match.inside if t.kind == "E"]
    pill = len(clue.circle) > 1
    supposed = next(
        (
            (t.value[0], u.value[0])
            for t, u in zip(at.tokens, at.tokens[1:], strict=False)
            if t.kind == "N" and u.kind == "C" and t.start < match.inside[0].start
        ),
        None,
    )
    for apart in (True, False):
        fills = ways(at, clue, apart)
        if supposed is not None and "could" in match.text:
            digit, cell = supposed
            if cell in clue.cells:
                fills = {f for f in fills if f[clue.cells.index(cell)] == digit}
            else:
                fills = {
                    f
                    for f in fills
                    if all(
                        d != digit or not at.sees(cell, c)
                        for c, d in zip(clue.cells, f, strict=True)
                    )
                }
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


def left_by_bounds(at: Place, match: Match) -> bool:
    """`r1c1 is at most 5, and r1c2 is at least 2. That leaves at most 3 for r1c3`."""
    amount, cells = match.values
    earlier = [*at.before, *(t for t in at.tokens if t.start < match.tokens[0].start)]
    numbers = [t.value[0] for t in earlier if t.kind == "N"]
    sums = {numbers[0] - sum(numbers[1:]), sum(numbers)} if numbers else set[int]()
    sums |= {one - sum(numbers) + one for one in numbers}
    pills = any(isinstance(c, Arrow) and len(c.circle) > 1 for c in at.step.clues)
    gone_here = {d for cell, d in at.step.action if cell in cells}
    kept = {d for cell in cells for d in at.step.domain(cell)} - gone_here
    if "most" in match.text:
        fits = max(kept, default=0) <= amount[0] < min(gone_here)
    else:
        fits = min(kept, default=99) >= amount[0] > max(gone_here)
    return fits and (pills or amount[0] in sums)


def place_bound(clue: Any, cell: Cell, kind: str, at: Place) -> set[int]:
    """What a cell of a thermometer can be by its place alone."""
    if at.step.rule != "thermo_bounds":
        return set()
    by = 0 if getattr(clue, "slow", False) else 1
    place = (clue.cells if kind == "least" else clue.cells[::-1]).index(cell)
    return {1 + by * place if kind == "least" else at.step.layout.size - by * place}
