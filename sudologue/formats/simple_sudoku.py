"""Simple Sudoku's `.ss`: the givens in a frame, then the player's digits and eliminations.

A record `Innd` places digit d in cell nn, and `Ennddd` removes candidate ddd from it; cells count
from 00 to 80.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from sudologue.errors import BoardTextError
from sudologue.formats.decorated_grid import cells_in, values_of
from sudologue.formats.houses import CLASSIC_SIZE
from sudologue.formats.position import position
from sudologue.formats.reading import Carries, Format, Reading, gone
from sudologue.formats.rows import Row, first_rows, rows_of
from sudologue.formats.sdk import one_grid
from sudologue.model import CLASSIC, Board, Layout
from sudologue.model.board_text import line

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
    between = None

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
        board = position(values, layout or CLASSIC, given, removed=removed)
        yield Reading(board, self.slug, warnings, line=cells[0].line)

    def written(self, reading: Reading) -> str:
        return "\n".join([*_frame(reading.board), "", *_records(reading.board)]).rstrip()


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
    givens = line(
        [v if board.is_given(c) else None for c, v in zip(CLASSIC.cells, board.values, strict=True)]
    )
    yield _BORDER
    for start in range(0, len(givens), _SIZE):
        if start in (27, 54):
            yield _BETWEEN
        row = givens[start : start + _SIZE]
        yield f" |{row[:3]}|{row[3:6]}|{row[6:]}|"
    yield _BORDER


def _records(board: Board) -> Iterator[str]:
    for number, (cell, value) in enumerate(zip(CLASSIC.cells, board.values, strict=True)):
        if value is not None and not board.is_given(cell):
            yield f"I{number:02}{value}"
    for candidate in board.layout.candidates_in(gone(board)):
        yield f"E{board.layout.cell_number(candidate.cell):02}{candidate.digit:03}"
