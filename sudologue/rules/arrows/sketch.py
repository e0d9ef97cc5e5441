"""What is shown of an arrow: its circle, its shafts, and what its cells can still take."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from sudologue.clues import Arrow
from sudologue.model import Candidate
from sudologue.narration.steps.scene import Scene
from sudologue.rules.arrows.evidence import ArrowBoundsEvidence, ArrowFillingEvidence
from sudologue.sketching import Join, JoinKind, Mark, MarkKind, Sketch, sketches
from sudologue.sketching.marking import cells, leads, nodes, sketch


@sketches(ArrowBoundsEvidence)
def bounds(scene: Scene[ArrowBoundsEvidence]) -> Sketch:
    """The circle and the shafts."""
    return sketch(_arrow(scene.evidence.arrow))


@sketches(ArrowFillingEvidence)
def fillings(scene: Scene[ArrowFillingEvidence]) -> Sketch:
    """The circle, the shafts, and what the ways that are left use, where these are few."""
    arrow, ways = scene.evidence.arrow, scene.evidence.ways
    used = {
        Candidate(cell, digit) for way in ways for cell, digit in zip(arrow.cells, way, strict=True)
    }
    live = [(one,) for one in sorted(used) if one.digit in scene.before.domain(one.cell)]
    return sketch(_arrow(arrow, not live), nodes(live))


def _arrow(arrow: Arrow, is_joined: bool = True) -> Iterator[Mark | Join]:
    """The cells, and where no candidates stand in the way, what joins them."""
    yield from cells(arrow.circle, MarkKind.PIVOT)
    for shaft in arrow.shafts:
        yield from cells(shaft)
        for one, other in pairwise((arrow.circle[-1], *shaft)) if is_joined else ():
            yield leads(one, other, JoinKind.SIGHT)
