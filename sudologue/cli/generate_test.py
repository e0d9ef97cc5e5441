from __future__ import annotations

import json
import re
import signal
from pathlib import Path

import pytest

import sudologue
from puzzles.layouts import JIGSAW_5
from sudologue import formats
from sudologue.cli.exits import Exit
from sudologue.cli.running_test import Terminal, process
from sudologue.generation import STREAM, SYMMETRIES
from sudologue.inference.codec.layouts import layout_data
from sudologue.model import CLASSIC, Board
from sudologue.oracle import count_solutions

SMALL = ("--boxes", "2x2", "-s", "1")


def lines(terminal: Terminal, *arguments: str) -> list[str]:
    """What a run writes that goes well."""
    ran = terminal("generate", *arguments)
    assert (ran.code, ran.err) == (Exit.OK, "")
    return ran.out.splitlines()


def records(terminal: Terminal, *arguments: str) -> list[dict[str, object]]:
    """What a run tells in JSON."""
    return [json.loads(line) for line in lines(terminal, "-f", "json", *arguments)]


# what cannot be made


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["7"], "Got unexpected extra argument (7)"),
        (["-c", "-1"], "Invalid value for '-c' / '--count'"),
        (["-s", "one"], "Invalid value for '-s' / '--seed'"),
        (["--symmetry", "rot45"], "Invalid value for '--symmetry': 'rot45' is not one of 'none'"),
        (["--clues", "20", "22", "24"], "'20 22 24' is not MIN, nor MIN and MAX"),
        (["--clues", "30", "20"], "clues is 30 to 20: write the fewest and the most"),
        (["--no-minimal"], "--no-minimal leaves givens to spare: say how many with --clues"),
        (["--pattern", "11."], "the pattern has 3 cells; the layout has 81"),
        (["--rate", "--diagonals"], "--rate is about the classic board"),
        (["-f", "sdm", "--diagonals"], "cannot be written as sdm: it would be another puzzle"),
        (["-f", "sdk", "-c", "2"], "sdk holds one position: make puzzles one by one"),
        (["-f", "xml"], "Invalid value for '-f' / '--format': 'xml' is not one of"),
        (["-o", "no/such/file"], "cannot write to no/such/file"),
    ],
)
def test_what_cannot_be_made_is_said(
    terminal: Terminal, arguments: list[str], message: str
) -> None:
    ran = terminal("generate", "-s", "1", *arguments)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert message in ran.err
    assert ran.err.count("\n") == 1


# which puzzles there are


def test_the_seed_says_which_puzzles_there_are(terminal: Terminal) -> None:
    made = lines(terminal, "-c", "3", "-s", "7")
    assert made == [each.puzzle.to_string() for each in sudologue.generate(3, seed=7)]
    assert made[1:] == lines(terminal, "--count", "2", "--seed", "7", "--start", "1")
    assert all(count_solutions(Board.from_string(line)).is_unique for line in made)
    assert lines(terminal, "-c", "0", "-s", "7") == []


def test_a_seed_that_is_drawn_is_told_and_makes_the_same_again(terminal: Terminal) -> None:
    first = terminal("generate", "--boxes", "2x2", "-c", "3")
    told = re.fullmatch(
        r"sudologue: the seed is (\d+): --seed \1 makes the same puzzles again\n", first.err
    )
    assert told is not None
    assert lines(terminal, "--boxes", "2x2", "-c", "3", "-s", told[1]) == first.out.splitlines()


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_the_symmetry_is_that_of_the_face(terminal: Terminal, symmetry: str) -> None:
    (record,) = records(terminal, *SMALL, "--symmetry", symmetry)
    (made,) = sudologue.generate(1, seed=1, layout=sudologue.Layout.boxes(2, 2), symmetry=symmetry)
    assert record["puzzle"] == made.puzzle.to_string()
    assert (record["symmetry"], record["minimality"]) == (made.symmetry, made.minimality)


@pytest.mark.parametrize(
    "houses",
    [
        ("--boxes", "2x3"),
        ("--jigsaw", JIGSAW_5),
        ("--boxes", "2x2", "--diagonals"),
    ],
)
def test_other_houses_are_in_the_record(terminal: Terminal, houses: tuple[str, ...]) -> None:
    (record,) = records(terminal, "-s", "1", *houses)
    puzzle = str(record["puzzle"])
    checked = terminal("check", "-f", "json", *houses, puzzle).out
    assert json.loads(checked)["shown"] == [record["solution"]]
    assert record["grade"] is None
    assert record["layout"] != layout_data(CLASSIC)


def test_time_that_is_over_ends_a_run(terminal: Terminal) -> None:
    ran = terminal("generate", "-c", "1000000", "-s", "1", "--timeout", "0.3")
    made = ran.out.splitlines()
    assert ran.code == Exit.STUCK
    assert ran.err == f"sudologue: time was up after {len(made)} of 1,000,000 puzzles\n"
    assert made == lines(terminal, "-s", "1", "-c", str(len(made)))


# how they are written


def test_a_record_has_what_makes_the_puzzle_again(terminal: Terminal) -> None:
    _, record = records(terminal, "-c", "2", "-s", "7")
    *_, made = sudologue.generate(2, seed=7)
    grade = record.pop("grade")
    assert record == {
        "schema": "sudologue-generate",
        "schema_version": 1,
        "puzzle": made.puzzle.to_string(),
        "solution": made.solution.to_string(),
        "layout": "classic",
        "clues": made.puzzle.givens.bit_count(),
        "symmetry": "none",
        "minimality": "minimal",
        "stream": STREAM,
        "seed": 7,
        "index": 1,
        "family": 1,
        "attempts": 1,
    }
    solved = json.loads(terminal("solve", "-q", "-f", "json", made.puzzle.to_string()).out)
    assert isinstance(grade, dict)
    assert grade.keys() == {"models", "effort", "se", "hodoku", "singledigit"}
    assert solved["solution"] == record["solution"]


def test_rate_says_how_hard_a_puzzle_is(terminal: Terminal) -> None:
    (line,) = lines(terminal, "-s", "4", "--rate")
    puzzle, remark = line.split("  # ")
    assert f"{remark}\n" == terminal("rate", "--quiet", puzzle).out
    assert terminal("solve", "-q", stdin=line).code == Exit.OK
    (record,) = records(terminal, "-s", "4", "--rate")
    rated = json.loads(terminal("rate", "-q", "-f", "json", puzzle).out)
    names = ("models", "effort", "se", "hodoku", "singledigit")
    assert record["grade"] == {name: rated[name] for name in names}


@pytest.mark.parametrize(
    "format", [format for format in formats.FORMATS if format.can_write], ids=lambda f: f.slug
)
def test_any_format_holds_the_puzzles(terminal: Terminal, format: formats.Format) -> None:
    count = 2 if format.carries.many else 1
    made = [each.puzzle for each in sudologue.generate(count, seed=3)]
    text = "\n".join(lines(terminal, "-c", str(count), "-s", "3", "-f", format.slug)) + "\n"
    read = [each.board for each in format.read(text)]
    assert [board.live | board.filled for board in read] == [
        board.live | board.filled for board in made
    ]


def test_what_can_be_noted_is(terminal: Terminal) -> None:
    head, line = lines(terminal, "-f", "csv", "-s", "3")
    (made,) = sudologue.generate(1, seed=3)
    assert head == "puzzle,solution,seed,index"
    assert line == f"{made.puzzle.to_string()},{made.solution.to_string()},3,0"
    rated = lines(terminal, "-f", "csv", "-s", "3", "--rate")
    assert rated[0] == f"{head},difficulty"


def test_puzzles_come_one_by_one_and_an_interruption_keeps_them(tmp_path: Path) -> None:
    running = process("generate", "-c", "1000000", "-s", "5")
    assert running.stdout is not None
    assert running.stderr is not None
    read = [running.stdout.readline() for _ in range(3)]
    running.send_signal(signal.SIGINT)
    read += running.stdout.readlines()
    assert running.wait(timeout=60) == Exit.INTERRUPTED
    assert running.stderr.read() == "sudologue: interrupted\n"
    made = [each.puzzle.to_string() for each in sudologue.generate(3, seed=5)]
    assert [line.rstrip("\n") for line in read[:3]] == made
    assert all(len(line) == 82 for line in read)
    for stream in (running.stdin, running.stdout, running.stderr):
        if stream is not None:
            stream.close()


def test_a_whole_file_or_none(terminal: Terminal, tmp_path: Path) -> None:
    out = tmp_path / "made.sdm"
    assert lines(terminal, "-c", "3", "-s", "2", "-f", "sdm", "-o", str(out)) == []
    assert out.read_text().splitlines() == lines(terminal, "-c", "3", "-s", "2", "-f", "sdm")
