"""What each technique family records of what it saw: one small frozen type each."""

from sudologue.inference.evidence.locked import LockedCandidatesEvidence
from sudologue.inference.evidence.singles import (
    FullHouseEvidence,
    HiddenSingleEvidence,
    NakedSingleEvidence,
)
from sudologue.inference.evidence.subsets import HiddenSubsetEvidence, NakedSubsetEvidence

__all__ = [
    "FullHouseEvidence",
    "HiddenSingleEvidence",
    "HiddenSubsetEvidence",
    "LockedCandidatesEvidence",
    "NakedSingleEvidence",
    "NakedSubsetEvidence",
]
