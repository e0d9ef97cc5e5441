"""The search for what cages say."""

from sudologue.rules.cages import card as cards
from sudologue.rules.cages.search.one_cage import (
    CageCombination,
    CagePlacement,
    LastOfCage,
    LeastAndMost,
)
from sudologue.rules.cages.search.with_houses import KillerSet, NeededDigit

RULES = (
    LastOfCage(),
    CageCombination(),
    LeastAndMost(),
    CagePlacement(),
    NeededDigit(cards.CAGE_HOUSE_OVERLAP, in_one_house=True),
    NeededDigit(cards.CAGE_MUST_HAVE, in_one_house=False),
    KillerSet(cards.KILLER_PAIR, 2),
    KillerSet(cards.KILLER_TRIPLE, 3),
)
