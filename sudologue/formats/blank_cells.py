"""Grids whose empty cells are blank: tables of spreadsheets and of Markdown, rows of fixed width.

They are read only if every row says by itself where its cells are, and all rows in the same way.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product

from sudologue.formats.houses import USUAL_SIZES
from sudologue.formats.rows import PlacedText, numbered
from sudologue.model.digit import SYMBOLS
from sudologue.model.text import is_border

_LONGEST = 5_000
_BARS = str.maketrans("│┃║¦", "||||")
_MARKDOWN_RULE = re.compile(r"[\s|]*(?::?-+:?[\s|]*)+")
_ROW = re.compile(r"[0-9A-Pa-p\s|,;\"'-]*")
_HEADINGS = re.compile(r"(?:[|,;\t\s]|C?\d{1,2}|[A-Y])*", re.IGNORECASE)

Line = tuple[int, str]


def blank_cells(text: str) -> list[PlacedText] | None:
    """The cells of a grid some of which are blank, an empty one as a dot; nothing of other texts."""
    if len(text) > _LONGEST:
        return None
    lines = [
        (number, line.translate(_BARS))
        for number, line in numbered(text)
        if line and not is_border(line) and not ("|" in line and _MARKDOWN_RULE.fullmatch(line))
    ]
    said = [(number, line) for number, line in lines if not line.isspace()]
    for rows, may_be_headed in ((lines, False), (said, True)):
        headed = may_be_headed and len(rows) - 1 in USUAL_SIZES and _HEADINGS.fullmatch(rows[0][1])
        for kept in (rows, rows[1:] if headed else []):
            if len(kept) in USUAL_SIZES and all(_ROW.fullmatch(line) for _, line in kept):
                table = _table(kept) or _fixed(kept)
                if table is not None and _is_grid(table, len(kept)):
                    return table
    return None


def _is_grid(cells: Sequence[PlacedText], size: int) -> bool:
    """Whether there are blanks among digits, and nothing else."""
    symbols = {cell.text.upper() for cell in cells}
    return len(symbols) > 1 and "." in symbols and symbols <= {".", *SYMBOLS[:size]}


def _table(rows: Sequence[Line]) -> list[PlacedText] | None:
    """The cells between tabs, commas, semicolons or bars; only tabs may be left out at an end."""
    size = len(rows)
    for separator in "\t,;|":
        cells: list[PlacedText] = []
        for number, line in rows:
            bare = line.strip() if separator == "|" else line.rstrip("\r\n")
            if separator == "|" and bare.startswith("|") and bare.endswith("|"):
                bare = bare[1:-1]
            parts = [part.strip(" \"'") for part in bare.split(separator)]
            parts += [""] * (size - len(parts) if separator == "\t" else 0)
            if len(parts) != size or any(len(part) > 1 for part in parts):
                break
            cells += [PlacedText(part or ".", number, 1) for part in parts]
        else:
            return cells
    return None


def _fixed(rows: Sequence[Line]) -> list[PlacedText] | None:
    """The cells of rows in which all columns are one character wide, with a blank between or none."""
    size, groups = len(rows), list[list[str]]()
    for _, line in rows:
        line = line.rstrip("\r\n").replace("-", " ")
        if "|" in line:
            line = line.strip()
            inner = line[1:-1] if line.startswith("|") and line.endswith("|") else line
            groups.append(inner.split("|"))
        else:
            groups.append([line.rstrip()])
    count = len(groups[0])
    if any(len(row) != count for row in groups) or size % count:
        return None
    wide = size // count
    found = [
        ways
        for step in (1, 2)
        for ways in product(*([(at, step) for at in (0, 1)] for _ in range(count)))
        if all(_fits([row[n] for row in groups], wide, *way) for n, way in enumerate(ways))
        and (count > 1 or ways[0][0] == 0)
    ]
    if len(found) != 1:
        return None
    return [
        PlacedText((group + " " * size * 2)[at + step * n].replace(" ", "."), number, 1)
        for (number, _), row in zip(rows, groups, strict=True)
        for group, (at, step) in zip(row, found[0], strict=True)
        for n in range(wide)
    ]


def _fits(column: Sequence[str], wide: int, at: int, step: int) -> bool:
    """Whether cells that begin there, so far apart, are all there is of a column of groups."""
    last = at + step * (wide - 1)
    places = {at + step * n for n in range(wide)}
    return max(map(len, column)) > last - step * (wide - 1) and all(
        len(group.rstrip()) <= last + 1
        and len(group) <= last + 2
        and all(symbol == " " or place in places for place, symbol in enumerate(group))
        for group in column
    )
