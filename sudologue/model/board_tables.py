"""What rules ask of a board: planes, domains, places, and the houses where one or two are left.

Everything here follows from a few integers, is worked out when it is first asked for, and is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from sudologue.caches import lazy
from sudologue.model.bits import CellMask, DigitMask, bits_of
from sudologue.model.cell import Candidate, Cell, digit_text
from sudologue.model.clue import Clue
from sudologue.model.folding import fold, fold_stacked
from sudologue.model.geometry import Sight
from sudologue.model.house import House
from sudologue.model.layout import Layout
from sudologue.model.walks import Domains, walks_of
from sudologue.model.ways import Ways, why_broken


@dataclass(frozen=True)
class DeadEnd:
    """Why a board can have no solution: something has nothing left, or digits clash.

    `cell` alone for a cell without candidates; `house` and `digit` for a digit without a place;
    `clue` for one that cannot be met, with why, as in `needs 12 at least`. Two equal digits are a
    `digit` in two `cells`, with the house or the clue that has both, or why they see each other, as
    in `a knight's move apart`. A `cell` with a `digit` holds one that the puzzle rules out there.
    """

    cell: Cell | None = None
    house: House | None = None
    digit: int | None = None
    clue: Clue | None = None
    why: str | None = None
    cells: tuple[Cell, ...] = ()

    @property
    def is_clash(self) -> bool:
        """Whether it is a digit that is in the way, not something that has nothing left."""
        return bool(self.cells) or (self.cell is not None and self.digit is not None)

    def __str__(self) -> str:
        digit = "" if self.digit is None else digit_text(self.digit)
        where = self.house or self.clue
        if self.cells:
            both = " and ".join(map(str, self.cells))
            if where is None:
                return f"{both}, {self.why}, are both {digit}"
            plural = "s" if digit.isdigit() else "'s"
            return f"{where.noun} has two {digit}{plural}, in {both}"
        if self.clue is not None:
            return f"{self.clue.noun} {self.why}"
        if self.house is not None:
            return f"{self.house.noun} has no place left for {digit}"
        if self.digit is not None:
            return f"{self.cell} holds {digit}, which is ruled out there"
        return f"{self.cell} has no candidate left"


def equal_digits(layout: Layout, one: Cell, other: Cell, digit: int) -> DeadEnd:
    """The dead end of two equal digits in cells that see each other, with where these meet."""
    reason, cells = layout.why_sees(one, other), (one, other)
    if isinstance(reason, Sight):
        return DeadEnd(digit=digit, why=f"{reason.name} apart", cells=cells)
    if isinstance(reason, House):
        return DeadEnd(house=reason, digit=digit, cells=cells)
    return DeadEnd(digit=digit, clue=reason, cells=cells)


class BoardTables:
    """The tables of a board: its candidates by digit, by cell, and by house."""

    layout: Layout
    live: int
    filled: int
    givens: int
    barred: int

    @property
    def is_complete(self) -> bool:
        """Whether every cell holds a digit."""
        return not self.open_cells

    # the face, row by row and cell by cell

    @lazy
    def values(self) -> tuple[int | None, ...]:
        """The placed digits in reading order, `None` for open cells."""
        width = self.layout.cell_count
        values: list[int | None] = [None] * width
        for number in bits_of(self.filled):
            plane, cell = divmod(number, width)
            values[cell] = plane + 1
        return tuple(values)

    @lazy
    def cells(self) -> tuple[tuple[int | None, ...], ...]:
        """The placed digits row by row, `None` for open cells."""
        size = self.layout.size
        return tuple(self.values[start : start + size] for start in range(0, size * size, size))

    @lazy
    def domains(self) -> tuple[frozenset[int], ...]:
        """The candidates of each cell in reading order; none for a placed cell."""
        width = self.layout.cell_count
        digits: list[list[int]] = [[] for _ in range(width)]
        for number in bits_of(self.live):
            plane, cell = divmod(number, width)
            digits[cell].append(plane + 1)
        return tuple(frozenset(domain) for domain in digits)

    @lazy
    def candidates(self) -> tuple[tuple[frozenset[int], ...], ...]:
        """The candidates row by row; an empty set for a placed cell."""
        size = self.layout.size
        return tuple(self.domains[start : start + size] for start in range(0, size * size, size))

    # digit by digit, and cell by cell

    def plane(self, digit: int) -> int:
        """A bit for each open cell that may still take the digit."""
        layout = self.layout
        return self.live >> (digit - 1) * layout.cell_count & layout.all_cells

    @lazy
    def planes(self) -> tuple[CellMask, ...]:
        """The planes of all digits; digit d's is `planes[d - 1]`."""
        live, layout = self.live, self.layout
        all_cells, width = layout.all_cells, layout.cell_count
        planes = [live >> start & all_cells for start in range(0, layout.size * width, width)]
        return cast("tuple[CellMask, ...]", tuple(planes))

    @lazy
    def domain_bits(self) -> tuple[DigitMask, ...]:
        """The digits that each cell may take, as bits: digit d is bit `d - 1`."""
        domains = [0] * self.layout.cell_count
        for plane, bits in enumerate(self.planes):
            digit = 1 << plane
            while bits:  # as `bits_of` does, in half the time
                low = bits & -bits
                domains[low.bit_length() - 1] |= digit
                bits ^= low
        return cast("tuple[DigitMask, ...]", tuple(domains))

    @lazy
    def cells_by_size(self) -> tuple[int, int, int, int, int]:
        """At n, for n up to 4, a bit for each cell with exactly n candidates."""
        one = two = three = four = more = 0
        for plane in self.planes:
            more |= four & plane
            four |= three & plane
            three |= two & plane
            two |= one & plane
            one |= plane
        none = self.layout.all_cells & ~one
        return none, one & ~two, two & ~three, three & ~four, four & ~more

    @property
    def bivalue_cells(self) -> int:
        """A bit for each cell with exactly two candidates."""
        return self.cells_by_size[2]

    @lazy
    def bivalue_groups(self) -> dict[int, int]:
        """The bivalue cells by what they hold: their two digits, as in domains, to their mask."""
        planes, left, groups = self.planes, self.bivalue_cells, dict[int, int]()
        for low, plane in enumerate(planes):
            cells, high = plane & left, low
            left ^= cells
            while cells:
                high += 1
                both = cells & planes[high]
                if both:
                    groups[1 << low | 1 << high] = both
                    cells ^= both
        return groups

    @lazy
    def conjugate_pairs(self) -> tuple[tuple[tuple[House, int], ...], ...]:
        """The houses with exactly two places for a digit, for each, with the places' mask."""
        pairs_in = self.layout.pairs_in
        return tuple([pairs_in(plane) for plane in self.planes])

    def candidates_at(self, digit: int, cells: int) -> list[Candidate]:
        """The live candidates of a digit in the cells of a mask."""
        found = self.planes[digit - 1] & cells
        return [Candidate(cell, digit) for cell in self.layout.cells_in(found)] if found else []

    @lazy
    def open_cells(self) -> CellMask:
        """A bit for each cell without a digit."""
        layout = self.layout
        return CellMask(layout.all_cells & ~fold_stacked(self.filled, layout.digit_layers)[0])

    @lazy
    def room(self) -> int:
        """The number of open cells of each house, as the layout's `room_counter` counts them."""
        share = self.layout.room_counter.share
        return sum(share[number] for number in bits_of(self.open_cells))

    def last_cells(self) -> Iterator[tuple[House, int]]:
        """The houses with one open cell left, in scan order, and the number of that cell."""
        counter = self.layout.room_counter
        tops = counter.with_room_for_one(self.room)
        while tops:
            top = tops & -tops
            tops ^= top
            house, mask = counter.house_at[top]
            yield house, (self.open_cells & mask).bit_length() - 1

    @lazy
    def lone_cells(self) -> CellMask:
        """A bit for each open cell with exactly one candidate."""
        once, more = fold_stacked(self.live, self.layout.digit_layers)
        return CellMask(once & ~more)

    @lazy
    def has_dead_cell(self) -> bool:
        """Whether some open cell has no candidate left."""
        return bool(self._dead_cells)

    @property
    def _dead_cells(self) -> int:
        """A bit for each open cell without a candidate."""
        return self.open_cells & ~fold_stacked(self.live, self.layout.digit_layers)[0]

    def lone_number(self, cell: int) -> int:
        """The number of the one candidate of a cell that is among `lone_cells`."""
        return (self.live & self.layout.domain_masks[cell]).bit_length() - 1

    def lone_candidate(self, number: int) -> tuple[Cell, int]:
        """The cell of this number and its one candidate; the cell is among `lone_cells`."""
        return self.layout.cells[number], self.lone_number(number) // self.layout.cell_count + 1

    def lone_places(self) -> Iterator[tuple[House, int]]:
        """The digits with exactly one place left in a house: the house and the candidate's number.

        In scan order: boxes before lines, and within these digit by digit, house by house.
        """
        layout, live, width = self.layout, self.live, self.layout.cell_count
        for number, family in enumerate(layout.families):
            once, more = self._place_counts(number)
            left = once & ~more & family.bases
            while left:
                low = left & -left
                left ^= low
                plane, first = divmod(low.bit_length() - 1, width)
                house = family.house_at[first]
                place = live >> plane * width & layout.house_masks[house]
                yield house, plane * width + place.bit_length() - 1

    @lazy
    def dead_end(self) -> DeadEnd | None:
        """A clash, else the first cell, digit in a house, or clue that has nothing left."""
        if self.clash is not None:
            return self.clash
        layout, width = self.layout, self.layout.cell_count
        if self.has_dead_cell:
            number = next(bits_of(self._dead_cells))
            return DeadEnd(cell=layout.cells[number])
        for number, family in enumerate(layout.families):
            placeless = family.bases & ~self._place_counts(number)[0]
            # each digit that is placed in one of the houses has no place left there
            if placeless.bit_count() > (self.filled & family.candidates).bit_count():
                dead = placeless & ~fold(self.filled, family.levels)[0]
                plane, first = divmod(next(bits_of(dead)), width)
                return DeadEnd(house=family.house_at[first], digit=plane + 1)
        return next(self.broken_clues(), None) if layout.clues else None

    @lazy
    def clash(self) -> DeadEnd | None:
        """The first two equal digits that see each other, else a digit that the puzzle rules out.

        They can only come with the puzzle: what is placed later was a candidate.
        """
        layout, width = self.layout, self.layout.cell_count
        pairs: list[tuple[int, int, int]] = []
        for number in bits_of(self.filled):
            plane, cell = divmod(number, width)
            rivals = self.filled >> plane * width & layout.peer_masks[cell]
            if rivals:
                pairs.append((cell, next(bits_of(rivals)), plane + 1))
        if pairs:
            one, other, digit = min(pairs)
            return equal_digits(layout, layout.cells[one], layout.cells[other], digit)
        for broken in layout.candidates_in(self.filled & self.barred):
            return DeadEnd(cell=broken.cell, digit=broken.digit)
        return None

    # clues

    def ways(self, clue: Clue) -> Ways:
        """The ways to fill a clue's cells from what they have left.

        >>> from sudologue import CLASSIC, Board
        >>> from sudologue.clues import Cage
        >>> cage = Cage.of("r1c1 r1c2", 4)
        >>> list(Board.from_string("." * 81, CLASSIC.with_clues(cage)).ways(cage))
        [(1, 3), (3, 1)]
        """
        self.layout.expect_clue(clue)
        return Ways(clue, self.clue_domains(clue), self.layout.size)

    def supported(self, clue: Clue) -> frozenset[Candidate]:
        """The candidates and digits of a clue's cells that some way to fill them uses."""
        self.layout.expect_clue(clue)
        kept = self.clue_support(clue) or ()
        return frozenset(
            Candidate(cell, digit + 1)
            for cell, domain in zip(clue.cells, kept, strict=False)
            for digit in bits_of(domain)
        )

    @property
    def broken(self) -> tuple[DeadEnd, ...]:
        """The clues that cannot be met any more, and why."""
        return tuple(self.broken_clues())

    @lazy
    def possible_bits(self) -> tuple[DigitMask, ...]:
        """The digits that each cell has or may take, as bits: digit d is bit `d - 1`."""
        domains: list[int] = list(self.domain_bits)
        width = self.layout.cell_count
        for number in bits_of(self.filled):
            plane, cell = divmod(number, width)
            domains[cell] |= 1 << plane
        return cast("tuple[DigitMask, ...]", tuple(domains))

    def clue_domains(self, clue: Clue) -> Domains:
        """What each cell of a clue has or may take, in the clue's order."""
        possible = self.possible_bits
        return tuple([possible[number] for number in self.layout.clue_numbers[clue]])

    def clue_support(self, clue: Clue) -> Domains | None:
        """What of that lies on a way to meet the clue; nothing if there is none."""
        return walks_of(clue, self.layout.size).supported(self.clue_domains(clue))

    def broken_clues(self) -> Iterator[DeadEnd]:
        """The clues that cannot be met any more, one after the other, and why."""
        for clue in self.layout.clues:
            if self.clue_support(clue) is None:
                why = why_broken(clue, self.clue_domains(clue), self.layout.size)
                yield DeadEnd(clue=clue, why=why)

    def _place_counts(self, number: int) -> tuple[int, int]:
        """For each house of a family and each digit, whether it has places, and whether several."""
        counts = self._counted.get(number)
        if counts is None:
            levels = self.layout.families[number].levels
            counts = self._counted[number] = fold(self.live, levels)
        return counts

    @lazy
    def _counted(self) -> dict[int, tuple[int, int]]:
        """What `_place_counts` has told already."""
        return {}
