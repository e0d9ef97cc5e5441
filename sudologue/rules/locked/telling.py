"""Locked candidates: the one house has its digit in cells of the other."""

from __future__ import annotations

from sudologue.narration.english import all_of, cell_list, listing, within
from sudologue.narration.houses import short_name
from sudologue.narration.passage import Passage, phrase, rule_name
from sudologue.narration.scene import Scene
from sudologue.narration.telling import Telling, tells
from sudologue.rules.locked.evidence import LockedCandidatesEvidence

_COMMUNITY_NAMES = {
    "locked_candidates_pointing": "Locked Candidates Type 1 (Pointing)",
    "locked_candidates_claiming": "Locked Candidates Type 2 (Claiming)",
}


@tells(LockedCandidatesEvidence)
class LockedCandidatesTelling(Telling[LockedCandidatesEvidence]):
    """Both directions alike: `base` needs the digit, `cover` takes it once."""

    def technical_name(self, scene: Scene[LockedCandidatesEvidence]) -> Passage:
        name = _COMMUNITY_NAMES.get(scene.slug)
        return rule_name(name, scene.slug) if name else scene.technique

    def pattern(self, scene: Scene[LockedCandidatesEvidence]) -> Passage:
        return phrase("{} in {}", scene.evidence.digit, short_name(scene.evidence.base))

    def place(self, scene: Scene[LockedCandidatesEvidence]) -> Passage:
        return listing((scene.evidence.base, scene.evidence.cover))

    def observation(self, scene: Scene[LockedCandidatesEvidence]) -> Passage:
        locked, base, cover = scene.evidence, scene.evidence.base, scene.evidence.cover
        lie = "it lies" if len(locked.cells) == 1 else f"{all_of(len(locked.cells))} lie"
        cells = cell_list(locked.cells, scene.size, "or")
        text = "{}, the {} can only go in {}, and {} {} too"
        return phrase(text, within(base), locked.digit, cells, lie, within(cover))

    def argument(self, scene: Scene[LockedCandidatesEvidence]) -> Passage:
        locked = scene.evidence
        taker = "that cell" if len(locked.cells) == 1 else "one of them"
        return phrase("{} takes the {} of {}", taker, locked.digit, locked.cover)
