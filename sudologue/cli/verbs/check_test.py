from __future__ import annotations

import json

import pytest

from sudologue import formats
from sudologue.cli.exits import Exit
from sudologue.cli.running_test import EASY, EASY_SOLVED, SEVERAL, Terminal
from sudologue.model import Board


def test_one_solution(terminal: Terminal) -> None:
    ran = terminal("check", EASY)
    assert (ran.code, ran.out) == (Exit.OK, f"one solution\n{EASY_SOLVED}\n")


def test_no_solution(terminal: Terminal) -> None:
    ran = terminal("check", FOUR)
    assert (ran.code, ran.out) == (Exit.NO_SOLUTION, f"no solution\n{CONTRADICTING}")


FOUR = "32........34..2."
CONTRADICTING = (
    "these 4 contradict each other, and no 3 of them do: the 3 in r1c1, the 2 in r1c2, "
    "the 3 in r3c3 and the 2 in r4c3\n"
)


def test_what_contradicts_each_other_in_json(terminal: Terminal) -> None:
    record = json.loads(terminal("check", "--format", "json", FOUR).out)
    givens = ["r1c1(3)", "r1c2(2)", "r3c3(3)", "r4c3(2)"]
    expected = {"givens": givens, "barred": [], "clues": [], "minimal": True}
    assert record["contradicting"] == expected
    cages = [
        {"cells": ["r1c1", "r1c2"], "sum": 3},
        {"cells": ["r1c3", "r1c4"], "sum": 4},
        {"cells": ["r4c1", "r4c2"]},
    ]
    killer = {"size": 4, "givens": "." * 16, "cages": cages, "extra": {"box": [2, 2]}}
    ran = terminal("check", "--format", "json", json.dumps(killer))
    assert json.loads(ran.out)["contradicting"]["clues"] == [
        {"kind": "cage", "cells": ["r1c1", "r1c2"], "total": 3},
        {"kind": "cage", "cells": ["r1c3", "r1c4"], "total": 4},
    ]


def test_a_dead_end_is_told_with_what_leads_to_it(terminal: Terminal) -> None:
    ran = terminal("check", "--notation", "a1", "12......3...4...")
    assert (ran.code, ran.out) == (
        Exit.NO_SOLUTION,
        "no solution: B1 has no candidate left\nthese 3 contradict each other, and no 2 of them "
        "do: the 2 in A2, the 3 in C1 and the 4 in D1\n",
    )


def test_two_of_several_solutions_are_shown(terminal: Terminal) -> None:
    ran = terminal("check", SEVERAL)
    verdict, one, other = ran.out.splitlines()
    assert ran.code == Exit.SEVERAL_SOLUTIONS
    assert verdict == "more than one solution; two of them:"
    assert one != other
    assert all(Board.from_string(board).is_complete for board in (one, other))


def test_a_puzzle_that_clashes_has_no_solution(terminal: Terminal) -> None:
    ran = terminal("check", "55" + EASY[2:])
    told = "box 1 has two 5s, in r1c1 and r1c2"
    assert (ran.code, ran.out, ran.err) == (Exit.NO_SOLUTION, f"no solution: {told}\n", "")
    record = json.loads(terminal("check", "--format", "json", "55" + EASY[2:]).out)
    assert (record["puzzle"], record["solutions"]) == ("55" + EASY[2:], 0)
    assert (record["complete"], record["conflict"]) == (True, told)
    assert record["contradicting"]["givens"] == ["r1c1(5)", "r1c2(5)"]


def test_what_was_not_counted_is_null(terminal: Terminal) -> None:
    ran = terminal("check", "--format", "json", "--timeout", "1e-9", EASY)
    record = json.loads(ran.out)
    assert (ran.code, record["solutions"], record["complete"]) == (Exit.STUCK, None, False)


def test_many_lines(terminal: Terminal) -> None:
    ran = terminal("check", "-", stdin=f"{EASY}\nnonsense\n{FOUR}\n")
    assert ran.code == Exit.NO_SOLUTION
    assert ran.out == (
        f"standard input, line 1: one solution\n{EASY_SOLVED}\n"
        f"standard input, line 3: no solution\n{CONTRADICTING}"
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
    assert one["error"].startswith(
        "standard input, line 1: this puzzle has 2 cells; a 9x9 puzzle has 81"
    )
    assert (other["line"], other["solutions"]) == (2, 1)


def test_variants_are_checked(terminal: Terminal) -> None:
    assert terminal("check", "1.....3..4.....2").code == Exit.OK
    assert terminal("check", "--anti-king", "1...............").code == Exit.NO_SOLUTION
    assert terminal("check", "--diagonals", "1...............").code == Exit.SEVERAL_SOLUTIONS


POSITION = f":0000:x:{EASY[:40]}+5{EASY[41:]}:113::"


@pytest.mark.parametrize(
    ("position", "code", "told"),
    [
        (POSITION, Exit.OK, f"one solution\n{EASY_SOLVED}\n"),
        (
            POSITION.replace(":113:", ":113 413:"),
            Exit.NO_SOLUTION,
            "no solution from here, though the puzzle has one\nwrong: what was removed from r1c3\n",
        ),
        (
            POSITION.replace("17...2", "17...+42"),
            Exit.UNREADABLE,
            "",
        ),
        (
            f":0000:x:{FOUR}:413::",
            Exit.NO_SOLUTION,
            "no solution; nor has the puzzle itself\n"
            f"row 1 has no place left for 4\n{CONTRADICTING}",
        ),
        (
            POSITION.replace("+5", "+9"),
            Exit.NO_SOLUTION,
            "no solution from here, though the puzzle has one\n"
            "column 5 has two 9s, in r2c5 and r5c5\n"
            "wrong: the 9 in r5c5\n",
        ),
        (
            POSITION.replace("+53..1", "+53+9.1").replace(":113:", ":113 413:"),
            Exit.NO_SOLUTION,
            "no solution from here, though the puzzle has one\n"
            "row 5 has no place left for 7\n"
            "wrong: the 9 in r5c7\n"
            "wrong: what was removed from r1c3\n",
        ),
    ],
)
def test_whose_fault_it_is(terminal: Terminal, position: str, code: Exit, told: str) -> None:
    ran = terminal("check", "--where", "--from", "hodoku", position)
    assert (ran.code, ran.out) == (code, told)
    plain = terminal("check", "--from", "hodoku", position)
    assert plain.code == code
    assert plain.out == "".join(
        line for line in told.splitlines(keepends=True) if not line.startswith("wrong: ")
    )


def test_a_position_of_a_puzzle_with_several_solutions(terminal: Terminal) -> None:
    few = f":0000:x:1+2{'.' * 14}::::"
    good = terminal("check", "--from", "hodoku", "--where", few)
    assert good.code == Exit.SEVERAL_SOLUTIONS
    ran = terminal("check", "--from", "hodoku", "--where", few.replace("::::", ":321 322:::"))
    assert (ran.code, ran.out) == (
        Exit.NO_SOLUTION,
        "no solution from here, though the puzzle has some\nbox 1 has no place left for 3\n"
        "wrong: no entry by itself, but all of them together\n",
    )


def test_a_position_in_json(terminal: Terminal) -> None:
    wrong = POSITION.replace(":113:", ":113 413:")
    record = json.loads(terminal("check", "--format", "json", wrong).out)
    assert (record["format"], record["solutions"], record["complete"]) == ("hodoku", 0, True)
    assert (record["puzzle_solutions"], record["puzzle_complete"]) == (1, True)
    assert "wrong_cells" not in record
    record = json.loads(terminal("check", "--where", "--format", "json", wrong).out)
    assert (record["wrong_digits"], record["wrong_cells"]) == ([], ["r1c3"])
    clash = POSITION.replace("+5", "+9")
    record = json.loads(terminal("check", "--where", "--format", "json", clash).out)
    assert record["conflict"] == "column 5 has two 9s, in r2c5 and r5c5"
    assert record["wrong_digits"] == ["r5c5(9)"]


def test_what_it_was_read_as_is_said(terminal: Terminal) -> None:
    ran = terminal("check", "-", stdin=f"{POSITION}\n{EASY}\n{POSITION}\n")
    assert ran.err == (
        "sudologue: standard input, line 1: reading this as a HoDoKu library line (--from changes that)\n"
    )
    marks = formats.write(formats.read(POSITION), "pencilmarks")
    ran = terminal("check", "-", stdin=f"\n{marks}")
    assert ran.err.splitlines() == [
        "sudologue: standard input, line 3: reading this as Pencil marks (--from changes that)",
        "sudologue: standard input, line 3: "
        "pencil marks don't tell givens from placed digits; all are read as givens",
    ]


def test_solving_goes_on_from_a_position(terminal: Terminal) -> None:
    ran = terminal("solve", "--quiet", "--from", "hodoku", POSITION)
    assert (ran.code, ran.out, ran.err) == (Exit.OK, f"{EASY_SOLVED}\n", "")
    wrong = POSITION.replace(":113:", ":113 413:")
    assert terminal("solve", "--quiet", "--from", "hodoku", wrong).code == Exit.NO_SOLUTION
    told = terminal("solve", "--voice", "terse", "--from", "hodoku", POSITION).out
    assert "r5c5" not in told.partition("\n\n+--")[0]
