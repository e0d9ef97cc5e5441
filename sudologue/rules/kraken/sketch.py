"""Kraken fish: the fish, and where each of its open places leads, case by case.

Each case has a number. What two cases come to alike is drawn once, with lines from both.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from sudologue.model import Candidate
from sudologue.narration.steps.scene import Scene
from sudologue.rules.chains.telling.linked_nodes import candidates as candidates_of
from sudologue.rules.kraken.evidence import KrakenBody, KrakenBranch, KrakenEvidence
from sudologue.sketching import Join, JoinKind, Mark, MarkKind, Node, Sketch, sketches
from sudologue.sketching.marking import bases, covers, forces, leads, node, sketch


@sketches(KrakenEvidence)
def kraken(scene: Scene[KrakenEvidence]) -> Sketch:
    """The fish under its branches; what a branch starts from keeps its place in the fish."""
    evidence, target = scene.evidence, scene.action.candidates[0]
    branches = list(enumerate(evidence.branches, 1))
    led_to = _led_to(branches)
    starts = {branch.start: number for number, branch in branches}
    return sketch(
        bases(evidence.body.base),
        covers(evidence.body.cover),
        (mark for mark in _fish(evidence.body, starts) if mark.target not in led_to),
        led_to.values(),
        *(_ways(branch, number, target) for number, branch in branches),
    )


def _fish(body: KrakenBody, starts: dict[Candidate, int]) -> Iterator[Mark]:
    """The places of the digit in the bases; those that branches start from have their numbers."""
    for kind, cells in (
        (MarkKind.SEEN, body.corners),
        (MarkKind.EXCEPTION, body.fins),
        (MarkKind.DOUBLE_EXCEPTION, body.endo_fins),
    ):
        for candidate in node(cells, body.digit):
            number = starts.get(candidate, 0)
            yield Mark((candidate,), kind, number, str(number) if number else "")


def _led_to(branches: list[tuple[int, KrakenBranch]]) -> dict[Node, Mark]:
    """What is true in the branches, each in the first that comes to it."""
    marks: dict[Node, Mark] = {}
    for number, branch in branches:
        for line in branch.lines:
            node = candidates_of(line.node)
            marks.setdefault(node, Mark(node, MarkKind.ON, number))
    return marks


def _ways(branch: KrakenBranch, number: int, target: Candidate) -> Iterator[Join]:
    """From the start by what it forces to the target, which the last of this rules out."""
    path = [(branch.start,), *(candidates_of(line.node) for line in branch.lines)]
    for start, end in pairwise(path):
        yield forces(start, end, number)
    yield leads(path[-1], (target,), JoinKind.WEAK, number)
