"""Lists of rules, as people type them."""

from __future__ import annotations

from collections.abc import Iterable

from sudologue.errors import NameNotFoundError
from sudologue.messages import Messages
from sudologue.rules import CARDS, Technique, is_bookkeeping, named, rules_called
from sudologue.rules.order import FAMILY_OF

_say = Messages(__name__)


def rules_named(names: str, assume_unique: bool) -> list[Technique]:
    """The rules of a list with commas, in its order."""
    wanted = [name for name in names.split(",") if name.strip() and not is_bookkeeping(name)]
    slugs = dict.fromkeys(slug for name in wanted for slug in rules_called(name))
    if not slugs:
        raise NameNotFoundError(_say("no_rules"))
    for slug in slugs:
        if CARDS[slug].assumes_uniqueness and not assume_unique:
            raise NameNotFoundError(_say("assumes", slug=slug))
    return [*map(named, slugs)]


def families() -> Iterable[tuple[str, str]]:
    """The families of rules, each with its rules, for shells to complete."""
    rules_of: dict[str, list[str]] = {}
    for slug, family in FAMILY_OF.items():
        rules_of.setdefault(family, []).append(slug)
    return [(family, ", ".join(slugs)) for family, slugs in sorted(rules_of.items())]
