"""The masks of a board: integers with a bit for each candidate, and what rules ask of them.

Candidates are numbered as in `layout_tables`. Four masks make a board: `live`, the candidates of
the open cells; `filled`, the digits that are placed; `givens`, those of `filled` that came with the
puzzle; and `barred`, the candidates that the puzzle itself rules out, which are givens of their own
kind. All else follows from these, is worked out when it is first asked for, and is kept. A step
makes new masks with a handful of operations on whole integers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Self, cast

from sudologue.caches import Deriving, lazy
from sudologue.errors import IllegalMoveError
from sudologue.messages import Messages
from sudologue.model.bits import CellMask, DigitMask, bits_of
from sudologue.model.cell import Candidate, Candidates, Cell, digit_text, meant
from sudologue.model.clue import Clue
from sudologue.model.dead_end import DeadEnd, equal_digits
from sudologue.model.folding import fold, fold_stacked
from sudologue.model.house import House
from sudologue.model.layout import CLASSIC, Layout, expect_layout
from sudologue.model.layout_tables import LayoutTables
from sudologue.model.values import wrong_count
from sudologue.model.walks import Domains, walks_of
from sudologue.model.ways import why_broken

_say = Messages(__name__)

Rows = Iterable[Iterable[int] | Iterable[Iterable[int]]]
"""Candidates cell by cell, or row by row."""


@dataclass
class BoardMasks(Deriving):
    """What the engine works with: a board's candidates by digit, by cell, and by house.

    `Board(masks)` is the board of these masks, and `Board(replace(board.masks, live=left))`, with
    the `replace` of dataclasses, a board with some of them exchanged. They are not frozen as a
    board is: they are made in every step, and that would take 4 % of a simple solve. The type
    checker holds that nobody writes to them.
    """

    layout: Final[Layout]
    live: Final[int]
    filled: Final[int] = 0
    givens: Final[int] = 0
    barred: Final[int] = 0

    @classmethod
    def from_candidates(cls, domains: Sequence[Iterable[int]], layout: Layout = CLASSIC) -> Self:
        """Those of a puzzle without givens, from the digits that each cell may take."""
        _say.expect(domains, Sequence, "candidates")
        expect_layout(layout)
        if len(domains) != layout.tables.cell_count:
            raise wrong_count(len(domains), layout)
        live = 0
        for cell, domain in zip(layout.cells, domains, strict=True):
            for digit in domain:
                live |= 1 << layout.tables.candidate_number(cell, digit)
        return cls(layout, live, barred=layout.tables.all_candidates & ~live)

    def barring(self, candidates: Candidates, notation: object = "rc") -> Self:
        """Those of this puzzle where candidates, open or not, are ruled out from the start."""
        barred = self.barred
        for candidate in meant(candidates, self.tables.size, notation, placing=False):
            barred |= 1 << self.tables.candidate_number(candidate.cell, candidate.digit)
        return replace(self, live=self.live & ~barred, barred=barred)

    def __reduce__(self) -> tuple[type[Self], tuple[Layout, int, int, int, int]]:
        # what follows from these is worked out again where they arrive
        return type(self), (self.layout, self.live, self.filled, self.givens, self.barred)

    # moving on

    def placed(self, number: int) -> BoardMasks:
        """Those after this candidate is placed: it leaves its cell's domain and its peers'."""
        tables = self.tables
        place = number % tables.cell_count
        return self._next(
            self.live & tables.spared_masks[number],
            self.filled | 1 << number,
            self.open_cells ^ 1 << place,
            self.room - tables.room_counter.share[place],
        )

    def without(self, numbers: Sequence[int]) -> BoardMasks:
        """Those without these candidates."""
        gone = 0
        for number in numbers:
            gone |= 1 << number
        left = self._next(self.live & ~gone, self.filled, self.open_cells, self.room)
        known, width = self.__dict__, self.tables.cell_count
        if "domain_bits" in known and "planes" in known:
            # few candidates go: all the others are not looked at again
            planes: list[int] = list(self.planes)
            domains: list[int] = list(self.domain_bits)
            for number in numbers:
                plane, cell = divmod(number, width)
                planes[plane] &= ~(1 << cell)
                domains[cell] &= ~(1 << plane)
            left.planes = tuple(planes)
            left.domain_bits = tuple(domains)
        return left

    def _next(self, live: int, filled: int, open_cells: int, room: int) -> BoardMasks:
        """What a step leads to, with what the step makes known filled in, not derived anew."""
        masks = BoardMasks(self.layout, live, filled, self.givens, self.barred)
        masks.tables = self.tables
        masks.open_cells, masks.room = open_cells, room
        masks.clash = self.clash
        return masks

    def with_just(self, candidates: Rows) -> Self:
        """Those with just these candidates, all of which they must have."""
        domains = list(candidates)
        if len(domains) == self.layout.size:
            domains = [domain for row in domains for domain in cast("Iterable[Iterable[int]]", row)]
        live = self.from_candidates(cast("list[Iterable[int]]", domains), self.layout).live
        for number in bits_of(live & ~self.live):
            raise self.no_such(number)
        return replace(self, live=live)

    def no_such(self, number: int) -> IllegalMoveError:
        """The error for a candidate that is asked for, and not live."""
        candidate = self.tables.candidate(number)
        text = _say("cannot_be", cell=candidate.cell, digit=digit_text(candidate.digit))
        return IllegalMoveError(f"{text}: {self.why_not(number)}")

    def why_not(self, number: int) -> str:
        """Why a candidate is not live."""
        value = self.values[number % self.tables.cell_count]
        if value is not None:
            return _say("holds", value=digit_text(value))
        return _say("no_candidate")

    @lazy
    def tables(self) -> LayoutTables:
        """The tables of the layout."""
        return self.layout.tables

    @lazy
    def values(self) -> tuple[int | None, ...]:
        """The placed digits in reading order, `None` for open cells."""
        width = self.tables.cell_count
        values: list[int | None] = [None] * width
        for number in bits_of(self.filled):
            plane, cell = divmod(number, width)
            values[cell] = plane + 1
        return tuple(values)

    @lazy
    def cells(self) -> tuple[tuple[int | None, ...], ...]:
        """The placed digits row by row, `None` for open cells."""
        size = self.tables.size
        return tuple(self.values[start : start + size] for start in range(0, size * size, size))

    @lazy
    def domains(self) -> tuple[frozenset[int], ...]:
        """The candidates of each cell in reading order; none for a placed cell."""
        width = self.tables.cell_count
        digits: list[list[int]] = [[] for _ in range(width)]
        for number in bits_of(self.live):
            plane, cell = divmod(number, width)
            digits[cell].append(plane + 1)
        return tuple(frozenset(domain) for domain in digits)

    @lazy
    def candidates(self) -> tuple[tuple[frozenset[int], ...], ...]:
        """The candidates row by row; an empty set for a placed cell."""
        size = self.tables.size
        return tuple(self.domains[start : start + size] for start in range(0, size * size, size))

    def plane(self, digit: int) -> int:
        """A bit for each open cell that may still take the digit."""
        tables = self.tables
        return self.live >> (digit - 1) * tables.cell_count & tables.all_cells

    @lazy
    def planes(self) -> tuple[CellMask, ...]:
        """The planes of all digits; digit d's is `planes[d - 1]`."""
        live, tables = self.live, self.tables
        all_cells, width = tables.all_cells, tables.cell_count
        planes = [live >> start & all_cells for start in range(0, tables.size * width, width)]
        return cast("tuple[CellMask, ...]", tuple(planes))

    @lazy
    def domain_bits(self) -> tuple[DigitMask, ...]:
        """The digits that each cell may take, as bits: digit d is bit `d - 1`."""
        domains = [0] * self.tables.cell_count
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
        none = self.tables.all_cells & ~one
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
        pairs_in = self.tables.pairs_in
        return tuple([pairs_in(plane) for plane in self.planes])

    def candidates_at(self, digit: int, cells: int) -> list[Candidate]:
        """The live candidates of a digit in the cells of a mask."""
        found = self.planes[digit - 1] & cells
        return [Candidate(cell, digit) for cell in self.tables.cells_in(found)] if found else []

    @lazy
    def open_cells(self) -> CellMask:
        """A bit for each cell without a digit."""
        tables = self.tables
        return CellMask(tables.all_cells & ~fold_stacked(self.filled, tables.digit_layers)[0])

    @lazy
    def room(self) -> int:
        """The number of open cells of each house, as the layout's `room_counter` counts them."""
        share = self.tables.room_counter.share
        return sum(share[number] for number in bits_of(self.open_cells))

    def last_cells(self) -> Iterator[tuple[House, int]]:
        """The houses with one open cell left, in scan order, and the number of that cell."""
        counter = self.tables.room_counter
        tops = counter.with_room_for_one(self.room)
        while tops:
            top = tops & -tops
            tops ^= top
            house, mask = counter.house_at[top]
            yield house, (self.open_cells & mask).bit_length() - 1

    @lazy
    def _candidate_counts(self) -> tuple[int, int]:
        """For each cell, whether it has candidates, and whether several."""
        return fold_stacked(self.live, self.tables.digit_layers)

    @lazy
    def lone_cells(self) -> CellMask:
        """A bit for each open cell with exactly one candidate."""
        once, more = self._candidate_counts
        return CellMask(once & ~more)

    @lazy
    def has_dead_cell(self) -> bool:
        """Whether some open cell has no candidate left."""
        return bool(self._dead_cells)

    @property
    def _dead_cells(self) -> int:
        """A bit for each open cell without a candidate."""
        return self.open_cells & ~self._candidate_counts[0]

    def lone_number(self, cell: int) -> int:
        """The number of the one candidate of a cell that is among `lone_cells`."""
        return (self.live & self.tables.domain_masks[cell]).bit_length() - 1

    def lone_candidate(self, number: int) -> tuple[Cell, int]:
        """The cell of this number and its one candidate; the cell is among `lone_cells`."""
        return self.tables.cells[number], self.lone_number(number) // self.tables.cell_count + 1

    def lone_places(self) -> Iterator[tuple[House, int]]:
        """The digits with exactly one place left in a house: the house and the candidate's number.

        In scan order: boxes before lines, and within these digit by digit, house by house.
        """
        tables, live, width = self.tables, self.live, self.tables.cell_count
        for number, family in enumerate(tables.families):
            once, more = self._place_counts(number)
            left = once & ~more & family.bases
            while left:
                low = left & -left
                left ^= low
                plane, first = divmod(low.bit_length() - 1, width)
                house = family.house_at[first]
                place = live >> plane * width & tables.house_masks[house]
                yield house, plane * width + place.bit_length() - 1

    @lazy
    def dead_end(self) -> DeadEnd | None:
        """A clash, else the first cell, digit in a house, or clue that has nothing left."""
        if self.clash is not None:
            return self.clash
        tables, width = self.tables, self.tables.cell_count
        if self.has_dead_cell:
            number = next(bits_of(self._dead_cells))
            return DeadEnd(cell=tables.cells[number])
        for number, family in enumerate(tables.families):
            placeless = family.bases & ~self._place_counts(number)[0]
            # each digit that is placed in one of the houses has no place left there
            if placeless.bit_count() > (self.filled & family.candidates).bit_count():
                dead = placeless & ~fold(self.filled, family.levels)[0]
                plane, first = divmod(next(bits_of(dead)), width)
                return DeadEnd(house=family.house_at[first], digit=plane + 1)
        return next(self.broken_clues(), None) if tables.clues else None

    @lazy
    def clash(self) -> DeadEnd | None:
        """The first two equal digits that see each other, else a digit that the puzzle rules out.

        They can only come with the puzzle: what is placed later was a candidate.
        """
        tables, width = self.tables, self.tables.cell_count
        pairs: list[tuple[int, int, int]] = []
        for number in bits_of(self.filled):
            plane, cell = divmod(number, width)
            rivals = self.filled >> plane * width & tables.peer_masks[cell]
            if rivals:
                pairs.append((cell, next(bits_of(rivals)), plane + 1))
        if pairs:
            one, other, digit = min(pairs)
            return equal_digits(tables, tables.cells[one], tables.cells[other], digit)
        for broken in tables.candidates_in(self.filled & self.barred):
            return DeadEnd(cell=broken.cell, digit=broken.digit)
        return None

    # clues

    @property
    def broken(self) -> tuple[DeadEnd, ...]:
        """The clues that cannot be met any more, and why."""
        return tuple(self.broken_clues())

    @lazy
    def possible_bits(self) -> tuple[DigitMask, ...]:
        """The digits that each cell has or may take, as bits: digit d is bit `d - 1`."""
        domains: list[int] = list(self.domain_bits)
        width = self.tables.cell_count
        for number in bits_of(self.filled):
            plane, cell = divmod(number, width)
            domains[cell] |= 1 << plane
        return cast("tuple[DigitMask, ...]", tuple(domains))

    def clue_domains(self, clue: Clue) -> Domains:
        """What each cell of a clue has or may take, in the clue's order."""
        possible = self.possible_bits
        return tuple([possible[number] for number in self.tables.clue_numbers[clue]])

    def clue_support(self, clue: Clue) -> Domains | None:
        """What of that lies on a way to meet the clue; nothing if there is none."""
        return walks_of(clue, self.tables.size).supported(self.clue_domains(clue))

    def broken_clues(self) -> Iterator[DeadEnd]:
        """The clues that cannot be met any more, one after the other, and why."""
        for clue in self.tables.clues:
            if self.clue_support(clue) is None:
                why = why_broken(clue, self.clue_domains(clue), self.tables.size)
                yield DeadEnd(clue=clue, why=why)

    def _place_counts(self, number: int) -> tuple[int, int]:
        """For each house of a family and each digit, whether it has places, and whether several."""
        counts = self._counted.get(number)
        if counts is None:
            levels = self.tables.families[number].levels
            counts = self._counted[number] = fold(self.live, levels)
        return counts

    @lazy
    def _counted(self) -> dict[int, tuple[int, int]]:
        """What `_place_counts` has told already."""
        return {}
