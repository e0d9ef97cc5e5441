"""Arrows in files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from sudologue.clues.arrow.law import Arrow
from sudologue.errors import BoardTextError, FormatError
from sudologue.formats.clue_files import (
    ClueFiles,
    FPuzzlesField,
    Item,
    RecordFields,
    VariantRecord,
    cells_told,
    lists_of_cells,
    names_of,
    refuse_unknown,
)
from sudologue.formats.json_text import fields_of, items_of
from sudologue.model import Cell, Clue

_FIELD = "arrow"
_LONGEST_PILL = 3


def _read(item: Item) -> Iterator[Clue]:
    """Its lines begin in the circle; a pill is read from the left, or from above."""
    circle = item.cell_set()
    if len(circle) > _LONGEST_PILL:
        raise BoardTextError(f"{item.where} has a pill of {len(circle)} cells: expected 2 or 3")
    shafts: list[tuple[Cell, ...]] = []
    for line in item.lines():
        on_circle = next((n for n, cell in enumerate(line) if cell not in circle), len(line))
        shafts.append(line[on_circle:])
    yield from _arrows(circle, shafts)


def _arrows(circle: tuple[Cell, ...], shafts: Sequence[tuple[Cell, ...]]) -> Iterator[Clue]:
    """One arrow with all shafts of a circle, or one for each where shafts share cells."""
    cells = [cell for shaft in shafts for cell in shaft]
    if len(set(cells)) == len(cells):
        yield Arrow(circle, tuple(shafts))
    else:
        yield from (Arrow(circle, (shaft,)) for shaft in shafts)


def _write(clue: Arrow) -> tuple[str, dict[str, object]]:
    circle = clue.circle
    if circle != tuple(sorted(circle)) or len(circle) > _LONGEST_PILL:
        raise FormatError(f"f-puzzles cannot say how the pill of {clue.noun} is read")
    lines = [names_of((_nearest(circle, shaft[0]), *shaft)) for shaft in clue.shafts]
    return _FIELD, {"cells": names_of(circle), "lines": lines}


def _nearest(circle: Iterable[Cell], cell: Cell) -> Cell:
    return min(circle, key=lambda c: (c.row - cell.row) ** 2 + (c.col - cell.col) ** 2)


def _recorded(record: VariantRecord) -> Iterator[Clue]:
    shafts: dict[tuple[Cell, ...], list[tuple[Cell, ...]]] = {}
    for cells in lists_of_cells(record.fields, "arrows"):
        shafts.setdefault(cells[:1], []).append(cells[1:])
    for item in items_of(record.fields.get("pills", []), "pills"):
        pill = fields_of(item, "a pill")
        refuse_unknown(pill, frozenset({"pill", "shafts"}))
        cells = cells_told(pill.get("pill"), "a pill")
        shafts.setdefault(cells, []).extend(lists_of_cells(pill, "shafts"))
    for circle, its in shafts.items():
        yield from _arrows(circle, its)


def _line(name: str, said: str) -> Arrow | None:
    if name in ("Arrow", "Pill arrow"):
        return Arrow.of(*said.replace(" +", "").split(" = "))
    return None


FILES = ClueFiles(
    f_puzzles=(FPuzzlesField(_FIELD, frozenset({"cells", "lines"}), _read),),
    write=_write,
    record=RecordFields(frozenset({"arrows", "pills"}), _recorded, rank=4),
    line=_line,
)
