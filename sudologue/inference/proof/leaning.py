"""What a step needs to be gone, and what it makes go: both as bits, a bit for each candidate.

A receipt says that one of each truth's candidates is true, so a step leans on the candidates that
its truths lack. Four refinements keep that honest, and what is told of the step true:

- As many links as truths may hold all that the truths still have. Then one true candidate for each
  truth uses up the links, whichever it is, and a further one *under the links* would change
  nothing: locked candidates and subsets do not lean on its being gone.
- A deadly pattern's cells each take a digit, so they count as truths beside the cited ones. Which
  of them are filled belongs to the pattern, too: a step that speaks of placed digits leans on their
  placement. A grave speaks of all open cells, and so of all that are filled.
- Some steps say more than their receipt does (see `spoken`), and lean on that as well.
- That a digit *is placed* is asked for, and made, as the bit of its own candidate. Nothing else can
  ask for that bit: truths keep the candidates that are placed.
"""

from __future__ import annotations

from sudologue.inference.inference import Action, Evidence, Placement
from sudologue.inference.proof.spoken import spoken_of
from sudologue.model import Board, Layout
from sudologue.rules.locked.evidence import LockedCandidatesEvidence
from sudologue.rules.singles.evidence import FullHouseEvidence
from sudologue.rules.subsets.evidence import HiddenSubsetEvidence, NakedSubsetEvidence
from sudologue.rules.uniqueness.evidence import DeadlyPatternEvidence, DeadlyShape

_CLOSED_OFF = (LockedCandidatesEvidence, NakedSubsetEvidence, HiddenSubsetEvidence)


def lacked(evidence: Evidence, before: Board, start: Board) -> int:
    """What was possible at the start of a trace and must be gone, or placed, for the step."""
    was_possible = start.live | start.filled
    gone = was_possible & ~(before.live | before.filled)
    found = looked_at(evidence, before) & gone
    if isinstance(evidence, DeadlyPatternEvidence):
        found |= before.filled & ~start.filled & filled_part(evidence, before.layout)
    return found


def filled_around(evidence: FullHouseEvidence, before: Board, start: Board) -> int:
    """The digits placed since the start in the house of a full house."""
    found, layout = 0, before.layout
    for cell in evidence.house.cells:
        found |= layout.domain_masks[layout.cell_number(cell)]
    return found & before.filled & ~start.filled


def looked_at(evidence: Evidence, before: Board) -> int:
    """The candidates whose presence or absence matters to the step."""
    layout = before.layout
    found = _cited(evidence, layout) | spoken_of(evidence, before)
    if isinstance(evidence, DeadlyPatternEvidence):
        for extra in evidence.extras:
            found |= 1 << layout.candidate_number(extra.cell, extra.digit)
    elif isinstance(evidence, _CLOSED_OFF):
        for link in evidence.links:
            found &= ~link.mask(layout)
    return found


def filled_part(evidence: Evidence, layout: Layout) -> int:
    """The candidates of which it matters to the step whether they are placed."""
    if isinstance(evidence, DeadlyPatternEvidence) and evidence.shape is DeadlyShape.GRAVE:
        return layout.all_candidates
    return _cited(evidence, layout)


def cleared(action: Action, layout: Layout) -> int:
    """What the conclusion makes go, with the bit of a digit that it places."""
    if isinstance(action, Placement):
        number = layout.candidate_number(action.cell, action.value)
        return layout.seen_masks[number] | 1 << number
    found = 0
    for candidate in action.candidates:
        found |= 1 << layout.candidate_number(candidate.cell, candidate.digit)
    return found


def _cited(evidence: Evidence, layout: Layout) -> int:
    """The candidates of all truths, a deadly pattern's cells among them."""
    found = 0
    for truth in evidence.truths:
        found |= truth.mask(layout)
    if isinstance(evidence, DeadlyPatternEvidence):
        for cell in evidence.pattern:
            found |= layout.domain_masks[layout.cell_number(cell)]
    return found
