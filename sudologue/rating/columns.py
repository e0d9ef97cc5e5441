"""A grade as flat columns, as tables and data frames have them."""

from __future__ import annotations

from sudologue.rating.grade import Grade
from sudologue.rating.record import Moment

NUMBERS = (
    "models",
    *("effort", "band", "confidence"),
    *("er", "ep", "ed", "se_exact", "se_low", "se_high"),
    *("hodoku_level", "hodoku_score", "hodoku_exact_score", "singledigit"),
)
FACTS = (
    *("clues", "symmetry", "minimal", "path", "techniques"),
    *("hardest", "hardest_rating", "hardest_round", "crux", "crux_rating", "crux_round"),
    *("openings", "bottlenecks", "longest_run", "reasons"),
)

Values = dict[str, object]


def number_columns(grade: Grade) -> Values:
    """What each model says; what is not known is left out, an infinite number is infinite."""
    return {
        "models": "; ".join(grade.models),
        **_effort(grade),
        **_se(grade),
        **_hodoku(grade),
        "singledigit": grade.singledigit,
    }


def _effort(grade: Grade) -> Values:
    effort = grade.effort
    if effort is None:
        return {}
    return {"effort": effort.value, "band": effort.band, "confidence": effort.confidence}


def _se(grade: Grade) -> Values:
    se = grade.se
    if se is None:
        return {}
    known = {"er": se.er, "ep": se.ep, "ed": se.ed}
    return {**known, "se_exact": se.exact, "se_low": se.low, "se_high": se.high}


def _hodoku(grade: Grade) -> Values:
    rating = grade.hodoku
    if rating is None:
        return {}
    return {
        "hodoku_level": rating.level,
        "hodoku_score": rating.score,
        "hodoku_exact_score": rating.exact_score,
    }


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
