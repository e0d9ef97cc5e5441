"""Auditing a whole trace: every step forced, every board following, the end what it claims."""

from __future__ import annotations

from dataclasses import replace

from sudologue.audit.kernel import OK, Verdict, check_inference
from sudologue.inference import SolveResult, SolveStatus, TraceStep
from sudologue.model import Board, bits_of, digit_text


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
    layout = board.layout
    if board.givens & ~board.filled:
        return "a given is not on the starting board"
    for number in bits_of(board.filled):
        ruled_out = board.live & (layout.seen_masks[number] | 1 << number)
        if ruled_out:
            candidate, ruler = layout.candidate(next(bits_of(ruled_out))), layout.candidate(number)
            return f"{candidate} is a candidate, but {ruler.cell} holds {digit_text(ruler.digit)}"
    for number in bits_of((board.live | board.filled) & board.barred):
        return f"{layout.candidate(number)} is possible, but the puzzle rules it out"
    return _conflict(board)


def _check_step(board: Board, step: TraceStep) -> Verdict:
    verdict = check_inference(board, step.inference)
    if not verdict.ok:
        return verdict
    expected = step.inference.action.apply(board)
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
            if complete:
                return "the board is complete, not stuck"
            return f"the board contradicts itself: {board.dead_end}" if board.dead_end else None
        case SolveStatus.STOPPED:
            return "the board is complete, so nothing was stopped" if complete else None
        case SolveStatus.CONTRADICTION:
            return "the board does not contradict itself" if board.dead_end is None else None


def _conflict(board: Board) -> str | None:
    """Two digits in a cell, or two equal ones in sight of each other, if there are any."""
    layout = board.layout
    for number in bits_of(board.filled):
        rivals = board.filled & layout.seen_masks[number]
        if rivals:
            one, other = layout.candidate(number), layout.candidate(next(bits_of(rivals)))
            digit = digit_text(one.digit)
            if one.cell == other.cell:
                return f"{one.cell} holds both {digit} and {digit_text(other.digit)}"
            return f"{one.cell} and {other.cell} see each other and are both {digit}"
    return None
