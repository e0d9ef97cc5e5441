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
        (
            (HARDER, "r3c3-5", "--by", "magic"),
            "'magic' is no rule, house or cell of this board: did you mean 'aic'?",
        ),
        ((HARDER, "r3c3-5", "--by", ""), "no reason is given"),
        ((FOUR, "r1c4=4", "--by", "row 5"), "'row 5' is no rule, house or cell of this board: "),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_line(
    terminal: Terminal, arguments: tuple[str, ...], fault: str
) -> None:
    ran = terminal("judge", *arguments)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert fault in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("puzzle", "claim", "by", "code", "words"),
    [
        (
            HARDER,
            "r2c3=2",
            None,
            Exit.OK,
            "Valid. Box 7 and rows 3 and 5 have their 2s, so column 3's goes in r2c3. (Hidden single)",
        ),
        (
            HARDER,
            "r2c3=2",
            "hidden single",
            Exit.OK,
            "Valid. Box 7 and rows 3 and 5 have their 2s, so column 3's goes in r2c3.",
        ),
        (
            HARDER,
            "r2c3=2",
            "c3",
            Exit.OK,
            "Valid. Box 7 and rows 3 and 5 have their 2s, so column 3's goes in r2c3.",
        ),
        (
            HARDER,
            "r2c3=2",
            "r2",
            Exit.STUCK,
            "True, but not for that reason. Row 2 alone could have its 2 in ",
        ),
        (HARDER, "r2c3=2", "x-wing", Exit.STUCK, "True, but not by an X-Wing. "),
        (
            HARDER,
            "r2c3=5",
            "r2",
            Exit.NO_SOLUTION,
            "Not so. Row 2's 5 could also be in ",
        ),
        (
            HARDER,
            "r1c2=5",
            None,
            Exit.NO_SOLUTION,
            "Not so. r1c2 is 1.",
        ),
        (
            NONE,
            "r1c1=5",
            None,
            Exit.NO_SOLUTION,
            "This position has no solution, ",
        ),
        (
            SEVERAL,
            "r2c7=6",
            None,
            Exit.SEVERAL_SOLUTIONS,
            "Not so. This position has more than one solution, and ",
        ),
    ],
)
def test_each_ruling_has_its_code(
    terminal: Terminal, puzzle: str, claim: str, by: str | None, code: Exit, words: str
) -> None:
    ran = terminal("judge", puzzle, claim, *(() if by is None else ("--by", by)))
    assert (ran.code, ran.err) == (code, "")
    assert ran.out.startswith(words)


def test_cells_are_named_in_a_notation(terminal: Terminal) -> None:
    ran = terminal("judge", "--notation", "a1", FOUR, "A4=4", "--by", "A4")
    assert ran.out.startswith("Valid. Box 2 has 3, row A adds 1, and column 4 adds 2, so A4 is 4. ")
    assert ran.code == Exit.OK


def test_as_json_it_is_a_record(terminal: Terminal) -> None:
    ran = terminal("judge", "--format", "json", HARDER, "r2c7-4", "--by", "4 in column 8")
    told = json.loads(ran.out)
    assert (told["schema"], told["schema_version"]) == ("sudologue-judge", 1)
    assert (told["claim"], told["verdict"]) == ("r2c7<>4", "true_but_unproved")
    assert told["by"] == "4 in column 8"
    assert told["surviving"] == ["r2c7(4)", "r2c8(4)"]
    assert told["named_as"][0] == "locked_candidates_claiming"
    assert (told["trace"], told["shown"]) == (None, [])
    told = json.loads(terminal("judge", "--format", "json", HARDER, "r2c3=2").out)
    assert check_trace(from_data(told["trace"])).ok
