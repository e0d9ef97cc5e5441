"""Evidence for guardians: what breaks an odd loop."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference.constraint import each_house
from sudologue.inference.inference import Evidence, RoleEvidence
from sudologue.model import Cell, House


@dataclass(frozen=True, kw_only=True)
class GuardianEvidence(RoleEvidence):
    """The cells of `loop`, odd in number, cannot take turns at `digit`: some guardian has it.

    Each of the `houses` has two neighbours of the loop, in order and round to the first; its other
    places for the digit are among the `guardians`.
    """

    told_whole = True

    digit: int
    loop: tuple[Cell, ...]
    houses: tuple[House, ...]
    guardians: tuple[Cell, ...]

    def basics(self) -> Evidence:
        needs = each_house(self.houses, self.digit)
        return Evidence(self.loop, focus_digit=self.digit, truths=needs)
