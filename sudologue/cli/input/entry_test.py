from __future__ import annotations

import json
from pathlib import Path

import pytest

import sudologue
from sudologue import Board, formats
from sudologue.cli.exits import Exit
from sudologue.cli.running_test import Terminal
from sudologue.coach import Marks
from sudologue.formats.reading import PlayerMarks

EXPERT = "..4...3...9.27.54..6......291.6.5..7.....4.3.3..19..5.6...4...........93.7..5...."
START = Board(EXPERT)
CELL = "r1c8"
WRONG = sorted(START.domain(CELL) - {Board(sudologue.solve(EXPERT).solution or "")[CELL] or 0})
AT = START.layout.tables.cell_number(CELL)


def grid(name: str, digits: list[int], of_given: bool = True) -> list[list[dict[str, object]]]:
    cells: list[dict[str, object]] = [
        {"value": int(symbol), "given": True} if symbol != "." else {} for symbol in EXPERT
    ]
    cells[AT][name] = digits
    return [cells[row : row + 9] for row in range(0, 81, 9)]


def f_puzzles(name: str, digits: list[int]) -> str:
    return json.dumps({"size": 9, "grid": grid(name, digits)})


def sudokupad(name: str, digits: list[int]) -> str:
    boxes = [[[c.row, c.col] for c in house.cells] for house in START.houses[:9]]
    return json.dumps({"cells": grid(name, digits), "regions": boxes})


def opensudoku(digits: list[int]) -> str:
    cells = [f"{symbol}|0|0|0|" if symbol != "." else "0|0|0|1|" for symbol in EXPERT]
    cells[AT] = f"0|0|{sum(1 << digit - 1 for digit in digits)}|1|"
    return f"version: 4\n{''.join(cells)}"


def jsonl(digits: list[int]) -> str:
    marks = sum(1 << START.layout.tables.candidate_number(CELL, digit) for digit in digits)
    return formats.write(formats.Reading(START, "x", marks=PlayerMarks(marks)), "jsonl")


FILES = {
    "f-puzzles": f_puzzles("centerPencilMarks", WRONG),
    "sudokupad": sudokupad("centremarks", WRONG),
    "opensudoku": opensudoku(WRONG),
    "jsonl": jsonl(WRONG),
}


@pytest.mark.parametrize("text", FILES.values(), ids=FILES)
def test_a_mark_in_a_file_is_a_claim_and_no_candidate(
    text: str, terminal: Terminal, tmp_path: Path
) -> None:
    """One cell is marked: a hint says that its marks are wrong, and that is all that it may."""
    hint = sudologue.hint(text, "where")
    assert (hint.kind, hint.tell()) == ("wrong_mark", "r1c8.")
    assert hint == sudologue.hint(EXPERT, "where", marks=Marks({CELL: WRONG}))
    assert sudologue.hint(text, "where", marks="none") == sudologue.hint(EXPERT, "where")
    file = tmp_path / "position.txt"
    file.write_text(text)
    ran = terminal("hint", "--level", "where", str(file))
    assert (ran.code, "\n\nr1c8.\n" in ran.out) == (Exit.NO_SOLUTION, True)
    assert "r1c8" not in terminal("hint", "--level", "where", "--marks", "none", str(file)).out
    ran = terminal("play", str(file), stdin="hint where\n")
    assert "\nr1c8.\n" in ran.out


def test_full_marks_of_some_cells_are_what_a_solve_makes_of_them() -> None:
    text = f_puzzles("centerPencilMarks", [7, 8])
    hint = sudologue.hint(text, marks="full")
    assert hint.board == Board(text)
    assert hint.board is not None
    assert hint.board.domain(CELL) == {7, 8} & START.domain(CELL)


def test_corners_and_centres_are_told_apart() -> None:
    corner = sudokupad("cornermarks", WRONG[:1])
    assert "box 3" in sudologue.hint(corner, "nudge").tell()
    both = json.loads(corner)
    both["cells"][0][0]["centremarks"] = sorted(START.domain("r1c1"))
    hint = sudologue.hint(json.dumps(both), "state")
    assert hint.tell().endswith("from the digits.") or hint.kind == "wrong_mark"


def test_a_stale_mark_of_a_grid_is_told() -> None:
    cells = ["".join(map(str, sorted(d))) for d in START.masks.domains]
    shown = [symbol if symbol != "." else cell for symbol, cell in zip(EXPERT, cells, strict=True)]
    shown[0] += "4"
    rows = [" ".join(shown[row : row + 9]) for row in range(0, 81, 9)]
    text = "\n".join([*(EXPERT[row : row + 9] for row in range(0, 81, 9)), "", *rows])
    assert sudologue.hint(text, "what").tell() == "Cross out the 4 in r1c1."
    assert Board(text).masks.live == START.masks.live


def test_a_game_keeps_the_marks_that_are_left(terminal: Terminal, tmp_path: Path) -> None:
    file, game = tmp_path / "marked.json", tmp_path / "game.jsonl"
    file.write_text(sudokupad("centremarks", sorted(START.domain(CELL))))
    gone, *left = sorted(START.domain(CELL))
    terminal("play", "--save", str(game), str(file), stdin=f"{CELL}-{gone}\n")
    kept = formats.read(game.read_text())
    marks = START.layout.tables.candidates_in(kept.marks.centre)
    assert [(str(mark.cell), mark.digit) for mark in marks] == [(CELL, digit) for digit in left]
    told = terminal("play", "--save", str(game), str(game), stdin="undo\nhint state\n").out
    assert "I read your marks as notes" in told


def test_what_was_seen_is_not_told_again(terminal: Terminal) -> None:
    first = terminal("hint", EXPERT).out
    token = first.rpartition("--more ")[2].rstrip(")\n")
    other = terminal("hint", "--seen", token, EXPERT)
    assert other.code == Exit.OK
    assert other.out != first
    ran = terminal("hint", "--seen", "x", EXPERT)
    assert ran.err == "sudologue: 'x' is no token of a hint: it has a point in it\n"
