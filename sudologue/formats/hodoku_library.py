"""HoDoKu's library line: givens, placed digits, the candidates gone, and a step to find there.

`:TYPE:DIGITS:GRID:REMOVED:ELIMS:SETS:EXTRA`. In the grid `+` stands before a placed digit, and
candidates are triples of digit, row and column. What belongs to the step is kept in notes, and
written back.
"""

from __future__ import annotations

import re

from sudologue.errors import BoardTextError
from sudologue.formats.reading import Carries, OneLineFormat, Reading, gone, possible
from sudologue.formats.triples import read_grid, read_triples
from sudologue.model import Layout
from sudologue.model.expressions import SIZES_WITH_TRIPLES, grid_text, triples

_NO_STEP = ("0000", "x")
_NOTES = ("technique", "digits", "eliminations", "placements", "extra")
_TECHNIQUE = re.compile(r"\d{4,5}(-\w+)?")
_FIELDS = (7, 8)


class HodokuLibrary(OneLineFormat):
    """A position on each line, with everything that can be said of it."""

    slug = "hodoku"
    title = "HoDoKu library line"
    summary = "Givens, +placed digits and the candidates gone, between colons on one line."
    carries = Carries(placed=True, candidates=True, many=True, sizes=SIZES_WITH_TRIPLES)
    mixes = True

    def fits(self, line: str) -> bool:
        return line.startswith(":") and line.count(":") + 1 in _FIELDS

    def read_line(self, line: str, number: int = 1, layout: Layout | None = None) -> Reading:
        """The position of one line."""
        line = line.rstrip()
        fields = line.split(":")
        if len(fields) not in _FIELDS or fields[0].strip():
            raise BoardTextError(
                "not a library line: expected :TYPE:DIGITS:GRID:REMOVED:ELIMS:SETS: and no more "
                "than one field beyond",
                number,
                len(line) or 1,
            )
        starts = [1]
        for field in fields:
            starts.append(starts[-1] + len(field) + 1)
        _, technique, digits, grid, removed, eliminations, placements, *extra = fields
        board = read_grid(grid, removed, number, starts[3], starts[4], layout)
        for index in (5, 6):
            read_triples(fields[index], number, starts[index], board.layout)
        notes: list[tuple[str, str]] = []
        if (technique, digits) != _NO_STEP:
            notes += [("technique", technique), ("digits", digits)]
        notes += [("eliminations", eliminations)] if eliminations else []
        notes += [("placements", placements)] if placements else []
        notes += [("extra", extra[0])] if extra else []
        return Reading(board, self.slug, notes=tuple(notes), line=number, spelling=removed)

    def written(self, reading: Reading) -> str:
        notes = {n: text for n, text in reading.notes if self.keeps(reading, n)}
        technique, digits = notes.get("technique", "0000"), notes.get("digits", "x")
        fields = ["", technique, digits, grid_text(reading.board), _removed(reading)]
        fields += [notes.get("eliminations", ""), notes.get("placements", "")]
        fields += [notes["extra"]] if "extra" in notes else []
        return ":".join(fields)

    def keeps(self, reading: Reading, name: str) -> bool:
        technique = reading.note("technique")
        has_step = reading.format == self.slug or (
            technique is not None and _TECHNIQUE.fullmatch(technique) is not None
        )
        return has_step and name in _NOTES


def _removed(reading: Reading) -> str:
    """The candidates that are gone, in the order and as often as they were written."""
    board, written = reading.board, reading.spelling
    if reading.format == HodokuLibrary.slug and written is not None:
        mask = read_triples(written, 1, 1, board.layout)
        if mask & possible(board) == gone(board):
            return written
    return triples(board.layout, gone(board))
