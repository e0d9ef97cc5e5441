"""Evidence for subsets: as many cells as digits, closed off from the rest of a house."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from sudologue.inference.constraint import CellConstraint, HouseConstraint
from sudologue.inference.inference import Evidence
from sudologue.model import Cell, House


@dataclass(frozen=True, kw_only=True)
class NakedSubsetEvidence(Evidence):
    """`cells` of `house` hold no candidates but `digits`, and there are as many of either."""

    house: House
    cells: tuple[Cell, ...]
    digits: tuple[int, ...]

    @classmethod
    def of(cls, house: House, cells: tuple[Cell, ...], digits: tuple[int, ...]) -> Self:
        """The evidence: each cell needs a digit, the house takes each of the digits once."""
        return cls(
            cells,
            house,
            None,
            frozenset(digits),
            tuple([CellConstraint(cell) for cell in cells]),
            tuple([HouseConstraint(house, digit) for digit in digits]),
            house=house,
            cells=cells,
            digits=digits,
        )


@dataclass(frozen=True, kw_only=True)
class HiddenSubsetEvidence(Evidence):
    """`digits` have no places in `house` but `cells`, and there are as many of either."""

    house: House
    cells: tuple[Cell, ...]
    digits: tuple[int, ...]

    @classmethod
    def of(cls, house: House, cells: tuple[Cell, ...], digits: tuple[int, ...]) -> Self:
        """The evidence: the house needs each of the digits, each cell takes one digit."""
        return cls(
            cells,
            house,
            None,
            frozenset(digits),
            tuple([HouseConstraint(house, digit) for digit in digits]),
            tuple([CellConstraint(cell) for cell in cells]),
            house=house,
            cells=cells,
            digits=digits,
        )
