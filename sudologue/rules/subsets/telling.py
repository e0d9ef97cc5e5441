"""Subsets, naked and hidden: as many cells as digits."""

from __future__ import annotations

from typing import TypeVar

from sudologue.narration.phrasing.english import all_of, listing, number_word, with_article, within
from sudologue.narration.phrasing.facts import held_by, number_of, places_between
from sudologue.narration.phrasing.passage import Passage, phrase, say
from sudologue.narration.phrasing.short_forms import digits_in_cells
from sudologue.narration.steps.conclusions import cell_by_cell
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.subsets.evidence import HiddenSubsetEvidence, NakedSubsetEvidence

S = TypeVar("S", NakedSubsetEvidence, HiddenSubsetEvidence)


class SubsetTelling(Telling[S]):
    """Where a subset lies, naked or hidden."""

    def pattern(self, scene: Scene[S]) -> Passage:
        return digits_in_cells(scene.evidence.digits, scene.evidence.cells, scene.size)

    def region(self, scene: Scene[S]) -> Passage:
        return say(scene.evidence.house)


@tells(NakedSubsetEvidence)
class NakedSubsetTelling(SubsetTelling[NakedSubsetEvidence]):
    """The cells use the digits up."""

    def observation(self, scene: Scene[NakedSubsetEvidence]) -> Passage:
        held = held_by(scene.before, scene.evidence.cells)
        return phrase("{}, {}", within(scene.evidence.house), held)

    def argument(self, scene: Scene[NakedSubsetEvidence]) -> Passage:
        cells, digits = scene.evidence.cells, scene.evidence.digits
        which = "neither" if len(digits) == 2 else "none of them"
        text = "the {} cells use up {} digits, leaving {} for the rest of {}"
        number, house = number_of(cells), scene.evidence.house
        return phrase(text, number, all_of(len(digits)), which, house)

    def reason(self, scene: Scene[NakedSubsetEvidence]) -> Passage:
        number, house = number_word(len(scene.evidence.cells)), scene.evidence.house
        name = with_article(scene.technique)
        if len(scene.evidence.cells) == 2:
            text = (
                "that is {}: two cells of {} with two digits between them, one for each. Which "
                "takes which is open"
            )
            return phrase(text, name, house)
        text = (
            "that is {}: {} cells of {} with {} digits between them. Not every one of the cells "
            "has to have {}; what counts is that none of them has any other"
        )
        return phrase(text, name, number, house, number, all_of(len(scene.evidence.digits)))

    def family(self, scene: Scene[NakedSubsetEvidence]) -> Passage:
        number = number_word(len(scene.evidence.cells))
        return phrase("{} cells of a house with {} digits between them", number, number)

    def question(self, scene: Scene[NakedSubsetEvidence]) -> Passage:
        number, digits = number_word(len(scene.evidence.cells)), listing(scene.evidence.digits)
        text = "which {} cells of {} have nothing left but {}"
        return phrase(text, number, scene.evidence.house, digits)


@tells(HiddenSubsetEvidence)
class HiddenSubsetTelling(SubsetTelling[HiddenSubsetEvidence]):
    """The digits fill the cells up."""

    def observation(self, scene: Scene[HiddenSubsetEvidence]) -> Passage:
        subset, house = scene.evidence, scene.evidence.house
        places = places_between(subset.digits, house, subset.cells)
        return phrase("{}, {}", within(house), places)

    def argument(self, scene: Scene[HiddenSubsetEvidence]) -> Passage:
        subset = scene.evidence
        number = number_of(subset.digits)
        return phrase("the {} digits fill {} cells", number, all_of(len(subset.cells)))

    def consequence(self, scene: Scene[HiddenSubsetEvidence]) -> Passage:
        losses = cell_by_cell(scene.action.candidates)
        return phrase("the cells keep only {}: {}", listing(scene.evidence.digits), losses)

    def reason(self, scene: Scene[HiddenSubsetEvidence]) -> Passage:
        number, house = number_word(len(scene.evidence.cells)), scene.evidence.house
        text = (
            "that is {}: {} digits of {} with {} places between them. Whatever else was pencilled "
            "in there only hid them"
        )
        return phrase(text, with_article(scene.technique), number, house, number)

    def family(self, scene: Scene[HiddenSubsetEvidence]) -> Passage:
        number = number_word(len(scene.evidence.cells))
        return phrase("{} digits of a house with {} places between them", number, number)

    def question(self, scene: Scene[HiddenSubsetEvidence]) -> Passage:
        digits = listing(scene.evidence.digits)
        return phrase("where can {} have its {}", scene.evidence.house, digits)
