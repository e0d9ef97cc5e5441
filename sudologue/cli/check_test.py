from __future__ import annotations

import json

import pytest

from sudologue.cli.exits import Exit
from sudologue.cli.running_test import EASY, EASY_SOLVED, NONE, SEVERAL, Terminal
from sudologue.model import Board


def test_one_solution(terminal: Terminal) -> None:
    ran = terminal("check", EASY)
    assert (ran.code, ran.out) == (Exit.OK, f"one solution\n{EASY_SOLVED}\n")


def test_no_solution(terminal: Terminal) -> None:
    ran = terminal("check", NONE)
    assert (ran.code, ran.out) == (Exit.NO_SOLUTION, "no solution\n")


def test_two_of_several_solutions_are_shown(terminal: Terminal) -> None:
    ran = terminal("check", SEVERAL)
    verdict, one, other = ran.out.splitlines()
    assert ran.code == Exit.SEVERAL_SOLUTIONS
    assert verdict == "more than one solution; two of them:"
    assert one != other
    assert all(Board.from_string(board).is_complete for board in (one, other))


def test_a_puzzle_that_contradicts_itself_is_refused(terminal: Terminal) -> None:
    ran = terminal("check", "55" + EASY[2:])
    assert ran.code == Exit.UNREADABLE
    assert ran.err == (
        "sudologue: the puzzle contradicts itself: r1c1 and r1c2, in box 1, are both 5\n"
    )


def test_many_lines(terminal: Terminal) -> None:
    ran = terminal("check", "-", stdin=f"{EASY}\nnonsense\n{NONE}\n")
    assert ran.code == Exit.NO_SOLUTION
    assert ran.out == (
        f"standard input, line 1: one solution\n{EASY_SOLVED}\n"
        "standard input, line 3: no solution\n"
    )
    assert ran.err.startswith(
        "sudologue: standard input, line 2, column 1: strange character 'n': "
    )


def test_json(terminal: Terminal) -> None:
    record = json.loads(terminal("check", "--format", "json", EASY).out)
    assert record["schema"] == "sudologue-check"
    assert (record["solutions"], record["complete"]) == (1, True)
    assert record["shown"] == [EASY_SOLVED]


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_search_that_is_given_up_says_so(terminal: Terminal, form: str) -> None:
    ran = terminal("check", "--seconds", "0.000001", "--format", form, "." * 625)
    assert ran.code == Exit.STUCK
    assert "given up" in ran.out if form == "text" else '"complete": false' in ran.out


def test_what_cannot_be_read_has_a_record(terminal: Terminal) -> None:
    ran = terminal("check", "--format", "json", stdin=f"12\n{EASY}\n")
    one, other = (json.loads(line) for line in ran.out.splitlines())
    assert (one["schema"], one["line"], one["puzzle"]) == ("sudologue-check", 1, None)
    assert one["error"].startswith("standard input, line 1: too short: found 2 cells")
    assert (other["line"], other["solutions"]) == (2, 1)


def test_variants_are_checked(terminal: Terminal) -> None:
    assert terminal("check", "1.....3..4.....2").code == Exit.OK
    assert terminal("check", "--anti-king", "1...............").code == Exit.NO_SOLUTION
    assert terminal("check", "--diagonals", "1...............").code == Exit.SEVERAL_SOLUTIONS
