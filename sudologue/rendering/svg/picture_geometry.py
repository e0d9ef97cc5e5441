"""Where things lie in a picture, in units of which a cell has sixty.

Nothing but sums, products and square roots: the same picture has the same bytes on every machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, partial
from math import isqrt, sqrt
from typing import NamedTuple

from sudologue.grouping import grouped
from sudologue.model import Candidate, Cell, House, HouseKind, Layout

CELL = 60
MARGIN = 22
EDGE = 6
"""What is left free on the right and below."""

_FILL = 0.1
"""What part of a candidate's place is left free around all of them."""

_HEAD = 11.0
"""What candidates leave free where clues have numbers: most of it above them."""

_DOWN = 0.36

_DISC = 0.455
"""The radius of a mark on a candidate, in candidates' places."""


class Point(NamedTuple):
    """A place in the picture."""

    x: float
    y: float


def number(value: float) -> str:
    """A coordinate as it is written: one digit behind the point, none if it is 0.

    >>> number(12.04), number(7.25), number(-0.01)
    ('12', '7.3', '0')
    """
    tenths = int(value * 10 + (0.5 if value >= 0 else -0.5))
    whole, rest = divmod(abs(tenths), 10)
    sign = "-" if tenths < 0 else ""
    return f"{sign}{whole}.{rest}" if rest else f"{sign}{whole}"


def at(*values: float) -> str:
    """Coordinates as a path has them.

    >>> at(1, 2.5, -3)
    '1 2.5-3'
    """
    written = ""
    for value in map(number, values):
        written += value if not written or value.startswith("-") else f" {value}"
    return written


def distance(one: Point, other: Point) -> float:
    """How far two places are from each other."""
    across, down = other.x - one.x, other.y - one.y
    return sqrt(across * across + down * down)


class PictureGeometry:
    """A layout on paper; where clues have numbers in corners, candidates make room for them."""

    def __init__(self, layout: Layout, has_numbers: bool = False) -> None:
        self.layout, self.size = layout, layout.size
        self.columns = isqrt(self.size - 1) + 1
        self.rows = -(-self.size // self.columns)
        self.head = _HEAD if has_numbers else 0.0
        self.pitch = (CELL - self.head) / (self.columns + _FILL)
        self.radius = _DISC * self.pitch
        self.board = CELL * self.size
        self.whole = MARGIN + self.board + EDGE

    def corner(self, cell: Cell) -> Point:
        """The upper left corner of a cell."""
        return Point(MARGIN + CELL * cell.col, MARGIN + CELL * cell.row)

    def centre(self, cell: Cell) -> Point:
        """The middle of a cell."""
        x, y = self.corner(cell)
        return Point(x + CELL / 2, y + CELL / 2)

    def place(self, candidate: Candidate) -> Point:
        """The middle of a candidate."""
        row, column = divmod(candidate.digit - 1, self.columns)
        x, y = self.centre(candidate.cell)
        left, top = (self.columns - 1) / 2, (self.rows - 1) / 2
        y += _DOWN * self.head  # half of it would bring the last row onto a cage's outline
        return Point(x + (column - left) * self.pitch, y + (row - top) * self.pitch)

    # walls

    @cached_property
    def _blocks(self) -> dict[Cell, set[int]]:
        """The boxes or regions that each cell is in, by number."""
        blocks: dict[Cell, set[int]] = {cell: set() for cell in self.layout.cells}
        for index, house in enumerate(self.layout.houses):
            if house.kind in (HouseKind.BOX, HouseKind.REGION):
                for cell in house.cells:
                    blocks[cell].add(index)
        return blocks

    @cached_property
    def walls(self) -> str:
        """The lines between boxes or regions, and around the board, as a path."""
        blocks, size, parts = self._blocks, self.size, list[str]()
        for line in range(size + 1):
            is_rim, edge = line in (0, size), MARGIN + CELL * line
            across = [
                is_rim or blocks[Cell(line - 1, n)] != blocks[Cell(line, n)] for n in range(size)
            ]
            along = [
                is_rim or blocks[Cell(n, line - 1)] != blocks[Cell(n, line)] for n in range(size)
            ]
            for start, length in _runs(across):
                parts.append(f"M{at(MARGIN + CELL * start, edge)}h{number(CELL * length)}")
            for start, length in _runs(along):
                parts.append(f"M{at(edge, MARGIN + CELL * start)}v{number(CELL * length)}")
        return "".join(parts)

    @cached_property
    def thin_lines(self) -> str:
        """The lines between cells, as a path."""
        inner = [MARGIN + CELL * line for line in range(1, self.size)]
        end = number(self.board)
        return "".join([f"M{at(MARGIN, y)}h{end}M{at(y, MARGIN)}v{end}" for y in inner])

    # outlines of sets of cells

    def outlines(self, cells: Iterable[Cell], inset: float) -> list[str]:
        """The outline of each connected set of these cells, drawn so far inside, as paths."""
        return [self._outline(part, inset) for part in connected(cells)]

    def _outline(self, cells: Sequence[Cell], inset: float) -> str:
        """The edges of a set of cells, walked round with the set on the right hand."""
        inside = set(cells)
        after: dict[Corner, list[Corner]] = {}
        for cell in cells:
            row, col = cell.row, cell.col
            sides = (
                ((col, row), (col + 1, row), (row - 1, col)),
                ((col + 1, row), (col + 1, row + 1), (row, col + 1)),
                ((col + 1, row + 1), (col, row + 1), (row + 1, col)),
                ((col, row + 1), (col, row), (row, col - 1)),
            )
            for start, end, (beside_row, beside_col) in sides:
                is_off = beside_row < 0 or beside_col < 0
                if is_off or Cell(beside_row, beside_col) not in inside:
                    after.setdefault(start, []).append(end)
        return "".join([_ring(corners, inset) for corners in _rings(after)])

    def rows_of(self, cells: Iterable[Cell]) -> list[tuple[float, float, float, float]]:
        """Rectangles that cover a set of cells: left, top, width and height."""
        by_row = sorted(grouped((cell.row, cell.col) for cell in cells).items())
        lines = range(self.size)
        runs = grouped(
            (run, row) for row, cols in by_row for run in _runs([col in cols for col in lines])
        )
        return [
            (MARGIN + CELL * start, MARGIN + CELL * top, CELL * length, CELL * height)
            for (start, length), rows in runs.items()
            for top, height in _runs([row in rows for row in lines])
        ]


def connected(cells: Iterable[Cell]) -> list[list[Cell]]:
    """The cells in sets that hang together by their sides."""
    left, parts = sorted(set(cells)), list[list[Cell]]()
    while left:
        part, waiting = list[Cell](), [left[0]]
        while waiting:
            cell = waiting.pop()
            if cell not in left:
                continue
            left.remove(cell)
            part.append(cell)
            waiting += [c for c in left if abs(c.row - cell.row) + abs(c.col - cell.col) == 1]
        parts.append(sorted(part))
    return parts


def house_cells(houses: Iterable[House]) -> set[Cell]:
    """All cells of some houses."""
    return {cell for house in houses for cell in house.cells}


def _runs(held: Sequence[bool]) -> list[tuple[int, int]]:
    """Where it holds without a gap: from where, and how far."""
    runs: list[tuple[int, int]] = []
    for place, holds in enumerate(held):
        if holds and place and held[place - 1]:
            start, length = runs[-1]
            runs[-1] = start, length + 1
        elif holds:
            runs.append((place, 1))
    return runs


Corner = tuple[int, int]
"""Where lines of the grid cross: how many cells to the right, and how many down."""


def _rings(after: dict[Corner, list[Corner]]) -> list[list[Corner]]:
    """The corners of closed walks along the edges; where two meet, the walk turns right."""
    rings: list[list[Corner]] = []
    while after:
        start = here = min(after)
        ring, before = list[Corner](), (start[0] - 1, start[1])
        while not ring or here != start:
            ring.append(here)
            end = max(after[here], key=partial(_turn, before, here))
            after[here].remove(end)
            if not after[here]:
                del after[here]
            before, here = here, end
        threes = zip([ring[-1], *ring], ring, [*ring[1:], start], strict=False)
        rings.append([three[1] for three in threes if _turn(*three)])
    return rings


def _turn(before: Corner, here: Corner, after: Corner) -> int:
    """How far to the right a walk turns: 1, 0 or -1."""
    (x0, y0), (x, y), (x1, y1) = before, here, after
    return (x - x0) * (y1 - y) - (y - y0) * (x1 - x)


def _ring(corners: Sequence[Corner], inset: float) -> str:
    """A closed path through the corners, each moved inside."""
    points: list[str] = []
    for number, (x, y) in enumerate(corners):
        (left, top), (right, bottom) = corners[number - 1], corners[(number + 1) % len(corners)]
        # inside is on the right of both edges, the level one and the upright one
        across, down = x - left or right - x, y - top or bottom - y
        inward_x, inward_y = (down < 0) - (down > 0), (across > 0) - (across < 0)
        place = MARGIN + CELL * x + inset * inward_x, MARGIN + CELL * y + inset * inward_y
        points.append(at(*place))
    return "M" + "L".join(points) + "z"
