"""What lines of chains ask of a joint."""

from __future__ import annotations

from sudologue.inference import CellConstraint
from sudologue.rules.chains.evidence import Joint, SetJoint, StrongJoint, WeakJoint


def in_a_cell(joint: Joint) -> bool:
    """Whether it joins two digits of one cell."""
    match joint:
        case StrongJoint(truth):
            return isinstance(truth, CellConstraint)
        case WeakJoint(because):
            return isinstance(because[0], CellConstraint)
        case SetJoint():
            return False


def sign(joint: Joint) -> str:
    """`=` for a strong joint, `-` for a weak one."""
    return "-" if isinstance(joint, WeakJoint) else "="
