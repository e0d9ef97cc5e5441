"""Evidence for singles: one place left, seen from the house or from the cell."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference.constraint import CellConstraint, HouseConstraint
from sudologue.inference.inference import Evidence, RoleEvidence
from sudologue.model import Cell, House


@dataclass(frozen=True, kw_only=True)
class FullHouseEvidence(RoleEvidence):
    """`cell` is the last open cell of `house`, `digit` the last digit that the house needs."""

    cell: Cell
    house: House
    digit: int

    def basics(self) -> Evidence:
        return Evidence(
            (self.cell,),
            self.house,
            self.digit,
            frozenset((self.digit,)),
            truths=(HouseConstraint(self.house, self.digit),),
        )


@dataclass(frozen=True, kw_only=True)
class NakedSingleEvidence(RoleEvidence):
    """`digit` is the only candidate left in `cell`."""

    cell: Cell
    digit: int

    def basics(self) -> Evidence:
        return Evidence(
            (self.cell,),
            focus_digit=self.digit,
            candidates_seen=frozenset((self.digit,)),
            truths=(CellConstraint(self.cell),),
        )


@dataclass(frozen=True, kw_only=True)
class HiddenSingleEvidence(RoleEvidence):
    """`cell` is the only cell left in `house` that can take `digit`."""

    cell: Cell
    house: House
    digit: int

    def basics(self) -> Evidence:
        return Evidence(
            (self.cell,),
            self.house,
            self.digit,
            truths=(HouseConstraint(self.house, self.digit),),
        )
