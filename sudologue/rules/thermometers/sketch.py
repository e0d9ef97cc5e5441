"""What is shown of a thermometer: its cells, the way along it, and the cell that others go by."""

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
    """The same, with the anchor for the cell that the others turn on."""
    tube, anchor = scene.evidence.thermometer.cells, scene.evidence.anchor
    others = [cell for cell in tube if cell != anchor]
    return sketch(cells([anchor], MarkKind.PIVOT), cells(others), _along(tube))


def _along(tube: tuple[Cell, ...]) -> Iterator[Join]:
    for one, other in pairwise(tube):
        yield leads(one, other, JoinKind.SIGHT)
