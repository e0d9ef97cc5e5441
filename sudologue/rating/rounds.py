"""The path of a puzzle along rounds.

In a round everything is done at once that is of the easiest kind there is. So the path does not
depend on which of several equal steps is taken first, nor on how rows, columns and digits are
numbered: a puzzle and its shuffled copies have one path. The rules for forcing chains and nets and
3D Medusa tell but some of what there is, and which depends on the numbers; so they are asked on the
board turned into the form that all copies share, and what they say is turned back.

All that is left to chance are chains too tangled to be told, which a rule gives up after a few
tries: one copy might have one more than another, though none was met that had.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from sudologue.budget import OutOfWorkError, spend
from sudologue.inference import Action, Inference, Placement, SolveStatus
from sudologue.model import Board, Candidate, expect_board
from sudologue.rating.step_ratings import NUMBERED, hardness, levels, rating_of
from sudologue.rules import Technique
from sudologue.rules.order import RANKS

if TYPE_CHECKING:
    from sudologue.rating.canonical_form import Turn


@dataclass(frozen=True, repr=False)
class Round:
    """Everything of the easiest kind that was there on a board, done at once.

    `slug` is the easiest of its rules, `rating` what its steps have in common. There are as many
    `openings` as different things to be done, with an inference for each. `open_cells` are counted
    before, and `removed` are the candidates that no digit `placed` ruled out.
    """

    slug: str
    rating: float
    openings: int
    open_cells: int
    placed: int
    removed: int
    inferences: tuple[Inference, ...]

    @property
    def cost_of_a_step(self) -> float:
        """What each of its steps adds to the effort."""
        return hardness(self.rating) * sqrt(self.open_cells / self.openings)

    def __repr__(self) -> str:
        return f"<Round of {self.openings} {self.slug}, {self.rating}>"


@dataclass(frozen=True, repr=False)
class Rounds:
    """A path: its rounds in order, the boards at both ends, and how it ended.

    It is `solved`, `stuck` where no rule of the table found anything, or `stopped` where there was
    no time for more.
    """

    initial: Board
    rounds: tuple[Round, ...]
    final_board: Board
    status: SolveStatus

    def __repr__(self) -> str:
        return f"<Rounds: {len(self.rounds)}, {self.status.value}>"

    @property
    def hardest(self) -> float:
        """The rating of its hardest steps; 0 if there are none."""
        return max((each.rating for each in self.rounds), default=0.0)


def rounds_of(board: Board, *, assume_unique: bool = False) -> Rounds:
    """The path of a board as it stands, as far as the allowance lets it go.

    Rules that take it for granted that the puzzle has one solution are asked with `assume_unique`.
    """
    expect_board(board)
    walk = RoundWalk(board, assume_unique)
    taken: list[Round] = []
    try:
        while (round_ := walk.next()) is not None:
            taken.append(round_)
    except OutOfWorkError:
        return Rounds(board, tuple(taken), walk.board, SolveStatus.STOPPED)
    status = SolveStatus.SOLVED if walk.board.is_complete else SolveStatus.STUCK
    return Rounds(board, tuple(taken), walk.board, status)


class RoundWalk:
    """A walk from board to board, round by round."""

    def __init__(self, board: Board, assume_unique: bool = False) -> None:
        self.board = board
        self.levels = levels(assume_unique, bool(board.layout.clues))
        self._turn: Turn | None = None
        self._turned: Board | None = None
        self._is_turnable = True

    def next(self) -> Round | None:
        """The next round, taken; nothing where there is none."""
        board = self.board
        if board.is_complete or board.dead_end is not None:
            return None
        rating, found = self._easiest()
        if not found:
            return None
        self._turned = None
        self.board, placed, removed = _taken(board, found)
        return Round(
            min((inference.rule for inference in found.values()), key=RANKS.__getitem__),
            rating,
            len(found),
            board.masks.open_cells.bit_count(),
            placed,
            removed,
            tuple(found.values()),
        )

    def _easiest(self) -> tuple[float, dict[Action, Inference]]:
        """The lowest rating of any step there is, and the steps that have it, by conclusion."""
        least = _NONE
        found: dict[Action, Inference] = {}
        for base, rules in self.levels:
            if base > least:
                break
            for inference in self._told_by(rules):
                rating = rating_of(inference)
                if rating < least:
                    least, found = rating, {}
                if rating == least:
                    found.setdefault(inference.action, inference)
        return least, found

    def _told_by(self, rules: Iterable[Technique]) -> Iterator[Inference]:
        for rule in rules:
            spend(1)
            if rule.name in NUMBERED and self._is_turnable:
                yield from self._told_turned(rule)
            else:
                yield from rule.apply(self.board)

    def _told_turned(self, rule: Technique) -> Sequence[Inference]:
        """What a rule finds on the board as all its copies have it, turned back."""
        if self._turn is None:
            from sudologue.rating.canonical_form import canonical_turn  # easy puzzles need none

            self._turn = canonical_turn(self.board)
            if self._turn is None:
                self._is_turnable = False
                return rule.apply(self.board)
        if self._turned is None:
            self._turned = self._turn.board(self.board)
        return [self._turn.back.inference(told) for told in rule.apply(self._turned)]


_NONE = 100.0
"""More than any rating."""


def _taken(board: Board, actions: Iterable[Action]) -> tuple[Board, int, int]:
    """The board with all of it done that can be, and how much was placed and removed.

    Where the puzzle contradicts itself, some of it may rule out the rest.
    """
    gone: set[Candidate] = set()
    placed = 0
    for action in actions:
        if not isinstance(action, Placement):
            gone.update(action.candidates)
        elif _is_live(board, Candidate(action.cell, action.value)):
            board = action.apply(board)
            placed += 1
    left = [candidate for candidate in gone if _is_live(board, candidate)]
    return (board.eliminate(left) if left else board), placed, len(left)


def _is_live(board: Board, candidate: Candidate) -> bool:
    number = board.masks.tables.candidate_number(candidate.cell, candidate.digit)
    return bool(board.masks.live >> number & 1)
