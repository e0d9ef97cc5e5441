"""Boards in and out, in every format that people use.

A `Reading` is a position together with what it was read as, what could not be kept, and the notes
that came along.

>>> reading = read(":0000:x:1.....+3..4.....2:::", layout=Layout.of_size(4))
>>> reading.format, reading.board.to_string(), reading.board.masks.givens.bit_count()
('hodoku', '1.....3..4.....2', 3)
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from sudologue.errors import BoardTextError
from sudologue.formats.reading import Carries, Fault, Format, LineFormat, Reading, position
from sudologue.formats.registry import (
    FORMATS,
    by_extension,
    claimants,
    detect,
    named,
    strange,
)
from sudologue.messages import Messages
from sudologue.model import Board, Layout
from sudologue.model.board_text import cells_at_once, read_cells

_say = Messages(__name__)

__all__ = [
    "FORMATS",
    "Carries",
    "Fault",
    "Format",
    "LineFormat",
    "Reading",
    "by_extension",
    "claimants",
    "detect",
    "named",
    "position",
    "read",
    "read_all",
    "write",
]


def read(
    text: str,
    format: str | None = None,
    layout: Layout | None = None,
    ignore_drawings: bool = False,
) -> Reading:
    """The one position of a text, in the format that it shows, or in the one named."""
    found = list(islice(read_all(text, format, layout, ignore_drawings), 2))
    if not found:
        raise BoardTextError(_say("none")).located(1)
    if len(found) > 1:
        raise BoardTextError(_say("several")).located(found[1].line)
    return found[0]


def read_all(
    text: str,
    format: str | None = None,
    layout: Layout | None = None,
    ignore_drawings: bool = False,
) -> Iterator[Reading]:
    """The positions of a text, read one by one; unknown drawings are refused, unless ignored."""
    _say.expect(text, str, "a_text")
    slug = detect(text, layout).slug if format is None else format
    return named(slug, ignore_drawings).read(text, layout)


def board_of(text: str, layout: Layout | None, ignore_drawings: bool = False) -> Board | None:
    """The board of a text that is more than cells, in the format that it is in, if it is in one."""
    slugs = [known.slug for known in claimants(text)]
    if not slugs:
        if text.lstrip().startswith(("http:", "https:", "<")):
            raise strange(text)
        return None
    try:
        return read(text, slugs[0] if len(slugs) == 1 else None, layout, ignore_drawings).board
    except BoardTextError as error:
        if {"line", "grid"}.issuperset(slugs) and type(error) is BoardTextError:
            read_cells(text, layout)  # which says best what is wrong with a line or a grid
        raise


def marks_of(text: str, layout: Layout | None) -> tuple[int, int]:
    """A player's marks in a text that has been read as a board, in centres and in corners."""
    if cells_at_once(text, layout) is not None or not claimants(text):
        return 0, 0
    marks = read(text, layout=layout).marks
    return marks.centre, marks.corner


def write(board: Board | Reading, format: str) -> str:
    """A position in a format, without its last line's end; its `losses` tell what is left out."""
    chosen = named(format)
    _say.expect(board, Board | Reading, "a_position")
    reading = board if isinstance(board, Reading) else Reading(board, chosen.slug)
    return "".join(chosen.write([reading])).removesuffix("\n")
