"""Subsets that several houses share, or nearly do: the houses, the cells, and the digits."""

from __future__ import annotations

from sudologue.narration.steps.scene import Scene
from sudologue.rules.locked_subsets.evidence import (
    AlmostLockedEvidence,
    LockedHiddenSubsetEvidence,
    LockedSubsetEvidence,
)
from sudologue.sketching import Sketch, sketches
from sudologue.sketching.marking import bases, candidates, cells, covers, sketch


@sketches(LockedSubsetEvidence)
def locked_subset(scene: Scene[LockedSubsetEvidence]) -> Sketch:
    """The cells use up the digits in all of the houses."""
    subset = scene.evidence
    return sketch(
        bases(subset.houses),
        cells(subset.cells),
        candidates(scene.before, subset.cells, subset.digits),
    )


@sketches(LockedHiddenSubsetEvidence)
def locked_hidden_subset(scene: Scene[LockedHiddenSubsetEvidence]) -> Sketch:
    """The house has the digits nowhere else, so the others have none elsewhere."""
    subset = scene.evidence
    return sketch(
        bases([subset.house]),
        covers(subset.others),
        cells(subset.cells),
        candidates(scene.before, subset.cells, subset.digits),
    )


@sketches(AlmostLockedEvidence)
def almost_locked(scene: Scene[AlmostLockedEvidence]) -> Sketch:
    """The cells of the one house, their partners in the other, and where the two cross."""
    locked = scene.evidence
    return sketch(
        bases([locked.crossing]),
        covers([locked.house]),
        cells(locked.cells, group=1),
        cells(locked.partners, group=2),
        candidates(scene.before, (*locked.cells, *locked.partners, *locked.shared), locked.digits),
    )
