from __future__ import annotations

import json
import re
import signal
from pathlib import Path
from typing import Any, cast

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
        (["7"], "'7' is one argument too many; see 'sudologue generate --help'"),
        (["-c", "-1"], "--count can't be -1; give 0 or more"),
        (["-s", "one"], "--seed can't be 'one'; give a whole number"),
        (
            ["--symmetry", "rot45"],
            "--symmetry can't be 'rot45'; choose none, rot90, rot180, mirror-h, mirror-v, diagonal, antidiagonal, full or any",
        ),
        (["--clues", "20", "22", "24"], "--clues can't be 20 22 24; give a number, or two numbers"),
        (["--clues", "30", "20"], "--clues can't be 30 to 20; give 1 to 81, or two numbers"),
        (["--no-minimal"], "--no-minimal needs --clues: say how many givens"),
        (["--pattern", "11."], "the pattern has 3 cells; the layout has 81"),
        (["--rate", "--diagonals"], "--rate only works on the classic board"),
        (["-f", "sdm", "--diagonals"], "sdm can't hold"),
        (["-f", "sdk", "-c", "2"], "sdk holds one puzzle; leave out --count"),
        (
            ["-f", "xml"],
            "--format can't be 'xml'; choose text, json, or a format from 'sudologue help formats'",
        ),
        (["-f", "sdm", "--cages"], "sdm can't hold clues such as cages and arrows"),
        (["--rate", "--cages"], "--rate only works on the classic board"),
        (["--cages", "--clues", "4"], "--clues doesn't work with --cages"),
        (["--grid", "12"], "this puzzle has 2 cells; a 9x9 puzzle has 81"),
        (["-o", "no/such/file"], "can't write no/such/file"),
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
    told = re.fullmatch(r"sudologue: seed: (\d+) \(repeat with --seed \1\)\n", first.err)
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
    assert ran.err == f"sudologue: stopped by --timeout after {len(made)} of 1,000,000 puzzles\n"
    assert made == (lines(terminal, "-s", "1", "-c", str(len(made))) if made else [])


# what is asked of them


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--scale", "se"], "--scale needs --difficulty"),
        (["-d", "esay"], "there is no difficulty 'esay'; did you mean 'easy'?"),
        (
            ["-d", "nan"],
            "there is no difficulty 'nan'; choose very-easy, easy, medium, tricky, hard, very-hard, fiendish or extreme, or give a number",
        ),
        (["-d", "1", "2", "3"], "--difficulty takes MIN, or MIN and MAX"),
        (["-d", "9", "1"], "the range of effort is 9 to 1; the lower number comes first"),
        (["-d", "easy", "--scale", "se"], "'easy' is not a number; se has no words"),
        (["-d", "5", "--diagonals"], "are for the classic board"),
        (["-a", "basic"], "without singles; allow naked_single and"),
        (["-a", "nonsense"], "there is no technique 'nonsense'"),
        (["-r", "x_wing:3"], "'3' doesn't say how many candidates it removes; write x_wing:3+"),
        (["-r", "x_wing", "--forbid", "x_wing"], "x_wing is both required and forbidden"),
        (["--around", "basics"], "around needs require or drill"),
        (["--hard-steps", "1"], "hard_steps needs require"),
        (
            ["--drill", "xy_wing", "--rate"],
            "hodoku can't hold a rating; use text, json, csv or jsonl with --rate",
        ),
        (
            ["--drill", "xy_wing", "-f", "line"],
            "--drill makes positions, which line can't hold; use text or json",
        ),
    ],
)
def test_what_cannot_be_asked_for_is_said(
    terminal: Terminal, arguments: list[str], message: str
) -> None:
    ran = terminal("generate", "-s", "1", *arguments)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert message in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "asked"),
    [
        (["-d", "medium"], {"difficulty": "medium"}),
        (["-d", "easy", "Very-Hard"], {"difficulty": {"effort": (50.0, 799.9)}}),
        (["-d", "80"], {"difficulty": {"effort": (80, None)}}),
        (["-d", "1.2", "2.5", "--scale", "se"], {"difficulty": {"se": (1.2, 2.5)}}),
        (["-d", "200", "400", "--scale", "hodoku"], {"difficulty": {"hodoku": (200, 400)}}),
        (["-d", "2", "99", "--scale", "singledigit"], {"difficulty": {"singledigit": (2, 99)}}),
        (["-r", "xy_wing:2+", "--family", "2"], {"require": "xy_wing:2+", "family": 2}),
        (
            ["-r", "xy_wing", "--around", "basics", "--hard-steps", "1", "2"],
            {"require": "xy_wing", "around": "basics", "hard_steps": (1, 2)},
        ),
        (["--forbid", "hidden_singles"], {"forbid": "hidden_single"}),
        (["--forbid", "0901", "xy_wing"], {"forbid": ["als_xz", "als_xz_double", "xy_wing"]}),
        (["--openings-min", "1"], {"openings_min": 1}),
        (["--bottlenecks-max", "40"], {"bottlenecks_max": 40}),
    ],
    ids=str,
)
def test_options_ask_for_what_the_call_asks_for(
    terminal: Terminal, arguments: list[str], asked: dict[str, Any]
) -> None:
    made = sudologue.generate(2, seed=1, **asked)
    assert lines(terminal, "-c", "2", "-s", "1", *arguments) == [
        each.puzzle.to_string() for each in made
    ]


def test_a_drill_is_a_position(terminal: Terminal) -> None:
    (made,) = sudologue.generate(1, seed=1, drill="xy_wing")
    assert made.position is not None
    (line,) = lines(terminal, "-s", "1", "--drill", "xy_wing")
    assert formats.read(line).board == made.position
    told = terminal("solve", "-S", "--voice", "terse", line).out
    assert "XY-Wing" in told.splitlines()[0]
    (record,) = records(terminal, "-s", "1", "--drill", "xy_wing")
    assert formats.read(json.dumps(record["position"])).board == made.position
    assert record["puzzle"] == made.puzzle.to_string()


def test_what_is_given_up_is_said_and_the_rest_goes_on(terminal: Terminal) -> None:
    asked = ("-c", "4", "-s", "1", "-d", "60", "90", "--attempts", "2")
    ran = terminal("generate", *asked)
    told = terminal("generate", *asked, "-f", "json").out
    records: list[dict[str, Any]] = [json.loads(line) for line in told.splitlines()]
    assert ran.code == Exit.STUCK
    assert [record["index"] for record in records] == [0, 1, 2, 3]
    assert 0 < len(ran.out.splitlines()) < 4
    assert ran.out.splitlines() == [r["puzzle"] for r in records if r["puzzle"] is not None]
    errors = [f"sudologue: {record['error']}" for record in records if "error" in record]
    assert errors == ran.err.splitlines()
    assert all(" in 2 attempts (seed " in error for error in errors)


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
        "clues": made.puzzle.masks.givens.bit_count(),
        "clues_by_block": list(made.clues_by_block),
        "clues_by_digit": list(made.clues_by_digit),
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
    rated = json.loads(terminal("rate", "-f", "json", puzzle).out)
    names = ("models", "effort", "se", "hodoku", "singledigit")
    assert record["grade"] == {name: rated[name] for name in names}
    facts = record["facts"]
    assert isinstance(facts, dict)
    assert facts == {name: rated[name] for name in cast("dict[str, object]", facts)}
    assert {"openings", "bottlenecks", "longest_run"} <= facts.keys()


@pytest.mark.parametrize(
    "format", [format for format in formats.FORMATS if format.can_write], ids=lambda f: f.slug
)
def test_any_format_holds_the_puzzles(terminal: Terminal, format: formats.Format) -> None:
    count = 2 if format.carries.many else 1
    made = [each.puzzle for each in sudologue.generate(count, seed=3)]
    text = "\n".join(lines(terminal, "-c", str(count), "-s", "3", "-f", format.slug)) + "\n"
    read = [each.board for each in format.read(text)]
    assert [board.masks.live | board.masks.filled for board in read] == [
        board.masks.live | board.masks.filled for board in made
    ]


def test_what_can_be_noted_is(terminal: Terminal) -> None:
    head, line = lines(terminal, "-f", "csv", "-s", "3")
    (made,) = sudologue.generate(1, seed=3)
    assert head == "puzzle,solution,seed,index"
    assert line == f"{made.puzzle.to_string()},{made.solution.to_string()},3,0"
    rated = lines(terminal, "-f", "csv", "-s", "3", "--rate")
    assert rated[0] == f"{head},difficulty"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_puzzles_come_one_by_one_and_a_run_goes_on_where_it_was_interrupted(
    terminal: Terminal, jobs: str
) -> None:
    running = process("generate", "-c", "1000000", "-s", "5", "-j", jobs)
    assert running.stdout is not None
    assert running.stderr is not None
    read = [running.stdout.readline() for _ in range(3)]
    running.send_signal(signal.SIGINT)
    read += running.stdout.readlines()
    assert running.wait(timeout=300) == Exit.INTERRUPTED
    assert running.stderr.read() == "sudologue: interrupted\n"
    for stream in (running.stdin, running.stdout, running.stderr):
        if stream is not None:
            stream.close()
    rest = lines(terminal, "-c", "3", "-s", "5", "--start", str(len(read)))
    last = lines(terminal, "-c", "4", "-s", "5", "--start", str(len(read) - 1))
    assert [line.rstrip("\n") for line in read[-1:]] + rest == last
    assert [line.rstrip("\n") for line in read[:3]] == lines(terminal, "-c", "3", "-s", "5")


@pytest.mark.slow
def test_the_same_bytes_whoever_makes_them(terminal: Terminal) -> None:
    asked = ("generate", "-c", "40", "-s", "9", "-f", "json", "-d", "medium")
    alone = terminal(*asked)
    for jobs in ("2", "7"):
        assert terminal(*asked, "-j", jobs) == alone
    parts = [
        terminal(*asked, "-c", "20", "-j", "2").out,
        terminal(*asked, "-c", "20", "--start", "20").out,
    ]
    assert "".join(parts) == alone.out


def test_a_whole_file_or_none(terminal: Terminal, tmp_path: Path) -> None:
    out = tmp_path / "made.sdm"
    assert lines(terminal, "-c", "3", "-s", "2", "-f", "sdm", "-o", str(out)) == []
    assert out.read_text().splitlines() == lines(terminal, "-c", "3", "-s", "2", "-f", "sdm")


# killers


def test_killers_come_as_what_is_read_again(terminal: Terminal) -> None:
    (line,) = lines(terminal, "--cages", *SMALL)
    (record,) = records(terminal, "--cages", *SMALL)
    (link,) = lines(terminal, "--cages", "-s", "1", "-f", "f-puzzles")
    board = Board.from_string(line)
    assert layout_data(board.layout) == record["layout"]
    assert terminal("solve", "--quiet", line).out == f"{record['solution']}\n"
    assert link.startswith("https://f-puzzles.com/")
    (killer,) = sudologue.generate(seed=1, cages=True)
    assert Board.from_string(link).layout == killer.puzzle.layout


def test_killers_are_the_same_by_however_many_jobs(terminal: Terminal) -> None:
    wished = ("--cages", *SMALL, "-c", "6")
    assert lines(terminal, *wished, "-j", "2") == lines(terminal, *wished)


def test_a_killer_on_a_grid(terminal: Terminal, tmp_path: Path) -> None:
    grid = tmp_path / "grid.txt"
    grid.write_text("1234\n3412\n2143\n4321\n")
    (record,) = records(terminal, "--cages", "--grid", str(grid), *SMALL)
    assert record["solution"] == "1234341221434321"
