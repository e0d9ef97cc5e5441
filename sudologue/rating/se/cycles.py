"""Forcing chains and cycles of one assumption, on the grid as it stands.

If a candidate is on, others of its cell and its digit are off; if one is off, the only other of a
cell or a house is on. A chain that turns its start round proves it; a cycle comes back to its start
and takes away what sees it from both sides. Links within digits alone are tried first (X), then
pairs of digits in cells (Y), then both; the shortest is chosen, and of equals the first.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sudologue.rating.se.grid import Grid, Hint
from sudologue.rating.se.houses import BITS, CELL_OF_PLACE, COUNT, HOUSES_OF, PEERS, SEEN
from sudologue.rating.se.lengths import added

Rank = tuple[int, int, int]
"""What hints are compared by: rating, number of nodes, kind of links."""

_WORST: Rank = (1 << 30, 1 << 30, 1 << 30)


class Links(NamedTuple):
    """Which links are followed, how a cycle and a chain of them are rated, and their place."""

    in_cells: bool
    in_houses: bool
    cycle: int
    chain: int
    place: int


_X = Links(False, True, 65, 66, 2)
_Y = Links(True, False, 65, 0, 3)
_XY = Links(True, True, 70, 70, 4)


def cycles_and_chains(grid: Grid) -> Iterator[Hint]:
    """The best hint, if there is one."""
    best: tuple[Rank, Hint] | None = None
    for links in (_X, _Y, _XY):
        graph = Graph(grid, links)
        for found in graph.better_than(best[0] if best else _WORST):
            best = found
    if best:
        yield best[1]


class Graph:
    """What follows from what, by links of some kinds."""

    def __init__(self, grid: Grid, links: Links) -> None:
        self._grid, self._links = grid, links
        cells = grid.cells
        self._starts = [
            9 * cell + digit
            for cell in range(81)
            if COUNT[cells[cell]] > 1 and (links.in_houses or COUNT[cells[cell]] == 2)
            for digit in BITS[cells[cell]]
        ]
        everywhere = [9 * cell + digit for cell in range(81) for digit in BITS[cells[cell]]]
        self._offs = {k: list(offs_of(grid, k, links.in_cells)) for k in everywhere}
        self._ons = {k: list(ons_of(grid, k, links)) for k in everywhere}
        self._seen = {k: sum([1 << o for o in offs]) for k, offs in self._offs.items()}
        self._steps = {
            k: [(o, q) for o in offs for q in self._ons[o]] for k, offs in self._offs.items()
        }
        self._next = {k: _bits([q for _, q in steps]) for k, steps in self._steps.items()}

    def better_than(self, rank: Rank) -> Iterator[tuple[Rank, Hint]]:
        """Hints each of which comes before the last, and before what has this rank."""
        for start in self._starts:
            for found in self._from(start, rank):
                if found[0] < rank:
                    rank = found[0]
                    yield found

    def _from(self, start: int, rank: Rank) -> Iterator[tuple[Rank, Hint]]:
        links = self._links
        room = _room(rank, links.cycle, links.place)
        if self._returns(start, room):
            for nodes, gone in self._cycles(start, room):
                if gone:
                    rating = links.cycle + added(nodes)
                    yield (rating, nodes, links.place), Hint(rating, removed=gone)
        if links.in_houses:
            room = _room(rank, links.chain, links.place)
            nodes = self._refuted(start, room)
            if nodes:
                rating = links.chain + added(nodes)
                yield (rating, nodes, links.place), Hint(rating, removed=(start,))
            nodes = self._proved(start, room)
            if nodes:
                rating = links.chain + added(nodes)
                yield (rating, nodes, links.place), Hint(rating, placed=(start,))

    def _levels(self, reached: int, room: int, nodes: int) -> Iterator[tuple[int, int]]:
        """The candidates that come on, level by level, with the number of nodes up to them."""
        frontier, follow = reached, self._next
        while frontier and nodes <= room:
            yield nodes, frontier
            after = 0
            while frontier:
                low = frontier & -frontier
                frontier ^= low
                after |= follow[low.bit_length() - 1]
            frontier = after & ~reached
            reached |= frontier
            nodes += 2

    def _refuted(self, start: int, room: int) -> int:
        """The nodes of the shortest chain by which a candidate, if on, is off."""
        seen = self._seen[start]
        for nodes, frontier in self._levels(1 << start, room - 1, 1):
            if frontier & seen:
                return nodes + 1
        return 0

    def _proved(self, start: int, room: int) -> int:
        """The nodes of the shortest chain by which a candidate, if off, is on."""
        for nodes, frontier in self._levels(_bits(self._ons[start]), room, 2):
            if frontier >> start & 1:
                return nodes
        return 0

    def _returns(self, start: int, room: int) -> bool:
        """Whether some chain comes back to its start."""
        before = _bits([k for o in self._ons[start] for k in self._offs[o]])
        for nodes, frontier in self._levels(1 << start, room - 1, 1):
            if nodes > 1 and frontier & before:
                return True
        return False

    def _cycles(self, start: int, room: int) -> Iterator[tuple[int, tuple[int, ...]]]:
        """The cycles through a start, each with the number of its nodes and what it takes away."""
        reached = {start}
        way: dict[int, tuple[int, int]] = {}
        frontier, nodes = [start], 2
        while frontier and nodes <= room:
            after: list[int] = []
            for on in frontier:
                turned_off = set(_offs_on(way, on))
                for off, following in self._steps[on]:
                    if off in turned_off:
                        continue
                    if following == start and nodes >= 4:
                        yield nodes, self._taken(way, start, on, off)
                    if following not in reached:
                        reached.add(following)
                        way[following] = (off, on)
                        after.append(following)
            frontier, nodes = after, nodes + 2

    def _taken(
        self, way: dict[int, tuple[int, int]], start: int, on: int, off: int
    ) -> tuple[int, ...]:
        """What sees a node that is on and one that is off, of its own digit, in no cell of these."""
        ons, offs = [on], [off]
        while on != start:
            off, on = way[on]
            ons.append(on)
            offs.append(off)
        cells = _bits([k // 9 for k in (*ons, *offs)])
        seen_on, seen_off = _seen_by(ons), _seen_by(offs)
        return tuple(
            9 * cell + digit
            for digit in range(9)
            for cell in _cells_in(seen_on[digit] & seen_off[digit] & ~cells)
            if self._grid.cells[cell] >> digit & 1
        )


def offs_of(grid: Grid, candidate: int, in_cells: bool) -> Iterator[int]:
    """What a candidate that is on turns off: the rest of its cell, then its digit in sight."""
    cell, digit = divmod(candidate, 9)
    cells = grid.cells
    if in_cells:
        for other in BITS[cells[cell] & ~(1 << digit)]:
            yield 9 * cell + other
    for peer in PEERS[cell]:
        if cells[peer] >> digit & 1:
            yield 9 * peer + digit


def ons_of(grid: Grid, candidate: int, links: Links) -> Iterator[int]:
    """What a candidate that is off turns on: the other one of its cell, or of a house."""
    cell, digit = divmod(candidate, 9)
    found: list[int] = []
    if links.in_cells and COUNT[grid.cells[cell]] == 2:
        found.append(9 * cell + (grid.cells[cell] & ~(1 << digit)).bit_length() - 1)
    if links.in_houses:
        for house, position in HOUSES_OF[cell]:
            positions = grid.places[9 * house + digit]
            if COUNT[positions] == 2:
                other = (positions & ~(1 << position)).bit_length() - 1
                found.append(CELL_OF_PLACE[9 * house + digit][other])
    yield from dict.fromkeys(found)


def _offs_on(way: dict[int, tuple[int, int]], on: int) -> Iterator[int]:
    """The candidates that are off on the way to one that is on."""
    while on in way:
        off, on = way[on]
        yield off


def _room(rank: Rank, base: int, place: int) -> int:
    """The most nodes with which a hint still comes before a rank."""
    if rank == _WORST:
        return 1 << 30
    nodes = rank[1] + 16
    while nodes and (base + added(nodes), nodes, place) >= rank:
        nodes -= 1
    return nodes


def _bits(numbers: list[int]) -> int:
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def _seen_by(candidates: list[int]) -> list[int]:
    """For each digit, the cells that some candidate of it sees."""
    seen = [0] * 9
    for candidate in candidates:
        seen[candidate % 9] |= SEEN[candidate // 9]
    return seen


def _cells_in(bits: int) -> Iterator[int]:
    while bits:
        low = bits & -bits
        bits ^= low
        yield low.bit_length() - 1
