"""How fireworks are told."""

from __future__ import annotations

from sudologue.narration.english import listing
from sudologue.narration.passage import Passage, phrase
from sudologue.narration.scene import Scene
from sudologue.narration.short_forms import digits_in_cells
from sudologue.narration.telling import Telling, tells
from sudologue.rules.fireworks.evidence import FireworkEvidence


@tells(FireworkEvidence)
class FireworkTelling(Telling[FireworkEvidence]):
    """Where two lines have some digits outside their block."""

    def pattern(self, scene: Scene[FireworkEvidence]) -> Passage:
        evidence = scene.evidence
        return digits_in_cells(evidence.digits, sorted(evidence.focus_cells), scene.size)

    def observation(self, scene: Scene[FireworkEvidence]) -> Passage:
        evidence = scene.evidence
        (line, across), (end, far) = evidence.lines, evidence.ends
        text = "outside {}, {} has {} only in {}, and {} has them only in {}"
        digits = listing(evidence.digits)
        return phrase(text, evidence.block, line, digits, end, across, far)

    def argument(self, scene: Scene[FireworkEvidence]) -> Passage:
        evidence = scene.evidence
        text = (
            "whichever of them is in neither cell is on both lines in {}, and so in {}, where they "
            "cross. The three digits fill {}"
        )
        cells = listing(sorted(evidence.focus_cells))
        return phrase(text, evidence.block, evidence.crossing, cells)
