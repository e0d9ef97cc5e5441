"""The rules, their cards, and the registry.

What is named here is loaded when it is first used: whoever reads the evidence or the card of a
family does not load how its rules are found.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudologue.faces import lazy_face

if TYPE_CHECKING:
    from sudologue.rules.aliases import is_bookkeeping, rules_called
    from sudologue.rules.all_rules import chosen, family_of, of_family, registry
    from sudologue.rules.card import Card, Tier
    from sudologue.rules.cards import CARDS
    from sudologue.rules.rule import Rule, Technique, finder, named

__all__ = [
    "CARDS",
    "Card",
    "Rule",
    "Technique",
    "Tier",
    "chosen",
    "family_of",
    "finder",
    "is_bookkeeping",
    "named",
    "of_family",
    "registry",
    "rules_called",
]

__getattr__, __dir__ = lazy_face(
    __name__,
    {
        "aliases": ["is_bookkeeping", "rules_called"],
        "all_rules": ["chosen", "family_of", "of_family", "registry"],
        "card": ["Card", "Tier"],
        "cards": ["CARDS"],
        "rule": ["Rule", "Technique", "finder", "named"],
    },
)
