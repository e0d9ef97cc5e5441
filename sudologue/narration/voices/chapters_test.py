from __future__ import annotations

from dataclasses import replace

from sudologue.inference import Elimination, SolveStatus
from sudologue.model import Board
from sudologue.narration.voices.chapters import needed_steps
from sudologue.solver import Solver

PUZZLE = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
RESULT = Solver().solve(Board.from_string(PUZZLE))
EASY = Solver().solve(Board.from_string("1.....3..4.....2"))


def test_an_elimination_that_no_digit_leans_on_is_not_needed() -> None:
    everything = set(range(1, len(RESULT.steps) + 1))
    assert everything - needed_steps(RESULT) == {2}
    assert isinstance(RESULT.steps[1].inference.action, Elimination)


def test_all_steps_are_needed_on_demand() -> None:
    assert len(needed_steps(RESULT, all_steps=True)) == len(RESULT.steps)


def test_a_trace_that_does_not_end_in_a_solution_needs_all_it_has() -> None:
    stuck = replace(RESULT, status=SolveStatus.STUCK)
    assert len(needed_steps(stuck)) == len(RESULT.steps)


def test_placements_are_all_needed() -> None:
    assert needed_steps(EASY) == {*range(1, 13)}
