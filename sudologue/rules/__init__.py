"""The rules, their cards, and the registry.

What is named here is loaded when it is first used: whoever reads the evidence or the card of a
family does not load how its rules are found.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
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
    "named",
    "of_family",
    "registry",
]

_HOMES = {
    "sudologue.rules.all_rules": ("chosen", "family_of", "of_family", "registry"),
    "sudologue.rules.card": ("Card", "Tier"),
    "sudologue.rules.cards": ("CARDS",),
    "sudologue.rules.rule": ("Rule", "Technique", "finder", "named"),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> object:
    if name not in _HOME_OF:
        raise AttributeError(f"module 'sudologue.rules' has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(_HOME_OF[name]), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
