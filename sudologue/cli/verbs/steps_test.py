"""`sudologue steps`: a row for each step, in every format alike."""

from __future__ import annotations

import csv
import io
import json
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import sudologue
from puzzles.killers import SIX, record
from sudologue.batches.step_rows import step_columns, step_rows
from sudologue.cli.exits import Exit
from sudologue.cli.output.tables import PLACE
from sudologue.cli.running_test import EASY, NONE, ROOT, SEVERAL, Terminal, needs

FOUR = "1.....3..4.....2"
KILLER = record(6, (2, 3), SIX)
LINES = f"{FOUR}\nnonsense\n11{14 * '.'}\n1{15 * '.'}\n{EASY}\n"
TOLD = """\
1. r2c4 = 1: Hidden Single, box 2
2. r1c3 = 2: Hidden Single, box 2
3. r1c4 = 4: Full House, box 2
"""


@pytest.fixture
def puzzles(tmp_path: Path) -> str:
    path = tmp_path / "puzzles.txt"
    path.write_text(LINES)
    return str(path)


@cache
def validator() -> Any:
    """The schema of rows, with that of traces beside it."""
    jsonschema: Any = pytest.importorskip("jsonschema")
    referencing: Any = import_module("referencing")
    rows, traces = (
        json.loads((ROOT / "docs" / f"{name}.schema.json").read_text(encoding="utf-8"))
        for name in ("steps", "trace")
    )
    jsonschema.Draft202012Validator.check_schema(rows)
    beside = referencing.Resource.from_contents(traces)
    registry = referencing.Registry().with_resource("trace.schema.json", beside)
    return jsonschema.Draft202012Validator(rows, registry=registry)


def records(text: str) -> list[dict[str, Any]]:
    """What stands on each line."""
    return [json.loads(line) for line in text.splitlines()]


# ------------------------------------------------------------------------------------ the formats


def test_lines_for_people(terminal: Terminal) -> None:
    ran = terminal("steps", "--words", "terse", FOUR)
    assert ran.out.startswith(TOLD)
    assert ran.out.endswith(
        "12. r3c1 = 2: Full House, box 3\nSolved in 12 steps: the only solution.\n"
    )
    both = terminal("steps", "--words", "technical,terse", "--notation", "a1", FOUR, FOUR).out
    assert both.startswith(
        f"argument 1: {FOUR}\n\n1. Hidden Single: 1 in box 2 => B4=1\n"
        "1. B4 = 1: Hidden Single, box 2\n"
    )
    assert f"\n\nargument 2: {FOUR}\n\n1. " in both
    none = "Box 1 has two 1s, in r1c1 and r1c2: the puzzle has no solution.\n"
    assert terminal("steps", "11" + 14 * ".").out == none


@pytest.mark.parametrize("puzzle", [FOUR, KILLER])
def test_rows_are_those_of_the_library(terminal: Terminal, puzzle: str) -> None:
    voices = ("terse", "proof")
    expected = [*step_rows(sudologue.solve(puzzle), voices)]
    rows = records(terminal("steps", "-f", "jsonl", "--words", "terse,proof", puzzle).out)
    columns = [*PLACE, *step_columns(voices), "error"]
    place = dict.fromkeys(columns) | {"source": "argument", "format": rows[0]["format"]}
    assert [*rows[0]] == columns
    assert rows == [place | row for row in expected]
    told = records(terminal("steps", "-f", "json", "--words", "terse,proof", puzzle).out)
    for row, one in zip(expected, told, strict=True):
        assert row.items() <= (one | {"position": json.dumps(one["position"])}).items()


def test_csv_has_the_same_rows(terminal: Terminal, puzzles: str) -> None:
    rows = records(terminal("steps", "-f", "jsonl", puzzles).out)
    told = csv.DictReader(io.StringIO(terminal("steps", "-f", "csv", puzzles).out))
    assert told.fieldnames == [*rows[0]]
    for row, one in zip(rows, told, strict=True):
        for name, value in row.items():
            is_list = name in ("truths", "links", "clues", "premises")
            listed = "; ".join(map(str, value or ())) if is_list else value
            assert one[name] == ("" if listed is None else str(listed))


def test_parquet_has_typed_columns(terminal: Terminal, tmp_path: Path, puzzles: str) -> None:
    needs("pyarrow")
    out = str(tmp_path / "steps.parquet")
    asked = ("steps", "--words", "terse,teacher")
    rows = records(terminal(*asked, "-f", "jsonl", puzzles).out)
    terminal(*asked, "-f", "parquet", "-o", out, puzzles)
    table = import_module("pyarrow.parquet").read_table(out)
    assert table.to_pylist() == rows
    types = {field.name: str(field.type) for field in table.schema}
    assert types["words_terse"] == types["words_teacher"] == types["position"] == "string"
    assert (types["step"], types["rating"]) == ("int64", "double")
    assert re.fullmatch(r"list<\w+: string>", types["truths"])
    assert re.fullmatch(r"list<\w+: int64>", types["premises"])
    for share in ("1", "2"):
        terminal(*asked, "-f", "parquet", "--shard", f"{share}/2", "-o", out + share, puzzles)
    terminal("merge", "-o", out, out + "1", out + "2")
    assert import_module("pyarrow.parquet").read_table(out) == table


VARIANTS = {
    "easy": [EASY],
    "lines": [FOUR, "nonsense", NONE, "1" + 15 * "."],
    "killer": [KILLER],
    "diagonals": ["--diagonals", "1....2.........."],
    "arrows": ['{"size":4,"givens":"1..............2","arrows":[["r2c2","r2c3","r3c3"]]}'],
    "thermometers": ['{"size":4,"givens":"1..............2","thermos":[["r2c2","r2c3","r3c3"]]}'],
    "jigsaw": ["--jigsaw", "1122112233443344", FOUR],
    "anti-king": ["--anti-king", "1234" + 12 * "."],
    "large": ["." * 255 + "1"],
    "uniqueness": ["--assume-unique", EASY],
}


@pytest.mark.parametrize("arguments", VARIANTS.values(), ids=VARIANTS)
def test_the_schema_takes_what_is_written(terminal: Terminal, arguments: list[str]) -> None:
    for form in ("jsonl", "json"):
        for row in records(terminal("steps", "-f", form, *arguments).out):
            validator().validate(row)
            if form == "jsonl" and row["position"] is not None:
                validator().validate(row | {"position": json.loads(row["position"])})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("step", 0),
        ("step", None),
        ("conclusion", "r1c1"),
        ("truths", ["7 in row 5"]),
        ("links", None),
        ("clues", ["the cage at r1c1"]),
        ("premises", ["1"]),
        ("words_terse", 3),
        ("position", {"format": "sudologue-board", "version": 1, "puzzle": "1..."}),
        ("note", "hello"),
        ("source", None),
    ],
)
def test_the_schema_refuses_other_rows(terminal: Terminal, name: str, value: object) -> None:
    row = records(terminal("steps", "-f", "jsonl", "--words", "terse", FOUR).out)[4]
    assert validator().is_valid(row)
    assert not validator().is_valid(row | {name: value})


def test_the_page_tells_every_column() -> None:
    page = (ROOT / "docs/steps.md").read_text(encoding="utf-8")
    heads = re.findall(r"(?m)^\| ((?:`\w+`(?:, )?)+)", page)
    told = [name for head in heads for name in re.findall(r"`(\w+)`", head)]
    assert sorted(told) == sorted({**PLACE, **step_columns(["terse"]), "error": ""})


# ------------------------------------------------------------------------------------ many puzzles


def test_every_puzzle_has_a_row(terminal: Terminal, puzzles: str) -> None:
    ran = terminal("steps", "-f", "jsonl", puzzles)
    assert ran.code == Exit.SEVERAL_SOLUTIONS
    by_line: dict[int, list[dict[str, Any]]] = {}
    for row in records(ran.out):
        by_line.setdefault(row["line"], []).append(row)
    assert [*by_line] == [1, 2, 3, 4, 5]
    assert [len(rows) for rows in by_line.values()] == [12, 1, 1, 1, 51]
    (unreadable,), (none,), (several,) = (by_line[line] for line in (2, 3, 4))
    assert (unreadable["status"], unreadable["puzzle"], unreadable["step"]) == (
        "unreadable",
        None,
        None,
    )
    assert "line 2" in unreadable["error"]
    assert (none["status"], several["status"]) == ("contradiction", "stuck")
    assert none["error"].startswith("Contradiction: ")
    assert "more than one" in several["error"]
    assert json.loads(several["position"])["puzzle"] == several["puzzle"]


def test_the_same_from_shares_and_after_an_interruption(
    terminal: Terminal, tmp_path: Path, puzzles: str
) -> None:
    asked = ("steps", "-f", "csv", "--words", "terse")
    alone = terminal(*asked, puzzles)
    for share in ("1", "2"):
        terminal(*asked, "--shard", f"{share}/2", "-o", f"{tmp_path}/{share}", puzzles)
    assert terminal("merge", f"{tmp_path}/1", f"{tmp_path}/2") == alone
    out = tmp_path / "out.csv"
    for _ in range(2):
        terminal(*asked, "--resume", "-o", str(out), puzzles)
        assert out.read_text() == alone.out


@pytest.mark.slow
def test_the_same_from_two_processes(terminal: Terminal, puzzles: str) -> None:
    asked = ("steps", "-f", "jsonl", "--words", "terse,proof")
    assert terminal(*asked, "-j", "2", puzzles).out == terminal(*asked, puzzles).out


@pytest.mark.parametrize("form", ["jsonl", "json", "csv"])
@pytest.mark.parametrize("puzzle", [FOUR, KILLER], ids=["four", "killer"])
def test_a_table_reads_back_as_its_positions(
    terminal: Terminal, tmp_path: Path, form: str, puzzle: str
) -> None:
    table = tmp_path / f"steps.{form}"
    table.write_text(terminal("steps", "-f", form, "--words", "terse", puzzle).out, "utf-8")
    result = sudologue.solve(puzzle)
    boards = [result.board_before(step) for step in result.steps]
    texts = terminal("convert", "--to", "jsonl", str(table)).out.splitlines()
    assert [sudologue.Board(text) for text in texts] == boards
    solved = terminal("solve", "--quiet", str(table)).out.split()
    assert solved == [result.solution] * len(boards)


def test_limits_are_those_of_a_solve(terminal: Terminal) -> None:
    hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
    ran = terminal("steps", "-f", "jsonl", "--budget", "0", hard)
    assert ran.code == Exit.STUCK
    assert "budget" in records(ran.out)[-1]["error"]
    few = records(terminal("steps", "-f", "jsonl", "--rules", "naked_single", EASY).out)
    assert {row["rule"] for row in few} <= {"naked_single", None}
    assert terminal("steps", SEVERAL).code == Exit.SEVERAL_SOLUTIONS


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--words", "haiku"], "terse, conversational, technical, teacher"),
        (["--notation", "a7"], "'a7'"),
        (["-f", "parquet"], "--output"),
        (["--rules", "x_wings"], "x_wing"),
    ],
)
def test_what_is_refused(terminal: Terminal, arguments: list[str], told: str) -> None:
    ran = terminal("steps", *arguments, FOUR)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert told in ran.err
