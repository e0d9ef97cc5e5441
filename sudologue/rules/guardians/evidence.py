"""Evidence for guardians: what breaks an odd loop."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference.constraint import HouseConstraint, mask_of
from sudologue.inference.inference import Evidence, RoleEvidence
from sudologue.model import Board, Cell, House


@dataclass(frozen=True, kw_only=True)
class GuardianEvidence(RoleEvidence):
    """The cells of `loop`, odd in number, cannot take turns at `digit`: some guardian has it.

    Each of the `houses` has two neighbours of the loop, in order and round to the first; its other
    places for the digit are among the `guardians`.
    """

    digit: int
    loop: tuple[Cell, ...]
    houses: tuple[House, ...]
    guardians: tuple[Cell, ...]

    def basics(self) -> Evidence:
        return Evidence(self.loop, focus_digit=self.digit)

    def looks_at(self, board: Board) -> int:
        """All places of the digit in the houses of the loop."""
        stated = [HouseConstraint(house, self.digit) for house in self.houses]
        return super().looks_at(board) | mask_of(stated, board.layout)
