"""Cages in files."""

from __future__ import annotations

from collections.abc import Iterator

from sudologue.clues.cage.law import Cage
from sudologue.errors import BoardTextError
from sudologue.formats.clue_files import (
    ClueFiles,
    FPuzzlesField,
    Item,
    RecordFields,
    VariantRecord,
    cells_told,
    names_of,
    refuse_unknown,
)
from sudologue.formats.json_text import fields_of, is_blank, items_of, number_of, truth_of
from sudologue.model import Clue

_FIELD = "killercage"


def _read(item: Item) -> Iterator[Clue]:
    value = item.parts.get("value")
    total = None if is_blank(value) else number_of(value, f"the value of {item.where}")
    yield Cage(item.cell_set(), total)


def _write(clue: Cage) -> tuple[str, dict[str, object]]:
    value = {} if clue.total is None else {"value": str(clue.total)}
    return _FIELD, {"cells": names_of(clue.cells), **value}


def _recorded(record: VariantRecord) -> Iterator[Clue]:
    for item in items_of(record.fields.get("cages", []), "cages"):
        cage = fields_of(item, "a cage")
        refuse_unknown(cage, frozenset({"cells", "sum", "distinct"}))
        if not truth_of(cage.get("distinct", True), "distinct of a cage"):
            raise BoardTextError("a cage is not distinct, which is not read: expected true")
        total = cage.get("sum")
        cells = cells_told(cage.get("cells"), "cells of a cage")
        yield Cage.of(cells, None if total is None else number_of(total, "sum of a cage"))


def _line(name: str, said: str) -> Cage | None:
    if name.isdecimal():
        return Cage.of(said, int(name))
    return Cage.of(said) if name == "Cage" else None


FILES = ClueFiles(
    f_puzzles=(
        FPuzzlesField(_FIELD, frozenset({"cells", "value"}), _read, "Killer Cage", drawn_as="cage"),
    ),
    write=_write,
    record=RecordFields(frozenset({"cages"}), _recorded, rank=2),
    line=_line,
    sudokupad_cage=Cage,
)
