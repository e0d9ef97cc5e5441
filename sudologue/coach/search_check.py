"""What the solutions of a position say of a claim. All of it is found by search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sudologue.budget import DEFAULT_BUDGET, Allowance
from sudologue.coach.claim import Claim
from sudologue.inference import Action, Elimination, Placement
from sudologue.model import Board
from sudologue.oracle import Ending, Solutions, count_solutions


@dataclass(frozen=True)
class ClaimCheck:
    """The solutions of a position, and of a part of the claim that is not so in all of them.

    `against` is a solution in which that part is otherwise, and `agreeing` one in which all is as
    claimed, if there is one. If there is none, the part is so in no solution; or the fault
    `is_joint`: parts are so in some, but never all of them. `is_known` says whether search looked
    far enough for all of it.
    """

    found: Solutions
    part: Action | None = None
    against: Board | None = None
    agreeing: Board | None = None
    is_joint: bool = False
    is_known: bool = True

    @property
    def is_split(self) -> bool:
        """Whether solutions disagree about the claim."""
        return self.against is not None and self.agreeing is not None

    @property
    def is_refuted(self) -> bool:
        """Whether in no solution all of the claim is so."""
        return self.against is not None and self.agreeing is None and self.is_known


def checked(board: Board, claim: Claim) -> ClaimCheck:
    """What the solutions say of a claim, as far as the usual work goes."""
    with Allowance(DEFAULT_BUDGET):
        return check_claim(board, claim)


def check_claim(board: Board, claim: Claim) -> ClaimCheck:
    """What the solutions of a position say of a claim, as far as the allowance that holds goes."""
    found = count_solutions(board, limit=2)
    if found.has_none:
        return ClaimCheck(found)
    parts = claim.parts
    for solution in found.found:
        for part in parts:
            if not holds(part, solution):
                return _with_agreeing(board, found, parts, part, solution)
    if found.is_unique:
        return ClaimCheck(found)
    searches = [(part, _search(board, (denial_of(part),))) for part in parts]
    for part, denied in searches:
        if denied.found:
            return _with_agreeing(board, found, parts, part, denied.found[0])
    return ClaimCheck(found, is_known=not any(denied.gave_up for _, denied in searches))


def _with_agreeing(
    board: Board,
    found: Solutions,
    parts: Sequence[Action],
    part: Action,
    against: Board,
) -> ClaimCheck:
    """The check of a claim of which a part is otherwise in some solution."""
    if found.is_unique:
        return ClaimCheck(found, part, against)
    agreed = _search(board, parts)
    if agreed.found:
        return ClaimCheck(found, part, against, agreed.found[0])
    is_joint, is_known = True, not agreed.gave_up
    for other in parts:
        if is_known and is_joint and not holds(other, against):
            alone = _search(board, (other,))
            if not alone.found:
                part, is_joint, is_known = other, False, not alone.gave_up
    return ClaimCheck(found, part, against, None, is_joint, is_known)


def _search(board: Board, parts: Sequence[Action]) -> Solutions:
    """One solution of a board in which parts of a claim are so, if there is one."""
    layout, live = board.layout, board.live
    for part in parts:
        (candidate,) = part.candidates
        placing = isinstance(part, Placement)
        number = layout.candidate_number(candidate.cell, candidate.digit)
        bit = 1 << number
        if bit & live:
            others = layout.domain_masks[number % layout.cell_count] & ~bit
            live &= ~(others if placing else bit)
        elif bool(bit & board.filled) is not placing:
            return Solutions(0, (), Ending.EXHAUSTED)
    narrowed = Board.of_masks(layout, live, board.filled, board.givens, board.barred)
    return count_solutions(narrowed, limit=1)


def holds(part: Action, solution: Board) -> bool:
    """Whether a part of a claim is so in a solution."""
    (candidate,) = part.candidates
    is_placed = solution.value(candidate.cell) == candidate.digit
    return is_placed is isinstance(part, Placement)


def denial_of(part: Action) -> Action:
    """The opposite of a part: that the candidate is not true, or that it is."""
    (candidate,) = part.candidates
    if isinstance(part, Placement):
        return Elimination.of_candidates((candidate,))
    return Placement(candidate.cell, candidate.digit)


def claim_shown(claim: Claim, standing: ClaimCheck) -> Claim:
    """What there is to be shown: the claim, or the opposite of the part that is wrong."""
    if standing.part is None:
        return claim
    candidates = standing.part.candidates
    if isinstance(standing.part, Placement):
        return Claim(ruled_out=candidates)
    return Claim(placed=candidates)
