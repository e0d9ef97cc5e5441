from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sudologue.cli.exits import Exit
from sudologue.cli.running_test import (
    EASY,
    EASY_SOLVED,
    NONE,
    ROOT,
    SEVERAL,
    Terminal,
    process,
)
from sudologue.errors import SudologueError
from sudologue.inference.codec import from_data
from sudologue.model import Board
from sudologue.solver import Solver

NEEDS_MORE = "000000010400000000020000000000050407008000300001090000300400200050100000000806000"
HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
SINGLES = "full_house,naked_single,hidden_single"


def test_a_puzzle_is_narrated_and_shown(terminal: Terminal) -> None:
    ran = terminal("solve", EASY)
    assert ran.code == Exit.OK
    assert ran.err == ""
    assert ran.out.startswith("The puzzle has 30 givens, and 51 cells are left to fill.")
    assert "Every step was forced, so this is the only solution." in ran.out
    assert ran.out.endswith(f"\n{Board.from_string(EASY_SOLVED)}\n")


def test_quiet_is_the_solution_alone(terminal: Terminal) -> None:
    assert terminal("solve", "--quiet", EASY).out == f"{EASY_SOLVED}\n"


def test_quiet_shows_how_far_it_came(terminal: Terminal) -> None:
    ran = terminal("solve", "--quiet", "--rules", "full_house", EASY)
    assert (ran.code, ran.out) == (Exit.STUCK, f"{EASY}\n")


def test_stuck_says_so_and_what_search_finds(terminal: Terminal) -> None:
    ran = terminal("solve", "--rules", SINGLES, HARD)
    assert ran.code == Exit.STUCK
    assert "That is as far as it goes:" in ran.out
    assert "Found by search, not by logic: the puzzle has one solution, 812753649" in ran.out


def test_several_solutions(terminal: Terminal) -> None:
    ran = terminal("solve", SEVERAL)
    assert ran.code == Exit.SEVERAL_SOLUTIONS
    assert "there is more than one solution, among them" in ran.out
    assert "Found by search, not by logic: the puzzle has more than one solution" in ran.out


def test_no_solution(terminal: Terminal) -> None:
    ran = terminal("solve", NONE)
    assert ran.code == Exit.NO_SOLUTION
    assert "so the puzzle has no solution" in ran.out


def test_no_solution_where_the_rules_do_not_see_it(terminal: Terminal) -> None:
    ran = terminal("solve", "--rules", "full_house", NONE)
    assert ran.code == Exit.NO_SOLUTION
    assert "Found by search, not by logic: the puzzle has no solution." in ran.out


def test_a_bad_line_is_reported_and_the_rest_goes_on(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.txt"
    file.write_text(f"# three puzzles\n{EASY}\n\n{EASY[:80]}\n{EASY} # the first again\n")
    ran = terminal("solve", "--quiet", str(file))
    assert ran.code == Exit.UNREADABLE
    assert ran.out == f"{EASY_SOLVED}\n" * 2
    assert ran.err == (
        f"sudologue: {file}, line 4: too short: found 80 cells, expected 81 "
        "(or 16, 36, 64, 100, 144, 256 or 625)\n"
    )


def test_the_worst_outcome_is_the_exit_code(terminal: Terminal) -> None:
    assert terminal("solve", "--quiet", EASY, SEVERAL, "12").code == Exit.SEVERAL_SOLUTIONS


def test_standard_input(terminal: Terminal) -> None:
    assert terminal("solve", "--quiet", "-", stdin=EASY).out == f"{EASY_SOLVED}\n"
    assert terminal("solve", "--quiet", stdin=f"{EASY}\n{EASY}\n").out == f"{EASY_SOLVED}\n" * 2
    assert terminal("solve", "--quiet", stdin="").code == Exit.OK


def test_a_grid_on_standard_input(terminal: Terminal) -> None:
    grid = str(Board.from_string(EASY))
    assert terminal("solve", "--quiet", stdin=f"{grid}\n\n{grid}").out == f"{EASY_SOLVED}\n" * 2


def test_json(terminal: Terminal) -> None:
    ran = terminal("solve", "--format", "json", EASY, SEVERAL)
    first, second = (json.loads(line) for line in ran.out.splitlines())
    assert first["schema"] == "sudologue-solve"
    assert (first["status"], first["solution"]) == ("solved", EASY_SOLVED)
    assert from_data(first["trace"]) == Solver().solve(Board.from_string(EASY))
    assert (second["status"], second["solution"]) == ("stuck", None)
    assert second["found_by_search"]["solutions"] == 2


def test_rules_in_the_users_order(terminal: Terminal) -> None:
    told = terminal("solve", "--voice", "terse", "--rules", "hidden_single,naked_single", EASY).out
    assert "1. r9c7 = 1: Hidden Single, box 9" in told


def test_assume_unique_is_asked_for(terminal: Terminal) -> None:
    ran = terminal("solve", "--rules", "unique_rectangle_1", EASY)
    assert ran.code == Exit.UNREADABLE
    assert "assume_unique" in ran.err
    assert terminal("solve", "--assume-unique", "--rules", "unique_rectangle_1", EASY).code == 1


def test_output_goes_to_a_file_as_a_whole(terminal: Terminal, tmp_path: Path) -> None:
    target = tmp_path / "solved.txt"
    ran = terminal("solve", "--quiet", "--output", str(target), EASY)
    assert (ran.code, ran.out) == (Exit.OK, "")
    assert target.read_text() == f"{EASY_SOLVED}\n"
    assert [path.name for path in tmp_path.iterdir()] == ["solved.txt"]


def test_variants(terminal: Terminal) -> None:
    six = "1.....|..4...|.5..3.|...2..|.....6|......"
    assert terminal("solve", "--quiet", "--boxes", "3x2", six).code in Exit
    jigsaw = "1112122233334444"
    assert terminal("solve", "--quiet", "--jigsaw", jigsaw, "1..........2..3.").code in Exit
    both = terminal("solve", "--jigsaw", jigsaw, "--boxes", "2x2", "1..........2..3.")
    assert both.err == "sudologue: --boxes and --jigsaw exclude each other: regions replace boxes\n"


def test_limits(terminal: Terminal) -> None:
    ran = terminal("solve", "--voice", "terse", "--max-steps", "3", EASY)
    assert ran.code == Exit.STUCK
    assert "Stopped after three steps" in ran.out
    assert "when the limit of 3 steps put an end to it" in ran.out
    shallow = terminal("solve", "--voice", "terse", "--max-depth", "0", HARD)
    assert shallow.code == Exit.STUCK
    assert "Stuck after" in shallow.out


def test_a_timeout_leaves_the_trace_so_far(terminal: Terminal) -> None:
    ran = terminal("solve", "--voice", "terse", "--timeout", "0.05", HARD)
    assert ran.code == Exit.STUCK
    assert "when the limit of 0.05 seconds put an end to it" in ran.out


def test_an_interruption_leaves_the_trace_so_far() -> None:
    running = subprocess.Popen(
        [sys.executable, "-m", "sudologue", "solve", "--voice", "terse", *[HARD] * 20],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    time.sleep(2)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert running.returncode == Exit.INTERRUPTED
    assert err == "sudologue: interrupted\n"
    assert "when an interruption put an end to it" in out


def test_answers_come_before_the_input_ends() -> None:
    running = process("solve", "--quiet", "-")
    assert running.stdin is not None
    assert running.stdout is not None
    assert running.stderr is not None
    for _ in range(3):
        running.stdin.write(f"{EASY}\n")
        running.stdin.flush()
        assert running.stdout.readline() == f"{EASY_SOLVED}\n"
    running.stdin.close()
    assert running.wait(timeout=60) == Exit.OK
    running.stdout.close()
    running.stderr.close()


def test_ten_thousand_puzzles_take_no_more_memory_than_a_few() -> None:
    code = (
        "import resource, sys\n"
        "from sudologue.cli.main import run\n"
        "run(['solve', '--quiet', '-'])\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr)\n"
    )

    def peak(number: int) -> int:
        done = subprocess.run(
            [sys.executable, "-c", code],
            input=f"{EASY}\n" * number,
            capture_output=True,
            text=True,
            cwd=ROOT,
            check=True,
        )
        assert done.stdout == f"{EASY_SOLVED}\n" * number
        return int(done.stderr)

    assert peak(10_000) < peak(100) + 5_000  # kilobytes


@pytest.mark.parametrize(
    "data",
    [
        b"\x00" * 81,
        b"\xff\xfe\x80" * 27,
        b"." * 10_000_000,
        "\u2800".encode() * 81,
        b"5" * 81,
        b"[" * 200_000,
    ],
)
def test_odd_input_is_refused_in_a_line(terminal: Terminal, data: bytes) -> None:
    ran = terminal("solve", stdin=data)
    assert ran.code == Exit.UNREADABLE
    assert ran.err.startswith("sudologue: standard input, line 1")
    assert ran.err.count("\n") == 1
    assert len(ran.err) < 300


def test_a_directory_and_a_missing_file(terminal: Terminal, tmp_path: Path) -> None:
    assert "cannot read" in terminal("solve", str(tmp_path)).err
    missing = terminal("solve", "puzzles/none.txt")
    assert missing.err.startswith("sudologue: 'puzzles/none.txt' is no file, and not a puzzle: ")
    nowhere = terminal("solve", "--output", str(tmp_path / "no" / "file"), EASY)
    assert "cannot write" in nowhere.err
    assert {missing.code, nowhere.code} == {Exit.UNREADABLE}


@settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(text=st.text(max_size=120) | st.text("0123456789.|+- \n", max_size=120))
def test_arbitrary_text(terminal: Terminal, text: str) -> None:
    ran = terminal("solve", "--max-steps", "2", "--", text)
    assert "Traceback" not in ran.err
    try:
        Board.from_string(text)
    except SudologueError:
        readable = False
    else:
        readable = True
    if not readable and not (text and Path(text.replace("\0", "")).exists()) and text != "-":
        assert ran.code == Exit.UNREADABLE
        assert ran.err.startswith("sudologue: ")
        assert ran.out == ""
