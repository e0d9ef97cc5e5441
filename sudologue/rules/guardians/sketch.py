"""Guardians: an odd loop, and what breaks it."""

from __future__ import annotations

from collections.abc import Iterator

from sudologue.narration.steps.scene import Scene
from sudologue.rules.guardians.evidence import GuardianEvidence
from sudologue.sketching import Join, MarkKind, Sketch, sketches
from sudologue.sketching.marking import candidates, sketch, spot, strong, unsettled, weak


@sketches(GuardianEvidence)
def guardians(scene: Scene[GuardianEvidence]) -> Sketch:
    """The digit round the loop, and the guardians."""
    its = scene.evidence
    places = [
        *candidates(scene.before, its.loop, (its.digit,)),
        *candidates(scene.before, its.guardians, (its.digit,), MarkKind.EXCEPTION),
    ]
    return sketch(unsettled(places, scene.action), _round(its))


def _round(its: GuardianEvidence) -> Iterator[Join]:
    """From neighbour to neighbour: a strong link in a house that has no guardian."""
    following = (*its.loop[1:], its.loop[0])
    for cell, other, house in zip(its.loop, following, its.houses, strict=True):
        is_guarded = any(guardian in house.cells for guardian in its.guardians)
        join = weak if is_guarded else strong
        yield join(spot(cell, its.digit), spot(other, its.digit))
