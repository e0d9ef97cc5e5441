"""Evidence for singles: one place left, seen from the house or from the cell."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from sudologue.inference.constraint import CellConstraint, HouseConstraint
from sudologue.inference.inference import Evidence
from sudologue.model import Cell, House


@dataclass(frozen=True, kw_only=True)
class FullHouseEvidence(Evidence):
    """`cell` is the last open cell of `house`, `digit` the last digit that the house needs."""

    cell: Cell
    house: House
    digit: int

    @classmethod
    def of(cls, cell: Cell, house: House, digit: int) -> Self:
        """The evidence, with the house's need of the digit as its receipt."""
        return cls(
            (cell,),
            house,
            digit,
            frozenset((digit,)),
            (HouseConstraint(house, digit),),
            cell=cell,
            house=house,
            digit=digit,
        )


@dataclass(frozen=True, kw_only=True)
class NakedSingleEvidence(Evidence):
    """`digit` is the only candidate left in `cell`."""

    cell: Cell
    digit: int

    @classmethod
    def of(cls, cell: Cell, digit: int) -> Self:
        """The evidence, with the cell's need of a digit as its receipt."""
        return cls(
            (cell,),
            None,
            digit,
            frozenset((digit,)),
            (CellConstraint(cell),),
            cell=cell,
            digit=digit,
        )


@dataclass(frozen=True, kw_only=True)
class HiddenSingleEvidence(Evidence):
    """`cell` is the only cell left in `house` that can take `digit`."""

    cell: Cell
    house: House
    digit: int

    @classmethod
    def of(cls, cell: Cell, house: House, digit: int) -> Self:
        """The evidence, with the house's need of the digit as its receipt."""
        return cls(
            (cell,),
            house,
            digit,
            None,
            (HouseConstraint(house, digit),),
            cell=cell,
            house=house,
            digit=digit,
        )
