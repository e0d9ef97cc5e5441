"""The puzzle in an f-puzzles file: its fields read into a board.

A field that is not known here is a constraint until shown otherwise, and the puzzle without it
would be another one: it is refused by its name. So are drawings that do not say what they mean,
unless they are to be ignored, and coloured cells in a file with rules that may speak of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial

from sudologue.errors import BoardTextError
from sudologue.formats.clue_files import (
    DRAWINGS,
    EXTRA_REGIONS,
    cell_named,
    fields_of_clues,
    files_of,
    plain_drawings,
    read_clues,
)
from sudologue.formats.json_text import (
    Fields,
    fields_of,
    is_blank,
    items_of,
    note_text,
    number_of,
    truth_of,
)
from sudologue.formats.pencil_marks import digits_among
from sudologue.formats.reading import Reading, candidates_of, marks_on, position
from sudologue.formats.refusals import rules_among, set_aside, unsupported
from sudologue.formats.variants import Feature, base_of, put_together, settled, windows_of
from sudologue.messages import Messages
from sudologue.model import Cell, HouseKind, Layout, digit_text
from sudologue.model.layout import usual_layout
from sudologue.model.values import no_digit
from sudologue.wording import quoted

_say = Messages(__name__)

SIZES = range(3, 17)
TITLE = "f-puzzles"

FLAGS = {
    "diagonal-": Feature.MAIN_DIAGONAL,
    "diagonal+": Feature.ANTI_DIAGONAL,
    "disjointgroups": Feature.GROUPS,
    "antiknight": Feature.KNIGHT,
    "antiking": Feature.KING,
}
_DIAGONALS = (Feature.MAIN_DIAGONAL, Feature.ANTI_DIAGONAL)
# Parity as the digits that it bars.
_PARITIES = {"odd": 0, "even": 1}
NOTES = {"title": "title", "author": "author", "ruleset": "rules", "solution": "solution"}
_SETTINGS = frozenset(
    [
        "size",
        "grid",
        "highlightConflicts",
        "successMessage",
        "disabledlogic",
        "truecandidatesoptions",
    ]
)
_CELL_COLOURS = frozenset({"c", "cArray", "highlight", "highlightArray"})
_CORNER_MARKS = "cornerPencilMarks"
_CELL_PARTS = frozenset(
    {"value", "given", "region", "centerPencilMarks", "givenPencilMarks", _CORNER_MARKS}
)
_OF_A_SOLVER = "candidates"


@dataclass
class _CellContents:
    """What the cells say, gathered while they are read."""

    size: int
    values: list[int | None] = field(default_factory=list[int | None])
    given: set[int] = field(default_factory=set[int])
    regions: list[int | None] = field(default_factory=list[int | None])
    allowed: dict[int, frozenset[int]] = field(default_factory=dict[int, frozenset[int]])
    marked: dict[int, frozenset[int]] = field(default_factory=dict[int, frozenset[int]])
    cornered: list[int] = field(default_factory=list[int])
    coloured: set[Cell] = field(default_factory=set[Cell])
    left_aside: dict[str, None] = field(default_factory=dict[str, None])


def looks_like_one(fields: Mapping[str, object]) -> bool:
    """Whether a JSON object is meant to be an f-puzzles file."""
    return isinstance(fields.get("grid"), list)


# reading


def read_puzzle(
    value: object, slug: str, layout: Layout | None = None, ignore_drawings: bool = False
) -> Reading:
    """The position of an f-puzzles file; its faults name the place by names and numbers."""
    fields = fields_of(value, _say("puzzle"))
    _refuse_unknown(fields)
    rows = _rows(fields)
    contents = _CellContents(len(rows))
    for number, row in enumerate(rows):
        for col, cell in enumerate(row):
            _read_cell(contents, Cell(number, col), cell)
    own = settled(_layout(fields, contents), layout)
    notes = _notes(fields, own)
    rules = rules_among(notes)
    drawn = [*plain_drawings(fields), *_doubtful_colours(fields, contents, rules)]
    warnings = [*set_aside(drawn, rules, ignore_drawings)]
    if contents.left_aside:
        warnings.append(_say("left_aside", names=contents.left_aside))
    if any(contents.cornered):
        warnings.append(_say("corner_marks"))
    barred = _outside(own, contents.allowed)
    for name, parity in _PARITIES.items():
        for item in items_of(fields.get(name) or [], name):
            cell = cell_named(fields_of(item, name).get("cell"), contents.size)
            tables = own.tables
            digits = [d for d in tables.digits if d % 2 == parity]
            barred |= sum(1 << tables.candidate_number(cell, d) for d in digits)
    board = position(
        contents.values, own, contents.given, ~_outside(own, contents.marked), barred=barred
    )
    corner = candidates_of(contents.cornered, own)
    marks = marks_on(board, _within(own, contents.marked), corner)
    return Reading(board, slug, tuple(warnings), notes, marks=marks)


def _refuse_unknown(fields: Fields) -> None:
    known = {*FLAGS, *_PARITIES, *NOTES, *_SETTINGS, *DRAWINGS, *fields_of_clues()}
    unknown = [name for name, value in fields.items() if name not in known and not is_blank(value)]
    if unknown:
        raise unsupported(unknown)


def _rows(fields: Fields) -> list[list[object]]:
    rows = items_of(fields.get("grid"), "grid")
    size = number_of(fields.get("size", len(rows)), "size")
    if size not in SIZES:
        raise BoardTextError(_say("wrong_size", size=size))
    if len(rows) != size:
        raise BoardTextError(_say("wrong_rows", found=len(rows), size=size))
    cells: list[list[object]] = []
    for number, row in enumerate(rows, 1):
        items = items_of(row, _say("row", number=number))
        if len(items) != size:
            message = _say("wrong_row", number=number, found=len(items), size=size)
            raise BoardTextError(message)
        cells.append(items)
    return cells


def _read_cell(contents: _CellContents, cell: Cell, value: object) -> None:
    number = len(contents.values)
    parts = fields_of({} if value is None else value, str(cell))
    for name, part in parts.items():
        if name in _CELL_PARTS or is_blank(part):
            continue
        if name in _CELL_COLOURS:
            contents.left_aside["colours"] = None
            contents.coloured.add(cell)
        elif name == _OF_A_SOLVER:
            contents.left_aside[_say("solver_marks")] = None
        else:
            raise BoardTextError(_say("unsupported", cell=cell, name=name))
    digit = _digit(contents.size, parts.get("value"), cell)
    contents.values.append(digit)
    given = parts.get("given")
    if (
        digit is not None
        and not is_blank(given)
        and truth_of(given, partial(_say, "given_of", cell=cell))
    ):
        contents.given.add(number)
    contents.regions.append(_region(contents.size, parts, cell))
    contents.cornered.append(digits_among(parts.get(_CORNER_MARKS), contents.size))
    for name, target in (
        ("givenPencilMarks", contents.allowed),
        ("centerPencilMarks", contents.marked),
    ):
        if not is_blank(marks := parts.get(name)):
            where = partial(_say, "marks_of", name=name, cell=cell)
            digits = [_digit(contents.size, mark, cell) for mark in items_of(marks, where)]
            target[number] = frozenset(digit for digit in digits if digit is not None)


def _digit(size: int, value: object, cell: Cell) -> int | None:
    if is_blank(value):
        return None
    digit = number_of(value, partial(_say, "digit_of", cell=cell))
    if digit == 0:
        return None
    if not 1 <= digit <= size:
        raise no_digit(cell, digit, size)
    return digit


def _region(size: int, parts: Fields, cell: Cell) -> int | None:
    if "region" not in parts:
        houses = usual_layout(size).houses_with(cell)
        return next(house.index for house in houses if house.kind is HouseKind.BOX)
    if parts["region"] is None:
        return None
    region = number_of(parts["region"], partial(_say, "region_of", cell=cell))
    return region if region >= 0 else None


def _layout(fields: Fields, contents: _CellContents) -> Layout:
    base = base_of(contents.regions)
    features: list[Feature] = []
    clues = read_clues(fields, base.size)
    whole = [c.cells for c in clues if files_of(c).is_region and len(c.cells) == base.size]
    windows = windows_of(base)
    has_windows = bool(windows) and set(windows) <= set(whole)
    extra = [cells for cells in whole if not (has_windows and cells in windows)]
    for name, value in fields.items():
        if is_blank(value):
            continue
        if name in FLAGS and truth_of(value, quoted(name)):
            features.append(FLAGS[name])
        elif name == EXTRA_REGIONS or (name in DRAWINGS and EXTRA_REGIONS not in fields):
            features += [Feature.WINDOWS] * has_windows + [Feature.EXTRA] * bool(extra)
    if Feature.GROUPS in features and base != usual_layout(base.size):
        raise BoardTextError(_say("odd_groups"))
    # both diagonals stand where the first of them is told, the main one before the other
    first = min((features.index(each) for each in _DIAGONALS if each in features), default=0)
    both = [feature for feature in _DIAGONALS if feature in features]
    layout = put_together(base, [*features[:first], *both, *features[first:]], extra)
    further = [c for c in clues if not (files_of(c).is_region and c.cells in whole)]
    return layout.with_clues(*further) if further else layout


def _within(layout: Layout, domains: Mapping[int, frozenset[int]]) -> int:
    """These digits of these cells as candidates."""
    return sum(
        1 << layout.tables.candidate_number(layout.cells[number], digit)
        for number, domain in domains.items()
        for digit in domain
    )


def _outside(layout: Layout, domains: Mapping[int, frozenset[int]]) -> int:
    """The candidates that these cells cannot take."""
    all_of_them = sum(layout.tables.domain_masks[number] for number in domains)
    return all_of_them & ~_within(layout, domains)


def _doubtful_colours(fields: Fields, contents: _CellContents, rules: str) -> list[str]:
    """Coloured cells of which the rules may speak; not those that only show the extra regions."""
    clues = read_clues(fields, contents.size) if contents.coloured and rules else ()
    regions = {cell for c in clues if files_of(c).is_region for cell in c.cells}
    return [_say("colours")] if rules and contents.coloured != regions else []


def _notes(fields: Fields, layout: Layout) -> tuple[tuple[str, str], ...]:
    notes: list[tuple[str, str]] = []
    for name, ours in NOTES.items():
        value = fields.get(name)
        if not is_blank(value):
            text = _solution(value, layout) if ours == "solution" else None
            notes.append((ours, text or note_text(value)))
    return tuple(notes)


def _solution(value: object, layout: Layout) -> str | None:
    """A solution as a line, where it is one."""
    try:
        digits = [number_of(item, "solution") for item in items_of(value, "solution")]
    except BoardTextError:
        return None
    if len(digits) != len(layout.cells) or not {*digits} <= {*layout.tables.digits}:
        return None
    return "".join(digit_text(digit) for digit in digits)
