"""What a grade is in JSON: what each model says, and the facts of the puzzle and its path."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sudologue.rating.grade import Grade
from sudologue.rating.models import told_models
from sudologue.rating.path import Moment


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
        "hardest": _moment(record.hardest),
        "crux": _moment(record.crux),
        "reasons": grade.reasons,
    }


def _moment(moment: Moment | None) -> dict[str, Any] | None:
    told = {} if moment is None else asdict(moment)
    return {"technique" if name == "slug" else name: said for name, said in told.items()} or None
