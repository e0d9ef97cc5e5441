"""Making puzzles for `sudologue generate`: what is done for each family."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from time import time
from typing import TYPE_CHECKING

from sudologue.generation import GaveUp, Generated, Request, family_of
from sudologue.generation.family import RunOverError
from sudologue.model import CLASSIC

if TYPE_CHECKING:
    from sudologue.rating import Grade


class Grading(Enum):
    """Whether puzzles are graded: not at all, as far as little work gets, or to the end."""

    NONE = "none"
    IN_PASSING = "in passing"
    FULL = "full"


@dataclass(frozen=True)
class Made:
    """A puzzle, with its grade where one is wanted."""

    puzzle: Generated
    grade: Grade | None


@dataclass(frozen=True)
class Making:
    """Makes the puzzles of a family and grades them, unless the run is over by then.

    The `deadline` is a time of day, since other machines have monotonic clocks of their own.
    """

    request: Request
    seed: int
    grading: Grading
    deadline: float | None = None

    def __call__(self, family: int) -> tuple[Made | GaveUp, ...] | None:
        try:
            family_made = family_of(self.request, self.seed, family, self.is_over)
        except RunOverError:
            return None
        return tuple(
            made if isinstance(made, GaveUp) else Made(made, self._grade(made))
            for made in family_made
        )

    def is_over(self) -> bool:
        """Whether time is up."""
        return self.deadline is not None and time() >= self.deadline

    def _grade(self, made: Generated) -> Grade | None:
        if self.grading is Grading.NONE or made.puzzle.layout != CLASSIC:
            return None
        if self.grading is Grading.FULL:
            return made.grade
        # whoever only makes puzzles does not wait for the models
        from sudologue.cli.in_passing import grade_at_once

        return grade_at_once(made.puzzle, is_unique=True)
