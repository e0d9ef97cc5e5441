from __future__ import annotations

import json
import re
import shlex
from dataclasses import fields

import pytest

from sudologue.cli.main_test import on_a_terminal
from sudologue.cli.running_test import Terminal
from sudologue.rules import Card, Tier, registry


def test_all_rules_easiest_first(terminal: Terminal) -> None:
    head, *lines = terminal("rules").out.splitlines()
    assert head.split() == ["RULE", "TITLE", "HODOKU", "SE"]
    rows = [line for line in lines if re.match(r"[a-z]", line)]
    assert [line.split()[0] for line in rows] == [rule.name for rule in registry()]
    assert re.split(r"  +", rows[2]) == ["hidden_single", "Hidden Single", "0002", "1.2+"]
    tiers = [line for line in lines if line and line not in rows]
    assert tiers == [f"{tier.value}. {tier.title}" for tier in Tier]
    assert lines.index("4. Uniqueness") < lines.index(
        next(line for line in rows if line.startswith("unique_rectangle_1 "))
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("width", "has_titles"),
    [
        (100, True),
        (80, True),
        (60, False),
    ],
)
def test_the_table_fits_the_terminal(width: int, has_titles: bool) -> None:
    table = on_a_terminal(["rules"], COLUMNS=str(width)).replace("\r", "")
    assert max(map(len, table.splitlines())) <= min(width, 80)
    assert ("  Naked Pair  " in table) is has_titles
    assert "\nnaked_pair" in table


def test_the_table_fits_80_columns_everywhere_else(terminal: Terminal) -> None:
    assert max(map(len, terminal("rules").out.splitlines())) <= 80


@pytest.mark.parametrize("name", ["Full House", "full-house", "FULL_HOUSE", " last cell "])
def test_other_ways_to_name_a_rule(terminal: Terminal, name: str) -> None:
    assert "slug: full_house\n" in terminal("rules", name).out


def test_a_card(terminal: Terminal) -> None:
    assert terminal("rules", "full_house").out.startswith(
        "Full House\n"
        "\n"
        "A row, column or box with one empty cell, which takes the digit still missing.\n"
        "\n"
        "Every house has each digit once. When one cell is empty, the one digit that is missing "
        "goes there.\n"
        "\n"
        "slug: full_house\n"
        "also called: last cell, last digit in a house\n"
        "tier: 1, Singles\n"
        "Sudoku Explainer's rating: 1.0\n"
        "HoDoKu's code: 0000\n"
        "\n"
        "An example:\n"
    )


@pytest.mark.parametrize("rule", [rule.name for rule in registry()])
def test_an_example_can_be_tried(
    terminal: Terminal, rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the last line says gives the step that the example told."""
    monkeypatch.setenv("COLUMNS", "80")
    explained = terminal("rules", rule).out
    *page, command = explained.splitlines()
    drawn = [line for line in page if re.match(r"\W*(r\d )?\W*[│├┌└┃┠┏┗]", line)]
    assert max(map(len, drawn)) <= 80
    program, *arguments = shlex.split(command)
    assert program == "sudologue"
    tried = terminal(*arguments, "--voice", "technical")
    first = tried.out.splitlines()[0].removeprefix("1. ")
    assert f"\n\n{first}\n\nTry it:\n" in explained
    assert tried.err.count("\n") <= 1  # in which format it was read


def test_an_example_in_a_notation(terminal: Terminal) -> None:
    explained = terminal("rules", "--notation", "a1", "xy_wing").out
    assert "\nXY-Wing: 2/8/6 in G7,HI9 => H7<>6\n" in explained
    assert not re.search(r"r\dc\d", explained)


@pytest.mark.parametrize(
    ("code", "slugs"),
    [
        ("0901", ["als_xz", "als_xz_double"]),
        ("0901-2", ["als_xz_double"]),
        ("0800", ["xy_wing"]),
        ("0711-3", ["aic_with_als"]),
        ("0711-1", ["grouped_aic"]),
        ("0304", ["large_fish"]),
        ("03121", ["siamese_fish"]),
        ("1302", ["cell_forcing_chain", "region_forcing_chain", "digit_forcing_chain"]),
    ],
)
def test_codes_of_hodoku(terminal: Terminal, code: str, slugs: list[str]) -> None:
    assert re.findall(r"^slug: (\w+)$", terminal("rules", code).out, re.M) == slugs
    data = json.loads(terminal("rules", "--format", "json", code).out)
    assert [card["slug"] for card in (data if len(slugs) > 1 else [data])] == slugs
    ran = terminal("solve", "--quiet", "--max-steps", "0", "--rules", code, "1.....3..4.....2")
    assert ran.code == 1


def test_a_code_that_no_rule_has(terminal: Terminal) -> None:
    ran = terminal("rules", "0999")
    assert (
        ran.err == "sudologue: no technique has HoDoKu's code 0999; 'sudologue rules' lists them\n"
    )


def test_a_title_needs_no_quotes(terminal: Terminal) -> None:
    assert terminal("rules", "Locked", "Candidates", "(Pointing)").out.startswith("Locked Candid")


def test_json(terminal: Terminal) -> None:
    records = json.loads(terminal("rules", "--format", "json").out)
    assert [record["slug"] for record in records] == [rule.name for rule in registry()]
    assert json.loads(terminal("rules", "--format", "json", "full_house").out) == records[0]
    assert {*records[0]} == {part.name for part in fields(Card)} - {"needs_clues"}


def test_uniqueness_is_marked(terminal: Terminal) -> None:
    assert "needs --assume-unique" in terminal("rules", "unique_rectangle_1").out
