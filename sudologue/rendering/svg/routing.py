"""How joins run: past what they do not join, and rather straight than bent.

Each join tries a number of curves, and takes the one that passes the fewest marks, digits and
earlier joins. Short joins choose first, since they have the fewest ways.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from sudologue.caches import PLANES, cached
from sudologue.model import Board, Candidate, Cell
from sudologue.rendering.svg.picture_geometry import MARGIN, PictureGeometry, Point, at, distance
from sudologue.sketching import Join, Node

_BENDS = (0.0, 0.08, -0.08, 0.15, -0.15, 0.22, -0.22, 0.3, -0.3, 0.4, -0.4, 0.5, -0.5)
"""How far a bow swings out, in lengths of the join."""
_TWISTS = (0.12, -0.12, 0.25, -0.25)
"""How far both halves of an S swing out, to either side."""

# what it costs to pass something, for each sample of the curve that does; and to bend
_A_MARK, _A_DIGIT, _A_JOIN = 9.0, 1.4, 3.0
_A_CURVE, _A_BEND, _A_TWIST = 2.0, 14.0, 6.0

_SWINGS = sorted(
    [
        *((_A_CURVE * bool(bend) + _A_BEND * abs(bend), bend, bend) for bend in _BENDS),
        *((_A_TWIST + _A_BEND * abs(twist), twist, -twist) for twist in _TWISTS),
    ],
    key=lambda swing: swing[0],
)
"""The curves to try, cheapest first: what it costs to bend so, and how far either half swings."""

_SAMPLES_APART = 5
_PAIRS_TRIED = 3
_GRID, _IN_A_ROW = 4, 1 << 12
_HALO, _ROUND_A_DIGIT, _ROUND_A_CELL = 1.6, 12.0, 21.0
_SHORT = 1e-9

Curve = tuple[Point, Point, Point, Point]
"""A cubic curve: its ends, and the two points that pull it between them."""


class Route(NamedTuple):
    """A join, and the curve that it is drawn along; a bar within one cell is always straight."""

    join: Join
    curve: Curve
    is_bar: bool

    @property
    def path(self) -> str:
        """The curve as a path; where it does not bend, a line."""
        start, one, other, end = self.curve
        if _is_straight(self.curve):
            return f"M{at(*start)}L{at(*end)}"
        return f"M{at(*start)}C{at(*one, *other, *end)}"


def routes(
    geometry: PictureGeometry, board: Board, marked: Iterable[Candidate], joins: Sequence[Join]
) -> list[Route]:
    """The joins with their curves, in the order in which they stand in the sketch."""
    router = _Router(geometry, board, marked)
    order = sorted(joins, key=router.nearest)
    drawn = {join: router.route(join) for join in order}
    return [drawn[join] for join in joins]


_End = tuple[Candidate | Cell, Point, float]
"""What a join ends at, where that is, and how far from it the line stops."""


class _Router:
    """What lies about on a picture, and the joins that are drawn already.

    The picture is cut into small squares, each of which has one thing in it at most.
    """

    def __init__(
        self, geometry: PictureGeometry, board: Board, marked: Iterable[Candidate]
    ) -> None:
        self._geometry = geometry
        self._things: dict[int, Candidate | Cell] = {}
        self._drawn: set[int] = set()
        for cell, value in zip(geometry.layout.cells, board.masks.values, strict=True):
            if value is not None:
                self._lay(cell, geometry.centre(cell), _ROUND_A_DIGIT)
        for candidate in marked:
            self._lay(candidate, geometry.place(candidate), geometry.radius + _HALO)

    def _lay(self, thing: Candidate | Cell, centre: Point, radius: float) -> None:
        """Have a thing lie in all squares whose middles it reaches."""
        left, top = int((centre.x - radius) // _GRID), int((centre.y - radius) // _GRID)
        across = int(2 * radius // _GRID) + 2
        for row in range(top, top + across):
            for column in range(left, left + across):
                x, y = (column + 0.5) * _GRID - centre.x, (row + 0.5) * _GRID - centre.y
                if x * x + y * y < radius * radius:
                    self._things[row * _IN_A_ROW + column] = thing

    def nearest(self, join: Join) -> float:
        """How far its ends are from each other, where they are nearest."""
        (_, one, _), (_, other, _) = self._pairs(join)[0]
        return distance(one, other)

    def _pairs(self, join: Join) -> list[tuple[_End, _End]]:
        """The pairs of ends to choose from, the nearest first."""
        starts, ends = list(self._ends_of(join.start)), list(self._ends_of(join.end))
        pairs = [(one, other) for one in starts for other in ends]
        pairs.sort(key=lambda pair: distance(pair[0][1], pair[1][1]))
        return pairs[:_PAIRS_TRIED]

    def _ends_of(self, end: Node | Cell) -> Iterator[_End]:
        if isinstance(end, Cell):
            yield end, self._geometry.centre(end), _ROUND_A_CELL
        else:
            for candidate in end:
                place = self._geometry.place(candidate)
                yield candidate, place, self._geometry.radius + _HALO

    def route(self, join: Join) -> Route:
        """The curve that passes the least."""
        best, least = None, float("inf")
        own = set[Candidate | Cell](_members(join.start)) | set(_members(join.end))
        for place, (one, other) in enumerate(self._pairs(join)):
            if _cell_of(one[0]) == _cell_of(other[0]):
                return Route(join, _trimmed(_bow(one[1], other[1], 0, 0), one[2], other[2]), True)
            for extra, first, second in _SWINGS:
                extra += _A_CURVE * place
                if extra >= least:
                    break
                curve = _trimmed(_bow(one[1], other[1], first, second), one[2], other[2])
                if first and not self._is_on_board(curve):
                    continue
                cost = self._cost(curve, own, extra, least)
                if cost < least:
                    best, least = curve, cost
        assert best is not None  # a join has two ends
        self._drawn.update(_square(x, y) for x, y in _samples(best))
        return Route(join, best, False)

    def _is_on_board(self, curve: Curve) -> bool:
        """Whether a curve keeps to the board, looked at where it bends most."""
        start, end = MARGIN, MARGIN + self._geometry.board
        return all(start < x < end and start < y < end for x, y in _points(curve, _QUARTERS))

    def _cost(self, curve: Curve, own: set[Candidate | Cell], extra: float, most: float) -> float:
        """What the curve passes, and the extra; no more is looked at once it is too much."""
        cost, things, drawn = extra, self._things, self._drawn
        for x, y in _samples(curve):
            square = _square(x, y)
            thing = things.get(square)
            if thing is not None and thing not in own:
                cost += _A_DIGIT if isinstance(thing, Cell) else _A_MARK
            if square in drawn:
                cost += _A_JOIN
            if cost >= most:
                break
        return cost


def _members(end: Node | Cell) -> Iterator[Candidate | Cell]:
    yield from (end,) if isinstance(end, Cell) else end


def _cell_of(end: Candidate | Cell) -> Cell:
    return end if isinstance(end, Cell) else end.cell


def _bow(start: Point, end: Point, first: float, second: float) -> Curve:
    """A curve whose halves swing out so far, in lengths of the line from end to end."""
    across, down = end.x - start.x, end.y - start.y
    pull, push = first * 4 / 3, second * 4 / 3
    third = Point(start.x + across / 3 - down * pull, start.y + down / 3 + across * pull)
    later = Point(end.x - across / 3 - down * push, end.y - down / 3 + across * push)
    return start, third, later, end


def _trimmed(curve: Curve, at_start: float, at_end: float) -> Curve:
    """The curve with its ends moved in, along itself."""
    start, one, other, end = curve
    return _moved(start, one, at_start), one, other, _moved(end, other, at_end)


def _moved(here: Point, towards: Point, by: float) -> Point:
    length = distance(here, towards)
    if length < _SHORT:
        return here
    part = by / length
    return Point(here.x + (towards.x - here.x) * part, here.y + (towards.y - here.y) * part)


def _samples(curve: Curve) -> Iterator[tuple[float, float]]:
    """Points along the curve, nearer to each other than marks are wide."""
    start, one, other, end = curve
    length = distance(start, one) + distance(one, other) + distance(other, end)
    return _points(curve, _weights(int(length / _SAMPLES_APART) + 1))


_Weights = tuple[float, float, float, float]
"""How much the points that make a curve count, somewhere along it."""


def _points(curve: Curve, weights: Iterable[_Weights]) -> Iterator[tuple[float, float]]:
    """The points of the curve where those that make it count so much."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = curve
    for a, b, c, d in weights:
        yield a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy


@cached(PLANES)
def _weights(steps: int) -> list[_Weights]:
    """The weights from the start of a cubic curve to its end, in equal steps."""
    return [_weights_at(step / steps) for step in range(steps + 1)]


def _weights_at(t: float) -> _Weights:
    u = 1 - t
    return u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t


_QUARTERS = tuple(map(_weights_at, (0.25, 0.5, 0.75)))
"""The weights in the middle of a curve, and on both sides of it: where it bends most."""


def _is_straight(curve: Curve) -> bool:
    start, one, other, end = curve
    length = distance(start, end)
    return all(
        abs((end.x - start.x) * (p.y - start.y) - (end.y - start.y) * (p.x - start.x))
        <= length * 0.05
        for p in (one, other)
    )


def _square(x: float, y: float) -> int:
    return int(y // _GRID) * _IN_A_ROW + int(x // _GRID)


def arrowhead(curve: Curve, size: float) -> str:
    """A triangle at the curve's end, as a path."""
    _, _, other, end = curve
    length = distance(other, end)
    if length < _SHORT:
        return ""
    ux, uy = (end.x - other.x) / length, (end.y - other.y) / length
    half = size * 0.45
    left = Point(end.x - size * ux - half * uy, end.y - size * uy + half * ux)
    right = Point(end.x - size * ux + half * uy, end.y - size * uy - half * ux)
    return f"M{at(*end)}L{at(*left)}L{at(*right)}z"


def passes_through(route: Route, geometry: PictureGeometry, marked: Iterable[Candidate]) -> bool:
    """Whether a join runs over a marked candidate that it does not join."""
    own = {*_members(route.join.start), *_members(route.join.end)}
    places = [geometry.place(candidate) for candidate in marked if candidate not in own]
    return any(
        distance(Point(x, y), place) < geometry.radius
        for x, y in _samples(route.curve)
        for place in places
    )
