"""Charts of points as SVG, drawn by ourselves: small, the same every time, light or dark.

Colours are those of all our pictures. What differs by colour differs by shape as well.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sudologue.rendering.svg.document import FONT, escaped
from sudologue.rendering.svg.palette import Palette, Theme, exchange
from sudologue.rendering.svg.picture_geometry import number

Point = tuple[float, float]

_WIDTH, _HEIGHT = 680, 440
_LEFT, _RIGHT, _TOP, _BOTTOM = 66, 590, 28, 384
_SMALL, _USUAL, _LEADING = 12, 14, 20
_COLOURS = Palette(Theme.AUTO)


@dataclass(frozen=True)
class Axis:
    """What a coordinate means: its title, its values from end to end, and those that are named.

    Stripes divide it: each is a word with the value where it begins.
    """

    title: str
    ends: tuple[float, float]
    ticks: Sequence[float]
    is_log: bool = False
    stripes: Sequence[tuple[str, float]] = ()

    def share(self, value: float) -> float:
        """How far along the axis a value is, from 0 to 1.

        >>> Axis("", (10, 1000), (), is_log=True).share(100)
        0.5
        """
        low, high, here = (math.log10(v) if self.is_log else v for v in (*self.ends, value))
        return (here - low) / (high - low)

    def parts(self) -> Iterator[tuple[str, float, float]]:
        """The stripes that are seen, with their ends as shares."""
        bounds = [start for _, start in self.stripes[1:]] + [self.ends[1]]
        for (word, start), end in zip(self.stripes, bounds, strict=False):
            low, high = max(0.0, self.share(start)), min(1.0, self.share(end))
            if low < high:
                yield word, low, high


@dataclass(frozen=True)
class Dots:
    """Points of one kind, full ones or rings, and what they are."""

    words: str
    points: Sequence[Point]
    is_ring: bool = False


@dataclass(frozen=True)
class Line:
    """A straight line between two points, and what it is."""

    words: str
    start: Point
    end: Point


@dataclass(frozen=True)
class Chart:
    """Points between two axes."""

    title: str
    description: str
    across: Axis
    up: Axis
    dots: Sequence[Dots]
    line: Line | None = None

    def svg(self) -> str:
        """The whole file."""
        width = _WIDTH if self.up.stripes else _RIGHT + 20
        body = "".join(self._body(width))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="sudologue" role="img" '
            f'viewBox="0 0 {width} {_HEIGHT}" width="{width}" height="{_HEIGHT}" '
            f'font-family="{FONT}" font-size="{_SMALL}" fill="none">'
            f"<title>{escaped(self.title)}</title><desc>{escaped(self.description)}</desc>"
            f"<style>{exchange(body)}</style>{body}</svg>\n"
        )

    def _body(self, width: int) -> Iterator[str]:
        yield f'<rect width="{width}" height="{_HEIGHT}" fill="{_COLOURS["paper"]}"/>'
        yield from _stripes_across(self.across)
        yield from _stripes_up(self.up)
        yield from _axis_across(self.across)
        yield from _axis_up(self.up)
        if self.line:
            yield _line(self._at(self.line.start), self._at(self.line.end))
        for kind in self.dots:
            yield _dots(kind, [self._at(point) for point in kind.points])
        yield from self._legend()

    def _at(self, point: Point) -> Point:
        return _x(self.across.share(point[0])), _y(self.up.share(point[1]))

    def _legend(self) -> Iterator[str]:
        """What each kind of points is, and the line, in the upper left corner."""
        x, y = _LEFT + 22, _TOP + 22
        for kind in self.dots:
            yield _dots(kind, [(x, y)])
            yield _word(kind.words, x + 16, y + 4)
            y += _LEADING
        if self.line:
            yield _line((x - 9, y), (x + 9, y))
            yield _word(self.line.words, x + 16, y + 4)


def _x(share: float) -> float:
    return _LEFT + share * (_RIGHT - _LEFT)


def _y(share: float) -> float:
    return _BOTTOM - share * (_BOTTOM - _TOP)


# pieces


def _stripes_across(axis: Axis) -> Iterator[str]:
    for n, (word, low, high) in enumerate(axis.parts()):
        if n % 2 == 0:
            yield _box((_x(low), _TOP), (_x(high), _BOTTOM))
        yield _word(word, (_x(low) + _x(high)) / 2, _TOP - 9, "middle")


def _stripes_up(axis: Axis) -> Iterator[str]:
    for n, (word, low, high) in enumerate(axis.parts()):
        if n % 2 == 0:
            yield _box((_LEFT, _y(high)), (_RIGHT, _y(low)))
        yield _word(word, _RIGHT + 10, (_y(low) + _y(high)) / 2 + 4)


def _axis_across(axis: Axis) -> Iterator[str]:
    yield _path(f"M{_LEFT} {_BOTTOM}H{_RIGHT}", "margin")
    for tick in axis.ticks:
        x = _x(axis.share(tick))
        yield _path(f"M{number(x)} {_BOTTOM}v5", "margin")
        yield _word(_value(tick), x, _BOTTOM + 20, "middle")
    yield _title(axis.title, f'x="{(_LEFT + _RIGHT) // 2}" y="{_BOTTOM + 44}"')


def _axis_up(axis: Axis) -> Iterator[str]:
    yield _path(f"M{_LEFT} {_TOP}V{_BOTTOM}", "margin")
    for tick in axis.ticks:
        y = _y(axis.share(tick))
        yield _path(f"M{_LEFT} {number(y)}h-5", "margin")
        yield _word(_value(tick), _LEFT - 9, y + 4, "end")
    yield _title(axis.title, f'transform="translate(18 {(_TOP + _BOTTOM) // 2})rotate(-90)"')


def _value(value: float) -> str:
    """A number at a tick.

    >>> _value(0.5), _value(9), _value(10_000)
    ('0.5', '9', '10,000')
    """
    return f"{value:,}"


def _box(corner: Point, other: Point) -> str:
    (x, y), (right, bottom) = corner, other
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(right - x)}" '
        f'height="{number(bottom - y)}" fill="{_COLOURS["window"]}"/>'
    )


def _path(drawn: str, colour: str) -> str:
    return f'<path d="{drawn}" stroke="{_COLOURS[colour]}"/>'


def _line(start: Point, end: Point) -> str:
    (x, y), (to_x, to_y) = start, end
    return (
        f'<path d="M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}" '
        f'stroke="{_COLOURS["wall"]}" stroke-width="1.5" stroke-dasharray="6 4"/>'
    )


def _dots(kind: Dots, places: Sequence[Point]) -> str:
    """Points at their places; those that coincide are one."""
    if kind.is_ring:
        how, radius = f'stroke="{_COLOURS["gone"]}" stroke-width="1.3"', "3.2"
    else:
        how, radius = f'fill="{_COLOURS["base"]}" fill-opacity=".7"', "2.8"
    circles = dict.fromkeys(
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{radius}"/>' for x, y in places
    )
    return f"<g {how}>{''.join(circles)}</g>"


def _word(text: str, x: float, y: float, anchor: str = "start") -> str:
    return (
        f'<text x="{number(x)}" y="{number(y)}" text-anchor="{anchor}" '
        f'fill="{_COLOURS["margin"]}">{escaped(text)}</text>'
    )


def _title(text: str, place: str) -> str:
    return (
        f'<text {place} text-anchor="middle" font-size="{_USUAL}" '
        f'fill="{_COLOURS["given"]}">{escaped(text)}</text>'
    )
