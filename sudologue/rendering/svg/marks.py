"""A sketch as SVG: what lies under the pencil marks, between these and the digits, and on top."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise

from sudologue.model import Board, Candidate, Cell, House, digit_text
from sudologue.rendering.svg.geometry import (
    CELL,
    Geometry,
    Point,
    at,
    house_cells,
    number,
)
from sudologue.rendering.svg.palette import GROUPS, Palette
from sudologue.rendering.svg.routing import Route, arrowhead, routes
from sudologue.sketching import JoinKind, Mark, MarkKind, Node, Sketch, is_node

BOLD = 0.72
"""How large the digit of a marked candidate is, in candidates' places."""

_GROUP_DASHES = ("", "9 3", "2 3", "9 3 2 3", "4 4")
_DASHES = {JoinKind.STRONG: "", JoinKind.WEAK: "6 4.5", JoinKind.SIGHT: "2.5 3"}
_WIDTHS = {JoinKind.STRONG: 2.6, JoinKind.WEAK: 1.9, JoinKind.SIGHT: 2.4}
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
_HATCH, _INSET, _CAUSE, _TAG, _HEAD = 9, 2.5, 23, 11, 8.5
_TRUNK = 3.0

_INNER = 0.76
"""How large the square of what goes is where there is another mark, which shows around it."""


@dataclass(frozen=True)
class Overlay:
    """A sketch's drawing in three parts, each to be laid over what it says.

    `under` goes over the paper, `middle` over the pencil marks, `over` over the digits.
    """

    under: str
    middle: str
    over: str


def overlay(geometry: Geometry, palette: Palette, board: Board, sketch: Sketch) -> Overlay:
    """The drawing of a sketch."""
    drawing = _Drawing(geometry, palette, board, sketch)
    return Overlay(
        "".join([*drawing.house_fills(), *drawing.cell_fills()]),
        "".join([*drawing.house_edges(), *drawing.cell_edges(), *drawing.joins()]),
        "".join([*drawing.candidates(), *drawing.tags()]),
    )


class _Drawing:
    """What the layers of one drawing have in common."""

    def __init__(self, geometry: Geometry, palette: Palette, board: Board, sketch: Sketch) -> None:
        self._geometry, self._palette, self._board = geometry, palette, board
        self._sketch = sketch
        self._on_candidates: dict[Candidate, list[Mark]] = {}
        self._sets: dict[tuple[MarkKind, int, str], list[Cell]] = {}
        self._houses: dict[MarkKind, list[House]] = {}
        for mark in sketch.marks:
            if isinstance(mark.target, Cell):
                self._sets.setdefault((mark.kind, mark.group, mark.label), []).append(mark.target)
            elif is_node(mark.target):
                for candidate in mark.target:
                    self._on_candidates.setdefault(candidate, []).append(mark)
            elif isinstance(mark.target, House):
                self._houses.setdefault(mark.kind, []).append(mark.target)

    def _hue(self, group: int) -> str:
        return self._palette[self._palette.group(group)]

    def _tint(self, group: int) -> str:
        return self._palette[f"{self._palette.group(group)} fill"]

    # houses

    def house_fills(self) -> Iterator[str]:
        bases = house_cells(self._houses.get(MarkKind.BASE, ()))
        yield from self._filled(bases, self._palette["base fill"])
        for kind, colour, up in ((MarkKind.COVER, "cover", True), (MarkKind.DEAD, "dead", False)):
            cells = house_cells(self._houses.get(kind, ()))
            if cells:
                yield self._hatched(cells, self._palette[colour], up)

    def _filled(self, cells: Iterable[Cell], colour: str) -> Iterator[str]:
        for left, top, width, height in self._geometry.rows_of(cells):
            place = f'x="{number(left)}" y="{number(top)}"'
            size = f'width="{number(width)}" height="{number(height)}"'
            yield f'<rect {place} {size} fill="{colour}"/>'

    def _hatched(self, cells: Iterable[Cell], colour: str, up: bool) -> str:
        boxes = self._geometry.rows_of(cells)
        lines = "".join([line for box in boxes for line in _hatch(box, up)])
        return f'<path d="{lines}" stroke="{colour}" stroke-width="1" stroke-opacity=".45"/>'

    def house_edges(self) -> Iterator[str]:
        edges = (
            (MarkKind.BASE, "base", 2.4, "", 1.2),
            (MarkKind.COVER, "cover", 2.2, "7 4", 3.6),
            (MarkKind.DEAD, "dead", 2.6, "", 1.3),
        )
        for kind, colour, width, dash, inset in edges:
            for house in self._houses.get(kind, ()):
                for outline in self._geometry.outlines(house.cells, inset):
                    yield _line(outline, self._palette[colour], width, dash)

    # cells

    def cell_fills(self) -> Iterator[str]:
        tinted: dict[Cell, list[int]] = {}
        for (kind, group, _), cells in self._sets.items():
            if kind in (MarkKind.CELL, MarkKind.PIVOT):
                for cell in cells:
                    tinted.setdefault(cell, []).append(group)
            elif kind is MarkKind.CAUSE:
                yield from map(self._circle, cells)
            elif kind is MarkKind.DEAD:
                yield self._hatched(cells, self._palette["dead"], False)
        for cell, groups in tinted.items():
            yield from self._strips(cell, list(dict.fromkeys(groups)))

    def _circle(self, cell: Cell) -> str:
        x, y = self._geometry.centre(cell)
        colour = self._palette["cause"]
        return (
            f'<circle cx="{number(x)}" cy="{number(y)}" r="{_CAUSE}" fill="none" '
            f'stroke="{colour}" stroke-width="2"/>'
        )

    def _strips(self, cell: Cell, groups: Sequence[int]) -> Iterator[str]:
        """The tints of the sets that a cell is in, side by side."""
        x, y = self._geometry.corner(cell)
        side = CELL - 2 * _INSET
        for place, group in enumerate(groups):
            left, width = x + _INSET + side * place / len(groups), side / len(groups)
            yield (
                f'<rect x="{number(left)}" y="{number(y + _INSET)}" width="{number(width)}" '
                f'height="{number(side)}" fill="{self._tint(group)}"/>'
            )

    def cell_edges(self) -> Iterator[str]:
        for (kind, group, _), inset, outlines in self._outlined():
            dash = _GROUP_DASHES[(max(group, 1) - 1) % GROUPS]
            for cells in outlines:
                if kind is MarkKind.DEAD:
                    yield from self._outline(cells, inset, self._palette["dead"], 2.6, "")
                    continue
                yield from self._outline(cells, inset, self._hue(group), 1.8, dash)
                if kind is MarkKind.PIVOT:
                    yield from self._outline(cells, inset + 3, self._hue(group), 1.4, dash)

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
            yield _line(outline, colour, width, dash)

    def tags(self) -> Iterator[str]:
        """The letters of sets, each on the upper edge of its first cell."""
        taken: dict[Cell, int] = {}
        for (kind, group, label), cells in self._sets.items():
            if not label or kind is MarkKind.CAUSE:
                continue
            first = min(cells)
            x, y = self._geometry.corner(first)
            place = taken[first] = taken.get(first, -1) + 1
            colour = self._hue(group)
            middle = Point(x + CELL / 3 + 15 * place, y + 2)
            width = 6 + 6 * len(label)
            yield (
                f'<rect x="{number(middle.x - width / 2)}" y="{number(middle.y - 6)}" '
                f'width="{width}" height="12" rx="3" fill="{colour}"/>'
            )
            yield _text(middle, _TAG, label, self._palette["on group"])

    # joins

    def joins(self) -> Iterator[str]:
        yield from self._capsules()
        marked = self._on_candidates
        drawn = routes(self._geometry, self._board, marked, self._sketch.joins)
        for route in drawn:
            if not route.is_bar:
                colour, width = self._palette["case"], _WIDTHS[route.join.kind] + 2.6
                yield (
                    f'<path d="{route.path}" stroke="{colour}" stroke-width="{number(width)}" '
                    'stroke-opacity=".85"/>'
                )
        yield from map(self._join, drawn)
        for route in drawn:
            if route.join.has_arrow and not route.is_bar:
                head = arrowhead(route.curve, _HEAD)
                yield f'<path d="{head}" fill="{self._stroke(route)}"/>'

    def _join(self, route: Route) -> str:
        kind = route.join.kind
        width = _TRUNK if route.is_bar and kind is JoinKind.STRONG else _WIDTHS[kind]
        return _line(route.path, self._stroke(route), width, _DASHES[kind])

    def _stroke(self, route: Route) -> str:
        if route.join.group:
            return self._hue(route.join.group)
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
                width = number(2 * self._geometry.radius + 4)
                colour = self._palette["group 5 fill"]
                yield (
                    f'<path d="{path}" stroke="{colour}" stroke-width="{width}" '
                    'stroke-linecap="round" stroke-linejoin="round"/>'
                )

    # candidates

    def candidates(self) -> Iterator[str]:
        for candidate, marks in self._on_candidates.items():
            ordered = sorted(marks, key=_height)
            place, radius = self._geometry.place(candidate), self._geometry.radius
            is_last = len(self._board.domain(candidate.cell)) == 1
            size = BOLD * self._geometry.pitch
            if is_last and ordered[-1].kind is MarkKind.PLACED:
                place, radius, size = self._geometry.centre(candidate.cell), 21.0, 30.0
            for below, mark in enumerate(ordered):
                yield self._shape(mark, place, radius, has_more=bool(below))
            top = ordered[-1]
            if top.kind is not MarkKind.BLOCKED:
                yield _text(place, size, digit_text(candidate.digit), self._ink(top))
                if top.kind is MarkKind.GONE:
                    yield self._slash(place, radius * _INNER if len(ordered) > 1 else radius)
            yield from self._labels(ordered, place, radius)

    def _shape(self, mark: Mark, place: Point, radius: float, has_more: bool) -> str:
        palette, x, y, r = self._palette, number(place.x), number(place.y), number(radius)
        hue, tint = self._hue(mark.group), self._tint(mark.group)
        match mark.kind:
            case MarkKind.PLACED:
                inner, outer = number(radius - 0.4), number(radius + 2.2)
                colour = palette["placed"]
                return (
                    f'<circle cx="{x}" cy="{y}" r="{outer}" fill="{palette["paper"]}" '
                    f'stroke="{colour}" stroke-width="1.6"/>'
                    f'<circle cx="{x}" cy="{y}" r="{inner}" fill="{colour}"/>'
                )
            case MarkKind.GONE:
                half = radius * _INNER if has_more else radius
                return _square(
                    place, half, palette["gone fill"], palette["gone"], 1.6, rounded=True
                )
            case MarkKind.SEEN:
                return (
                    f'<circle cx="{x}" cy="{y}" r="{r}" fill="{tint}" stroke="{hue}" '
                    'stroke-width=".9"/>'
                )
            case MarkKind.ON:
                return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{hue}"/>'
            case MarkKind.OFF:
                return (
                    f'<circle cx="{x}" cy="{y}" r="{number(radius - 0.9)}" '
                    f'fill="{palette["paper"]}" stroke="{hue}" stroke-width="1.8"/>'
                )
            case MarkKind.EXCEPTION | MarkKind.DOUBLE_EXCEPTION:
                return self._diamond(mark, place, radius)
            case MarkKind.SUPPOSED:
                ink = palette["supposed"]
                return _square(place, radius - 0.4, ink, ink, 1.2, rounded=False)
            case _:
                half = radius * 0.5
                path = (
                    f"M{at(place.x - half, place.y - half)}l{at(2 * half, 2 * half)}"
                    f"M{at(place.x - half, place.y + half)}l{at(2 * half, -2 * half)}"
                )
                return _line(path, palette["blocked"], 1.5, "")

    def _diamond(self, mark: Mark, place: Point, radius: float) -> str:
        half = radius * 1.22
        path = (
            f"M{at(place.x, place.y - half)}l{at(half, half)}l{at(-half, half)}l{at(-half, -half)}z"
        )
        palette = self._palette
        width = "2.6" if mark.kind is MarkKind.DOUBLE_EXCEPTION else "1.1"
        return (
            f'<path d="{path}" fill="{palette["exception fill"]}" '
            f'stroke="{palette["exception"]}" stroke-width="{width}"/>'
        )

    def _slash(self, place: Point, radius: float) -> str:
        far = radius * 1.0
        path = f"M{at(place.x - far, place.y + far)}l{at(2 * far, -2 * far)}"
        return _line(path, self._palette["gone"], 1.6, "")

    def _ink(self, mark: Mark) -> str:
        palette = self._palette
        match mark.kind:
            case MarkKind.PLACED:
                return palette["on placed"]
            case MarkKind.GONE:
                return palette["on gone"]
            case MarkKind.ON:
                return palette["on group"]
            case MarkKind.EXCEPTION | MarkKind.DOUBLE_EXCEPTION:
                return palette["on exception"]
            case MarkKind.SUPPOSED:
                return palette["on supposed"]
            case _:
                return palette["given"]

    def _labels(self, marks: Sequence[Mark], place: Point, radius: float) -> Iterator[str]:
        """What a mark is called, at its upper right corner; a supposition at least `?`."""
        for mark in marks:
            label = mark.label or ("?" if mark.kind is MarkKind.SUPPOSED else "")
            if label:
                size = self._geometry.pitch * (0.5 if len(label) < 3 else 0.4)
                middle = Point(place.x + radius * 0.95, place.y - radius * 0.85)
                yield _text(
                    middle, size, label, self._palette["given"], cased=self._palette["case"]
                )


def _height(mark: Mark) -> int:
    return _ON_TOP.index(mark.kind) if mark.kind in _ON_TOP else -1


def _hangs_together(node: Node) -> bool:
    """Whether each candidate but the first is in a cell beside that of the one before."""
    cells = [candidate.cell for candidate in sorted(node)]
    return all(
        abs(one.row - other.row) + abs(one.col - other.col) <= 2 for one, other in pairwise(cells)
    )


def _hatch(box: tuple[float, float, float, float], up: bool) -> Iterator[str]:
    """Slanting lines that fill a rectangle."""
    left, top, width, height = box
    for far in range(_HATCH, int(width + height), _HATCH):
        start, end = max(0.0, far - height), min(float(far), width)
        run = end - start
        x = left + start if up else left + width - start
        yield f"M{at(x, top + far - start)}l{at(run if up else -run, -run)}"


def _line(path: str, colour: str, width: float, dash: str) -> str:
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<path d="{path}" stroke="{colour}" stroke-width="{number(width)}"{dashed}/>'


def _square(place: Point, half: float, fill: str, edge: str, width: float, *, rounded: bool) -> str:
    side = number(2 * half)
    corner = ' rx="2.5"' if rounded else ""
    return (
        f'<rect x="{number(place.x - half)}" y="{number(place.y - half)}" width="{side}" '
        f'height="{side}"{corner} fill="{fill}" stroke="{edge}" stroke-width="{number(width)}"/>'
    )


def _text(place: Point, size: float, text: str, colour: str, cased: str = "") -> str:
    """Bold characters about a place; not all viewers can centre them upright by themselves."""
    edge = f' stroke="{cased}" stroke-width="2.4" paint-order="stroke"' if cased else ""
    return (
        f'<text x="{number(place.x)}" y="{number(place.y + 0.36 * size)}" '
        f'font-size="{number(size)}" font-weight="700" fill="{colour}"{edge}>{escape(text)}</text>'
    )
