from __future__ import annotations

import csv
import io
import json
import re
from pathlib import Path

import pytest

from sudologue.cli.exits import Exit
from sudologue.cli.running_test import EASY, NONE, SEVERAL, Terminal
from sudologue.cli.verbs.rate import columns_of

FOUR = "1.....3..4.....2"
HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
EASY_NUMBERS = (
    "effort 41, very easy; Sudoku Explainer 1.2 (up to the first digit 1.2, first step 1.2); "
    "HoDoKu Easy, 204; singledigit 9.00"
)
EASY_TOLD = """\
Effort             41: very easy (fitted to people's solving times)
Sudoku Explainer   1.2 (up to the first digit 1.2, first step 1.2)
HoDoKu             Easy, 204
singledigit        9.00
Clues              30, not all of them needed; their pattern is the same turned by a half
Found              Full House 18, Hidden Single 33

Singles are enough: 18 full houses and 33 hidden singles. \
The hardest moment comes with 38 cells still open: the only easy step is a full house. \
At one of 14 points only one digit is easy to find.
"""


def rows(text: str) -> list[dict[str, str]]:
    """The rows of a CSV file, by the names in its header."""
    return list(csv.DictReader(io.StringIO(text)))


# --------------------------------------------------------------------------------- what people read


def test_numbers_facts_and_reasons(terminal: Terminal) -> None:
    ran = terminal("rate", EASY)
    assert (ran.code, ran.out, ran.err) == (Exit.OK, EASY_TOLD, "")


def test_several_puzzles_are_told_apart(terminal: Terminal) -> None:
    ran = terminal("rate", EASY, SEVERAL)
    assert ran.out == (
        f"argument 1: {EASY}\n\n{EASY_TOLD}\nargument 2: {SEVERAL}\n\n"
        "The puzzle has more than one solution, so there is nothing to rate.\n"
    )


def test_quiet_is_the_numbers_alone(terminal: Terminal) -> None:
    assert terminal("rate", "--quiet", EASY).out == f"{EASY_NUMBERS}\n"
    ran = terminal("rate", "-q", "-", stdin=f"{EASY}\nnonsense\n{NONE}\n{FOUR}\n")
    assert ran.code == Exit.NO_SOLUTION
    assert ran.out.splitlines() == [
        f"standard input, line 1: {EASY_NUMBERS}",
        "standard input, line 2: unreadable",
        "standard input, line 3: no solution",
        "standard input, line 4: no numbers: the models are made for the classic board",
    ]


@pytest.mark.parametrize(
    ("puzzle", "code", "told"),
    [
        (NONE, Exit.NO_SOLUTION, "The puzzle has no solution, so there is nothing to rate.\n"),
        (
            SEVERAL,
            Exit.SEVERAL_SOLUTIONS,
            "The puzzle has more than one solution, so there is nothing to rate.\n",
        ),
        (
            "." * 625,
            Exit.STUCK,
            "Whether the puzzle has one solution was not found out within the limit.\n",
        ),
    ],
)
def test_what_has_not_one_solution(terminal: Terminal, puzzle: str, code: Exit, told: str) -> None:
    ran = terminal("rate", "--seconds", "0.000001", puzzle) if code is Exit.STUCK else None
    ran = ran or terminal("rate", puzzle)
    assert (ran.code, ran.out, ran.err) == (code, told, "")


def test_other_layouts_have_facts(terminal: Terminal) -> None:
    ran = terminal("rate", "--diagonals", "1......2......3.")
    assert ran.code == Exit.OK
    assert ran.out.startswith(
        "The models are made for the classic board, so there are no numbers for this one.\n\n"
        "Clues   3, each of them needed; their pattern has no symmetry\n"
    )


def test_what_is_not_found_in_time_says_so(terminal: Terminal) -> None:
    told = terminal("rate", "--seconds", "0.3", HARD).out
    assert re.search(r"^Effort {13}\d+ or more.* \(the limit was reached first\)$", told, re.M)
    bounds = r"between \d+\.\d and 11\.9 \(where exactly was not found\)"
    assert re.search(rf"^Sudoku Explainer {{3}}{bounds}$", told, re.M)
    quiet = terminal("rate", "-q", "--models", "se", "--seconds", "0.1", HARD).out
    assert re.fullmatch(r"Sudoku Explainer \d+\.\d to 11\.9\n", quiet)


@pytest.mark.slow
def test_work_ends_a_rating_at_the_same_place_each_time(terminal: Terminal) -> None:
    told = terminal("rate", "-q", "--models", "effort,se", "--budget", "10000", HARD).out
    assert re.fullmatch(r"effort \d+ or more; Sudoku Explainer 9\.\d to 11\.9\n", told)
    assert terminal("rate", "-q", "--models", "effort,se", "--budget", "10,000", HARD).out == told


def test_the_path_is_gone_only_where_it_is_shown(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def asked(*_: object, **__: object) -> None:
        raise AssertionError("nobody asked for the path")

    monkeypatch.setattr("sudologue.rating.path.rounds_of", asked)
    for form in ("text", "json", "csv"):
        arguments = ("--models", "se,hodoku", "--quiet", "--format", form)
        assert terminal("rate", *arguments, EASY).code == Exit.OK
    assert "nobody asked for the path" in terminal("rate", "--models", "se", EASY).err


# ------------------------------------------------------------------------------------------- models


def test_models_of_ones_choice(terminal: Terminal) -> None:
    told = "HoDoKu Easy, 204; singledigit 9.00\n"
    for names in ("hodoku,singledigit", "singledigit, HoDoKu", "singledigit,hodoku,hodoku,"):
        assert terminal("rate", "-q", "--models", names, EASY).out == told


@pytest.mark.parametrize(
    ("names", "message"),
    [
        ("", "which models? Choose from effort, singledigit, hodoku and se\n"),
        (" ,", "which models? Choose from effort, singledigit, hodoku and se\n"),
        ("se,hodku", "there is no model 'hodku'; did you mean 'hodoku'?\n"),
        ("9", "there is no model '9'; choose effort, singledigit, hodoku or se\n"),
    ],
)
def test_models_that_there_are_not(terminal: Terminal, names: str, message: str) -> None:
    ran = terminal("rate", "--models", names, EASY)
    assert (ran.code, ran.out, ran.err) == (Exit.UNREADABLE, "", f"sudologue: {message}")


def test_our_own_path_may_take_one_solution_for_granted(terminal: Terminal) -> None:
    for option in ([], ["--assume-unique"]):
        assert terminal("rate", "-q", *option, EASY).out == f"{EASY_NUMBERS}\n"


# ---------------------------------------------------------------------------------------- records


def test_json(terminal: Terminal) -> None:
    ran = terminal("rate", "--format", "json", EASY, "12", SEVERAL, FOUR)
    easy, unread, several, four = (json.loads(line) for line in ran.out.splitlines())
    assert (easy["schema"], easy["schema_version"]) == ("sudologue-rate", 1)
    assert (easy["puzzle"], easy["status"]) == (EASY, "one solution")
    assert easy["models"][0] == "effort (sudologue-1)"
    assert easy["effort"] == {"value": 40.8, "band": "very easy", "confidence": "calibrated"}
    exact = {"er": 1.2, "ep": 1.2, "ed": 1.2, "exact": True, "low": 1.2, "high": 1.2}
    assert easy["se"] == exact
    assert easy["hodoku"] == {"level": "Easy", "score": 204, "exact_score": True}
    assert easy["singledigit"] == {"value": 9.0, "solved": True}
    assert (easy["clues"], easy["symmetry"], easy["minimal"]) == (30, ["rot180"], False)
    assert easy["techniques"] == {"full_house": 18, "hidden_single": 33}
    assert easy["hardest"]["technique"] == "hidden_single"
    assert (easy["crux"]["technique"], easy["crux"]["round"]) == ("full_house", 3)
    assert (sum(easy["openings"]), easy["bottlenecks"], easy["longest_run"]) == (51, 1, 0)
    assert len(easy["reasons"]) == 3
    assert (unread["puzzle"], unread["error"][:10]) == (None, "argument 2")
    assert (several["status"], several["effort"]) == ("more than one solution", None)
    assert set(several) == set(four) == set(easy)
    assert (four["clues"], four["hodoku"], four["path"]) == (4, None, "solved")


def test_json_has_no_infinite_numbers(terminal: Terminal) -> None:
    ran = terminal("rate", "--format", "json", "-q", "--models", "singledigit", HARD)
    assert json.loads(ran.out)["singledigit"] == {"value": None, "solved": False}
    assert "clues" not in json.loads(ran.out)
    (row,) = rows(terminal("rate", "--format", "csv", "--models", "singledigit", "-q", HARD).out)
    assert row["singledigit"] == "inf"


def test_csv(terminal: Terminal) -> None:
    ran = terminal("rate", "--format", "csv", "-", stdin=f"{EASY}\n1x\n{NONE}\n")
    assert ran.code == Exit.NO_SOLUTION
    assert "\r" not in ran.out
    easy, unread, none = rows(ran.out)
    assert tuple(easy) == tuple(unread) == tuple(columns_of(with_facts=True))
    assert (easy["source"], easy["line"]) == ("standard input", "1")
    assert (easy["effort"], easy["band"], easy["er"]) == ("40.8", "very easy", "1.2")
    assert (easy["se_exact"], easy["hodoku_score"], easy["minimal"]) == ("true", "204", "false")
    assert easy["techniques"] == "full_house:18 hidden_single:33"
    assert easy["reasons"].startswith("Singles are enough: ")
    assert (unread["line"], unread["status"]) == ("2", "unreadable")
    assert unread["error"] in ran.err
    assert (none["status"], none["effort"], none["clues"]) == ("no solution", "", "")


def test_times_are_told_only_where_they_are_asked_for(terminal: Terminal) -> None:
    for form in ("json", "jsonl"):
        arguments = ("rate", "--format", form, "--models", "hodoku", EASY)
        assert "seconds" not in json.loads(terminal(*arguments).out)
        assert 0 <= json.loads(terminal(*arguments, "--times").out)["seconds"] < 60
    told = "--times needs --format json, jsonl, csv or parquet"
    assert told in terminal("rate", "--times", EASY).err


def test_quiet_csv_has_no_columns_for_facts(terminal: Terminal) -> None:
    (row,) = rows(terminal("rate", "--format", "csv", "-q", EASY).out)
    assert tuple(row) == tuple(columns_of(with_facts=False))
    assert row["singledigit"] == "9.0"


def test_a_table_is_written_though_nothing_can_be_read(terminal: Terminal, tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    assert terminal("rate", "--format", "csv", "-o", str(out), "12").code == Exit.UNREADABLE
    assert [row["status"] for row in rows(out.read_text())] == ["unreadable"]
