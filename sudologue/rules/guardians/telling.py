"""Guardians: an odd loop, and what breaks it."""

from __future__ import annotations

from sudologue.narration.english import cell_list, listing, number_word, sees_all
from sudologue.narration.passage import Passage, say
from sudologue.narration.scene import Scene
from sudologue.narration.short_forms import compact_cells
from sudologue.narration.telling import Telling, tells
from sudologue.rules.guardians.evidence import GuardianEvidence


@tells(GuardianEvidence)
class GuardianTelling(Telling[GuardianEvidence]):
    """An odd loop, and what breaks it."""

    def pattern(self, scene: Scene[GuardianEvidence]) -> Passage:
        evidence = scene.evidence
        loop = compact_cells(evidence.loop, scene.size)
        return say(
            evidence.digit, " in ", loop, " g", compact_cells(evidence.guardians, scene.size)
        )

    def observation(self, scene: Scene[GuardianEvidence]) -> Passage:
        evidence = scene.evidence
        ways = [
            say(house, " from ", one, " to ", other)
            for house, one, other in zip(
                evidence.houses, evidence.loop, (*evidence.loop[1:], evidence.loop[0]), strict=True
            )
        ]
        return say(
            "go round by ",
            listing(ways),
            ". Beside the loop, these houses have no place for ",
            evidence.digit,
            " but ",
            cell_list(evidence.guardians, scene.size),
        )

    def argument(self, scene: Scene[GuardianEvidence]) -> Passage:
        evidence = scene.evidence
        turns = say(
            "cells with ",
            evidence.digit,
            " and cells without would take turns all round, which ",
            number_word(len(evidence.loop)),
            " cells cannot",
        )
        if len(evidence.guardians) == 1:
            return say("without it, ", turns)
        see_all = sees_all(scene.target_cells, len(evidence.guardians), scene.size)
        return say(
            "without them, ", turns, ". So one of them is ", evidence.digit, ", and ", see_all
        )
