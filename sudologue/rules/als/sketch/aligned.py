"""Aligned exclusion: base cells, and the cells that some choices would leave a digit short."""

from __future__ import annotations

from sudologue.narration.steps.scene import Scene
from sudologue.rules.als.evidence.aligned import AlignedExclusionEvidence
from sudologue.rules.als.telling.aligned import needed
from sudologue.sketching import Sketch, sketches
from sudologue.sketching.marking import cells, nodes, sketch


@sketches(AlignedExclusionEvidence)
def aligned_exclusion(scene: Scene[AlignedExclusionEvidence]) -> Sketch:
    """What each choice beside a candidate that goes is excluded by."""
    evidence, gone = scene.evidence, scene.action.candidates
    exclusions = [each for candidate in gone for each in needed(evidence, candidate)]
    choices = dict.fromkeys(choice for each in exclusions for choice in each.choices)
    excluders = dict.fromkeys(each.excluder for each in exclusions if each.excluder)
    return sketch(
        cells(evidence.bases),
        nodes((choice,) for choice in choices if choice not in gone),
        *(cells(each, group=number) for number, each in enumerate(excluders, 1)),
    )
