"""Evidence for subsets: as many cells as digits, closed off from the rest of a house."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference.constraint import CellConstraint, HouseConstraint
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
        return Evidence(
            self.cells,
            self.house,
            candidates_seen=frozenset(self.digits),
            truths=tuple([CellConstraint(cell) for cell in self.cells]),
            links=tuple([HouseConstraint(self.house, digit) for digit in self.digits]),
        )


@dataclass(frozen=True, kw_only=True)
class HiddenSubsetEvidence(RoleEvidence):
    """`digits` have no places in `house` but `cells`, and there are as many of either."""

    rank_zero = True

    house: House
    cells: tuple[Cell, ...]
    digits: tuple[int, ...]

    def basics(self) -> Evidence:
        return Evidence(
            self.cells,
            self.house,
            candidates_seen=frozenset(self.digits),
            truths=tuple([HouseConstraint(self.house, digit) for digit in self.digits]),
            links=tuple([CellConstraint(cell) for cell in self.cells]),
        )
