"""Guardians: an odd loop, and what breaks it."""

from __future__ import annotations

from sudologue.narration.english import all_of, cell_list, listing, number_word
from sudologue.narration.notation import compact_cells
from sudologue.narration.passage import Passage, say
from sudologue.narration.scene import Scene
from sudologue.narration.telling import Telling, tells
from sudologue.rules.guardians.evidence import GuardianEvidence


@tells(GuardianEvidence)
class GuardianTelling(Telling[GuardianEvidence]):
    """An odd loop, and what breaks it."""

    def pattern(self, scene: Scene[GuardianEvidence]) -> Passage:
        found = scene.evidence
        loop = compact_cells(found.loop, scene.size)
        return say(found.digit, " in ", loop, " g", compact_cells(found.guardians, scene.size))

    def observation(self, scene: Scene[GuardianEvidence]) -> Passage:
        found = scene.evidence
        ways = [
            say(house, " from ", one, " to ", other)
            for house, one, other in zip(
                found.houses, found.loop, (*found.loop[1:], found.loop[0]), strict=True
            )
        ]
        return say(
            "go round by ",
            listing(ways),
            ". Beside the loop, these houses have no place for ",
            found.digit,
            " but ",
            cell_list(found.guardians, scene.size),
        )

    def argument(self, scene: Scene[GuardianEvidence]) -> Passage:
        found = scene.evidence
        turns = say(
            "cells with ",
            found.digit,
            " and cells without would take turns all round, which ",
            number_word(len(found.loop)),
            " cells cannot",
        )
        if len(found.guardians) == 1:
            return say("without it, ", turns)
        gone = sorted({candidate.cell for candidate in scene.action.candidates})
        see = " sees " if len(gone) == 1 else " see "
        see_all = say(cell_list(gone, scene.size), see, all_of(len(found.guardians)))
        return say("without them, ", turns, ". So one of them is ", found.digit, ", and ", see_all)
