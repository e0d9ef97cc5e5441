"""Puzzles that a model rates within a range, or that have openings enough."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.budget import DEFAULT_BUDGET, Allowance, OutOfWorkError
from sudologue.model import Board
from sudologue.rating.ranges import is_within
from sudologue.rating.rounds import Walk


@dataclass(frozen=True)
class Rated:
    """A model by name, and the lowest and the highest rating."""

    model: str
    low: float
    high: float

    def closeness(self, puzzle: Board, solution: Board) -> float:
        """1 if the rating is within the range, otherwise 0."""
        return float(is_within(self.model, puzzle, self.low, self.high))


@dataclass(frozen=True)
class Openings:
    """The fewest openings that a round of the path may have, and how many may have a single one.

    A path that rules leave unfinished is not as wished.
    """

    fewest: int
    bottlenecks: int | None

    def closeness(self, puzzle: Board, solution: Board) -> float:
        """1 if the path has openings enough, otherwise 0."""
        walk, left = Walk(puzzle), self.bottlenecks
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
