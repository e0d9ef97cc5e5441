"""`solve --words`: traces in which each step has its text, for people."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

from puzzles.killers import SIX, record
from sudologue import Board, SolveResult, solve
from sudologue.audit import check_trace
from sudologue.cli.exits import Exit
from sudologue.cli.running_test import EASY, EASY_SOLVED, SEVERAL, Terminal
from sudologue.rendering.step_words import step_words

FOUR = "1.....3..4.....2"
VOICES = ("conversational", "terse")


def traces(terminal: Terminal, form: str, *arguments: str) -> list[Any]:
    """The traces that are written, whatever stands around them."""
    ran = terminal("solve", "--format", form, *arguments)
    found = [json.loads(line) for line in ran.out.splitlines()]
    return found if form == "trace" else [line["trace"] for line in found]


@pytest.mark.parametrize("form", ["json", "trace", "jsonl"])
def test_each_step_has_its_words(terminal: Terminal, form: str) -> None:
    (trace,) = traces(terminal, form, "--words", "conversational, terse,terse", FOUR)
    result = solve(FOUR)
    assert [step["words"] for step in trace["steps"]] == step_words(result, VOICES)
    assert SolveResult.from_json(json.dumps(trace)) == result
    if form != "jsonl":
        (without,) = traces(terminal, form, FOUR)
        assert without == json.loads(result.to_json())


@pytest.mark.parametrize("form", ["json", "trace", "jsonl"])
@pytest.mark.parametrize(
    "puzzle",
    [
        pytest.param(EASY, id="easy"),
        pytest.param(SEVERAL, id="several", marks=pytest.mark.slow),
        pytest.param(record(6, (2, 3), SIX), id="killer"),
    ],
)
def test_they_are_audited_told_and_solved_again(
    terminal: Terminal, tmp_path: Path, form: str, puzzle: str
) -> None:
    bare, told, doctored = (str(tmp_path / name) for name in ("bare", "told", "doctored"))
    terminal("solve", "-f", "trace", "-o", bare, puzzle)
    terminal("solve", "-f", form, "--words", "terse", "-o", told, puzzle)
    text = Path(told).read_text("utf-8")
    lies = json.loads(text)
    for step in lies.get("trace", lies)["steps"]:
        step["words"] = {"terse": "Guessed.", "oracle": '"},"board":{}},{"rule":"'}
    Path(doctored).write_text(json.dumps(lies), encoding="utf-8")
    for verb in (["audit"], ["tell", "--voice", "proof"], ["solve", "--quiet"]):
        outs = [terminal(*verb, file).out.replace(file, "") for file in (bare, told, doctored)]
        assert outs[0] == outs[1] == outs[2] != ""


def test_a_row_is_held_against_its_trace(terminal: Terminal) -> None:
    out = terminal("solve", "-f", "jsonl", "--words", "terse", "--diagonals", "1" + 15 * ".").out
    respaced = out.replace('"kind": ', '"kind":')
    assert respaced != out
    assert terminal("audit", stdin=out).code == terminal("audit", stdin=respaced).code == Exit.OK
    for was, now in (('"puzzle": "1.', '"puzzle": ".1'), ("diagonal", "window")):
        ran = terminal("audit", stdin=out.replace(was, now, 1))
        assert ran.code == Exit.STUCK
        assert "is not that of its trace" in ran.out


def test_rows_without_a_trace_say_why(terminal: Terminal) -> None:
    ran = terminal("audit", stdin=terminal("solve", "-f", "jsonl", SEVERAL).out)
    told = "this row holds no trace; 'sudologue solve --format trace' writes traces\n"
    assert ran.err == f"sudologue: standard input, line 1: {told}"
    ran = terminal("tell", stdin=terminal("solve", "-f", "jsonl", "--words", "terse", "1..").out)
    assert "line 1: this row holds no trace: this puzzle has 3 cells" in ran.err


@pytest.mark.parametrize(
    "row",
    [
        '{"source":"x"}',
        '{"source":1,"error":2}',
        '{"source":"x","trace":3}',
        '{"source":"x","trace":"nonsense"}',
        '{"source":"x","trace":"{}","position":3}',
        '{"source":"x","trace":{"format":1},"position":"{"}',
    ],
)
def test_rows_of_others_are_refused_in_a_line(terminal: Terminal, row: str) -> None:
    for verb in ("audit", "tell"):
        ran = terminal(verb, stdin=f"{row}\n")
        assert ran.code == Exit.UNREADABLE
        assert ran.err.startswith("sudologue: standard input, line 1")
        assert ran.err.count("\n") == 1


def test_tables_have_the_trace_as_a_text(terminal: Terminal) -> None:
    out = terminal("solve", "-f", "csv", "--words", "terse", FOUR).out
    (row,) = csv.DictReader(io.StringIO(out))
    assert row["trace"] == solve(FOUR).to_json(words="terse")


@pytest.mark.parametrize("jobs", ["1", pytest.param("2", marks=pytest.mark.slow)])
def test_many_puzzles_here_and_elsewhere(terminal: Terminal, tmp_path: Path, jobs: str) -> None:
    puzzles = tmp_path / "puzzles.txt"
    puzzles.write_text(f"{EASY}\nnonsense\n{SEVERAL}\n", encoding="utf-8")
    asked = ("solve", "-f", "jsonl", "--words", "terse,proof", "-j", jobs, str(puzzles))
    rows = [json.loads(line) for line in terminal(*asked).out.splitlines()]
    assert [row["status"] for row in rows] == ["solved", "unreadable", "stuck"]
    assert rows[0]["solution"] == EASY_SOLVED
    assert rows[1]["trace"] is None
    assert all(check_trace(SolveResult.from_json(json.dumps(rows[i]["trace"]))).ok for i in (0, 2))


def test_notation_and_full_are_for_words(terminal: Terminal) -> None:
    (trace,) = traces(terminal, "json", "--words", "terse", "--notation", "a1", "--full", FOUR)
    assert trace["steps"][0]["action"] == "r2c4=1"
    assert trace["steps"][0]["words"] == {"terse": "B4 = 1: Hidden Single, box 2"}
    large = Board("." * 625).to_string()
    ran = terminal("solve", "-f", "trace", "--words", "terse", "--notation", "hodoku", large)
    assert ran.code == Exit.UNREADABLE


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["-f", "json", "--words", "haiku"], "terse, conversational, technical, teacher"),
        (["-f", "json", "--words", "ters"], "'terse'"),
        (["-f", "json", "--words", ""], "terse, conversational, technical, teacher"),
        (
            ["-f", "json", "-q", "--words", "terse"],
            "--words needs --format json, jsonl, csv, parquet or trace, without --quiet",
        ),
        (["--words", "terse"], "--words needs --format json, jsonl, csv, parquet or trace"),
        (
            ["-f", "html", "--words", "terse"],
            "--words needs --format json, jsonl, csv, parquet or trace",
        ),
        (
            ["-f", "json", "--words", "terse", "--all-steps"],
            "--all-steps doesn't work with --format json",
        ),
        (["-f", "json", "--full"], "--full doesn't work with --format json"),
    ],
)
def test_what_does_not_go_together(terminal: Terminal, arguments: list[str], told: str) -> None:
    ran = terminal("solve", *arguments, FOUR)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert told in ran.err
    assert ran.err.count("\n") == 1
