"""Clues in a trace's layout: an object with the `kind`, and the parts that make a clue of it.

The parts are the fields of the kind's class: cells, lists of cells, a number, or true and false.

{"kind": "cage", "cells": ["r1c1", "r1c2"], "total": 10}
{"kind": "region", "cells": ["r1c1", "r2c2"]}
{"kind": "arrow", "circle": ["r3c3"], "shafts": [["r3c4", "r3c5"]]}
{"kind": "thermometer", "cells": ["r9c1", "r8c1"], "slow": true}
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, cast, get_type_hints

from sudologue.caches import cached
from sudologue.clues.clue_kinds import kinds
from sudologue.inference.codec.fault import (
    TraceFormatError,
    check_keys,
    expected,
    expected_one_of,
    read_each,
    refusal,
)
from sudologue.model import Cell, Clue

Fields = dict[str, object]

LARGEST_NUMBER = 100_000
_MOST_CELLS = 35 * 35


def clue_data(clue: Clue) -> Fields:
    """A clue as JSON's own types; one of another kind than the library's cannot be told."""
    name = next((name for name, kind in kinds().items() if type(clue) is kind), None)
    if name is None:
        raise refusal("own_clue", clue=clue.noun, kinds=[*kinds()])
    data: Fields = {"kind": name}
    for part in dataclasses.fields(cast("Any", clue)):
        value = getattr(clue, part.name)
        if value != part.default:
            data[part.name] = _written(value)
    return data


def _written(value: object) -> object:
    if isinstance(value, Cell):
        return str(value)
    if isinstance(value, tuple):
        return [_written(each) for each in cast("tuple[object, ...]", value)]
    return value


def read_clue(data: object, cells: dict[str, Cell]) -> Clue:
    """The clue that the data tell, its cells out of those of the board, by name."""
    if type(data) is not dict:
        raise expected("clue_parts", data)
    fields = cast("Fields", data)
    name = fields.get("kind")
    kind = kinds().get(name) if isinstance(name, str) else None
    if kind is None:
        raise expected_one_of(kinds(), name).under("kind")
    parts = dataclasses.fields(kind)
    optional = [part.name for part in parts if part.default is not dataclasses.MISSING]
    check_keys(fields, ("kind", *(part.name for part in parts)), optional)
    types = part_types(kind)
    values: Fields = {}
    for part in parts:
        if part.name in fields:
            try:
                values[part.name] = _READ[types[part.name]](fields[part.name], cells)
            except TraceFormatError as fault:
                raise fault.under(part.name) from None
    return cast("Callable[..., Clue]", kind)(**values)


@cached(None)
def part_types(kind: type[Any]) -> dict[str, object]:
    """The type of each part of a kind, without the `None` of one that need not be there."""
    hints = get_type_hints(kind)
    types = {part.name: hints[part.name] for part in dataclasses.fields(kind)}
    return {name: int if hint == int | None else hint for name, hint in types.items()}


def read_cell(text: object, cells: dict[str, Cell]) -> Cell:
    """The cell of a name."""
    if type(text) is not str or text not in cells:
        raise expected("board_cell", text)
    return cells[text]


def _read_cells(data: object, cells: dict[str, Cell]) -> tuple[Cell, ...]:
    return read_each(_entries(data), lambda text: read_cell(text, cells))


def _read_lines(data: object, cells: dict[str, Cell]) -> tuple[tuple[Cell, ...], ...]:
    return read_each(_entries(data), lambda line: _read_cells(line, cells))


def _read_number(data: object, cells: dict[str, Cell]) -> int:
    if type(data) is not int or not 1 <= data <= LARGEST_NUMBER:
        raise expected("a_number", data, least=1, most=LARGEST_NUMBER)
    return data


def _read_truth(data: object, cells: dict[str, Cell]) -> bool:
    if type(data) is not bool:
        raise expected("a_bool", data)
    return data


_READ: dict[object, Callable[[object, dict[str, Cell]], object]] = {
    tuple[Cell, ...]: _read_cells,
    tuple[tuple[Cell, ...], ...]: _read_lines,
    int: _read_number,
    bool: _read_truth,
}


def _entries(data: object) -> list[object]:
    if type(data) is not list:
        raise expected("a_list", data)
    entries = cast("list[object]", data)
    if len(entries) > _MOST_CELLS:
        raise refusal("many_entries", count=len(entries), most=_MOST_CELLS)
    return entries
