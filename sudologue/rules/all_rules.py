"""The rules as objects, in their order: all of them, those of a family, those that were chosen.

(The module is not called `registry`, since a loaded module would hide the function of that name in
its package.)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sudologue.errors import NameNotFoundError, WrongTypeError
from sudologue.messages import Messages
from sudologue.rules.aliases import rules_called
from sudologue.rules.cards import CARDS
from sudologue.rules.families import families
from sudologue.rules.order import FAMILY_OF, ORDER
from sudologue.rules.rule import FunctionRule, Rule, Technique, named, searched_by
from sudologue.wording import no_such

_say = Messages(__name__)


def registry() -> tuple[Technique, ...]:
    """All rules, easiest first. This loads them; a solver loads those that it comes to.

    >>> [rule.name for rule in registry()][:3]
    ['full_house', 'last_of_cage', 'hidden_single']
    """
    return tuple(map(named, ORDER))


def of_family(family: str) -> tuple[Technique, ...]:
    """The rules of a family, easiest first.

    >>> [rule.name for rule in of_family("sk_loop")]
    ['sk_loop']
    """
    _say.expect(family, str, "a_family")
    if family not in families():
        raise NameNotFoundError(no_such("family", family, families()))
    return tuple(named(slug) for slug in ORDER if FAMILY_OF[slug] == family)


def family_of(rule: Technique) -> str:
    """The name of a rule's family: its folder."""
    return _search_of(rule).__module__.split(".")[2]


def _search_of(rule: Rule) -> object:
    """What finds a rule's inferences: its class, or the function that it is."""
    return rule.search if isinstance(rule, FunctionRule) else type(rule)


def is_own(rule: Rule) -> bool:
    """Whether a rule is of a class, or a function, that the registry has a rule of."""
    search = _search_of(rule)
    module = search.__module__.split(".")
    if module[:2] != ["sudologue", "rules"] or module[2] not in families():
        return False
    return search in map(_search_of, searched_by(module[2]).values())


def admitted(slug: str, *, assume_unique: bool, has_clues: bool) -> Technique | None:
    """The rule of a slug; nothing, and it is not loaded, if its card says that it is not asked.

    >>> admitted("bug_plus_1", assume_unique=False, has_clues=False)
    >>> admitted("bug_plus_1", assume_unique=True, has_clues=False)
    <rule bug_plus_1>
    """
    card = CARDS[slug]
    if (card.assumes_uniqueness and not assume_unique) or (card.needs_clues and not has_clues):
        return None
    return named(slug)


def chosen(rules: Iterable[Rule | str] | None, assume_unique: bool) -> Sequence[Rule]:
    """The rules a caller asked for, by name or as objects; without a choice, all.

    Rules that take it for granted that the puzzle has one solution are left out of "all" unless
    `assume_unique`; named outright without it, they are refused.
    """
    if rules is None:
        return [rule for rule in registry() if assume_unique or not rule.card.assumes_uniqueness]
    if isinstance(rules, str):
        raise NameNotFoundError(_say("a_list", rules=rules))
    _say.expect(rules, Iterable, "rules")
    slugs = [
        name for rule in rules for name in (_slugs(rule) if isinstance(rule, str) else (rule,))
    ]
    picked = [named(rule) if isinstance(rule, str) else _as_rule(rule) for rule in slugs]
    for rule in picked:
        if isinstance(rule, Technique) and rule.card.assumes_uniqueness and not assume_unique:
            raise NameNotFoundError(_say("assumes", name=rule.name))
    return picked


def _slugs(name: str) -> tuple[str, ...]:
    return (name,) if name in FAMILY_OF else rules_called(name)


def _as_rule(rule: Rule) -> Rule:
    if isinstance(rule, type):
        raise WrongTypeError(_say("not_made", rule=rule, rule_name=rule.__name__))
    if not (callable(getattr(rule, "apply", None)) and isinstance(getattr(rule, "name", 0), str)):
        raise WrongTypeError(_say("no_rule", rule=rule))
    return rule
