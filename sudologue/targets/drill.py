"""Positions to practise a rule on: it finds something where no easier rule does."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.model import Board
from sudologue.rules import named
from sudologue.targets.reach import reached


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
