"""Fireworks: two lines that cross in a block, and the three cells that take their digits."""

from __future__ import annotations

from sudologue.narration.steps.scene import Scene
from sudologue.rules.fireworks.evidence import FireworkEvidence
from sudologue.sketching import MarkKind, Sketch, sketches
from sudologue.sketching.marking import bases, candidates, cells, covers, sketch


@sketches(FireworkEvidence)
def firework(scene: Scene[FireworkEvidence]) -> Sketch:
    """The lines need the digits, the block has each of them once."""
    its = scene.evidence
    return sketch(
        bases(its.lines),
        covers([its.block]),
        cells([its.crossing], MarkKind.PIVOT),
        cells(its.ends),
        candidates(scene.before, (its.crossing, *its.ends), its.digits),
    )
