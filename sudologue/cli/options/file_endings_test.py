from __future__ import annotations

import json
from pathlib import Path

import pytest

from sudologue.cli.exits import Exit
from sudologue.cli.running_test import EASY, Terminal, needs

FOUR = "1.....3..4.....2"
BEGINNINGS = {
    "solve.txt": "This puzzle starts with 30 digits, ",
    "solve.md": "This puzzle starts with 30 digits, ",
    "solve.html": "<!DOCTYPE html>",
    "solve.HTM": "<!DOCTYPE html>",
    "solve.json": '{"schema": "sudologue-solve"',
    "solve.jsonl": '{"source": "argument"',
    "solve.ndjson": '{"source": "argument"',
    "solve.csv": "source,line,format,puzzle",
    "solve.out": "This puzzle starts with 30 digits, ",
    "solve": "This puzzle starts with 30 digits, ",
    "rate.csv": "source,line,format,puzzle",
    "rate.json": '{"schema": "sudologue-rate"',
    "check.json": '{"schema": "sudologue-check"',
    "check.jsonl": '{"schema": "sudologue-check"',
    "hint.json": '{"schema": "sudologue-hint"',
    "show.svg": "<svg ",
    "show.txt": "     c1 ",
    "draw.svg": "<svg ",
    "draw.picture": "<svg ",
    "why.md": "`r5c5` is **5**. 12 steps lead there:",
    "why.dot": "digraph ",
    "why.gv": "digraph ",
    "why.mmd": "flowchart ",
    "explain.md": "Yes. Column 5 has **1**, ",
    "judge.json": '{"schema": "sudologue-judge"',
}
ABOUT = {"why": ("r5c5",), "explain": ("r5c5=5",), "judge": ("r5c5=5",)}


@pytest.mark.parametrize("name", BEGINNINGS)
def test_the_ending_of_a_file_decides_what_is_written(
    terminal: Terminal, tmp_path: Path, name: str
) -> None:
    verb, file = name.partition(".")[0], tmp_path / name
    ran = terminal(verb, "-o", str(file), EASY, *ABOUT.get(verb, ()))
    assert (ran.code, ran.out, ran.err) == (Exit.OK, "", "")
    assert file.read_text().startswith(BEGINNINGS[name])


@pytest.mark.parametrize(
    ("name", "beginning"),
    [
        ("x.txt", "."),
        ("x.json", '{"schema": "sudologue-generate"'),
        ("x.jsonl", '{"format":"sudologue-board"'),
        ("x.csv", "puzzle,solution"),
    ],
)
def test_puzzles_that_are_made_go_into_files_of_any_format(
    terminal: Terminal, tmp_path: Path, name: str, beginning: str
) -> None:
    file = tmp_path / name
    ran = terminal("generate", "--boxes", "2x2", "-s", "7", "-o", str(file))
    assert (ran.code, ran.err) == (Exit.OK, "")
    assert file.read_text().startswith(beginning)


def test_a_collection_of_another_program(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.sdm"
    assert terminal("generate", "-s", "1", "-c", "2", "-o", str(file)).code == Exit.OK
    assert [len(line) for line in file.read_text().splitlines()] == [81, 81]


def test_a_saved_solve_is_told_in_markdown(terminal: Terminal, tmp_path: Path) -> None:
    traces, told = tmp_path / "traces.jsonl", tmp_path / "told.md"
    assert terminal("solve", "-f", "trace", "-o", str(traces), FOUR).code == Exit.OK
    assert json.loads(traces.read_text())["format"] == "sudologue-trace"
    assert terminal("tell", "-o", str(told), str(traces)).code == Exit.OK
    assert "\n\n**Finish boxes 1 and 2.** Row 1 has its **1**, so" in told.read_text()
    assert told.read_text().endswith("\nr4 | 3  1  | 4  2  |\n   +-------+-------+\n```\n")


def test_parquet(terminal: Terminal, tmp_path: Path) -> None:
    needs("pyarrow")
    file = tmp_path / "x.parquet"
    assert terminal("solve", "-q", "-o", str(file), EASY).code == Exit.OK
    assert file.read_bytes().startswith(b"PAR1")


@pytest.mark.parametrize(
    ("verb", "name", "said"),
    [
        ("draw", "x.png", "draw can't write .png: Sudologue has no renderer for it; use .svg"),
        ("draw", "d.pdf", "draw can't write .pdf: Sudologue has no renderer for it; use .svg"),
        ("draw", "d.html", "draw can't write .html; use .svg"),
        ("draw", "d.txt", "draw can't write .txt; use .svg"),
        (
            "show",
            "x.JPG",
            "show can't write .jpg: Sudologue has no renderer for it; use .txt or .svg",
        ),
        ("check", "x.csv", "check can't write .csv; use .txt or .json"),
        ("tell", "x.json", "tell can't write .json; use .txt or .md"),
        (
            "solve",
            "x.xlsx",
            "solve can't write .xlsx; use .txt, .md, .html, .json, .jsonl, .csv or .parquet",
        ),
        ("solve", "x.svg", "solve can't write .svg; use .txt, .md, .html, .json, .jsonl, .csv or"),
        ("generate", "x.html", "generate can't write .html; use .txt, .json, .jsonl or .csv"),
        ("solve", "x.json.gz", "compressed files can be read, but not written; leave out .gz"),
    ],
)
def test_an_ending_that_cannot_be_had_is_refused_with_what_can(
    terminal: Terminal, tmp_path: Path, verb: str, name: str, said: str
) -> None:
    puzzle = () if verb == "generate" else (EASY,)
    ran = terminal(verb, "-o", str(tmp_path / name), *puzzle)
    assert (ran.code, ran.out, list(tmp_path.iterdir())) == (Exit.UNREADABLE, "", [])
    assert ran.err.startswith(f"sudologue: {said}")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "name"),
    [
        (("solve", "-f", "csv"), "x.json"),
        (("solve", "-f", "text"), "x.html"),
        (("solve", "-f", "parquet"), "x.txt"),
        (("rate", "-f", "json"), "x.csv"),
        (("show", "-f", "text"), "x.svg"),
    ],
)
def test_a_format_that_contradicts_the_ending_is_refused(
    terminal: Terminal, tmp_path: Path, arguments: tuple[str, ...], name: str
) -> None:
    file = tmp_path / name
    ran = terminal(*arguments, "-o", str(file), EASY)
    assert (ran.code, ran.out, file.exists()) == (Exit.UNREADABLE, "", False)
    said = f"sudologue: --format {arguments[-1]} contradicts the ending of {file}; change one\n"
    assert ran.err == said


@pytest.mark.parametrize(
    ("form", "name"),
    [
        *(("trace", "x.json"), ("trace", "x.jsonl"), ("json", "x.jsonl"), ("csv", "x.txt")),
        *(("jsonl", "x.json"), ("html", "page"), ("text", "x.text"), ("csv", "x.data")),
    ],
)
def test_a_format_that_the_ending_allows_is_written(
    terminal: Terminal, tmp_path: Path, form: str, name: str
) -> None:
    file = tmp_path / name
    assert terminal("solve", "-f", form, "-o", str(file), EASY).code == Exit.OK
    assert file.read_text() == terminal("solve", "-f", form, EASY).out


def test_a_conversion_names_one_format(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "x.csv"
    ran = terminal("convert", "--to", "line", "-o", str(file), EASY)
    assert (ran.code, ran.out, file.exists()) == (Exit.UNREADABLE, "", False)
    assert ran.err == f"sudologue: --to line contradicts the ending of {file}; change one\n"
    for target, name in (("hodoku", "x.txt"), ("sadman", "x.sdk"), ("line", "x.2024")):
        file = tmp_path / name
        assert terminal("convert", "--to", target, "-o", str(file), EASY).code == Exit.OK
