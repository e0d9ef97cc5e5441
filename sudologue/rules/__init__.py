"""The rules, their cards, and the registry."""

from sudologue.rules.cards import CARDS, Card, Tier
from sudologue.rules.registry import chosen, named, registry
from sudologue.rules.rule import Rule, Technique, finder

__all__ = [
    "CARDS",
    "Card",
    "Rule",
    "Technique",
    "Tier",
    "chosen",
    "finder",
    "named",
    "registry",
]
