"""What is shown of a thermometer: its cells, the way along it, and the cells that others go by."""

from __future__ import annotations

from itertools import pairwise

from sudologue.narration.steps.scene import Scene
from sudologue.rules.thermometers.evidence import ThermometerEvidence
from sudologue.sketching import JoinKind, MarkKind, Sketch, sketches
from sudologue.sketching.marking import cells, leads, sketch


@sketches(ThermometerEvidence)
def thermometer(scene: Scene[ThermometerEvidence]) -> Sketch:
    """All cells, from the bulb to the tip: what the others turn on is the anchors, or the bulb."""
    tube = scene.evidence.thermometer.cells
    anchors = {anchor.cell for anchor in scene.evidence.anchors} or {tube[0]}
    others = [cell for cell in tube if cell not in anchors]
    along = [leads(one, other, JoinKind.SIGHT) for one, other in pairwise(tube)]
    return sketch(cells(sorted(anchors), MarkKind.PIVOT), cells(others), along)
