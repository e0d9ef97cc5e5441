"""How hard a puzzle is, as data: one record, with a part for each model that was asked for."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sudologue.model import Board
    from sudologue.rating.path import Path
    from sudologue.rating.record import Moment, Record


@dataclass(frozen=True)
class SeRating:
    """Sudoku Explainer's numbers: of the hardest step, up to the first digit, of the first step.

    They are exact, or time ended: then `er`, `ep` and `ed` are what was reached, and the rating
    is from `low` to `high`.
    """

    er: float
    ep: float
    ed: float
    exact: bool
    low: float
    high: float


@dataclass(frozen=True)
class HodokuRating:
    """HoDoKu's level and score; `exact_score` says whether the score is certain to be its own."""

    level: str
    score: int
    exact_score: bool


@dataclass(frozen=True)
class Effort:
    """How much work a puzzle is for a person: a number, a word for it, and how far to trust it."""

    value: float
    band: str
    confidence: str


class GradeStatus(StrEnum):
    """How many solutions a puzzle has, as far as was found; only one with one is rated.

    Each equals its words: `grade.status == "one solution"`.
    """

    ONE = "one solution"
    NONE = "no solution"
    SEVERAL = "more than one solution"
    UNKNOWN = "not known in time"


_UNRATED = {
    GradeStatus.NONE: "The puzzle has no solution, so there is nothing to rate.",
    GradeStatus.SEVERAL: "The puzzle has more than one solution, so there is nothing to rate.",
    GradeStatus.UNKNOWN: "Whether the puzzle has one solution was not found out within the limit.",
}


@dataclass(frozen=True, repr=False)
class Grade:
    """How hard a puzzle is, by each model that was asked; the others are `None`.

    So are those that do not apply to its layout, or were not done in time. `models` names those
    that were asked, with their versions. `record` has the facts of the puzzle and of its path along
    rounds; where no model asked for that path, it is gone when it is first looked at.
    """

    puzzle: Board
    status: GradeStatus
    models: tuple[str, ...]
    effort: Effort | None
    se: SeRating | None
    hodoku: HodokuRating | None
    singledigit: float | None
    seconds: float
    path: Path = field(compare=False)

    @property
    def is_rated(self) -> bool:
        """Whether the puzzle has one solution, so that there is something to rate."""
        return self.status is GradeStatus.ONE

    @property
    def record(self) -> Record:
        """The facts of the puzzle and of its path."""
        return self.path.record

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why it is as hard as it is, in up to three sentences."""
        from sudologue.rating.reasons import reasons_of

        if self.is_rated:
            return reasons_of(self.record)
        return (_UNRATED[self.status],)

    def __repr__(self) -> str:
        from sudologue.rating.wording import numbers

        return f"<Grade: {numbers(self)}>"

    @property
    def clues(self) -> int:
        """How many digits are given."""
        return self.record.clues

    @property
    def symmetry(self) -> tuple[str, ...]:
        """Which moves leave the pattern of givens as it is."""
        return self.record.symmetry

    @property
    def minimal(self) -> bool | None:
        """Whether every given is needed; `None` if there was no time to tell."""
        return self.record.minimal

    @property
    def counts(self) -> dict[str, int]:
        """How many different things each rule had to offer where it was the easiest."""
        return self.record.techniques

    @property
    def hardest(self) -> Moment | None:
        """Where the rating of a step is highest."""
        return self.record.hardest

    @property
    def crux(self) -> Moment | None:
        """Where a single step costs most effort."""
        return self.record.crux

    @property
    def openings(self) -> tuple[int, ...]:
        """How many things could be done, round by round."""
        return self.record.openings

    @property
    def bottlenecks(self) -> int:
        """How many rounds have a single opening."""
        return self.record.bottlenecks

    @property
    def longest_run(self) -> int:
        """The most rounds in a row that place no digit."""
        return self.record.longest_run
