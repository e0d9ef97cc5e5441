"""`solve --task FILE --solution FILE`."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from sudologue.cli.exits import Exit
from sudologue.cli.running_test import EASY, EASY_SOLVED, NONE, ROOT, SEVERAL, Ran, Terminal
from sudologue.model import Board
from sudologue.oracle import count_solutions

TASK = "000109083000302900930008400060810000028095074400000008200480500504000816800006000"
SOLUTION = "642159783187342965935768421769814352328695174451237698296481537574923816813576249"
HALF = ("--rules", "full_house")


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which the program runs."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def ran_on(terminal: Terminal, task: str | bytes, *options: str) -> Ran:
    """What comes of a task in `task.txt`, and of a solution for `solution.txt`."""
    Path("task.txt").write_bytes(task.encode() if isinstance(task, str) else task)
    return terminal("solve", "--task", "task.txt", "--solution", "solution.txt", *options)


def written() -> str | None:
    """What is in the file for the solution, if there is one."""
    file = Path("solution.txt")
    return file.read_bytes().decode() if file.exists() else None


@pytest.mark.parametrize("end", ["", "\n", "\r\n"])
def test_the_solution_alone_is_in_the_file_and_the_story_is_told(
    terminal: Terminal, files: Path, end: str
) -> None:
    ran = ran_on(terminal, TASK + end)
    assert (ran.code, ran.err, written()) == (Exit.OK, "", SOLUTION)
    assert ran.out == terminal("solve", "task.txt").out
    assert sorted(file.name for file in files.iterdir()) == ["solution.txt", "task.txt"]


def test_quiet_leaves_out_all_text_but_no_record(terminal: Terminal, files: Path) -> None:
    assert ran_on(terminal, TASK, "--quiet") == Ran(Exit.OK, "", "")
    assert written() == SOLUTION
    assert f'"{SOLUTION}"' in ran_on(terminal, TASK, "--quiet", "--format", "json").out


@pytest.mark.slow
def test_the_module_is_the_program(files: Path) -> None:
    Path("task.txt").write_text(TASK)
    command = ["solve", "--task", "task.txt", "--solution", "solution.txt"]
    done = subprocess.run(
        [sys.executable, "-m", "sudologue", *command],
        env={"PYTHONPATH": str(ROOT)},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr, written()) == (Exit.OK, b"", SOLUTION)


_SHORT = "this file has 80 digits; a task is 81 digits in one line, 0 for an empty cell"


@pytest.mark.parametrize(
    ("task", "fault"),
    [
        ("", ", line 1: this file has 0 digits; a task is 81 digits in one line"),
        (TASK[1:], f", line 1: {_SHORT}"),
        (f"{TASK}0", ", line 1: this file has 82 digits; a task is 81 digits"),
        ("1" * 100_000, ", line 1: this file has 65536 digits or more; a task is"),
        (f".{TASK[1:]}", ", line 1, column 1: '.' is not a digit; a task is 81 digits"),
        (f"{TASK[:40]}x{TASK[41:]}", ", line 1, column 41: 'x' is not a digit; a task is"),
        (f"{TASK} ", ", line 1, column 82: ' ' is not a digit; a task is 81 digits"),
        (f"{TASK}\n\n", ", line 1, column 82: the line ends; a task is 81 digits in one line"),
        (f"{TASK[:9]}\n{TASK[9:]}", ", line 1, column 10: the line ends; a task is 81 digits"),
        (f"\ufeff{TASK}", ", line 1, column 1: '\\ufeff' is not a digit; a task is 81 digits"),
        (b"\0" * 81, "can't read task.txt: it isn't UTF-8 text, plain or compressed"),
    ],
)
def test_what_is_no_task_is_refused_in_a_line(
    terminal: Terminal, files: Path, task: str | bytes, fault: str
) -> None:
    ran = ran_on(terminal, task)
    assert (ran.code, ran.out, written()) == (Exit.UNREADABLE, "", None)
    place = "" if fault.startswith("can't") else "task.txt"
    assert ran.err.startswith(f"sudologue: {place}{fault}")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("task", "options", "code", "told"),
    [
        (NONE, [], Exit.NO_SOLUTION, "no solution: nothing is written to solution.txt"),
        (NONE, ["--any-solution"], Exit.NO_SOLUTION, "no solution: nothing is written to"),
        (NONE, [*HALF], Exit.NO_SOLUTION, "no solution: nothing is written to solution.txt"),
        (EASY, [*HALF], Exit.STUCK, "not solved: nothing is written to solution.txt"),
        (
            SEVERAL,
            [],
            Exit.SEVERAL_SOLUTIONS,
            "more than one solution: nothing is written to solution.txt; "
            "--any-solution writes the first one that search finds",
        ),
    ],
)
@pytest.mark.parametrize("before", [None, "what was there"])
def test_without_the_one_solution_nothing_is_written(
    terminal: Terminal,
    files: Path,
    task: str,
    options: list[str],
    code: Exit,
    told: str,
    before: str | None,
) -> None:
    if before is not None:
        Path("solution.txt").write_text(before)
    ran = ran_on(terminal, task.replace(".", "0"), "--quiet", *options)
    assert (ran.code, ran.out, written()) == (code, "", before)
    assert ran.err.startswith(f"sudologue: task.txt, line 1: {told}")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("task", "options", "code"),
    [
        (SEVERAL, [], Exit.SEVERAL_SOLUTIONS),
        (SEVERAL, HALF, Exit.SEVERAL_SOLUTIONS),
        (EASY, HALF, Exit.STUCK),
    ],
)
def test_any_solution_is_told_as_found_by_search(
    terminal: Terminal, files: Path, task: str, options: tuple[str, ...], code: Exit
) -> None:
    ran = ran_on(terminal, task.replace(".", "0"), "--any-solution", "--quiet", *options)
    assert (ran.code, ran.out) == (code, "")
    assert ran.err.endswith(": what is written to solution.txt was found by search, not by logic\n")
    text = written() or ""
    assert all(given in (".", digit) for given, digit in zip(task, text, strict=True))
    assert count_solutions(Board.from_string(text)).is_unique


def test_of_many_puzzles_each_solution_has_a_line(terminal: Terminal, files: Path) -> None:
    ran = terminal("solve", "-q", "--solution", "solution.txt", EASY, "12", SEVERAL, TASK)
    assert (ran.code, ran.out) == (Exit.SEVERAL_SOLUTIONS, "")
    assert written() == f"{EASY_SOLVED}\n{SOLUTION}\n"
    assert [line.partition(": this puzzle")[0] for line in ran.err.splitlines()] == [
        "sudologue: argument 2",
        "sudologue: argument 3: more than one solution: nothing is written to solution.txt; "
        "--any-solution writes the first one that search finds",
    ]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--task", "task.txt", EASY], "give a PUZZLE or --task, not both"),
        (["--task", "task.txt", "--from", "line"], "--task doesn't work with --from"),
        (["--any-solution", EASY], "--any-solution needs --solution FILE"),
        (["--solution", "x", "-o", "./x", EASY], "--solution and --output must be different files"),
        (["--task", "none.txt"], "can't read none.txt: No such file or directory"),
        (["--task", "."], "can't read .: Is a directory"),
        (
            ["--task", "task.txt", "--solution", "no/x"],
            "can't write no/x: there is no directory no",
        ),
        (
            ["--task", "task.txt", "--boxes", "4x4"],
            "task.txt, line 1: boxes of 4x4 need a 16x16 grid (256 cells)",
        ),
    ],
)
def test_what_cannot_be_done_is_said(
    terminal: Terminal, files: Path, arguments: list[str], message: str
) -> None:
    Path("task.txt").write_text(TASK)
    ran = terminal("solve", *arguments)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert ran.err.startswith(f"sudologue: {message}")
    assert [file.name for file in files.iterdir()] == ["task.txt"]


def test_a_task_may_be_piped_in_and_have_other_houses(terminal: Terminal, files: Path) -> None:
    arguments = ("solve", "-q", "--task", "-", "--solution", "-")
    assert terminal(*arguments, stdin=TASK).out == SOLUTION
    windoku = ".........5....42................1..7.8.....21.59......8..7............4..4..6.9.."
    ran = terminal(*arguments, "--windoku", stdin=windoku.replace(".", "0"))
    assert (ran.code, ran.err, ran.out[:9]) == (Exit.OK, "", "436297158")


def damaged(random: random.Random) -> bytes:
    """A task of which a few bytes are lost, doubled, or changed."""
    data = bytearray(TASK.encode())
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(data))
        kind = random.randrange(4)
        if kind == 0:
            del data[at : at + random.choice((1, 1, 20))]
        elif kind == 1:
            data[at:at] = data[at : at + random.choice((1, 9))]
        elif kind == 2:
            data[at] = random.randrange(256)
        else:
            data[at] = ord(random.choice("0123456789"))
    return bytes(data)


def looked_at(terminal: Terminal, seed: int) -> None:
    """Solve a damaged task, and see that all goes as it should."""
    task = damaged(random.Random(seed))
    Path("solution.txt").unlink(missing_ok=True)
    ran = ran_on(terminal, task, "--quiet")
    assert ran.out == ""
    assert "Traceback" not in ran.err
    assert ran.err.count("\n") == (ran.code != Exit.OK)
    text = written()
    if ran.code != Exit.OK:
        assert text is None
        return
    assert text is not None
    assert len(text) == 81
    digits = task.decode()
    assert all(given in ("0", digit) for given, digit in zip(digits, text, strict=False))
    assert Board.from_string(text).is_complete


@pytest.mark.parametrize("count", [50, pytest.param(200, marks=pytest.mark.slow)])
def test_damaged_tasks(terminal: Terminal, files: Path, count: int) -> None:
    for seed in range(count):
        looked_at(terminal, seed)
