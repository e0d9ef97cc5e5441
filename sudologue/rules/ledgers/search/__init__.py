"""The search for what houses and cages leave over."""

from sudologue.rules.ledgers.search.ledger_rules import LEDGER_RULES

RULES = LEDGER_RULES

__all__ = ["RULES"]
