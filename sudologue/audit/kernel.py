"""The kernel: is this inference forced by the constraints it cites, on this board, and by nothing
else?

Small enough to read over a coffee, and importing nothing but the values it judges. It takes the
cited truths as "at least one of its candidates is true" and the cited links as "at most one",
supposes that the conclusion is false, and exhausts the cases. If some case does not end in a
contradiction, the citations do not force the conclusion, and the inference is refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sudologue.inference import (
    CellConstraint,
    Constraint,
    HouseConstraint,
    Inference,
    Placement,
    SightConstraint,
)
from sudologue.model import Board, Candidate, Layout, bits_of


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


def check_inference(board: Board, inference: Inference) -> Verdict:
    """Whether the inference's receipt forces its conclusion on this board."""
    layout, evidence = board.layout, inference.evidence
    if evidence.assumption is not None:
        return Verdict(False, f"it assumes that {evidence.assumption.value}")
    reason = _misconclusion(board, inference) or _misquotation(
        layout, evidence.truths, evidence.links
    )
    if reason is not None:
        return Verdict(False, reason)
    possible = board.live | board.filled
    truths = [truth.mask(layout) & possible for truth in evidence.truths]
    links = [link.mask(layout) & possible for link in evidence.links]
    for candidate in inference.action.candidates:
        bit = 1 << layout.candidate_number(candidate.cell, candidate.digit)
        if isinstance(inference.action, Placement):
            escapes = _satisfiable([truth & ~bit for truth in truths], links)
        else:
            escapes = _satisfiable(_suppose(bit, truths, links), links)
        if escapes:
            return Verdict(False, f"the constraints cited do not force {_claim(inference, candidate)}")
    return OK


def _claim(inference: Inference, candidate: Candidate) -> str:
    verb = "to be" if isinstance(inference.action, Placement) else "not to be"
    return f"{candidate.cell} {verb} {candidate.digit}"


def _misconclusion(board: Board, inference: Inference) -> str | None:
    """Why the conclusion says nothing about this board, if so."""
    layout = board.layout
    for candidate in inference.action.candidates:
        cell, digit = candidate.cell, candidate.digit
        if max(cell.row, cell.col) >= layout.size or not 1 <= digit <= layout.size:
            return f"{cell} with {digit} is not on this board"
        if not board.live >> layout.candidate_number(cell, digit) & 1:
            return f"{digit} is not a candidate of {cell}"
    return None


def _misquotation(
    layout: Layout, truths: Sequence[Constraint], links: Sequence[Constraint]
) -> str | None:
    """Which citation is no constraint of this layout, if any."""
    for truth in truths:
        if isinstance(truth, SightConstraint) or not _exists(layout, truth):
            return f"no constraint of this puzzle says that one is true of: {truth}"
    for link in links:
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


def _satisfiable(truths: Sequence[int], links: Sequence[int]) -> bool:
    """Whether candidates can be chosen that meet every truth and break no link.

    The truth with the fewest candidates left is tried first; one without any ends the case.
    """
    if not truths:
        return True
    tightest = min(truths, key=int.bit_count)
    return any(
        _satisfiable(_suppose(bit, truths, links), links) for bit in _single_bits(tightest)
    )


def _suppose(bit: int, truths: Sequence[int], links: Sequence[int]) -> list[int]:
    """The truths still to be met once a candidate is true, less what its links make false."""
    gone = 0
    for link in links:
        if link & bit:
            gone |= link
    return [truth & ~gone for truth in truths if not truth & bit]


def _single_bits(mask: int) -> Iterator[int]:
    return (1 << number for number in bits_of(mask))
