"""What follows from the houses: numbers for cells and candidates, masks, and who sees whom.

Cells are numbered row by row; candidate *(cell i, digit d)* is number `(d - 1) * cell_count + i`,
so that the digits' bit planes lie end to end in one integer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import combinations
from numbers import Integral
from typing import cast

from sudologue.caches import PARTS, Deriving, Lookup, cached, lazy
from sudologue.errors import LayoutError, WrongTypeError
from sudologue.messages import Messages
from sudologue.model.bits import CandidateMask, CellMask, bits_of
from sudologue.model.cell import Candidate, Cell, CellLike, cell_of
from sudologue.model.clue import Clue, distinct_of
from sudologue.model.folding import (
    HouseFamily,
    Layers,
    Levels,
    RoomCounter,
    gathered_families,
    layers_of,
    split,
)
from sudologue.model.house import House, HouseKind

_say = Messages(__name__)


@dataclass(frozen=True)
class Sight:
    """Cells that cannot hold equal digits though no house joins them, by their distance."""

    name: str
    offsets: tuple[tuple[int, int], ...]


@dataclass(frozen=True, eq=False)
class LayoutTables(Deriving):
    """What the engine asks of a layout: each table is derived when it is first asked for."""

    size: int
    houses: tuple[House, ...]
    sights: tuple[Sight, ...]
    clues: tuple[Clue, ...]

    # numbers: cells, digits and candidates as bits

    @lazy
    def cells(self) -> tuple[Cell, ...]:
        """All cells, row by row."""
        return tuple(Cell(row, col) for row in range(self.size) for col in range(self.size))

    @lazy
    def digits(self) -> range:
        """The digits, from 1."""
        return range(1, self.size + 1)

    @lazy
    def cell_count(self) -> int:
        """The number of cells: the width of a digit's bit plane."""
        return self.size * self.size

    @lazy
    def all_cells(self) -> CellMask:
        """A bit for each cell."""
        return CellMask((1 << self.cell_count) - 1)

    @lazy
    def all_candidates(self) -> CandidateMask:
        """A bit for each candidate."""
        return CandidateMask((1 << self.size * self.cell_count) - 1)

    def _off(self, cell: Cell) -> str:
        return _say("no_cell", cell=cell, size=self.size)

    def cell_number(self, cell: CellLike) -> int:
        """The cell's number, refusing cells that are off the board."""
        if not isinstance(cell, Cell):
            cell = cell_of(cell)
        if cell.row >= self.size or cell.col >= self.size:
            raise LayoutError(self._off(cell))
        return cell.row * self.size + cell.col

    def candidate_number(self, cell: CellLike, digit: int) -> int:
        """The candidate's number, refusing cells and digits that the layout does not have."""
        if not isinstance(cell, Cell):
            cell = cell_of(cell)
        size, row, col = self.size, cell.row, cell.col
        if row >= size or col >= size:
            raise LayoutError(self._off(cell))
        try:
            return self._plane_starts[digit] + row * size + col
        except (KeyError, TypeError):
            return self.plane_start(digit)  # which says what is wrong with it

    def plane_start(self, digit: int) -> int:
        """The number of a digit's first candidate, refusing what is no digit of the layout."""
        try:
            return self._plane_starts[digit]
        except (KeyError, TypeError):
            _say.expect(digit, Integral, "a_digit", size=self.size)
            raise LayoutError(_say("no_digit", digit=digit, size=self.size)) from None

    @lazy
    def _plane_starts(self) -> dict[int, int]:
        """Where each digit's bit plane begins; any number that equals a digit finds it."""
        return {digit: (digit - 1) * self.cell_count for digit in self.digits}

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

    def cell_mask(self, cells: Iterable[CellLike]) -> CellMask:
        """A bit for each of the cells."""
        mask = 0
        for cell in cells:
            mask |= 1 << self.cell_number(cell)
        return CellMask(mask)

    def candidate_mask(self, candidates: Iterable[Candidate]) -> CandidateMask:
        """A bit for each of the candidates."""
        mask = 0
        for candidate in candidates:
            mask |= 1 << self.candidate_number(candidate.cell, candidate.digit)
        return CandidateMask(mask)

    @lazy
    def domain_masks(self) -> tuple[CandidateMask, ...]:
        """The bits of all candidates of each cell."""
        first = sum(1 << plane * self.cell_count for plane in range(self.size))
        return tuple(CandidateMask(first << number) for number in range(self.cell_count))

    # houses and sight

    @lazy
    def house_masks(self) -> dict[House, CellMask]:
        """The bits of each house's cells."""
        return {house: self.cell_mask(house.cells) for house in self.houses}

    @property
    def box_shape(self) -> tuple[int, int] | None:
        """Rows and columns of a box, where the layout has boxes."""
        first = next((house for house in self.houses if house.kind is HouseKind.BOX), None)
        return None if first is None else (first.cells[-1].row + 1, first.cells[-1].col + 1)

    def expect_house(self, house: object) -> None:
        """Refuse what is no house of these."""
        _say.expect(house, House, "a_house")
        if house not in self.house_masks:
            raise LayoutError(_say("no_house", house=house))

    def expect_clue(self, clue: object) -> None:
        """Refuse what is no clue of these."""
        if not hasattr(clue, "noun"):
            fault = _say("not_a_clue", clue=clue)
            raise WrongTypeError(fault)
        known = cast("Clue", clue)
        if known not in self.clues:
            raise LayoutError(_say("no_clue", clue=known.noun))

    @lazy
    def houses_of(self) -> tuple[tuple[tuple[House, CellMask], ...], ...]:
        """The houses that each cell is in, with their masks."""
        return tuple(
            tuple((house, mask) for house, mask in self.house_masks.items() if mask >> number & 1)
            for number in range(self.cell_count)
        )

    @lazy
    def places_of(self) -> tuple[tuple[tuple[int, CellMask], ...], ...]:
        """The numbers of the houses that each cell is in, among all houses, with their masks."""
        masks = tuple(enumerate(self.house_masks.values()))
        return tuple(
            tuple((place, mask) for place, mask in masks if mask >> number & 1)
            for number in range(self.cell_count)
        )

    @lazy
    def peer_masks(self) -> tuple[CellMask, ...]:
        """The bits of the cells that each cell sees."""
        masks = [0] * self.cell_count
        for mask in self.house_masks.values():
            for number in bits_of(mask):
                masks[number] |= mask
        for one, other, _ in self.sight_pairs:
            masks[one] |= 1 << other
            masks[other] |= 1 << one
        for _, _, mask in self.distinct_sets:
            for number in bits_of(mask):
                masks[number] |= mask
        return tuple(CellMask(mask & ~(1 << number)) for number, mask in enumerate(masks))

    def common_peers(self, cells: int) -> int:
        """A bit for each cell that sees all cells of a mask."""
        seen, peer_masks = self.all_cells, self.peer_masks
        while cells and seen:
            low = cells & -cells
            cells ^= low
            seen &= peer_masks[low.bit_length() - 1]
        return seen

    @lazy
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

    @lazy
    def distinct_sets(self) -> tuple[tuple[Clue, int, CellMask], ...]:
        """The sets of cells that take no digit twice since a clue says so: which of its, and mask.

        One-cell sets say nothing.
        """
        return tuple(
            (clue, part, self.cell_mask(cells))
            for clue in self.clues
            for part, cells in enumerate(distinct_of(clue))
            if len(cells) > 1
        )

    @lazy
    def clue_numbers(self) -> dict[Clue, tuple[int, ...]]:
        """The numbers of each clue's cells, in the order in which its law reads them."""
        return {clue: tuple(map(self.cell_number, clue.cells)) for clue in self.clues}

    @lazy
    def clue_cells(self) -> int:
        """A bit for each cell that some clue is about."""
        return self.cell_mask(cell for clue in self.clues for cell in clue.cells)

    @lazy
    def free_cells(self) -> int:
        """A bit for each cell that no clue is about: what it holds matters to houses alone."""
        return self.all_cells & ~self.clue_cells

    def meets_clues(self, filled: int) -> bool:
        """Whether these digits, one in each cell of the clues, meet all of these.

        Told by reading the laws themselves, with no table in between.
        """
        width = self.cell_count
        digits = {number % width: number // width + 1 for number in bits_of(filled)}
        for clue, numbers in self.clue_numbers.items():
            state = clue.start
            for place, number in enumerate(numbers):
                state = None if number not in digits else clue.step(place, state, digits[number])
                if state is None:
                    return False
            if not clue.accepts(state):
                return False
        return True

    def why_sees(self, one: CellLike, other: CellLike) -> House | Sight | Clue | None:
        """The first house with both cells, else the sight between them, else the first clue."""
        number, its = self.cell_number(one), self.cell_number(other)
        for house, mask in self.houses_of[number]:
            if mask >> its & 1:
                return house
        numbers = {number, its}
        sight = next((sight for a, b, sight in self.sight_pairs if {a, b} == numbers), None)
        if sight is not None:
            return sight
        both = 1 << number | 1 << its
        return next((clue for clue, _, mask in self.distinct_sets if not both & ~mask), None)

    @lazy
    def seen_masks(self) -> Lookup[int, int]:
        """The bits of all candidates that each candidate rules out when it is true.

        Those of all take 30 MB on a board of 25 rows; a solve asks for few of them.
        """
        width, peer_masks, domain_masks = self.cell_count, self.peer_masks, self.domain_masks

        def seen(number: int) -> int:
            plane, cell = divmod(number, width)
            return (domain_masks[cell] | peer_masks[cell] << plane * width) & ~(1 << number)

        return Lookup(seen)

    def ruled_out_by(self, candidate: Candidate) -> int:
        """The bits of all candidates that one rules out when it is true."""
        return self.seen_masks[self.candidate_number(candidate.cell, candidate.digit)]

    @lazy
    def spared_masks(self) -> Lookup[int, int]:
        """The bits of all candidates that stay open when one is placed, for each."""
        everything, seen = self.all_candidates, self.seen_masks
        return Lookup(lambda number: everything & ~(seen[number] | 1 << number))

    def left_beside(self, digits: int) -> CandidateMask:
        """The candidates that stay open where these candidates, given as a mask, are placed."""
        left: int = self.all_candidates
        for number in bits_of(digits):
            left &= self.spared_masks[number]
        return CandidateMask(left)

    @lazy
    def families(self) -> tuple[HouseFamily, ...]:
        """The houses in scan order, gathered where neighbours in that order have one shape.

        Houses of a family share no cell.
        """
        return gathered_families(self)

    @lazy
    def room_counter(self) -> RoomCounter:
        """The counter of the open cells of all houses at once."""
        return RoomCounter.of(self)

    @lazy
    def digit_levels(self) -> Levels:
        """The levels that fold the planes of all digits onto the first one."""
        return split([plane * self.cell_count for plane in range(self.size)])

    @lazy
    def digit_layers(self) -> Layers:
        """The layers in which the planes of all digits are folded onto the first one."""
        return layers_of(self.digit_levels)

    @lazy
    def pairs_in(self) -> Callable[[int], tuple[tuple[House, int], ...]]:
        """The houses with exactly two places in a plane, with the places' mask.

        Most steps change few planes: what was found for those met last is kept.
        """
        houses = tuple(self.house_masks.items())

        def pairs(plane: int) -> tuple[tuple[House, int], ...]:
            return tuple(
                [(house, pair) for house, mask in houses if (pair := plane & mask).bit_count() == 2]
            )

        return cached(PARTS)(pairs)

    @lazy
    def crossings(self) -> tuple[tuple[House, House, int], ...]:
        """The pairs of houses that share two cells or more, with the shared cells' mask."""
        return tuple(
            (one, other, shared)
            for (one, mask), (other, its_mask) in combinations(self.house_masks.items(), 2)
            if (shared := mask & its_mask).bit_count() > 1
        )
