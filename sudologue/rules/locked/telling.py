"""Locked candidates: the one house has its digit in cells of the other."""

from __future__ import annotations

from sudologue.narration.phrasing.english import all_of, within
from sudologue.narration.phrasing.facts import lie, only_places
from sudologue.narration.phrasing.houses_in_words import short_name
from sudologue.narration.phrasing.passage import Passage, phrase, say
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling, tells
from sudologue.rules.locked.evidence import LockedCandidatesEvidence


@tells(LockedCandidatesEvidence)
class LockedCandidatesTelling(Telling[LockedCandidatesEvidence]):
    """Both directions alike: `base` needs the digit, `cover` takes it once."""

    family_words = "a digit whose places in one house all lie in another house as well"

    def pattern(self, scene: Scene[LockedCandidatesEvidence]) -> Passage:
        return phrase("{} in {}", scene.evidence.digit, short_name(scene.evidence.base))

    def place(self, scene: Scene[LockedCandidatesEvidence]) -> Passage:
        return phrase("{} and {}", scene.evidence.base, scene.evidence.cover)

    def observation(self, scene: Scene[LockedCandidatesEvidence]) -> Passage:
        locked, cover = scene.evidence, scene.evidence.cover
        places = only_places(locked.digit, (locked.base,), locked.cells)
        them = "it" if len(locked.cells) == 1 else all_of(len(locked.cells))
        return phrase("{}, and {}{} {} too", places, them, lie(locked.cells, cover), within(cover))

    def argument(self, scene: Scene[LockedCandidatesEvidence]) -> Passage:
        locked = scene.evidence
        taker = "that cell" if len(locked.cells) == 1 else "one of them"
        return phrase("{} takes the {} of {}", taker, locked.digit, locked.cover)

    def reason(self, scene: Scene[LockedCandidatesEvidence]) -> Passage:
        digit, base, cover = scene.evidence.digit, scene.evidence.base, scene.evidence.cover
        if cover.is_line and not base.is_line:
            line = cover.kind.value
            so = phrase("{} points along the {} and leaves none for the rest of it", base, line)
        elif base.is_line and not cover.is_line:
            so = phrase("{} claims it and leaves none for the rest of {}", base, cover)
        else:
            so = phrase("none is left for the rest of {}", cover)
        text = "that is called {}: wherever {} has its {}, that is the {} of {} as well, so {}"
        return phrase(text, scene.technique, base, digit, digit, cover, so)

    def region(self, scene: Scene[LockedCandidatesEvidence]) -> Passage:
        return say(scene.evidence.base)
