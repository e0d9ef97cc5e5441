from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Sequence
from importlib import import_module
from inspect import isabstract
from types import ModuleType

import pytest

import sudologue.rules
from sudologue.errors import NameNotFoundError
from sudologue.inference import Inference
from sudologue.model import Board
from sudologue.rules import (
    CARDS,
    Card,
    Rule,
    Technique,
    Tier,
    chosen,
    family_of,
    named,
    registry,
)
from sudologue.rules.all_rules import is_own
from sudologue.rules.forcing.search.nested import ExhaustiveNesting, NestedForcingChain
from sudologue.rules.order import FAMILY_OF, ORDER


class Echo:
    """A rule of a user's own: no base, no card."""

    @property
    def name(self) -> str:
        return "echo"

    def apply(self, board: Board) -> Sequence[Inference]:
        return ()


class Trusting(Technique):
    """A rule that takes one solution for granted."""

    card = Card("trusting", Tier.UNIQUENESS, assumes_uniqueness=True)

    def find(self, board: Board) -> Iterator[Inference]:
        yield from ()


# ------------------------------------------------------------------------------------ refusals


@pytest.mark.parametrize(
    ("slug", "hint"),
    [
        ("naked_pear", "did you mean 'naked_pair'?"),
        ("XYWingg", "did you mean 'xy_wing'?"),
        ("12", "'sudologue rules' lists them"),
        ("", "'sudologue rules' lists them"),
    ],
)
def test_a_name_that_no_rule_has(slug: str, hint: str) -> None:
    message = f"there is no technique {slug!r}; {hint}"
    with pytest.raises(NameNotFoundError) as caught:
        named(slug)
    assert str(caught.value) == message
    with pytest.raises(NameNotFoundError) as caught:
        chosen(["naked_single", slug], assume_unique=False)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    "name", ["xy_wing", "XY-Wing", "XY Wing", "xywing", " Xy-wing ", "y wing", "0800"]
)
def test_a_rule_is_called_as_people_write_it(name: str) -> None:
    assert named(name) is named("xy_wing")
    assert chosen([name], assume_unique=False) == [named("xy_wing")]


def test_of_rules_that_share_a_name_all_are_chosen_and_the_usual_one_is_meant() -> None:
    both = [rule.name for rule in chosen(["naked pairs"], assume_unique=False)]
    assert both == ["locked_pair", "naked_pair"]
    assert named("naked pairs").name == "naked_pair"


def test_a_rule_that_assumes_uniqueness_is_used_only_when_allowed() -> None:
    with pytest.raises(NameNotFoundError) as caught:
        chosen([Trusting()], assume_unique=False)
    assert str(caught.value) == (
        "'trusting' assumes that the puzzle has one solution; " "allow that with assume_unique"
    )
    trusting = Trusting()
    assert list(chosen([trusting], assume_unique=True)) == [trusting]


def test_a_single_name_is_no_list_of_rules() -> None:
    with pytest.raises(NameNotFoundError) as caught:
        chosen("naked_single", assume_unique=False)
    assert str(caught.value) == "rules come as a list, even a single one: write ['naked_single']"


# ------------------------------------------------------------------------------------- choosing


def test_rules_are_chosen_by_slug_or_as_objects_in_the_order_given() -> None:
    echo: Rule = Echo()
    picked = chosen(["naked_pair", echo, named("naked_single")], assume_unique=False)
    assert list(picked) == [named("naked_pair"), echo, named("naked_single")]
    assert list(chosen([], assume_unique=False)) == []


def test_without_a_choice_all_rules_that_assume_nothing_are_used() -> None:
    modest = [rule for rule in registry() if not rule.card.assumes_uniqueness]
    assert list(chosen(None, assume_unique=False)) == modest
    assert list(chosen(None, assume_unique=True)) == list(registry())


# ------------------------------------------------------------------------- the whole catalogue

SEARCHES = [
    f"sudologue.rules.{folder.name}.search"
    for folder in pkgutil.iter_modules(sudologue.rules.__path__)
    if folder.ispkg and folder.name != "common"
]


def modules() -> list[ModuleType]:
    """All modules of the rules, tests aside."""
    return [
        import_module(found.name)
        for found in pkgutil.walk_packages(sudologue.rules.__path__, "sudologue.rules.")
        if not found.name.endswith("_test")
    ]


def test_every_technique_is_registered() -> None:
    written = {
        value
        for module in modules()
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Technique) and not isabstract(value)
    }
    # an exhaustive solve has it in the place of the nested rule
    written.remove(ExhaustiveNesting)
    assert {type(rule) for rule in registry()} == written


def test_every_rule_is_registered_once() -> None:
    assert len({id(rule) for rule in registry()}) == len({rule.name for rule in registry()})
    assert len(registry()) == len({rule.name for rule in registry()})


def test_the_order_names_every_rule_of_every_family_once() -> None:
    families_of: dict[str, list[str]] = {}
    for search in map(import_module, SEARCHES):
        for rule in search.RULES:
            families_of.setdefault(rule.name, []).append(search.__name__.split(".")[2])
    assert families_of == {slug: [family] for slug, family in FAMILY_OF.items()}
    assert [rule.name for rule in registry()] == list(ORDER)
    assert [*map(family_of, registry())] == list(FAMILY_OF.values())


def test_whose_rule_it_is_goes_by_its_class() -> None:
    assert all(map(is_own, registry()))
    assert is_own(NestedForcingChain(2))
    assert not any(map(is_own, (ExhaustiveNesting(), Trusting(), Echo())))


def test_every_card_is_a_registered_rule_s() -> None:
    written = {
        id(value): value
        for module in modules()
        if "card" in module.__name__.split(".")
        for value in vars(module).values()
        if isinstance(value, Card)
    }
    assert {card.slug for card in written.values()} == {rule.name for rule in registry()}
    assert {rule.name: rule.card for rule in registry()} == CARDS


def test_the_easiest_come_first() -> None:
    tiers = [rule.card.tier for rule in registry()]
    assert tiers == sorted(tiers)
    slugs = [rule.name for rule in registry()]
    assert [slug for slug in slugs if slug in FIRST] == FIRST


FIRST = [
    "full_house",
    "hidden_single",
    "naked_single",
    "locked_candidates_pointing",
    "locked_candidates_claiming",
    "naked_pair",
    "hidden_pair",
]


def test_a_rule_is_found_by_its_slug() -> None:
    for rule in registry():
        assert named(rule.name) is rule
        assert repr(rule) == f"<rule {rule.name}>"
