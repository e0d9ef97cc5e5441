"""Locked candidates: the one house has its digit in cells of the other."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sudologue.narration.claims.board_claims import LiesIn, OnlyPlaces
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.houses_in_words import short_name
from sudologue.narration.phrasing.passage import Passage, at_step, lines, phrase, step_number
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

    def is_sibling_of(self, scene: Scene[LockedCandidatesEvidence], other: Scene[Any]) -> bool:
        return isinstance(other.evidence, LockedCandidatesEvidence)

    def siblings(self, scenes: Sequence[Scene[LockedCandidatesEvidence]]) -> Passage:
        """`Locked candidates:`, and a line for each."""
        told = [self.clause("together", scenes[0])]
        for scene in scenes:
            known = {"seen": self.observation(scene), "what_follows": self.consequence(scene)}
            number = step_number(scene.number or 0)
            told.append(at_step(self.clause("line", scene, number=number, **known), scene.number))
        return lines(told)
