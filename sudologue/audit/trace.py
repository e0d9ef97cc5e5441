"""Auditing a whole trace: every step forced, every board following, the end what it claims."""

from __future__ import annotations

from dataclasses import replace

from sudologue.audit.kernel import Receipt, Verdict, receipt_of, refusal
from sudologue.audit.kernel_budget import KernelBudget
from sudologue.audit.start_and_end import end_refusal, start_of
from sudologue.inference import SolveResult, SolveStatus
from sudologue.messages import Messages
from sudologue.model import Board, BoardMasks
from sudologue.model.unusual import unusual

_say = Messages(__name__)


class Replay:
    """A board, changed in place, on which one inference after the other is checked and taken.

    It is as much of a board as the kernel sees.
    """

    __slots__ = ("barred", "filled", "givens", "layout", "live", "work")

    def __init__(self, start: Board) -> None:
        masks = start.masks
        self.layout = start.layout
        self.live = masks.live
        self.filled = masks.filled
        self.givens = masks.givens
        self.barred = masks.barred
        self.work = KernelBudget(start.layout)

    def take(self, receipt: Receipt | str) -> str | None:
        """Why the step is not forced here, if so; otherwise the board moves on."""
        reason = receipt if isinstance(receipt, str) else refusal(self, receipt, self.work)
        if reason is not None or isinstance(receipt, str):
            return reason
        for claim in receipt.claims:
            if receipt.places:
                self.filled |= claim
                self.live &= self.layout.tables.spared_masks[claim.bit_length() - 1]
            else:
                self.live ^= claim
        return None

    @property
    def board(self) -> Board:
        """The board as it stands."""
        return Board(BoardMasks(self.layout, self.live, self.filled, self.givens, self.barred))


def check_trace(result: SolveResult) -> Verdict:
    """Replay a trace: which step, if any, is not forced, does not follow, or claims too much."""
    _say.expect(result, SolveResult, "a_result")
    verdict = _verdict(result)
    return replace(verdict, unusual_layout=unusual(result.initial.layout))


def _verdict(result: SolveResult) -> Verdict:
    is_end = result.status is SolveStatus.CONTRADICTION and not result.steps
    reason, caveat = start_of(result.initial, is_end)
    if reason is not None:
        return Verdict(False, reason)
    replay = Replay(result.initial)
    for number, step in enumerate(result.steps, 1):
        receipt = receipt_of(replay.layout, step.inference)
        reason = replay.take(receipt) or _difference(replay, step.board)
        if reason is not None:
            return Verdict(False, reason, number)
    reason = end_refusal(replay.board, result.status, result.diagnosis)
    if reason is not None:
        return Verdict(False, reason, 1 + len(result.steps))
    return Verdict(True, caveat=caveat)


def _difference(replay: Replay, board: Board) -> str | None:
    masks = board.masks
    if masks.givens != replay.givens or masks.barred != replay.barred:
        return _say("givens")
    same = masks.live == replay.live and masks.filled == replay.filled
    if same and (board.layout is replay.layout or board.layout == replay.layout):
        return None
    return _say("other_board")
