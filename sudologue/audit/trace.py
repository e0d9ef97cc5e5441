"""Auditing a whole trace: every step forced, every board following, the end what it claims."""

from __future__ import annotations

from dataclasses import replace

from sudologue.audit.kernel import OK, Verdict, check_inference
from sudologue.errors import SudologueError
from sudologue.inference import SolveResult, SolveStatus, TraceStep
from sudologue.model import Board


def check_trace(result: SolveResult) -> Verdict:
    """Replay a trace: which step, if any, is not forced, does not follow, or claims too much."""
    start = _check_start(result.initial)
    if start is not None:
        return Verdict(False, start)
    board = result.initial
    for index, step in enumerate(result.steps):
        verdict = _check_step(board, step)
        if not verdict.ok:
            return replace(verdict, step=index)
        board = step.board
    end = _check_end(board, result.status)
    return OK if end is None else Verdict(False, end, len(result.steps))


def _check_start(board: Board) -> str | None:
    """Why the starting board is no position, if so."""
    if board.givens & ~board.filled:
        return "a given is not on the starting board"
    return _conflict(board)


def _check_step(board: Board, step: TraceStep) -> Verdict:
    verdict = check_inference(board, step.inference)
    if not verdict.ok:
        return verdict
    try:
        expected = step.inference.action.apply(board)
    except SudologueError as error:
        return Verdict(False, str(error))
    if (step.board.givens, step.board.barred) != (board.givens, board.barred):
        return Verdict(False, "the givens have changed")
    if step.board != expected:
        return Verdict(False, "the board does not follow from the one before and the conclusion")
    return OK


def _check_end(board: Board, status: SolveStatus) -> str | None:
    """Why the board does not bear out the status, if so."""
    conflict = _conflict(board)
    if conflict is not None:
        return conflict
    complete = all(value is not None for value in board.values)
    match status:
        case SolveStatus.SOLVED:
            return None if complete else "the trace ends before the board is complete"
        case SolveStatus.STUCK:
            return "the board is complete, not stuck" if complete else None
        case SolveStatus.CONTRADICTION:
            return "the board does not contradict itself" if board.dead_end is None else None


def _conflict(board: Board) -> str | None:
    """Two equal digits in sight of each other, if there are any."""
    layout = board.layout
    for number, value in enumerate(board.values):
        if value is None:
            continue
        peers = layout.cells_in(layout.peer_masks[number])
        rival = next((peer for peer in peers if board.value(peer) == value), None)
        if rival is not None:
            return f"{layout.cells[number]} and {rival} see each other and are both {value}"
    return None
