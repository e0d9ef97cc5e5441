"""Subsets, naked and hidden: as many cells as digits."""

from __future__ import annotations

from typing import TypeVar

from sudologue.narration.english import all_of, listing, number_word, within
from sudologue.narration.passage import Passage, phrase
from sudologue.narration.scene import Scene
from sudologue.narration.short_forms import digits_in_cells
from sudologue.narration.telling import Telling, tells
from sudologue.rules.subsets.evidence import HiddenSubsetEvidence, NakedSubsetEvidence

S = TypeVar("S", NakedSubsetEvidence, HiddenSubsetEvidence)


class SubsetTelling(Telling[S]):
    """Where a subset lies, naked or hidden."""

    def pattern(self, scene: Scene[S]) -> Passage:
        return digits_in_cells(scene.evidence.digits, scene.evidence.cells, scene.size)


@tells(NakedSubsetEvidence)
class NakedSubsetTelling(SubsetTelling[NakedSubsetEvidence]):
    """The cells use the digits up."""

    def observation(self, scene: Scene[NakedSubsetEvidence]) -> Passage:
        cells, digits = listing(scene.evidence.cells), listing(scene.evidence.digits, "or")
        return phrase("{}, {} can only be {}", within(scene.evidence.house), cells, digits)

    def argument(self, scene: Scene[NakedSubsetEvidence]) -> Passage:
        number = len(scene.evidence.cells)
        return phrase("the {} of them use up {} digits", number_word(number), all_of(number))


@tells(HiddenSubsetEvidence)
class HiddenSubsetTelling(SubsetTelling[HiddenSubsetEvidence]):
    """The digits fill the cells up."""

    def observation(self, scene: Scene[HiddenSubsetEvidence]) -> Passage:
        digits, cells = listing(scene.evidence.digits), listing(scene.evidence.cells, "or")
        return phrase("{}, {} can only go in {}", within(scene.evidence.house), digits, cells)

    def argument(self, scene: Scene[HiddenSubsetEvidence]) -> Passage:
        number = len(scene.evidence.cells)
        return phrase("the {} digits fill {} cells", number_word(number), all_of(number))
