"""What the commands write as JSON: the position that a record, a row or a trace is about.

A record has its puzzle as a line and, where that does not tell all of it, a `position` with the
rest; a puzzle that was made has its layout.
"""

from __future__ import annotations

from sudologue.errors import BoardTextError
from sudologue.formats import board_objects
from sudologue.formats.json_text import Fields, fields_of, parse
from sudologue.formats.reading import Reading
from sudologue.model import Board, Layout

_TRACE = "sudologue-trace"


def position_fields(board: Board) -> dict[str, object]:
    """The fields of a record that tell of a position."""
    fields = board_objects.fields_for(Reading(board, ""))
    is_told = fields.keys() == {"format", "version", "puzzle"}
    return {"puzzle": board.to_string(), **({} if is_told else {"position": fields})}


def is_one(fields: Fields) -> bool:
    """Whether an object is a trace, or a record or a row of one of the commands."""
    in_row = str(fields.get("position")).startswith('{"format": "' + board_objects.FORMAT)
    is_record = str(fields.get("schema")).startswith("sudologue-")
    return in_row or is_record or fields.get("format") == _TRACE


def read_fields(fields: Fields, slug: str, number: int, layout: Layout | None) -> Reading:
    """The position that a record is about."""
    if fields.get("format") == _TRACE:
        return Reading(_beginning(fields), slug, line=number)
    position = fields.get("position") or {n: fields[n] for n in ("puzzle", "layout") if n in fields}
    if isinstance(position, str):  # in a row of a table
        position = parse(position)
    position = fields_of(position, "position")
    if position.get("puzzle") is None:
        raise BoardTextError("the record has no puzzle: it says why there is none")
    position = {"version": board_objects.VERSION, "format": board_objects.FORMAT, **position}
    return board_objects.read_fields(position, slug, number, layout)


def _beginning(trace: Fields) -> Board:
    from sudologue.inference.codec import TraceFormatError, from_data

    bare = {name: said for name, said in trace.items() if name != "diagnosis"}
    try:
        return from_data({**bare, "steps": [], "status": "stuck"}).initial
    except TraceFormatError as error:
        raise BoardTextError(f"the trace cannot be read: {error}") from error
