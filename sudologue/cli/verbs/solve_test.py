from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sudologue
from puzzles.layouts import JIGSAW_5
from sudologue.cli.exits import Exit
from sudologue.cli.run.timed_solve import InterruptedSolveError
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
from sudologue.inference import (
    Assumption,
    Elimination,
    Evidence,
    Inference,
    SolveResult,
    SolveStatus,
    TraceStep,
)
from sudologue.inference.codec import from_data
from sudologue.model import Board, Candidate, Cell
from sudologue.solver import Solver

NEEDS_MORE = "000000010400000000020000000000050407008000300001090000300400200050100000000806000"
HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
FOUR = "1.....3..4.....2"
SINGLES = "full_house,naked_single,hidden_single"


def test_a_puzzle_is_narrated_and_shown(terminal: Terminal) -> None:
    ran = terminal("solve", EASY)
    assert ran.code == Exit.OK
    assert ran.err == ""
    assert ran.out.startswith("This puzzle starts with 30 digits, so 51 are missing.")
    assert "Every step was forced, so this is the only solution." in ran.out
    assert ran.out.endswith(f"\n{Board.from_string(EASY_SOLVED)}\n")


def test_quiet_is_the_solution_alone(terminal: Terminal) -> None:
    assert terminal("solve", "--quiet", EASY).out == f"{EASY_SOLVED}\n"


def test_quiet_shows_how_far_it_came(terminal: Terminal) -> None:
    ran = terminal("solve", "--quiet", "--rules", "full_house", EASY)
    assert (ran.code, ran.out) == (Exit.STUCK, f"{EASY}\n")
    assert ran.err == "sudologue: not solved: stuck (51 cells open); search found one solution\n"


@pytest.mark.parametrize(
    ("puzzle", "code", "told"),
    [
        (SEVERAL, Exit.SEVERAL_SOLUTIONS, "; search found more than one solution\n"),
        (NONE, Exit.NO_SOLUTION, "; search found no solution\n"),
    ],
)
def test_quiet_says_what_search_finds(
    terminal: Terminal, puzzle: str, code: Exit, told: str
) -> None:
    ran = terminal("solve", "--quiet", "--rules", "full_house", stdin=f"\n{puzzle}")
    assert ran.code == code
    assert ran.err.startswith("sudologue: standard input, line 2: not solved: stuck (")
    assert ran.err.endswith(told)


def test_quiet_tells_a_contradiction(terminal: Terminal) -> None:
    ran = terminal("solve", "--quiet", NONE)
    assert ran.code == Exit.NO_SOLUTION
    assert ran.err.startswith("sudologue: no solution: r8c4 has no candidate left")


def test_stuck_says_so_and_what_search_finds(terminal: Terminal) -> None:
    ran = terminal("solve", "--rules", SINGLES, HARD)
    assert ran.code == Exit.STUCK
    assert "That is as far as it goes:" in ran.out
    assert "Found by search, not by logic: the puzzle has one solution, 812753649" in ran.out


def test_several_solutions(terminal: Terminal) -> None:
    ran = terminal("solve", SEVERAL)
    assert ran.code == Exit.SEVERAL_SOLUTIONS
    assert "there is more than one solution, for example" in ran.out
    assert len(re.findall(r"\b\d{81}\b", ran.out)) == 2  # told once, and not searched for again
    assert "Found by search" not in ran.out


def test_several_solutions_that_the_rules_do_not_come_upon(terminal: Terminal) -> None:
    ran = terminal("solve", "--rules", SINGLES, SEVERAL)
    assert ran.code == Exit.SEVERAL_SOLUTIONS
    assert "Found by search, not by logic: the puzzle has more than one solution" in ran.out
    assert len(re.findall(r"\b\d{81}\b", ran.out)) == 2


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
    assert ran.out == f"{EASY_SOLVED}\n\n{EASY_SOLVED}\n"  # a line for every puzzle
    assert ran.err == (
        f"sudologue: {file}, line 4: this puzzle has 80 cells; a 9x9 puzzle has 81\n"
    )


def test_the_worst_outcome_is_the_exit_code(terminal: Terminal) -> None:
    assert terminal("solve", "--quiet", EASY, SEVERAL, "12").code == Exit.SEVERAL_SOLUTIONS


def test_standard_input(terminal: Terminal) -> None:
    assert terminal("solve", "--quiet", "-", stdin=EASY).out == f"{EASY_SOLVED}\n"
    assert terminal("solve", "--quiet", stdin=f"{EASY}\n{EASY}\n").out == f"{EASY_SOLVED}\n" * 2
    assert terminal("solve", "--quiet", stdin="").code == Exit.UNREADABLE


def test_a_grid_on_standard_input(terminal: Terminal) -> None:
    grid = str(Board.from_string(EASY))
    assert terminal("solve", "--quiet", stdin=f"{grid}\n\n{grid}").out == f"{EASY_SOLVED}\n" * 2


def test_json(terminal: Terminal) -> None:
    ran = terminal("solve", "--format", "json", EASY, SEVERAL)
    first, second = (json.loads(line) for line in ran.out.splitlines())
    assert first["schema"] == "sudologue-solve"
    assert (first["status"], first["solution"]) == ("solved", EASY_SOLVED)
    assert from_data(first["trace"]) == Solver(choose="nearest").solve(Board.from_string(EASY))
    assert (second["status"], second["solution"]) == ("stuck", None)
    assert second["found_by_search"] is None
    assert len(set(second["witnesses"])) == 2
    assert first["witnesses"] == []
    (record,) = terminal("solve", "--format", "json", "--rules", SINGLES, SEVERAL).out.splitlines()
    assert json.loads(record)["found_by_search"]["solutions"] == 2


def test_rules_in_the_users_order(terminal: Terminal) -> None:
    told = terminal("solve", "--voice", "terse", "--rules", "hidden_single,naked_single", EASY).out
    assert "1. r9c7 = 1: Hidden Single, box 9" in told


def test_assume_unique_is_asked_for(terminal: Terminal) -> None:
    ran = terminal("solve", "--rules", "unique_rectangle_1", EASY)
    assert ran.code == Exit.UNREADABLE
    assert ran.err.endswith(
        "sudologue: 'unique_rectangle_1' assumes that the puzzle has one solution; add --assume-unique\n"
    )
    assert terminal("solve", "--rules", ",", EASY).err == (
        "sudologue: --rules names no technique; 'sudologue rules' lists them\n"
    )
    assert terminal("solve", "--assume-unique", "--rules", "unique_rectangle_1", EASY).code == 1


def test_output_goes_to_a_file_as_a_whole(terminal: Terminal, tmp_path: Path) -> None:
    target = tmp_path / "solved.txt"
    ran = terminal("solve", "--quiet", "--output", str(target), EASY)
    assert (ran.code, ran.out) == (Exit.OK, "")
    assert target.read_text() == f"{EASY_SOLVED}\n"
    assert [path.name for path in tmp_path.iterdir()] == ["solved.txt"]


def test_no_solution_is_no_claim_of_rules_that_assume_one(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    # a rule that is as wrong as rules about unique solutions are on puzzles with several
    wrong = Inference(
        "unique_rectangle_1",
        Elimination.of_candidates((Candidate(Cell(0, 0), 1),)),
        Evidence(focus_cells=(Cell(0, 0),), assumption=Assumption.UNIQUE_SOLUTION),
    )
    initial = Board.from_string("." * 16)
    dead = initial.eliminate(Candidate(Cell(0, 0), digit) for digit in initial.layout.tables.digits)
    result = SolveResult(initial, (TraceStep(wrong, dead),), SolveStatus.CONTRADICTION)

    def solved(*_: object) -> SolveResult:
        return result

    monkeypatch.setattr("sudologue.cli.verbs.solve.solve_within", solved)
    ran = terminal("solve", "--quiet", "." * 16)
    assert ran.code == Exit.SEVERAL_SOLUTIONS
    assert ran.err.endswith("; search found more than one solution\n")


@pytest.mark.parametrize(
    ("options", "puzzle", "solution"),
    [
        (
            ["--boxes", "3x2"],
            "36...........4.6.3.1..2....4...25...",
            "364512153246241653416325532461625134",
        ),
        (
            ["--diagonals"],
            ".....3..5.4.....6...1..5............",
            "246513315642453261621435162354534126",
        ),
        (["--jigsaw", JIGSAW_5], "........4..45...5...1.3..", "4123553142245133542112354"),
        (
            ["--windoku"],
            ".........5....42................1..7.8.....21.59......8..7............4..4..6.9..",
            "436297158578614239291538674624381597387956421159472863862749315913825746745163982",
        ),
        (
            ["--disjoint-groups"],
            "6..8..2..7...5...........7....5.............7...9..36...1....2.....14..6.4...9..8",
            "613847259798352641254196873136578492925463187487921365361785924879214536542639718",
        ),
        (
            ["--anti-knight", "--anti-king"],
            "...........16.............7....5.9.1.....2.......................9.7.3.....8.....",
            "627534819981627534453981627762453981198762453345198762276345198819276345534819276",
        ),
    ],
    ids=["boxes", "diagonals", "jigsaw", "windoku", "disjoint-groups", "anti-knight-and-king"],
)
def test_variants(terminal: Terminal, options: list[str], puzzle: str, solution: str) -> None:
    ran = terminal("solve", "--quiet", *options, puzzle)
    assert (ran.code, ran.out, ran.err) == (Exit.OK, f"{solution}\n", "")


def test_a_map_of_regions_may_be_a_file(terminal: Terminal, tmp_path: Path) -> None:
    regions = tmp_path / "map"
    regions.write_text("\n".join(JIGSAW_5[row : row + 5] for row in range(0, 25, 5)))
    puzzle = "........4..45...5...1.3.."
    rows = "\n".join(puzzle[row : row + 5] for row in range(0, 25, 5))
    ran = terminal("solve", "--quiet", "--jigsaw", str(regions), stdin=f"{puzzle}\n{rows}\n")
    assert ran.out == "4123553142245133542112354\n" * 2
    assert (
        f"can't read {tmp_path}: Is a directory"
        in terminal("solve", "--jigsaw", str(tmp_path), puzzle).err
    )
    empty = terminal("solve", "--jigsaw", os.devnull, puzzle)
    assert empty.err == f"sudologue: {os.devnull}: there is no map of regions in it\n"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--jigsaw", JIGSAW_5, "--boxes", "2x2"], "--boxes doesn't work with --jigsaw"),
        (["--jigsaw", JIGSAW_5, "--windoku"], "this layout has no boxes"),
        (["--jigsaw", "11122"], "--jigsaw has 5 cells; a 9x9 map has 81"),
        (["--boxes", "9x9"], "size 81 is not between 1 and 35"),
    ],
)
def test_what_makes_no_layout_is_refused(
    terminal: Terminal, options: list[str], message: str
) -> None:
    ran = terminal("solve", *options, EASY)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert message in ran.err
    assert ran.err.count("\n") == 1


def test_several_puzzles_are_told_apart(terminal: Terminal) -> None:
    told = terminal("solve", "--voice", "terse", FOUR, FOUR).out
    assert told.startswith(f"argument 1: {FOUR}\n\n1. ")
    assert f"+-----+-----+\n\nargument 2: {FOUR}\n\n1. " in told
    told = terminal("solve", "--voice", "terse", stdin=f"\n{FOUR}\n").out
    assert told.startswith(f"standard input, line 2: {FOUR}\n\n1. ")
    assert terminal("solve", "--voice", "terse", FOUR).out.startswith("1. ")


def test_json_has_a_record_for_what_cannot_be_read(terminal: Terminal) -> None:
    ran = terminal("solve", "--format", "json", "--quiet", stdin=f"{FOUR}\n1x\n\n{FOUR}\n")
    records = [json.loads(line) for line in ran.out.splitlines()]
    assert [record["line"] for record in records] == [1, 2, 4]
    assert [record.get("status") for record in records] == ["solved", None, "solved"]
    assert records[1]["error"] in ran.err
    assert "trace" not in records[0]


def test_limits(terminal: Terminal) -> None:
    ran = terminal("solve", "--voice", "terse", "--max-steps", "3", EASY)
    assert ran.code == Exit.STUCK
    assert "Stopped after three steps" in ran.out
    assert "when the limit of 3 steps stopped it" in ran.out
    shallow = terminal("solve", "--voice", "terse", "--max-depth", "0", HARD)
    assert shallow.code == Exit.STUCK
    assert "Stuck after" in shallow.out


@pytest.mark.slow
def test_cases_go_on_where_rules_find_nothing_within_a_budget_if_one_is_given(
    terminal: Terminal,
) -> None:
    by_singles = ("solve", "--quiet", "--rules", SINGLES, HARD)
    assert terminal(*by_singles).code == Exit.STUCK
    assert terminal(*by_singles, "--exhaustive").out == terminal("solve", "--quiet", HARD).out
    assert terminal(*by_singles, "--exhaustive", "--budget", "1,000").code == Exit.STUCK
    refused = terminal(*by_singles, "--exhaustive", "--max-depth", "2")
    assert refused.code == Exit.UNREADABLE
    assert "--exhaustive doesn't work with --max-depth" in refused.err


def test_a_timeout_leaves_the_trace_so_far(terminal: Terminal) -> None:
    # shorter than the quickest machine takes for so many steps, even where all is cached already
    ran = terminal("solve", "--voice", "terse", "--timeout", "0.0001", HARD)
    assert ran.code == Exit.STUCK
    assert "when the limit of 0.0001 seconds stopped it" in ran.out


def test_a_budget_ends_a_puzzle_and_is_named(terminal: Terminal) -> None:
    ran = terminal("solve", "--voice", "terse", "--budget", "1,000", HARD)
    assert ran.code == Exit.STUCK
    assert "and no step was found within the budget of 1,000 units of work." in ran.out
    assert "budget" not in terminal("solve", "--no-rating", "--budget", "none", EASY).out


@pytest.mark.parametrize("units", ["-1", "1.5", "many", ""])
def test_a_budget_is_a_number_of_units(terminal: Terminal, units: str) -> None:
    ran = terminal("solve", f"--budget={units}", HARD)
    assert ran.code == Exit.UNREADABLE
    assert "give a number of units, such as 800000, or none" in ran.err


def test_a_draft_with_sights_and_several_solutions_is_told_at_once(terminal: Terminal) -> None:
    for option in ("--anti-knight", "--anti-king", "--windoku"):
        ran = terminal("solve", "--voice", "terse", option, "1" + "." * 80)
        assert ran.code == Exit.SEVERAL_SOLUTIONS
        assert ": there is more than one solution, for example 1" in ran.out


def test_an_interruption_leaves_the_trace_so_far(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(solver: Solver, board: Board) -> SolveResult:
        steps = [step for step, _ in zip(solver.steps(board), range(3), strict=False)]
        raise InterruptedSolveError(solver.conclude(board, steps, "an interruption"))

    monkeypatch.setattr("sudologue.cli.verbs.solve.solve_within", interrupted)
    ran = terminal("solve", "--voice", "terse", EASY)
    assert (ran.code, ran.err) == (Exit.INTERRUPTED, "sudologue: interrupted\n")
    assert ran.out.startswith("1. r9c7 = 1: ")
    assert "Stopped after three steps" in ran.out
    assert "when an interruption stopped it" in ran.out


@pytest.mark.slow
def test_an_interruption_leaves_whole_records(tmp_path: Path) -> None:
    file = tmp_path / "puzzles"
    file.write_text(f"{EASY}\n" * 5000)
    running = process("solve", "--format", "json", str(file))
    assert running.stdout is not None
    read = [running.stdout.readline()]
    running.send_signal(signal.SIGINT)
    read += running.stdout.readlines()
    assert running.wait(timeout=300) == Exit.INTERRUPTED
    assert running.stderr is not None
    assert running.stderr.read() == "sudologue: interrupted\n"
    assert len(read) < 5000
    assert {json.loads(line)["schema"] for line in read} == {"sudologue-solve"}
    assert all(line.endswith("}\n") for line in read)
    for stream in (running.stdin, running.stdout, running.stderr):
        if stream is not None:
            stream.close()


@pytest.mark.slow
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
    assert running.wait(timeout=300) == Exit.OK
    running.stdout.close()
    running.stderr.close()


@pytest.mark.slow
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
        b"\xff\xfe\x80" * 27,
        b"." * 10_000_000,
        "\u2800".encode() * 81,
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
    ran = terminal("solve", "--quiet", str(tmp_path), EASY)
    assert ran.err == f"sudologue: can't read {tmp_path}: Is a directory\n"
    assert (ran.code, ran.out) == (Exit.UNREADABLE, f"{EASY_SOLVED}\n")
    missing = terminal("solve", "puzzles/none.txt")
    assert missing.err == "sudologue: there is no file 'puzzles/none.txt'\n"
    nowhere = terminal("solve", "--output", str(tmp_path / "no" / "file"), EASY)
    assert f"can't write {tmp_path}/no/file: there is no directory {tmp_path}/no" in nowhere.err
    assert {missing.code, nowhere.code} == {Exit.UNREADABLE}


@settings(
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


# ------------------------------------------------------------------------------------ how hard it is

RATED = "Difficulty: very easy (effort 41); Sudoku Explainer 1.2; HoDoKu Easy, 204."


def test_how_hard_a_solved_puzzle_is_stands_before_its_board(terminal: Terminal) -> None:
    told = terminal("solve", EASY).out
    assert f"this is the only solution.\n\n{RATED}\n\n+---" in told
    plain = terminal("solve", "--no-rating", EASY).out
    assert plain == told.replace(f"{RATED}\n\n", "")


@pytest.mark.parametrize("option", [("--rules", SINGLES), ("--max-steps", "51")])
def test_it_is_the_puzzle_that_is_rated(terminal: Terminal, option: tuple[str, ...]) -> None:
    assert RATED in terminal("solve", *option, EASY).out


@pytest.mark.parametrize(
    "arguments",
    [
        ("--max-steps", "3", EASY),
        ("--rules", "full_house", EASY),
        ("--quiet", EASY),
        ("--format", "trace", EASY),
        ("--format", "html", EASY),
        ("--format", "json", "--quiet", EASY),
        ("--format", "json", "--no-rating", EASY),
        (SEVERAL,),
        (NONE,),
        (FOUR,),
        ("--diagonals", "." * 16),
        (EASY_SOLVED,),
    ],
)
def test_what_is_not_rated(terminal: Terminal, arguments: tuple[str, ...]) -> None:
    told = terminal("solve", *arguments).out
    assert "Difficulty" not in told
    assert '"grade"' not in told


def test_the_grade_in_json(terminal: Terminal) -> None:
    record = json.loads(terminal("solve", "--format", "json", EASY).out)
    assert record["grade"] == {
        "models": ["effort (sudologue-1)", "hodoku (HoDoKu 2.2)", "se (Sudoku Explainer 1.2.1)"],
        "effort": {"value": 40.8, "band": "very easy", "confidence": "calibrated"},
        "se": {"er": 1.2, "ep": 1.2, "ed": 1.2, "exact": True, "low": 1.2, "high": 1.2},
        "hodoku": {"level": "Easy", "score": 204, "exact_score": True},
        "singledigit": None,
    }


@pytest.mark.slow
def test_a_hard_puzzle_is_not_rated_to_the_end(terminal: Terminal) -> None:
    told = terminal("solve", "--voice", "terse", HARD).out
    assert told == terminal("solve", "--voice", "terse", HARD).out
    (line,) = [line for line in told.splitlines() if line.startswith("Difficulty")]
    assert line == (
        "Difficulty: too hard to tell in passing; Sudoku Explainer 6.5 or more. "
        "'sudologue rate' takes the time to say more."
    )


def test_a_page_that_plays_it(terminal: Terminal, tmp_path: Path) -> None:
    out = tmp_path / "solve.html"
    ran = terminal("solve", "--format", "html", "--output", str(out), EASY)
    assert (ran.code, ran.out, ran.err) == (Exit.OK, "", "")
    assert out.read_text(encoding="utf-8") == sudologue.player(sudologue.solve(EASY))
    assert terminal("solve", "--format", "html", EASY).out.startswith("<!DOCTYPE html>")


def test_a_page_with_several_voices(terminal: Terminal) -> None:
    ran = terminal(
        *("solve", "--format", "html", "--voice", "terse", "--voice", "teacher"),
        *("--notation", "a1", EASY),
    )
    result = sudologue.solve(EASY)
    assert ran.out == sudologue.player(result, ("terse", "teacher"), "a1")


def test_a_page_says_what_search_found(terminal: Terminal) -> None:
    ran = terminal("solve", "--format", "html", "--rules", "full_house", EASY)
    assert ran.code == Exit.STUCK
    assert "Found by search, not by logic:" in ran.out


def test_a_page_plays_one_puzzle(terminal: Terminal) -> None:
    ran = terminal("solve", "--format", "html", EASY, FOUR)
    assert ran.code == Exit.UNREADABLE
    assert ran.out == sudologue.player(sudologue.solve(EASY))
    assert ran.err.count("\n") == 1
    assert "argument 2: an HTML page shows one puzzle; solve the others one by one" in ran.err


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--format", "html", "--quiet"), "--quiet doesn't work with --format html"),
        (("--format", "html", "--all-steps"), "--format html always shows all steps"),
        (("--voice", "terse", "--voice", "teacher"), "several voices need --format html"),
        (("--format", "html", "--voice", "tearse"), "there is no voice 'tearse'"),
    ],
)
def test_what_a_page_has_no_use_for(
    terminal: Terminal, options: tuple[str, ...], message: str
) -> None:
    ran = terminal("solve", *options, EASY)
    assert ran.code == Exit.UNREADABLE
    assert message in ran.err
    assert ran.out == ""


# the next step alone


@pytest.mark.parametrize("option", ["-S", "--single-step"])
def test_the_next_step_alone(terminal: Terminal, option: str) -> None:
    ran = terminal("solve", option, "1.....3..4.....2")
    assert (ran.code, ran.err) == (Exit.STUCK, "")
    assert ran.out == ("""\
Hidden single. Box 2's empty cells are r1c3, r1c4 and r2c4. The 1 in r1c1 rules out r1c3 and r1c4. Only r2c4 is left, so it's 1.

+---------+---------+
| 1   23  | 24  (4) |
| 24  (2) | 3   1   |
+---------+---------+
| 23  4   | (1) (3) |
| (3) 13  | 14  2   |
+---------+---------+
""")


@pytest.mark.parametrize("more", [["--format", "json"], ["--format", "trace"], ["--quiet"]])
def test_one_step_is_the_same_by_either_option(terminal: Terminal, more: list[str]) -> None:
    assert terminal("solve", "-S", *more, EASY) == terminal("solve", "--max-steps=1", *more, EASY)


def test_where_there_is_no_step_it_is_told_why(terminal: Terminal) -> None:
    for without in ([EASY_SOLVED], ["--rules", "full_house", EASY]):
        assert terminal("solve", "-S", *without) == terminal("solve", "--max-steps=1", *without)


def test_the_last_step_alone(terminal: Terminal) -> None:
    ran = terminal("solve", "-S", f".{EASY_SOLVED[1:]}")
    assert (ran.code, ran.err) == (Exit.OK, "")
    told, board = ran.out.split("\n\n")
    assert told.startswith("Full house. ")
    assert board.startswith("+-------+")


def test_one_step_and_several_are_not_asked_for_at_once(terminal: Terminal) -> None:
    ran = terminal("solve", "-S", "--max-steps", "3", EASY)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert "--single-step doesn't work with --max-steps" in ran.err
