"""A board as a grid: a row on each line, with whatever lines people draw around it.

Rows and columns may be labelled, and cells may stand in a table between tabs, commas or bars, where
an empty cell is nothing at all, or have a fixed width. Grids with blank cells are read only if each
row says by itself where its cells are, and all rows in the same way.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice
from math import isqrt

from sudologue.errors import BoardTextError
from sudologue.formats.plain_line import whole_word
from sudologue.formats.reading import Carries, Format, Reading
from sudologue.formats.rows import PlacedText, Row, first_rows, numbered, rows_of
from sudologue.messages import Messages
from sudologue.model import Board, Layout, board_text
from sudologue.model.board_text import (
    EMPTY,
    ODD_BLANKS,
    cell_value,
    few_rows,
    has_odd_walls,
    is_border,
)
from sudologue.model.cell import SYMBOLS
from sudologue.model.layout import USUAL_SIZES, usual_layout

_say = Messages(__name__)

_LONGEST = 5_000
_BARS = str.maketrans("│┃║¦", "||||")
_HEADING = re.compile(r"(?:C?[0-9]{1,2}|[A-Z])?", re.IGNORECASE)


def blank_cells(text: str) -> list[PlacedText] | None:
    """The cells of a grid with blank ones, which become dots; nothing of other texts."""
    if len(text) > _LONGEST:
        return None
    lines = [
        (number, line.translate(_BARS))
        for number, line in numbered(text)
        if line and not is_border(line) and not {"|", "-"} <= {*line} <= {*" |:-"}
    ]
    said = [(number, line) for number, line in lines if not line.isspace()]
    is_headed = said and all(map(_HEADING.fullmatch, re.split(r"[|,;\s]+", said[0][1])))
    headed = said[1:] if is_headed else []
    for rows in (lines, said, headed):
        size = len(rows)
        if size in USUAL_SIZES:
            parts = _table([line for _, line in rows]) or _fixed([line for _, line in rows]) or ""
            symbols = {part.upper() for part in parts}
            if {" "} < symbols <= {" ", *SYMBOLS[:size]}:
                return [
                    PlacedText(part.replace(" ", "."), rows[number // size][0], 1)
                    for number, part in enumerate(parts)
                ]
    return None


def _table(rows: Sequence[str]) -> list[str] | None:
    """What stands between tabs, commas, semicolons or bars; tabs at an end may be lost."""
    size = len(rows)
    for separator in "\t,;|":
        fields = [(_bare(row) if separator == "|" else row).split(separator) for row in rows]
        found = [
            [part.strip(" \"'") or " " for part in row] + [" "] * (separator == "\t") * size
            for row in fields
        ]
        if max(map(len, fields)) == size and all(
            len(row) >= size and max(map(len, row)) == 1 for row in found
        ):
            return [part for row in found for part in row[:size]]
    return None


def _fixed(rows: Sequence[str]) -> list[str] | None:
    """The cells of rows that are as wide as each other, with a blank between cells or none."""
    size = len(rows)
    groups = [_bare(row.replace("-", " ")).split("|") for row in rows]
    counts, widths = {len(row) for row in groups}, {len(g) for row in groups for g in row}
    if counts == {1}:
        widest = max(len(row.rstrip()) for (row,) in groups)
        is_spaced = not any(row[1::2].strip() for (row,) in groups)
        if is_spaced == (widest <= size) or widest >= 2 * size:
            return None  # or it may be either
        step = 2 if is_spaced else 1
        if not any(" " in row.rstrip()[::step] for (row,) in groups):
            return None  # what is missing at an end may be lost, not blank
        return [cell for (row,) in groups for cell in row.ljust(2 * size)[: size * step : step]]
    (count, width), wide = (max(counts), max(widths)), size // max(counts)
    start, step = {wide: (0, 1), 2 * wide - 1: (0, 2), 2 * wide + 1: (1, 2)}.get(width, (0, 0))
    whole = len(counts) == len(widths) == 1 and wide * count == size and step
    if not whole or (step == 2 and any(g[1 - start :: 2].strip() for row in groups for g in row)):
        return None
    return [cell for row in groups for group in row for cell in group[start::step][:wide]]


def _bare(row: str) -> str:
    """A row without bars around it."""
    inner = row.strip()
    return inner[1:-1] if len(inner) > 1 and inner[0] == inner[-1] == "|" else row.rstrip()


_HEAD = 60
_LABEL = re.compile(r"\s*(?:[rR]?\d{1,2}|[A-Za-z])[\s|:.)│┃]")
_NOT_BETWEEN_CELLS = frozenset("+:")

# A line of SudoCue's header, which makes a grid another format.
SUDOCUE_HEADER = re.compile(r"#([ADCBSLU])(\S.*)?")


class DecoratedGrid(Format):
    """A row on each line, boxes framed or not."""

    slug = "grid"
    carries = Carries(many=True)
    between = "\n"

    def recognises(self, text: str) -> bool:
        if blank_cells(text) is not None:
            return True
        head = first_rows(text, _HEAD)
        lines = (line[:_HEAD].rstrip() for _, line in islice(numbered(text), _HEAD))
        if not head or any(map(SUDOCUE_HEADER.fullmatch, lines)):
            return False
        size = grid_size(head)
        if size is None:
            return False
        symbols = [symbol.text.upper() for row in head for symbol in row.symbols]
        fitting = sum(symbol in ODD_BLANKS + EMPTY + SYMBOLS[:size] for symbol in symbols)
        return fitting * 10 >= len(symbols) * 8

    def read(self, text: str, layout: Layout | None = None) -> Iterator[Reading]:
        blanks = blank_cells(text)
        if blanks is not None:
            yield reading_of(blanks, layout or usual_layout(isqrt(len(blanks))), self.slug)
            return
        rows = rows_of(text)
        head = list(islice(rows, _HEAD))
        size = layout.size if layout else grid_size(head) or 9
        found = layout or usual_layout(size)
        if _is_run_on(head, size):
            symbols = [symbol for row in head for symbol in row.symbols]
            yield reading_of(symbols, found, self.slug)
            return
        first = 1 if _is_headed(head, size) else 0
        if layout is None and has_odd_walls([row.text for row in head[first : first + size]]):
            raise BoardTextError(_say("unusual_lines")).located(head[first].number)
        for grid in grids(chain(head[first:], rows), size):
            yield reading_of(grid, found, self.slug)

    def written(self, reading: Reading) -> str:
        return board_text.grid(reading.board)


def reading_of(cells: Sequence[PlacedText], layout: Layout, slug: str) -> Reading:
    """The puzzle whose digits a grid shows."""
    values, warnings = values_of(cells, layout.size)
    board = Board.from_values(values, layout)
    return Reading(board, slug, warnings, line=cells[0].line)


def grids(rows: Iterable[Row], size: int, of_words: bool = False) -> Iterator[list[PlacedText]]:
    """The cells of each grid among rows; a one-line copy of a grid is passed over.

    In a grid of words, which are pencil marks, a row may also name the columns.
    """
    grid: list[PlacedText] = []
    last = Row(1, "")
    for last in rows:
        parts = last.groups if of_words else last.symbols
        if not grid and _is_beside(last, parts, size, of_words):
            continue
        cells = parts if of_words and len(parts) == size else cells_in(last, size)
        if cells is None:
            message = _say("wrong_row", found=len(parts), size=size)
            raise BoardTextError(message, last.number, parts[-1].column if parts else 1)
        grid += cells
        if len(grid) == size * size:
            yield grid
            grid = []
    if grid:
        message = few_rows(len(grid) // size, size)
        raise BoardTextError(message).located(last.number, len(last.text) or 1)


def _is_beside(row: Row, parts: Sequence[PlacedText], size: int, of_words: bool) -> bool:
    if of_words:
        return is_header(parts) or (len(parts) == 1 and whole_word(row.text, size) is not None)
    return len(parts) == size * size


def is_header(groups: Sequence[PlacedText]) -> bool:
    """Whether a row only names the columns."""
    return [group.text.upper() for group in groups] == [f"C{n + 1}" for n in range(len(groups))]


def values_of(cells: Iterable[PlacedText], size: int) -> tuple[list[int | None], tuple[str, ...]]:
    """The cells' digits; where all blanks are an older program's, that is warned of."""
    cells = list(cells)
    used = {cell.text for cell in cells}
    odd = [blank for blank in ODD_BLANKS if blank in used and blank not in SYMBOLS[:size]]
    if len(odd) == 1 and not used & set(EMPTY):
        warning = _say("odd_blank", symbol=odd[0])
        plain = [PlacedText("." if c.text == odd[0] else c.text, c.line, c.column) for c in cells]
        return values_of(plain, size)[0], (warning,)
    return [cell_value(c.text, size, c.line, c.column, n) for n, c in enumerate(cells)], ()


def cells_in(row: Row, size: int) -> Sequence[PlacedText] | None:
    """The cells of a row that has so many, a label before them or not."""
    symbols = row.symbols
    if len(symbols) == size:
        return symbols
    label = _LABEL.match(row.text)
    if label is None:
        return None
    symbols = tuple(symbol for symbol in symbols if symbol.column > label.end())
    return symbols if len(symbols) == size else None


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


def _is_run_on(head: Sequence[Row], size: int) -> bool:
    """Whether the cells of one board go on from line to line, or stand apart on one line."""
    if sum(len(row.symbols) for row in head) != size * size or any(
        whole_word(row.text) for row in head
    ):
        return False
    if any(_NOT_BETWEEN_CELLS & set(row.text) for row in head):
        return False
    if len(head) == 1 and len({len(group.text) for group in head[0].groups}) > 1:
        return False  # figures stand beside something that is longer
    if len(head) in USUAL_SIZES and all(len(row.groups) == len(head) for row in head):
        return False  # a word for each cell: pencil marks, as many as another board has cells
    return any(cells_in(row, size) is None for row in head)
