"""A variant puzzle as one JSON object, with its clues by field.

    {"size": 9, "givens": "…", "cages": [{"cells": ["r1c1", "r1c2"], "sum": 10}], "extra": {…}}

A record tells its regions, or the shape of its boxes in `box`, of its own or of `extra`; without
either it has the usual boxes of its size, or those asked for. `"box": null`, or `no_boxes` among
`extra.features`, says that it has rows and columns alone. Fields that are neither read nor known to
say nothing of the puzzle are refused by name: without what they say it would be another puzzle.
"""

from __future__ import annotations

from collections.abc import Iterator

from sudologue.caches import cached
from sudologue.errors import BoardTextError, LayoutError
from sudologue.formats.clue_files import (
    RecordFields,
    VariantRecord,
    all_files,
    cells_told,
    lists_of_cells,
    refuse_unknown,
)
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
from sudologue.formats.plain_line import PlainLine
from sudologue.formats.reading import Reading
from sudologue.formats.variants import ANY_SIZE, Feature, base_of, blocks_of, put_together, settled
from sudologue.formats.variants import features as features_of
from sudologue.messages import Messages
from sudologue.model import Board, Candidate, HouseKind, Layout, parse_digit
from sudologue.model.layout import USUAL_SIZES, usual_layout

_say = Messages(__name__)

_PUZZLE = "givens"
_NOTES = frozenset(
    {"id", "source", "kind", "solution", "expected", "title", "author", "difficulty", "rating"}
)
_BOXLESS = "no_boxes"
_EXTRA_NOTES = frozenset(
    {
        "features",
        "mixed",
        "disconnected_regions",
        "solution_in_source",
        "verified_by",
        "also_in",
        "altered",
    }
)
REGIONS = "regions"
_OF_LAYOUTS = frozenset({REGIONS, "box", "extra"})
_FLAGS = {
    "windoku": Feature.WINDOWS,
    "disjoint_groups": Feature.GROUPS,
    "anti_knight": Feature.KNIGHT,
    "anti_king": Feature.KING,
}
_DIAGONALS = {"main": Feature.MAIN_DIAGONAL, "anti": Feature.ANTI_DIAGONAL}
_EXTRA_READ = frozenset({*_FLAGS, "box", "diagonals", "even", "odd", "extra_regions", "candidates"})


def _kinds() -> list[RecordFields]:
    return [files.record for files in all_files() if files.record is not None]


@cached(None)
def _of_variants() -> frozenset[str]:
    return _OF_LAYOUTS.union(*(kind.names for kind in _kinds()))


def is_record(fields: Fields) -> bool:
    """Whether an object is such a record: it has a size, and more than that beside its givens."""
    return _PUZZLE in fields and "size" in fields and not _of_variants().isdisjoint(fields)


def read_fields(fields: Fields, slug: str, number: int, layout: Layout | None) -> Reading:
    """The puzzle of a record; what says nothing of the puzzle becomes notes."""
    extra = fields_of(fields.get("extra", {}), "extra")
    refuse_unknown(fields, _of_variants() | {_PUZZLE, "size"} | _NOTES)
    refuse_unknown(extra, _EXTRA_READ | _EXTRA_NOTES)
    try:
        own = _layout(fields, extra, layout)
    except LayoutError as error:
        raise BoardTextError(str(error)) from None
    warnings = () if blocks_of(own) else (_say("no_boxes"),)
    puzzle = fields[_PUZZLE]
    if not isinstance(puzzle, str):
        raise BoardTextError(_say("no_text", name=_PUZZLE, value=kind_of(puzzle)))
    board = PlainLine().read_line(puzzle, 1, own).board
    barred = [
        c for c in _barred(extra, own) if not board.is_given(c.cell) or c.digit == board[c.cell]
    ]
    if barred:
        board = Board(board.masks.barring(barred))
    said = [(name, fields[name]) for name in fields if name in _NOTES]
    said += [(name, extra[name]) for name in extra if name in _EXTRA_NOTES]
    notes = tuple((name, note_text(value)) for name, value in said if not is_blank(value))
    return Reading(board, slug, warnings, notes, number)


def _layout(fields: Fields, extra: Fields, wanted: Layout | None) -> Layout:
    base = _base(fields, extra, wanted)
    features = [
        feature
        for name, feature in _FLAGS.items()
        if truth_of(extra.get(name, False), f"extra.{name}")
    ]
    diagonals = items_of(extra.get("diagonals", []), "extra.diagonals")
    for name in diagonals:
        if name not in ("main", "anti"):
            raise BoardTextError(_say("no_diagonal", value=kind_of(name)))
    features += [feature for name, feature in _DIAGONALS.items() if name in diagonals]
    groups = lists_of_cells(extra, "extra_regions")
    whole = [group for group in groups if len(group) == base.size]
    has = features_of(base)
    layout = put_together(base, [feature for feature in features if feature not in has], ())
    if whole:
        layout = layout.with_houses(whole, HouseKind.EXTRA)
    record, kinds = VariantRecord(fields, extra, base.size), sorted(_kinds(), key=lambda k: k.rank)
    clues = dict.fromkeys(clue for kind in kinds for clue in kind.read(record))
    return layout.with_clues(*clues) if clues else layout


def _base(fields: Fields, extra: Fields, wanted: Layout | None) -> Layout:
    """Rows, columns, and the regions or boxes that the record tells, or those of the options."""
    size = number_of(fields["size"], "size")
    if size not in ANY_SIZE:
        raise BoardTextError(_say("wrong_size", size=size, most=max(ANY_SIZE)))
    told = _told(fields, extra, size)
    if told is not None and wanted is not None and blocks_of(told) == blocks_of(wanted):
        told = None
    if told is None:
        usual = usual_layout(size) if size in USUAL_SIZES else base_of([None] * size**2)
        base = wanted or usual
    else:
        base = settled(told, wanted)
    if base.size != size:
        raise BoardTextError(_say("size_of_regions", size=size, rows=base.size))
    return base


def _told(fields: Fields, extra: Fields, size: int) -> Layout | None:
    """The base that a record tells of, if it does."""
    boxes = [said["box"] for said in (fields, extra) if "box" in said]
    if _BOXLESS in items_of(extra.get("features", []), "extra.features"):
        boxes.append(None)
    regions = map_of(fields.get(REGIONS))
    if any(box != boxes[0] for box in boxes) or (regions and any(boxes)):
        raise BoardTextError(_say("two_shapes"))
    if regions:
        return base_of(regions)
    if not boxes:
        return None
    if boxes[0] is None:
        return base_of([None] * size**2)
    sides = items_of(boxes[0], "box")
    if len(sides) != 2:
        raise BoardTextError(_say("no_sides"))
    height, width = [number_of(side, _say("side")) for side in sides]
    return Layout.boxes(height, width)


def map_of(value: object) -> str:
    """A symbol for the region of each cell, told in a line or in rows; nothing if none is told."""
    if isinstance(value, str) or is_blank(value):
        return "".join(str(value or "").split())
    symbols: list[str] = []
    for row in items_of(value, REGIONS):
        cells = items_of(row, REGIONS) if kind_of(row) == "a list" else []
        symbols += map(str, cells or str(row))
    if any(len(symbol) != 1 for symbol in symbols):
        raise BoardTextError(_say("long_symbol", name=REGIONS))
    return "".join(symbols)


def _barred(extra: Fields, layout: Layout) -> Iterator[Candidate]:
    """The candidates that parities and pencil marks rule out."""
    tables = layout.tables
    for name, odd in (("even", 1), ("odd", 0)):
        for cell in cells_told(extra.get(name, []), f"extra.{name}"):
            yield from (Candidate(cell, digit) for digit in tables.digits if digit % 2 == odd)
    domains = items_of(extra.get("candidates", []), "extra.candidates")
    if not domains:
        return
    if len(domains) != tables.cell_count:
        raise BoardTextError(_say("wrong_count", found=len(domains), expected=tables.cell_count))
    for cell, domain in zip(layout.cells, domains, strict=True):
        if not isinstance(domain, str):
            raise BoardTextError(_say("no_candidates", value=kind_of(domain)))
        allowed = {parse_digit(symbol) for symbol in domain}
        yield from (Candidate(cell, digit) for digit in tables.digits if digit not in allowed)
