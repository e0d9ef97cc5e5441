from __future__ import annotations

import pytest

from sudologue.cli.options.rule_names import rules_named
from sudologue.cli.running_test import EASY, Terminal
from sudologue.errors import NameNotFoundError
from sudologue.rating.models.singledigit import STRATEGIES
from sudologue.rules.aliases import SINGLEDIGIT, rules_called

BASIC = "basic"


def named(text: str) -> list[str]:
    """The slugs of the rules that a list names."""
    return [rule.name for rule in rules_named(text, assume_unique=False)]


@pytest.mark.parametrize("text", ["basic", "Basic, basic", " , "])
def test_bookkeeping_alone_is_no_rule(text: str) -> None:
    with pytest.raises(NameNotFoundError, match="names no technique"):
        rules_named(text, assume_unique=False)


def test_what_names_no_rule_is_told() -> None:
    with pytest.raises(NameNotFoundError, match="boards do it by themselves"):
        rules_called("basic")
    with pytest.raises(NameNotFoundError, match="did you mean 'naked_single'"):
        rules_called("naked_singels")


def test_every_strategy_of_singledigit_has_its_rules() -> None:
    names = [strategy.name for strategy in STRATEGIES if strategy.name != BASIC]
    assert {name: named(name) for name in names} == {
        "naked_singles": ["naked_single"],
        "hidden_singles": ["hidden_single"],
        "naked_pairs": ["locked_pair", "naked_pair"],
        "naked_triples": ["locked_triple", "naked_triple"],
        "hidden_pairs": ["hidden_pair"],
        "hidden_triples": ["hidden_triple"],
        "naked_quads": ["naked_quad"],
        "hidden_quads": ["hidden_quad"],
        "pointing_pairs_triples": ["locked_candidates_pointing"],
        "box_line_reduction": ["locked_candidates_claiming"],
        "x_wing": ["x_wing"],
        "swordfish": ["swordfish"],
    }
    assert SINGLEDIGIT.keys() <= set(names)


def test_names_are_mixed_and_each_rule_is_there_once() -> None:
    found = named("basic, Naked-Triples,locked_triple,0901")
    assert found == ["locked_triple", "naked_triple", "als_xz", "als_xz_double"]


def test_a_solve_is_asked_for_in_these_names(terminal: Terminal) -> None:
    theirs = terminal("solve", "--rules", "basic,naked_singles,hidden_singles", EASY)
    assert theirs == terminal("solve", "--rules", "naked_single,hidden_single", EASY)
    told = terminal("rules", "naked_pairs").out
    assert told.startswith("Locked Pair\n")
    assert "\nNaked Pair\n" in told
