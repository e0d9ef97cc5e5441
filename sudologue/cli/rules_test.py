from __future__ import annotations

import json
import re

import pytest

from sudologue.cli.running_test import Terminal
from sudologue.rules import registry


def test_all_rules_easiest_first(terminal: Terminal) -> None:
    head, *lines = terminal("rules").out.splitlines()
    assert head.split() == ["RULE", "TITLE", "TIER", "HODOKU", "SE", "ASSUMES"]
    assert [line.split()[0] for line in lines] == [rule.name for rule in registry()]
    assert re.split(r"  +", lines[2]) == [
        "hidden_single",
        "Hidden Single",
        "1",
        "0002",
        "1.2 in a box, 1.5 in a line",
    ]
    unique = [rule.name for rule in registry() if rule.card.assumes_uniqueness]
    assert [line.split()[0] for line in lines if line.endswith("  uniqueness")] == unique
    column = head.index("TIER")
    assert {line[column] for line in lines} <= set("12345678")


@pytest.mark.parametrize("name", ["Full House", "full-house", "FULL_HOUSE", " last cell "])
def test_other_ways_to_name_a_rule(terminal: Terminal, name: str) -> None:
    assert "slug: full_house\n" in terminal("rules", name).out


def test_a_card(terminal: Terminal) -> None:
    assert terminal("rules", "full_house").out == (
        "Full House\n"
        "\n"
        "When a house has one open cell left, that cell takes the one digit still missing.\n"
        "\n"
        "A house holds every digit once. With all its other cells filled, one cell and one digit "
        "remain, and they belong together.\n"
        "\n"
        "slug: full_house\n"
        "also called: last cell, last digit in a house\n"
        "tier: 1, Singles\n"
        "Sudoku Explainer's rating: 1.0\n"
        "HoDoKu's code: 0000\n"
    )


def test_json(terminal: Terminal) -> None:
    records = json.loads(terminal("rules", "--format", "json").out)
    assert [record["slug"] for record in records] == [rule.name for rule in registry()]
    assert json.loads(terminal("rules", "--format", "json", "full_house").out) == records[0]


def test_uniqueness_is_marked(terminal: Terminal) -> None:
    assert "needs --assume-unique" in terminal("rules", "unique_rectangle_1").out
