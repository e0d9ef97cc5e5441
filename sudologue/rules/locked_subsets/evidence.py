"""Evidence for subsets that lie in several houses at once, or nearly do."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference.constraint import each_cell, each_digit
from sudologue.inference.inference import Evidence, RoleEvidence
from sudologue.model import Cell, House


@dataclass(frozen=True, kw_only=True)
class LockedSubsetEvidence(RoleEvidence):
    """`cells` hold no candidates but `digits`, as many of either, and all of `houses` have them."""

    houses: tuple[House, ...]
    cells: tuple[Cell, ...]
    digits: tuple[int, ...]

    def basics(self) -> Evidence:
        seen = frozenset(self.digits)
        return Evidence(self.cells, candidates_seen=seen, truths=each_cell(self.cells))


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
        seen, truths = frozenset(self.digits), each_digit(self.digits, self.house)
        return Evidence(self.cells, self.house, candidates_seen=seen, truths=truths)


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
            truths=each_cell(self.cells) + each_digit(self.digits, self.crossing),
            links=each_digit(self.digits, self.house) + each_cell(self.partners),
        )
