"""The marks on candidates: signs one over the other, the digit, and what the words call them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sudologue.model import Board, Candidate, digit_text
from sudologue.rendering.svg.palette import Palette
from sudologue.rendering.svg.picture_geometry import PictureGeometry, Point
from sudologue.rendering.svg.shapes import cross, diamond, disc, slash, square, text
from sudologue.sketching import Mark, MarkKind

_BOLD = 0.72
"""How large the digit of a marked candidate is, in candidates' places."""

_LAST_RADIUS, _LAST_SIZE = 21.0, 30.0
"""How large the mark and the digit are of what is placed as the last of its cell."""

_INNER = 0.76
"""How large the square of what goes is where there is another mark, which shows around it."""

_ROUNDING = 2.5
"""How round the corners of that square are; a supposition's has none."""

_ON_TOP = (
    MarkKind.SEEN,
    MarkKind.OFF,
    MarkKind.ON,
    MarkKind.EXCEPTION,
    MarkKind.DOUBLE_EXCEPTION,
    MarkKind.SUPPOSED,
    MarkKind.GONE,
    MarkKind.PLACED,
)
"""What lies over what; below them all, what is gone already."""

_INKS = {
    MarkKind.PLACED: "on placed",
    MarkKind.GONE: "on gone",
    MarkKind.ON: "on group",
    MarkKind.EXCEPTION: "on exception",
    MarkKind.DOUBLE_EXCEPTION: "on exception",
    MarkKind.SUPPOSED: "on supposed",
}
"""The colours of digits on marks; on all others they have that of givens."""


@dataclass(frozen=True)
class CandidateMarks:
    """The marks on a board's candidates, to be drawn one candidate after the other."""

    geometry: PictureGeometry
    palette: Palette
    board: Board

    def drawn(self, candidate: Candidate, marks: Sequence[Mark]) -> Iterator[str]:
        """All that is on a candidate, from below."""
        ordered = sorted(marks, key=_height)
        top = ordered[-1]
        place, radius = self.geometry.place(candidate), self.geometry.radius
        size = _BOLD * self.geometry.pitch
        if top.kind is MarkKind.PLACED and len(self.board.domain(candidate.cell)) == 1:
            place, radius, size = self.geometry.centre(candidate.cell), _LAST_RADIUS, _LAST_SIZE
        for below, mark in enumerate(ordered):
            yield self._sign(mark, place, radius, has_more=bool(below))
        if top.kind is not MarkKind.BLOCKED:
            ink = self.palette[_INKS.get(top.kind, "given")]
            yield text(place, size, digit_text(candidate.digit), ink)
        if top.kind is MarkKind.GONE:
            half = radius * _INNER if len(ordered) > 1 else radius
            yield slash(place, half, self.palette["gone"], 1.6)
        yield from self._labels(ordered, place, radius)

    def _sign(self, mark: Mark, place: Point, radius: float, *, has_more: bool) -> str:
        palette = self.palette
        hue, tint = palette.hue(mark.group), palette.tint(mark.group)
        match mark.kind:
            case MarkKind.PLACED:
                ring = disc(place, radius + 2.2, palette["paper"], palette["placed"], 1.6)
                return ring + disc(place, radius - 0.4, palette["placed"])
            case MarkKind.GONE:
                half = radius * _INNER if has_more else radius
                return square(place, half, palette["gone fill"], palette["gone"], 1.6, _ROUNDING)
            case MarkKind.SEEN:
                return disc(place, radius, tint, hue, 0.9)
            case MarkKind.ON:
                return disc(place, radius, hue)
            case MarkKind.OFF:
                return disc(place, radius - 0.9, palette["paper"], hue, 1.8)
            case MarkKind.EXCEPTION | MarkKind.DOUBLE_EXCEPTION:
                width = 2.6 if mark.kind is MarkKind.DOUBLE_EXCEPTION else 1.1
                fill, edge = palette["exception fill"], palette["exception"]
                return diamond(place, radius * 1.22, fill, edge, width)
            case MarkKind.SUPPOSED:
                ink = palette["supposed"]
                return square(place, radius - 0.4, ink, ink, 1.2)
            case _:
                return cross(place, radius * 0.5, palette["blocked"], 1.5)

    def _labels(self, marks: Sequence[Mark], place: Point, radius: float) -> Iterator[str]:
        """What a mark is called, at its upper right corner; a supposition at least `?`."""
        for mark in marks:
            label = mark.label or ("?" if mark.kind is MarkKind.SUPPOSED else "")
            if label:
                size = self.geometry.pitch * (0.5 if len(label) < 3 else 0.4)
                middle = Point(place.x + radius * 0.95, place.y - radius * 0.85)
                yield text(middle, size, label, self.palette["given"], self.palette["case"])


def _height(mark: Mark) -> int:
    return _ON_TOP.index(mark.kind) if mark.kind in _ON_TOP else -1
