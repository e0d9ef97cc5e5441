"""Digits that cannot be a board: the errors that say why."""

from __future__ import annotations

from sudologue.errors import BoardTextError
from sudologue.model.cell import Cell
from sudologue.model.layout import Layout
from sudologue.wording import counted


def wrong_count(count: int, layout: Layout) -> BoardTextError:
    """The error for a puzzle with more or fewer cells than its layout."""
    return BoardTextError(f"found {counted(count, 'cell')}, expected {layout.cell_count}")


def no_digit(cell: Cell, value: int, size: int) -> BoardTextError:
    """The error for a number that is no digit of boards of a size."""
    return BoardTextError((cell, f" cannot be {value}: digits run from 1 to {size}"))
