"""Fish: the houses that need the digit, those that can give it, and what lies outside."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any

from sudologue.narration.phrasing.filling import as_sentence, said
from sudologue.narration.steps.scene import Scene
from sudologue.rules.fish.evidence import FishCover, FishEvidence, SiameseFishEvidence
from sudologue.rules.fish.telling import ways
from sudologue.sketching import Mark, MarkKind, Sketch, sketches
from sudologue.sketching.marking import bases, candidates, covers, sketch, unsettled


@sketches(FishEvidence)
def fish(scene: Scene[FishEvidence]) -> Sketch:
    """The bases with their one choice of covers."""
    return sketch(_covered(scene, scene.evidence))


@sketches(SiameseFishEvidence)
def siamese_fish(scene: Scene[SiameseFishEvidence]) -> tuple[Sketch, ...]:
    """Each of the two ways by itself, as what is a corner in one is a fin in the other."""
    return tuple(
        sketch(
            _covered(scene, fish.way),
            caption=as_sentence(said(fish, "caption")),
        )
        for fish in ways(scene)
    )


def _covered(scene: Scene[Any], way: FishEvidence | FishCover) -> Iterable[Mark]:
    """The houses, the corners, and both kinds of fins."""
    digits = (scene.evidence.digit,)
    fins = [cell for cell in way.fins if cell not in way.endo_fins]
    of_kinds = (
        (way.corners, MarkKind.SEEN),
        (fins, MarkKind.EXCEPTION),
        (way.endo_fins, MarkKind.DOUBLE_EXCEPTION),
    )
    marks = (candidates(scene.before, cells, digits, kind) for cells, kind in of_kinds)
    places = unsettled(chain.from_iterable(marks), scene.action)
    return (*bases(scene.evidence.base), *covers(way.cover), *places)
