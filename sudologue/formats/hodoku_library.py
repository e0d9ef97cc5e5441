"""HoDoKu's library line, and the Susser's line, which has its grid and the candidates gone alone.

`:TYPE:DIGITS:GRID:REMOVED:ELIMS:SETS:EXTRA`. In the grid `+` stands before a placed digit, and
candidates are triples of digit, row and column. What belongs to the step is kept in notes, and
written back.
"""

from __future__ import annotations

import re
from itertools import accumulate

from sudologue.errors import BoardTextError
from sudologue.formats.reading import Carries, OneLineFormat, Reading, gone, position, possible
from sudologue.messages import Messages
from sudologue.model import Board, Layout
from sudologue.model.board_text import cell_value, wrong_count
from sudologue.model.expressions import SIZES_WITH_TRIPLES, grid_text, triples
from sudologue.model.layout import usual_layout

_say = Messages(__name__)

_SIZE_OF = {size * size: size for size in SIZES_WITH_TRIPLES}
_TRIPLE = re.compile(r"\S+")


def cells_count(grid: str) -> int:
    """The number of cells of a grid with plus signs."""
    return len(grid) - grid.count("+")


def read_grid(
    grid: str, removed: str, line: int, start: int, removed_start: int, layout: Layout | None
) -> Board:
    """The board of a grid and the candidates that are gone from it.

    `start` and `removed_start` are the columns at which these stand in their line.
    """
    size = layout.size if layout else _SIZE_OF.get(cells_count(grid), 9)
    found = layout or usual_layout(size)
    if size not in SIZES_WITH_TRIPLES:
        raise BoardTextError(_say("no_triples", size=size), line, start)
    values: list[int | None] = []
    given: list[int] = []
    is_placed = False
    for column, symbol in enumerate(grid, start):
        if symbol == "+":
            if is_placed:
                raise BoardTextError(_say("two_plus"), line, column)
            is_placed = True
            continue
        value = cell_value(symbol, size, line, column)
        if value is None and is_placed:
            raise BoardTextError(_say("plus_before_empty"), line, column)
        if value is not None and not is_placed:
            given.append(len(values))
        values.append(value)
        is_placed = False
    column = start + max(len(grid) - 1, 0)
    if is_placed:
        raise BoardTextError(_say("plus_at_end"), line, column)
    if len(values) != size * size:
        raise BoardTextError(wrong_count(len(values), size)).located(line, column)
    gone = read_triples(removed, line, removed_start, found)
    return position(values, found, given, removed=gone)


def read_triples(text: str, line: int, start: int, layout: Layout) -> int:
    """The candidates of a list of triples, as a mask."""
    mask = 0
    for found in _TRIPLE.finditer(text):
        triple, column = found[0], start + found.start()
        figures = [int(c) for c in triple] if triple.isascii() and triple.isdecimal() else []
        if len(figures) != 3 or not all(1 <= figure <= layout.size for figure in figures):
            raise BoardTextError(
                _say("no_candidate", triple=triple[:20]),
                line,
                column,
            )
        digit, row, col = figures
        mask |= 1 << ((digit - 1) * layout.size + row - 1) * layout.size + col - 1
    return mask


_NO_STEP = ("0000", "x")
_NOTES = ("technique", "digits", "eliminations", "placements", "extra")
_TECHNIQUE = re.compile(r"\d{4,5}(-\w+)?")
_FIELDS = (7, 8)


class HodokuLibrary(OneLineFormat):
    """A position on each line, with everything that can be said of it."""

    slug = "hodoku"
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
                _say("no_line"),
                number,
                len(line) or 1,
            )
        starts = list(accumulate((len(field) + 1 for field in fields), initial=1))
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


_CELLS = frozenset("+.0123456789")


class Susser(OneLineFormat):
    """`GRID:TRIPLES`, a plus before placed digits."""

    slug = "susser"
    carries = Carries(placed=True, candidates=True, many=True, sizes=SIZES_WITH_TRIPLES)
    mixes = True

    def fits(self, line: str) -> bool:
        # without plus signs, and triples after a colon, it is a plain line
        grid, colon, removed = line.partition(":")
        grid = grid.strip()
        return (
            bool(colon or "+" in grid)
            and _CELLS.issuperset(grid)
            and cells_count(grid) in _SIZE_OF
            and all(len(triple) == 3 and triple.isdecimal() for triple in removed.split())
        )

    def read_line(self, line: str, number: int = 1, layout: Layout | None = None) -> Reading:
        """The position of one line."""
        grid, _, removed = line.rstrip().partition(":")
        start = len(grid) - len(grid.lstrip()) + 1
        board = read_grid(grid.strip(), removed, number, start, len(grid) + 2, layout)
        return Reading(board, self.slug, line=number)

    def written(self, reading: Reading) -> str:
        removed = triples(reading.board.layout, gone(reading.board))
        return f"{grid_text(reading.board)}{':' if removed else ''}{removed}"
