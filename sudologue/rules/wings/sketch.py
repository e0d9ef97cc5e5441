"""Wings: the cells, and how they drive a digit from one to the other."""

from __future__ import annotations

from collections.abc import Iterator

from sudologue.narration.steps.scene import Scene
from sudologue.rules.wings.evidence import BigWingEvidence, WingEvidence, WWingEvidence
from sudologue.sketching import Join, JoinKind, MarkKind, Sketch, sketches
from sudologue.sketching.marking import (
    bases,
    candidates,
    cells,
    leads,
    nodes,
    sketch,
    spot,
    strong,
    weak,
)


@sketches(WingEvidence)
def wing(scene: Scene[WingEvidence]) -> Sketch:
    """The pivot, the pincers, and the digit that these would be left with."""
    its = scene.evidence
    digits = (*its.pivot_digits, its.digit)
    return sketch(
        cells([its.pivot], MarkKind.PIVOT),
        cells(its.pincers),
        candidates(scene.before, (its.pivot, *its.pincers), digits),
        _cases(scene),
    )


def _cases(scene: Scene[WingEvidence]) -> Iterator[Join]:
    """From each digit of the pivot to the pincer that has it, and on to the other one there."""
    its = scene.evidence
    first, second = (spot(its.pivot, digit) for digit in its.pivot_digits)
    if len(scene.before.domain(its.pivot)) == len(its.pivot_digits):
        yield strong(first, second)
    for start, pincer, digit in zip((first, second), its.pincers, its.pivot_digits, strict=True):
        yield weak(start, spot(pincer, digit))
        yield strong(spot(pincer, digit), spot(pincer, its.digit))


@sketches(WWingEvidence)
def w_wing(scene: Scene[WWingEvidence]) -> Sketch:
    """The ends, were they alike, and the bridge that this would leave without its digit."""
    its, linked = scene.evidence, scene.evidence.linked_digit
    (end, other), (pier, far) = its.ends, its.bridge
    bridge = spot(pier, linked), spot(far, linked)
    return sketch(
        cells(its.ends),
        bases([its.house]),
        candidates(scene.before, its.ends, (its.digit,)),
        nodes([spot(end, linked), spot(other, linked)], MarkKind.ON),
        nodes(bridge, MarkKind.OFF),
        [leads(spot(end, linked), spot(pier, linked), JoinKind.WEAK)],
        [leads(spot(other, linked), spot(far, linked), JoinKind.WEAK)],
        [strong(*bridge)],
    )


@sketches(BigWingEvidence)
def big_wing(scene: Scene[BigWingEvidence]) -> Sketch:
    """The cells with the digits that fit in once; the one that is left over is a group."""
    its = scene.evidence
    left_over = () if its.digit is None else (its.digit,)
    return sketch(
        cells([its.pivot] if its.pivot else (), MarkKind.PIVOT),
        cells(cell for cell in its.cells if cell != its.pivot),
        candidates(scene.before, its.cells, its.restricted),
        candidates(scene.before, its.cells, left_over, group=1),
    )
