"""For fuzzing: JSON whose fields are changed, moved, doubled, or of another kind.

A fault in the text of a JSON document is mostly found by reading it as JSON. To come to what reads
its fields, these are damaged instead.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, TypeAlias

Path: TypeAlias = tuple[str | int, ...]
Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"

_VALUES: tuple[Json, ...] = (
    None, True, 0, -1, 10, 46, 1e999, 1.5, 10**30, "", "R1C1", "r1c1", "R0C0", "R99999999999999C1",
    "x", "-3", "\n", "\u0663", [], {}, [[]], ["R1C1"], ["R1C1", "R1C1"], [["R1C1", "R2C2"]],
    {"cells": ["R1C1"]}, {"cells": None}, {"lines": [["R1C1", "R2C2"]]}, [[0, 0], [0, 1]], [None],
)  # fmt: skip
_NAMES = (
    "killercage", "arrow", "thermometer", "slowthermometer", "extraregion", "cage", "line", "value",
    "cells", "lines", "size", "grid", "regions", "cages", "arrows", "thermos", "pills", "extra",
    "sum", "givens", "fromConstraint", "unique", "odd", "diagonal+", "littlekillersum", "box",
)  # fmt: skip


def with_fields_changed(text: str, chance: random.Random) -> str:
    """The JSON of a text with some fields changed; the text itself, if it is not JSON."""
    try:
        document: Json = json.loads(text)
        for _ in range(chance.choice((1, 1, 1, 2, 4))):
            _change(document, chance)
        return json.dumps(document)
    except (ValueError, RecursionError):
        return text


def _change(document: Json, chance: random.Random) -> None:
    paths = [path for path in _paths(document) if path]
    if not paths:
        return
    # fields of the puzzle rather than cells of its grid, of which there are many
    *before, last = chance.choice([path for path in paths if len(path) < 4] or paths)
    parent: Any = document
    for part in before:
        parent = parent[part]
    has_names = isinstance(last, str)
    match chance.randrange(5):
        case 0:
            parent[last] = chance.choice(_VALUES)
        case 1:
            del parent[last]
        case 2 if has_names:
            parent[chance.choice(_NAMES)] = parent.pop(last)
        case 3 if has_names:
            parent[chance.choice(_NAMES)] = chance.choice(_VALUES)
        case _:
            parent[last] = [json.loads(json.dumps(parent[last]))] * chance.choice((1, 2))


def _paths(part: Json, path: Path = ()) -> Iterator[Path]:
    yield path
    if isinstance(part, dict):
        for name, value in part.items():
            yield from _paths(value, (*path, name))
    elif isinstance(part, list):
        for number, value in enumerate(part):
            yield from _paths(value, (*path, number))
