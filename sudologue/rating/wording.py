"""A grade in words: model by model, and the facts of its record."""

from __future__ import annotations

import math
from collections.abc import Iterator

from sudologue.rating.grade import Effort, Grade, HodokuRating, SeRating
from sudologue.wording import counted


def numbers(grade: Grade) -> Iterator[str]:
    """What each model says, in a few words."""
    if grade.effort:
        yield _effort(grade.effort)
    if grade.se:
        yield f"Sudoku Explainer {_se(grade.se)}"
    if grade.hodoku:
        yield f"HoDoKu {_hodoku(grade.hodoku)}"
    if grade.singledigit is not None:
        yield f"singledigit {_singledigit(grade.singledigit)}"


def _effort(effort: Effort) -> str:
    least = "at least " if effort.confidence == "bounded" else ""
    return f"{least}{effort.band}, effort {effort.value:.0f}"


def _se(se: SeRating) -> str:
    if se.exact:
        return f"{se.er:.1f} (pearl {se.ep:.1f}, diamond {se.ed:.1f})"
    return f"{se.low:.1f} to {se.high:.1f}"


def _hodoku(hodoku: HodokuRating) -> str:
    about = "" if hodoku.exact_score else "about "
    return f"{hodoku.level}, {about}{hodoku.score}"


def _singledigit(value: float) -> str:
    return "does not solve it" if math.isinf(value) else f"{value:.2f}"


def facts(grade: Grade) -> Iterator[str]:
    """The puzzle's clues and their pattern."""
    record = grade.record
    yield counted(record.clues, "clue")
    if record.minimal is not None:
        yield "minimal" if record.minimal else "not minimal"
    yield ", ".join(record.symmetry) if record.symmetry else "no symmetry"
