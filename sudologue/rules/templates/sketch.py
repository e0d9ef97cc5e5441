"""Templates: all places of a digit, or of several; which ways they allow stays in the words."""

from __future__ import annotations

from sudologue.narration.steps.scene import Scene
from sudologue.rules.templates.evidence import PatternOverlayEvidence, TemplateEvidence
from sudologue.sketching import MarkKind, Sketch, sketches
from sudologue.sketching.marking import bases, candidates, nodes, sketch, unsettled


@sketches(TemplateEvidence)
def template(scene: Scene[TemplateEvidence]) -> Sketch:
    """The houses that need the digit, their places for it, and what other digits take of these."""
    its = scene.evidence
    houses_cells = dict.fromkeys(cell for house in its.houses for cell in house.cells)
    taken = {candidate.cell for candidate in its.closed}
    free = [cell for cell in houses_cells if cell not in taken]
    places = [
        *candidates(scene.before, free, (its.digit,)),
        *candidates(scene.before, sorted(taken), (its.digit,), MarkKind.OFF),
    ]
    return sketch(
        bases(its.houses),
        nodes(((candidate,) for candidate in its.closed), MarkKind.ON),
        unsettled(places, scene.action),
    )


@sketches(PatternOverlayEvidence)
def pattern_overlay(scene: Scene[PatternOverlayEvidence]) -> Sketch:
    """The places of each of the digits, a group for each."""
    planes = (
        candidates(scene.before, scene.layout.cells, (digit,), group=number)
        for number, digit in enumerate(scene.evidence.digits, 1)
    )
    return sketch(*(unsettled(plane, scene.action) for plane in planes))
