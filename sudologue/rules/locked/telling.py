"""Locked candidates: the one house has its digit in cells of the other."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from sudologue.narration.claims.board_claims import LiesIn, OnlyPlaces
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.houses_in_words import short_name
from sudologue.narration.phrasing.passage import Passage, phrase
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.locked.evidence import LockedCandidatesEvidence


@tells(LockedCandidatesEvidence)
class LockedCandidatesTelling(Telling[LockedCandidatesEvidence]):
    """Both directions alike: `base` needs the digit, `cover` takes it once.

    There may be `one` cell in both.
    """

    def names(self, scene: Scene[LockedCandidatesEvidence]) -> Mapping[str, Any]:
        locked = scene.evidence
        only = OnlyPlaces(locked.digit, (locked.base,), locked.cells)
        return {"only": only, "lie": LiesIn(locked.cells, locked.cover)}

    def cases(self, scene: Scene[LockedCandidatesEvidence]) -> Collection[str]:
        return when(one=len(scene.evidence.cells) == 1)

    def pattern(self, scene: Scene[LockedCandidatesEvidence]) -> Passage:
        its = scene.evidence
        return phrase("{} {}\\{}", its.digit, short_name(its.base), short_name(its.cover))
