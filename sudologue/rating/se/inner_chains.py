"""Chains within chains: what helps nested chains of the second and third level on.

Patterns found nothing, and nothing follows by itself; so chains are looked for on the grid as the
assumption has left it. What one takes away leans on all that had to go for its links to be there.
Each chain that a proof uses counts once, with its own number of nodes.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

from sudologue.rating.se.cycles import XY, Graph, Proof, X, Y
from sudologue.rating.se.grid import Grid
from sudologue.rating.se.houses import BITS, CELL_OF_PLACE, COUNT, HOUSES_OF
from sudologue.rating.se.inner import Leaning
from sudologue.rating.se.lengths import added

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


class Chains:
    """Forcing chains and cycles of one assumption, the best first."""

    def __init__(self, inner: Inner) -> None:
        self._inner = inner

    def __call__(self, grid: Grid, before: Grid) -> Iterator[Leaning]:
        if not Graph(grid, XY).finds_something():
            return
        proofs = [proof for links in (X, Y, XY) for proof in Graph(grid, links).proofs()]
        proofs.sort(key=lambda proof: proof.rank)
        for proof in proofs:
            yield _leaning(self._inner, proof, grid, before)


class Branching:
    """Forcing chains from all candidates of a cell, or all places of a digit, the best first."""

    def __init__(self, inner: Inner) -> None:
        self._inner = inner

    def __call__(self, grid: Grid, before: Grid) -> Iterator[Leaning]:
        proofs = sorted(_branching(grid), key=lambda proof: proof.rank)
        for proof in proofs:
            yield _leaning(self._inner, proof, grid, before)


def _leaning(inner: Inner, proof: Proof, grid: Grid, before: Grid) -> Leaning:
    leaning = dict.fromkeys(c for link in proof.strong for c in _gone(link, grid, before))
    return proof.removed(grid), list(leaning), inner.bit(proof, proof.rank[1])


def _gone(link: tuple[int, int], grid: Grid, before: Grid) -> list[int]:
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


def _branching(grid: Grid) -> Iterator[Proof]:
    graph = Graph(grid, XY)
    reach = graph.reach()
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
                    if graph.has_common(branches, reach):
                        yield from _verities(graph, branches, 6)
        if graph.has_common(candidates, reach):
            yield from _verities(graph, candidates, 5)


def _verities(graph: Graph, starts: list[int], kind: int) -> Iterator[Proof]:
    """What all of these lead to."""
    branches = [graph.branch(start) for start in starts]
    for is_on in (True, False):
        common = [b.ons if is_on else b.offs for b in branches]
        for target in common[0]:
            if all(target in each for each in common):
                ways = [branch.strong_links(target, is_on) for branch in branches]
                nodes = sum([nodes for nodes, _ in ways])
                strong = tuple(link for _, links in ways for link in links)
                conclusion = target if is_on else ~target
                yield Proof((80 + added(nodes), nodes, kind), (conclusion,), strong)
