"""What a chain's choices come to: `the 1 of row 2 is not in r2c4 but in r2c1, and so on`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sudologue.inference import HouseConstraint
from sudologue.model import Candidate, Cell
from sudologue.narration.claims.board_claims import Assertion, Follows, RuleOut
from sudologue.narration.phrasing.clauses import in_turn
from sudologue.narration.phrasing.english import listing, none_is
from sudologue.narration.phrasing.groups import Group, Needs, PlacesAmong, lettered
from sudologue.narration.phrasing.passage import Passage, phrase, say, states
from sudologue.narration.steps.citations import left_of
from sudologue.narration.steps.scene import Scene
from sudologue.rules.chains.evidence import ChainNode, LinkedNodesEvidence, SetJoint, StrongJoint
from sudologue.rules.chains.telling.chain_nodes import (
    Choice,
    candidates,
    choices_of,
    is_all_of_cells,
    is_not,
    sets_of,
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


def followed(scene: Scene[Any], evidence: LinkedNodesEvidence) -> Passage:
    """The chain from the supposition that its first node is false to what that makes true."""
    walk = _Walk(scene, groups_of(scene, evidence), is_all_of_cells(evidence))
    first, *others = choices_of(evidence)
    start = walk.start(first)
    clauses: list[Passage] = []
    before = first.kept
    for choice in others:
        clauses.append(walk.clause(choice, before))
        before = choice.kept
    return in_turn(start, clauses)


@dataclass
class _Walk:
    """A walk along a chain: what has turned out to be false on the way, `gone`."""

    scene: Scene[Any]
    groups: dict[SetJoint, Group]
    is_brief: bool
    gone: set[Candidate] = field(default_factory=set[Candidate])

    def start(self, choice: Choice) -> Passage:
        """`if r3c5 is not 2, it is 1`."""
        self._lose(choice.lost)
        kept, claim = self._left(choice)
        without = is_not(choice.lost)
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
        self._lose(choice.lost)
        kept, claim = self._left(choice)
        lost, digit = choice.lost, choice.kept.digit
        rule_out = RuleOut(candidates(before), candidates(lost))
        match choice.joint:
            case StrongJoint(HouseConstraint(house)):
                nowhere = self._without(choice, kept)
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

    def _lose(self, node: ChainNode) -> None:
        self.gone.update(candidates(node))

    def _left(self, choice: Choice) -> tuple[list[Cell], Assertion]:
        """Where the second side of a choice can be now, and that this is all that is left."""
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

    def _without(self, choice: Choice, kept: Sequence[Cell]) -> list[Cell]:
        """The places of a house that are not left."""
        assert isinstance(choice.joint, StrongJoint)
        places = (each.cell for each in left_of(self.scene.before, choice.joint.truth))
        return [cell for cell in places if cell not in kept]
