"""How hard a puzzle is, found out beside something else, so cheaply that nobody waits for it."""

from __future__ import annotations

from sudologue.inference import SolveResult
from sudologue.model import Board
from sudologue.rating.grade import Grade, grade_of
from sudologue.rating.models import all_models

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
