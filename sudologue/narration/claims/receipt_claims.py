"""What a proof claims: who ruled candidates out, and what a receipt comes to under a supposition.

As with all claims, each is worked out from the board anew, and shares nothing with what told it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from sudologue.inference import CellConstraint, HouseConstraint
from sudologue.model import Board, Candidate, Cell, Layout
from sudologue.narration.claims.board_claims import Assertion, CanBe, CanOnlyBe, OnlyPlaces


class Citation(Protocol):
    """Candidates that are spoken of together, as those of a cell or of a digit in a house."""

    def mask(self, layout: Layout) -> int:
        """A bit for each of them."""
        ...


Choice = tuple[Candidate, ...]
"""Candidates of which one is true, whichever it is."""


def has_left(truth: Citation, left: Choice) -> Assertion:
    """The claim that a truth has just these candidates on the board."""
    match truth:
        case CellConstraint(cell) if left:
            return CanOnlyBe((cell,), tuple([candidate.digit for candidate in left]))
        case HouseConstraint(house, digit) if left:
            return OnlyPlaces(digit, (house,), tuple([candidate.cell for candidate in left]))
        case CellConstraint() | HouseConstraint():
            return LeavesAtMost(truth, ())
        case _:
            return CanBe(left)


# ---------------------------------------------------------------------------- who ruled them out


@dataclass(frozen=True)
class IsFilled:
    """Each of the cells has a digit; and where that is claimed, it came with the puzzle."""

    cells: tuple[Cell, ...]
    is_given: bool = False

    def holds(self, board: Board) -> bool:
        return all(
            board.is_given(cell) if self.is_given else board.value(cell) is not None
            for cell in self.cells
        )


@dataclass(frozen=True)
class DigitRulesOut:
    """The digit in a cell, given or placed, is theirs, and the cell sees all of their cells."""

    cell: Cell
    candidates: Choice
    is_given: bool

    def holds(self, board: Board) -> bool:
        in_sight = board.layout.peers(self.cell)
        return board.is_given(self.cell) == self.is_given and all(
            board.value(self.cell) == candidate.digit and candidate.cell in in_sight
            for candidate in self.candidates
        )


@dataclass(frozen=True)
class RemovedBy:
    """A step of the trace, counted from 1, removed these candidates, so they are gone.

    From the board of the step that says so one sees only that they are gone.
    """

    step: int
    candidates: Choice

    def holds(self, board: Board) -> bool:
        mask = board.masks.tables.candidate_mask(self.candidates)
        return not mask & (board.masks.live | board.masks.filled)


@dataclass(frozen=True)
class IsBarred:
    """The puzzle itself rules these candidates out."""

    candidates: Choice

    def holds(self, board: Board) -> bool:
        return not board.masks.tables.candidate_mask(self.candidates) & ~board.masks.barred


@dataclass(frozen=True)
class AreTheRest:
    """All that a truth lacks are these candidates, and those in cells that are filled."""

    truth: Citation
    candidates: Choice

    def holds(self, board: Board) -> bool:
        layout = board.layout
        lacking = self.truth.mask(layout) & ~(board.masks.live | board.masks.filled)
        stated = layout.tables.candidate_mask(self.candidates)
        others = layout.tables.candidates_in(lacking & ~stated)
        return not stated & ~lacking and all(board.value(c.cell) is not None for c in others)


# --------------------------------------------------------------------------- under a supposition


@dataclass(frozen=True)
class Supposed:
    """What has been supposed, and what has followed: choices, and candidates that are false.

    Whatever sees every candidate of a choice is false as well.
    """

    choices: tuple[Choice, ...] = ()
    false: Choice = ()

    def with_choice(self, choice: Choice) -> Supposed:
        """The same with one more choice."""
        return Supposed((*self.choices, choice), self.false)

    def possible(self, board: Board) -> int:
        """The candidates that are still possible then."""
        tables = board.masks.tables
        possible = (board.masks.live | board.masks.filled) & ~tables.candidate_mask(self.false)
        for choice in self.choices:
            seen = tables.all_candidates
            for candidate in choice:
                seen &= tables.ruled_out_by(candidate)
            possible &= ~seen
        return possible


@dataclass(frozen=True)
class LeavesAtMost:
    """Then nothing is left of a truth but some of these candidates, all of them on the board."""

    truth: Citation
    left: Choice
    supposed: Supposed = Supposed()

    def holds(self, board: Board) -> bool:
        stated, truth = board.masks.tables.candidate_mask(self.left), self.truth.mask(board.layout)
        on_the_board = truth & (board.masks.live | board.masks.filled)
        return not stated & ~on_the_board and not truth & self.supposed.possible(board) & ~stated


@dataclass(frozen=True)
class TooFewLeft:
    """Then several truths, no two with a candidate in common, have room only in fewer links."""

    truths: tuple[Citation, ...]
    links: tuple[Citation, ...]
    supposed: Supposed

    def holds(self, board: Board) -> bool:
        possible, used, room = self.supposed.possible(board), 0, 0
        for link in self.links:
            room |= link.mask(board.layout)
        for truth in self.truths:
            left = truth.mask(board.layout) & possible
            if left & (used | ~room):
                return False
            used |= left
        return len(self.links) < len(self.truths)
