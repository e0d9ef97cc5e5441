"""Subsets, naked and hidden: as many cells as digits."""

from __future__ import annotations

from sudologue.narration.english import all_of, listing, number_word, within
from sudologue.narration.passage import Passage, say
from sudologue.narration.scene import Scene
from sudologue.narration.short_forms import compact_cells, digits_word
from sudologue.narration.telling import Telling, tells
from sudologue.rules.subsets.evidence import HiddenSubsetEvidence, NakedSubsetEvidence


@tells(NakedSubsetEvidence)
class NakedSubsetTelling(Telling[NakedSubsetEvidence]):
    """The cells use the digits up."""

    def pattern(self, scene: Scene[NakedSubsetEvidence]) -> Passage:
        evidence = scene.evidence
        return say(digits_word(evidence.digits), " in ", compact_cells(evidence.cells, scene.size))

    def observation(self, scene: Scene[NakedSubsetEvidence]) -> Passage:
        evidence = scene.evidence
        digits = listing(evidence.digits, "or")
        return say(within(evidence.house), ", ", listing(evidence.cells), " can only be ", digits)

    def argument(self, scene: Scene[NakedSubsetEvidence]) -> Passage:
        number = len(scene.evidence.cells)
        return say(f"the {number_word(number)} of them use up {all_of(number)} digits")


@tells(HiddenSubsetEvidence)
class HiddenSubsetTelling(Telling[HiddenSubsetEvidence]):
    """The digits fill the cells up."""

    def pattern(self, scene: Scene[HiddenSubsetEvidence]) -> Passage:
        evidence = scene.evidence
        return say(digits_word(evidence.digits), " in ", compact_cells(evidence.cells, scene.size))

    def observation(self, scene: Scene[HiddenSubsetEvidence]) -> Passage:
        evidence = scene.evidence
        digits, cells = listing(evidence.digits), listing(evidence.cells, "or")
        return say(within(evidence.house), ", ", digits, " can only go in ", cells)

    def argument(self, scene: Scene[HiddenSubsetEvidence]) -> Passage:
        number = len(scene.evidence.cells)
        return say(f"the {number_word(number)} digits fill {all_of(number)} cells")
