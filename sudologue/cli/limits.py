"""Solving within a time, and keeping what was found when somebody cannot wait."""

from __future__ import annotations

import signal
import time
from collections.abc import Generator
from contextlib import contextmanager
from types import FrameType

from sudologue.inference import SolveResult, TraceStep
from sudologue.model import Board
from sudologue.solver import Solver
from sudologue.wording import noun_for


class _TimeIsOverError(Exception):
    """Raised in the middle of a step when the time allowed is over."""


class InterruptedSolveError(KeyboardInterrupt):
    """An interruption, with the trace as far as it had come."""

    def __init__(self, result: SolveResult) -> None:
        super().__init__()
        self.result = result


def solve_within(solver: Solver, board: Board, seconds: float | None) -> SolveResult:
    """The solver's result; if the time is over before, the trace so far, marked as stopped."""
    steps: list[TraceStep] = []
    deadline = None if seconds is None else time.monotonic() + seconds

    def keep(step: TraceStep) -> None:
        steps.append(step)
        if deadline is not None and time.monotonic() > deadline:
            raise _TimeIsOverError

    try:
        with _alarm(seconds):
            return solver.solve(board, keep)
    except _TimeIsOverError:
        allowed = seconds or 0
        reason = f"the limit of {allowed:g} {noun_for(allowed, 'second')}"
        return solver.conclude(board, steps, reason)
    except KeyboardInterrupt as interruption:
        raise InterruptedSolveError(
            solver.conclude(board, steps, "an interruption")
        ) from interruption


@contextmanager
def _alarm(seconds: float | None) -> Generator[None]:
    """Raise in the middle of whatever runs when the time is over, where the system can do that.

    Elsewhere the time is looked at between steps.
    """
    if seconds is None or not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, _raise)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _raise(_signal: int, _frame: FrameType | None) -> None:
    raise _TimeIsOverError
