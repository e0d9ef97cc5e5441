"""Extra regions in pictures: shaded, with a dotted edge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sudologue.clues.region.law import Region
from sudologue.model import Clue
from sudologue.rendering.svg.clues import ENCLOSURES, ClueDrawing, Piece, enclosure
from sudologue.rendering.svg.palette import Palette
from sudologue.rendering.svg.picture_geometry import PictureGeometry
from sudologue.rendering.svg.shapes import area, line


def _shade(clue: Region, geometry: PictureGeometry, palette: Palette) -> str:
    return area("".join(geometry.outlines(clue.cells, 0)), palette["window"])


def _pieces(
    clue: Region, geometry: PictureGeometry, palette: Palette, before: Sequence[Clue]
) -> Iterator[Piece]:
    yield 0, line(enclosure(geometry, clue, before), palette["cage"], 1.4, "1.4 3")


DRAWING = ClueDrawing(ENCLOSURES, _pieces, shade=_shade)
