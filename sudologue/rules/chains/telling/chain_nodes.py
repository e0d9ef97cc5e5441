"""Nodes of chains in words: one of these cells is the digit, or none is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sudologue.inference import CellConstraint
from sudologue.model import Candidate, Cell
from sudologue.narration.phrasing.english import listing, none_is
from sudologue.narration.phrasing.passage import Passage, phrase
from sudologue.rules.chains.evidence import (
    ChainNode,
    Joint,
    LinkedNodesEvidence,
    SetJoint,
    StrongJoint,
)


@dataclass(frozen=True)
class Choice:
    """Two nodes that a strong joint says are not both false; the first is lost to the second."""

    lost: ChainNode
    kept: ChainNode
    joint: StrongJoint | SetJoint

    @property
    def is_of_a_cell(self) -> bool:
        """Whether it is between the two candidates of a cell."""
        return self.joint.is_in_a_cell


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


def is_not(node: ChainNode) -> Passage:
    """`r1c1 is not 4`, `neither r1c1 nor r1c2 is 4`."""
    return none_is(node.cells, node.digit)


def candidate(node: ChainNode) -> Passage:
    """`4 in r1c1`, `4 in r1c1 or r1c2`."""
    return phrase("{} in {}", node.digit, listing(node.cells, "or"))


def cells_of(nodes: Iterable[ChainNode]) -> list[Cell]:
    """The cells of some nodes, each once, in order."""
    return list(dict.fromkeys(cell for node in nodes for cell in node.cells))


def is_all_of_cells(evidence: LinkedNodesEvidence) -> bool:
    """Whether every choice is between the two candidates of a cell."""
    return all(choice.is_of_a_cell for choice in choices_of(evidence))


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
