"""The rules for forcing chains and nets: contradictions and verities of several makes."""

from sudologue.rules.forcing import card as cards
from sudologue.rules.forcing.search.nested import NestedForcingChain
from sudologue.rules.forcing.search.shortest_proofs import ContradictionRule, VerityRule

RULES = (
    ContradictionRule(cards.NISHIO),
    VerityRule(cards.CELL_FORCING_CHAIN),
    VerityRule(cards.REGION_FORCING_CHAIN),
    VerityRule(cards.DIGIT_FORCING_CHAIN),
    ContradictionRule(cards.CONTRADICTION_CHAIN),
    ContradictionRule(cards.NET_CONTRADICTION),
    VerityRule(cards.NET_VERITY),
    NestedForcingChain(),
)
