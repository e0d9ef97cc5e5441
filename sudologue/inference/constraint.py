"""Constraints: what receipts cite.

A constraint is a set of candidates of which exactly one is true (a cell takes one digit, a digit
goes once into a house), or at most one (two cells in sight of each other take different digits, a
cage takes none twice). Cited as a *truth*, it says "at least one of these is true"; cited as a
*link*, "at most one". What clues say beyond that is in `citation`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sudologue.model import Cell, Clue, House, Layout, Sight, digit_text
from sudologue.model.clue import distinct_of


@dataclass(frozen=True)
class CellConstraint:
    """This cell takes one digit."""

    cell: Cell

    def __str__(self) -> str:
        return str(self.cell)

    def mask(self, layout: Layout) -> int:
        """A bit for each candidate the constraint is about."""
        return layout.tables.domain_masks[layout.tables.cell_number(self.cell)]


@dataclass(frozen=True)
class HouseConstraint:
    """This digit goes once into this house."""

    house: House
    digit: int

    def __str__(self) -> str:
        return f"{digit_text(self.digit)} in {self.house}"

    def mask(self, layout: Layout) -> int:
        """A bit for each candidate the constraint is about."""
        return layout.tables.house_masks[self.house] << (self.digit - 1) * layout.tables.cell_count


@dataclass(frozen=True)
class SightConstraint:
    """These two cells cannot both take this digit, though no house need join them.

    It can only be a link: nothing says that either of them takes the digit.
    """

    one: Cell
    other: Cell
    digit: int

    def __str__(self) -> str:
        return f"{digit_text(self.digit)} in sight of {self.one} and {self.other}"

    def mask(self, layout: Layout) -> int:
        """A bit for each candidate the constraint is about."""
        start = (self.digit - 1) * layout.tables.cell_count
        return layout.tables.cell_mask((self.one, self.other)) << start


@dataclass(frozen=True)
class DistinctConstraint:
    """This clue takes this digit once at most, in one of its sets of cells that take none twice.

    It can only be a link: nothing says that the clue takes the digit. `part` is which of the sets
    it is, counted from 0; a cage has one.
    """

    clue: Clue
    digit: int
    part: int = 0

    def __str__(self) -> str:
        return f"{digit_text(self.digit)} in {self.clue.noun}"

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells that do not take the digit twice."""
        return distinct_of(self.clue)[self.part]

    def mask(self, layout: Layout) -> int:
        """A bit for each candidate the constraint is about."""
        return layout.tables.cell_mask(self.cells) << (self.digit - 1) * layout.tables.cell_count


Constraint = CellConstraint | HouseConstraint | SightConstraint | DistinctConstraint


def each_cell(cells: Iterable[Cell]) -> tuple[Constraint, ...]:
    """For each of these cells that it takes one digit."""
    return tuple([CellConstraint(cell) for cell in cells])


def each_digit(digits: Iterable[int], house: House) -> tuple[Constraint, ...]:
    """For each of these digits that it goes once into a house."""
    return tuple([HouseConstraint(house, digit) for digit in digits])


def each_house(houses: Iterable[House], digit: int) -> tuple[Constraint, ...]:
    """For each of these houses that a digit goes once into it."""
    return tuple([HouseConstraint(house, digit) for house in houses])


def mask_of(constraints: Iterable[Constraint], layout: Layout) -> int:
    """A bit for each candidate that any of the constraints is about."""
    union = 0
    for constraint in constraints:
        union |= constraint.mask(layout)
    return union


def link_between(layout: Layout, one: Cell, other: Cell, digit: int) -> Constraint:
    """The link that keeps two cells in sight of each other from both taking a digit."""
    reason = layout.tables.why_sees(one, other)
    if isinstance(reason, House):
        return HouseConstraint(reason, digit)
    first, second = sorted((one, other))
    if reason is None or isinstance(reason, Sight):
        return SightConstraint(first, second, digit)
    parts = enumerate(distinct_of(reason))
    part = next(part for part, its in parts if one in its and other in its)
    return DistinctConstraint(reason, digit, part)


def covering_links(
    layout: Layout, digit: int, pairs: Iterable[tuple[int, int]], known: Iterable[Constraint] = ()
) -> tuple[Constraint, ...]:
    """Few links that keep each of these pairs of cells, given by number, from both taking a digit.

    Pairs that a known link covers need no other. A house that covers several pairs is taken before
    one that covers fewer; a pair that no house covers is covered by sight, or by a clue.
    """
    tables = layout.tables
    start = (digit - 1) * tables.cell_count
    wanted = {1 << one | 1 << other for one, other in pairs}
    for constraint in known:
        wanted = _beside(wanted, constraint.mask(layout) >> start)
    open_pairs, links = wanted, list[tuple[int, Constraint]]()
    while open_pairs:
        covered_by: dict[int, int] = {}
        for pair in open_pairs:
            for place, mask in tables.places_of[pair.bit_length() - 1]:
                if not pair & ~mask:
                    covered_by[place] = covered_by.get(place, 0) + 1
        if covered_by:
            most = max(covered_by.values())
            house = layout.houses[min([p for p, count in covered_by.items() if count == most])]
            link, mask = HouseConstraint(house, digit), tables.house_masks[house]
        else:
            one, other = tables.cells_in(min(open_pairs))
            link = link_between(layout, one, other, digit)
            mask = link.mask(layout) >> start
        links.append((mask, link))
        open_pairs = _beside(open_pairs, mask)
    for each in tuple(links):  # what a clue covers, a house before it may have covered in part
        left = wanted
        for mask, _ in links:
            left = left if mask is each[0] else _beside(left, mask)
        if not left:
            links.remove(each)
    return tuple([link for _, link in links])


def _beside(pairs: set[int], mask: int) -> set[int]:
    """The pairs that are not both within a mask."""
    return {pair for pair in pairs if pair & ~mask}
