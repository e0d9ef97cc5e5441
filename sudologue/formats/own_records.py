"""What the commands write as JSON: the position that a record, a row or a trace is about.

A record has its puzzle as a line and, where that does not tell all of the position, an object with
everything beside it. Older traces and puzzles that were made have a layout of their own.
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
    line: dict[str, object] = {"puzzle": board.to_string()}
    return (
        line if fields.keys() <= {"format", "version", "puzzle"} else {**line, "position": fields}
    )


def is_one(fields: Fields) -> bool:
    """Whether an object is a trace, or a record of one of the commands."""
    schema, position = fields.get("schema"), fields.get("position")
    if isinstance(position, str) and position.startswith("{"):
        return "puzzle" in fields
    return fields.get("format") == _TRACE or str(schema).startswith("sudologue-")


def read_fields(fields: Fields, slug: str, number: int, layout: Layout | None) -> Reading:
    """The position that a record is about."""
    if fields.get("format") == _TRACE:
        return Reading(_beginning(fields), slug, line=number)
    position = fields.get("position")
    if position is None:
        if fields.get("puzzle") is None:
            raise BoardTextError("the record has no puzzle: it says why there is none")
        names = ("puzzle", "layout")
        position = {
            "version": board_objects.VERSION,
            **{n: fields[n] for n in names if n in fields},
        }
    if isinstance(position, str):  # in a row of a table
        position = parse(position)
    position = {**fields_of(position, "position"), "format": board_objects.FORMAT}
    return board_objects.read_fields(position, slug, number, layout)


def _beginning(trace: Fields) -> Board:
    from sudologue.inference.codec import TraceFormatError, from_data

    try:
        bare = {name: said for name, said in trace.items() if name != "diagnosis"}
        return from_data({**bare, "steps": [], "status": "stuck"}).initial
    except TraceFormatError as error:
        raise BoardTextError(f"the trace cannot be read: {error}") from error
