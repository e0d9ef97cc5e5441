"""A position as a JSON object of our own: everything that a board knows.

    {"format":"sudologue-board","version":1,"puzzle":"1...","placed":".2.."}

| field | what it holds |
|---|---|
| `layout` | as in a trace file; absent for the usual layout of a size |
| `puzzle` | the givens in one line |
| `placed` | the other digits in one line; absent if there are none |
| `candidates` | for each cell, what it may still take; absent if the digits tell |
| `barred` | for each cell, what the puzzle itself rules out; absent if nothing is |
| `centre_marks`, `corner_marks` | for each cell, what a player pencilled in; absent if nothing |
| `notes` | what came along, by name |

What the commands write as JSON is read, too: a record has its puzzle as a line and, where that does
not tell all of it, a `position` with the rest; a puzzle that was made has its layout.
"""

from __future__ import annotations

from typing import cast

from sudologue.caches import LAYOUTS, cached
from sudologue.errors import BoardTextError
from sudologue.formats.json_text import Fields, dump, fields_of, items_of, kind_of, note_text, parse
from sudologue.formats.reading import Reading, marks_on, position, possible
from sudologue.formats.variants import settled
from sudologue.messages import Messages
from sudologue.model import Board, Layout, bits_of, digit_text, is_usual, parse_digit
from sudologue.model.board_text import EMPTY, line
from sudologue.model.layout import USUAL_SIZES, usual_layout

_say = Messages(__name__)

FORMAT, VERSION = "sudologue-board", 1
_TRACE = "sudologue-trace"
_MARKS = ("centre_marks", "corner_marks")
_FIELDS = frozenset(
    {"format", "version", "layout", "puzzle", "placed", "candidates", "barred", "notes", *_MARKS}
)


def fields_for(reading: Reading) -> dict[str, object]:
    board, layout = reading.board, reading.board.layout
    fields: dict[str, object] = {"format": FORMAT, "version": VERSION}
    if not is_usual(layout):
        # the codec of traces brings along all that a trace needs: only for a strange layout
        from sudologue.inference.codec.layouts import layout_data

        fields["layout"] = layout_data(layout)
    if board.masks.filled == board.masks.givens:
        fields["puzzle"] = board.to_string()
    else:
        given = [board.is_given(cell) for cell in layout.cells]
        pairs = list(zip(board.masks.values, given, strict=True))
        fields["puzzle"] = line([value if is_given else None for value, is_given in pairs])
        fields["placed"] = line([None if is_given else value for value, is_given in pairs])
    if board.masks.live != possible(board) & ~board.masks.barred:
        fields["candidates"] = _cells_of(layout, board.masks.live)
    if board.masks.barred:
        fields["barred"] = _cells_of(layout, board.masks.barred)
    kept = reading.marks
    for name, marks in zip(_MARKS, (kept.centre, kept.corner), strict=True):
        if marks:
            fields[name] = _cells_of(layout, marks)
    if reading.notes:
        fields["notes"] = dict(reading.notes)
    return fields


def _cells_of(layout: Layout, mask: int) -> list[str]:
    cells = [""] * layout.tables.cell_count
    for number in bits_of(mask):
        plane, cell = divmod(number, layout.tables.cell_count)
        cells[cell] += digit_text(plane + 1)
    return cells


def read_fields(fields: Fields, slug: str, number: int, layout: Layout | None) -> Reading:
    unknown = fields.keys() - _FIELDS
    if unknown:
        raise BoardTextError(_say("unknown_field", name=min(unknown)))
    if fields.get("version") != VERSION:
        raise BoardTextError(_say("version", found=kind_of(fields.get("version")), known=VERSION))
    puzzle = _digits(fields.get("puzzle"), "puzzle")
    own = _own_layout(fields, len(puzzle))
    own = settled(own, layout)
    placed = _digits(fields.get("placed", "." * own.tables.cell_count), "placed")
    if not len(puzzle) == len(placed) == own.tables.cell_count:
        raise BoardTextError(
            _say("two_lengths", given=len(puzzle), placed=len(placed), cells=own.tables.cell_count)
        )
    given = [at for at, value in enumerate(puzzle) if value is not None]
    for at in given:
        if placed[at] is not None:
            raise BoardTextError(_say("given_and_placed", cell=own.cells[at]))
    candidates = fields.get("candidates")
    board = position(
        [value or other for value, other in zip(puzzle, placed, strict=True)],
        own,
        given,
        None if candidates is None else _mask(candidates, own, "candidates"),
        barred=_mask(fields.get("barred"), own, "barred") if "barred" in fields else 0,
    )
    marks = (_mask(fields[name], own, name) if name in fields else 0 for name in _MARKS)
    notes = fields_of(fields.get("notes", {}), "notes")
    said = tuple((name, note_text(text)) for name, text in notes.items())
    return Reading(board, slug, (), said, number, marks=marks_on(board, *marks))


def _own_layout(fields: Fields, cells: int) -> Layout:
    if "layout" in fields:
        return _read_layout(dump(fields["layout"]))
    size = next((size for size in USUAL_SIZES if size * size == cells), None)
    if size is None:
        raise BoardTextError(_say("no_layout", cells=cells))
    return usual_layout(size)


@cached(LAYOUTS)
def _read_layout(data: str) -> Layout:
    from sudologue.inference.codec.fault import TraceFormatError
    from sudologue.inference.codec.layouts import read_layout

    try:
        return read_layout(parse(data))
    except TraceFormatError as error:
        raise BoardTextError(_say("layout", error=error)) from error


def _digits(value: object, name: str) -> list[int | None]:
    if not isinstance(value, str):
        raise BoardTextError(_say("no_line", name=name, value=kind_of(value)))
    return [None if symbol in EMPTY else parse_digit(symbol) for symbol in value]


def _mask(value: object, layout: Layout, name: str) -> int:
    tables, cells = layout.tables, items_of(value, name)
    if len(cells) != tables.cell_count:
        raise BoardTextError(
            _say("wrong_count", name=name, found=len(cells), cells=tables.cell_count)
        )
    mask = 0
    for cell, said in zip(layout.cells, cells, strict=True):
        if not isinstance(said, str):
            raise BoardTextError(_say("no_digits", name=name, cell=cell, said=kind_of(said)))
        for symbol in said:
            mask |= 1 << tables.candidate_number(cell, parse_digit(symbol))
    return mask


def position_fields(board: Board) -> dict[str, object]:
    """The fields of a record that tell of a position."""
    fields = fields_for(Reading(board, ""))
    is_told = fields.keys() == {"format", "version", "puzzle"}
    return {"puzzle": board.to_string(), **({} if is_told else {"position": fields})}


def is_record(fields: Fields) -> bool:
    """Whether an object is a trace, or a record or a row of one of the commands."""
    in_row = str(fields.get("position")).startswith('{"format": "' + FORMAT)
    is_ours = str(fields.get("schema")).startswith("sudologue-")
    trace = fields.get("trace")
    has_trace = isinstance(trace, dict) and cast("Fields", trace).get("format") == _TRACE
    return in_row or is_ours or has_trace or fields.get("format") == _TRACE


def read_record(fields: Fields, slug: str, number: int, layout: Layout | None) -> Reading:
    """The position that a record is about."""
    if fields.get("format") == _TRACE:
        return Reading(_beginning(fields), slug, line=number)
    told = fields.get("position") or {n: fields[n] for n in ("puzzle", "layout") if n in fields}
    if isinstance(told, str):  # in a row of a table
        told = parse(told)
    told = fields_of(told, "position")
    if told.get("puzzle") is None:
        raise BoardTextError(_say("no_puzzle"))
    told = {"version": VERSION, "format": FORMAT, **told}
    return read_fields(told, slug, number, layout)


def _beginning(trace: Fields) -> Board:
    from sudologue.inference.codec import TraceFormatError, from_data

    bare = {name: said for name, said in trace.items() if name != "diagnosis"}
    try:
        return from_data({**bare, "steps": [], "status": "stuck"}).initial
    except TraceFormatError as error:
        raise BoardTextError(_say("trace", error=error)) from error
