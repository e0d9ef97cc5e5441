"""Positions that contradict themselves: every part of the library has an answer to them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace

import pytest

import sudologue
from puzzles.layouts import LAYOUTS
from puzzles.proofs import lrat_fault
from sudologue.audit import certify, check_json, check_trace
from sudologue.clues import Arrow, Cage, Thermometer
from sudologue.coach import HintKind
from sudologue.coach.ladder import LEVELS
from sudologue.inference import SolveResult, SolveStatus
from sudologue.model import Board, Candidate, Cell, Clue, DeadEnd, Layout
from sudologue.narration import voices
from sudologue.oracle import conflict_of, count_solutions, judge_position
from sudologue.solver import Solver

SMALL = Layout.boxes(2, 2)
EMPTY = "." * 16
ALL_GIVEN = "1234341221434323"


def on(puzzle: str, *clues: Clue, base: Layout = SMALL, barred: Iterable[Candidate] = ()) -> Board:
    return Board(Board.from_string(puzzle, base.with_clues(*clues)).masks.barring(barred))


BOARDS = [
    (on("1..1............"), "row 1 has two 1s, in r1c1 and r1c4", 2),
    (on("1...........1..."), "column 1 has two 1s, in r1c1 and r4c1", 2),
    (on("1....1.........."), "box 1 has two 1s, in r1c1 and r2c2", 2),
    (on(ALL_GIVEN), "box 4 has two 3s, in r3c4 and r4c4", 2),
    (on("1" * 16), "box 1 has two 1s, in r1c1 and r1c2", 2),
    (
        Board.from_values([5, *[None] * 79, 5], LAYOUTS["diagonals"]),
        "the main diagonal has two 5s, in r1c1 and r9c9",
        2,
    ),
    (
        on("1.....1.........", base=SMALL.with_anti_knight()),
        "r1c1 and r2c3, a knight's move apart, are both 1",
        2,
    ),
    (
        on("1.........1.....", Cage.of("r1c1 r2c2 r3c3")),
        "the cage at r1c1 has two 1s, in r1c1 and r3c3",
        3,
    ),
    (on(EMPTY, Cage.of("r1c1 r1c2 r1c3", 12)), "12(3) at r1c1 makes 9 at most", 1),
    (on("4...............", Thermometer.of("r1c1 r2c2")), "the thermometer from r1c1 cannot be filled", 2),
    (on("1...............", Arrow.of("r1c1", "r4c4 r3c3")), "the arrow from r1c1 cannot be filled", 2),
    (on("12......3...4..."), "r2c1 has no candidate left", 3),
    (on("..4.1........4.."), "box 1 has no place left for 4", 3),
    (on("1...............", barred=[Candidate(Cell(0, 0), 1)]), "r1c1 holds 1, which is ruled out there", 2),
]  # fmt: skip


@pytest.mark.parametrize(("board", "told", "count"), BOARDS, ids=[told for _, told, _ in BOARDS])
def test_every_part_has_an_answer(board: Board, told: str, count: int) -> None:
    result = sudologue.solve(board)
    assert (result.status, result.steps) == (SolveStatus.CONTRADICTION, ())
    by_name = told.replace("12(3)", "the 12-cage").replace(" from ", " at ")
    assert str(result.diagnosis) == f"Contradiction: {by_name}."
    for voice in voices():
        ends = sudologue.narrate(result, voice)
        assert told in ends.replace(f"{told[0].upper()}{told[1:]}", told)
        assert "has no solution" in ends
    assert sudologue.solve(board, exhaustive=True).status is SolveStatus.CONTRADICTION
    assert Solver().options(board) == ()
    # on file, audited and certified
    assert SolveResult.from_json(result.to_json()) == result
    assert check_trace(result).ok
    assert check_json(result.to_json()).ok
    assert not check_trace(replace(result, status=SolveStatus.STUCK)).ok
    certificate = certify(result)
    assert lrat_fault(certificate.cnf, certificate.lrat) is None
    # by search
    assert count_solutions(board).has_none
    assert judge_position(board).puzzle.has_none
    conflict = conflict_of(board)
    assert len((*conflict.givens, *conflict.barred, *conflict.clues)) == count
    assert conflict.is_minimal
    # told to people
    assert sudologue.rate(board).status == "no solution"
    hint = sudologue.hint(board)
    assert hint.kind is HintKind.CONFLICT
    digits = [
        {part for part in hint.at(level).reveals if isinstance(part, int)} for level in LEVELS
    ]
    assert not any(digits[:4])
    assert told in hint.at("what").tell().replace(f"{told[0].upper()}{told[1:]}", told)
    assert "has no solution" in str(sudologue.explain(board, "r2c3=4"))
    assert "<svg" in str(sudologue.draw(board))


def test_an_audit_asks_whether_the_clash_is_there() -> None:
    board, clash = BOARDS[0][0], BOARDS[0][0].masks.clash
    result = sudologue.solve(board)
    assert clash is not None
    assert result.diagnosis is not None
    for end in (
        replace(clash, digit=2),
        replace(clash, cells=(Cell(0, 0), Cell(1, 3))),
        replace(clash, cells=(Cell(0, 0),)),
        replace(clash, cells=(Cell(0, 0), Cell(0, 0))),
        replace(clash, cells=(Cell(0, 0), Cell(0, 3), Cell(0, 1))),
        replace(clash, house=board.houses[0]),
        replace(clash, house=None, why="a knight's move apart"),
        DeadEnd(cell=Cell(0, 0), digit=1),
        DeadEnd(cell=Cell(0, 0), digit=1, why="x"),
    ):
        claimed = replace(result, diagnosis=replace(result.diagnosis, dead_end=end))
        assert check_trace(claimed).reason == f"the diagnosis says that {end}, which is not so"
    going_on = replace(result, status=SolveStatus.STOPPED, diagnosis=None)
    assert check_trace(going_on).reason == "r1c1 and r1c4 see each other and are both 1"
    data = json.loads(result.to_json())
    assert data["diagnosis"]["dead_end"] == {
        "house": "r1", "digit": 1, "cells": ["r1c1", "r1c4"]
    }  # fmt: skip


def test_a_batch_has_the_same_answers() -> None:
    lines = ["1..1............", EMPTY.replace(".", "1", 1), "nonsense"]
    solved, _, unreadable = sudologue.batch(lines)
    assert (solved.status, solved.puzzle) == ("contradiction", lines[0])
    assert unreadable.status == "unreadable"
    (checked,) = sudologue.batch(lines[:1], "check")
    assert (checked.status, checked.facts) == ("none", {"solutions": 0, "complete": True})
    (unknown,) = sudologue.batch(lines[1:2], "check", timeout=1e-9)
    assert (unknown.status, unknown.facts) == ("unknown", {"solutions": None, "complete": False})
    (hinted,) = sudologue.batch(lines[:1], "hint")
    assert (hinted.status, hinted.puzzle) == ("conflict", lines[0])
