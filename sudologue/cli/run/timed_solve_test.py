from __future__ import annotations

import sys
import time

import pytest

from sudologue.audit import check_trace
from sudologue.cli.run.timed_solve import InterruptedSolveError, solve_within
from sudologue.inference import Inference, SolveStatus
from sudologue.model import Board
from sudologue.solver import Solver

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


class Third:
    """A rule that does something else when it is asked for the third time."""

    name = "naked_single"

    def __init__(self, action: type[BaseException] | None) -> None:
        self.asked = 0
        self._action = action

    def apply(self, board: Board) -> tuple[Inference, ...]:
        self.asked += 1
        if self.asked == 3:
            if self._action is not None:
                raise self._action
            time.sleep(300)
            raise TimeoutError("nobody cut it off")
        return tuple(Solver(["naked_single"]).options(board))


def test_without_limits_it_is_the_solver_s_result() -> None:
    board = Board.from_string(PUZZLE)
    assert solve_within(Solver(), board) == Solver().solve(board)
    assert solve_within(Solver(timeout=100.0), board) == Solver().solve(board)


def test_a_step_that_takes_too_long_is_cut_off() -> None:
    for seconds in (0.3, 3.0, 30.0):  # a busy machine needs some for the two steps before
        rule = Third(None)
        result = solve_within(Solver([rule], timeout=seconds), Board.from_string(PUZZLE))
        if rule.asked == 3:
            break
    assert (result.status, len(result.steps)) == (SolveStatus.STOPPED, 2)
    assert result.diagnosis is not None
    assert result.diagnosis.stopped == f"the limit of {seconds:g} seconds"
    assert check_trace(result).ok


class Dying:
    """Something that takes its time when it is let go: what is raised meanwhile is lost."""

    def __del__(self) -> None:
        time.sleep(0.5)


class LettingGo(Third):
    """A rule that lets something go while the time ends, and then goes on."""

    def apply(self, board: Board) -> tuple[Inference, ...]:
        thing = Dying()
        del thing
        return super().apply(board)


def test_an_alarm_that_is_lost_rings_again() -> None:
    hook = sys.unraisablehook
    result = solve_within(Solver([LettingGo(None)], timeout=0.3), Board.from_string(PUZZLE))
    assert result.status is SolveStatus.STOPPED
    assert sys.unraisablehook is hook


def test_an_interruption_carries_the_trace() -> None:
    with pytest.raises(InterruptedSolveError) as caught:
        solve_within(Solver([Third(KeyboardInterrupt)]), Board.from_string(PUZZLE))
    result = caught.value.result
    assert (result.status, len(result.steps)) == (SolveStatus.STOPPED, 2)
    assert check_trace(result).ok


@pytest.mark.parametrize("limit", [0, 1, 5])
def test_a_limit_on_steps(limit: int) -> None:
    board = Board.from_string(PUZZLE)
    solver = Solver(max_steps=limit)
    result = solve_within(solver, board)
    assert result == solver.solve(board)
    assert (result.status, len(result.steps)) == (SolveStatus.STOPPED, limit)
    counted = "1 step" if limit == 1 else f"{limit} steps"
    assert result.diagnosis is not None
    assert result.diagnosis.stopped == f"the limit of {counted}"


def test_a_limit_that_is_not_reached() -> None:
    board = Board.from_string(PUZZLE)
    assert solve_within(Solver(max_steps=51), board).status is SolveStatus.SOLVED
