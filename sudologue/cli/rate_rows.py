"""Ratings as rows of a CSV file: a header, then a flat row for every puzzle, readable or not."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable

from sudologue.cli.sources import Entry
from sudologue.rating import Grade
from sudologue.rating.columns import FACTS, NUMBERS, Values, fact_columns, number_columns

_PLACE = ("source", "line", "format", "puzzle", "status")
_END = ("seconds", "error")


def columns(with_facts: bool) -> tuple[str, ...]:
    """The names of the columns, in order."""
    return (*_PLACE, *NUMBERS, *(FACTS if with_facts else ()), *_END)


def header(with_facts: bool) -> str:
    """The first line."""
    return _line(columns(with_facts))


def rate_row(entry: Entry, grade: Grade, with_facts: bool) -> str:
    """The row of a puzzle. What is not known is empty; an infinite number is `inf`."""
    values: Values = {
        "puzzle": grade.puzzle.to_string(),
        "status": grade.status.value,
        "seconds": round(grade.seconds, 3),
        **number_columns(grade),
        **(fact_columns(grade) if with_facts else {}),
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
