"""Forcing chains and cycles of one assumption, and the graph of what follows from what.

If a candidate is on, others of its cell and its digit are off; if one is off, the only other of a
cell or a house is on. A chain that turns its start round proves it; a cycle takes away what sees it
from both sides. Links within digits alone are tried first (X), then pairs of digits in cells (Y),
then both; the shortest is chosen, and of equals the first.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import NamedTuple

from sudologue.budget import spend
from sudologue.model import bits_of, union_of
from sudologue.rating.models.se.se_grid import (
    BITS,
    CELL_OF_PLACE,
    COUNT,
    HOUSES_OF,
    PEERS,
    SEEN,
    Grid,
    SeHint,
)

Way = dict[int, tuple[int, int]]
"""For what came on, what was off before it, and what was on before that."""

StrongLink = tuple[int, int]
"""What is off, and what is on for that."""


ANY = 1 << 30
"""More nodes than any chain has."""


class Links(NamedTuple):
    """Which links are followed, how a cycle and a chain of them are rated, and their place."""

    in_cells: bool
    in_houses: bool
    cycle: int
    chain: int
    place: int


X = Links(False, True, 65, 66, 2)
Y = Links(True, False, 65, 0, 3)
XY = Links(True, True, 70, 70, 4)


class Cycle(NamedTuple):
    """A way back to where it started: its nodes, what it takes away, and its strong links."""

    nodes: int
    gone: tuple[int, ...]
    strong: tuple[StrongLink, ...]


class ChainGraph:
    """What follows from what, by links of some kinds."""

    def __init__(self, grid: Grid, links: Links) -> None:
        self.grid, self.links = grid, links
        cells = grid.cells
        self.starts = [
            9 * cell + digit
            for cell in range(81)
            if COUNT[cells[cell]] > 1 and (links.in_houses or COUNT[cells[cell]] == 2)
            for digit in BITS[cells[cell]]
        ]
        everywhere = [9 * cell + digit for cell in range(81) for digit in BITS[cells[cell]]]
        self.offs = {k: list(offs_of(grid, k, links.in_cells)) for k in everywhere}
        self.ons = {k: list(ons_of(grid, k, links)) for k in everywhere}
        self.seen = {k: sum([1 << o for o in offs]) for k, offs in self.offs.items()}
        self._steps = {
            k: [(o, q) for o in offs for q in self.ons[o]] for k, offs in self.offs.items()
        }
        self.next = {k: mask_of([q for _, q in steps]) for k, steps in self._steps.items()}

    def levels(self, reached: int, room: int, nodes: int) -> Iterator[tuple[int, int]]:
        """The candidates that come on, level by level, with the number of nodes up to them."""
        frontier, follow = reached, self.next
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

    def refuted(self, start: int, room: int) -> int:
        """The nodes of the shortest chain by which a candidate, if on, is off."""
        seen = self.seen[start]
        for nodes, frontier in self.levels(1 << start, room - 1, 1):
            if frontier & seen:
                return nodes + 1
        return 0

    def proved(self, start: int, room: int) -> int:
        """The nodes of the shortest chain by which a candidate, if off, is on."""
        for nodes, frontier in self.levels(mask_of(self.ons[start]), room, 2):
            if frontier >> start & 1:
                return nodes
        return 0

    def returns(self, start: int, room: int) -> bool:
        """Whether some chain comes back to its start."""
        before = mask_of([k for o in self.ons[start] for k in self.offs[o]])
        for nodes, frontier in self.levels(1 << start, room - 1, 1):
            if nodes > 1 and frontier & before:
                return True
        return False

    def cycles(self, start: int, room: int) -> Iterator[Cycle]:
        """The cycles through a start."""
        reached = {start}
        way: Way = {}
        frontier, nodes = [start], 2
        while frontier and nodes <= room:
            after: list[int] = []
            for on in frontier:
                turned_off = {off for off, _ in _strong_links(way, on)}
                for off, following in self._steps[on]:
                    if off in turned_off:
                        continue
                    if following == start and nodes >= 4:
                        strong = ((off, start), *_strong_links(way, on))
                        yield Cycle(nodes, self._taken(strong), strong)
                    if following not in reached:
                        reached.add(following)
                        way[following] = (off, on)
                        after.append(following)
            frontier, nodes = after, nodes + 2

    def _taken(self, strong: tuple[StrongLink, ...]) -> tuple[int, ...]:
        """What sees a node that is on and one that is off, of its digit, in no cell of these."""
        offs, ons = [off for off, _ in strong], [on for _, on in strong]
        cells = mask_of([k // 9 for k in (*ons, *offs)])
        seen_on, seen_off = _seen_by(ons), _seen_by(offs)
        return tuple(
            9 * cell + digit
            for digit in range(9)
            for cell in bits_of(seen_on[digit] & seen_off[digit] & ~cells)
            if self.grid.cells[cell] >> digit & 1
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


def _strong_links(way: Way, on: int) -> Iterator[StrongLink]:
    """The strong links on the way to a candidate that is on, the last first."""
    while on in way:
        off, before = way[on]
        yield off, on
        on = before


def mask_of(numbers: list[int]) -> int:
    """The numbers as bits."""
    return union_of([1 << number for number in numbers])


def _seen_by(candidates: list[int]) -> list[int]:
    """For each digit, the cells that some candidate of it sees."""
    seen = [0] * 9
    for candidate in candidates:
        seen[candidate % 9] |= SEEN[candidate // 9]
    return seen


_BOUNDS = tuple(bound << power for power in range(16) for bound in (4, 6))
"""4, 6, 8, 12, 16, 24 and so on: each bound that a length exceeds is a tenth."""


def added(nodes: int) -> int:
    """The tenths for a chain of so many different nodes.

    >>> [added(nodes) for nodes in (4, 6, 7, 9, 11, 15)]
    [0, 0, 1, 2, 3, 4]
    """
    return bisect_left(_BOUNDS, nodes - 2)


Rank = tuple[int, int, int]
"""What hints are compared by: rating, number of nodes, kind of links."""

_WORST: Rank = (ANY, ANY, ANY)


def cycles_and_chains(grid: Grid) -> Iterator[SeHint]:
    """The best hint, if there is one."""
    rank, best = _WORST, None
    for links in (X, Y, XY):
        graph = ChainGraph(grid, links)
        for start in graph.starts:
            spend(1)
            for found, hint in _from(graph, start, rank):
                if found < rank:
                    rank, best = found, hint
    if best:
        yield best


def _from(graph: ChainGraph, start: int, rank: Rank) -> Iterator[tuple[Rank, SeHint]]:
    """What is found from a start, but nothing that cannot come before a rank."""
    links = graph.links
    room = _room(rank, links.cycle, links.place)
    if graph.returns(start, room):
        for cycle in graph.cycles(start, room):
            if cycle.gone:
                rating = links.cycle + added(cycle.nodes)
                yield (rating, cycle.nodes, links.place), SeHint(rating, removed=cycle.gone)
    if links.in_houses:
        room = _room(rank, links.chain, links.place)
        for nodes, placed, removed in (
            (graph.refuted(start, room), (), (start,)),
            (graph.proved(start, room), (start,), ()),
        ):
            if nodes:
                rating = links.chain + added(nodes)
                yield (rating, nodes, links.place), SeHint(rating, placed, removed)


def _room(rank: Rank, base: int, place: int) -> int:
    """The most nodes with which a hint still comes before a rank."""
    if rank == _WORST:
        return ANY
    nodes = rank[1] + 16
    while nodes and (base + added(nodes), nodes, place) >= rank:
        nodes -= 1
    return nodes
