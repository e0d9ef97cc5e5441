"""Evidence for chains: nodes in order, and what joins each to the next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from sudologue.inference.constraint import CellConstraint, Constraint
from sudologue.inference.inference import Evidence, RoleEvidence
from sudologue.model import Cell, House, Layout


@dataclass(frozen=True)
class ChainNode:
    """One of these cells takes the digit, or none does."""

    digit: int
    cells: tuple[Cell, ...]

    @classmethod
    def of(cls, layout: Layout, mask: int) -> Self:
        """The node of a mask of candidates of one digit."""
        tables = layout.tables
        plane = (mask.bit_length() - 1) // tables.cell_count
        return cls(plane + 1, tables.cells_in(mask >> plane * tables.cell_count))


@dataclass(frozen=True)
class StrongJoint:
    """The two nodes are not both false: they hold all that is left of `truth`."""

    truth: Constraint

    is_strong: ClassVar[bool] = True

    @property
    def is_in_a_cell(self) -> bool:
        """Whether it joins two digits of one cell."""
        return isinstance(self.truth, CellConstraint)


@dataclass(frozen=True)
class SetJoint:
    """The two nodes are not both false: `cells` of `house` would be one digit short.

    Between them the cells hold one digit more than they are.
    """

    house: House
    cells: tuple[Cell, ...]

    is_strong: ClassVar[bool] = True
    is_in_a_cell: ClassVar[bool] = False


@dataclass(frozen=True)
class WeakJoint:
    """The two nodes are not both true: `because` of these constraints, usually a single one."""

    because: tuple[Constraint, ...]

    is_strong: ClassVar[bool] = False

    @property
    def is_in_a_cell(self) -> bool:
        """Whether it joins two digits of one cell."""
        return isinstance(self.because[0], CellConstraint)


Joint = StrongJoint | SetJoint | WeakJoint


@dataclass(frozen=True, kw_only=True)
class LinkedNodesEvidence(RoleEvidence):
    """The `joints` stand between the `nodes`, strong and weak ones by turns, the first strong."""

    nodes: tuple[ChainNode, ...]
    joints: tuple[Joint, ...]

    def basics(self) -> Evidence:
        digits = frozenset([node.digit for node in self.nodes])
        return Evidence(
            tuple(dict.fromkeys([cell for node in self.nodes for cell in node.cells])),
            focus_digit=self.nodes[0].digit if len(digits) == 1 else None,
            candidates_seen=digits,
        )


class ChainEvidence(LinkedNodesEvidence):
    """The first of `nodes` or the last is true; the last of `joints` is strong as well.

    Where the last node is the first again, that one is true.
    """


class LoopEvidence(LinkedNodesEvidence):
    """Of any two neighbours among `nodes`, exactly one is true; the last one's next is the first.

    There are as many `joints` as nodes, the last one weak.
    """
