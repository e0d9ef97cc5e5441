"""Positions that contradict themselves are read, whatever they are written in."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from sudologue.formats import FORMATS, named, read, write
from sudologue.formats.reading import Reading
from sudologue.model import Board

LINE = f"55{'.' * 78}7"
TWO = "box 1 has two 5s, in r1c1 and r1c2"


def f_puzzles(**cells: dict[str, Any]) -> str:
    rows = range(1, 10)
    grid = [[cells.get(f"r{row}c{col}", {}) for col in rows] for row in rows]
    return json.dumps({"size": 9, "grid": grid, "even": [{"cell": "R1C1"}]})


def record(**fields: object) -> str:
    return json.dumps({"size": 9, "givens": "." * 81, "extra": {"box": [3, 3]}, **fields})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (LINE, TWO),
        ("\n".join(LINE[start : start + 9] for start in range(0, 81, 9)), TWO),
        (f"id,puzzle\n1,{LINE}\n", TWO),
        (json.dumps({"puzzle": LINE}), TWO),
        (f":0000:x:5+5{LINE[2:]}:::", TWO),
        (f"S9B0505{'ep' * 79}", TWO),
        (f"<opensudoku><game data='{LINE.replace('.', '0')}'/></opensudoku>", TWO),
        (f_puzzles(r1c1={"value": 3, "given": True}), "r1c1 holds 3, which is ruled out there"),
        (f_puzzles(r1c1={"value": 4}, r9c1={"value": 4}), "column 1 has two 4s, in r1c1 and r9c1"),
        ("." * 9 + "123456789" * 80, "r1c1 has no candidate left"),
        (
            record(cages=[{"cells": ["r1c1", "r1c2", "r1c3"], "sum": 30}]),
            "the 30-cage at r1c1 makes 24 at most",
        ),
    ],
)
def test_what_contradicts_itself_is_a_board(text: str, message: str) -> None:
    assert str(read(text).board.dead_end) == message


def test_every_format_brings_a_clash_back() -> None:
    board = Board.from_string(LINE)
    placed = Board(replace(board.masks, givens=board.masks.givens & ~(1 << 4 * 81 + 1), barred=0))
    guesses = named("sudokuwiki-1")  # which digits are placed
    for known in FORMATS:
        if known is guesses or not (known.can_write and known.carries.givens):
            continue
        there = placed if known.carries.placed else board
        back = read(write(Reading(there, known.slug), known.slug), known.slug).board
        assert (known.slug, back.to_string(), str(back.masks.clash)) == (known.slug, LINE, TWO)


def test_cells_that_clash_are_rather_a_jigsaw_s() -> None:
    string = write(Board.from_string(LINE), "sudokuwiki-1")
    assert not named("sudokuwiki-1").recognises(string)
    assert str(read(string, "sudokuwiki-1").board.masks.clash) == TWO
