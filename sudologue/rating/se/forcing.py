"""Forcing chains of several branches, and those that remember what they have taken away.

A *chase* follows one assumption, breadth first, what is on before what is off. A *dynamic* chase
takes away what is off as it goes, so that further candidates become the last of their cell or
house. Where a chase is on and off at once, its assumption is false; what all candidates of a cell,
or all places of a digit, lead to is true, and so is what a candidate leads to on and off.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import reduce
from operator import and_

from sudologue.rating.se.grid import Grid, Hint
from sudologue.rating.se.houses import BITS, CELL_OF_PLACE, COUNT, HOUSES_OF, PEERS
from sudologue.rating.se.inner import PATTERNS, Pattern, followed
from sudologue.rating.se.lengths import added

OFF = 729
"""Where the bits begin of nodes that are off."""

_DOUBLE, _CELL, _REGION, _CONTRADICTION = 1, 5, 6, 7
"""Of hints rated alike and equally long, the first of these kinds comes first."""

Clash = tuple[int, int]


@dataclass(slots=True)
class Chase:
    """What is on and off in the end, each with its ancestors and itself as bits.

    `clash` has the ancestors of a candidate that came to be on, and of the same being off.
    """

    ons: dict[int, int] = field(default_factory=dict[int, int])
    offs: dict[int, int] = field(default_factory=dict[int, int])
    clash: Clash | None = None


@dataclass(frozen=True)
class ForcingChains:
    """A producer of such hints: which branches it looks at, and what its chases may do."""

    is_multiple: bool
    is_dynamic: bool
    is_nishio: bool = False
    level: int = 0

    @property
    def base(self) -> int:
        """The rating of its shortest hints."""
        if self.is_nishio:
            return 75
        return 85 + 5 * self.level if self.is_dynamic else 80

    def __call__(self, grid: Grid) -> Iterator[Hint]:
        """The best hint, if there is one."""
        best, hint = (1 << 30, 0, 0), None
        for nodes, kind, conclusion in _Search(self, grid).found():
            rating = self.base + added(nodes)
            if (rating, nodes, kind) < best:
                best, hint = (rating, nodes, kind), _concluding(rating, conclusion)
        if hint:
            yield hint


def _concluding(rating: int, node: int) -> Hint:
    if node < OFF:
        return Hint(rating, placed=(node,))
    return Hint(rating, removed=(node - OFF,))


Found = tuple[int, int, int]
"""A hint's number of nodes, its kind, and the node that it concludes."""


class _Search:
    """All hints of a producer on a grid, in its order."""

    def __init__(self, chains: ForcingChains, grid: Grid) -> None:
        self._chains, self._grid = chains, grid
        self._chases: dict[int, Chase] = {}

    def _chase(self, node: int) -> Chase:
        chase = self._chases.get(node)
        if chase is None:
            chains = self._chains
            patterns = PATTERNS if chains.level else ()
            chase = chased(
                self._grid, node, chains.is_dynamic, not chains.is_nishio, patterns
            )
            self._chases[node] = chase
        return chase

    def found(self) -> Iterator[Found]:
        least = 1 if self._chains.is_dynamic else 2
        for cell, domain in enumerate(self._grid.cells):
            if COUNT[domain] > least:
                for digit in BITS[domain]:
                    yield from self._from_candidate(9 * cell + digit, COUNT[domain])
                if not self._chains.is_nishio:
                    branches = [self._chase(9 * cell + digit) for digit in BITS[domain]]
                    yield from _common(branches, _CELL)

    def _from_candidate(self, candidate: int, choices: int) -> Iterator[Found]:
        chains = self._chains
        if chains.is_dynamic:
            on, off = self._chase(candidate), self._chase(OFF + candidate)
            if on.clash:
                yield _nodes(*on.clash), _CONTRADICTION, OFF + candidate
            if off.clash:
                yield _nodes(*off.clash), _CONTRADICTION, candidate
            if choices > 2 and not chains.is_nishio:
                yield from _common((on, off), _DOUBLE)
        if not chains.is_nishio:
            yield from self._from_houses(candidate)

    def _from_houses(self, candidate: int) -> Iterator[Found]:
        """What all places of a digit lead to, in houses where this is the first."""
        cell, digit = divmod(candidate, 9)
        for house, position in HOUSES_OF[cell]:
            positions = self._grid.places[9 * house + digit]
            first, *others = BITS[positions]
            if first == position and others:
                at = CELL_OF_PLACE[9 * house + digit]
                branches = [self._chase(at[place]) for place in BITS[positions]]
                yield from _common(branches, _REGION)


def _nodes(one: int, other: int) -> int:
    return one.bit_count() + other.bit_count()


def _common(branches: Sequence[Chase], kind: int) -> Iterator[Found]:
    """What all branches lead to, what is on first."""
    for candidate in _in_all([branch.ons for branch in branches]):
        yield sum([b.ons[candidate].bit_count() for b in branches]), kind, candidate
    for candidate in _in_all([branch.offs for branch in branches]):
        yield sum([b.offs[candidate].bit_count() for b in branches]), kind, OFF + candidate


def _in_all(reached: Sequence[dict[int, int]]) -> list[int]:
    """The keys of all, in the order of the first."""
    common = reduce(and_, (each.keys() for each in reached))
    return [key for key in reached[0] if key in common] if common else []


def chased(
    grid: Grid,
    start: int,
    is_dynamic: bool,
    in_cells: bool,
    patterns: Sequence[Pattern] = (),
) -> Chase:
    """Follow an assumption until nothing more comes of it, or something is on and off."""
    chase = Chase()
    ons, offs = chase.ons, chase.offs
    first_cells, first_places = grid.cells, grid.places
    cells, places = (first_cells[:], first_places[:]) if is_dynamic else (first_cells, first_places)
    to_do_on: list[int] = []
    to_do_off: list[int] = []
    if start < OFF:
        ons[start] = 1 << start
        to_do_on.append(start)
    else:
        offs[start - OFF] = 1 << start
        to_do_off.append(start - OFF)
    done_on = done_off = 0
    while True:
        if done_on < len(to_do_on):
            node = to_do_on[done_on]
            done_on += 1
            cell, digit = divmod(node, 9)
            ancestors = ons[node]
            turned_off = [9 * peer + digit for peer in PEERS[cell] if cells[peer] >> digit & 1]
            if in_cells:
                turned_off = [
                    9 * cell + other for other in BITS[cells[cell] & ~(1 << digit)]
                ] + turned_off
            for off in turned_off:
                if off in ons:
                    chase.clash = ons[off], ancestors | 1 << OFF + off
                    return chase
                if off not in offs:
                    offs[off] = ancestors | 1 << OFF + off
                    to_do_off.append(off)
        elif done_off < len(to_do_off):
            node = to_do_off[done_off]
            done_off += 1
            cell, digit = divmod(node, 9)
            ancestors = offs[node]
            turned_on: dict[int, int] = {}
            if in_cells and COUNT[cells[cell]] == 2:
                on = 9 * cell + (cells[cell] & ~(1 << digit)).bit_length() - 1
                mask = ancestors | 1 << on
                for gone in BITS[first_cells[cell] & ~cells[cell]]:
                    mask |= offs[9 * cell + gone]
                turned_on[on] = mask
            for house, position in HOUSES_OF[cell]:
                place = 9 * house + digit
                positions = places[place]
                if COUNT[positions] == 2:
                    at = CELL_OF_PLACE[place]
                    on = at[(positions & ~(1 << position)).bit_length() - 1]
                    if on not in turned_on:
                        mask = ancestors | 1 << on
                        for gone in BITS[first_places[place] & ~positions]:
                            mask |= offs[at[gone]]
                        turned_on[on] = mask
            if is_dynamic:
                cells[cell] ^= 1 << digit
                for house, position in HOUSES_OF[cell]:
                    places[9 * house + digit] ^= 1 << position
            for on, mask in turned_on.items():
                if on in offs:
                    chase.clash = mask, offs[on]
                    return chase
                if on not in ons:
                    ons[on] = mask
                    to_do_on.append(on)
        else:
            if patterns:
                working = Grid(cells, places, grid.room, grid.filled)
                for off, mask in followed(patterns, working, grid, offs, OFF):
                    if off not in offs:
                        offs[off] = mask
                        to_do_off.append(off)
            if done_off == len(to_do_off):
                return chase
