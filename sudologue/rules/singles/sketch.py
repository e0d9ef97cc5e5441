"""Singles: the house or the cell, and the placed digits that leave it no choice."""

from __future__ import annotations

from sudologue.narration.steps.grounds_of_singles import HiddenGrounds, NakedGrounds
from sudologue.narration.steps.scene import Scene
from sudologue.rules.singles.evidence import (
    FullHouseEvidence,
    HiddenSingleEvidence,
    NakedSingleEvidence,
)
from sudologue.sketching import MarkKind, Sketch, sketches
from sudologue.sketching.marking import bases, blocked, cells, sketch


@sketches(FullHouseEvidence)
def full_house(scene: Scene[FullHouseEvidence]) -> Sketch:
    """The house with its one open cell."""
    return sketch(bases([scene.evidence.house]))


@sketches(NakedSingleEvidence)
def naked_single(scene: Scene[NakedSingleEvidence]) -> Sketch:
    """The cell, the digits that it is said to see, and what earlier steps took from it."""
    grounds = NakedGrounds.of(scene)
    held = (cell for house in grounds.houses for cell in house.cells)
    seen = [cell for cell in held if scene.before.value(cell) in grounds.seen]
    distant = [cell for _, cell in grounds.distant]
    return sketch(
        cells([grounds.cell]),
        cells([*seen, *distant], MarkKind.CAUSE),
        blocked(scene.layout, grounds.gone),
    )


@sketches(HiddenSingleEvidence)
def hidden_single(scene: Scene[HiddenSingleEvidence]) -> Sketch:
    """The house, the digits that see its other cells, and what earlier steps ruled out there."""
    grounds = HiddenGrounds.of(scene)
    return sketch(
        bases([grounds.house]),
        cells(grounds.blockers, MarkKind.CAUSE),
        blocked(scene.layout, grounds.gone),
    )
