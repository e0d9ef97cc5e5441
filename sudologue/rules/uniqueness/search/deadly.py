"""Deadly patterns: what follows from the extras that save them.

A deadly pattern is a set of cells, none of them given, that could be filled in two ways with the
same digits in every house. If the puzzle has one solution, it holds neither: some candidate of the
cells that the two ways leave out, an *extra*, is true. What follows depends on where the extras
are:

- all in one cell: that cell takes one of them, so it loses the pattern's digits;
- all of one digit: it leaves the cells in sight of all extras;
- in cells of one house: with further cells of the house they may form a naked subset, in which the
  extras count as one cell, for one of them is true;
- in two cells of a house in which the pattern's digit a has no other place: one of the two takes
  an extra and the other takes a, so neither takes any other digit of the pattern.

The rules find the patterns; the conclusions are the same for all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product
from typing import TypedDict

from sudologue.inference import (
    CellConstraint,
    Constraint,
    Elimination,
    HouseConstraint,
    Inference,
    covering_links,
)
from sudologue.model import Board, Candidate, Cell, House, bits_of, union_of
from sudologue.rules.common.minimal_receipts import minimal_receipt
from sudologue.rules.common.subset_search import subsets
from sudologue.rules.uniqueness.evidence import (
    DeadlyShape,
    ExtraCellEvidence,
    ExtraDigitEvidence,
    ExtraLockedEvidence,
    ExtraSubsetEvidence,
)

MOST_CELLS = 6  # beside those with extras, in a subset: on boards of nine rows, all there can be


class _PatternRoles(TypedDict):
    """What the evidence says of the pattern and its receipt, whatever follows."""

    focus_cells: tuple[Cell, ...]
    truths: tuple[Constraint, ...]
    links: tuple[Constraint, ...]
    pattern: tuple[Cell, ...]
    extras: tuple[Candidate, ...]
    shape: DeadlyShape
    digits: tuple[int, ...]


@dataclass(frozen=True)
class PatternWithExtras:
    """A deadly pattern on a board: its cells by number, its digits, and its extras.

    Digit d is bit `d - 1` of `digits`; the extras are bits of candidates.
    """

    board: Board
    shape: DeadlyShape
    cells: tuple[int, ...]
    digits: int
    extras: int

    @cached_property
    def extra_planes(self) -> tuple[tuple[int, int], ...]:
        """The digits of the extras, each with the cells that have it as an extra."""
        tables = self.board.masks.tables
        width, every = tables.cell_count, tables.all_cells
        planes = ((digit, self.extras >> (digit - 1) * width & every) for digit in tables.digits)
        return tuple((digit, plane) for digit, plane in planes if plane)

    @cached_property
    def extra_cells(self) -> int:
        """A bit for each cell with extras."""
        return union_of([plane for _, plane in self.extra_planes])

    def roles(
        self, action: Elimination, truths: Iterable[Constraint], links: Iterable[Constraint]
    ) -> _PatternRoles:
        """The pattern as evidence, with what the conclusion needs of these truths and links."""
        board, tables = self.board, self.board.masks.tables
        cells = tuple([tables.cells[number] for number in self.cells])
        needed_truths, needed_links = minimal_receipt(board, action, truths, links, self.extras)
        return {
            "focus_cells": tuple([cell for cell in cells if board.value(cell) is None]),
            "truths": needed_truths,
            "links": needed_links,
            "pattern": cells,
            "extras": tables.candidates_in(self.extras),
            "shape": self.shape,
            "digits": tuple([bit + 1 for bit in bits_of(self.digits)]),
        }

    def elimination(self, candidates: int) -> Elimination | None:
        """The elimination of candidates, if there are any."""
        return (
            Elimination.of_candidates(self.board.masks.tables.candidates_in(candidates))
            if candidates
            else None
        )

    def by_types(self, slug: str) -> Iterator[Inference]:
        """What follows by the types from 1 to 4, as with rectangles."""
        yield from self.in_one_cell(slug)
        yield from self.of_one_digit(slug)
        yield from self.in_subset(slug)
        yield from self.with_locked_digit(slug)

    def in_one_cell(self, slug: str) -> Iterator[Inference]:
        """The extras are in one cell, which loses all else."""
        if self.extra_cells.bit_count() != 1:
            return
        masks, number = self.board.masks, self.extra_cells.bit_length() - 1
        cell = masks.tables.cells[number]
        action = self.elimination(masks.live & masks.tables.domain_masks[number] & ~self.extras)
        if action:
            roles = self.roles(action, (), [CellConstraint(cell)])
            evidence = ExtraCellEvidence(**roles, cell=cell)
            yield Inference(slug, action, evidence)

    def of_one_digit(self, slug: str) -> Iterator[Inference]:
        """The extras are in several cells and of one digit, which leaves what sees them all."""
        if len(self.extra_planes) != 1 or self.extra_cells.bit_count() < 2:
            return
        layout, ((digit, cells),) = self.board.layout, self.extra_planes
        targets = self.board.masks.planes[digit - 1] & layout.tables.common_peers(cells)
        if targets:
            action = Elimination(layout.tables.cells_in(targets), (digit,))
            pairs = product(bits_of(targets), bits_of(cells))
            roles = self.roles(action, (), covering_links(layout, digit, pairs))
            evidence = ExtraDigitEvidence(**roles, digit=digit)
            yield Inference(slug, action, evidence)

    def in_subset(self, slug: str) -> Iterator[Inference]:
        """The extras, of several digits, form a subset with further cells of a house.

        Few cells come before many; of the same number, house by house and cell by cell. What holds
        a smaller subset, with the extras or without, is passed over.
        """
        masks, houses = self.board.masks, self._houses_with_extras
        if len(self.extra_planes) < 2 or self.extra_cells.bit_count() < 2:
            return
        extras = sum(1 << digit - 1 for digit, _ in self.extra_planes)
        open_cells = masks.open_cells & ~masks.lone_cells & ~self.extra_cells
        domains = masks.domain_bits
        rests = [[(n, domains[n]) for n in bits_of(mask & open_cells)] for _, mask in houses]
        reported: list[int] = []
        for size in range(1, min(MOST_CELLS, max(map(len, rests), default=0) - 1) + 1):
            for rest in rests:
                for numbers, union in subsets(rest, size, size + 1, extras):
                    cells = sum(1 << number for number in numbers)
                    holds_other = any(cells & subset == subset for subset in reported)
                    if not holds_other and not self._holds_subset(numbers):
                        reported.append(cells)
                        shared = [(house, mask) for house, mask in houses if not cells & ~mask]
                        yield from self._with_subset(slug, shared, cells, union)

    def _holds_subset(self, cells: Sequence[int]) -> bool:
        """Whether some of the cells have as few digits as there are of them."""
        domains = [self.board.masks.domain_bits[number] for number in cells]
        return any(
            union_of(fewer).bit_count() <= size
            for size in range(2, len(cells) + 1)
            for fewer in combinations(domains, size)
        )

    def _with_subset(
        self, slug: str, houses: list[tuple[House, int]], cells: int, union: int
    ) -> Iterator[Inference]:
        board, tables = self.board, self.board.masks.tables
        digits = tuple(bit + 1 for bit in bits_of(union))
        near = union_of([mask for _, mask in houses]) & ~cells
        targets = union_of(
            [(board.masks.planes[bit] & near) << bit * tables.cell_count for bit in bits_of(union)]
        )
        action = self.elimination(targets & ~self.extras)
        if action:
            subset = tables.cells_in(cells)
            links = [HouseConstraint(house, digit) for house, _ in houses for digit in digits]
            evidence = ExtraSubsetEvidence(
                **self.roles(action, map(CellConstraint, subset), links),
                houses=tuple(house for house, _ in houses),
                subset_cells=subset,
                subset_digits=digits,
            )
            yield Inference(slug, action, evidence)

    def with_locked_digit(self, slug: str) -> Iterator[Inference]:
        """Two cells have extras, and a digit of the pattern has no other place in a house."""
        if self.extra_cells.bit_count() != 2:
            return
        board, tables = self.board, self.board.masks.tables
        cells = tables.cells_in(self.extra_cells)
        both = sum(tables.domain_masks[number] for number in bits_of(self.extra_cells))
        used = 0
        for house, mask in self._houses_with_extras:
            for bit in bits_of(self.digits & ~used):
                start = bit * tables.cell_count
                locked = board.masks.planes[bit] & mask
                if locked != self.extra_cells or self.extras >> start & locked:
                    continue
                used |= 1 << bit
                action = self.elimination(
                    board.masks.live & both & ~self.extras & ~(locked << start)
                )
                if action:
                    truths = [HouseConstraint(house, bit + 1)]
                    evidence = ExtraLockedEvidence(
                        **self.roles(action, truths, map(CellConstraint, cells)),
                        house=house,
                        locked_digit=bit + 1,
                    )
                    yield Inference(slug, action, evidence)

    @cached_property
    def _houses_with_extras(self) -> list[tuple[House, int]]:
        """The houses that have all cells with extras."""
        first = (self.extra_cells & -self.extra_cells).bit_length() - 1
        of_first = self.board.masks.tables.houses_of[first]
        return [(house, mask) for house, mask in of_first if not self.extra_cells & ~mask]


def extras_of(board: Board, cells: Iterable[int], digits: int) -> int:
    """The candidates of a pattern's cells that are not of its digits.

    There are none to speak of where the puzzle bars one of its digits from one of the cells.
    """
    tables = board.masks.tables
    planes = union_of([tables.all_cells << bit * tables.cell_count for bit in bits_of(digits)])
    domains = sum([tables.domain_masks[number] for number in cells])
    return 0 if board.masks.barred & domains & planes else board.masks.live & domains & ~planes
