"""What is shown of a thermometer: its cells, the way along it, and the cells that others go by."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from sudologue.model import Cell
from sudologue.narration.steps.scene import Scene
from sudologue.rules.thermometers.evidence import NeighbourEvidence, PlacesEvidence
from sudologue.sketching import Join, JoinKind, MarkKind, Sketch, sketches
from sudologue.sketching.marking import cells, leads, sketch


@sketches(PlacesEvidence)
def places(scene: Scene[PlacesEvidence]) -> Sketch:
    """All cells, from the bulb to the tip."""
    tube = scene.evidence.thermometer.cells
    return sketch(cells(tube[:1], MarkKind.PIVOT), cells(tube[1:]), _along(tube))


@sketches(NeighbourEvidence)
def neighbours(scene: Scene[NeighbourEvidence]) -> Sketch:
    """The same, with the anchors for the cells that the others turn on."""
    tube, anchors = scene.evidence.thermometer.cells, {a.cell for a in scene.evidence.anchors}
    others = [cell for cell in tube if cell not in anchors]
    return sketch(cells(sorted(anchors), MarkKind.PIVOT), cells(others), _along(tube))


def _along(tube: tuple[Cell, ...]) -> Iterator[Join]:
    for one, other in pairwise(tube):
        yield leads(one, other, JoinKind.SIGHT)
