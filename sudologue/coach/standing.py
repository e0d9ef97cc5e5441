"""How a claim stands with the solutions of its position. All of it is found by search."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic

from sudologue.coach.claim import Claim
from sudologue.inference import Action, Elimination, Placement
from sudologue.model import Board
from sudologue.oracle import Ending, Solutions, count_solutions

SEARCH_SECONDS = 10.0
"""A search that has not ended by then says so: large boards with few givens can take for ever."""


@dataclass(frozen=True)
class Standing:
    """The solutions of a position, and of a part of the claim that is not so in all of them.

    `part` is the first such part, `against` a solution in which it is otherwise, and `agreeing` one
    in which it is as claimed, if some solution has it so. `is_known` says whether search looked far
    enough for all of it.
    """

    found: Solutions
    part: Action | None = None
    against: Board | None = None
    agreeing: Board | None = None
    is_known: bool = True

    @property
    def is_split(self) -> bool:
        """Whether solutions disagree."""
        return self.against is not None and self.agreeing is not None

    @property
    def is_refuted(self) -> bool:
        """Whether a part of the claim is so in no solution."""
        return self.against is not None and self.agreeing is None and self.is_known


def standing_of(board: Board, claim: Claim, seconds: float | None = None) -> Standing:
    """What the solutions of a position say of a claim, as far as is searched in the time."""
    deadline = monotonic() + (SEARCH_SECONDS if seconds is None else seconds)
    found = count_solutions(board, limit=2, seconds=deadline - monotonic())
    if found.has_none:
        return Standing(found)
    parts = claim.parts
    for solution in found.found:
        for part in parts:
            if not holds(part, solution):
                return _with_agreeing(board, found, part, solution, deadline)
    if found.is_unique:
        return Standing(found)
    searches = [(part, _search(board, denial_of(part), deadline)) for part in parts]
    for part, denied in searches:
        if denied.found:
            return _with_agreeing(board, found, part, denied.found[0], deadline)
    return Standing(found, is_known=not any(denied.gave_up for _, denied in searches))


def _with_agreeing(
    board: Board, found: Solutions, part: Action, against: Board, deadline: float
) -> Standing:
    """The standing of a claim of which a part is otherwise in some solution."""
    agreeing = next((other for other in found.found if holds(part, other)), None)
    if agreeing is not None or found.is_unique:
        return Standing(found, part, against, agreeing)
    agreed = _search(board, part, deadline)
    return Standing(found, part, against, next(iter(agreed.found), None), not agreed.gave_up)


def _search(board: Board, part: Action, deadline: float) -> Solutions:
    """One solution of a board in which a part of a claim is so, if there is one."""
    (candidate,) = part.candidates
    layout, live, placing = board.layout, board.live, isinstance(part, Placement)
    number = layout.candidate_number(candidate.cell, candidate.digit)
    bit = 1 << number
    if bool(bit & board.filled) is not placing and not bit & live:
        return Solutions(0, (), Ending.EXHAUSTED)
    if bit & live:
        others = layout.domain_masks[number % layout.cell_count] & ~bit
        live &= ~(others if placing else bit)
    narrowed = Board(layout, live, board.filled, board.givens, board.barred)
    return count_solutions(narrowed, limit=1, seconds=max(0.0, deadline - monotonic()))


def holds(part: Action, solution: Board) -> bool:
    """Whether a part of a claim is so in a solution."""
    placing = isinstance(part, Placement)
    return all((solution.value(c.cell) == c.digit) is placing for c in part.candidates)


def denial_of(part: Action) -> Action:
    """The opposite of a part: that the candidate is not true, or that it is."""
    (candidate,) = part.candidates
    if isinstance(part, Placement):
        return Elimination((candidate,))
    return Placement(candidate.cell, candidate.digit)
