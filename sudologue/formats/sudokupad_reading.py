"""The puzzle in a SudokuPad file: givens, regions, cages, and what the file says about itself.

SudokuPad keeps drawings, and the rules of a puzzle are in words beside them. Cages alone say what
they mean. Whatever else is drawn may be a rule, and is refused unless drawings are to be ignored.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from math import isqrt

from sudologue.errors import BoardTextError, LayoutError
from sudologue.formats.clue_files import all_files
from sudologue.formats.json_text import (
    Fields,
    fields_of,
    is_blank,
    items_of,
    kind_of,
    note_text,
    number_of,
    truth_of,
)
from sudologue.formats.pencil_marks import digits_among
from sudologue.formats.reading import Reading, candidates_of, marks_on, position
from sudologue.formats.refusals import rules_among, set_aside, unsupported
from sudologue.formats.variants import Feature, Region, base_of, put_together, settled
from sudologue.messages import Messages
from sudologue.model import Cell, Clue, Layout
from sudologue.model.cell import LARGEST_DIGIT

_say = Messages(__name__)

# The short names that zipping gives to what is read here, and to the drawings.
_SHORT = {
    "ce": "cells",
    "re": "regions",
    "ca": "cages",
    "li": "lines",
    "l": "lines",
    "ar": "arrows",
    "a": "arrows",
    "un": "underlays",
    "u": "underlays",
    "ov": "overlays",
    "o": "overlays",
    "cs": "cellSize",
    "md": "metadata",
    "so": "solution",
    "v": "value",
    "pm": "pencilMarks",
    "pe": "pencilMarks",
    "pv": "pencilMarks",
    "sp": "settings",
}
_READ = frozenset({"cells", "regions", "cages", "metadata", "solution"})
_DRAWINGS = {"lines": "lines", "arrows": "arrows", "underlays": "shapes", "overlays": "shapes"}
_IDLE = frozenset({"id", "cellSize", "settings", "version"})
_CELL_PARTS = frozenset({"value", "given"})
_CENTRE_MARKS = frozenset({"pencilMarks", "centremarks", "candidates"})
_CORNER_MARKS = "cornermarks"
_CAGE_LOOKS = frozenset({"style", "hidden", "outlineC", "fontC", "color", "type"})
_MOST_CLUES = 1_000


def looks_like_one(fields: Mapping[str, object]) -> bool:
    """Whether a JSON object is meant to be a SudokuPad file."""
    return isinstance(fields.get("cells", fields.get("ce")), list)


def read_puzzle(
    value: object, slug: str, layout: Layout | None = None, ignore_drawings: bool = False
) -> Reading:
    """The position of a SudokuPad file; its faults name the place by names and numbers."""
    fields = _in_full(fields_of(value, _say("puzzle")))
    said = [name for name in fields if name not in _READ | _IDLE and not is_blank(fields[name])]
    unknown = [name for name in said if name not in _DRAWINGS]
    if unknown:
        raise unsupported(unknown)
    contents = _cells(fields)
    values, given = contents.values, contents.given
    base = base_of(_regions(fields, isqrt(len(values))))
    notes: dict[str, str] = {}
    features, extra, clues = _cages(fields, base, notes)
    _read_metadata(fields, notes)
    rules = rules_among(notes.items())
    aside = set_aside([_DRAWINGS[name] for name in said], rules, ignore_drawings)
    whole = put_together(base, features, extra)
    own = settled(whole.with_clues(*clues) if clues else whole, layout)
    board = position(values, own, given)
    marks = marks_on(board, *(candidates_of(m, own) for m in (contents.centre, contents.corner)))
    warnings = (
        *aside,
        *(_say("hint_marks"),) * contents.has_marks,
        *(_say("cages_are_killers"),) * bool(clues and not rules),
    )
    return Reading(board, slug, warnings, tuple(notes.items()), marks=marks)


@dataclass
class _CellContents:
    """What the cells say, gathered while they are read; marks with a bit for each digit."""

    values: list[int | None] = field(default_factory=list[int | None])
    given: set[int] = field(default_factory=set[int])
    centre: list[int] = field(default_factory=list[int])
    corner: list[int] = field(default_factory=list[int])
    has_marks: bool = False


def _in_full(fields: Fields) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, value in fields.items():
        full = _SHORT.get(name, name)
        if full in found and not is_blank(value):
            raise BoardTextError(_say("twice", name=full))
        found.setdefault(full, value)
    return found


def _cells(fields: Fields) -> _CellContents:
    rows = items_of(fields.get("cells"), "cells")
    size = len(rows)
    if not 1 <= size <= LARGEST_DIGIT:
        raise BoardTextError(_say("wrong_size", size=size, most=LARGEST_DIGIT))
    contents = _CellContents()
    for row, items in enumerate(rows):
        cells = items_of(items, _say("row", row=row + 1))
        if len(cells) != size:
            found = _say("wrong_row", row=row + 1, found=len(cells))
            raise BoardTextError(_say("not_square", fault=found, size=size))
        for col, item in enumerate(cells):
            cell = Cell(row, col)
            parts = _in_full(fields_of({} if item is None else item, str(cell)))
            _read_marks(contents, parts, cell, size)
            value = parts.get("value")
            digit = (
                None if is_blank(value) else number_of(value, partial(_say, "digit_of", cell=cell))
            )
            if digit and truth_of(parts.get("given", True), partial(_say, "given_of", cell=cell)):
                contents.given.add(len(contents.values))
            contents.values.append(digit or None)
    return contents


def _read_marks(contents: _CellContents, parts: Fields, cell: Cell, size: int) -> None:
    contents.centre.append(0)
    contents.corner.append(0)
    for name, value in parts.items():
        if name in _CELL_PARTS or is_blank(value):
            continue
        contents.has_marks = True
        if name == _CORNER_MARKS:
            contents.corner[-1] |= digits_among(value, size)
        elif name in _CENTRE_MARKS:
            contents.centre[-1] |= digits_among(value, size)
        else:
            raise BoardTextError(_say("unknown_in_cell", cell=cell, name=name))


def _regions(fields: Fields, size: int) -> list[int | None]:
    regions: list[int | None] = [None] * (size * size)
    for number, item in enumerate(items_of(fields.get("regions") or [], "regions")):
        for cell in _group(item, _say("region", number=number + 1), size):
            at = cell.row * size + cell.col
            if regions[at] is not None:
                raise BoardTextError(_say("two_regions", cell=cell))
            regions[at] = number
    if all(region is None for region in regions):
        raise BoardTextError(_say("no_regions"))
    return regions


def _group(value: object, where: str, size: int) -> Region:
    cells: list[Cell] = []
    for item in items_of(value, where):
        pair = items_of(item, partial(_say, "cell_of", where=where))
        if len(pair) != 2:
            raise BoardTextError(_say("no_pair", where=where))
        row, col = (number_of(part, partial(_say, "cell_of", where=where)) for part in pair)
        if not (0 <= row < size and 0 <= col < size):
            raise BoardTextError(_say("off_board", where=where, row=row, col=col))
        cells.append(Cell(row, col))
    return tuple(sorted(set(cells)))


def _cages(
    fields: Fields, base: Layout, notes: dict[str, str]
) -> tuple[list[Feature], list[Region], list[Clue]]:
    """Houses and killer cages among the cages. Those without cells become notes."""
    known = {frozenset(house.cells) for house in base.houses}
    diagonals = {
        frozenset(base.with_diagonals(anti=False).houses[-1].cells): Feature.MAIN_DIAGONAL,
        frozenset(base.with_diagonals(main=False).houses[-1].cells): Feature.ANTI_DIAGONAL,
    }
    features: list[Feature] = []
    extra: list[Region] = []
    killer: dict[Clue, None] = {}
    for number, item in enumerate(items_of(fields.get("cages") or [], "cages"), 1):
        where = _say("cage", number=number)
        cage = _in_full(fields_of({} if item is None else item, where))
        if is_blank(cage.get("cells")):
            _read_remark(cage, notes)
            continue
        cells = _group(cage["cells"], where, base.size)
        total = _total(cage, _say("cage_at", cell=cells[0]))
        if total is not None or len(cells) != base.size:
            clue_of = next(filter(None, (files.sudokupad_cage for files in all_files())))
            try:
                killer[clue_of(cells, total)] = None
            except LayoutError as error:
                raise BoardTextError(str(error)) from None
            if len(killer) > _MOST_CLUES:
                raise BoardTextError(_say("too_many_cages", most=_MOST_CLUES))
        elif frozenset(cells) in diagonals:
            features.append(diagonals[frozenset(cells)])
        elif frozenset(cells) not in known:
            extra.append(cells)
            features.append(Feature.EXTRA)
    return features, extra, list(killer)


def _total(cage: Fields, where: str) -> int | None:
    """What a cage makes, if it says so; all its digits have to differ."""
    strange = cage.keys() - _CAGE_LOOKS - {"cells", "unique", "value", "sum"}
    if strange:
        raise BoardTextError(_say("unknown_part", where=where, name=min(strange)))
    if cage.get("unique") is not True:
        raise BoardTextError(_say("not_unique", where=where))
    told = [cage[name] for name in ("value", "sum") if not is_blank(cage.get(name))]
    totals = {number_of(value, _say("total_of", where=where)) for value in told}
    if len(totals) > 1:
        raise BoardTextError(_say("two_totals", where=where))
    return totals.pop() if totals else None


def _read_remark(cage: Fields, notes: dict[str, str]) -> None:
    value = cage.get("value")
    if isinstance(value, str) and value.strip():
        name, colon, text = value.partition(":")
        name, text = (name.strip(), text) if colon and name.strip().isalnum() else ("remark", value)
        before = [notes[name]] if name in notes else []  # rules may stand in several
        notes[name] = "\n".join([*before, note_text(text.strip())])


def _read_metadata(fields: Fields, notes: dict[str, str]) -> None:
    metadata = fields_of(fields.get("metadata") or {}, "metadata")
    for name, value in {**metadata, "solution": fields.get("solution")}.items():
        if is_blank(value):
            continue
        if value is True:
            raise BoardTextError(_say("unknown_metadata", name=name))
        if kind_of(value) == "a list":
            lines = items_of(value, name)
            if all(isinstance(line, str) for line in lines):
                value = "\n".join(map(str, lines))
        notes.setdefault(name, note_text(value))
