"""Locked candidates: all places of a digit in one house lie in a second house too.

The first house needs the digit, so it goes into one of the cells that both share. The second house
takes it once, so none of its other cells can have it.

Nearly all crossings of a layout are copies of each other, moved. Call the cells that a box and a
row share a *segment*: a box is three segments one under the other, a row three side by side. So
whether a digit is in a segment, whether it is in one segment of a box only, and whether it is in
several segments of a row can be told for all boxes, rows and digits at once, by folding the whole
board (see `folding`) from cells to segments and from segments to houses.

        box          row
        a a a        a a a b b b c c c      b is locked towards its row when its box has the digit
        b b b                               in no other segment, and its row has
        c c c

Crossings that are not copies of each other, such as those of a jigsaw's regions, are looked at one
by one and digit by digit; as most steps change few digits, what was found for a digit's plane is
kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from sudologue.caches import LAYOUTS, SLIGHT, cached
from sudologue.inference import Elimination, Inference
from sudologue.model import Board, Layout, bits_of
from sudologue.model.folding import HouseFamily, Levels, fold, split
from sudologue.rules.card import Card
from sudologue.rules.locked import card as cards
from sudologue.rules.locked.evidence import LockedCandidatesEvidence
from sudologue.rules.rule import Technique


@dataclass(frozen=True)
class _Side:
    """One of the two families of houses of a grid: how their segments lie in them.

    `copies` times a mask of houses' first cells is the mask of all their segments.
    """

    is_line: bool
    levels: Levels
    bases: int
    copies: int


@dataclass(frozen=True)
class _Grid:
    """Crossings of one shape that cut up all houses of two families in one way each."""

    levels: Levels
    segments: int
    sides: tuple[_Side, _Side]
    crossing_at: dict[int, int]

    def counts(self, live: int) -> _Counts:
        """For each segment and digit, whether it has it; and how many of each house's do."""
        held = fold(live, self.levels)[0] & self.segments
        one, other = self.sides
        return held, (fold(held, one.levels), fold(held, other.levels))

    def locked(self, counts: _Counts, second: bool) -> int:
        """A bit for each segment and digit that its base has nowhere else and its cover has.

        The base is the first or the second of the segment's houses, the cover the other.
        """
        held, sides = counts
        base, cover = self.sides[second], self.sides[not second]
        once, more = sides[second]
        alone = (once & ~more & base.bases) * base.copies & held
        if not alone:
            return 0
        return (sides[not second][1] & cover.bases) * cover.copies & alone


_Counts = tuple[int, tuple[tuple[int, int], tuple[int, int]]]


class LockedDigits:
    """The crossings of a layout, ready to be searched."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._plane_of = cached(SLIGHT)(self._locked_in_plane)
        self._counts: tuple[int, list[_Counts]] = -1, []

    def find(self, live: int, line_is_base: bool) -> list[tuple[int, bool, int]]:
        """Where a digit is locked into a crossing, towards a house that has it elsewhere too.

        Each is the crossing's place in `layout.tables.crossings`, whether the digit is locked in
        the second of its houses rather than the first, and the digit; in this order. The house in
        which it is locked is a line, or is none.
        """
        tables, width = self._layout.tables, self._layout.tables.cell_count
        found: list[tuple[int, bool, int]] = []
        for grid, counts in zip(self._grids, self._counted(live), strict=True):
            for second in (False, True):
                if grid.sides[second].is_line is line_is_base:
                    for number in bits_of(grid.locked(counts, second)):
                        plane, first = divmod(number, width)
                        found.append((grid.crossing_at[first], second, plane + 1))
        if self._odd_crossings:
            whole = tables.all_cells
            for digit in tables.digits:
                plane = live >> (digit - 1) * width & whole
                for place, second, is_line in self._plane_of(plane):
                    if is_line is line_is_base:
                        found.append((place, second, digit))
        found.sort()
        return found

    def _counted(self, live: int) -> list[_Counts]:
        """The counts of each grid: worked out once for a board that is asked twice."""
        last = self._counts
        if last[0] != live:
            last = self._counts = live, [grid.counts(live) for grid in self._grids]
        return last[1]

    def _locked_in_plane(self, plane: int) -> tuple[tuple[int, bool, bool], ...]:
        """What crossings that fit no grid do to one digit, and whether the base is a line."""
        return tuple(
            [
                (place, second, is_line)
                for place, shared, only_first, only_second, lines in self._odd_crossings
                if plane & shared
                for second, base, cover, is_line in (
                    (False, only_first, only_second, lines[0]),
                    (True, only_second, only_first, lines[1]),
                )
                if plane & cover and not plane & base
            ]
        )

    @cached_property
    def _grids(self) -> tuple[_Grid, ...]:
        families = self._layout.tables.families
        pairs = (
            (one, other) for number, one in enumerate(families) for other in families[number + 1 :]
        )
        return tuple(grid for pair in pairs if (grid := self._grid(*pair)) is not None)

    def _grid(self, one: HouseFamily, other: HouseFamily) -> _Grid | None:
        """The crossings of two families as a grid, if they are one."""
        layout = self._layout
        ones, others = set(one.house_at.values()), set(other.house_at.values())
        crossing_at: dict[int, int] = {}
        shapes: set[tuple[int, ...]] = set()
        for place, (first, second, shared) in enumerate(layout.tables.crossings):
            if first in ones and second in others:
                cells = list(bits_of(shared))
                shapes.add(tuple(cell - cells[0] for cell in cells))
                crossing_at[cells[0]] = place
        if len(shapes) != 1:
            return None
        shape = shapes.pop()
        sides = [_side(layout, family, crossing_at, len(shape)) for family in (one, other)]
        if None in sides or len(crossing_at) < 2:
            return None
        planes = sum(1 << plane * layout.tables.cell_count for plane in range(layout.size))
        segments = sum(1 << cell for cell in crossing_at) * planes
        first_side, second_side = (side for side in sides if side is not None)
        return _Grid(split(shape), segments, (first_side, second_side), crossing_at)

    @cached_property
    def _odd_crossings(self) -> tuple[tuple[int, int, int, int, tuple[bool, bool]], ...]:
        """The crossings in no grid: place, shared cells, each house's others, which are lines."""
        tables = self._layout.tables
        in_grids = {place for grid in self._grids for place in grid.crossing_at.values()}
        masks = tables.house_masks
        return tuple(
            (
                place,
                shared,
                masks[one] & ~shared,
                masks[other] & ~shared,
                (one.is_line, other.is_line),
            )
            for place, (one, other, shared) in enumerate(tables.crossings)
            if place not in in_grids
        )


locked_digits = cached(LAYOUTS)(LockedDigits)


def _side(
    layout: Layout, family: HouseFamily, crossing_at: dict[int, int], length: int
) -> _Side | None:
    """How segments that start at these cells cut up the houses of a family, if all alike."""
    cuts: set[tuple[int, ...]] = set()
    for first, house in family.house_at.items():
        mask = layout.tables.house_masks[house]
        starts = tuple(sorted(cell - first for cell in crossing_at if mask >> cell & 1))
        if not starts or starts[0] != 0 or len(starts) * length != layout.size:
            return None
        cuts.add(starts)
    if len(cuts) != 1:
        return None
    cut = cuts.pop()
    is_line = next(iter(family.house_at.values())).is_line
    return _Side(is_line, split(cut), family.bases, sum(1 << start for start in cut))


@dataclass(frozen=True, eq=False, repr=False)
class LockedCandidates(Technique):
    """Crossing by crossing, in both directions, digit by digit.

    The base is a line (claiming) or a box, or whatever block stands for one (pointing).
    """

    card: Card
    base_is_line: bool

    def find(self, board: Board) -> Iterator[Inference]:
        layout, planes = board.layout, board.masks.planes
        tables = layout.tables
        for place, second, digit in locked_digits(layout).find(board.masks.live, self.base_is_line):
            one, other, shared = tables.crossings[place]
            base, cover = (other, one) if second else (one, other)
            plane = planes[digit - 1]
            gone = tables.cells_in(plane & tables.house_masks[cover] & ~shared)
            evidence = LockedCandidatesEvidence(
                digit=digit, base=base, cover=cover, cells=tables.cells_in(plane & shared)
            )
            yield Inference(self.card.slug, Elimination(gone, (digit,)), evidence)


RULES = (
    LockedCandidates(cards.POINTING, base_is_line=False),
    LockedCandidates(cards.CLAIMING, base_is_line=True),
)
