"""How the rules of this family are found."""

from sudologue.rules.locked_subsets.search.almost_locked import AlmostLockedCandidates
from sudologue.rules.locked_subsets.search.locked_subsets import (
    LockedHiddenSubset,
    LockedPair,
    LockedTriple,
)

RULES = (
    LockedPair(),
    LockedTriple(),
    LockedHiddenSubset(),
    AlmostLockedCandidates(),
)
