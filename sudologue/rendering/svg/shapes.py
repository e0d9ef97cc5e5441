"""The plain pieces of a picture, each as an element of SVG."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from sudologue.rendering.svg.picture_geometry import Point, at, number
from sudologue.rendering.text_output import clean

_HATCH = 9
"""How far the lines of a hatching are from each other, along its edges."""

Box = tuple[float, float, float, float]
"""A rectangle: its left and upper edges, its width and height."""


def line(path: str, colour: str, width: float, dash: str = "") -> str:
    """A path as a line."""
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<path d="{path}"{_stroked(colour, width)}{dashed}/>'


def casing(path: str, colour: str, width: float) -> str:
    """What sets a line off from whatever it crosses, to be drawn below it."""
    return f'<path d="{path}"{_stroked(colour, width)} stroke-opacity=".85"/>'


def capsule(path: str, colour: str, width: float) -> str:
    """A broad line with round ends."""
    round_ends = ' stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{path}"{_stroked(colour, width)}{round_ends}/>'


def area(path: str, colour: str) -> str:
    """What a path encloses."""
    return f'<path d="{path}" fill="{colour}"/>'


def rectangle(box: Box, fill: str, *, rounding: float = 0, edge: str = "", width: float = 0) -> str:
    """A filled rectangle, with an edge if that has a colour."""
    left, top, across, down = map(number, box)
    corner = f' rx="{number(rounding)}"' if rounding else ""
    return (
        f'<rect x="{left}" y="{top}" width="{across}" height="{down}"{corner} fill="{fill}"'
        f"{_stroked(edge, width)}/>"
    )


def square(
    middle: Point, half: float, fill: str, edge: str, width: float, rounding: float = 0
) -> str:
    """A square about a place, half a side to either side of it."""
    box = middle.x - half, middle.y - half, 2 * half, 2 * half
    return rectangle(box, fill, rounding=rounding, edge=edge, width=width)


def disc(middle: Point, radius: float, fill: str, edge: str = "", width: float = 0) -> str:
    """A disc about a place, with an edge if that has a colour."""
    x, y, r = number(middle.x), number(middle.y), number(radius)
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}"{_stroked(edge, width)}/>'


def diamond(middle: Point, half: float, fill: str, edge: str, width: float) -> str:
    """A square that stands on a corner."""
    path = (
        f"M{at(middle.x, middle.y - half)}l{at(half, half)}l{at(-half, half)}l{at(-half, -half)}z"
    )
    return f'<path d="{path}" fill="{fill}"{_stroked(edge, width)}/>'


def slash(middle: Point, half: float, colour: str, width: float) -> str:
    """A line through a place, from the lower left to the upper right."""
    return line(_rising(middle, half), colour, width)


def cross(middle: Point, half: float, colour: str, width: float) -> str:
    """Both diagonals of a square about a place."""
    falling = f"M{at(middle.x - half, middle.y - half)}l{at(2 * half, 2 * half)}"
    return line(falling + _rising(middle, half), colour, width)


def hatching(boxes: Iterable[Box], colour: str, up: bool) -> str:
    """Thin slanting lines that fill rectangles."""
    lines = "".join([path for box in boxes for path in _hatch(box, up)])
    return f'<path d="{lines}"{_stroked(colour, 1)} stroke-opacity=".45"/>'


def text(middle: Point, size: float, words: str, colour: str, cased: str = "") -> str:
    """Bold characters about a place; not all viewers can centre them upright by themselves."""
    edge = f'{_stroked(cased, 2.4)} paint-order="stroke"' if cased else ""
    return (
        f'<text x="{number(middle.x)}" y="{number(middle.y + 0.36 * size)}" '
        f'font-size="{number(size)}" font-weight="700" fill="{colour}"{edge}>'
        f"{escape(clean(words))}</text>"
    )


def _stroked(colour: str, width: float) -> str:
    """How a line is drawn, if it has a colour; a width of less than one is written `.9`."""
    return f' stroke="{colour}" stroke-width="{number(width).lstrip("0")}"' if colour else ""


def _rising(middle: Point, half: float) -> str:
    return f"M{at(middle.x - half, middle.y + half)}l{at(2 * half, -2 * half)}"


def _hatch(box: Box, up: bool) -> Iterator[str]:
    left, top, width, height = box
    for far in range(_HATCH, int(width + height), _HATCH):
        start, end = max(0.0, far - height), min(float(far), width)
        run = end - start
        x = left + start if up else left + width - start
        yield f"M{at(x, top + far - start)}l{at(run if up else -run, -run)}"
