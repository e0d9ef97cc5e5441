"""Deadly patterns: their cells and digits, the extras, and what else leads to the conclusion.

Of a grave, which is all open cells, of digits only the extras are marked.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import pairwise
from typing import Any

from sudologue.inference import HouseConstraint
from sudologue.model import Candidate, Cell, House
from sudologue.narration.steps.citations import left_of
from sudologue.narration.steps.scene import Scene
from sudologue.rules.uniqueness.evidence import (
    DeadlyPatternEvidence,
    DeadlyShape,
    ExtraLockedEvidence,
    ExtraSubsetEvidence,
    ExtraXWingEvidence,
    HiddenRectangleEvidence,
    LinkedLoopEvidence,
)
from sudologue.rules.uniqueness.telling import beside_corner, other_digit
from sudologue.sketching import Join, Mark, MarkKind, Sketch, sketches
from sudologue.sketching.marking import (
    bases,
    candidates,
    cells,
    forces,
    nodes,
    sight,
    sketch,
    strong,
)


@sketches(DeadlyPatternEvidence)
def deadly(scene: Scene[DeadlyPatternEvidence]) -> Sketch:
    """The pattern, and what keeps it from being deadly."""
    return sketch(_pattern(scene), _round(scene))


@sketches(ExtraSubsetEvidence)
def extra_subset(scene: Scene[ExtraSubsetEvidence]) -> Sketch:
    """The cells that make up a subset with the extras."""
    evidence = scene.evidence
    subset, digits = evidence.subset_cells, evidence.subset_digits
    return sketch(
        bases(evidence.houses),
        _pattern(scene, apart=subset),
        _round(scene),
        cells(subset, group=1),
        candidates(scene.before, subset, digits, group=1),
    )


@sketches(ExtraLockedEvidence)
def extra_locked(scene: Scene[ExtraLockedEvidence]) -> Sketch:
    """The house that has a digit in one of the two cells with extras."""
    evidence = scene.evidence
    locked = _locked(scene, [evidence.house], evidence.locked_digit)
    return sketch(_pattern(scene), _round(scene), locked)


@sketches(ExtraXWingEvidence)
def extra_x_wing(scene: Scene[ExtraXWingEvidence]) -> Sketch:
    """The sides on which a digit is locked."""
    evidence = scene.evidence
    return sketch(_pattern(scene), _locked(scene, evidence.houses, evidence.locked_digit))


@sketches(HiddenRectangleEvidence)
def hidden_rectangle(scene: Scene[HiddenRectangleEvidence]) -> Sketch:
    """The sides on which a digit is locked, and what would follow from the other in the corner."""
    evidence = scene.evidence
    follow = [Candidate(cell, evidence.locked_digit) for cell in beside_corner(evidence)]
    follow.append(Candidate(evidence.floor, other_digit(evidence)))
    return sketch(
        cells([evidence.corner], MarkKind.PIVOT),
        _pattern(scene, follow, [evidence.corner]),
        _locked(scene, evidence.houses, evidence.locked_digit),
    )


@sketches(LinkedLoopEvidence)
def linked_loop(scene: Scene[LinkedLoopEvidence]) -> Sketch:
    """What a digit would lead to round the loop."""
    steps = scene.evidence.steps
    return sketch(
        bases(step.house for step in steps if step.is_locked),
        _pattern(scene, [step.candidate for step in steps]),
        (forces((step.before,), (step.candidate,)) for step in steps),
    )


def _pattern(
    scene: Scene[Any], following: Collection[Candidate] = (), apart: Collection[Cell] = ()
) -> Iterator[Mark]:
    """The cells but some, the digits of the pattern, of which some would follow, and the extras."""
    evidence: DeadlyPatternEvidence = scene.evidence
    extras = nodes(((extra,) for extra in evidence.extras), MarkKind.EXCEPTION)
    on = nodes(((each,) for each in following), MarkKind.ON)
    yield from cells(cell for cell in evidence.pattern if cell not in apart)
    if evidence.shape is not DeadlyShape.GRAVE:
        marked = {mark.target for mark in (*on, *extras)}
        digits = candidates(scene.before, evidence.pattern, evidence.digits)
        yield from (mark for mark in digits if mark.target not in marked)
    yield from (*on, *extras)


def _round(scene: Scene[Any]) -> Iterator[Join]:
    """How one walks round a loop."""
    evidence: DeadlyPatternEvidence = scene.evidence
    if evidence.shape is DeadlyShape.LOOP:
        for one, other in pairwise((*evidence.pattern, evidence.pattern[0])):
            yield sight(one, other)


def _locked(scene: Scene[Any], houses: Collection[House], digit: int) -> Iterator[Mark | Join]:
    """Houses with two places for a digit, and what joins these."""
    yield from bases(houses)
    for house in houses:
        one, other = left_of(scene.before, HouseConstraint(house, digit))
        yield strong((one,), (other,))
