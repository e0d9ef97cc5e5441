"""How the rules of this family are found."""

from sudologue.rules.locked.search.locked import LockedCandidatesClaiming, LockedCandidatesPointing

RULES = (
    LockedCandidatesPointing(),
    LockedCandidatesClaiming(),
)
