"""The table of docs/python.md says of every verb which board each kind of value stands for."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import sudologue
from sudologue import Board
from sudologue.rendering.svg import draw_board

PAGE = Path(__file__).with_name("python.md")
PUZZLE = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."

Verb = Callable[[Any], Any]


def table() -> tuple[list[str], Mapping[str, list[str]]]:
    """The kinds of values, and what each verb makes of them."""
    text = (
        PAGE.read_text("utf-8").partition("## What you can pass to each\n")[2].partition("\n## ")[0]
    )
    rows = [
        [cell.strip() for cell in row.split("|")[1:-1]]
        for row in re.findall(r"^\|.*\|$", text, re.M)
    ]
    head, _, *body = rows
    return head[1:], {row[0].strip("`"): row[1:] for row in body}


KINDS, SAID = table()


def open_claim(board: Board) -> str:
    """A claim about the first open cell of a board."""
    cell = next(cell for cell in board.layout.cells if board.value(cell) is None)
    return f"{cell}<>{min(board.domain(cell))}"


def verbs(board: Board) -> Mapping[str, Verb]:
    """Every verb of the table, with what is asked of a board."""
    claim = open_claim(board)
    certified = ("cnf", "lrat")
    return {
        "solve": sudologue.solve,
        "rate": lambda it: sudologue.rate(it, ["effort"]),
        "why": lambda it: sudologue.why(it, claim),
        "check": sudologue.check,
        "prove": lambda it: [getattr(sudologue.prove(it), name) for name in certified],
        "oracle.count_solutions": sudologue.oracle.count_solutions,
        "hint": lambda it: sudologue.hint(it, "what"),
        "explain": lambda it: sudologue.explain(it, claim),
        "judge": lambda it: sudologue.judge(it, claim),
        "steps": lambda it: sudologue.steps(
            it, ["naked single", "XY-Wing", "locked candidates pointing"]
        ),
        "convert": lambda it: sudologue.convert(it, "jsonl"),
        "draw": sudologue.draw,
    }


@cache
def values() -> Mapping[str, list[Any]]:
    """Some values of every kind."""
    board = Board(PUZZLE)
    result = sudologue.solve(board, max_steps=16)
    wished = {"seed": 1, "symmetry": "rot180"}
    return {
        "text, board or digits": [
            PUZZLE,
            board,
            [*board],
            [*board.cells],
            sudologue.convert(board, "grid").text,
        ],
        "result": [result],
        "step": [result.steps[15], result.look(16), sudologue.steps(result)[0]],
        "hint or answer": [
            sudologue.hint(board, "where"),
            sudologue.explain(board, "r3c3<>5"),
            sudologue.judge(board, "r3c3<>5"),
            sudologue.why(board, "r3c3"),
            sudologue.check(board),
        ],
        "puzzle made": [
            next(sudologue.generate(**wished)),
            next(sudologue.generate(**wished, drill="naked pair")),
        ],
        "grade": [sudologue.rate(board, ["effort"])],
    }


BOARDS: Mapping[str, Verb] = {
    "as it is": lambda value: value if isinstance(value, Board) else Board(value),
    "its puzzle": lambda value: value.puzzle,
    "its last board": lambda value: value.final_board,
    "the board after it": lambda value: value.board,
    "its board": lambda value: value.board,
    "its position": lambda value: value.position or value.puzzle,
}


def test_the_table_is_about_all_verbs_and_kinds() -> None:
    assert {*KINDS} == {*values()}
    assert {*SAID} == {*verbs(Board(PUZZLE))}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("verb", SAID)
def test_a_verb_takes_a_value_as_the_table_says(verb: str, kind: str) -> None:
    said = SAID[verb][KINDS.index(kind)]
    for value in values()[kind]:
        if said == "itself":
            board = value.board
            draws = getattr(value, "draw", lambda board=board: draw_board(board))
            assert sudologue.draw(value) == draws()
            continue
        board = BOARDS[said](value)
        call = verbs(board)[verb]
        assert call(value) == call(board), value
