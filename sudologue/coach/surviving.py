"""A case that a reason leaves open: candidates that stand together with the denial of a claim."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.inference import Action, Evidence, Placement
from sudologue.model import Board, Candidate, bits_of

_MOST_CASES = 20_000


def surviving(board: Board, part: Action, evidence: Evidence) -> tuple[Candidate, ...]:
    """One candidate for each truth cited, no link broken, and the part of the claim denied.

    A case with one digit in every cell is looked for first, though nobody need have cited that.
    Digits that stand on the board are left out. Nothing if there is no such case, or none was met
    in so many tries.
    """
    layout = board.layout
    links = [link.mask(layout) for link in evidence.links]
    truths = [truth.mask(layout) for truth in evidence.truths]
    taken = _case(board, part, truths, [*links, *layout.domain_masks])
    return layout.candidates_in(taken or _case(board, part, truths, links))


def _case(board: Board, part: Action, truths: Sequence[int], links: Sequence[int]) -> int:
    """The candidates of a case on open cells; none where none was met."""
    (candidate,) = part.candidates
    number = board.layout.candidate_number(candidate.cell, candidate.digit)

    def beside(possible: int, chosen: int) -> int:
        for link in links:
            if link >> chosen & 1:
                possible &= ~link | 1 << chosen
        return possible

    possible, taken = board.live | board.filled, 0
    if isinstance(part, Placement):
        possible &= ~(1 << number)
    else:
        possible, taken = beside(possible, number), 1 << number
    cases, tried = [(possible, taken, truths)], 0
    while cases and tried < _MOST_CASES:
        tried += 1
        possible, taken, left = cases.pop()
        left = [truth for truth in left if not truth & taken]
        if not left:
            return taken & ~board.filled
        tightest = min((truth & possible for truth in left), key=int.bit_count)
        cases += [(beside(possible, n), taken | 1 << n, left) for n in bits_of(tightest)]
    return 0
