from __future__ import annotations

import json

import pytest

from sudologue.cli.exits import Exit
from sudologue.cli.running_test import EASY, Terminal

TWICE = f"55{EASY[2:]}"
COLUMNS = "123456789" * 9
CELLS = {
    "rc": "r1c1 and r1c2, in row 1,",
    "rc-upper": "R1C1 and R1C2, in row 1,",
    "a1": "A1 and A2, in row A,",
    "a1-columns": "A1 and B1, in row 1,",
    "nrc": "r1c1 and r1c2, in row 1,",
}


@pytest.mark.parametrize("notation", CELLS)
@pytest.mark.parametrize("verb", ["solve", "check", "show", "why", "explain", "judge"])
def test_a_contradiction_is_told_in_the_notation(
    terminal: Terminal, verb: str, notation: str
) -> None:
    """The map makes regions of the columns, so that the two cells meet in no box."""
    asked = {"why": ["r1c3"], "explain": ["r1c3=4"], "judge": ["r1c3=4"]}.get(verb, [])
    ran = terminal(verb, "--notation", notation, "--jigsaw", COLUMNS, TWICE, *asked)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    said = "the puzzle contradicts itself: "
    assert ran.err == f"sudologue: {said}{CELLS[notation]} are both 5\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--diagonals", f"5{'.' * 39}5{'.' * 40}"), "A1 and E5, on the main diagonal, are both 5"),
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
    ran = terminal("solve", "--notation", "a1", *arguments)
    assert ran.code == Exit.UNREADABLE
    assert ran.err == f"sudologue: the puzzle contradicts itself: {said}\n"


def test_positions_and_numbers_that_are_no_digits(terminal: Terminal) -> None:
    position = terminal("solve", "--notation", "a1", ":0000:x:1+1..............:::")
    assert position.err.endswith(": A1 and A2, in box 1, are both 1\n")
    grid = [[{"value": 12} if row == col == 1 else {} for col in range(9)] for row in range(9)]
    number = terminal("solve", "--notation", "a1", stdin=json.dumps({"size": 9, "grid": grid}))
    assert number.err.endswith(": B2 cannot be 12: digits run from 1 to 9\n")


def test_records_keep_to_rc(terminal: Terminal) -> None:
    ran = terminal("check", "--format", "json", "--notation", "a1", "--from", "line", TWICE)
    assert "A1 and A2" in ran.err
    assert "r1c1 and r1c2" in json.loads(ran.out)["error"]


def test_a_board_beyond_the_letters_is_told_in_rc(terminal: Terminal) -> None:
    ran = terminal("solve", "--notation", "a1-k", f"{'.' * 600}{'1' * 25}")
    assert ran.err == (
        "sudologue: the puzzle contradicts itself: r25c1 and r25c2, in box 21, are both 1\n"
    )
