"""A puzzle's path along rounds, and what is told of it, each made when it is first asked for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from sudologue.budget import DEFAULT_BUDGET
from sudologue.model import Board
from sudologue.rating.clock import Clock
from sudologue.rating.record import Record, record_of
from sudologue.rating.rounds import Rounds, rounds_of


@dataclass(frozen=True, eq=False)
class Path:
    """The path of a puzzle, and the clock that it has to keep to."""

    puzzle: Board
    clock: Clock
    assume_unique: bool = False

    @cached_property
    def rounds(self) -> Rounds:
        """The rounds, as far as time and the usual budget of a solve allow."""
        with self.clock.allowance(DEFAULT_BUDGET):
            return rounds_of(self.puzzle, assume_unique=self.assume_unique)

    @cached_property
    def record(self) -> Record:
        """The facts of the puzzle and of its path."""
        return record_of(self.rounds, seconds=self.clock.left)

    def settle(self) -> None:
        """Find out the facts now, while there is time."""
        _ = self.record
