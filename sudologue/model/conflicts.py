"""Puzzles that cannot be boards: the errors that say why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudologue.errors import BoardConflictError, BoardTextError
from sudologue.model.bits import bits_of
from sudologue.model.cell import Cell
from sudologue.model.digit import digit_text
from sudologue.model.geometry import Sight
from sudologue.model.house import House, HouseKind
from sudologue.model.layout import Layout
from sudologue.wording import counted

if TYPE_CHECKING:
    from sudologue.model.board import Board
    from sudologue.model.tables import DeadEnd


class DeadEndError(BoardConflictError):
    """The error for a `puzzle` in which a cell, a digit in a house, or a clue has nothing left."""

    puzzle: Board


def nothing_left(puzzle: Board, dead_end: DeadEnd) -> DeadEndError:
    """The error for a puzzle with a dead end."""
    error = DeadEndError("the puzzle contradicts itself: ", *dead_end.parts)
    error.puzzle = puzzle
    return error


def wrong_count(count: int, layout: Layout) -> BoardTextError:
    """The error for a puzzle with more or fewer cells than its layout."""
    return BoardTextError(f"found {counted(count, 'cell')}, expected {layout.cell_count}")


def no_digit(cell: Cell, value: int, size: int) -> BoardTextError:
    """The error for a number that is no digit of boards of a size."""
    return BoardTextError((cell, f" cannot be {value}: digits run from 1 to {size}"))


def equal_givens(layout: Layout, filled: int, number: int, value: int) -> BoardConflictError:
    """The error for a given that an earlier, equal one sees."""
    plane = filled >> (value - 1) * layout.cell_count
    rival = next(bits_of(plane & layout.peer_masks[number]))
    said = equal_digits(layout, layout.cells[rival], layout.cells[number], value)
    return BoardConflictError("the puzzle contradicts itself: ", *said)


def equal_digits(layout: Layout, one: Cell, other: Cell, digit: int) -> tuple[object, ...]:
    """Say that two cells that see each other hold the same digit, and where they meet."""
    reason = layout.why_sees(one, other)
    assert reason is not None
    if isinstance(reason, Sight):
        place: tuple[object, ...] = (f"{reason.name} apart",)
    elif not isinstance(reason, House):
        place = ("in ", reason.noun)
    else:
        place = ("on the " if reason.kind is HouseKind.DIAGONAL else "in ", reason)
    return one, " and ", other, ", ", *place, f", are both {digit_text(digit)}"
