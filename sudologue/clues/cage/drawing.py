"""Cages in pictures: dashed inside their cells, with the total in the corner of the first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sudologue.clues.cage.law import Cage
from sudologue.model import Cell, Clue
from sudologue.rendering.svg.clues import ENCLOSURES, ClueDrawing, Piece, enclosure
from sudologue.rendering.svg.palette import Palette
from sudologue.rendering.svg.picture_geometry import CELL, PictureGeometry, number
from sudologue.rendering.svg.shapes import line

_TOTAL = 12.5
"""How large totals are."""


def _pieces(
    clue: Cage, geometry: PictureGeometry, palette: Palette, before: Sequence[Clue]
) -> Iterator[Piece]:
    drawn = line(enclosure(geometry, clue, before), palette["cage"], 1.2, "5 3")
    if clue.total is not None:
        first = clue.cells[0]
        totals = sum(_has_total(other) and other.cells[0] == first for other in before)
        drawn += _total(geometry, palette, clue.total, first, totals)
    yield 0, drawn


def _has_total(clue: Clue) -> bool:
    return isinstance(clue, Cage) and clue.total is not None


def _total(geometry: PictureGeometry, palette: Palette, total: int, cell: Cell, before: int) -> str:
    """The total in the corner of its cell, after others that stand there, the outline cleared."""
    corner, text = geometry.corner(cell), str(total)
    width = 0.58 * _TOTAL * len(text)
    x = corner.x + 4 + width / 2 + before * CELL * 0.36
    box = f'x="{number(x - width / 2 - 0.5)}" y="{number(corner.y + 3)}"'
    return (
        f'<rect {box} width="{number(width + 2)}" height="{number(0.86 * _TOTAL)}" '
        f'fill="{palette["paper"]}"/>'
        f'<text x="{number(x + 0.5)}" y="{number(corner.y + 3 + 0.78 * _TOTAL)}" '
        f'font-size="{number(_TOTAL)}" font-weight="600" fill="{palette["cage"]}">{text}</text>'
    )


DRAWING = ClueDrawing(ENCLOSURES, _pieces, has_number=_has_total)
