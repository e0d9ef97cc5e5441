"""Files with nine rows of nine and more around them: `.sdk` and `.ss`.

SudoCue's header lines in `.sdk` are `#`, a letter and a text: author, description and so on. The
puzzle of SadMan's `.sdk` stands in a section `[Puzzle]`; of its others, `[State]` has the digits as
they stand, and the rest is passed over with a warning. In Simple Sudoku's `.ss` the givens stand in
a frame, and then the player's digits and eliminations: a record `Innd` places digit d in cell nn,
and `Ennddd` removes candidate ddd from it; cells count from 00 to 80.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice

from sudologue.errors import BoardTextError
from sudologue.formats.decorated_grid import SUDOCUE_HEADER, cells_in, grids, values_of
from sudologue.formats.reading import Carries, Format, Reading, gone, position
from sudologue.formats.rows import PlacedText, Row, first_rows, numbered, rows_in, rows_of
from sudologue.formats.variants import CLASSIC_SIZE
from sudologue.messages import Messages
from sudologue.model import CLASSIC, Board, Layout
from sudologue.model.board_text import line

_say = Messages(__name__)

_NAMES = {
    "A": "author",
    "D": "description",
    "C": "comment",
    "B": "date",
    "S": "source",
    "L": "level",
    "U": "url",
}
_LETTERS = {name: letter for letter, name in _NAMES.items()}
_SECTION = re.compile(r"\s*\[(.*)\]\s*")
_HEAD = 40
_LONGEST = 1000
_SIZE = 9


class SudoCue(Format):
    """One puzzle with a header."""

    slug = "sdk"
    extensions = (".sdk",)
    carries = Carries(notes=True, sizes=CLASSIC_SIZE)
    between = None

    def recognises(self, text: str) -> bool:
        if not any(map(SUDOCUE_HEADER.fullmatch, _head(text))):
            return False
        rows = first_rows(text, _HEAD)[:_SIZE]
        return len(rows) == _SIZE and all(cells_in(row, _SIZE) for row in rows)

    def read(self, text: str, layout: Layout | None = None) -> Iterator[Reading]:
        notes: list[tuple[str, str]] = []
        for _, said in numbered(text):
            header = SUDOCUE_HEADER.fullmatch(said.rstrip())
            if header is not None:
                notes += [(_NAMES[header[1]], header[2].strip())] if header[2] else []
            elif said.strip():
                break
        cells = one_grid(list(rows_of(text)))
        values, warnings = values_of(cells, _SIZE)
        board = position(values, layout or CLASSIC)
        yield Reading(board, self.slug, warnings, tuple(notes), cells[0].line)

    def written(self, reading: Reading) -> str:
        header = "".join(
            f"#{_LETTERS[name]}{' '.join(text.split())}\n"
            for name, text in reading.notes
            if name in _LETTERS
        )
        return header + _rows(reading.board)

    def keeps(self, reading: Reading, name: str) -> bool:
        return name in _LETTERS


class SadMan(Format):
    """One puzzle in sections."""

    slug = "sadman"
    extensions = (".sdk",)
    carries = Carries(sizes=CLASSIC_SIZE)
    between = None

    def recognises(self, text: str) -> bool:
        return any(line.strip().lower() == "[puzzle]" for line in _head(text))

    def read(self, text: str, layout: Layout | None = None) -> Iterator[Reading]:
        sections = _sections(text)
        if "puzzle" not in sections:
            raise BoardTextError(_say("no_section")).located(1)
        cells = one_grid(sections.pop("puzzle"))
        values, warnings = values_of(cells, _SIZE)
        given = None
        if "state" in sections:
            stands, state = values, one_grid(sections.pop("state"))
            given = [number for number, value in enumerate(stands) if value is not None]
            values, _ = values_of(state, _SIZE)
            values = [now or before for now, before in zip(values, stands, strict=True)]
            for cell, now, before in zip(state, values, stands, strict=True):
                if before is not None and now != before:
                    raise cell.fault(_say("contradicts", now=now, before=before))
        strange = ", ".join(f"[{name}]" for name in sections if name)
        warnings += (_say("sections_left_out", names=strange),) if strange else ()
        board = position(values, layout or CLASSIC, given)
        yield Reading(board, self.slug, warnings, line=cells[0].line)

    def written(self, reading: Reading) -> str:
        return "[Puzzle]\n" + _rows(reading.board)


def one_grid(rows: Sequence[Row]) -> list[PlacedText]:
    """The cells of the first nine rows; there are no others."""
    found = list(islice(grids(rows, _SIZE), 2))
    if not found:
        line = rows[0].number if rows else 1
        raise BoardTextError(_say("no_rows")).located(line)
    if len(found) > 1:
        raise found[1][0].fault(_say("second_grid"))
    return found[0]


def _sections(text: str) -> dict[str, list[Row]]:
    """The rows of each section by its name in small letters; those before the first by none."""
    sections: dict[str, list[Row]] = {}
    name = ""
    for number, said in numbered(text):
        found = _SECTION.fullmatch(said[:_LONGEST])
        if found is not None:
            name = found[1].strip().lower()
            if name in sections:
                raise BoardTextError(_say("second_section", name=found[1].strip()), number, 1)
            sections[name] = []
        else:
            sections.setdefault(name, []).extend(rows_in([(number, said)]))
    return sections


def _head(text: str) -> list[str]:
    return [line[:_LONGEST].rstrip() for _, line in islice(numbered(text), _HEAD)]


def _rows(board: Board) -> str:
    line = board.to_string()
    return "\n".join(line[start : start + _SIZE] for start in range(0, len(line), _SIZE))


_RECORD = re.compile(r"\s*([IE])(\d\d)(\d|\d{3})\s*")
_BORDER, _BETWEEN = " *-----------*", " |---+---+---|"
_LAST_CELL = 80


class SimpleSudoku(Format):
    """One position with everything that its player has done."""

    slug = "ss"
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
                raise _fault(row, _say("held", number=f"{number:02}", digit=values[number]))
            else:
                values[number] = digits
        board = position(values, layout or CLASSIC, given, removed=removed)
        yield Reading(board, self.slug, warnings, line=cells[0].line)

    def written(self, reading: Reading) -> str:
        return "\n".join([*_frame(reading.board), "", *_records(reading.board)]).rstrip()


def _record(row: Row) -> tuple[str, int, int]:
    found = _RECORD.fullmatch(row.text)
    if found is None or (found[1] == "I") != (len(found[3]) == 1):
        raise _fault(row, _say("strange_record", record=row.text.strip()[:20]))
    number, digit = int(found[2]), int(found[3])
    if number > _LAST_CELL:
        raise _fault(row, _say("no_cell", number=number, last=_LAST_CELL))
    if not 1 <= digit <= _SIZE:
        raise _fault(row, _say("no_digit", digit=digit, size=_SIZE))
    return found[1], number, digit


def _fault(row: Row, message: str) -> BoardTextError:
    return BoardTextError(message, row.number, len(row.text) - len(row.text.lstrip()) + 1)


def _frame(board: Board) -> Iterator[str]:
    givens = line(
        [v if board.is_given(c) else None for c, v in zip(CLASSIC.cells, board, strict=True)]
    )
    yield _BORDER
    for start in range(0, len(givens), _SIZE):
        if start in (27, 54):
            yield _BETWEEN
        row = givens[start : start + _SIZE]
        yield f" |{row[:3]}|{row[3:6]}|{row[6:]}|"
    yield _BORDER


def _records(board: Board) -> Iterator[str]:
    for number, (cell, value) in enumerate(zip(CLASSIC.cells, board.masks.values, strict=True)):
        if value is not None and not board.is_given(cell):
            yield f"I{number:02}{value}"
    for candidate in board.masks.tables.candidates_in(gone(board)):
        yield f"E{board.masks.tables.cell_number(candidate.cell):02}{candidate.digit:03}"
