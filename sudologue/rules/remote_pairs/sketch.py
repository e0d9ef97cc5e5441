"""Remote pairs: cells that are equal, and what keeps two of them from taking the same digit."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, pairwise

from sudologue.narration.steps.scene import Scene
from sudologue.rules.remote_pairs.evidence import ChuteRemotePairEvidence, RemotePairEvidence
from sudologue.sketching import Join, JoinKind, Mark, MarkKind, Sketch, sketches
from sudologue.sketching.marking import (
    bases,
    candidates,
    cells,
    covers,
    leads,
    node,
    nodes,
    sight,
    sketch,
    spot,
    strong,
)


@sketches(RemotePairEvidence)
def remote_pair(scene: Scene[RemotePairEvidence]) -> Sketch:
    """The cells in sight of each other, and the digits that take turns in them."""
    chain, digits = scene.evidence.chain, scene.evidence.digits
    turns = cycle((digits, digits[::-1]))
    return sketch(
        cells(chain),
        (sight(cell, following) for cell, following in pairwise(chain)),
        (
            Mark(spot(cell, digit), kind)
            for cell, turn in zip(chain, turns, strict=False)
            for digit, kind in zip(turn, (MarkKind.ON, MarkKind.OFF), strict=True)
        ),
    )


@sketches(ChuteRemotePairEvidence)
def chute_remote_pair(scene: Scene[ChuteRemotePairEvidence]) -> Sketch:
    """The two ends, the house between their lines, and what it would lack if they were alike."""
    pair = scene.evidence
    left = set(pair.gone_digits).difference(pair.linked_digits)
    is_one = len(pair.linked_digits) == 1
    return sketch(
        cells(pair.ends),
        bases([pair.house]),
        covers(pair.lines),
        candidates(scene.before, pair.ends, left),
        *(
            _alike(scene, digit, 0 if is_one else case)
            for case, digit in enumerate(sorted(pair.linked_digits), 1)
        ),
    )


def _alike(scene: Scene[ChuteRemotePairEvidence], digit: int, case: int) -> Iterator[Mark | Join]:
    """Both ends with a digit, and the places that these would take from the house."""
    pair = scene.evidence
    places = scene.before.range_of(digit, pair.house)
    near, far = (node([c for c in places if c in line.cells], digit) for line in pair.lines)
    for end, side in zip(pair.ends, (near, far), strict=True):
        yield from nodes([spot(end, digit)], MarkKind.ON, case)
        if side:
            yield from nodes([side], MarkKind.OFF, case)
            yield leads(spot(end, digit), side, JoinKind.WEAK, case)
    if near and far:
        yield strong(near, far, case)
