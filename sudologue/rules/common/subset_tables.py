"""What the candidates of one house give by themselves, whatever the rest of the board looks like.

A step leaves most houses as they were. So what a search in a house found is kept with what the
house held, and the next board looks it up.
"""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.caches import LAYOUTS, Lookup, cached
from sudologue.model import Layout, bits_of
from sudologue.model.lazy import lazy
from sudologue.rules.common.subset_search import Members, subsets

STATES_KEPT = 1024
DOMAINS_KEPT = 1 << 14

Sets = tuple[tuple[int, int], ...]
"""Sets of cells and of digits: a bit for each cell, and one for each digit (as in domains)."""


class SubsetTable:
    """A house with the candidates that its cells have left."""

    def __init__(self, states: SubsetTables, place: int, candidates: int) -> None:
        self._states, self._place, self._candidates = states, place, candidates
        self._closed: dict[int, tuple[Sets, Sets]] = {}

    @lazy
    def ranges(self) -> Members:
        """The open digits, each with its cells."""
        return self._states.ranges(self._place, self._candidates)

    def closed(self, size: int, cells: int, few: int, no_singles: bool) -> tuple[Sets, Sets]:
        """The naked sets of so many cells, and the hidden ones of so many digits, with an effect.

        `cells` are its open ones, `few` the cells anywhere with so many candidates at most, but
        with several. It may be known that there are `no_singles`. No member of a set stands alone.
        """
        found = self._closed.get(size)
        if found is None:
            found = self._closed[size] = self._search(size, cells, few & cells, no_singles)
        return found

    def _search(self, size: int, cells: int, few: int, no_singles: bool) -> tuple[Sets, Sets]:
        naked: list[tuple[int, int]] = []
        if few.bit_count() >= size:
            for numbers, digits in subsets(self._states.domains(self._candidates, few), size, size):
                naked.append((bits(numbers), digits))
        hidden: list[tuple[int, int]] = []
        if no_singles and cells.bit_count() == 2 * size:
            if naked:
                digits = bits([plane for plane, _ in self.ranges])
                hidden = [(cells ^ its, digits ^ union) for its, union in naked]
        else:
            several = [its for its in self.ranges if 1 < its[1].bit_count() <= size]
            if len(several) >= size:
                for planes, union in subsets(several, size, size):
                    hidden.append((union, bits(planes)))
        return (
            tuple([(its, digits) for its, digits in naked if self._goes(cells ^ its, digits)]),
            tuple([(its, digits) for its, digits in hidden if self._goes(its, ~digits)]),
        )

    def _goes(self, cells: int, digits: int) -> bool:
        """Whether some of these cells have some of these digits."""
        return any(digits >> plane & 1 and its & cells for plane, its in self.ranges)


def bits(numbers: Sequence[int]) -> int:
    """A bit for each of these numbers, which differ."""
    return sum([1 << number for number in numbers])


class SubsetTables:
    """The states of a layout's houses that were met last."""

    def __init__(self, layout: Layout) -> None:
        self._column = layout.domain_masks[0]
        self._planes = [(plane, plane * layout.cell_count) for plane in range(layout.size)]
        masks = tuple(layout.house_masks.values())
        self._masks = masks
        self._whole = [mask * self._column for mask in masks]
        width = layout.cell_count
        self._digits_of = Lookup[int, int](
            lambda column: bits([number // width for number in bits_of(column)]), DOMAINS_KEPT
        )
        self._known: dict[int, SubsetTable] = {}

    def at(self, place: int, live: int) -> SubsetTable:
        """The state of the house at a place of the layout, on a board with these candidates."""
        candidates = live & self._whole[place]
        state = self._known.get(candidates)
        if state is None:
            if len(self._known) >= STATES_KEPT:
                self._known.clear()
            state = self._known[candidates] = SubsetTable(self, place, candidates)
        return state

    def domains(self, candidates: int, cells: int) -> Members:
        """Some of the cells of a house with these candidates, each with its digits."""
        column, digits_of = self._column, self._digits_of
        return [(number, digits_of[candidates >> number & column]) for number in bits_of(cells)]

    def ranges(self, place: int, candidates: int) -> Members:
        """The open digits of a house with these candidates, each with its cells."""
        mask = self._masks[place]
        return [
            (plane, cells) for plane, start in self._planes if (cells := candidates >> start & mask)
        ]


house_states = cached(LAYOUTS)(SubsetTables)
