"""The two rules for locked candidates."""

from sudologue.rules.locked import card as cards
from sudologue.rules.locked.search.locked import LockedCandidates

RULES = (
    LockedCandidates(cards.POINTING, base_is_line=False),
    LockedCandidates(cards.CLAIMING, base_is_line=True),
)
