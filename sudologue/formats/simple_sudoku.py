"""Simple Sudoku's `.ss`: the givens in a frame, then the player's digits and eliminations.

A record `Innd` places digit d in cell nn, and `Ennddd` removes candidate ddd from it; cells count
from 00 to 80.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from sudologue.errors import BoardTextError
from sudologue.formats.decorated_grid import cells_in, values_of
from sudologue.formats.houses import CLASSIC_SIZE, usual
from sudologue.formats.reading import Carries, Format, Reading
from sudologue.formats.rows import Row, first_rows, rows_of
from sudologue.formats.sdk import one_grid, only_one, positioned
from sudologue.formats.triples import gone
from sudologue.model import Board, Layout, bits_of, digit_text

_RECORD = re.compile(r"\s*([IE])(\d\d)(\d|\d{3})\s*")
_BORDER, _BETWEEN = " *-----------*", " |---+---+---|"
_SIZE = 9
_LAST_CELL = 80
_HEAD = 40


class SimpleSudoku(Format):
    """One position with everything that its player has done."""

    slug = "ss"
    title = "Simple Sudoku (.ss)"
    summary = "The givens in a frame, then a record for each digit placed and candidate removed."
    extensions = (".ss",)
    carries = Carries(placed=True, candidates=True, sizes=CLASSIC_SIZE)

    def recognises(self, text: str) -> bool:
        *rows, last = first_rows(text, _SIZE + 1) or [Row(1, "")]
        return (
            len(rows) == _SIZE
            and all(cells_in(row, _SIZE) for row in rows)
            and _RECORD.fullmatch(last.text[:_HEAD]) is not None
        )

    def read(self, text: str, layout: Layout | None = None) -> Iterator[Reading]:
        rows = list(rows_of(text))
        cells = one_grid(rows[:_SIZE])
        values, warnings = values_of(cells, _SIZE)
        given = [number for number, value in enumerate(values) if value is not None]
        removed = 0
        for row in rows[_SIZE:]:
            kind, number, digits = _record(row)
            if kind == "E":
                removed |= 1 << (digits - 1) * (_LAST_CELL + 1) + number
            elif values[number] not in (None, digits):
                raise _fault(row, f"cell {number:02} holds {values[number]} already")
            else:
                values[number] = digits
        board = positioned(values, given, layout or usual(_SIZE), cells, removed)
        yield Reading(board, self.slug, warnings, line=cells[0].line)

    def write(self, readings: Iterable[Reading]) -> Iterator[str]:
        for reading in only_one(readings, self.slug):
            board = reading.board
            self.refuse(board.layout)
            yield "\n".join([*_frame(board), "", *_records(board)]).rstrip() + "\n"


def _record(row: Row) -> tuple[str, int, int]:
    found = _RECORD.fullmatch(row.text)
    if found is None or (found[1] == "I") != (len(found[3]) == 1):
        raise _fault(row, f"strange record {row.text.strip()[:20]!r}: expected Innd or Ennddd")
    number, digit = int(found[2]), int(found[3])
    if number > _LAST_CELL:
        raise _fault(row, f"no cell {number}: expected 00 to {_LAST_CELL}")
    if not 1 <= digit <= _SIZE:
        raise _fault(row, f"no digit {digit}: expected 1 to {_SIZE}")
    return found[1], number, digit


def _fault(row: Row, message: str) -> BoardTextError:
    return BoardTextError(message, row.number, len(row.text) - len(row.text.lstrip()) + 1)


def _frame(board: Board) -> Iterator[str]:
    given = {number % board.layout.cell_count for number in bits_of(board.givens)}
    texts = [
        "." if value is None or number not in given else digit_text(value)
        for number, value in enumerate(board.values)
    ]
    yield _BORDER
    for start in range(0, len(texts), _SIZE):
        if start in (27, 54):
            yield _BETWEEN
        row = "".join(texts[start : start + _SIZE])
        yield f" |{row[:3]}|{row[3:6]}|{row[6:]}|"
    yield _BORDER


def _records(board: Board) -> Iterator[str]:
    given = {number % board.layout.cell_count for number in bits_of(board.givens)}
    for number, value in enumerate(board.values):
        if value is not None and number not in given:
            yield f"I{number:02}{value}"
    for candidate in board.layout.candidates_in(gone(board)):
        yield f"E{board.layout.cell_number(candidate.cell):02}{candidate.digit:03}"
