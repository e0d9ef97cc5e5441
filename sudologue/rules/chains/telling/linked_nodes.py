"""Chains and loops in words: their nodes, their choices, and what is told of both alike.

Of a node's cells one is the digit, or none is. A choice is between two nodes, not both of which are
false: `the 1 of row 2 is not in r2c4 but in r2c1, and so on`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, TypeVar

from sudologue.inference import CellConstraint, HouseConstraint
from sudologue.model import Candidate, Cell
from sudologue.narration.claims.board_claims import Assertion, Follows, RuleOut
from sudologue.narration.notations import RC
from sudologue.narration.phrasing.clauses import in_turn
from sudologue.narration.phrasing.english import listing, none_is
from sudologue.narration.phrasing.passage import Passage, phrase, say, states
from sudologue.narration.steps.areas import region_of
from sudologue.narration.steps.citations import left_of
from sudologue.narration.steps.groups import Group, Needs, PlacesAmong, lettered
from sudologue.narration.steps.scene import Scene
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


def is_it(node: ChainNode, cells: Sequence[Cell] = ()) -> Passage:
    """`r1c1 is 4`, `r1c1 or r1c2 is 4`."""
    return phrase("{} is {}", listing(cells or node.cells, "or"), node.digit)


def candidate(node: ChainNode) -> Passage:
    """`4 in r1c1`, `4 in r1c1 or r1c2`."""
    return phrase("{} in {}", node.digit, listing(node.cells, "or"))


def cells_of(nodes: Iterable[ChainNode]) -> list[Cell]:
    """The cells of some nodes, each once, in order."""
    return list(dict.fromkeys(cell for node in nodes for cell in node.cells))


def is_all_of_cells(evidence: LinkedNodesEvidence) -> bool:
    """Whether every choice is between the two candidates of a cell."""
    return all(choice.joint.is_in_a_cell for choice in choices_of(evidence))


def sets_of(evidence: LinkedNodesEvidence) -> list[SetJoint]:
    """The joints that are almost locked sets."""
    return [joint for joint in evidence.joints if isinstance(joint, SetJoint)]


def has_groups(evidence: LinkedNodesEvidence) -> bool:
    """Whether several cells stand together for one, besides those of almost locked sets."""
    return any(
        len(node.cells) > 1
        for choice in choices_of(evidence)
        for node in (choice.lost, choice.kept)
        if not isinstance(choice.joint, SetJoint)
    )


def the_cell(choice: Choice) -> Cell:
    """The cell of a choice between two candidates of one."""
    truth = choice.joint.truth if isinstance(choice.joint, StrongJoint) else None
    if isinstance(truth, CellConstraint):
        return truth.cell
    raise AssertionError(f"{choice} is of no cell")


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


def followed(scene: Scene[Any], evidence: LinkedNodesEvidence) -> Passage:
    """The chain from the supposition that its first node is false to what that makes true."""
    walk = _Walk(scene, groups_of(scene, evidence), is_all_of_cells(evidence))
    choices = choices_of(evidence)
    start = walk.start(choices[0])
    return in_turn(start, [walk.clause(each, before.kept) for before, each in pairwise(choices)])


@dataclass
class _Walk:
    """A walk along a chain: what has turned out to be false on the way, `gone`."""

    scene: Scene[Any]
    groups: dict[SetJoint, Group]
    is_brief: bool
    gone: set[Candidate] = field(default_factory=set[Candidate])

    def start(self, choice: Choice) -> Passage:
        """`if r3c5 is not 2, it is 1`."""
        kept, claim = self._left(choice)
        without = none_is(choice.lost.cells, choice.lost.digit)
        match choice.joint:
            case StrongJoint(HouseConstraint(house, digit)):
                text = "if {}, the {} of {}{}in {}"
                is_in = states(" is ", claim)
                return phrase(text, without, digit, house, is_in, listing(kept, "or"))
            case SetJoint() as joint:
                return phrase("if {}, {}", without, self._needs(joint, choice, kept))
            case _:
                return phrase("if {}, it{}{}", without, states(" is ", claim), choice.kept.digit)

    def clause(self, choice: Choice, before: ChainNode) -> Passage:
        """`r3c5 is not 2 but 1`, and so on; what it was before rules out the first of the two."""
        kept, claim = self._left(choice)
        lost, digit = choice.lost, choice.kept.digit
        rule_out = RuleOut(candidates(before), candidates(lost))
        match choice.joint:
            case StrongJoint(HouseConstraint(house) as truth):
                places = [each.cell for each in left_of(self.scene.before, truth)]
                nowhere = [cell for cell in places if cell not in kept]
                return say(
                    phrase("the {} of {}", digit, house),
                    states(" is not in ", rule_out),
                    listing(nowhere, "or"),
                    states(" but in ", claim),
                    listing(kept, "or"),
                )
            case SetJoint() as joint:
                without = none_is(lost.cells, lost.digit)
                return say(without, states(", so ", rule_out), self._needs(joint, choice, kept))
            case _ if self.is_brief:
                return say(kept[0], states(" is ", rule_out, claim), digit)
            case _:
                is_not_it, but = states(" is not ", rule_out), states(" but ", claim)
                return say(kept[0], is_not_it, lost.digit, but, digit)

    def _needs(self, joint: SetJoint, choice: Choice, kept: Sequence[Cell]) -> Passage:
        """`A needs its 7, in r1c8`."""
        cells, lost, its = joint.cells, choice.lost, choice.kept
        claims = (
            Needs(cells, (lost.digit,), (its.digit,)),
            PlacesAmong(lost.digit, cells, lost.cells),
            PlacesAmong(its.digit, cells, its.cells),
        )
        text = "{}{}its {}, in {}"
        name, needs = self.groups[joint].name, states(" needs ", *claims)
        return phrase(text, name, needs, its.digit, listing(kept, "or"))

    def _left(self, choice: Choice) -> tuple[list[Cell], Assertion]:
        """Without its first side, where a choice's second can be, and that this is all."""
        self.gone.update(candidates(choice.lost))
        kept = [each for each in candidates(choice.kept) if each not in self.gone]
        if not kept:
            kept = list(candidates(choice.kept))
        if isinstance(choice.joint, SetJoint):
            digit, cells = choice.kept.digit, choice.joint.cells
            claim: Assertion = PlacesAmong(digit, cells, choice.kept.cells)
        else:
            false = tuple(sorted(self.gone.difference(kept)))
            claim = Follows(choice.joint.truth, tuple(kept), (), false)
        return [each.cell for each in kept], claim


class LinkedNodesTelling(Telling[L]):
    """Choices between two, each of which settles the next."""

    def pattern(self, scene: Scene[L]) -> Passage:
        return RC.say_chain(scene.evidence, scene.size)

    def region(self, scene: Scene[L]) -> Passage:
        nodes = scene.evidence.nodes
        ends = {nodes[0].digit, nodes[-1].digit}
        return region_of(scene.layout, cells_of(nodes), sorted(ends))

    def family(self, scene: Scene[L]) -> Passage:
        return phrase("{} {}", self.shape(scene), made_of(scene.evidence))

    def shape(self, scene: Scene[L]) -> str:
        """What the choices form: a row, a ring."""
        raise NotImplementedError

    def question(self, scene: Scene[L]) -> Passage:
        first = choices_of(scene.evidence)[0]
        match first.joint:
            case StrongJoint(HouseConstraint(house, digit)):
                return phrase("what follows from either place for the {} of {}", digit, house)
            case StrongJoint(CellConstraint()):
                digits = listing(sorted((first.lost.digit, first.kept.digit)))
                return phrase("what follows from either digit of a cell with {}", digits)
            case _:
                text = "what follows if a group with one digit more than cells goes without its {}"
                return phrase(text, first.lost.digit)


def made_of(evidence: LinkedNodesEvidence) -> Passage:
    """What the choices of a chain or a loop are: `cells with two candidates each`."""
    choices, grouped = choices_of(evidence), has_groups(evidence)
    digits = {node.digit for node in evidence.nodes}
    if is_all_of_cells(evidence):
        return phrase("cells with two candidates each")
    if sets_of(evidence):
        return phrase("choices between two, some made by a group with one digit more than cells")
    if len(digits) > 1 or any(choice.joint.is_in_a_cell for choice in choices):
        several = " (some of them several cells)" if grouped else None
        return phrase("choices between two digits or two places{}", several)
    text = "houses whose places for the {} fall into two groups"
    return phrase(text if grouped else "houses with two places for the {}", *digits)
