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

    A block is `pointing` along a line, or a line is `claiming` it in a block.
    """

    def names(self, scene: Scene[LockedCandidatesEvidence]) -> Mapping[str, Any]:
        locked = scene.evidence
        only = OnlyPlaces(locked.digit, (locked.base,), locked.cells)
        return {"only": only, "lie": LiesIn(locked.cells, locked.cover)}

    def cases(self, scene: Scene[LockedCandidatesEvidence]) -> Collection[str]:
        base, cover = scene.evidence.base.is_line, scene.evidence.cover.is_line
        one = len(scene.evidence.cells) == 1
        return when(one=one, pointing=cover and not base, claiming=base and not cover)

    def pattern(self, scene: Scene[LockedCandidatesEvidence]) -> Passage:
        return phrase("{} in {}", scene.evidence.digit, short_name(scene.evidence.base))
