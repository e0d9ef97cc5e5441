"""The search for what houses and cages leave over."""

from sudologue.rules.ledgers.search.rules import LEDGER_RULES

RULES = LEDGER_RULES

__all__ = ["RULES"]
