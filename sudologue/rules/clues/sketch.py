"""What is shown of a clue that leaves its cells less: the cells, and what they can still take."""

from __future__ import annotations

from collections.abc import Iterator

from sudologue.narration.steps.scene import Scene
from sudologue.rules.clues.evidence import ClueSupportEvidence
from sudologue.sketching import Mark, MarkKind, Sketch, sketches
from sudologue.sketching.marking import cells, sketch


@sketches(ClueSupportEvidence)
def clue_support(scene: Scene[ClueSupportEvidence]) -> Sketch:
    """The clue's cells, and the candidates that some way to fill them uses."""
    return sketch(cells(sorted(scene.evidence.clue.cells)), _used(scene))


def _used(scene: Scene[ClueSupportEvidence]) -> Iterator[Mark]:
    for candidate in sorted(scene.before.supported(scene.evidence.clue)):
        if scene.before.value(candidate.cell) is None:
            yield Mark((candidate,), MarkKind.SEEN)
