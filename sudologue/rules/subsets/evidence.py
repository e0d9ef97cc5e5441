"""Evidence for subsets: as many cells as digits, closed off from the rest of a house."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference.constraint import each_cell, each_digit
from sudologue.inference.inference import Evidence, RoleEvidence
from sudologue.model import Cell, House


@dataclass(frozen=True, kw_only=True)
class NakedSubsetEvidence(RoleEvidence):
    """`cells` of `house` hold no candidates but `digits`, and there are as many of either."""

    rank_zero = True

    house: House
    cells: tuple[Cell, ...]
    digits: tuple[int, ...]

    def basics(self) -> Evidence:
        seen, truths = frozenset(self.digits), each_cell(self.cells)
        links = each_digit(self.digits, self.house)
        return Evidence(self.cells, self.house, None, seen, truths=truths, links=links)


@dataclass(frozen=True, kw_only=True)
class HiddenSubsetEvidence(RoleEvidence):
    """`digits` have no places in `house` but `cells`, and there are as many of either."""

    rank_zero = True

    house: House
    cells: tuple[Cell, ...]
    digits: tuple[int, ...]

    def basics(self) -> Evidence:
        seen, truths = frozenset(self.digits), each_digit(self.digits, self.house)
        links = each_cell(self.cells)
        return Evidence(self.cells, self.house, None, seen, truths=truths, links=links)
