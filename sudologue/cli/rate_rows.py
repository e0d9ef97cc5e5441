"""Ratings as rows of a CSV file: a header, then a flat row for every puzzle, readable or not."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable

from sudologue.cli.sources import Entry
from sudologue.rating import Grade
from sudologue.rating.record import Moment

_NUMBERS = (
    *("source", "line", "format", "puzzle", "status", "models"),
    *("effort", "band", "confidence"),
    *("er", "ep", "ed", "se_exact", "se_low", "se_high"),
    *("hodoku_level", "hodoku_score", "hodoku_exact_score", "singledigit"),
)
_FACTS = (
    *("clues", "symmetry", "minimal", "path", "techniques"),
    *("hardest", "hardest_rating", "hardest_round", "crux", "crux_rating", "crux_round"),
    *("openings", "bottlenecks", "longest_run", "reasons"),
)
_END = ("seconds", "error")

Values = dict[str, object]


def columns(with_facts: bool) -> tuple[str, ...]:
    """The names of the columns, in order."""
    return (*_NUMBERS, *(_FACTS if with_facts else ()), *_END)


def header(with_facts: bool) -> str:
    """The first line."""
    return _line(columns(with_facts))


def rate_row(entry: Entry, grade: Grade, with_facts: bool) -> str:
    """The row of a puzzle. What is not known is empty; an infinite number is `inf`."""
    values: Values = {
        "puzzle": grade.puzzle.to_string(),
        "status": grade.status.value,
        "models": "; ".join(grade.models),
        "singledigit": grade.singledigit,
        "seconds": round(grade.seconds, 3),
        **_effort(grade),
        **_se(grade),
        **_hodoku(grade),
        **(_facts(grade) if with_facts else {}),
    }
    return _row(entry, values, with_facts)


def unreadable_row(entry: Entry, message: str, with_facts: bool) -> str:
    """The row of a puzzle that cannot be read."""
    return _row(entry, {"status": "unreadable", "error": message}, with_facts)


def _row(entry: Entry, values: Values, with_facts: bool) -> str:
    placed = {"source": entry.source or "argument", "line": entry.line, "format": entry.format}
    values = placed | values
    return _line(_text(values.get(name)) for name in columns(with_facts))


def _line(texts: Iterable[str]) -> str:
    written = io.StringIO()
    csv.writer(written, lineterminator="\n").writerow(texts)
    return written.getvalue()


def _text(value: object) -> str:
    if value is None:
        return ""
    return str(value).lower() if isinstance(value, bool) else str(value)


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


def _facts(grade: Grade) -> Values:
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
