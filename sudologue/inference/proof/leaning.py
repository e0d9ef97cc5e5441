"""What a step needs to be gone, and what it makes go: both as bits, a bit for each candidate.

A receipt says that one of each truth's candidates is true, so a step leans on the candidates that
its truths lack. Evidence may look at more than its truths, or at less, and may speak of placed
digits (see `Evidence.looks_at` and `Evidence.speaks_of_placed`): that keeps what is told of the
step true.

That a digit *is placed* is asked for, and made, as the bit of its own candidate. Nothing else can
ask for that bit: truths keep the candidates that are placed.
"""

from __future__ import annotations

from sudologue.inference.inference import Action, Evidence, Placement
from sudologue.model import Board, Layout


def lacked(evidence: Evidence, before: Board, start: Board) -> int:
    """What was possible at the start of a trace and must be gone, or placed, for the step."""
    was_possible = start.live | start.filled
    gone = was_possible & ~(before.live | before.filled)
    placed = before.filled & ~start.filled
    return evidence.looks_at(before) & gone | evidence.speaks_of_placed(before.layout) & placed


def cleared(action: Action, layout: Layout) -> int:
    """What the conclusion makes go, with the bit of a digit that it places."""
    if isinstance(action, Placement):
        number = layout.candidate_number(action.cell, action.value)
        return layout.seen_masks[number] | 1 << number
    found = 0
    for candidate in action.candidates:
        found |= 1 << layout.candidate_number(candidate.cell, candidate.digit)
    return found
