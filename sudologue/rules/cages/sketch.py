"""What is shown of cages: their cells, the digits placed in them, and what they turn on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sudologue.model import Candidate, Cell
from sudologue.narration.steps.scene import Scene
from sudologue.rules.cages.evidence import (
    BoundsEvidence,
    CageEvidence,
    CombinationEvidence,
    KillerSetEvidence,
    NeededDigitEvidence,
    PlacementEvidence,
)
from sudologue.sketching import Join, Mark, MarkKind, Sketch, sketches
from sudologue.sketching.marking import (
    bases,
    candidates,
    cells,
    covers,
    sight,
    sketch,
    spot,
    unsettled,
)


@sketches(CageEvidence)
def last_of_cage(scene: Scene[CageEvidence]) -> Sketch:
    """The open cell, and the digits that are taken off."""
    return sketch(_cage(scene))


@sketches(CombinationEvidence)
def combinations(scene: Scene[CombinationEvidence]) -> Sketch:
    """The open cells, what they have of the combinations, and the houses where that is locked."""
    its = scene.evidence
    digits = {digit for each in its.combinations for digit in each}
    houses = dict.fromkeys(house for each in its.locked for house in each.houses)
    return sketch(covers(houses), _cage(scene), candidates(scene.before, its.cells, digits))


@sketches(BoundsEvidence)
def bounds(scene: Scene[BoundsEvidence]) -> Sketch:
    """The cell that the others bound, and the digits that these make the most or the least of."""
    its = scene.evidence
    others = [cell for cell in its.cells if cell != its.cell]
    gone = [candidate.digit for candidate in scene.action.candidates]
    too_small = min(gone) < its.rest - sum(its.most)
    too_large = max(gone) > its.rest - sum(its.least)
    digits = {*(its.most if too_small else ()), *(its.least if too_large else ())}
    return sketch(_cage(scene, its.cell), candidates(scene.before, others, digits))


@sketches(PlacementEvidence)
def placement(scene: Scene[PlacementEvidence]) -> Sketch:
    """The cell, the others, and the digits that these lack to make what would be left."""
    its = scene.evidence
    lacking = (
        Mark((Candidate(cell, digit),), MarkKind.BLOCKED)
        for leftover in its.leftovers
        for misfit in leftover.misfits
        for digit in misfit.crowded
        for cell in its.cells
        if cell != its.cell and cell not in misfit.places
    )
    return sketch(_cage(scene, its.cell), lacking)


@sketches(NeededDigitEvidence)
def needed_digit(scene: Scene[NeededDigitEvidence]) -> Sketch:
    """The cage, where it can have the digit, and the house, or who sees these places."""
    its = scene.evidence
    return sketch(
        covers([its.house] if its.house is not None else []),
        _cage(scene),
        candidates(scene.before, its.places, its.digits),
        _seen_from(scene) if its.house is None else (),
    )


def _seen_from(scene: Scene[NeededDigitEvidence]) -> Iterator[Join]:
    """Each place in sight of each cell that loses the digit."""
    its = scene.evidence
    for target in scene.target_cells:
        for place in its.places:
            yield sight(spot(place, its.digits[0]), spot(target, its.digits[0]))


@sketches(KillerSetEvidence)
def killer_set(scene: Scene[KillerSetEvidence]) -> Sketch:
    """The house, and the digits in its cages and cells; each cage is a group."""
    its = scene.evidence
    groups = [
        mark for number, cage in enumerate(its.cages, 1) for mark in cells(cage.cells, group=number)
    ]
    return sketch(
        bases([its.house]),
        groups,
        cells(its.cells),
        unsettled(candidates(scene.before, its.held_in, its.digits), scene.action),
    )


def _cage(scene: Scene[Any], pivot: Cell | None = None) -> Iterator[Mark]:
    """The open cells of a cage, one of which the others may turn on, and those that are filled."""
    its: CageEvidence = scene.evidence
    yield from cells([pivot] if pivot else [], MarkKind.PIVOT)
    yield from cells(cell for cell in its.cells if cell != pivot)
    placed = [cell for cell in its.cage.cells if scene.before.value(cell) is not None]
    yield from cells(placed, MarkKind.CAUSE)
