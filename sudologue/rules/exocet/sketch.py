"""Exocets: base cells and targets, and where the cross-lines have room for their digits.

A mirror belongs to the target whose digit it holds.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from sudologue.narration.steps.scene import Scene
from sudologue.rules.exocet.evidence import JuniorExocetEvidence
from sudologue.sketching import Mark, MarkKind, Sketch, sketches
from sudologue.sketching.marking import bases, candidates, cells, covers, sketch


@sketches(JuniorExocetEvidence)
def junior_exocet(scene: Scene[JuniorExocetEvidence]) -> Sketch:
    """The digits in the base cells, in the targets and mirrors, and in the cross-lines."""
    evidence, board = scene.evidence, scene.before
    targets = [(cell, evidence.digits, at) for at, cell in enumerate(evidence.targets, 1)]
    mirrors = [
        (mirror.cell, mirror.digits, evidence.targets.index(mirror.target) + 1)
        for mirror in evidence.mirrors
    ]
    return sketch(
        bases(evidence.cross_lines),
        covers(dict.fromkeys(house for houses in evidence.covers for house in houses)),
        cells(evidence.bases, MarkKind.PIVOT),
        candidates(board, evidence.bases, evidence.digits),
        _rooms(scene),
        *(cells([cell], group=at) for cell, _, at in targets),
        *(candidates(board, [cell], digits, group=at) for cell, digits, at in targets),
        *(cells([cell], group=at) for cell, _, at in mirrors),
        *(candidates(board, [cell], digits, group=at) for cell, digits, at in mirrors),
    )


def _rooms(scene: Scene[JuniorExocetEvidence]) -> Iterator[Mark]:
    """Where each digit can go in the cross-lines, beside targets and what both bases see."""
    evidence, peers = scene.evidence, scene.layout.peers
    one, other = evidence.bases
    left_out = {*evidence.cells, *(peers(one) & peers(other))}
    for digit, houses in zip(evidence.digits, evidence.covers, strict=True):
        for line, house in product(evidence.cross_lines, houses):
            both = [cell for cell in line.cells if cell in house.cells and cell not in left_out]
            yield from candidates(scene.before, both, [digit])
