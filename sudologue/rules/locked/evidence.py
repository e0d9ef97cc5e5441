"""Evidence for locked candidates."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference.constraint import HouseConstraint
from sudologue.inference.inference import Evidence, RoleEvidence
from sudologue.model import Cell, House


@dataclass(frozen=True, kw_only=True)
class LockedCandidatesEvidence(RoleEvidence):
    """All places of `digit` in `base` are `cells`, and these lie in `cover` too."""

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
