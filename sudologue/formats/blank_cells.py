"""Grids with blank cells: tables of spreadsheets and of Markdown, and rows of a fixed width.

They are read only if each row says by itself where its cells are, and all rows in the same way.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from sudologue.formats.houses import USUAL_SIZES
from sudologue.formats.rows import PlacedText, numbered
from sudologue.model.board_text import is_border
from sudologue.model.digit import SYMBOLS

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
