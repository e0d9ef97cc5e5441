"""The rules for subsets that several houses share, and for almost locked candidates."""

from sudologue.rules.locked_subsets import card as cards
from sudologue.rules.locked_subsets.search.almost_locked import AlmostLockedCandidates
from sudologue.rules.locked_subsets.search.locked_subsets import LockedHiddenSubset, LockedSubset

RULES = (
    LockedSubset(cards.LOCKED_PAIR, 2),
    LockedSubset(cards.LOCKED_TRIPLE, 3),
    LockedHiddenSubset(),
    AlmostLockedCandidates(),
)
