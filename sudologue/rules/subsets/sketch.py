"""Subsets, naked and hidden: the house, the cells, and the digits in them."""

from __future__ import annotations

from sudologue.narration.steps.scene import Scene
from sudologue.rules.subsets.evidence import HiddenSubsetEvidence, NakedSubsetEvidence
from sudologue.sketching import Sketch, sketches
from sudologue.sketching.marking import bases, candidates, cells, sketch


@sketches(NakedSubsetEvidence)
@sketches(HiddenSubsetEvidence)
def subset(scene: Scene[NakedSubsetEvidence | HiddenSubsetEvidence]) -> Sketch:
    """Either way, as many digits as cells: they differ in what goes."""
    its = scene.evidence
    return sketch(
        bases([its.house]), cells(its.cells), candidates(scene.before, its.cells, its.digits)
    )
