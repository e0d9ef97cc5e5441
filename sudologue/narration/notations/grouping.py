"""Cells gathered into the groups that people write in one word: those of one row, or one column."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from sudologue.model import Cell

LARGEST_GROUPED = 9
"""Beyond nine rows `r1c15` is a cell, and could not be told from the group of r1c1 and r1c5."""


def in_lines(cells: Iterable[Cell]) -> list[tuple[Cell, ...]]:
    """The cells in groups, in order of their first cells.

    The row or column with the most cells is taken first, a row before a column.

    >>> cells = map(Cell.parse, ["r1c5", "r4c7", "r1c1", "r2c7"])
    >>> [[str(cell) for cell in group] for group in in_lines(cells)]
    [['r1c1', 'r1c5'], ['r2c7', 'r4c7']]
    """
    remaining = set(cells)
    groups: list[tuple[Cell, ...]] = []
    while remaining:
        longest = max(_lines(remaining), key=len)
        remaining -= set(longest)
        groups.append(longest)
    return sorted(groups)


def _lines(cells: set[Cell]) -> Iterator[tuple[Cell, ...]]:
    """The cells of each row, then those of each column."""
    rows: dict[int, list[Cell]] = defaultdict(list)
    columns: dict[int, list[Cell]] = defaultdict(list)
    for cell in sorted(cells):
        rows[cell.row].append(cell)
        columns[cell.col].append(cell)
    for lines in (rows, columns):
        for index in sorted(lines):
            yield tuple(lines[index])
