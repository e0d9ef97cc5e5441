"""The search for what houses and cages leave over."""

from sudologue.rules.ledgers.search.rules import RULES

__all__ = ["RULES"]
