"""Errors in the notation that their reader asked for."""

from __future__ import annotations

from sudologue.errors import LayoutError, SudologueError
from sudologue.model import Cell, House
from sudologue.narration.notations import RC, Notation, in_notation
from sudologue.narration.phrasing.passage import Role, Span, say


def fault(error: SudologueError, notation: Notation) -> str:
    """What an error says, with cells and houses named as a notation does, if it can.

    >>> from sudologue.narration.notations import notation_named
    >>> fault(SudologueError(Cell(2, 0), " is given twice"), notation_named("a1"))
    'C1 is given twice'
    """
    named = [part for part in error.parts if isinstance(part, (Cell, House))]
    cells = [cell for part in named for cell in (part.cells if isinstance(part, House) else [part])]
    size = max((1 + max(cell.row, cell.col) for cell in cells), default=1)
    try:
        notation.admit(size)
    except LayoutError:
        notation = RC
    said = say(*(_part(part) for part in error.parts))
    return in_notation(said, notation, size).text


def _part(part: object) -> Cell | Span | str:
    if isinstance(part, Cell):
        return part
    return Span(str(part), Role.HOUSE, part) if isinstance(part, House) else str(part)
