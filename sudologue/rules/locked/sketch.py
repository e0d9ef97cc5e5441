"""Locked candidates: the house that needs the digit, and the one that takes it once."""

from __future__ import annotations

from sudologue.narration.steps.scene import Scene
from sudologue.rules.locked.evidence import LockedCandidatesEvidence
from sudologue.sketching import Sketch, sketches
from sudologue.sketching.marking import bases, candidates, covers, sketch


@sketches(LockedCandidatesEvidence)
def locked_candidates(scene: Scene[LockedCandidatesEvidence]) -> Sketch:
    """Both houses, and the places of the digit where they cross."""
    locked = scene.evidence
    return sketch(
        bases([locked.base]),
        covers([locked.cover]),
        candidates(scene.before, locked.cells, (locked.digit,)),
    )
