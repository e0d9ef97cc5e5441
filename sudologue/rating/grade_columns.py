"""A grade as flat columns, as tables and data frames have them."""

from __future__ import annotations

from sudologue.rating.grade import Grade
from sudologue.rating.models import told_models
from sudologue.rating.path import Moment

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
