"""SK-loops: the ring of pairs round the filled centres."""

from __future__ import annotations

from collections.abc import Iterator

from sudologue.narration.steps.scene import Scene
from sudologue.rules.sk_loop.evidence import SkLoopEvidence
from sudologue.sketching import Mark, MarkKind, Sketch, sketches
from sudologue.sketching.marking import candidates, cells, sketch


@sketches(SkLoopEvidence)
def sk_loop(scene: Scene[SkLoopEvidence]) -> Sketch:
    """The centres, and each pair with what its two houses give to it."""
    return sketch(cells(scene.evidence.centres, MarkKind.PIVOT), _pairs(scene))


def _pairs(scene: Scene[SkLoopEvidence]) -> Iterator[Mark]:
    """Each pair a group, in the order of the ring."""
    its = scene.evidence
    following = (*its.digits[1:], its.digits[0])
    for group, (pair, own, others) in enumerate(
        zip(its.pairs, its.digits, following, strict=True), 1
    ):
        yield from cells(pair, group=group)
        yield from candidates(scene.before, pair, {*own, *others}, group=group)
