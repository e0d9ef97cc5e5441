"""The symmetries that a pattern of cells can have: where each takes a cell of a board."""

from __future__ import annotations

from collections.abc import Callable

from sudologue.model.cell import Cell

FULL = "full"
"""Every one of `MOVES`."""

MOVES: dict[str, Callable[[Cell, int], Cell]] = {
    "rot90": lambda cell, last: Cell(cell.col, last - cell.row),
    "rot180": lambda cell, last: Cell(last - cell.row, last - cell.col),
    "mirror-h": lambda cell, last: Cell(cell.row, last - cell.col),
    "mirror-v": lambda cell, last: Cell(last - cell.row, cell.col),
    "diagonal": lambda cell, last: Cell(cell.col, cell.row),
    "antidiagonal": lambda cell, last: Cell(last - cell.col, last - cell.row),
}
"""Each by name; a cell is moved on a board whose last row has this number."""
