from __future__ import annotations

import json

from sudologue.cli.running_test import Terminal
from sudologue.rules import registry


def test_all_rules_easiest_first(terminal: Terminal) -> None:
    lines = terminal("rules").out.splitlines()
    assert lines[:2] == ["Singles", next(line for line in lines if "full_house" in line)]
    listed = [line.split()[0] for line in lines if line.startswith("  ")]
    assert listed == [rule.name for rule in registry()]


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
