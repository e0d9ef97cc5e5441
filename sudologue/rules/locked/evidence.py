"""Evidence for locked candidates."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference.constraint import HouseConstraint
from sudologue.inference.inference import Evidence, RoleEvidence
from sudologue.model import Board, Cell, House


@dataclass(frozen=True, kw_only=True)
class LockedCandidatesEvidence(RoleEvidence):
    """All places of `digit` in `base` are `cells`, and these lie in `cover` too."""

    rank_zero = True

    digit: int
    base: House
    cover: House
    cells: tuple[Cell, ...]

    def basics(self) -> Evidence:
        return Evidence(
            self.cells,
            self.base,
            self.digit,
            truths=(HouseConstraint(self.base, self.digit),),
            links=(HouseConstraint(self.cover, self.digit),),
        )

    def told_on(self, board: Board, rule: str) -> tuple[str, Evidence]:
        """The same with all cells of the crossing that have the digit."""
        tables = board.masks.tables
        crossing = tables.house_masks[self.base] & tables.house_masks[self.cover]
        cells = tables.cells_in(board.masks.plane(self.digit) & crossing)
        if cells == self.cells:
            return rule, self
        return rule, LockedCandidatesEvidence(
            digit=self.digit, base=self.base, cover=self.cover, cells=cells
        )
