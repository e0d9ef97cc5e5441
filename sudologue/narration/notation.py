"""The community's short forms: `r1c15` for r1c1 and r1c5, `r1c2<>3` for what is eliminated.

Cells of one row, or of one column, are written as one group. Where rows and columns go beyond 9
a group could not be told from a single cell (`r1c15`), so there every cell stands by itself.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator

from sudologue.errors import BoardTextError
from sudologue.inference import Action, Placement
from sudologue.model import Cell
from sudologue.narration.passage import Part, Passage, Role, Span, say

Group = tuple[str, tuple[Cell, ...]]

_LARGEST_GROUPED = 9
_GROUP = re.compile(r"[rR]([1-9][0-9]*)[cC]([1-9][0-9]*)")


def compact(cells: Iterable[Cell], size: int) -> list[Group]:
    """The cells in groups, each with its text, in order of their first cells.

    The row or column with the most cells is taken first, a row before a column.

    >>> [text for text, _ in compact(map(Cell.parse, ["r1c5", "r4c7", "r1c1", "r2c7"]), 9)]
    ['r1c15', 'r24c7']
    """
    left = set(cells)
    if size > _LARGEST_GROUPED:
        return [(str(cell), (cell,)) for cell in sorted(left)]
    groups: list[tuple[Cell, ...]] = []
    while left:
        longest = max(_lines(left), key=len)
        left -= set(longest)
        groups.append(longest)
    return [(_group_text(group), group) for group in sorted(groups)]


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


def _group_text(group: tuple[Cell, ...]) -> str:
    rows = "".join(str(row + 1) for row in sorted({cell.row for cell in group}))
    columns = "".join(str(col + 1) for col in sorted({cell.col for cell in group}))
    return f"r{rows}c{columns}"


def cells_text(cells: Iterable[Cell], size: int) -> str:
    """The cells in one word.

    >>> cells_text([Cell(0, 0), Cell(0, 4), Cell(2, 2)], 9), cells_text([Cell(0, 14)], 16)
    ('r1c15,r3c3', 'r1c15')
    """
    return ",".join(text for text, _ in compact(cells, size))


def parse_cells(text: str, size: int) -> tuple[Cell, ...]:
    """Read cells back, in order; groups of several rows and several columns are read too.

    >>> [str(cell) for cell in parse_cells("r1c15, r24c7", 9)]
    ['r1c1', 'r1c5', 'r2c7', 'r4c7']
    """
    cells: set[Cell] = set()
    for word in text.split(","):
        found = _GROUP.fullmatch(word.strip())
        if found is None:
            raise BoardTextError(
                f"{word.strip()!r} is no cell and no group of cells: write r5c6 or r5c67"
            )
        rows, columns = (_numbers(part, size) for part in found.groups())
        cells.update(Cell(row - 1, col - 1) for row in rows for col in columns)
    for cell in sorted(cells):
        if max(cell.row, cell.col) >= size:
            raise BoardTextError(f"{cell} is off a board of {size} rows and columns")
    return tuple(sorted(cells))


def _numbers(text: str, size: int) -> list[int]:
    if size > _LARGEST_GROUPED:
        return [int(text)]
    if "0" in text:
        raise BoardTextError(f"rows and columns count from 1: there is a 0 in {text!r}")
    return [int(symbol) for symbol in text]


def cell_spans(cells: Iterable[Cell], size: int) -> list[Span]:
    """A span for each group, which knows its cell or its cells."""
    return [
        Span(text, Role.CELL, group[0] if len(group) == 1 else group)
        for text, group in compact(cells, size)
    ]


def compact_cells(cells: Iterable[Cell], size: int) -> Passage:
    """The cells in one word, with spans that know them."""
    parts: list[Part] = []
    for span in cell_spans(cells, size):
        parts += (",", span) if parts else (span,)
    return say(*parts)


def conclusion(action: Action, size: int) -> Passage:
    """`r5c6=4`, or `r1c2<>3, r1c89<>6`: digit by digit, with the cells that lose it."""
    if isinstance(action, Placement):
        return say(action.cell, "=", action.value)
    cells: dict[int, list[Cell]] = defaultdict(list)
    for candidate in action.candidates:
        cells[candidate.digit].append(candidate.cell)
    parts: list[Part] = []
    for digit in sorted(cells):
        parts += (", " if parts else None, compact_cells(cells[digit], size), "<>", digit)
    return say(*parts)


def digits_word(digits: Iterable[int], separator: str = ",") -> Passage:
    """The digits in one word: `3,6`."""
    parts: list[Part] = []
    for digit in digits:
        parts += (separator, digit) if parts else (digit,)
    return say(*parts)
