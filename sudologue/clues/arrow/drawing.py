"""Arrows in pictures: a circle or pill, and a shaft with an open head."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sudologue.clues.arrow.law import Arrow
from sudologue.model import Cell, Clue
from sudologue.rendering.svg.clues import ARROWS, ClueDrawing, Piece, through
from sudologue.rendering.svg.palette import Palette
from sudologue.rendering.svg.picture_geometry import PictureGeometry, Point, at, distance
from sudologue.rendering.svg.shapes import capsule, disc, line

_CIRCLE, _SHAFT, _HEAD = 23.0, 2.6, 9.0


def _pieces(
    clue: Arrow, geometry: PictureGeometry, palette: Palette, before: Sequence[Clue]
) -> Iterator[Piece]:
    colour, paper = palette["clue"], palette["paper"]
    drawn = "".join(_shaft(geometry, colour, clue.circle, shaft) for shaft in clue.shafts)
    if len(clue.circle) == 1:
        yield 0, drawn + disc(geometry.centre(clue.circle[0]), _CIRCLE, paper, colour, 2.2)
    else:
        pill = through(geometry, clue.circle)
        rim = capsule(pill, colour, 2 * _CIRCLE + 2.2)
        yield 0, drawn + rim + capsule(pill, paper, 2 * _CIRCLE - 2.2)


def _shaft(
    geometry: PictureGeometry, colour: str, circle: Sequence[Cell], shaft: Sequence[Cell]
) -> str:
    """A line from the nearest cell of the circle through the shaft, with a head at its tip."""
    start = geometry.centre(shaft[0])
    nearest = min(circle, key=lambda cell: distance(geometry.centre(cell), start))
    path = through(geometry, (nearest, *shaft))
    before, tip = (geometry.centre(cell) for cell in (nearest, *shaft)[-2:])
    return line(f"{path}{_head(before, tip)}", colour, _SHAFT)


def _head(before: Point, tip: Point) -> str:
    """Two strokes that meet at the tip, as those of an open arrow head do."""
    length = distance(before, tip)
    x, y = _HEAD * (before.x - tip.x) / length, _HEAD * (before.y - tip.y) / length
    return f"M{at(tip.x + x - y, tip.y + y + x)}L{at(*tip)}L{at(tip.x + x + y, tip.y + y - x)}"


DRAWING = ClueDrawing(ARROWS, _pieces)
