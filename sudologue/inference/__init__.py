"""Inferences with their evidence and receipts, and the trace they make."""

from sudologue.inference.citation import ClueCitation, ClueConstraint, Ledger
from sudologue.inference.constraint import (
    CellConstraint,
    Constraint,
    DistinctConstraint,
    HouseConstraint,
    SightConstraint,
    covering_links,
    link_between,
)
from sudologue.inference.diagnosis import Diagnosis, SolveStatus
from sudologue.inference.inference import (
    Action,
    Assumption,
    Elimination,
    Evidence,
    Inference,
    Placement,
    RoleEvidence,
    TraceStep,
)
from sudologue.inference.solve_result import SolveResult, StepLike
from sudologue.inference.threads import Thread

__all__ = [
    "Action",
    "Assumption",
    "CellConstraint",
    "ClueCitation",
    "ClueConstraint",
    "Constraint",
    "Diagnosis",
    "DistinctConstraint",
    "Elimination",
    "Evidence",
    "HouseConstraint",
    "Inference",
    "Ledger",
    "Placement",
    "RoleEvidence",
    "SightConstraint",
    "SolveResult",
    "SolveStatus",
    "StepLike",
    "Thread",
    "TraceStep",
    "covering_links",
    "link_between",
]
