"""A solve within its time, and how it came out: what search adds, and the exit code.

What was found is kept where somebody cannot wait. Who only searches does not wait for the rules.
"""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Generator
from contextlib import contextmanager, nullcontext
from types import FrameType
from typing import TYPE_CHECKING

from sudologue.cli.exits import Exit
from sudologue.inference import SolveResult, SolveStatus, TraceStep
from sudologue.messages import Messages
from sudologue.model import Board

_say = Messages(__name__)

if TYPE_CHECKING:
    from sudologue.oracle import Solutions
    from sudologue.solver import Solver


class _TimeIsOverError(Exception):
    """Raised in the middle of a step when the time allowed is over."""


class InterruptedSolveError(KeyboardInterrupt):
    """An interruption, with the trace as far as it had come."""

    def __init__(self, result: SolveResult) -> None:
        super().__init__()
        self.result = result


def solve_within(solver: Solver, board: Board) -> SolveResult:
    """The solver's result; when its time is over in whatever does not look at it, the trace so far.

    A solver keeps to its time by itself, where its rules count their work. A rule that waits for
    something, or a loop that counts nothing, is cut off here.
    """
    steps: list[TraceStep] = []
    try:
        with nullcontext() if solver.timeout is None else _alarm(solver.timeout):
            return solver.solve(board, steps.append)
    except _TimeIsOverError:
        from sudologue.solver.solver import time_limit

        return solver.conclude(board, steps, time_limit(solver.timeout or 0))
    except KeyboardInterrupt as interruption:
        raise InterruptedSolveError(
            solver.conclude(board, steps, str(_say("interruption")))
        ) from interruption


_AGAIN = 0.01
"""Seconds until an alarm that nobody heard rings again."""


@contextmanager
def _alarm(seconds: float) -> Generator[None]:
    """Raise in the middle of whatever runs when the time is over, where that can be done.

    What is raised while Python lets an object go is lost there: then the alarm rings again.
    """
    is_main = threading.current_thread() is threading.main_thread()
    if not is_main or not hasattr(signal, "setitimer"):
        yield
        return
    before, hook = signal.signal(signal.SIGALRM, _raise), sys.unraisablehook

    def lost(raised: sys.UnraisableHookArgs) -> None:
        if raised.exc_type is _TimeIsOverError:
            signal.setitimer(signal.ITIMER_REAL, _AGAIN)
        else:
            hook(raised)

    sys.unraisablehook = lost
    try:
        try:
            signal.setitimer(signal.ITIMER_REAL, seconds)
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    finally:
        signal.signal(signal.SIGALRM, before)
        sys.unraisablehook = hook


def _raise(_signal: int, _frame: FrameType | None) -> None:
    raise _TimeIsOverError


def search(result: SolveResult) -> Solutions | None:
    """What search says of a result that leaves the number of solutions open.

    So does a contradiction, if a step on the way to it took one solution for granted. A diagnosis
    that shows two solutions leaves nothing open.
    """
    stuck = result.status is SolveStatus.STUCK and not shows_several(result)
    doubtful = result.status is SolveStatus.CONTRADICTION and result.assumptions
    if not (stuck or doubtful):
        return None
    return _solutions(result.initial, 2)


def some_solution(board: Board) -> Board | None:
    """The solution that search finds first, whether or not there are others."""
    return next(iter(_solutions(board, 1).found), None)


def _solutions(board: Board, limit: int) -> Solutions:
    # what is solved by logic does not wait for search
    from sudologue.budget import DEFAULT_BUDGET
    from sudologue.oracle import count_solutions

    return count_solutions(board, limit=limit, budget=DEFAULT_BUDGET)


def shows_several(result: SolveResult) -> bool:
    """Whether the solve itself has come upon two solutions."""
    return result.diagnosis is not None and len(result.diagnosis.solutions) > 1


def exit_code(result: SolveResult, searched: Solutions | None) -> Exit:
    """The exit code of a result, and of what search said of it."""
    if result.status is SolveStatus.SOLVED:
        return Exit.OK
    if shows_several(result):
        return Exit.SEVERAL_SOLUTIONS
    if searched is None:
        contradicts = result.status is SolveStatus.CONTRADICTION
        return Exit.NO_SOLUTION if contradicts else Exit.STUCK
    return max(search_exit_code(searched), Exit.STUCK)


def search_exit_code(searched: Solutions) -> Exit:
    """The exit code of what search says of a puzzle."""
    if searched.has_several:
        return Exit.SEVERAL_SOLUTIONS
    if searched.has_none:
        return Exit.NO_SOLUTION
    return Exit.OK if searched.is_unique else Exit.STUCK
