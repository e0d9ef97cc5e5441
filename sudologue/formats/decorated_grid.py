"""A board as a grid: a row on each line, with whatever lines people draw around it.

Rows and columns may be labelled, and cells may stand in a table between tabs or commas, where an
empty cell is nothing at all.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice

from sudologue.errors import BoardConflictError, BoardTextError
from sudologue.formats.houses import USUAL_SIZES, usual
from sudologue.formats.plain_line import whole_word
from sudologue.formats.reading import Carries, Format, Reading
from sudologue.formats.rows import PlacedText, Row, first_rows, numbered, rows_of
from sudologue.model import Board, Layout
from sudologue.model.digit import SYMBOLS
from sudologue.model.text import EMPTY, cell_value
from sudologue.wording import counted

_HEAD = 60
_LABEL = re.compile(r"\s*(?:[rR]?\d{1,2}|[A-Za-z])[\s|:.)│┃]")
_ODD_BLANKS = "_*xX"
_NOT_BETWEEN_CELLS = frozenset("+:")

# A line of SudoCue's header, which makes a grid another format.
SUDOCUE_HEADER = re.compile(r"#([ADCBSLU])(\S.*)?")


class DecoratedGrid(Format):
    """A row on each line, boxes framed or not."""

    slug = "grid"
    title = "Decorated grid"
    summary = "A row on each line, digits and . or 0, whatever lines are drawn around them."
    carries = Carries(many=True)

    def recognises(self, text: str) -> bool:
        head = first_rows(text, _HEAD)
        if not head or _has_header(text):
            return False
        size = grid_size(head)
        if size is None:
            return False
        symbols = [symbol.text.upper() for row in head for symbol in row.symbols]
        fitting = sum(symbol in _ODD_BLANKS + EMPTY + SYMBOLS[:size] for symbol in symbols)
        return fitting * 10 >= len(symbols) * 8

    def read(self, text: str, layout: Layout | None = None) -> Iterator[Reading]:
        rows = rows_of(text)
        head = list(islice(rows, _HEAD))
        size = layout.size if layout else grid_size(head) or 9
        found = layout or usual(size)
        if _is_run_on(head, size):
            symbols = [symbol for row in head for symbol in row.symbols]
            yield self._reading(symbols, found)
            return
        headed = _is_headed(head, size)
        for grid in grids(chain(head, rows), size, headed):
            yield self._reading([cell for row in grid for cell in row], found)

    def _reading(self, cells: Sequence[PlacedText], layout: Layout) -> Reading:
        values, warnings = values_of(cells, layout.size)
        try:
            board = Board.from_values(values, layout)
        except BoardConflictError as error:
            raise error.located(cells[0].line) from None
        return Reading(board, self.slug, warnings, line=cells[0].line)

    def write(self, readings: Iterable[Reading]) -> Iterator[str]:
        for number, reading in enumerate(readings):
            self.refuse(reading.board.layout)
            blank = "\n" if number else ""
            yield f"{blank}{reading.board.pretty()}\n"


def grids(rows: Iterable[Row], size: int, headed: bool = False) -> Iterator[list[list[PlacedText]]]:
    """The grids among rows, cell by cell; a one-line copy of a grid is passed over."""
    grid: list[list[PlacedText]] = []
    header_is_due = headed
    last = Row(1, "")
    for row in rows:
        last = row
        if header_is_due:
            header_is_due = False
            continue
        if not grid and len(row.symbols) == size * size:
            continue
        grid.append(_cells_of(row, size))
        if len(grid) == size:
            yield grid
            grid, header_is_due = [], headed
    if grid:
        found = f"{counted(len(grid), 'row')} of {size} cells"
        message = f"too short: found {found}, expected {size} rows"
        raise BoardTextError(message).located(last.number, len(last.text) or 1)


def values_of(cells: Iterable[PlacedText], size: int) -> tuple[list[int | None], tuple[str, ...]]:
    """The cells' digits; where all blanks are an older program's, that is warned of."""
    cells = list(cells)
    used = {cell.text for cell in cells}
    odd = [blank for blank in _ODD_BLANKS if blank in used and blank not in SYMBOLS[:size]]
    if len(odd) == 1 and not used & set(EMPTY):
        warning = f"{odd[0]!r} is read as an empty cell: . and 0 are the usual ones"
        plain = [PlacedText("." if c.text == odd[0] else c.text, c.line, c.column) for c in cells]
        return values_of(plain, size)[0], (warning,)
    return [cell_value(cell.text, size, cell.line, cell.column) for cell in cells], ()


def cells_in(row: Row, size: int) -> list[PlacedText] | None:
    """The cells of a row that has so many, a label before them or not."""
    fields = row.fields(size)
    if fields is not None:
        return fields
    symbols = row.symbols
    if len(symbols) == size:
        return symbols
    label = _LABEL.match(row.text)
    if label is None:
        return None
    symbols = [symbol for symbol in symbols if symbol.column > label.end()]
    return symbols if len(symbols) == size else None


def _cells_of(row: Row, size: int) -> list[PlacedText]:
    cells = cells_in(row, size)
    if cells is None:
        message = f"a row of {counted(len(row.symbols), 'cell')}: expected {size}"
        raise BoardTextError(message, row.number, row.symbols[-1].column if row.symbols else 1)
    return cells


def grid_size(head: Sequence[Row]) -> int | None:
    """The size of the board whose rows these are, if they look like some."""
    for size in sorted(USUAL_SIZES):
        rows = [row for row in head if len(row.symbols) != size * size]
        if _is_headed(head, size):
            return size
        whole = len(head) == _HEAD or len(rows) % size == 0
        if len(rows) >= size and whole and all(cells_in(row, size) for row in rows):
            return size
    return next((size for size in sorted(USUAL_SIZES) if _is_run_on(head, size)), None)


def _is_headed(head: Sequence[Row], size: int) -> bool:
    """Whether the first row only counts the columns of the one grid that follows."""
    rows = [row for row in head if len(row.symbols) != size * size]
    if len(rows) != size + 1 or not all(cells_in(row, size) for row in rows[1:]):
        return False
    header = "".join(symbol.text.upper() for symbol in rows[0].symbols)
    numbers = "".join(str(number) for number in range(1, size + 1))
    names = "".join(f"C{number}" for number in range(1, size + 1))
    return header in (numbers, names, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:size])


def _has_header(text: str) -> bool:
    head = islice(numbered(text), _HEAD)
    return any(SUDOCUE_HEADER.fullmatch(line[:_HEAD].rstrip()) for _, line in head)


def _is_run_on(head: Sequence[Row], size: int) -> bool:
    """Whether the cells of one board go on from line to line, or stand apart on one line."""
    if sum(len(row.symbols) for row in head) != size * size or whole_word(head[0].text):
        return False
    if any(_NOT_BETWEEN_CELLS & set(row.text) for row in head):
        return False
    if len(head) in USUAL_SIZES and all(len(row.groups) == len(head) for row in head):
        return False  # a word for each cell: pencil marks, as many as another board has cells
    return any(cells_in(row, size) is None for row in head)
