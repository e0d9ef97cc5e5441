"""How it is told what a clue leaves its cells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sudologue.model import bits_of
from sudologue.narration.claims.board_claims import ClueLeaves
from sudologue.narration.phrasing.passage import Passage, say
from sudologue.narration.phrasing.short_forms import compact_cells
from sudologue.narration.steps.clashes import unfillable
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.clues.evidence import ClueSupportEvidence


@tells(ClueSupportEvidence)
class ClueSupportTelling(Telling[ClueSupportEvidence]):
    """What the cells that lose something can still take, whichever way the clue is filled."""

    def names(self, scene: Scene[ClueSupportEvidence]) -> Mapping[str, Any]:
        clue = scene.evidence.clue
        kept = zip(clue.cells, scene.before.masks.clue_support(clue) or (), strict=False)
        left = {cell: tuple([digit + 1 for digit in bits_of(mask)]) for cell, mask in kept}
        return {
            "clue": clue,
            "left": [ClueLeaves(clue, cell, left.get(cell, ())) for cell in scene.target_cells],
        }

    def pattern(self, scene: Scene[ClueSupportEvidence]) -> Passage:
        return say("clue ", compact_cells(sorted(scene.evidence.clue.cells), scene.size))

    def contradiction(self, scene: Scene[ClueSupportEvidence]) -> Sequence[Passage]:
        return (unfillable(scene.evidence.clue, scene.action.candidates),)
