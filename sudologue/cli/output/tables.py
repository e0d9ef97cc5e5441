"""Results as flat tables: a row for every puzzle, readable or not, in columns of fixed types."""

from __future__ import annotations

import csv
import io
import json
import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, cast

from sudologue.cli.input.entry import Entry
from sudologue.errors import SudologueError
from sudologue.messages import Messages

_say = Messages(__name__)

FORMS = ("jsonl", "csv", "parquet")
_ROWS = 10_000

Values = Mapping[str, object]


@dataclass(frozen=True)
class Table:
    """Columns of `text`, `int`, `float`, `bool`, `texts`, `ints`, `json`; `form` is how they look.

    What a column of `json` holds is a text, which JSON Lines have as the object that it is.
    """

    columns: Mapping[str, str]
    form: str

    @property
    def header(self) -> str:
        """What stands before the first row."""
        return _csv_line(self.columns) if self.form == "csv" else ""

    def row(self, entry: Entry, values: Values) -> str:
        """The row of a puzzle. What is not known is empty; an infinite number is `inf`."""
        place = {"source": entry.source or "argument", "line": entry.line, "format": entry.format}
        found = {**place, **values}
        if isinstance(found.get("position"), dict):
            found["position"] = json.dumps(found["position"])
        if self.form == "csv":
            return _csv_line(_text(found.get(name)) for name in self.columns)
        return json.dumps({name: self._held(name, found.get(name)) for name in self.columns}) + "\n"

    def _held(self, name: str, value: object) -> object:
        """A value as JSON has it, which has no word for an infinite number."""
        if self.form == "jsonl" and self.columns[name] == "json" and isinstance(value, str):
            return json.loads(value)
        return "inf" if isinstance(value, float) and math.isinf(value) else value


_TEXTS = ("format", "puzzle", "position", "status")
PLACE = {"source": "text", "line": "int", **dict.fromkeys(_TEXTS, "text")}
"""The columns that every table begins with; `position` says what `puzzle` as a line does not."""


def _csv_line(texts: Iterable[str]) -> str:
    written = io.StringIO()
    csv.writer(written, lineterminator="\n").writerow(texts)
    return written.getvalue()


def _text(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, list):
        return "; ".join(map(str, cast("list[object]", value)))
    return str(value).lower() if isinstance(value, bool) else str(value)


# Parquet


def parquet_maker(columns: Mapping[str, str]) -> partial[None]:
    """What makes a Parquet file of rows in JSON Lines; without pyarrow an error says what to do."""
    try:
        import_module("pyarrow.parquet")
    except ImportError as error:
        needs = _say("pyarrow")
        raise SudologueError(_say("needs_pyarrow", needs=needs)) from error
    return partial(_make_parquet, columns)


def _make_parquet(columns: Mapping[str, str], rows: Path, target: Path) -> None:
    """Some thousand rows at a time become a group, so that this takes little room."""
    arrow: Any = import_module("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")
    types = {
        "text": arrow.string(),
        "json": arrow.string(),
        "int": arrow.int64(),
        "float": arrow.float64(),
        "bool": arrow.bool_(),
        "texts": arrow.list_(arrow.string()),
        "ints": arrow.list_(arrow.int64()),
    }
    schema = arrow.schema([(name, types[kind]) for name, kind in columns.items()])
    with (
        open(rows, encoding="utf-8") as lines,
        parquet.ParquetWriter(target, schema, compression="zstd") as writer,
    ):
        for group in _groups(lines, columns):
            writer.write_table(arrow.Table.from_pylist(group, schema=schema))


def _groups(lines: Iterable[str], columns: Mapping[str, str]) -> Iterator[list[dict[str, Any]]]:
    lines = iter(lines)
    while group := [json.loads(line) for line in islice(lines, _ROWS)]:
        for row in group:
            for name, kind in columns.items():
                if kind == "float" and row[name] is not None:
                    row[name] = float(row[name])
        yield group
