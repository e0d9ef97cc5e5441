"""The kernel: is this inference forced by the constraints it cites, on this board, and by nothing
else?

Small enough to read over a coffee, and importing nothing but the values it judges. It takes the
cited truths as "at least one of its candidates is true" and the cited links as "at most one",
supposes that the conclusion is false, and exhausts the cases. If some case does not end in a
contradiction, the citations do not force the conclusion, and the inference is refused.
"""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.audit.deadly import proven_extras
from sudologue.inference import (
    CellConstraint,
    Constraint,
    Evidence,
    HouseConstraint,
    Inference,
    Placement,
    SightConstraint,
)
from sudologue.model import Board, Candidate, Layout, bits_of, digit_text


@dataclass(frozen=True)
class Verdict:
    """What the audit found: `ok`, or the reason why not, and the step's index (from 0).

    An index equal to the number of steps points at the end of the trace.
    """

    ok: bool
    reason: str | None = None
    step: int | None = None

    def __bool__(self) -> bool:
        return self.ok

    def __str__(self) -> str:
        if self.ok:
            return "OK"
        return str(self.reason) if self.step is None else f"step {self.step + 1}: {self.reason}"


OK = Verdict(True)
Masks = tuple[int, ...]


def check_inference(board: Board, inference: Inference) -> Verdict:
    """Whether the inference's receipt forces its conclusion on this board."""
    layout, evidence = board.layout, inference.evidence
    reason = _misconclusion(board, inference) or _misquotation(layout, evidence)
    if reason is not None:
        return Verdict(False, reason)
    possible = board.live | board.filled
    truths = tuple(truth.mask(layout) for truth in evidence.truths)
    links = tuple(link.mask(layout) for link in evidence.links)
    if evidence.assumption is not None:
        extras = proven_extras(board, evidence, truths, links)
        if isinstance(extras, str):
            return Verdict(False, extras)
        truths += (extras,)
    for candidate in inference.action.candidates:
        number = layout.candidate_number(candidate.cell, candidate.digit)
        if isinstance(inference.action, Placement):
            forced = _refuted(possible & ~(1 << number), truths, links)
        else:
            forced = _refuted(*_choose(number, possible, truths, links), links)
        if not forced:
            return Verdict(
                False, f"the constraints cited do not force {_claim(inference, candidate)}"
            )
    return OK


def _claim(inference: Inference, candidate: Candidate) -> str:
    verb = "to be" if isinstance(inference.action, Placement) else "not to be"
    return f"{candidate.cell} {verb} {digit_text(candidate.digit)}"


def _misconclusion(board: Board, inference: Inference) -> str | None:
    """Why the conclusion says nothing about this board, if so."""
    layout = board.layout
    for candidate in inference.action.candidates:
        cell, digit = candidate.cell, candidate.digit
        if max(cell.row, cell.col) >= layout.size or not 1 <= digit <= layout.size:
            return f"{cell} with {digit} is not on this board"
        if not board.live >> layout.candidate_number(cell, digit) & 1:
            return f"{digit_text(digit)} is not a candidate of {cell}"
    return None


def _misquotation(layout: Layout, evidence: Evidence) -> str | None:
    """Which citation is no constraint of this layout, if any."""
    for truth in evidence.truths:
        if isinstance(truth, SightConstraint) or not _exists(layout, truth):
            return f"no constraint of this puzzle says that one is true of: {truth}"
    for link in evidence.links:
        if not _exists(layout, link):
            return f"no constraint of this puzzle says that at most one is true of: {link}"
    return None


def _exists(layout: Layout, constraint: Constraint) -> bool:
    match constraint:
        case CellConstraint(cell):
            return max(cell.row, cell.col) < layout.size
        case HouseConstraint(house, digit):
            return house in layout.house_masks and 1 <= digit <= layout.size
        case SightConstraint(one, other, digit):
            on_board = max(one.row, one.col, other.row, other.col) < layout.size
            return on_board and 1 <= digit <= layout.size and other in layout.peers(one)


def _refuted(possible: int, truths: Masks, links: Masks) -> bool:
    """Whether every way to meet the truths, breaking no link, leaves some truth without candidates.

    The truth with the fewest candidates left goes first, so cases are split only where nothing is
    forced.
    """
    while truths:
        tightest = min((truth & possible for truth in truths), key=int.bit_count)
        if tightest == 0:
            return True
        if tightest & (tightest - 1):
            return all(
                _refuted(*_choose(number, possible, truths, links), links)
                for number in bits_of(tightest)
            )
        possible, truths = _choose(tightest.bit_length() - 1, possible, truths, links)
    return False


def _choose(number: int, possible: int, truths: Masks, links: Masks) -> tuple[int, Masks]:
    """What is possible, and which truths remain to be met, once one candidate is true."""
    bit = 1 << number
    for link in links:
        if link & bit:
            possible &= ~link | bit
    return possible, tuple([truth for truth in truths if not truth & bit])
