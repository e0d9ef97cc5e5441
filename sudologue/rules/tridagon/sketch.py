"""Tridagons: the twelve cells, the three digits, and the guardians; what each of these leads to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sudologue.narration.phrasing.filling import Speaker
from sudologue.narration.steps.conclusions import conclusion
from sudologue.narration.steps.scene import Scene
from sudologue.rules.forcing.sketch import frames_of_cases
from sudologue.rules.tridagon.evidence import TridagonEvidence, TridagonVerityEvidence
from sudologue.rules.tridagon.telling import TridagonVerityTelling
from sudologue.sketching import Mark, MarkKind, Sketch, sketches
from sudologue.sketching.marking import candidates, cells, nodes, sketch

_VERITY = TridagonVerityTelling()
_words = Speaker(__name__)


@sketches(TridagonEvidence)
def tridagon(scene: Scene[TridagonEvidence]) -> Sketch:
    """The cells, and all that they can be."""
    return sketch(_pattern(scene))


@sketches(TridagonVerityEvidence)
def tridagon_verity(scene: Scene[TridagonVerityEvidence]) -> list[Sketch]:
    """The cells, then guardian by guardian, and then all of them."""
    evidence = scene.evidence
    twelve = cells(evidence.cells)
    guardians = (
        Mark((case.assumption,), MarkKind.EXCEPTION, number, str(number))
        for number, case in enumerate(evidence.cases, 1)
    )
    outcome = _VERITY.outcome(scene)
    same = _words.say("outcome", outcome=outcome, conclusion=conclusion(scene.action))
    return [
        sketch(_pattern(scene), caption=_VERITY.opening(scene)),
        *frames_of_cases(scene, evidence.cases, twelve),
        sketch(twelve, guardians, caption=same),
    ]


def _pattern(scene: Scene[Any]) -> Iterator[Mark]:
    evidence: TridagonEvidence = scene.evidence
    yield from cells(evidence.cells)
    yield from candidates(scene.before, evidence.cells, evidence.digits)
    yield from nodes(((each,) for each in evidence.guardians), MarkKind.EXCEPTION)
