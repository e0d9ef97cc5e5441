"""Evidence for subsets that lie in several houses at once, or nearly do."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference.constraint import CellConstraint, HouseConstraint
from sudologue.inference.inference import Evidence, RoleEvidence
from sudologue.model import Cell, House


@dataclass(frozen=True, kw_only=True)
class LockedSubsetEvidence(RoleEvidence):
    """`cells` hold no candidates but `digits`, as many of either, and all of `houses` have them."""

    houses: tuple[House, ...]
    cells: tuple[Cell, ...]
    digits: tuple[int, ...]

    def basics(self) -> Evidence:
        return Evidence(
            self.cells,
            candidates_seen=frozenset(self.digits),
            truths=tuple([CellConstraint(cell) for cell in self.cells]),
        )


@dataclass(frozen=True, kw_only=True)
class LockedHiddenSubsetEvidence(RoleEvidence):
    """`digits` have no places in `house` but `cells`, as many of either; `others` have them, too.

    The others are the further houses with all of the cells in which something is eliminated.
    """

    house: House
    others: tuple[House, ...]
    cells: tuple[Cell, ...]
    digits: tuple[int, ...]

    def basics(self) -> Evidence:
        return Evidence(
            self.cells,
            self.house,
            candidates_seen=frozenset(self.digits),
            truths=tuple([HouseConstraint(self.house, digit) for digit in self.digits]),
        )


@dataclass(frozen=True, kw_only=True)
class AlmostLockedEvidence(RoleEvidence):
    """`digits` are one more than `cells` and one more than `partners`, and use up both.

    The cells lie in `house` outside `crossing`, and hold none but the digits. The partners lie in
    `crossing` outside `house`; with the cells that both houses share, `shared`, they are the only
    places there for the digits.
    """

    house: House
    crossing: House
    cells: tuple[Cell, ...]
    partners: tuple[Cell, ...]
    shared: tuple[Cell, ...]
    digits: tuple[int, ...]

    def basics(self) -> Evidence:
        return Evidence(
            self.cells + self.partners,
            self.house,
            candidates_seen=frozenset(self.digits),
            truths=(
                *[CellConstraint(cell) for cell in self.cells],
                *[HouseConstraint(self.crossing, digit) for digit in self.digits],
            ),
            links=(
                *[HouseConstraint(self.house, digit) for digit in self.digits],
                *[CellConstraint(cell) for cell in self.partners],
            ),
        )
