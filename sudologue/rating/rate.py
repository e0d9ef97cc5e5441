"""Rating a puzzle: how many solutions it has, and then model by model, as long as there is time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sudologue.budget import DEFAULT_BUDGET, OutOfWorkError
from sudologue.model import Board
from sudologue.oracle import count_solutions
from sudologue.rating.clock import Clock
from sudologue.rating.grade import Grade, GradeStatus
from sudologue.rating.models import Model, applies_to
from sudologue.rating.path import Path


def grade_of(
    board: Board,
    models: Sequence[Model],
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
    parts: dict[str, Any] = {}
    if status is GradeStatus.ONE and record_first:
        clock.among = len(models) + 1
        path.settle()
    if status is GradeStatus.ONE and applies_to(path):
        for number, model in enumerate(models):
            clock.among = len(models) - number
            parts[model.name] = _part(model, path)
    passed = clock.passed
    clock.stop()
    return Grade(
        puzzle=board,
        status=status,
        models=tuple(map(str, models)),
        effort=parts.get("effort"),
        se=parts.get("se"),
        hodoku=parts.get("hodoku"),
        singledigit=parts.get("singledigit"),
        seconds=passed,
        path=path,
    )


def _part(model: Model, path: Path) -> Any:
    """What a model says; nothing if its time was up and it knows no bounds."""
    try:
        with path.clock.allowance():
            return model.rate(path)
    except OutOfWorkError:
        return None


def _searched(board: Board, seconds: float | None) -> GradeStatus:
    """How many solutions there are, as far as search finds out."""
    searched = count_solutions(board, 2, seconds, None if seconds else DEFAULT_BUDGET)
    if searched.is_unique:
        return GradeStatus.ONE
    if searched.has_none:
        return GradeStatus.NONE
    return GradeStatus.SEVERAL if searched.has_several else GradeStatus.UNKNOWN
