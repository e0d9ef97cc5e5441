"""A sketch as SVG: what lies under the pencil marks, between these and the digits, and on top."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from sudologue.grouping import grouped
from sudologue.model import Board, Candidate, Cell, House, digit_text
from sudologue.rendering.svg.palette import GROUPS, Palette
from sudologue.rendering.svg.picture_geometry import CELL, PictureGeometry, Point, at, house_cells
from sudologue.rendering.svg.routing import Route, arrowhead, routes
from sudologue.rendering.svg.shapes import (
    area,
    capsule,
    casing,
    cross,
    diamond,
    disc,
    hatching,
    line,
    rectangle,
    slash,
    square,
    text,
)
from sudologue.sketching import JoinKind, Mark, MarkKind, Node, Sketch, is_node

_BOLD = 0.72
"""How large the digit of a marked candidate is, in candidates' places."""

_LAST_RADIUS, _LAST_SIZE = 21.0, 30.0
"""How large the mark and the digit are of what is placed as the last of its cell."""

_INNER = 0.76
"""How large the square of what goes is where there is another mark, which shows around it."""

_ROUNDING = 2.5
"""How round the corners of that square are; a supposition's has none."""

_HEIGHTS = {
    MarkKind.SEEN: 0,
    MarkKind.OFF: 1,
    MarkKind.ON: 2,
    MarkKind.EXCEPTION: 3,
    MarkKind.DOUBLE_EXCEPTION: 4,
    MarkKind.SUPPOSED: 5,
    MarkKind.GONE: 6,
    MarkKind.PLACED: 7,
}
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


_GROUP_DASHES = ("", "9 3", "2 3", "9 3 2 3", "4 4")
_DASHES = {JoinKind.STRONG: "", JoinKind.WEAK: "6 4.5", JoinKind.SIGHT: "2.5 3"}
_WIDTHS = {JoinKind.STRONG: 2.6, JoinKind.WEAK: 1.9, JoinKind.SIGHT: 2.4}
_INSET, _CAUSE, _TAG, _HEAD = 2.5, 23, 11, 8.5
_TRUNK = 3.0


@dataclass(frozen=True)
class Overlay:
    """A sketch's drawing in three parts, each to be laid over what it says.

    `under` goes over the paper, `middle` over the pencil marks, `over` over the digits.
    """

    under: str
    middle: str
    over: str


def overlay(geometry: PictureGeometry, palette: Palette, board: Board, sketch: Sketch) -> Overlay:
    """The drawing of a sketch."""
    drawing = _Drawing(geometry, palette, board, sketch)
    return Overlay(
        "".join([*drawing.house_fills(), *drawing.cell_fills()]),
        "".join([*drawing.house_edges(), *drawing.cell_edges(), *drawing.joins()]),
        "".join([*drawing.candidates(), *drawing.tags()]),
    )


class _Drawing:
    """What the layers of one drawing have in common."""

    def __init__(
        self, geometry: PictureGeometry, palette: Palette, board: Board, sketch: Sketch
    ) -> None:
        self._geometry, self._palette, self._board = geometry, palette, board
        self._sketch = sketch
        self._on_candidates = grouped(sketch.candidates)
        self._sets = grouped(
            ((mark.kind, mark.group, mark.label), mark.target)
            for mark in sketch.marks
            if isinstance(mark.target, Cell)
        )
        self._houses = grouped(
            (mark.kind, mark.target) for mark in sketch.marks if isinstance(mark.target, House)
        )

    # houses

    def house_fills(self) -> Iterator[str]:
        bases = house_cells(self._houses.get(MarkKind.BASE, ()))
        for box in self._geometry.rows_of(bases):
            yield rectangle(box, self._palette["base fill"])
        for kind, colour, up in ((MarkKind.COVER, "cover", True), (MarkKind.DEAD, "dead", False)):
            cells = house_cells(self._houses.get(kind, ()))
            if cells:
                yield self._hatched(cells, colour, up)

    def _hatched(self, cells: Iterable[Cell], colour: str, up: bool) -> str:
        return hatching(self._geometry.rows_of(cells), self._palette[colour], up)

    def house_edges(self) -> Iterator[str]:
        edges = (
            (MarkKind.BASE, "base", 2.4, "", 1.2),
            (MarkKind.COVER, "cover", 2.2, "7 4", 3.6),
            (MarkKind.DEAD, "dead", 2.6, "", 1.3),
        )
        for kind, colour, width, dash, inset in edges:
            for house in self._houses.get(kind, ()):
                for outline in self._geometry.outlines(house.cells, inset):
                    yield line(outline, self._palette[colour], width, dash)

    # cells

    def cell_fills(self) -> Iterator[str]:
        tinted: dict[Cell, list[int]] = {}
        for (kind, group, _), cells in self._sets.items():
            if kind in (MarkKind.CELL, MarkKind.PIVOT):
                for cell in cells:
                    tinted.setdefault(cell, []).append(group)
            elif kind is MarkKind.CAUSE:
                for cell in cells:
                    middle, colour = self._geometry.centre(cell), self._palette["cause"]
                    yield disc(middle, _CAUSE, "none", colour, 2)
            elif kind is MarkKind.DEAD:
                yield self._hatched(cells, "dead", False)
        for cell, groups in tinted.items():
            yield from self._strips(cell, list(dict.fromkeys(groups)))

    def _strips(self, cell: Cell, groups: Sequence[int]) -> Iterator[str]:
        """The tints of the sets that a cell is in, side by side."""
        x, y = self._geometry.corner(cell)
        side = CELL - 2 * _INSET
        for place, group in enumerate(groups):
            left, width = x + _INSET + side * place / len(groups), side / len(groups)
            yield rectangle((left, y + _INSET, width, side), self._palette.tint(group))

    def cell_edges(self) -> Iterator[str]:
        for (kind, group, _), inset, outlines in self._outlined():
            dash = _GROUP_DASHES[(max(group, 1) - 1) % GROUPS]
            for cells in outlines:
                if kind is MarkKind.DEAD:
                    yield from self._outline(cells, inset, self._palette["dead"], 2.6, "")
                    continue
                yield from self._outline(cells, inset, self._palette.hue(group), 1.8, dash)
                if kind is MarkKind.PIVOT:
                    yield from self._outline(cells, inset + 3, self._palette.hue(group), 1.4, dash)

    def _outlined(
        self,
    ) -> Iterator[tuple[tuple[MarkKind, int, str], float, list[Sequence[Cell]]]]:
        """The sets of cells with an outline, and how far inside: none hides another."""
        drawn: dict[Cell, int] = {}
        for key, cells in self._sets.items():
            if key[0] is MarkKind.CAUSE:
                continue
            place = max(drawn.get(cell, 0) for cell in cells)
            drawn.update(dict.fromkeys(cells, place + 1))
            together = key[1] > 0
            yield key, _INSET + 2.6 * place, [cells] if together else [[cell] for cell in cells]

    def _outline(
        self, cells: Sequence[Cell], inset: float, colour: str, width: float, dash: str
    ) -> Iterator[str]:
        for outline in self._geometry.outlines(cells, inset):
            yield line(outline, colour, width, dash)

    def tags(self) -> Iterator[str]:
        """The letters of sets, each on the upper edge of its first cell."""
        taken: dict[Cell, int] = {}
        for (kind, group, label), cells in self._sets.items():
            if not label or kind is MarkKind.CAUSE:
                continue
            first = min(cells)
            x, y = self._geometry.corner(first)
            place = taken[first] = taken.get(first, -1) + 1
            middle = Point(x + CELL / 3 + 15 * place, y + 2)
            width = 6 + 6 * len(label)
            box = middle.x - width / 2, middle.y - 6, width, 12
            yield rectangle(box, self._palette.hue(group), rounding=3)
            yield text(middle, _TAG, label, self._palette["on group"])

    # joins

    def joins(self) -> Iterator[str]:
        yield from self._capsules()
        marked = self._on_candidates
        drawn = routes(self._geometry, self._board, marked, self._sketch.joins)
        for route in drawn:
            if not route.is_bar:
                width = _WIDTHS[route.join.kind] + 2.6
                yield casing(route.path, self._palette["case"], width)
        yield from map(self._join, drawn)
        for route in drawn:
            if route.join.has_arrow and not route.is_bar:
                yield area(arrowhead(route.curve, _HEAD), self._stroke(route))

    def _join(self, route: Route) -> str:
        kind = route.join.kind
        width = _TRUNK if route.is_bar and kind is JoinKind.STRONG else _WIDTHS[kind]
        return line(route.path, self._stroke(route), width, _DASHES[kind])

    def _stroke(self, route: Route) -> str:
        if route.join.group:
            return self._palette.hue(route.join.group)
        return self._palette["strong" if route.join.kind is JoinKind.STRONG else "weak"]

    def _capsules(self) -> Iterator[str]:
        """What holds the candidates of a node together, where they lie near each other."""
        nodes = [mark.target for mark in self._sketch.marks if is_node(mark.target)]
        ends = [end for join in self._sketch.joins for end in (join.start, join.end)]
        nodes += [end for end in ends if not isinstance(end, Cell)]
        for node in dict.fromkeys(node for node in nodes if len(node) > 1):
            if _hangs_together(node):
                places = [self._geometry.place(candidate) for candidate in sorted(node)]
                path = "M" + "L".join([at(*place) for place in places])
                width = 2 * self._geometry.radius + 4
                yield capsule(path, self._palette["group 5 fill"], width)

    # candidates

    def candidates(self) -> Iterator[str]:
        for candidate, marks in self._on_candidates.items():
            yield from self._marked(candidate, marks)

    def _marked(self, candidate: Candidate, marks: Sequence[Mark]) -> Iterator[str]:
        """All that is on a candidate, from below."""
        ordered = sorted(marks, key=lambda mark: _HEIGHTS.get(mark.kind, -1))
        top = ordered[-1]
        place, radius = self._geometry.place(candidate), self._geometry.radius
        size = _BOLD * self._geometry.pitch
        if top.kind is MarkKind.PLACED and len(self._board.domain(candidate.cell)) == 1:
            place, radius, size = self._geometry.centre(candidate.cell), _LAST_RADIUS, _LAST_SIZE
        for below, mark in enumerate(ordered):
            yield self._sign(mark, place, radius, has_more=bool(below))
        if top.kind is not MarkKind.BLOCKED:
            ink = self._palette[_INKS.get(top.kind, "given")]
            yield text(place, size, digit_text(candidate.digit), ink)
        if top.kind is MarkKind.GONE:
            half = radius * _INNER if len(ordered) > 1 else radius
            yield slash(place, half, self._palette["gone"], 1.6)
        yield from self._labels(ordered, place, radius)

    def _sign(self, mark: Mark, place: Point, radius: float, *, has_more: bool) -> str:
        palette = self._palette
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
                size = self._geometry.pitch * (0.5 if len(label) < 3 else 0.4)
                middle = Point(place.x + radius * 0.95, place.y - radius * 0.85)
                yield text(middle, size, label, self._palette["given"], self._palette["case"])


def _hangs_together(node: Node) -> bool:
    """Whether each candidate but the first is in a cell beside that of the one before."""
    cells = [candidate.cell for candidate in sorted(node)]
    return all(
        abs(one.row - other.row) + abs(one.col - other.col) <= 2 for one, other in pairwise(cells)
    )
