"""Forcing chains and cycles of one assumption, the best of them.

A chain that turns its start round proves it; a cycle takes away what sees it from both sides. Links
within digits alone are tried first (X), then pairs of digits in cells (Y), then both; the shortest
is chosen, and of equals the first.
"""

from __future__ import annotations

from collections.abc import Iterator

from sudologue.budget import spend
from sudologue.rating.se.graph import ANY, XY, Graph, X, Y
from sudologue.rating.se.grid import Grid, Hint
from sudologue.rating.se.lengths import added

Rank = tuple[int, int, int]
"""What hints are compared by: rating, number of nodes, kind of links."""

_WORST: Rank = (ANY, ANY, ANY)


def cycles_and_chains(grid: Grid) -> Iterator[Hint]:
    """The best hint, if there is one."""
    rank, best = _WORST, None
    for links in (X, Y, XY):
        graph = Graph(grid, links)
        for start in graph.starts:
            spend(1)
            for found, hint in _from(graph, start, rank):
                if found < rank:
                    rank, best = found, hint
    if best:
        yield best


def _from(graph: Graph, start: int, rank: Rank) -> Iterator[tuple[Rank, Hint]]:
    """What is found from a start, but nothing that cannot come before a rank."""
    links = graph.links
    room = _room(rank, links.cycle, links.place)
    if graph.returns(start, room):
        for cycle in graph.cycles(start, room):
            if cycle.gone:
                rating = links.cycle + added(cycle.nodes)
                yield (rating, cycle.nodes, links.place), Hint(rating, removed=cycle.gone)
    if links.in_houses:
        room = _room(rank, links.chain, links.place)
        for nodes, placed, removed in (
            (graph.refuted(start, room), (), (start,)),
            (graph.proved(start, room), (start,), ()),
        ):
            if nodes:
                rating = links.chain + added(nodes)
                yield (rating, nodes, links.place), Hint(rating, placed, removed)


def _room(rank: Rank, base: int, place: int) -> int:
    """The most nodes with which a hint still comes before a rank."""
    if rank == _WORST:
        return ANY
    nodes = rank[1] + 16
    while nodes and (base + added(nodes), nodes, place) >= rank:
        nodes -= 1
    return nodes
