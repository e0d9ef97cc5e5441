"""`.sdk` files: SudoCue's, a header and nine rows; and SadMan Software's, in sections.

SudoCue's header lines are `#`, a letter and a text: author, description and so on. SadMan's puzzle
stands in a section `[Puzzle]`; of its others, `[State]` has the digits as they stand, and the rest
is passed over with a warning.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice

from sudologue.errors import BoardTextError
from sudologue.formats.decorated_grid import SUDOCUE_HEADER, cells_in, grids, values_of
from sudologue.formats.houses import CLASSIC_SIZE
from sudologue.formats.position import position
from sudologue.formats.reading import Carries, Format, Reading
from sudologue.formats.rows import PlacedText, Row, first_rows, numbered, rows_in, rows_of
from sudologue.model import CLASSIC, Board, Layout

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
    title = "SudoCue puzzle (.sdk)"
    summary = "Nine rows of nine, under lines that name author, date and so on."
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
        for _, line in numbered(text):
            header = SUDOCUE_HEADER.fullmatch(line.rstrip())
            if header is not None:
                notes += [(_NAMES[header[1]], header[2].strip())] if header[2] else []
            elif line.strip():
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
    title = "SadMan puzzle (.sdk)"
    summary = "Nine rows of nine under [Puzzle]; digits placed since are read from [State]."
    extensions = (".sdk",)
    carries = Carries(sizes=CLASSIC_SIZE)
    between = None

    def recognises(self, text: str) -> bool:
        return any(line.strip().lower() == "[puzzle]" for line in _head(text))

    def read(self, text: str, layout: Layout | None = None) -> Iterator[Reading]:
        sections = _sections(text)
        if "puzzle" not in sections:
            raise BoardTextError("no section [Puzzle]: expected one with nine rows").located(1)
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
                    raise cell.fault(f"the state has {now} where the puzzle gives {before}")
        strange = ", ".join(f"[{name}]" for name in sections if name)
        warnings += (f"sections left out: {strange}",) if strange else ()
        board = position(values, layout or CLASSIC, given)
        yield Reading(board, self.slug, warnings, line=cells[0].line)

    def written(self, reading: Reading) -> str:
        return "[Puzzle]\n" + _rows(reading.board)


def one_grid(rows: Sequence[Row]) -> list[PlacedText]:
    """The cells of the first nine rows; there are no others."""
    found = list(islice(grids(rows, _SIZE), 2))
    if not found:
        line = rows[0].number if rows else 1
        raise BoardTextError("no rows: expected nine rows of nine cells").located(line)
    if len(found) > 1:
        raise found[1][0].fault("a second grid: expected one puzzle")
    return found[0]


def _sections(text: str) -> dict[str, list[Row]]:
    """The rows of each section by its name in small letters; those before the first by none."""
    sections: dict[str, list[Row]] = {}
    name = ""
    for number, line in numbered(text):
        found = _SECTION.fullmatch(line[:_LONGEST])
        if found is not None:
            name = found[1].strip().lower()
            if name in sections:
                raise BoardTextError(f"a second section [{found[1].strip()}]", number, 1)
            sections[name] = []
        else:
            sections.setdefault(name, []).extend(rows_in([(number, line)]))
    return sections


def _head(text: str) -> list[str]:
    return [line[:_LONGEST].rstrip() for _, line in islice(numbered(text), _HEAD)]


def _rows(board: Board) -> str:
    line = board.to_string()
    return "\n".join(line[start : start + _SIZE] for start in range(0, len(line), _SIZE))
