"""Extra regions in files, which bring those with all digits in the same fields."""

from __future__ import annotations

from collections.abc import Iterator

from sudologue.clues.region.law import Region
from sudologue.formats.clue_files import (
    ClueFiles,
    FPuzzlesField,
    Item,
    RecordFields,
    VariantRecord,
    lists_of_cells,
    names_of,
)
from sudologue.model import Clue

_FIELD = "extraregion"


def _read(item: Item) -> Iterator[Clue]:
    yield Region(item.cell_set())


def _write(clue: Region) -> tuple[str, dict[str, object]]:
    return _FIELD, {"cells": names_of(clue.cells)}


def _recorded(record: VariantRecord) -> Iterator[Clue]:
    for cells in lists_of_cells(record.extra, "extra_regions"):
        if len(cells) != record.size:
            yield Region.of(cells)


def _line(name: str, said: str) -> Region | None:
    return Region.of(said) if name == "Region" else None


FILES = ClueFiles(
    f_puzzles=(
        FPuzzlesField(_FIELD, frozenset({"cells"}), _read, "Extra Region", drawn_as="cage"),
    ),
    write=_write,
    record=RecordFields(frozenset(), _recorded, rank=1),  # its field is in `extra`
    line=_line,
    is_region=True,
)
