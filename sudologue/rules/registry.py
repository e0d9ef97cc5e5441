"""Which rules there are, easiest first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from sudologue.errors import NameNotFoundError
from sudologue.rules.locked import LockedCandidatesClaiming, LockedCandidatesPointing
from sudologue.rules.rule import Rule, Technique
from sudologue.rules.singles import FullHouse, HiddenSingle, NakedSingle
from sudologue.rules.subsets import HiddenPair, NakedPair

RULES: tuple[Technique, ...] = (
    FullHouse(),
    NakedSingle(),
    HiddenSingle(),
    LockedCandidatesPointing(),
    LockedCandidatesClaiming(),
    NakedPair(),
    HiddenPair(),
)

_BY_SLUG = {rule.name: rule for rule in RULES}


def registry() -> tuple[Technique, ...]:
    """All rules, easiest first.

    >>> [rule.name for rule in registry()][:3]
    ['full_house', 'naked_single', 'hidden_single']
    """
    return RULES


def named(slug: str) -> Technique:
    """The rule of a slug.

    >>> named("naked_pair").card.title
    'Naked Pair'
    """
    rule = _BY_SLUG.get(slug)
    if rule is None:
        near = get_close_matches(slug, _BY_SLUG, n=1)
        hint = f"did you mean {near[0]!r}?" if near else "see sudologue.rules.registry()"
        raise NameNotFoundError(f"no rule is called {slug!r}: {hint}")
    return rule


def chosen(rules: Iterable[Rule | str] | None, assume_unique: bool) -> Sequence[Rule]:
    """The rules a caller asked for, by slug or as objects; without a choice, all.

    Rules that take it for granted that the puzzle has one solution are left out of "all" unless
    `assume_unique`; named outright without it, they are refused.
    """
    if rules is None:
        return [rule for rule in RULES if assume_unique or not rule.card.assumes_uniqueness]
    picked = [named(rule) if isinstance(rule, str) else rule for rule in rules]
    for rule in picked:
        if isinstance(rule, Technique) and rule.card.assumes_uniqueness and not assume_unique:
            raise NameNotFoundError(
                f"{rule.name!r} takes it for granted that the puzzle has one solution: "
                "allow that with assume_unique"
            )
    return picked
