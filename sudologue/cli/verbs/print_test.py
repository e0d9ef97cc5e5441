from __future__ import annotations

import re
from pathlib import Path

import pytest

from sudologue import solve
from sudologue.cli.exits import Exit
from sudologue.cli.running_test import EASY, NONE, SEVERAL, Terminal
from sudologue.rendering import handout, sheets

FOUR = "1.....3..4.....2"
KILLER = (
    '{"size": 4, "givens": "................", "cages": ['
    '{"cells": ["r1c1", "r1c2"], "sum": 3}, {"cells": ["r1c3", "r2c3"], "sum": 4}, '
    '{"cells": ["r1c4", "r2c4"], "sum": 6}, {"cells": ["r2c1", "r2c2"], "sum": 7}, '
    '{"cells": ["r3c1", "r4c1"], "sum": 6}, {"cells": ["r3c2"], "sum": 1}, '
    '{"cells": ["r4c2", "r4c3"], "sum": 7}, {"cells": ["r3c3", "r3c4"], "sum": 5}]}'
)


def captions(page: str) -> list[str]:
    """What stands below the puzzles, without the answers."""
    return re.findall(r"<span>(.*?)</span>", page.partition('class="page answers"')[0])


def test_puzzles_of_arguments_files_and_standard_input(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.txt"
    file.write_text(f"{FOUR}\n{EASY}\n")
    ran = terminal("print", FOUR, str(file), "-", stdin=f"{EASY}\n")
    assert (ran.code, ran.err) == (Exit.OK, "")
    assert len(captions(ran.out)) == 4
    assert ran.out.count("<figure ") == 8


def test_it_is_the_page_of_python(terminal: Terminal) -> None:
    ran = terminal("print", "--no-rating", "--title", "Two", "--per-page", "1", FOUR, EASY)
    assert ran.out == sheets([solve(FOUR), solve(EASY)], title="Two", per_page=1)
    ran = terminal("print", "--handout", "--voice", "teacher", "--paper", "letter", EASY)
    assert ran.out == handout(solve(EASY), "teacher", paper="letter")


def test_each_puzzle_says_how_hard_it_is(terminal: Terminal) -> None:
    easy, four = captions(terminal("print", EASY, FOUR).out)
    assert easy == "very easy (effort 41)"
    assert four == "hardest step: Hidden Single"
    assert captions(terminal("print", "--no-rating", EASY, FOUR).out) == ["", ""]


def test_variants_are_drawn_with_their_clues(terminal: Terminal) -> None:
    drawn = terminal("print", KILLER).out
    assert 'stroke-dasharray="5 3"' in drawn
    assert terminal("print", "--diagonals", FOUR).out != terminal("print", FOUR).out


def test_large_print_has_one_puzzle_a_page_unless_it_is_said(terminal: Terminal) -> None:
    def pages(*options: str) -> int:
        return terminal("print", "--no-answers", *options, FOUR, FOUR).out.count("<section ")

    assert [pages(), pages("--large"), pages("--large", "--per-page", "2")] == [1, 2, 1]


@pytest.mark.parametrize(
    ("puzzle", "code", "said"),
    [
        (SEVERAL, Exit.SEVERAL_SOLUTIONS, "more than one solution"),
        (NONE, Exit.NO_SOLUTION, "no solution: r8c4 has no candidate left"),
    ],
)
def test_without_a_solution_there_is_no_answer(
    terminal: Terminal, puzzle: str, code: Exit, said: str
) -> None:
    ran = terminal("print", puzzle, FOUR)
    assert ran.code == code
    assert said in ran.err
    assert ran.err.endswith("; it is printed without an answer\n")
    assert captions(ran.out)[0] == ""
    assert re.findall(r"<b>(\d)</b>", ran.out) == ["1", "2", "2"]


def test_what_cannot_be_read_is_said_and_the_rest_printed(terminal: Terminal) -> None:
    ran = terminal("print", "12", FOUR)
    assert ran.code == Exit.UNREADABLE
    assert ran.err.startswith("sudologue: argument 1: this puzzle has 2 cells")
    assert len(captions(ran.out)) == 1


def test_of_nothing_no_page_is_made(terminal: Terminal, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text("as it was")
    assert terminal("print", "--output", str(page), "12").code == Exit.UNREADABLE
    assert page.read_text() == "as it was"
    assert terminal("print", "--output", str(page), FOUR).code == Exit.OK
    assert page.read_text().startswith("<!DOCTYPE html>")


def test_a_handout_tells_one_puzzle(terminal: Terminal) -> None:
    ran = terminal("print", "--handout", FOUR, EASY)
    assert ran.code == Exit.UNREADABLE
    assert ran.err == (
        "sudologue: argument 2: a handout shows one puzzle; print the others one by one\n"
    )
    assert "it is printed without" not in terminal("print", "--handout", SEVERAL).err


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        (["--handout", "--per-page", "4"], "--per-page doesn't work with --handout"),
        (["--handout", "--no-answers"], "--no-answers doesn't work with --handout"),
        (["--voice", "teacher"], "--voice needs --handout"),
        (["--notation", "a1"], "--notation needs --handout"),
        (["--per-page", "3"], "--per-page can't be 3; choose 1, 2, 4 or 6"),
        (["--paper", "a3"], "--paper can't be 'a3'; choose a4 or letter"),
        (["--handout", "--voice", "loud"], "there is no voice 'loud'"),
    ],
)
def test_options_that_do_not_fit_are_refused(
    terminal: Terminal, options: list[str], fault: str
) -> None:
    ran = terminal("print", *options, FOUR)
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert fault in ran.err
    assert ran.err.count("\n") == 1


def test_the_same_puzzles_make_the_same_bytes(terminal: Terminal) -> None:
    for options in (["--per-page", "6"], ["--handout"]):
        assert terminal("print", *options, EASY) == terminal("print", *options, EASY)
