from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sudologue.cli.exits import Exit
from sudologue.cli.running_test import EASY, NONE, Terminal
from sudologue.narration import voices
from sudologue.narration.notations import notations


def test_every_notation_has_its_line(terminal: Terminal) -> None:
    lines = terminal("notations").out.splitlines()
    assert [line.split()[0] for line in lines] == [notation.name for notation in notations()]
    assert lines[0].startswith("rc            r5c6  r5c6(7)  Rows and columns by number")
    assert all(line.endswith(".") and len(line) <= 100 for line in lines)


@pytest.mark.parametrize("voice", [voice.name for voice in voices()])
def test_solve_tells_in_a_notation(terminal: Terminal, voice: str) -> None:
    ran = terminal("solve", "--voice", voice, "--notation", "a1-columns", EASY)
    assert ran.code == Exit.OK
    assert "E5" in ran.out
    assert not re.search(r"r\dc\d", ran.out)


def test_a_contradiction_is_told_in_a_notation(terminal: Terminal) -> None:
    rc, a1 = (terminal("solve", "--quiet", "--notation", n, NONE).err for n in ("rc", "a1"))
    assert rc.startswith("sudologue: no solution: r8c4 has no candidate left")
    assert a1.startswith("sudologue: no solution: H4 has no candidate left")
    assert not re.search(r"r\dc\d|row \d", a1)


def test_json_keeps_to_rc(terminal: Terminal) -> None:
    plain, lettered = (
        json.loads(terminal("solve", "--format", "json", "--notation", name, EASY).out)
        for name in ("rc", "a1")
    )
    assert plain == lettered
    sixteen = terminal(
        "solve", "--format", "json", "--notation", "hodoku", "--max-steps", "0", "." * 256
    )
    assert sixteen.code != Exit.UNREADABLE


def test_a_board_that_has_no_names_is_refused_and_the_next_told(terminal: Terminal) -> None:
    ran = terminal("solve", "--notation", "hodoku", "--quiet", stdin=f"{'.' * 256}\n{EASY}\n")
    assert ran.code == Exit.UNREADABLE
    assert ran.err == (
        "sudologue: standard input, line 1: hodoku writes rows and columns with one figure each: "
        "on a board of 16 write rc\n"
    )
    assert ran.out.split("\n")[0] == ""
    assert ran.out.count("\n") == 2


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        (
            "53+1.7....",
            "no solution from here, though the puzzle has one\n"
            "column 8 has no place left for 1\nwrong: the 1 in A3\n",
        ),
        (
            "53..7...+5",
            "no solution from here, though the puzzle has one\n"
            "row A has two 5s, in A1 and A9\n"
            "wrong: the 5 in A9\n",
        ),
    ],
)
def test_check_tells_what_is_wrong_in_a_notation(
    terminal: Terminal, tmp_path: Path, entry: str, told: str
) -> None:
    file = tmp_path / "position.txt"
    file.write_text(f":0000:1:{entry}{EASY[9:]}:::\n")
    ran = terminal("check", "--where", "--notation", "a1", str(file))
    assert (ran.code, ran.out) == (Exit.NO_SOLUTION, f"{file}, line 1: {told}")
