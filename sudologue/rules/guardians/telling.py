"""Guardians: an odd loop, and what breaks it."""

from __future__ import annotations

from sudologue.narration.english import cell_list, listing, number_word, sees_all
from sudologue.narration.passage import Passage, phrase
from sudologue.narration.scene import Scene
from sudologue.narration.short_forms import compact_cells, digits_in_cells
from sudologue.narration.telling import Telling, tells
from sudologue.rules.guardians.evidence import GuardianEvidence
from sudologue.wording import noun_for


@tells(GuardianEvidence)
class GuardianTelling(Telling[GuardianEvidence]):
    """An odd loop, and what breaks it."""

    def pattern(self, scene: Scene[GuardianEvidence]) -> Passage:
        evidence, size = scene.evidence, scene.size
        loop = digits_in_cells((evidence.digit,), evidence.loop, size)
        noun = noun_for(len(evidence.guardians), "guardian")
        return phrase("{}, {} {}", loop, noun, compact_cells(evidence.guardians, size))

    def observation(self, scene: Scene[GuardianEvidence]) -> Passage:
        evidence, (first, *others) = scene.evidence, scene.evidence.loop
        links = listing(
            phrase("{} from {} to {}", house, one, other)
            for house, one, other in zip(
                evidence.houses, evidence.loop, (*others, first), strict=True
            )
        )
        guardians = cell_list(evidence.guardians, scene.size)
        text = "go round by {}. Beside the loop, these houses have no place for {} but {}"
        return phrase(text, links, evidence.digit, guardians)

    def argument(self, scene: Scene[GuardianEvidence]) -> Passage:
        digit, guardians = scene.evidence.digit, len(scene.evidence.guardians)
        text = (
            "without {}, cells with {} and cells without would take turns all round, which {} "
            "cells cannot"
        )
        them, length = "it" if guardians == 1 else "them", number_word(len(scene.evidence.loop))
        some_is_true = phrase(text, them, digit, length)
        if guardians == 1:
            return some_is_true
        seen = sees_all(scene.target_cells, guardians, scene.size)
        return phrase("{}. So one of them is {}, and {}", some_is_true, digit, seen)
