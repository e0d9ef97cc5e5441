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
from sudologue.work import spend

Rank = tuple[int, int, int]
"""What hints are compared by: rating, number of nodes, kind of links."""

Way = dict[int, tuple[int, int]]
"""For what came on, what was off before it, and what was on before that."""

Cycle = tuple[int, tuple[int, ...], tuple[tuple[int, int], ...]]
"""The number of nodes, what it takes away, and its strong links."""

_WORST: Rank = (1 << 30, 1 << 30, 1 << 30)


class Proof(NamedTuple):
    """A hint with its strong links, each by what is off in it and what is on.

    What it concludes is a candidate that is on, or `~candidate` for each that is off.
    """

    rank: Rank
    concludes: tuple[int, ...]
    strong: tuple[tuple[int, int], ...]

    def removed(self, grid: Grid) -> list[int]:
        """The candidates that it takes away."""
        if self.concludes[0] < 0:
            return [~candidate for candidate in self.concludes]
        cell, digit = divmod(self.concludes[0], 9)
        return [9 * cell + other for other in BITS[grid.cells[cell] & ~(1 << digit)]]


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


def cycles_and_chains(grid: Grid) -> Iterator[Hint]:
    """The best hint, if there is one."""
    best: tuple[Rank, Hint] | None = None
    for links in (X, Y, XY):
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
            spend(1)
            for found in self._from(start, rank):
                if found[0] < rank:
                    rank = found[0]
                    yield found

    def _from(self, start: int, rank: Rank) -> Iterator[tuple[Rank, Hint]]:
        links = self._links
        room = _room(rank, links.cycle, links.place)
        if self._returns(start, room):
            for nodes, gone, _ in self._cycles(start, room):
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

    # all hints, for chains within chains

    def finds_something(self) -> bool:
        """Whether there is any hint; where a cycle takes something away, there is a chain, too."""
        reach = self.reach()
        for start in self._starts:
            proved = 0
            for on in self._ons[start]:
                proved |= reach[on] | 1 << on
            if reach[start] & self._seen[start] or proved >> start & 1:
                return True
        return False

    def reach(self) -> dict[int, int]:
        """What comes on in the end, if a candidate is on."""
        reach = dict(self._next)
        for middle, follow in self._next.items():
            if follow:
                bit, beyond = 1 << middle, reach[middle]
                for start, reached in reach.items():
                    if reached & bit:
                        reach[start] = reached | beyond
        return reach

    def has_common(self, starts: list[int], reach: dict[int, int]) -> bool:
        """Whether some node follows from all of these being on."""
        on = off = -1
        for start in starts:
            reached = reach[start] | 1 << start
            on &= reached
            turned_off = 0
            while reached:
                low = reached & -reached
                reached ^= low
                turned_off |= self._seen[low.bit_length() - 1]
            off &= turned_off
        return bool(on or off)

    def branch(self, start: int) -> Branch:
        """All that follows from a candidate being on."""
        return Branch(start, self._offs, self._ons)

    def proofs(self) -> Iterator[Proof]:
        """All hints, in the order in which they are met."""
        links = self._links
        for start in self._starts:
            spend(1)
            if self._returns(start, 1 << 30):
                for nodes, gone, strong in self._cycles(start, 1 << 30):
                    if gone:
                        rank = links.cycle + added(nodes), nodes, links.place
                        yield Proof(rank, tuple([~candidate for candidate in gone]), strong)
            if links.in_houses:
                yield from self._chains(start)

    def _chains(self, start: int) -> Iterator[Proof]:
        branch = Branch(start, self._offs, self._ons)
        if start in branch.offs:
            nodes, strong = branch.strong_links(start, False)
            yield Proof(self._chain_rank(nodes), (~start,), strong)
        branch = Branch(~start, self._offs, self._ons)
        if start in branch.ons:
            nodes, strong = branch.strong_links(start, True)
            yield Proof(self._chain_rank(nodes), (start,), strong)

    def _chain_rank(self, nodes: int) -> Rank:
        return self._links.chain + added(nodes), nodes, self._links.place

    # what follows

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

    def _cycles(self, start: int, room: int) -> Iterator[Cycle]:
        """The cycles through a start."""
        reached = {start}
        way: Way = {}
        frontier, nodes = [start], 2
        while frontier and nodes <= room:
            after: list[int] = []
            for on in frontier:
                turned_off = set(_offs_on(way, on))
                for off, following in self._steps[on]:
                    if off in turned_off:
                        continue
                    if following == start and nodes >= 4:
                        links = [(off, start), *_strong_links(way, on)]
                        yield nodes, self._taken(links), tuple(links)
                    if following not in reached:
                        reached.add(following)
                        way[following] = (off, on)
                        after.append(following)
            frontier, nodes = after, nodes + 2

    def _taken(self, links: list[tuple[int, int]]) -> tuple[int, ...]:
        """What sees a node that is on and one that is off, of its digit, in no cell of these."""
        offs, ons = [off for off, _ in links], [on for _, on in links]
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


def _strong_links(way: Way, on: int) -> Iterator[tuple[int, int]]:
    """The strong links on the way to a candidate that is on, the last first."""
    while on in way:
        off, before = way[on]
        yield off, on
        on = before


def _offs_on(way: Way, on: int) -> Iterator[int]:
    """The candidates that are off on the way to one that is on."""
    return (off for off, _ in _strong_links(way, on))


class Branch:
    """All that follows from one assumption, the nearest first; `~candidate` is one that is off."""

    def __init__(self, start: int, offs: dict[int, list[int]], ons: dict[int, list[int]]) -> None:
        self.ons: dict[int, int] = {}
        """What comes on, in order, each with the candidate that is off before it."""
        self.offs: dict[int, int] = {}
        """What goes off, in order, each with the candidate that is on before it."""
        self._start = start
        frontier = [start] if start >= 0 else []
        if start >= 0:
            self.ons[start] = -1
        else:
            self.offs[~start] = -1
            frontier = self._turn_on([~start], ons)
        while frontier:
            frontier = self._turn_on(self._turn_off(frontier, offs), ons)

    def _turn_off(self, frontier: list[int], offs: dict[int, list[int]]) -> list[int]:
        after: list[int] = []
        for on in frontier:
            for off in offs[on]:
                if off not in self.offs:
                    self.offs[off] = on
                    after.append(off)
        return after

    def _turn_on(self, frontier: list[int], ons: dict[int, list[int]]) -> list[int]:
        after: list[int] = []
        for off in frontier:
            for on in ons[off]:
                if on not in self.ons:
                    self.ons[on] = off
                    after.append(on)
        return after

    def strong_links(self, target: int, is_on: bool) -> tuple[int, tuple[tuple[int, int], ...]]:
        """The number of nodes up to a target, and the strong links on the way there."""
        strong: list[tuple[int, int]] = []
        nodes, node = 1, target
        while True:
            before = (self.ons if is_on else self.offs)[node]
            if before < 0:
                return nodes, tuple(strong)
            if is_on:
                strong.append((before, node))
            nodes, node, is_on = nodes + 1, before, not is_on


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
