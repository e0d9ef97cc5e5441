"""What is told of chains and loops alike: their nodes, their choices, and what these are.

Of a node's cells one is the digit, or none is. A choice is between two nodes, not both of which are
false: `the 1 of row 2 is not in r2c4 but in r2c1, and so on`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sudologue.inference import HouseConstraint
from sudologue.model import Candidate, Cell, House
from sudologue.narration.notations import RC
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.passage import Part, Passage
from sudologue.narration.steps.areas import region_of
from sudologue.narration.steps.groups import Group, introduced, lettered
from sudologue.narration.steps.scene import Scene, once_a_scene
from sudologue.narration.steps.telling import Telling
from sudologue.rules.chains.evidence import (
    ChainNode,
    Joint,
    LinkedNodesEvidence,
    SetJoint,
    StrongJoint,
)

L = TypeVar("L", bound=LinkedNodesEvidence)


@dataclass(frozen=True)
class Choice:
    """Two nodes that a strong joint says are not both false; the first is lost to the second."""

    lost: ChainNode
    kept: ChainNode
    joint: StrongJoint | SetJoint

    @property
    def house(self) -> House | None:
        """The house that has its digit in these places, if it is such a choice."""
        truth = self.joint.truth if isinstance(self.joint, StrongJoint) else None
        return truth.house if isinstance(truth, HouseConstraint) else None

    @property
    def cases(self) -> Collection[str]:
        """Whether it is made by a `cell`, by a `house` or by a `set`."""
        is_set = isinstance(self.joint, SetJoint)
        return when(cell=self.joint.is_in_a_cell, house=self.house, set=is_set)


def choices_of(evidence: LinkedNodesEvidence) -> list[Choice]:
    """The choices, one after the other."""
    nodes, joints = evidence.nodes, evidence.joints
    return [
        Choice(nodes[at], nodes[at + 1], _strong(joints[at])) for at in range(0, len(joints), 2)
    ]


def _strong(joint: Joint) -> StrongJoint | SetJoint:
    if isinstance(joint, (StrongJoint, SetJoint)):
        return joint
    raise AssertionError(f"{joint} is no strong joint")


def candidates(node: ChainNode, cells: Iterable[Cell] | None = None) -> tuple[Candidate, ...]:
    """The candidates of a node, or those of its digit in some cells."""
    return tuple([Candidate(cell, node.digit) for cell in (node.cells if cells is None else cells)])


def cells_of(nodes: Iterable[ChainNode]) -> list[Cell]:
    """The cells of some nodes, each once, in order."""
    return list(dict.fromkeys(cell for node in nodes for cell in node.cells))


def sets_of(evidence: LinkedNodesEvidence) -> list[SetJoint]:
    """The joints that are almost locked sets."""
    return [joint for joint in evidence.joints if isinstance(joint, SetJoint)]


def _are_of_cells(choices: Iterable[Choice]) -> bool:
    """Whether every choice is between the two candidates of a cell."""
    return all(each.joint.is_in_a_cell for each in choices)


def _is_grouped(choices: Iterable[Choice]) -> bool:
    """Whether several cells stand together for one, besides those of almost locked sets."""
    return any(
        len(each.lost.cells) > 1 or len(each.kept.cells) > 1
        for each in choices
        if not isinstance(each.joint, SetJoint)
    )


def groups_of(scene: Scene[Any], evidence: LinkedNodesEvidence) -> dict[SetJoint, Group]:
    """The almost locked sets of a chain as groups that the telling names."""
    joints = sets_of(evidence)
    groups = lettered(
        [
            (joint.cells, sorted(frozenset[int]().union(*map(scene.before.domain, joint.cells))))
            for joint in joints
        ],
        scene.size,
    )
    return dict(zip(joints, groups, strict=True))


class LinkedNodesTelling(Telling[L]):
    """Choices between two, each of which settles the next.

    They may all be of `cells` with two candidates, or all of a `single` digit; some may be of
    `sets`, or their places be `grouped`. The first of them is of a `cell` or of a `house`.
    """

    @once_a_scene
    def choices(self, scene: Scene[L]) -> list[Choice]:
        """The choices, one after the other."""
        return choices_of(scene.evidence)

    def names(self, scene: Scene[L]) -> Mapping[str, Any]:
        nodes, choices = scene.evidence.nodes, self.choices(scene)
        return {
            "choices": choices,
            "cells": cells_of(nodes),
            "digit": nodes[0].digit,
            "house": choices[0].house,
            "digits": tuple(sorted((nodes[0].digit, nodes[1].digit))),
        }

    def cases(self, scene: Scene[L]) -> Collection[str]:
        nodes, choices = scene.evidence.nodes, self.choices(scene)
        return when(
            cells=_are_of_cells(choices),
            single=len({node.digit for node in nodes}) == 1,
            sets=sets_of(scene.evidence),
            grouped=_is_grouped(choices),
            cell=choices[0].joint.is_in_a_cell,
            house=choices[0].house,
        )

    def seen(
        self,
        scene: Scene[L],
        groups: Iterable[Group],
        links: Sequence[Part],
        *cases: str,
        **names: Any,
    ) -> Passage:
        """What one sees: the groups, if there are some, and then link after link."""
        groups = list(groups)
        its = when(cells=_are_of_cells(self.choices(scene)), sets=groups)
        named = introduced(groups) if groups else None
        return self.clause("seen", scene, *cases, *its, introduced=named, links=links, **names)

    def pattern(self, scene: Scene[L]) -> Passage:
        return RC.say_chain(scene.evidence, scene.size)

    def region(self, scene: Scene[L]) -> Passage:
        nodes = scene.evidence.nodes
        ends = {nodes[0].digit, nodes[-1].digit}
        return region_of(scene.layout, cells_of(nodes), sorted(ends))
