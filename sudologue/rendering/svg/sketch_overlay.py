"""A sketch as SVG: what lies under the pencil marks, between these and the digits, and on top."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from sudologue.model import Board, Candidate, Cell, House
from sudologue.rendering.svg.candidate_marks import CandidateMarks
from sudologue.rendering.svg.palette import GROUPS, Palette
from sudologue.rendering.svg.picture_geometry import CELL, PictureGeometry, Point, at, house_cells
from sudologue.rendering.svg.routing import Route, arrowhead, routes
from sudologue.rendering.svg.shapes import (
    area,
    capsule,
    casing,
    disc,
    hatching,
    line,
    rectangle,
    text,
)
from sudologue.sketching import JoinKind, Mark, MarkKind, Node, Sketch, is_node

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
                yield from map(self._circle, cells)
            elif kind is MarkKind.DEAD:
                yield self._hatched(cells, "dead", False)
        for cell, groups in tinted.items():
            yield from self._strips(cell, list(dict.fromkeys(groups)))

    def _circle(self, cell: Cell) -> str:
        return disc(self._geometry.centre(cell), _CAUSE, "none", self._palette["cause"], 2)

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
        drawing = CandidateMarks(self._geometry, self._palette, self._board)
        for candidate, marks in self._on_candidates.items():
            yield from drawing.drawn(candidate, marks)


def _hangs_together(node: Node) -> bool:
    """Whether each candidate but the first is in a cell beside that of the one before."""
    cells = [candidate.cell for candidate in sorted(node)]
    return all(
        abs(one.row - other.row) + abs(one.col - other.col) <= 2 for one, other in pairwise(cells)
    )
