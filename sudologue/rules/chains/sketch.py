"""Chains as they are told: nodes that are false and true by turns, and what joins them.

As in the words, the first node is supposed to be false; of the two ways round a loop, this is the
one that is told first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle
from typing import Any

from sudologue.narration.steps.groups import Group
from sudologue.narration.steps.scene import Scene
from sudologue.rules.chains.evidence import (
    ChainEvidence,
    ChainNode,
    Joint,
    LinkedNodesEvidence,
    LoopEvidence,
    SetJoint,
)
from sudologue.rules.chains.telling.linked_nodes import candidates, groups_of
from sudologue.sketching import Join, JoinKind, Mark, MarkKind, Node, Sketch, sketches
from sudologue.sketching.marking import groups, leads, numbers, sketch


@sketches(ChainEvidence)
def chain(scene: Scene[ChainEvidence]) -> Sketch:
    """From the first node to the last, which may be the first again."""
    return _along(scene, scene.evidence.nodes)


@sketches(LoopEvidence)
def loop(scene: Scene[LoopEvidence]) -> Sketch:
    """From the first node all the way back to it."""
    nodes = scene.evidence.nodes
    return _along(scene, (*nodes, nodes[0]))


def _along(scene: Scene[Any], walk: Sequence[ChainNode]) -> Sketch:
    evidence: LinkedNodesEvidence = scene.evidence
    sets = groups_of(scene, evidence)
    path = [candidates(node) for node in walk]
    return sketch(groups(sets.values()), _by_turns(path), _joins(path, evidence.joints, sets))


def _by_turns(path: Sequence[Node]) -> Iterator[Mark]:
    """False and true by turns; a node that comes again is what it was supposed to be."""
    kinds: dict[Node, MarkKind] = {}
    for node, kind in zip(path, cycle((MarkKind.OFF, MarkKind.ON)), strict=False):
        kinds.setdefault(node, kind)
    return (Mark(node, kind) for node, kind in kinds.items())


def _joins(
    path: Sequence[Node], joints: Sequence[Joint], sets: dict[SetJoint, Group]
) -> Iterator[Join]:
    """An arrow for each joint; those that are sets have the number of their group."""
    numbered = numbers(sets.values())
    for start, end, joint in zip(path, path[1:], joints, strict=False):
        kind = JoinKind.STRONG if joint.is_strong else JoinKind.WEAK
        number = numbered[sets[joint]] if isinstance(joint, SetJoint) else 0
        yield leads(start, end, kind, number)
