"""Chains: from one end to the other, link by link; loops: choice by choice, all the way round."""

from __future__ import annotations

from typing import TypeVar

from sudologue.inference import CellConstraint, HouseConstraint, Placement
from sudologue.narration.conclusions import group_by_digits
from sudologue.narration.english import cell_list, listing, none_is, one_of, who_sees, within
from sudologue.narration.notations import RC
from sudologue.narration.passage import Part, Passage, join, phrase, say
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
        if first == last:
            return phrase("from {} back to itself", _candidate(first))
        return phrase("from {} to {}", _candidate(first), _candidate(last))

    def observation(self, scene: Scene[ChainEvidence]) -> Passage:
        nodes, joints, size = scene.evidence.nodes, scene.evidence.joints, scene.size
        parts: list[Part] = [
            "suppose that ",
            none_is(nodes[0].cells, nodes[0].digit, size),
            ". Then ",
        ]
        for at in range(0, len(joints), 2):
            one, other = nodes[at : at + 2]
            in_one_cell = one.cells == other.cells and len(one.cells) == 1
            if at:
                parts += (
                    ". So ",
                    none_is(one.cells, one.digit, size),
                    " but " if in_one_cell else ", and ",
                )
            elif in_one_cell:
                parts.append("it is ")
            parts += (other.digit if in_one_cell else _is(other, size), ", ")
            parts.append(_for(other, joints[at], size))
        return say(*parts)

    def argument(self, scene: Scene[ChainEvidence]) -> Passage:
        first, last = scene.evidence.nodes[0], scene.evidence.nodes[-1]
        if first == last:
            back = say("supposing the opposite leads back to it")
            if isinstance(scene.action, Placement):
                return back
            text = "{}: {} in any case, which leaves no room for {}"
            return phrase(text, back, _is(first, scene.size), _eliminated(scene))
        digits = {candidate.digit for candidate in scene.action.candidates}
        if {first.digit, last.digit} == digits and len(digits) == 1:
            ends = (*first.cells, *last.cells)
            them, seers = "both" if len(ends) == 2 else "them all", who_sees(
                scene.target_cells, scene.size
            )
            text = "in any case, at least one of {} is {}, and {} {}"
            return phrase(text, listing(ends), first.digit, seers, them)
        text = "in any case, {} or {}, and neither leaves room for {}"
        return phrase(text, _is(first, scene.size), _is(last, scene.size), _eliminated(scene))

    def reason(self, scene: Scene[ChainEvidence]) -> str | None:
        if scene.evidence.nodes[0] == scene.evidence.nodes[-1]:
            return "What follows even from its opposite is true whatever one supposes."
        return super().reason(scene)


@tells(LoopEvidence)
class LoopTelling(LinkedNodesTelling[LoopEvidence]):
    """Choices in a ring, each of which excludes one side of the next."""

    def place(self, scene: Scene[LoopEvidence]) -> Passage:
        cells = sorted({cell for node in scene.evidence.nodes for cell in node.cells})
        return phrase("through {}", cell_list(cells, scene.size))

    def observation(self, scene: Scene[LoopEvidence]) -> Passage:
        nodes, joints = scene.evidence.nodes, scene.evidence.joints
        choices = [
            _choice(nodes[at], nodes[at + 1], joints[at], scene.size)
            for at in range(0, len(joints), 2)
        ]
        text = (
            "go round by these choices: {}. The second side of each excludes the first side of the "
            "next, and that of the last excludes the first side of the first"
        )
        return phrase(text, join(choices, "; "))

    def argument(self, scene: Scene[LoopEvidence]) -> Passage:
        sets = any(isinstance(joint, SetJoint) for joint in scene.evidence.joints)
        return say(
            "whichever way the first choice falls, all the others fall the same way. Wherever one "
            "side excludes another, then, one of the two is true, and what both rule out is false",
            ". What a set has beside the two digits of its choice, it takes" if sets else None,
        )


def _candidate(node: ChainNode) -> Passage:
    return phrase("{} in {}", node.digit, listing(node.cells, "or"))


def _is(node: ChainNode, size: int) -> Passage:
    """`r1c1 is 4`, `one of r1c1 and r1c2 is 4`."""
    return phrase("{} is {}", one_of(node.cells, size), node.digit)


def _for(node: ChainNode, joint: Joint, size: int) -> Passage:
    """Why the node is true: what its strong joint has left."""
    match joint:
        case StrongJoint(CellConstraint()):
            return say("which is all it has left")
        case StrongJoint(HouseConstraint(house)):
            places = noun_for(len(node.cells), "place")
            return phrase("the only {} left {}", places, within(house))
        case SetJoint():
            cells = cell_list(joint.cells, size)
            return phrase("for {} need all of the digits that they have left", cells)
        case _:
            raise AssertionError(f"{joint} is no strong joint")


def _choice(one: ChainNode, other: ChainNode, joint: Joint, size: int) -> Passage:
    match joint:
        case StrongJoint(CellConstraint(cell)):
            return phrase("{} is {} or {}", cell, one.digit, other.digit)
        case StrongJoint(HouseConstraint(house, digit)):
            text = "{}, {} goes in {} or {}"
            return phrase(
                text, within(house), digit, one_of(one.cells, size), one_of(other.cells, size)
            )
        case SetJoint():
            text = "{}, which can spare just one of their digits, take {} or {}"
            return phrase(text, cell_list(joint.cells, size), one.digit, other.digit)
        case _:
            raise AssertionError(f"{joint} is no strong joint")


def _eliminated(scene: Scene[E]) -> Passage:
    """`4 in r1c2 or 7 in r1c9`."""
    losses = (
        phrase("{} in {}", listing(digits, "or"), cell_list(cells, scene.size, "or"))
        for cells, digits in group_by_digits(scene.action.candidates)
    )
    return listing(losses, "or")
