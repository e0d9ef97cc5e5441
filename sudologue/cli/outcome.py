"""How a solve came out: what search adds where logic leaves something open, and the exit code."""

from __future__ import annotations

from sudologue.budget import DEFAULT_BUDGET
from sudologue.cli.exits import Exit
from sudologue.inference import SolveResult, SolveStatus
from sudologue.model import Board
from sudologue.oracle import Solutions, count_solutions


def search(result: SolveResult) -> Solutions | None:
    """What search says of a result that leaves the number of solutions open.

    So does a contradiction, if a step on the way to it took one solution for granted. A diagnosis
    that shows two solutions leaves nothing open.
    """
    stuck = result.status is SolveStatus.STUCK and not shows_several(result)
    doubtful = result.status is SolveStatus.CONTRADICTION and result.assumptions
    if not (stuck or doubtful):
        return None
    return count_solutions(result.initial, limit=2, budget=DEFAULT_BUDGET)


def some_solution(board: Board) -> Board | None:
    """The solution that search finds first, whether or not there are others."""
    searched = count_solutions(board, limit=1, budget=DEFAULT_BUDGET)
    return next(iter(searched.found), None)


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
