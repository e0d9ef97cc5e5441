"""Chains: from one end to the other, link by link; loops: choice by choice, all the way round."""

from __future__ import annotations

from sudologue.inference import CellConstraint, HouseConstraint, Placement
from sudologue.narration.conclusions import group_by_digits
from sudologue.narration.english import cell_list, listing, within
from sudologue.narration.notations import RC
from sudologue.narration.passage import Part, Passage, say
from sudologue.narration.scene import E, Scene
from sudologue.narration.telling import Telling, tells
from sudologue.rules.chains.evidence import (
    ChainEvidence,
    ChainNode,
    Joint,
    LoopEvidence,
    SetJoint,
    StrongJoint,
)


@tells(ChainEvidence)
class ChainTelling(Telling[ChainEvidence]):
    """Suppose that the first end is false, and see what comes of it."""

    def pattern(self, scene: Scene[ChainEvidence]) -> Passage:
        return _lines(scene)

    def place(self, scene: Scene[ChainEvidence]) -> Passage:
        ends = scene.evidence.nodes[0], scene.evidence.nodes[-1]
        if ends[0] == ends[1]:
            return say("from ", _candidate(ends[0]), " back to itself")
        return say("from ", _candidate(ends[0]), " to ", _candidate(ends[1]))

    def observation(self, scene: Scene[ChainEvidence]) -> Passage:
        nodes, joints = scene.evidence.nodes, scene.evidence.joints
        said: list[Part] = ["suppose that ", _is_not(nodes[0]), ". Then "]
        for place in range(0, len(joints), 2):
            one, other = nodes[place : place + 2]
            same = one.cells == other.cells and len(one.cells) == 1
            if place:
                said += (". So ", _is_not(one), " but " if same else ", and ")
                said.append(say(other.digit) if same else _is(other))
            else:
                said.append(say("it is ", other.digit) if same else _is(other))
            said += (", ", _for(other, joints[place], scene))
        return say(*said)

    def argument(self, scene: Scene[ChainEvidence]) -> Passage:
        first, last = scene.evidence.nodes[0], scene.evidence.nodes[-1]
        if first == last:
            back = "supposing the opposite leads back to it"
            if isinstance(scene.action, Placement):
                return say(back)
            return say(
                back, ": ", _is(first), " in any case, which leaves no room for ", _gone(scene)
            )
        if first.digit == last.digit and {c.digit for c in scene.action.candidates} == {
            first.digit
        }:
            ends = (*first.cells, *last.cells)
            seen = scene.target_cells
            sees = " sees" if len(seen) == 1 else " see"
            them = " both" if len(ends) == 2 else " them all"
            one = say("at least one of ", listing(ends), " is ", first.digit)
            return say("in any case, ", one, ", and ", cell_list(seen, scene.size), sees, them)
        return say(
            "in any case, ",
            _is(first),
            " or ",
            _is(last),
            ", and neither leaves room for ",
            _gone(scene),
        )

    def reason(self, scene: Scene[ChainEvidence]) -> str | None:
        if scene.evidence.nodes[0] == scene.evidence.nodes[-1]:
            return "What follows even from its opposite is true whatever one supposes."
        return super().reason(scene)


@tells(LoopEvidence)
class LoopTelling(Telling[LoopEvidence]):
    """Choices in a ring, each of which excludes one side of the next."""

    def pattern(self, scene: Scene[LoopEvidence]) -> Passage:
        return _lines(scene)

    def place(self, scene: Scene[LoopEvidence]) -> Passage:
        cells = sorted({cell for node in scene.evidence.nodes for cell in node.cells})
        return say("through ", cell_list(cells, scene.size))

    def observation(self, scene: Scene[LoopEvidence]) -> Passage:
        nodes, joints = scene.evidence.nodes, scene.evidence.joints
        said: list[Part] = ["go round by these choices: "]
        for place in range(0, len(joints), 2):
            said += (
                "; " if place else None,
                _choice(nodes[place], nodes[place + 1], joints[place], scene),
            )
        said.append(
            ". The second side of each excludes the first side of the next, and that of the last "
            "excludes the first side of the first"
        )
        return say(*said)

    def argument(self, scene: Scene[LoopEvidence]) -> Passage:
        sets = any(isinstance(joint, SetJoint) for joint in scene.evidence.joints)
        return say(
            "whichever way the first choice falls, all the others fall the same way. Wherever one "
            "side excludes another, then, one of the two is true, and what both rule out is false",
            ". What a set has beside the two digits of its choice, it takes" if sets else None,
        )


def _lines(scene: Scene[ChainEvidence] | Scene[LoopEvidence]) -> Passage:
    return RC.say_chain(scene.evidence, scene.size)


def _candidate(node: ChainNode) -> Passage:
    return say(node.digit, " in ", listing(node.cells, "or"))


def _is(node: ChainNode) -> Passage:
    """`r1c1 is 4`, `one of r1c1 and r1c2 is 4`."""
    if len(node.cells) == 1:
        return say(node.cells[0], " is ", node.digit)
    return say("one of ", listing(node.cells), " is ", node.digit)


def _is_not(node: ChainNode) -> Passage:
    """`r1c1 is not 4`, `neither r1c1 nor r1c2 is 4`."""
    if len(node.cells) == 1:
        return say(node.cells[0], " is not ", node.digit)
    if len(node.cells) == 2:
        return say("neither ", node.cells[0], " nor ", node.cells[1], " is ", node.digit)
    return say("none of ", listing(node.cells), " is ", node.digit)


def _for(node: ChainNode, joint: Joint, scene: Scene[ChainEvidence]) -> Passage:
    """Why the node is true: what its strong joint has left."""
    match joint:
        case StrongJoint(CellConstraint()):
            return say("which is all it has left")
        case StrongJoint(HouseConstraint(house)):
            several = len(node.cells) > 1
            return say("the only place" + ("s" if several else "") + " left ", within(house))
        case SetJoint():
            cells = cell_list(joint.cells, scene.size)
            return say("for ", cells, " need all of the digits that they have left")
        case _:
            raise AssertionError(f"{joint} is no strong joint")


def _choice(one: ChainNode, other: ChainNode, joint: Joint, scene: Scene[LoopEvidence]) -> Passage:
    match joint:
        case StrongJoint(CellConstraint(cell)):
            return say(cell, " is ", one.digit, " or ", other.digit)
        case StrongJoint(HouseConstraint(house, digit)):
            sides = say(_side(one), " or ", _side(other))
            return say(within(house), ", ", digit, " goes in ", sides)
        case SetJoint():
            cells = cell_list(joint.cells, scene.size)
            digits = say(one.digit, " or ", other.digit)
            return say(cells, ", which can spare just one of their digits, take ", digits)
        case _:
            raise AssertionError(f"{joint} is no strong joint")


def _side(node: ChainNode) -> Passage:
    if len(node.cells) == 1:
        return say(node.cells[0])
    return say("one of ", listing(node.cells))


def _gone(scene: Scene[E]) -> Passage:
    """`4 in r1c2 or 7 in r1c9`."""
    return listing(
        [
            say(listing(digits, "or"), " in ", cell_list(cells, scene.size, "or"))
            for cells, digits in group_by_digits(scene.action.candidates)
        ],
        "or",
    )
