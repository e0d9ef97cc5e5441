"""What receipts cite of clues beside truths and links: their laws, and sums of them.

A law says more than one candidate at a time can, so it is no truth and no link: a clue is cited as
a whole, and a *ledger* adds houses and clues up. Whoever cites either takes it for granted, too,
that each cell concerned takes one digit.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sudologue.model import Cell, Clue, Equation, House, Layout
from sudologue.model.clue import equation_of


@dataclass(frozen=True)
class ClueConstraint:
    """This clue is met."""

    clue: Clue

    def __str__(self) -> str:
        return self.clue.noun

    def cells(self, layout: Layout) -> tuple[Cell, ...]:
        """The cells that it is about."""
        return self.clue.cells

    def cites(self, part: House | Clue) -> bool:
        """Whether it is of this clue."""
        return self.clue == part


@dataclass(frozen=True)
class Ledger:
    """Houses and clues, each so many times, added up: the rule of 45.

    A house counts as the sum of all digits, a clue as its equation. What cancels out is gone; what
    is left is a sum that some cells make.
    """

    parts: tuple[tuple[int, House | Clue], ...]

    def __str__(self) -> str:
        text = ""
        for times, part in self.parts:
            name = part.noun
            sign = " − " if times < 0 else " + " if text else ""
            text += sign.lstrip() if not text else sign
            text += name if abs(times) == 1 else f"{abs(times)} × {name}"
        return text

    def balance(self, layout: Layout) -> Equation:
        """What is left when all is added up; clues that have no equation add nothing."""
        left, total = dict[Cell, int](), 0
        for times, part in self.parts:
            if isinstance(part, House):
                shares = dict.fromkeys(part.cells, 1)
                amount = layout.size * (layout.size + 1) // 2
            else:
                equation = equation_of(part)
                if equation is None:
                    continue
                shares = dict(zip(equation.cells, equation.coefficients, strict=True))
                amount = equation.total
            total += times * amount
            for cell, share in shares.items():
                left[cell] = left.get(cell, 0) + times * share
        cells = tuple(sorted(cell for cell, share in left.items() if share))
        return Equation(cells, tuple(left[cell] for cell in cells), total)

    def cells(self, layout: Layout) -> tuple[Cell, ...]:
        """The cells that are left."""
        return self.balance(layout).cells

    def cites(self, part: House | Clue) -> bool:
        """Whether this house or clue is added up."""
        return any(part == added for _, added in self.parts)


ClueCitation = ClueConstraint | Ledger


def clue_candidates(citations: Iterable[ClueCitation], layout: Layout) -> int:
    """A bit for each candidate of the cells that the citations are about."""
    found = 0
    for citation in citations:
        for cell in citation.cells(layout):
            found |= layout.tables.domain_masks[layout.tables.cell_number(cell)]
    return found
