"""The laws that receipts cite, as the kernel reads them: digit by digit, with a code of its own.

A clue's law is read from its first cell to its last, keeping every state that the candidates left
can lead to, and then backwards, keeping the candidates that lead to an end that is right. What a
ledger adds up is a law like any other: its state is the amount so far.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sudologue.audit.kernel_budget import KernelBudget
from sudologue.inference import ClueCitation, ClueConstraint, Ledger
from sudologue.model import Cell, House, Layout


@dataclass(frozen=True, slots=True)
class Law:
    """A law over cells, by number: where it starts, how it goes on, and which ends are right."""

    cells: tuple[int, ...]
    start: Any
    step: Callable[[int, Any, int], Any]
    accepts: Callable[[Any], bool]


def law_of(layout: Layout, citation: ClueCitation) -> Law | None:
    """The law that is cited; nothing if this layout has no such clue or house."""
    if isinstance(citation, ClueConstraint):
        clue = citation.clue
        if clue not in layout.clues:
            return None
        numbers = tuple(map(layout.tables.cell_number, clue.cells))
        return Law(numbers, clue.start, clue.step, clue.accepts)
    return _sum_of(layout, citation)


def _sum_of(layout: Layout, ledger: Ledger) -> Law | None:
    """The law of what a ledger leaves; nothing if one of its parts is not there, or no sum."""
    tables = layout.tables
    left: dict[Cell, int] = {}
    total = 0
    for times, part in ledger.parts:
        if isinstance(part, House):
            if part not in tables.house_masks:
                return None
            shares, amount = [(cell, 1) for cell in part.cells], sum(tables.digits)
        else:
            equation = getattr(part, "equation", None)
            if part not in layout.clues or equation is None:
                return None
            shares = [*zip(equation.cells, equation.coefficients, strict=True)]
            amount = equation.total
        total += times * amount
        for cell, share in shares:
            left[cell] = left.get(cell, 0) + times * share
    counted = [(tables.cell_number(cell), share) for cell, share in left.items() if share]
    weights = [share for _, share in counted]
    return Law(
        tuple(number for number, _ in counted),
        0,
        lambda place, amount, digit: amount + weights[place] * digit,
        lambda amount: amount == total,
    )


def supported(law: Law, layout: Layout, possible: int, work: KernelBudget) -> int | None:
    """The candidates of the law's cells that some way to meet it has; nothing without a way."""
    width = layout.tables.cell_count
    domains = [
        [digit for digit in layout.tables.digits if possible >> (digit - 1) * width + cell & 1]
        for cell in law.cells
    ]
    reached: list[dict[Any, list[tuple[int, Any]]]] = []
    states: set[Any] = {law.start}
    for place, domain in enumerate(domains):
        work.spend(1 + len(states) * len(domain))
        steps = {s: [(digit, law.step(place, s, digit)) for digit in domain] for s in states}
        reached.append(steps)
        states = {after for ways in steps.values() for _, after in ways if after is not None}
    alive = {state for state in states if law.accepts(state)}
    kept = 0
    for cell, steps in zip(reversed(law.cells), reversed(reached), strict=True):
        right = [(s, digit) for s, ways in steps.items() for digit, to in ways if to in alive]
        alive = {state for state, _ in right}
        for _, digit in right:
            kept |= 1 << (digit - 1) * width + cell
    return kept if alive else None
