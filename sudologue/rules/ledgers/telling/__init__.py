"""How the rule of 45 is told."""

from sudologue.rules.ledgers.telling import ledgers

__all__ = ["ledgers"]
