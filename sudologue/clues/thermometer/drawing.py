"""Thermometers in pictures: a bulb and a tube, a slow one with a broken line along it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sudologue.clues.thermometer.law import Thermometer
from sudologue.model import Clue
from sudologue.rendering.svg.clues import TUBES, ClueDrawing, Piece, through
from sudologue.rendering.svg.palette import Palette
from sudologue.rendering.svg.picture_geometry import PictureGeometry
from sudologue.rendering.svg.shapes import capsule, disc, line

_TUBE, _BULB, _RIM = 17.0, 20.0, 1.8


def _pieces(
    clue: Thermometer, geometry: PictureGeometry, palette: Palette, before: Sequence[Clue]
) -> Iterator[Piece]:
    """Rims below all fillings, so that the lines of one that branches run into each other."""
    bulb, path = geometry.centre(clue.cells[0]), through(geometry, clue.cells)
    rim, filling = palette["clue"], palette["tube"]
    yield 0, capsule(path, rim, _TUBE + 2 * _RIM)
    yield 0, disc(bulb, _BULB + _RIM, rim)
    yield 1, capsule(path, filling, _TUBE)
    yield 1, disc(bulb, _BULB, filling)
    if clue.slow:
        yield 2, line(path, rim, 2, "7 6")


DRAWING = ClueDrawing(TUBES, _pieces)
