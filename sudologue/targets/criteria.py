"""What can be asked of a puzzle, each by itself, and all of it as one target.

How far rules get is found without a trace: singles are placed at the speed of search, and the other
rules asked in turn. Rules that hold naked and hidden singles place all of them before anything else
is asked, and the order in which singles are placed makes no difference to where that ends. So the
board is the solver's, step by step beyond singles.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from sudologue.budget import DEFAULT_BUDGET, Allowance, OutOfWorkError
from sudologue.caches import cached
from sudologue.inference import Inference, Placement
from sudologue.model import CLASSIC, Board
from sudologue.oracle import classic
from sudologue.oracle.singles_placer import SinglesPlacer, state_of
from sudologue.rating.models import model_called
from sudologue.rating.rounds import RoundWalk
from sudologue.rules import Technique, named
from sudologue.solver import Solver

SINGLES = ("full_house", "naked_single", "hidden_single")


def reached(
    board: Board, slugs: tuple[str, ...], steps: list[Inference] | None = None
) -> Board | None:
    """The board at which these rules stop, in the order given; nothing if their budget is used up.

    The steps beyond singles are noted down, if there is a list for them.
    """
    if not {"naked_single", "hidden_single"} <= {*slugs}:
        return solved_by(board, slugs, steps)
    try:
        with Allowance(DEFAULT_BUDGET):
            return _reached(board, _others(slugs), steps)
    except OutOfWorkError:
        return None


def _reached(
    board: Board, rules: Sequence[Technique], steps: list[Inference] | None
) -> Board | None:
    while not (board := _with_singles(board)).is_complete:
        found = (rule.first(board) for rule in rules)
        inference = next((first for first in found if first is not None), None)
        if inference is None:
            break
        board = inference.action.apply(board)
        if steps is not None:
            steps.append(inference)
    return board


def _with_singles(board: Board) -> Board:
    """The board with all singles placed, of a puzzle that has a solution."""
    is_classic = board.layout == CLASSIC
    settle = classic.settle if is_classic else SinglesPlacer(board.layout).settle
    settled = settle(state_of(board))
    assert settled is not None
    live, filled, _ = settled
    if filled == board.masks.filled:
        return board
    return Board(replace(board.masks, live=live, filled=filled))


@cached(None)
def _others(slugs: tuple[str, ...]) -> tuple[Technique, ...]:
    """The rules that are not singles."""
    return tuple(named(slug) for slug in slugs if slug not in SINGLES)


def solved_by(board: Board, slugs: tuple[str, ...], steps: list[Inference] | None) -> Board | None:
    """The same by the solver, which is slower and notes singles down as well."""
    result = _solver(slugs).solve(board)
    if result.diagnosis is not None and result.diagnosis.budget is not None:
        return None
    if steps is not None:
        steps.extend(step.inference for step in result.steps)
    return result.final_board


@cached(None)
def _solver(slugs: tuple[str, ...]) -> Solver:
    return Solver(slugs, assume_unique=True)


@dataclass(frozen=True)
class Drill:
    """A rule that is the next step where the `easier` ones stop."""

    slug: str
    easier: tuple[str, ...]

    def position(self, puzzle: Board) -> Board | None:
        """The board on which the rule is the next step, if there is one."""
        stuck = reached(puzzle, self.easier)
        if stuck is None or stuck.is_complete or named(self.slug).first(stuck) is None:
            return None
        return stuck

    def closeness(self, puzzle: Board, solution: Board) -> float:
        """1 if there is such a position, otherwise 0."""
        return float(self.position(puzzle) is not None)


_FIRES, _SOLVES = 0.5, 0.75
"""How near a puzzle is where a required rule finds something, and which is solved with all."""


@dataclass(frozen=True)
class Required:
    """A rule that a puzzle needs, one of whose steps removes so many candidates at least."""

    slug: str
    removing: int = 1

    def __str__(self) -> str:
        return self.slug if self.removing == 1 else f"{self.slug}:{self.removing}+"


@dataclass(frozen=True)
class Techniques:
    """What rules have to do with a puzzle.

    The rules `around` and the `required` ones, asked where all those find nothing, solve it; if any
    of the required ones is missing, they do not. `hard_steps` are the fewest and the most steps by
    required rules.
    """

    around: tuple[str, ...]
    required: tuple[Required, ...] = ()
    hard_steps: tuple[int, int] | None = None

    def closeness(self, puzzle: Board, solution: Board) -> float:
        """How near a puzzle comes: 1 if it is as wished."""
        stuck = reached(puzzle, self.around)
        if stuck is None or not self.required:
            return float(stuck is not None and stuck.is_complete)
        slugs = tuple(required.slug for required in self.required)
        if stuck.is_complete or not any(named(slug).first(stuck) for slug in slugs):
            return 0.0
        steps: list[Inference] = []
        # singles are placed without a step to be noted
        way = reached if set(slugs).isdisjoint(SINGLES) else solved_by
        end = way(stuck, self.around + slugs, steps)
        if end is None or not end.is_complete:
            # neighbours are as wished more often if much is open where the puzzle is stuck at last
            is_open = end is not None and 4 * end.masks.live.bit_count() > 5 * len(end)
            return _FIRES if is_open else 0.0
        if not all(self._needs(puzzle, slug, slugs) for slug in slugs):
            return _FIRES
        return 1.0 if self._has_steps(steps) else _SOLVES

    def _needs(self, puzzle: Board, slug: str, slugs: tuple[str, ...]) -> bool:
        """Whether the others do not solve a puzzle that those around do not."""
        if len(slugs) == 1:
            return True
        others = self.around + tuple(other for other in slugs if other != slug)
        end = reached(puzzle, others)
        return end is not None and not end.is_complete

    def _has_steps(self, steps: list[Inference]) -> bool:
        hard = {
            required.slug: [_removed(step) for step in steps if step.rule == required.slug]
            for required in self.required
        }
        if any(max(hard[one.slug], default=0) < one.removing for one in self.required):
            return False
        fewest, most = self.hard_steps or (1, len(steps))
        return fewest <= sum(map(len, hard.values())) <= most


def _removed(step: Inference) -> int:
    return 1 if isinstance(step.action, Placement) else len(step.action.candidates)


@dataclass(frozen=True)
class Rated:
    """A model by name, and the lowest and the highest rating."""

    model: str
    low: float
    high: float

    def closeness(self, puzzle: Board, solution: Board) -> float:
        """1 if the rating is within the range, otherwise 0."""
        return float(model_called(self.model).is_within(puzzle, self.low, self.high))


@dataclass(frozen=True)
class Openings:
    """The fewest openings of any round of a path to the end, and the most rounds with one."""

    fewest: int
    bottlenecks: int | None

    def closeness(self, puzzle: Board, solution: Board) -> float:
        """1 if the path has openings enough, otherwise 0."""
        walk, left = RoundWalk(puzzle), self.bottlenecks
        try:
            with Allowance(DEFAULT_BUDGET):
                while (one := walk.next()) is not None:
                    if left is not None and one.openings == 1:
                        left -= 1
                    if one.openings < self.fewest or (left is not None and left < 0):
                        return 0.0
        except OutOfWorkError:
            return 0.0
        return float(walk.board.is_complete)


class Criterion(Protocol):
    """One thing that is asked of a puzzle."""

    def closeness(self, puzzle: Board, solution: Board) -> float:
        """How near a puzzle comes, from 0 to 1, which is as wished."""
        ...


@dataclass(frozen=True)
class CombinedTarget:
    """What is asked of a puzzle, part by part, what is told soonest first."""

    parts: tuple[Criterion, ...]

    def judge(self, puzzle: Board, solution: Board) -> bool:
        """Whether a puzzle is as wished."""
        return all(part.closeness(puzzle, solution) == 1 for part in self.parts)

    def closeness(self, puzzle: Board, solution: Board) -> float:
        """How near a puzzle comes, from 0 to 1: so many parts in full, and some of the next."""
        for met, part in enumerate(self.parts):
            near = part.closeness(puzzle, solution)
            if near < 1:
                return (met + near) / len(self.parts)
        return 1.0

    def position(self, puzzle: Board) -> Board | None:
        """The position that a drill asks for."""
        drills = (part for part in self.parts if isinstance(part, Drill))
        return next((drill.position(puzzle) for drill in drills), None)
