"""Chains within chains: what helps nested chains of the second and third level on.

Patterns found nothing, and nothing follows by itself; so chains are looked for on the grid as the
assumption has left it. What one takes away leans on all that had to go for its links to be there.
Each chain that a proof uses counts once, with its own number of nodes.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from sudologue.budget import spend
from sudologue.rating.models.se.chains_and_cycles import (
    ANY,
    XY,
    ChainGraph,
    Rank,
    StrongLink,
    X,
    Y,
    added,
)
from sudologue.rating.models.se.dynamic_chains import Leaning
from sudologue.rating.models.se.se_grid import BITS, CELL_OF_PLACE, COUNT, HOUSES_OF, Grid


class Proof(NamedTuple):
    """A hint with its strong links, each by what is off in it and what is on.

    What it concludes is a candidate that is on, or `~candidate` for each that is off.
    """

    rank: Rank
    concludes: tuple[int, ...]
    strong: tuple[StrongLink, ...]

    def removed(self, grid: Grid) -> list[int]:
        """The candidates that it takes away."""
        if self.concludes[0] < 0:
            return [~candidate for candidate in self.concludes]
        cell, digit = divmod(self.concludes[0], 9)
        return [9 * cell + other for other in BITS[grid.cells[cell] & ~(1 << digit)]]


class Branch:
    """All that follows from one assumption, the nearest first; `~candidate` is one that is off."""

    def __init__(self, graph: ChainGraph, start: int) -> None:
        self.ons: dict[int, int] = {}
        """What comes on, in order, each with the candidate that is off before it."""
        self.offs: dict[int, int] = {}
        """What goes off, in order, each with the candidate that is on before it."""
        self.graph = graph
        if start >= 0:
            self.ons[start] = -1
            frontier = [start]
        else:
            self.offs[~start] = -1
            frontier = _turned([~start], graph.ons, self.ons)
        while frontier:
            frontier = _turned(_turned(frontier, graph.offs, self.offs), graph.ons, self.ons)

    def strong_links(self, target: int, is_on: bool) -> tuple[int, tuple[StrongLink, ...]]:
        """The number of nodes up to a target, and the strong links on the way there."""
        strong: list[StrongLink] = []
        nodes, node = 1, target
        while True:
            before = (self.ons if is_on else self.offs)[node]
            if before < 0:
                return nodes, tuple(strong)
            if is_on:
                strong.append((before, node))
            nodes, node, is_on = nodes + 1, before, not is_on


def _turned(
    frontier: list[int], follow: Mapping[int, Sequence[int]], met: dict[int, int]
) -> list[int]:
    """What follows from a frontier and was not met before, noted with what it follows from."""
    after: list[int] = []
    for node in frontier:
        for following in follow[node]:
            if following not in met:
                met[following] = node
                after.append(following)
    return after


_PLAIN = 2 * 729
_NODES = (1 << _PLAIN) - 1


class Inner:
    """The chains that proofs use: each has a bit of its own beyond those of the nodes."""

    def __init__(self) -> None:
        self._bits: dict[Hashable, int] = {}
        self._nodes: list[int] = []

    def bit(self, chain: Hashable, nodes: int) -> int:
        """The bit of a chain of so many nodes."""
        if chain not in self._bits:
            self._bits[chain] = 1 << _PLAIN + len(self._nodes)
            self._nodes.append(nodes)
        return self._bits[chain]

    def nodes(self, targets: Iterable[int]) -> int:
        """The nodes of all targets' ancestors, and those of the chains they use, each once."""
        total = used = 0
        for ancestors in targets:
            total += (
                (ancestors & _NODES).bit_count() if ancestors > _NODES else ancestors.bit_count()
            )
            used |= ancestors >> _PLAIN
        while used:
            low = used & -used
            used ^= low
            total += self._nodes[low.bit_length() - 1]
        return total


def chains(inner: Inner, grid: Grid, before: Grid) -> Iterator[Leaning]:
    """Forcing chains and cycles of one assumption, the best first."""
    if not _finds_something(ChainGraph(grid, XY)):
        return
    proofs = [proof for links in (X, Y, XY) for proof in _proofs(ChainGraph(grid, links))]
    for proof in sorted(proofs, key=lambda proof: proof.rank):
        yield _leaning(inner, proof, grid, before)


def branching(inner: Inner, grid: Grid, before: Grid) -> Iterator[Leaning]:
    """Forcing chains from all candidates of a cell, or all places of a digit, the best first."""
    for proof in sorted(_branching(grid), key=lambda proof: proof.rank):
        yield _leaning(inner, proof, grid, before)


def _leaning(inner: Inner, proof: Proof, grid: Grid, before: Grid) -> Leaning:
    leaning = dict.fromkeys(c for link in proof.strong for c in _gone(link, grid, before))
    return proof.removed(grid), list(leaning), inner.bit(proof, proof.rank[1])


def _gone(link: StrongLink, grid: Grid, before: Grid) -> list[int]:
    """What had to go for one candidate to be on when the other is off."""
    (cell, digit), (other_cell, _) = divmod(link[0], 9), divmod(link[1], 9)
    if cell == other_cell:
        return [9 * cell + gone for gone in BITS[before.cells[cell] & ~grid.cells[cell]]]
    for house, _ in HOUSES_OF[cell]:
        place = 9 * house + digit
        positions = grid.places[place]
        if COUNT[positions] == 2 and link[1] in (at := CELL_OF_PLACE[place]):
            return [at[gone] for gone in BITS[before.places[place] & ~positions]]
    raise AssertionError("a strong link is in a cell or in a house")


# one assumption


def _finds_something(graph: ChainGraph) -> bool:
    """Whether there is any hint; where a cycle takes something away, there is a chain, too."""
    reach = _reach(graph)
    for start in graph.starts:
        proved = 0
        for on in graph.ons[start]:
            proved |= reach[on] | 1 << on
        if reach[start] & graph.seen[start] or proved >> start & 1:
            return True
    return False


def _reach(graph: ChainGraph) -> dict[int, int]:
    """What comes on in the end, if a candidate is on."""
    reach = dict(graph.next)
    for middle, follow in graph.next.items():
        if follow:
            bit, beyond = 1 << middle, reach[middle]
            for start, reached in reach.items():
                if reached & bit:
                    reach[start] = reached | beyond
    return reach


def _proofs(graph: ChainGraph) -> Iterator[Proof]:
    """All hints, in the order in which they are met."""
    links = graph.links
    for start in graph.starts:
        spend(1)
        if graph.returns(start, ANY):
            for nodes, gone, strong in graph.cycles(start, ANY):
                if gone:
                    rank = links.cycle + added(nodes), nodes, links.place
                    yield Proof(rank, tuple([~candidate for candidate in gone]), strong)
        if links.in_houses:
            branch = Branch(graph, start)
            if start in branch.offs:
                yield _chain(branch, start, False)
            branch = Branch(graph, ~start)
            if start in branch.ons:
                yield _chain(branch, start, True)


def _chain(branch: Branch, start: int, is_on: bool) -> Proof:
    nodes, strong = branch.strong_links(start, is_on)
    links = branch.graph.links
    rank = links.chain + added(nodes), nodes, links.place
    return Proof(rank, (start if is_on else ~start,), strong)


# several


def _branching(grid: Grid) -> Iterator[Proof]:
    graph = ChainGraph(grid, XY)
    reach = _reach(graph)
    for cell, domain in enumerate(grid.cells):
        if COUNT[domain] < 3:
            continue
        candidates = [9 * cell + digit for digit in BITS[domain]]
        for candidate in candidates:
            for house, position in HOUSES_OF[cell]:
                place = 9 * house + candidate % 9
                first, *others = BITS[grid.places[place]]
                if first == position and others:
                    at = CELL_OF_PLACE[place]
                    branches = [at[p] for p in BITS[grid.places[place]]]
                    if _has_common(graph, branches, reach):
                        yield from _verities(graph, branches, 6)
        if _has_common(graph, candidates, reach):
            yield from _verities(graph, candidates, 5)


def _has_common(graph: ChainGraph, starts: list[int], reach: dict[int, int]) -> bool:
    """Whether some node follows from all of these being on."""
    on = off = -1
    for start in starts:
        reached = reach[start] | 1 << start
        on &= reached
        turned_off = 0
        while reached:
            low = reached & -reached
            reached ^= low
            turned_off |= graph.seen[low.bit_length() - 1]
        off &= turned_off
    return bool(on or off)


def _verities(graph: ChainGraph, starts: list[int], kind: int) -> Iterator[Proof]:
    """What all of these lead to."""
    branches = [Branch(graph, start) for start in starts]
    for is_on in (True, False):
        common = [b.ons if is_on else b.offs for b in branches]
        for target in common[0]:
            if all(target in each for each in common):
                ways = [branch.strong_links(target, is_on) for branch in branches]
                nodes = sum([nodes for nodes, _ in ways])
                strong = tuple(link for _, links in ways for link in links)
                conclusion = target if is_on else ~target
                yield Proof((80 + added(nodes), nodes, kind), (conclusion,), strong)
