"""Evidence for what a clue leaves its cells."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference import ClueConstraint, Evidence, RoleEvidence
from sudologue.model import Clue


@dataclass(frozen=True, kw_only=True)
class ClueSupportEvidence(RoleEvidence):
    """No way to fill the cells of `clue` uses what goes."""

    clue: Clue

    def basics(self) -> Evidence:
        cells = tuple(sorted(self.clue.cells))
        return Evidence(cells, clues=(ClueConstraint(self.clue),))
