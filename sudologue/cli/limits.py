"""Solving within a time, and keeping what was found when somebody cannot wait."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Generator
from contextlib import contextmanager
from types import FrameType

from sudologue.inference import SolveResult, TraceStep
from sudologue.model import Board
from sudologue.solver import Solver
from sudologue.solver.solver import time_limit


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
        with _alarm(solver.timeout):
            return solver.solve(board, steps.append)
    except _TimeIsOverError:
        return solver.conclude(board, steps, time_limit(solver.timeout or 0))
    except KeyboardInterrupt as interruption:
        raise InterruptedSolveError(
            solver.conclude(board, steps, "an interruption")
        ) from interruption


_AGAIN = 0.01
"""Seconds until an alarm that nobody heard rings again."""


@contextmanager
def _alarm(seconds: float | None) -> Generator[None]:
    """Raise in the middle of whatever runs when the time is over, where that can be done.

    What is raised while Python lets an object go is lost there: then the alarm rings again.
    """
    is_main = threading.current_thread() is threading.main_thread()
    if seconds is None or not is_main or not hasattr(signal, "setitimer"):
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
