"""Auditing traces on file: straight from the text where it is as this library writes it.

Then neither evidence nor boards are made: a step's receipt is looked up by its text, and what it
says of its board is compared with what the cells held before. Whatever is written in another
manner, or does not hold, is read whole and audited like any other result, which says best what is
wrong with it.
"""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.audit.kernel import Verdict
from sudologue.audit.ledger import CellLedger
from sudologue.audit.receipts import Receipts
from sudologue.audit.start_and_end import end_refusal, start_of
from sudologue.audit.trace import Replay, check_trace
from sudologue.caches import LAYOUTS, cached
from sudologue.inference import SolveResult, SolveStatus
from sudologue.inference.codec import TraceFormatError, from_data
from sudologue.inference.codec.named_classes import Kinds
from sudologue.inference.codec.parsing import parsed
from sudologue.inference.codec.result_data import TraceForm
from sudologue.inference.codec.stepwise import Steps, steps_of
from sudologue.model import Board
from sudologue.model.unusual import unusual


def check_json(text: str) -> Verdict:
    """Audit a trace in JSON. Raises `TraceFormatError` if the text is no trace.

    >>> from sudologue.inference import SolveResult, SolveStatus
    >>> from sudologue.model import Board
    >>> trace = SolveResult(Board.from_string("1... ..3. .4.. ...2"), (), SolveStatus.SOLVED)
    >>> print(check_json(trace.to_json()))
    step 1: the trace ends before the board is complete
    """
    return examine(text).verdict


@dataclass(frozen=True, slots=True)
class Examined:
    """What the audit found of a trace on file, and how it ends by its own account.

    `start` is its starting board. `assumes` says whether a step takes something for granted.
    """

    verdict: Verdict
    start: Board
    status: SolveStatus
    steps: int
    assumes: bool


def examine(text: str) -> Examined:
    """Audit a trace in JSON, and say what it is about."""
    try:
        steps = steps_of(text)
        found = None if steps is None else _straight(steps)
    except TraceFormatError:
        found = None  # the reader of whole texts says where the fault is
    if found is not None and found.verdict.ok:
        return found
    result = from_data(parsed(text))
    return examine_result(result) if found is None else found


def examine_result(result: SolveResult) -> Examined:
    """What the kernel says of a trace that has been read."""
    verdict = check_trace(result)
    steps, assumes = len(result.steps), bool(result.assumptions)
    return Examined(verdict, result.initial, result.status, steps, assumes)


def _straight(steps: Steps) -> Examined | None:
    """The verdict, if all steps are forced, or one is not; nothing if something else is wrong.

    Steps after one that is refused have not been looked at: the text may still be no trace.
    """
    frame, form, start, texts = steps
    fault, caveat = start_of(frame.initial)
    if fault is not None:
        return None
    receipts, replay = _receipts(form, Kinds.changes), Replay(frame.initial)
    account, assumes = (frame.initial, frame.status, len(texts)), False
    differs = unusual(replay.layout)
    ledger, width = CellLedger(receipts.words, start), replay.layout.cell_count
    for step, (inference, _, board) in enumerate(texts, 1):
        receipt, live = receipts[inference], replay.live
        reason = replay.take(receipt)
        if reason is not None or isinstance(receipt, str):
            verdict = Verdict(False, reason, step, unusual_layout=differs)
            return Examined(verdict, *account, assumes)
        assumes = assumes or receipt.assuming is not None
        if receipt.places:
            plane, number = divmod(receipt.claims[0].bit_length() - 1, width)
            told = ledger.tells_placement(plane, number, (live ^ replay.live).bit_count(), board)
        else:
            gone = [divmod(claim.bit_length() - 1, width) for claim in receipt.claims]
            told = ledger.tells_elimination(gone, board)
        if not told:
            return None
    if end_refusal(replay.board, frame.status, frame.diagnosis) is not None:
        return None
    return Examined(Verdict(True, caveat=caveat, unusual_layout=differs), *account, assumes)


@cached(LAYOUTS)
def _receipts(form: TraceForm, changes: int) -> Receipts:
    return Receipts(form)
