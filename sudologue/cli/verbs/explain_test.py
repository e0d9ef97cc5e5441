from __future__ import annotations

import json

import pytest

from sudologue.audit import check_trace
from sudologue.cli.exits import Exit
from sudologue.cli.running_test import NONE, SEVERAL, Terminal
from sudologue.inference.codec import from_data

HARDER = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
FOUR = "1.....3..4.....2"


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        ((HARDER,), "which claim? Add one after the puzzle: r5c6=4, or 'r5c6<>4'"),
        ((), "which claim? Add one after the puzzle: r5c6=4, or 'r5c6<>4'"),
        (
            ("--notation", "a1", HARDER),
            "which claim? Add one after the puzzle: E6=4, or 'E6<>4'",
        ),
        ((HARDER, "r3x3"), "there is no cell 'r3x3'; write row and column, such as r5c6"),
        ((HARDER, "r3c3<>0"), "'0' is not a digit"),
        ((FOUR, "r3c9=3"), "there is no r3c9; rows and columns go from 1 to 4"),
        ((HARDER, "-5[C3]"), "'-5[C3]' is a claim in a1, not in rc; add --notation a1"),
        ((HARDER, "r1c1=2", "r1c1=3"), "the claim is that r1c1 is 2 and 3: leave one out"),
        (("nowhere.txt", "r1c1=1"), "there is no file 'nowhere.txt'"),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_line(
    terminal: Terminal, arguments: tuple[str, ...], fault: str
) -> None:
    ran = terminal("explain", *arguments)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert fault in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("puzzle", "claims", "code", "words"),
    [
        (
            HARDER,
            ["r2c3=2"],
            Exit.OK,
            "Yes. Box 7 and rows 3 and 5 have their 2s, so column 3's goes in r2c3.",
        ),
        (HARDER, ["r3c3-5"], Exit.OK, "Yes. Suppose r3c3 is 5.\n(1) r2c3 is 2: "),
        (HARDER, ["r3c3=3"], Exit.OK, "Yes, in four steps:\n1. r2c3 is 2: "),
        (
            HARDER,
            ["r1c2=1", "r1c2<>3"],
            Exit.OK,
            "Yes. r1c2 is 1 in the puzzle itself: it's one of the 38 givens. r1c2 is 1.",
        ),
        (
            HARDER,
            ["r3c3<>3"],
            Exit.NO_SOLUTION,
            "No: r3c3 must be 3. Four steps lead there:\n1. r2c3 is 2: ",
        ),
        (HARDER, ["r3c3=5"], Exit.NO_SOLUTION, "No. Suppose r3c3 is 5.\n(1) r2c3 is 2: "),
        (NONE, ["r1c1=5"], Exit.NO_SOLUTION, "This position has no solution, "),
        (
            SEVERAL,
            ["r2c7=6"],
            Exit.SEVERAL_SOLUTIONS,
            "This position has more than one solution, and ",
        ),
    ],
)
def test_each_answer_has_its_code(
    terminal: Terminal, puzzle: str, claims: list[str], code: Exit, words: str
) -> None:
    ran = terminal("explain", puzzle, *claims)
    assert (ran.code, ran.err) == (code, "")
    assert ran.out.startswith(words)


def test_it_is_told_in_a_voice_and_a_notation(terminal: Terminal) -> None:
    ran = terminal("explain", "--voice", "terse", "--notation", "a1", HARDER, "C3=3")
    assert ran.out.splitlines()[1] == "1. B3 = 2: Hidden Single, column 3"
    assert terminal("explain", "--notation", "a1", HARDER, "-3[A2]").out == ("Yes. A2 is 1.\n")


def test_as_json_it_is_a_record_with_the_reason_as_a_trace(terminal: Terminal) -> None:
    ran = terminal("explain", "--format", "json", HARDER, "r3c3<>3")
    told = json.loads(ran.out)
    assert (told["schema"], told["schema_version"]) == ("sudologue-explain", 1)
    assert (told["claim"], told["verdict"], told["rule"]) == ("r3c3<>3", "must_be", None)
    assert told["shown"] == []
    ran = terminal("explain", "--format", "json", "--reveal", HARDER, "r3c3<>3")
    assert len(json.loads(ran.out)["shown"]) == 1
    assert told["told"][0] == "No: r3c3 must be 3. Four steps lead there:"
    assert check_trace(from_data(told["trace"])).ok
    told = json.loads(terminal("explain", "--format", "json", HARDER, "r2c3=2").out)
    assert (told["verdict"], told["rule"], told["conclusion"]) == (
        "proved_now",
        "hidden_single",
        "r2c3=2",
    )
    assert json.loads(terminal("explain", "--format", "json", "12", "r2c3=2").out)["puzzle"] is None


def test_of_several_puzzles_each_has_a_heading(terminal: Terminal) -> None:
    ran = terminal("explain", HARDER, FOUR, "r1c2<>9")
    assert ran.code == Exit.UNREADABLE
    assert ran.out == f"argument 1: {HARDER}\n\nYes. r1c2 is 1.\n"
    assert ran.err == "sudologue: argument 2: 9 is no digit here: they run from 1 to 4\n"


def test_when_time_is_over_it_says_so(terminal: Terminal) -> None:
    hard = "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3"
    ran = terminal("explain", "--timeout", "0.000001", hard, "r1c2=3")
    assert ran.code == Exit.STUCK
    assert ran.out.startswith("I couldn't find out within the limits whether r1c2 is 3")


def test_why_takes_a_minus_as_well(terminal: Terminal) -> None:
    assert terminal("why", HARDER, "r3c3-5").out == terminal("why", HARDER, "r3c3<>5").out
