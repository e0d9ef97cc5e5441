"""Layouts: which cells there are, which houses they form, and who sees whom.

Everything a rule may ask of a puzzle's family is here, and nothing in it is particular to nine rows
and columns. Cells are numbered row by row; candidate *(cell i, digit d)* is number
`(d - 1) * cell_count + i`, so that the digits' bit planes lie end to end in one integer.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from typing import Self

from sudologue.caches import cached
from sudologue.errors import LayoutError
from sudologue.model.bits import bits_of
from sudologue.model.candidate_masks import SeenMasks, SparedMasks
from sudologue.model.cell import Candidate, Cell
from sudologue.model.digit import LARGEST_DIGIT
from sudologue.model.families import HouseFamily, RoomCounter, gathered_families
from sudologue.model.folding import Levels, split
from sudologue.model.house import House, HouseKind


@dataclass(frozen=True)
class Sight:
    """Cells that cannot hold equal digits though no house joins them, by their distance."""

    name: str
    offsets: tuple[tuple[int, int], ...]


KNIGHT = Sight("a knight's move", ((1, 2), (1, -2), (2, 1), (2, -1)))
KING = Sight("a king's move", ((1, 1), (1, -1)))


@dataclass(frozen=True)
class Layout:
    """A family of puzzles: `size` rows and columns, digits 1 to `size`, its houses and sights.

    The houses stand in the order in which people look at them: boxes, rows, columns, the rest.

    >>> CLASSIC.size, len(CLASSIC.houses), len(CLASSIC.peers(Cell(0, 0)))
    (9, 27, 20)
    >>> Layout.boxes(2, 3).with_diagonals().size
    6
    """

    size: int
    houses: tuple[House, ...]
    sights: tuple[Sight, ...] = ()

    def __post_init__(self) -> None:
        _refuse_size(self.size)
        names: set[tuple[HouseKind, int]] = set()
        for house in self.houses:
            if (house.kind, house.index) in names:
                raise LayoutError(f"two houses are called {house}")
            names.add((house.kind, house.index))
            if len(house.cells) != self.size:
                raise LayoutError(
                    f"{house} has {len(house.cells)} cells; a house of this layout has {self.size}"
                )
            if len(set(house.cells)) != self.size:
                raise LayoutError(f"{house} names a cell twice")
            for cell in house.cells:
                if cell.row >= self.size or cell.col >= self.size:
                    raise LayoutError(
                        f"{house} has {cell}, which is off a board of {self.size} rows and columns"
                    )

    def __hash__(self) -> int:
        return self.size | len(self.houses) << 6 | len(self.sights) << 16

    def __getstate__(self) -> dict[str, object]:
        # the tables are derived: a pickled layout travels without them
        return {"size": self.size, "houses": self.houses, "sights": self.sights}

    # making layouts

    @classmethod
    def of_size(cls, size: int) -> Self:
        """The usual layout of a size: boxes as square as they can be, wider rather than taller."""
        squarest = math.isqrt(max(size, 0))
        height = max((h for h in range(2, squarest + 1) if size % h == 0), default=None)
        if height is None:
            raise LayoutError(
                f"a board of size {size} cannot be cut into boxes; give the regions instead"
            )
        return cls.boxes(height, size // height)

    @classmethod
    def boxes(cls, height: int, width: int) -> Self:
        """Rows, columns, and boxes of `height` rows by `width` columns."""
        if height < 1 or width < 1:
            raise LayoutError(f"a box cannot have {height} rows and {width} columns")
        size = height * width
        _refuse_size(size)
        boxes = (
            tuple(Cell(top + i // width, left + i % width) for i in range(size))
            for top in range(0, size, height)
            for left in range(0, size, width)
        )
        return cls(size, _numbered(HouseKind.BOX, boxes) + _lines(size))

    @classmethod
    def jigsaw(cls, regions: str) -> Self:
        """Rows, columns, and regions from a map: cell by cell the symbol of its region.

        White space between the symbols is ignored.
        """
        symbols = "".join(regions.split())
        size = math.isqrt(len(symbols))
        if size * size != len(symbols):
            raise LayoutError(
                f"a region map of {len(symbols)} cells is not square; 9 rows and columns need 81"
            )
        members: dict[str, list[Cell]] = {}
        for number, symbol in enumerate(symbols):
            members.setdefault(symbol, []).append(Cell(*divmod(number, size)))
        for symbol, cells in members.items():
            if len(cells) != size:
                raise LayoutError(f"region {symbol!r} has {len(cells)} cells; it needs {size}")
        regions_as_cells = (tuple(cells) for cells in members.values())
        return cls(size, _numbered(HouseKind.REGION, regions_as_cells) + _lines(size))

    def with_houses(
        self, groups: Iterable[Sequence[Cell]], kind: HouseKind = HouseKind.EXTRA
    ) -> Self:
        """This layout with further houses; each has as many cells as there are digits."""
        taken = sum(house.kind is kind for house in self.houses)
        extra = _numbered(kind, (tuple(sorted(cells)) for cells in groups), start=taken)
        return replace(self, houses=self.houses + extra)

    def with_diagonals(self, main: bool = True, anti: bool = True) -> Self:
        """This layout with one or both long diagonals as houses."""
        last = self.size - 1
        down = tuple(Cell(i, i) for i in range(self.size))
        up = tuple(Cell(i, last - i) for i in range(self.size))
        chosen = ((0, down),) * main + ((1, up),) * anti
        extra = tuple(House(HouseKind.DIAGONAL, index, cells) for index, cells in chosen)
        return replace(self, houses=self.houses + extra)

    def with_windows(self) -> Self:
        """This layout with windoku's windows: boxes set one row and one column in from the edge."""
        height, width = self._box_shape()
        windows = (
            tuple(Cell(top + i // width, left + i % width) for i in range(self.size))
            for top in range(1, self.size - height, height + 1)
            for left in range(1, self.size - width, width + 1)
        )
        return self.with_houses(windows, HouseKind.WINDOW)

    def with_disjoint_groups(self) -> Self:
        """This layout with a house for the cells at the same place of their boxes."""
        boxes = [house.cells for house in self.houses if house.kind is HouseKind.BOX]
        self._box_shape()
        return self.with_houses(zip(*boxes, strict=True), HouseKind.GROUP)

    def with_anti_knight(self) -> Self:
        """This layout where cells a knight's move apart cannot hold equal digits."""
        return replace(self, sights=(*self.sights, KNIGHT))

    def with_anti_king(self) -> Self:
        """This layout where cells a king's move apart cannot hold equal digits."""
        return replace(self, sights=(*self.sights, KING))

    def _box_shape(self) -> tuple[int, int]:
        first = next((house for house in self.houses if house.kind is HouseKind.BOX), None)
        if first is None:
            raise LayoutError("this layout has no boxes; start from Layout.boxes(height, width)")
        corner = first.cells[-1]
        return corner.row + 1, corner.col + 1

    # numbers: cells, digits and candidates as bits

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """All cells, row by row."""
        return tuple(Cell(row, col) for row in range(self.size) for col in range(self.size))

    @cached_property
    def digits(self) -> range:
        """The digits, from 1."""
        return range(1, self.size + 1)

    @cached_property
    def cell_count(self) -> int:
        """How many cells there are: the width of a digit's bit plane."""
        return self.size * self.size

    @cached_property
    def all_cells(self) -> int:
        """A bit for each cell."""
        return (1 << self.cell_count) - 1

    @cached_property
    def all_candidates(self) -> int:
        """A bit for each candidate."""
        return (1 << self.size * self.cell_count) - 1

    def cell_number(self, cell: Cell) -> int:
        """The cell's number, refusing cells that are off the board."""
        if cell.row >= self.size or cell.col >= self.size:
            raise LayoutError(f"{cell} is off a board of {self.size} rows and columns")
        return cell.row * self.size + cell.col

    def candidate_number(self, cell: Cell, digit: int) -> int:
        """The candidate's number, refusing cells and digits that the layout does not have."""
        size, row, col = self.size, cell.row, cell.col
        if row >= size or col >= size:
            raise LayoutError(f"{cell} is off a board of {size} rows and columns")
        if not 1 <= digit <= size:
            raise LayoutError(f"{digit} is not a digit of this layout: they run from 1 to {size}")
        return ((digit - 1) * size + row) * size + col

    def candidate(self, number: int) -> Candidate:
        """The candidate of a number."""
        plane, cell = divmod(number, self.cell_count)
        return Candidate(self.cells[cell], plane + 1)

    def cells_in(self, mask: int) -> tuple[Cell, ...]:
        """The cells of a mask with a bit a cell, in order."""
        return tuple([self.cells[number] for number in bits_of(mask)])

    def candidates_in(self, mask: int) -> tuple[Candidate, ...]:
        """The candidates of a mask, cell by cell, and digit by digit in a cell."""
        width = self.cell_count
        numbers = sorted(bits_of(mask), key=lambda number: (number % width, number))
        return tuple([self.candidate(number) for number in numbers])

    def cell_mask(self, cells: Iterable[Cell]) -> int:
        """A bit for each of the cells."""
        mask = 0
        for cell in cells:
            mask |= 1 << self.cell_number(cell)
        return mask

    @cached_property
    def domain_masks(self) -> tuple[int, ...]:
        """For each cell, the bits of all its candidates."""
        first = sum(1 << plane * self.cell_count for plane in range(self.size))
        return tuple(first << number for number in range(self.cell_count))

    # houses and sight

    @cached_property
    def house_masks(self) -> dict[House, int]:
        """For each house, a bit for each of its cells."""
        return {house: self.cell_mask(house.cells) for house in self.houses}

    @cached_property
    def houses_of(self) -> tuple[tuple[tuple[House, int], ...], ...]:
        """For each cell, the houses it is in, with their masks."""
        return tuple(
            tuple((house, mask) for house, mask in self.house_masks.items() if mask >> number & 1)
            for number in range(self.cell_count)
        )

    @cached_property
    def places_of(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """For each cell, the places among all houses of those it is in, with their masks."""
        masks = tuple(enumerate(self.house_masks.values()))
        return tuple(
            tuple((place, mask) for place, mask in masks if mask >> number & 1)
            for number in range(self.cell_count)
        )

    @cached_property
    def peer_masks(self) -> tuple[int, ...]:
        """For each cell, a bit for each cell that it sees."""
        masks = [0] * self.cell_count
        for mask in self.house_masks.values():
            for number in bits_of(mask):
                masks[number] |= mask
        for one, other, _ in self.sight_pairs:
            masks[one] |= 1 << other
            masks[other] |= 1 << one
        return tuple(mask & ~(1 << number) for number, mask in enumerate(masks))

    def common_peers(self, cells: int) -> int:
        """A bit for each cell that sees all cells of a mask."""
        seen = self.all_cells
        for number in bits_of(cells):
            seen &= self.peer_masks[number]
        return seen

    @cached_property
    def sight_pairs(self) -> tuple[tuple[int, int, Sight], ...]:
        """The pairs of cells that see each other by distance, by number, with the sight."""
        size = self.size
        return tuple(
            (row * size + col, (row + down) * size + col + right, sight)
            for sight in self.sights
            for row in range(size)
            for col in range(size)
            for down, right in sight.offsets
            if 0 <= row + down < size and 0 <= col + right < size
        )

    def peers(self, cell: Cell) -> frozenset[Cell]:
        """The cells that cannot hold the same digit as this one."""
        return frozenset(self.cells_in(self.peer_masks[self.cell_number(cell)]))

    def houses_with(self, cell: Cell) -> tuple[House, ...]:
        """The houses the cell is in, in scan order."""
        return tuple(house for house, _ in self.houses_of[self.cell_number(cell)])

    def why_sees(self, one: Cell, other: Cell) -> House | Sight | None:
        """The first house with both cells, else the sight between them, else nothing."""
        number, its = self.cell_number(one), self.cell_number(other)
        for house, mask in self.houses_of[number]:
            if mask >> its & 1:
                return house
        numbers = {number, its}
        return next((sight for a, b, sight in self.sight_pairs if {a, b} == numbers), None)

    @cached_property
    def seen_masks(self) -> SeenMasks:
        """For each candidate, the bits of all candidates that it rules out when it is true."""
        return SeenMasks(self)

    @cached_property
    def spared_masks(self) -> SparedMasks:
        """For each candidate, the bits of all that stay open when it is placed."""
        return SparedMasks(self)

    @cached_property
    def families(self) -> tuple[HouseFamily, ...]:
        """The houses in scan order, gathered where neighbours in that order have one shape.

        Houses of a family share no cell.
        """
        return gathered_families(self)

    @cached_property
    def room_counter(self) -> RoomCounter:
        """How to count the open cells of all houses at once."""
        return RoomCounter.of(self)

    @cached_property
    def digit_levels(self) -> Levels:
        """How to fold the planes of all digits onto the first one."""
        return split([plane * self.cell_count for plane in range(self.size)])

    @cached_property
    def pairs_in(self) -> Callable[[int], tuple[tuple[House, int], ...]]:
        """For a plane, the houses with exactly two places in it, with the places' mask.

        Most steps change few planes: what was found for those met last is kept.
        """
        houses = tuple(self.house_masks.items())

        def pairs(plane: int) -> tuple[tuple[House, int], ...]:
            return tuple(
                [(house, pair) for house, mask in houses if (pair := plane & mask).bit_count() == 2]
            )

        return cached(1 << 9)(pairs)

    @cached_property
    def crossings(self) -> tuple[tuple[House, House, int], ...]:
        """The pairs of houses that share two cells or more, with the shared cells' mask."""
        return tuple(
            (one, other, shared)
            for (one, mask), (other, its_mask) in combinations(self.house_masks.items(), 2)
            if (shared := mask & its_mask).bit_count() > 1
        )


def _refuse_size(size: int) -> None:
    if not 1 <= size <= LARGEST_DIGIT:
        raise LayoutError(f"size {size} is not between 1 and {LARGEST_DIGIT}")


def _numbered(
    kind: HouseKind, groups: Iterable[tuple[Cell, ...]], start: int = 0
) -> tuple[House, ...]:
    return tuple(House(kind, index, cells) for index, cells in enumerate(groups, start))


def _lines(size: int) -> tuple[House, ...]:
    rows = (tuple(Cell(row, col) for col in range(size)) for row in range(size))
    columns = (tuple(Cell(row, col) for row in range(size)) for col in range(size))
    return _numbered(HouseKind.ROW, rows) + _numbered(HouseKind.COLUMN, columns)


CLASSIC = Layout.boxes(3, 3)
