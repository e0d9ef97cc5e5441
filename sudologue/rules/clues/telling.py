"""How it is told what a clue leaves its cells."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.model import Cell, bits_of
from sudologue.narration.claims.board_claims import ClueLeaves
from sudologue.narration.phrasing.english import clue_name, listing
from sudologue.narration.phrasing.passage import Passage, phrase, say, states
from sudologue.narration.phrasing.short_forms import compact_cells
from sudologue.narration.steps.clashes import unfillable
from sudologue.narration.steps.conclusions import places
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.clues.evidence import ClueSupportEvidence


@tells(ClueSupportEvidence)
class ClueSupportTelling(Telling[ClueSupportEvidence]):
    """What the cells that lose something can still take, whichever way the clue is filled."""

    family_words = "a clue with a digit that no way to fill it uses"
    question_words = "in which ways can one of the clues be filled"

    def pattern(self, scene: Scene[ClueSupportEvidence]) -> Passage:
        return say("clue ", compact_cells(sorted(scene.evidence.clue.cells), scene.size))

    def observation(self, scene: Scene[ClueSupportEvidence]) -> Passage:
        left = listing([_takes(scene, cell) for cell in scene.target_cells])
        return phrase("however {} is filled, {}", clue_name(scene.evidence.clue), left)

    def reason(self, scene: Scene[ClueSupportEvidence]) -> Passage:
        text = "each way to fill {} takes one candidate of every cell, and no way takes {}"
        return phrase(text, clue_name(scene.evidence.clue), places(scene.action.candidates, "or"))

    def setting(self, scene: Scene[ClueSupportEvidence]) -> Passage:
        return phrase("look at {}", clue_name(scene.evidence.clue))

    def contradiction(self, scene: Scene[ClueSupportEvidence]) -> Sequence[Passage]:
        return (unfillable(scene.evidence.clue, scene.action.candidates),)


def _takes(scene: Scene[ClueSupportEvidence], cell: Cell) -> Passage:
    """`r1c1 takes 4 or 6`."""
    clue = scene.evidence.clue
    kept = scene.before.masks.clue_support(clue) or ()
    digits = tuple([digit + 1 for digit in bits_of(kept[clue.cells.index(cell)])])
    takes = states(" takes ", ClueLeaves(clue, cell, digits))
    return say(cell, takes, listing(digits, "or"))
