"""Chains: from one end to the other, link by link; loops: choice by choice, all the way round."""

from __future__ import annotations

from typing import TypeVar

from sudologue.inference import CellConstraint, HouseConstraint, Placement
from sudologue.narration.conclusions import group_by_digits
from sudologue.narration.english import cell_list, listing, who_sees, within
from sudologue.narration.notations import RC
from sudologue.narration.passage import Part, Passage, join, say
from sudologue.narration.scene import E, Scene
from sudologue.narration.telling import Telling, tells
from sudologue.rules.chains.evidence import (
    ChainEvidence,
    ChainNode,
    Joint,
    LinkedNodesEvidence,
    LoopEvidence,
    SetJoint,
    StrongJoint,
)
from sudologue.wording import noun_for

L = TypeVar("L", bound=LinkedNodesEvidence)


class LinkedNodesTelling(Telling[L]):
    """What is told of chains and of loops alike: their lines."""

    def pattern(self, scene: Scene[L]) -> Passage:
        return RC.say_chain(scene.evidence, scene.size)


@tells(ChainEvidence)
class ChainTelling(LinkedNodesTelling[ChainEvidence]):
    """Suppose that the first end is false, and see what comes of it."""

    def place(self, scene: Scene[ChainEvidence]) -> Passage:
        first, last = scene.evidence.nodes[0], scene.evidence.nodes[-1]
        back = say("back to itself") if first == last else say("to ", _candidate(last))
        return say("from ", _candidate(first), " ", back)

    def observation(self, scene: Scene[ChainEvidence]) -> Passage:
        nodes, joints = scene.evidence.nodes, scene.evidence.joints
        parts: list[Part] = ["suppose that ", _is_not(nodes[0]), ". Then "]
        for at in range(0, len(joints), 2):
            one, other = nodes[at : at + 2]
            in_one_cell = one.cells == other.cells and len(one.cells) == 1
            if at:
                parts += (". So ", _is_not(one), " but " if in_one_cell else ", and ")
            elif in_one_cell:
                parts.append("it is ")
            parts += (other.digit if in_one_cell else _is(other), ", ")
            parts.append(_for(other, joints[at], scene.size))
        return say(*parts)

    def argument(self, scene: Scene[ChainEvidence]) -> Passage:
        first, last = scene.evidence.nodes[0], scene.evidence.nodes[-1]
        if first == last:
            back = "supposing the opposite leads back to it"
            if isinstance(scene.action, Placement):
                return say(back)
            no_room = say(", which leaves no room for ", _eliminated(scene))
            return say(back, ": ", _is(first), " in any case", no_room)
        digits = {candidate.digit for candidate in scene.action.candidates}
        if {first.digit, last.digit} == digits and len(digits) == 1:
            ends = (*first.cells, *last.cells)
            ends_seen = " both" if len(ends) == 2 else " them all"
            one = say("in any case, at least one of ", listing(ends), " is ", first.digit)
            return say(one, ", and ", who_sees(scene.target_cells, scene.size), ends_seen)
        either = say("in any case, ", _is(first), " or ", _is(last))
        return say(either, ", and neither leaves room for ", _eliminated(scene))

    def reason(self, scene: Scene[ChainEvidence]) -> str | None:
        if scene.evidence.nodes[0] == scene.evidence.nodes[-1]:
            return "What follows even from its opposite is true whatever one supposes."
        return super().reason(scene)


@tells(LoopEvidence)
class LoopTelling(LinkedNodesTelling[LoopEvidence]):
    """Choices in a ring, each of which excludes one side of the next."""

    def place(self, scene: Scene[LoopEvidence]) -> Passage:
        cells = sorted({cell for node in scene.evidence.nodes for cell in node.cells})
        return say("through ", cell_list(cells, scene.size))

    def observation(self, scene: Scene[LoopEvidence]) -> Passage:
        nodes, joints = scene.evidence.nodes, scene.evidence.joints
        choices = [
            _choice(nodes[at], nodes[at + 1], joints[at], scene.size)
            for at in range(0, len(joints), 2)
        ]
        return say(
            "go round by these choices: ",
            join(choices, "; "),
            ". The second side of each excludes the first side of the next, and that of the last "
            "excludes the first side of the first",
        )

    def argument(self, scene: Scene[LoopEvidence]) -> Passage:
        sets = any(isinstance(joint, SetJoint) for joint in scene.evidence.joints)
        return say(
            "whichever way the first choice falls, all the others fall the same way. Wherever one "
            "side excludes another, then, one of the two is true, and what both rule out is false",
            ". What a set has beside the two digits of its choice, it takes" if sets else None,
        )


def _candidate(node: ChainNode) -> Passage:
    return say(node.digit, " in ", listing(node.cells, "or"))


def _is(node: ChainNode) -> Passage:
    """`r1c1 is 4`, `one of r1c1 and r1c2 is 4`."""
    return say(_one_of(node), " is ", node.digit)


def _is_not(node: ChainNode) -> Passage:
    """`r1c1 is not 4`, `neither r1c1 nor r1c2 is 4`."""
    if len(node.cells) == 1:
        return say(node.cells[0], " is not ", node.digit)
    if len(node.cells) == 2:
        return say("neither ", node.cells[0], " nor ", node.cells[1], " is ", node.digit)
    return say("none of ", listing(node.cells), " is ", node.digit)


def _for(node: ChainNode, joint: Joint, size: int) -> Passage:
    """Why the node is true: what its strong joint has left."""
    match joint:
        case StrongJoint(CellConstraint()):
            return say("which is all it has left")
        case StrongJoint(HouseConstraint(house)):
            return say(f"the only {noun_for(len(node.cells), 'place')} left ", within(house))
        case SetJoint():
            cells = cell_list(joint.cells, size)
            return say("for ", cells, " need all of the digits that they have left")
        case _:
            raise AssertionError(f"{joint} is no strong joint")


def _choice(one: ChainNode, other: ChainNode, joint: Joint, size: int) -> Passage:
    match joint:
        case StrongJoint(CellConstraint(cell)):
            return say(cell, " is ", one.digit, " or ", other.digit)
        case StrongJoint(HouseConstraint(house, digit)):
            sides = say(_one_of(one), " or ", _one_of(other))
            return say(within(house), ", ", digit, " goes in ", sides)
        case SetJoint():
            cells = cell_list(joint.cells, size)
            digits = say(one.digit, " or ", other.digit)
            return say(cells, ", which can spare just one of their digits, take ", digits)
        case _:
            raise AssertionError(f"{joint} is no strong joint")


def _one_of(node: ChainNode) -> Passage:
    """`r1c1`, `one of r1c1 and r1c2`."""
    if len(node.cells) == 1:
        return say(node.cells[0])
    return say("one of ", listing(node.cells))


def _eliminated(scene: Scene[E]) -> Passage:
    """`4 in r1c2 or 7 in r1c9`."""
    losses = group_by_digits(scene.action.candidates)
    return listing(
        [
            say(listing(digits, "or"), " in ", cell_list(cells, scene.size, "or"))
            for cells, digits in losses
        ],
        "or",
    )
