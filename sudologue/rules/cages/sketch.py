"""What is shown of cages: their cells, the digits placed in them, and what they turn on."""

from __future__ import annotations

from collections.abc import Iterator

from sudologue.model import Board, Candidate, Clue
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
    its = scene.evidence
    return sketch(cells(its.cells), _placed(scene.before, its.cage))


@sketches(CombinationEvidence)
def combinations(scene: Scene[CombinationEvidence]) -> Sketch:
    """The open cells, and what they have of the combinations."""
    its = scene.evidence
    digits = {digit for each in its.combinations for digit in each}
    seen = candidates(scene.before, its.cells, digits)
    return sketch(cells(its.cells), _placed(scene.before, its.cage), seen)


@sketches(BoundsEvidence)
def bounds(scene: Scene[BoundsEvidence]) -> Sketch:
    """The cell that the others bound, and the digits that these make the most or the least of."""
    its = scene.evidence
    others = [cell for cell in its.cells if cell != its.cell]
    gone = [candidate.digit for candidate in scene.action.candidates]
    too_small = min(gone) < its.rest - sum(its.most)
    too_large = max(gone) > its.rest - sum(its.least)
    digits = {*(its.most if too_small else ()), *(its.least if too_large else ())}
    return sketch(
        cells([its.cell], MarkKind.PIVOT),
        cells(others),
        _placed(scene.before, its.cage),
        candidates(scene.before, others, digits),
    )


@sketches(PlacementEvidence)
def placement(scene: Scene[PlacementEvidence]) -> Sketch:
    """The cell, the others, and the digits that these lack to make what would be left."""
    its = scene.evidence
    others = [cell for cell in its.cells if cell != its.cell]
    lacking = (
        Mark((Candidate(cell, digit),), MarkKind.BLOCKED)
        for leftover in its.leftovers
        for misfit in leftover.misfits
        for digit in misfit.crowded
        for cell in others
        if cell not in misfit.places
    )
    return sketch(
        cells([its.cell], MarkKind.PIVOT),
        cells(others),
        _placed(scene.before, its.cage),
        lacking,
    )


@sketches(NeededDigitEvidence)
def needed_digit(scene: Scene[NeededDigitEvidence]) -> Sketch:
    """The cage, where it can have the digit, and the house, or who sees these places."""
    its = scene.evidence
    return sketch(
        covers([its.house] if its.house is not None else []),
        cells(its.cells),
        _placed(scene.before, its.cage),
        candidates(scene.before, its.places, [its.digit]),
        _seen_from(scene) if its.house is None else (),
    )


def _seen_from(scene: Scene[NeededDigitEvidence]) -> Iterator[Join]:
    """Each place in sight of each cell that loses the digit."""
    its = scene.evidence
    for target in scene.target_cells:
        for place in its.places:
            yield sight(spot(place, its.digit), spot(target, its.digit))


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


def _placed(board: Board, cage: Clue) -> list[Mark]:
    """The cells of a cage that are filled."""
    placed = [cell for cell in cage.cells if board.value(cell) is not None]
    return cells(placed, MarkKind.CAUSE)
