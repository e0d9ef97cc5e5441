"""Sue de Coq: the cells where two houses cross, and those that are with them in either house."""

from __future__ import annotations

from sudologue.narration.steps.scene import Scene
from sudologue.rules.als.evidence.sue_de_coq import SueDeCoqEvidence
from sudologue.sketching import Sketch, sketches
from sudologue.sketching.marking import candidates, cells, covers, sketch


@sketches(SueDeCoqEvidence)
def sue_de_coq(scene: Scene[SueDeCoqEvidence]) -> Sketch:
    """The crossing, either house's cells beyond it, and all digits of theirs."""
    evidence = scene.evidence
    sets = evidence.crossing, evidence.beyond_first, evidence.beyond_second
    digits = sorted({*evidence.first_digits, *evidence.second_digits, *evidence.crossing_digits})
    return sketch(
        covers(evidence.houses),
        *(cells(each, group=number) for number, each in enumerate(sets, 1)),
        *(
            candidates(scene.before, each, digits, group=number)
            for number, each in enumerate(sets, 1)
        ),
    )
