"""Files with rules in words, and with drawings that only these explain."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sudologue import formats
from sudologue.cli.exits import Exit
from sudologue.cli.running_test import Terminal
from sudologue.formats.links import compress
from sudologue.model import Board

NONE = "32........34..2."
SEVERAL = "1..............."
ONE = "1.....3..4.....2"
SHOWN = "the file has rules in words, which Sudologue doesn't read: Normal rules. Max arrows."
UNREAD = "his is the puzzle without the file's rules in words, which Sudologue doesn't read"


def written(folder: Path, puzzle: str, **fields: object) -> str:
    cells = [{"value": int(s), "given": True} if s != "." else {} for s in puzzle]
    grid = [cells[at : at + 4] for at in range(0, 16, 4)]
    rules = "Normal rules.\n\nMax arrows."
    file = folder / "puzzle.json"
    file.write_text(json.dumps({"size": 4, "grid": grid, "ruleset": rules, **fields}))
    return str(file)


@pytest.mark.parametrize("verb", ["solve", "check", "rate"])
@pytest.mark.parametrize(
    ("puzzle", "code", "verdict"),
    [
        (NONE, Exit.NO_SOLUTION, "read without its rules in words: no solution"),
        (
            SEVERAL,
            Exit.SEVERAL_SOLUTIONS,
            "read without its rules in words: more than one solution; two of them:",
        ),
        (ONE, Exit.OK, "one solution"),
    ],
)
def test_rules_in_words_are_shown_and_the_puzzle_is_not_blamed(
    terminal: Terminal, tmp_path: Path, verb: str, puzzle: str, code: Exit, verdict: str
) -> None:
    file = written(tmp_path, puzzle)
    ran = terminal(verb, file)
    assert (ran.code, ran.err.count(SHOWN)) == (code, 1)
    if verb == "check":
        assert ran.out.splitlines()[0] == f"{file}, line 1: {verdict}"
    else:
        assert (UNREAD in ran.out) is (puzzle != ONE)
    record = json.loads(terminal(verb, "-f", "json", file).out)
    assert record["rules_in_words"] == "Normal rules. Max arrows."
    if verb == "solve":
        assert (UNREAD in terminal(verb, "-f", "html", file).out) is (puzzle != ONE)


@pytest.mark.parametrize("verb", ["solve", "check", "rate", "hint", "show", "convert"])
def test_drawings_are_refused_with_the_way_out(
    terminal: Terminal, tmp_path: Path, verb: str
) -> None:
    file = written(tmp_path, ONE, circle=[{"cells": ["R1C1"]}])
    ran = terminal(verb, file)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert ran.err.splitlines()[-1] == (
        f"sudologue: {file}, line 1: the puzzle has drawings (circles), and Sudologue can't tell "
        'what they mean; its rules begin "Normal rules. Max arrows."; to leave them out, use '
        "--ignore-drawings (in Python, ignore_drawings=True)"
    )
    for options in (["--ignore-drawings"], ["--ignore-drawings", "--from", "f-puzzles-json"]):
        ran = terminal(verb, file, *options)
        assert (ran.code, "drawings are left out (circles); " in ran.err) == (Exit.OK, True)


def test_the_puzzles_after_one_that_is_refused_are_read(terminal: Terminal, tmp_path: Path) -> None:
    drawn = Path(written(tmp_path, ONE, circle=[{"cells": ["R1C1"]}])).read_text()
    links = f"fpuzzles{compress(drawn)}\n" + f"{formats.write(Board(ONE), 'f-puzzles')}\n" * 2
    ran = terminal("check", stdin=links)
    assert "line 1: the puzzle has drawings (circles)" in ran.err
    assert (ran.code, ran.out.count("one solution")) == (Exit.UNREADABLE, 2)
    ran = terminal("check", "--ignore-drawings", stdin=links)
    assert (ran.code, ran.out.count("one solution")) == (Exit.OK, 3)
