"""Auditing a whole trace: every step forced, every board following, the end what it claims."""

from __future__ import annotations

from dataclasses import replace

from sudologue.audit.kernel import Verdict, receipt_of
from sudologue.audit.replay import Replay
from sudologue.audit.start_and_end import end_refusal, start_of
from sudologue.errors import expect
from sudologue.inference import SolveResult, SolveStatus
from sudologue.model import Board
from sudologue.model.unusual import unusual


def check_trace(result: SolveResult) -> Verdict:
    """Replay a trace: which step, if any, is not forced, does not follow, or claims too much."""
    expect(result, SolveResult, "a result: solve returns one, SolveResult.from_json reads one")
    verdict = _verdict(result)
    return replace(verdict, unusual_layout=unusual(result.initial.layout))


def _verdict(result: SolveResult) -> Verdict:
    is_end = result.status is SolveStatus.CONTRADICTION and not result.steps
    reason, caveat = start_of(result.initial, is_end)
    if reason is not None:
        return Verdict(False, reason)
    replay = Replay(result.initial)
    for index, step in enumerate(result.steps):
        receipt = receipt_of(replay.layout, step.inference)
        reason = replay.take(receipt) or _difference(replay, step.board)
        if reason is not None:
            return Verdict(False, reason, index)
    reason = end_refusal(replay.board, result.status, result.diagnosis)
    if reason is not None:
        return Verdict(False, reason, len(result.steps))
    return Verdict(True, caveat=caveat)


def _difference(replay: Replay, board: Board) -> str | None:
    if board.givens != replay.givens or board.barred != replay.barred:
        return "the givens have changed"
    same = board.live == replay.live and board.filled == replay.filled
    if same and (board.layout is replay.layout or board.layout == replay.layout):
        return None
    return "the board does not follow from the one before and the conclusion"
