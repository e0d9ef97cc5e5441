"""Grids with a plus before placed digits, and candidates as triples of digit, row and column."""

from __future__ import annotations

import re

from sudologue.errors import BoardTextError
from sudologue.formats.position import position
from sudologue.model import Board, Layout
from sudologue.model.board_text import cell_value
from sudologue.model.expressions import SIZES_WITH_TRIPLES
from sudologue.model.layout import usual_layout
from sudologue.wording import counted

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
        raise BoardTextError(
            f"a board of {size} rows has no triples: expected 9 rows or fewer", line, start
        )
    values: list[int | None] = []
    given: list[int] = []
    is_placed = False
    for column, symbol in enumerate(grid, start):
        if symbol == "+":
            if is_placed:
                raise BoardTextError(
                    "two plus signs: expected a digit after the first", line, column
                )
            is_placed = True
            continue
        value = cell_value(symbol, size, line, column)
        if value is None and is_placed:
            raise BoardTextError("a plus sign before an empty cell: expected a digit", line, column)
        if value is not None and not is_placed:
            given.append(len(values))
        values.append(value)
        is_placed = False
    if is_placed or len(values) != size * size:
        fault = "too short" if len(values) < size * size else "too long"
        message = f"{fault}: found {counted(len(values), 'cell')}, expected {size * size}"
        raise BoardTextError(message, line, start + max(len(grid) - 1, 0))
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
                f"{triple[:20]!r} is no candidate: write digit, row and column, like 347",
                line,
                column,
            )
        digit, row, col = figures
        mask |= 1 << ((digit - 1) * layout.size + row - 1) * layout.size + col - 1
    return mask
