"""How hard a puzzle is, if there is time: its solutions, and what models say, also as columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from sudologue.budget import DEFAULT_BUDGET, OutOfWorkError
from sudologue.inference import SolveResult
from sudologue.json_value import JsonValue
from sudologue.model import CLASSIC, Board
from sudologue.rating.models import Model, all_models, told_models
from sudologue.rating.path import Clock, Moment, Path, PathRecord

if TYPE_CHECKING:
    from sudologue.rating.models.effort import Effort
    from sudologue.rating.models.hodoku import HodokuRating
    from sudologue.rating.models.se import SeRating


class GradeStatus(StrEnum):
    """How many solutions a puzzle has, as far as was found; only one with one is rated.

    Each equals its words: `grade.status == "one solution"`.
    """

    ONE = "one solution"
    NONE = "no solution"
    SEVERAL = "more than one solution"
    UNKNOWN = "not known in time"


@dataclass(frozen=True, repr=False)
class Grade(JsonValue):
    """How hard a puzzle is, by each model that was asked: `grade.by_model["se"]`.

    That is `None` where the model does not apply to the layout, or was not done in time. `grade.se`
    and the like are short for it, and `None` as well where a model was not asked. `models` names
    those that were asked, with their versions. `record` has the facts of the puzzle and of its path
    along rounds; where no model asked for that path, it is gone when it is first looked at.
    """

    puzzle: Board
    status: GradeStatus
    models: tuple[str, ...]
    by_model: Mapping[str, Any] = field(hash=False)
    seconds: float = field(compare=False)
    path: Path = field(compare=False)

    @property
    def effort(self) -> Effort | None:
        """Our own number for the work that it is."""
        return self.by_model.get("effort")

    @property
    def difficulty(self) -> str | None:
        """The word for the effort."""
        return None if self.effort is None else self.effort.band

    @property
    def se(self) -> SeRating | None:
        """Sudoku Explainer's numbers."""
        return self.by_model.get("se")

    @property
    def hodoku(self) -> HodokuRating | None:
        """HoDoKu's level and score."""
        return self.by_model.get("hodoku")

    @property
    def singledigit(self) -> float | None:
        """singledigit's difficulty."""
        return self.by_model.get("singledigit")

    @property
    def is_rated(self) -> bool:
        """Whether the puzzle has one solution, so that there is something to rate."""
        return self.status is GradeStatus.ONE

    @property
    def record(self) -> PathRecord:
        """The facts of the puzzle and of its path."""
        return self.path.record

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why it is as hard as it is, in up to three sentences."""
        from sudologue.rating.grade_words import reasons_of, unrated

        return reasons_of(self.record) if self.is_rated else (unrated(self.status),)

    def __repr__(self) -> str:
        from sudologue.rating.grade_words import numbers

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


def grade_of(
    board: Board,
    models: Sequence[Model[Any]],
    seconds: float | None = None,
    assume_unique: bool = False,
    *,
    budget: int | None = None,
    is_unique: bool = False,
    record_first: bool = False,
) -> Grade:
    """The grade of a board as it stands.

    A `budget` in units of work ends it at the same place on every machine. Where it is known that
    there is only one solution, nobody searches for others. A record is found when it is looked at,
    if there is still time then, or before all else.
    """
    clock = Clock(seconds, budget)
    status = GradeStatus.ONE if is_unique else _searched(board, seconds)
    path = Path(board, clock, assume_unique)
    by_model: dict[str, Any] = dict.fromkeys(model.name for model in models)
    if status is GradeStatus.ONE and record_first:
        clock.among = len(models) + 1
        path.settle()
    if status is GradeStatus.ONE and board.layout == CLASSIC:
        for number, model in enumerate(models):
            clock.among = len(models) - number
            by_model[model.name] = _part(model, path)
    passed = clock.passed
    clock.stop()
    return Grade(board, status, tuple(map(str, models)), by_model, passed, path)


def _part(model: Model[Any], path: Path) -> Any:
    """What a model says; nothing if its time was up and it knows no bounds."""
    try:
        with path.clock.allowance():
            return model.rate(path)
    except OutOfWorkError:
        return None


def _searched(board: Board, seconds: float | None) -> GradeStatus:
    """How many solutions there are, as far as search finds out."""
    from sudologue.oracle import count_solutions  # for which nobody waits who knows already

    searched = count_solutions(board, 2, seconds, None if seconds else DEFAULT_BUDGET)
    if searched.is_unique:
        return GradeStatus.ONE
    if searched.has_none:
        return GradeStatus.NONE
    return GradeStatus.SEVERAL if searched.has_several else GradeStatus.UNKNOWN


_UNITS = 1500
"""Work for all models together: enough for nearly all easy puzzles, a tenth of a second at most."""


def quick_grade(result: SolveResult) -> Grade | None:
    """The grade of a puzzle that was solved, the same on every machine.

    A solve that took nothing for granted has shown that there is one solution. Of others search
    finds out, and there is no grade if there are more.
    """
    grade = grade_at_once(result.initial, is_unique=not result.assumptions)
    return grade if grade.is_rated else None


def grade_at_once(puzzle: Board, is_unique: bool) -> Grade:
    """The grade of a puzzle, as far as little work gets to it."""
    models = [model for model in all_models() if model.is_quick]
    return grade_of(puzzle, models, budget=_UNITS, is_unique=is_unique)


FACTS = {
    "clues": "int",
    "symmetry": "text",
    "minimal": "bool",
    **dict.fromkeys(("path", "techniques"), "text"),
    "hardest": "text",
    "hardest_rating": "float",
    "hardest_round": "int",
    "crux": "text",
    "crux_rating": "float",
    "crux_round": "int",
    "openings": "text",
    **dict.fromkeys(("bottlenecks", "longest_run"), "int"),
    "reasons": "text",
}
"""The columns of the facts, each with the type of its values."""

Values = dict[str, object]


def number_types() -> dict[str, str]:
    """The columns of the models, each with the type of its values."""
    columns = {name: kind for model in told_models() for name, kind in model.columns.items()}
    return {"models": "text", **columns}


def number_columns(grade: Grade) -> Values:
    """What each model says; what is not known is left out, an infinite number is infinite."""
    values: Values = {"models": "; ".join(grade.models)}
    for model in told_models():
        values |= model.values(grade.by_model.get(model.name))
    return values


def fact_columns(grade: Grade) -> Values:
    """The facts of a puzzle and of the path through it, and the reasons."""
    reasons = " ".join(grade.reasons)
    if not grade.is_rated:
        return {"reasons": reasons}
    record = grade.record
    return {
        "clues": record.clues,
        "symmetry": " ".join(record.symmetry),
        "minimal": record.minimal,
        "path": record.status.value,
        "techniques": " ".join(f"{slug}:{n}" for slug, n in record.techniques.items()),
        "openings": " ".join(map(str, record.openings)),
        "bottlenecks": record.bottlenecks,
        "longest_run": record.longest_run,
        "reasons": reasons,
        **_moment("hardest", record.hardest),
        **_moment("crux", record.crux),
    }


def _moment(name: str, moment: Moment | None) -> Values:
    if moment is None:
        return {}
    return {name: moment.slug, f"{name}_rating": moment.rating, f"{name}_round": moment.round}


def graded(grade: Grade) -> dict[str, Any]:
    """What each model says; nothing of one that was not asked, or has nothing to say."""
    rated = {model: grade.by_model.get(model.name) for model in told_models()}
    return {
        "models": list(grade.models),
        **{m.name: None if value is None else m.data(value) for m, value in rated.items()},
    }


_FACTS = (
    *("clues", "symmetry", "minimal", "path", "techniques", "hardest", "crux", "openings"),
    *("bottlenecks", "longest_run"),
)


def facts_of(grade: Grade) -> dict[str, Any]:
    """The fields for the puzzle and its path; only one with one solution is gone along."""
    if not grade.is_rated:
        return {**dict.fromkeys(_FACTS), "reasons": grade.reasons}
    record = grade.record
    return {
        **{name: getattr(record, name) for name in _FACTS if name != "path"},
        "path": record.status.value,
        "hardest": _moment_data(record.hardest),
        "crux": _moment_data(record.crux),
        "reasons": grade.reasons,
    }


def _moment_data(moment: Moment | None) -> dict[str, Any] | None:
    told = {} if moment is None else asdict(moment)
    return {"technique" if name == "slug" else name: said for name, said in told.items()} or None
