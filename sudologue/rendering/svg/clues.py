"""Clues on paper, behind the digits: cages, arrows, thermometers and extra regions.

They look as people know them, and none needs its colour: cages are dashed and regions have a
dotted edge, arrows start from a circle or pill, and slow thermometers have a broken line along
their tube.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from sudologue.clues import Arrow, Cage, Region, Thermometer
from sudologue.model import Cell
from sudologue.rendering.svg.palette import Palette
from sudologue.rendering.svg.picture_geometry import (
    CELL,
    PictureGeometry,
    Point,
    at,
    distance,
    number,
)
from sudologue.rendering.svg.shapes import area, capsule, disc, line

_INSET, _NEXT = 4.0, 3.5
"""How far inside its cells a cage is drawn, and how much further one that shares cells with it."""

_TOTAL = 12.5
"""How large totals are."""

_TUBE, _BULB, _RIM = 17.0, 20.0, 1.8
_CIRCLE, _SHAFT, _HEAD = 23.0, 2.6, 9.0


def clue_shades(geometry: PictureGeometry, palette: Palette) -> str:
    """The grounds of extra regions."""
    return "".join(
        area("".join(geometry.outlines(clue.cells, 0)), palette["window"])
        for clue in geometry.layout.clues
        if isinstance(clue, Region)
    )


def clue_marks(geometry: PictureGeometry, palette: Palette) -> str:
    """All clues of a layout; those of one's own are told, not drawn."""
    clues = geometry.layout.clues
    thermometers = [clue for clue in clues if isinstance(clue, Thermometer)]
    arrows = [clue for clue in clues if isinstance(clue, Arrow)]
    enclosed = [clue for clue in clues if isinstance(clue, (Cage, Region))]
    return (
        _thermometers(geometry, palette, thermometers)
        + "".join(_arrow(geometry, palette, clue) for clue in arrows)
        + _outlines(geometry, palette, enclosed)
    )


# thermometers


def _thermometers(geometry: PictureGeometry, palette: Palette, clues: Iterable[Thermometer]) -> str:
    """Rims below all fillings, so that the lines of one that branches run into each other."""
    rims, fillings, breaks = list[str](), list[str](), list[str]()
    rim, filling = palette["clue"], palette["tube"]
    for clue in clues:
        bulb, path = geometry.centre(clue.cells[0]), _through(geometry, clue.cells)
        rims += [capsule(path, rim, _TUBE + 2 * _RIM), disc(bulb, _BULB + _RIM, rim)]
        fillings += [capsule(path, filling, _TUBE), disc(bulb, _BULB, filling)]
        if clue.slow:
            breaks.append(line(path, palette["clue"], 2, "7 6"))
    return "".join([*dict.fromkeys(rims), *dict.fromkeys(fillings), *breaks])


def _through(geometry: PictureGeometry, cells: Iterable[Cell]) -> str:
    return "M" + "L".join([at(*geometry.centre(cell)) for cell in cells])


# arrows


def _arrow(geometry: PictureGeometry, palette: Palette, clue: Arrow) -> str:
    colour = palette["clue"]
    drawn = "".join(_shaft(geometry, colour, clue.circle, shaft) for shaft in clue.shafts)
    if len(clue.circle) == 1:
        return drawn + disc(geometry.centre(clue.circle[0]), _CIRCLE, palette["paper"], colour, 2.2)
    pill = _through(geometry, clue.circle)
    rim = capsule(pill, colour, 2 * _CIRCLE + 2.2)
    return drawn + rim + capsule(pill, palette["paper"], 2 * _CIRCLE - 2.2)


def _shaft(
    geometry: PictureGeometry, colour: str, circle: Sequence[Cell], shaft: Sequence[Cell]
) -> str:
    """A line from the nearest cell of the circle through the shaft, with a head at its tip."""
    start = geometry.centre(shaft[0])
    nearest = min(circle, key=lambda cell: distance(geometry.centre(cell), start))
    path = _through(geometry, (nearest, *shaft))
    before, tip = (geometry.centre(cell) for cell in (nearest, *shaft)[-2:])
    return line(f"{path}{_head(before, tip)}", colour, _SHAFT)


def _head(before: Point, tip: Point) -> str:
    """Two strokes that meet at the tip, as those of an open arrow head do."""
    length = distance(before, tip)
    x, y = _HEAD * (before.x - tip.x) / length, _HEAD * (before.y - tip.y) / length
    return f"M{at(tip.x + x - y, tip.y + y + x)}L{at(*tip)}L{at(tip.x + x + y, tip.y + y - x)}"


# cages and regions


def _outlines(geometry: PictureGeometry, palette: Palette, clues: Sequence[Cage | Region]) -> str:
    drawn, colour = list[str](), palette["cage"]
    totals = Counter[Cell]()
    for place, clue in enumerate(clues):
        overlapped = sum(not set(clue.cells).isdisjoint(other.cells) for other in clues[:place])
        path = "".join(geometry.outlines(clue.cells, _INSET + _NEXT * (overlapped % 4)))
        if isinstance(clue, Region):
            drawn.append(line(path, colour, 1.4, "1.4 3"))
            continue
        drawn.append(line(path, colour, 1.2, "5 3"))
        if clue.total is not None:
            first = clue.cells[0]
            drawn.append(_total(geometry, palette, clue.total, first, totals[first]))
            totals[first] += 1
    return "".join(drawn)


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
