from __future__ import annotations

import json

import pytest

from sudologue.cli.exits import Exit
from sudologue.cli.running_test import EASY, Terminal
from sudologue.errors import SudologueError
from sudologue.model import Cell
from sudologue.narration.notations import notation_named
from sudologue.narration.notations.respelling import fault

TWICE = f"55{EASY[2:]}"
COLUMNS = "123456789" * 9
CLASHES = {
    "rc": "row 1 has two 5s, in r1c1 and r1c2",
    "rc-upper": "row 1 has two 5s, in R1C1 and R1C2",
    "a1": "row A has two 5s, in A1 and A2",
    "a1-columns": "row 1 has two 5s, in A1 and B1",
    "nrc": "row 1 has two 5s, in r1c1 and r1c2",
}


@pytest.mark.parametrize("notation", CLASHES)
@pytest.mark.parametrize("verb", ["solve", "check", "hint", "why", "explain", "judge"])
def test_a_contradiction_is_told_in_the_notation(
    terminal: Terminal, verb: str, notation: str
) -> None:
    """The map makes regions of the columns, so that the two cells meet in no box."""
    claim = {"why": ["r1c3"], "explain": ["r1c3=4"], "judge": ["r1c3=4"]}
    asked = {**claim, "hint": ["--level", "what"]}.get(verb, [])
    ran = terminal(verb, "--notation", notation, "--jigsaw", COLUMNS, TWICE, *asked)
    assert ran.code == Exit.NO_SOLUTION
    assert CLASHES[notation] in (ran.out + ran.err).replace("Row", "row")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--diagonals", f"5{'.' * 39}5{'.' * 40}"), "the main diagonal has two 5s, in A1 and E5"),
        (
            ("--anti-knight", f"{'.' * 20}5{'.' * 10}5{'.' * 49}"),
            "C3 and D5, a knight's move apart, are both 5",
        ),
        (("123....4........",), "A4 has no candidate left"),
        (("2......21....31.",), "row D has no place left for 2"),
        (("...4.3..4....23.",), "box 2 has no place left for 3"),
    ],
)
def test_whatever_is_wrong(terminal: Terminal, arguments: tuple[str, ...], said: str) -> None:
    ran = terminal("check", "--notation", "a1", *arguments)
    assert ran.code == Exit.NO_SOLUTION
    assert ran.out.startswith(f"no solution: {said}\n")


def test_positions_and_numbers_that_are_no_digits(terminal: Terminal) -> None:
    position = terminal("check", "--notation", "a1", ":0000:x:1+1..............:::")
    assert position.out.endswith("\nbox 1 has two 1s, in A1 and A2\n")
    grid = [[{"value": 12} if row == col == 1 else {} for col in range(9)] for row in range(9)]
    number = terminal("solve", "--notation", "a1", stdin=json.dumps({"size": 9, "grid": grid}))
    assert number.err.endswith(": B2 can't be 12: digits run from 1 to 9\n")


def test_records_keep_to_rc(terminal: Terminal) -> None:
    ran = terminal("check", "--format", "json", "--notation", "a1", "--from", "line", TWICE)
    assert "r1c1 and r1c2" in json.loads(ran.out)["conflict"]


def test_an_error_about_a_board_beyond_the_letters_is_told_in_rc() -> None:
    twice = SudologueError(Cell(24, 24), " is given twice")
    assert fault(twice, notation_named("a1-k")) == "r25c25 is given twice"
