"""Cells and houses gathered into the groups that people write in one word.

Cells of one row, or of one column; houses of one kind.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from sudologue.model import Cell, House

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


def by_kind(houses: Sequence[House]) -> list[list[House]]:
    """The houses kind by kind, lines first."""
    kinds: dict[str, list[House]] = {}
    for house in sorted(houses, key=lambda house: not house.is_line):
        kinds.setdefault(house.kind.letter, []).append(house)
    return list(kinds.values())
