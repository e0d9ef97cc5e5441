"""Clues on paper, behind the digits, as the kinds of clues say how they are drawn.

They look as people know them, and none needs its colour: cages are dashed and regions have a
dotted edge, arrows start from a circle or pill, and slow thermometers have a broken line along
their tube. Those of one's own are told, not drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sudologue.clues.clue_kinds import module_of
from sudologue.grouping import grouped
from sudologue.model import Cell, Clue, Layout
from sudologue.rendering.svg.palette import Palette
from sudologue.rendering.svg.picture_geometry import PictureGeometry, at

LINES, TUBES, ARROWS, ENCLOSURES = range(4)
"""The layers, from the lowest. Each is drawn whole before the next, whatever kinds are in it."""

_INSET, _NEXT = 4.0, 3.5
"""How far inside its cells a clue is drawn, and how much further one that shares cells with it."""

Piece = tuple[int, str]
"""A part of a clue in SVG, and its depth: in a layer, those of less depth are drawn below."""


@dataclass(frozen=True)
class ClueDrawing:
    """How the clues of one kind are drawn: `DRAWING` of its folder."""

    layer: int
    pieces: Callable[[Any, PictureGeometry, Palette, Sequence[Clue]], Iterable[Piece]]
    """What a clue consists of, given those of its layer before it. The same twice is drawn once."""
    shade: Callable[[Any, PictureGeometry, Palette], str] | None = None
    """Its ground, below all else."""
    has_number: Callable[[Any], bool] = lambda clue: False
    """Whether a number stands in a corner of a cell, so that candidates make room."""


def _drawn(layout: Layout) -> Iterator[tuple[Clue, ClueDrawing]]:
    for clue in layout.clues:
        if (module := module_of(clue, "drawing")) is not None:
            yield clue, module.DRAWING


def have_numbers(layout: Layout) -> bool:
    """Whether some clue has a number in a corner."""
    return any(drawing.has_number(clue) for clue, drawing in _drawn(layout))


def clue_shades(geometry: PictureGeometry, palette: Palette) -> str:
    """The grounds of clues that have one."""
    return "".join(
        drawing.shade(clue, geometry, palette)
        for clue, drawing in _drawn(geometry.layout)
        if drawing.shade is not None
    )


def clue_marks(geometry: PictureGeometry, palette: Palette) -> str:
    """All clues of a layout, layer by layer."""
    layers = grouped((drawing.layer, (clue, drawing)) for clue, drawing in _drawn(geometry.layout))
    return "".join(_layer(geometry, palette, layers[layer]) for layer in sorted(layers))


def _layer(
    geometry: PictureGeometry, palette: Palette, drawn: Sequence[tuple[Clue, ClueDrawing]]
) -> str:
    pieces: dict[Piece, None] = {}
    before: list[Clue] = []
    for clue, drawing in drawn:
        pieces.update(dict.fromkeys(drawing.pieces(clue, geometry, palette, before)))
        before.append(clue)
    return "".join(text for _, text in sorted(pieces, key=lambda piece: piece[0]))


# shapes that kinds share


def through(geometry: PictureGeometry, cells: Iterable[Cell]) -> str:
    """A path from the middle of each cell to that of the next."""
    return "M" + "L".join([at(*geometry.centre(cell)) for cell in cells])


def enclosure(geometry: PictureGeometry, clue: Clue, before: Iterable[Clue]) -> str:
    """A path around a clue's cells, inside those of clues that share some with it."""
    overlapped = sum(not set(clue.cells).isdisjoint(other.cells) for other in before)
    return "".join(geometry.outlines(clue.cells, _INSET + _NEXT * (overlapped % 4)))
