"""Chains, the shortest first.

Say that node a is false. What is true then, at one strong link's distance; what is true because of
that, one weak and one strong link further on; and so on, level by level. If b is reached, then a or
b is true, and whatever both see is false. If a itself is reached, a is true. If a and b are weakly
linked as well, the chain closes into a loop in which just one end of every link is true, and each
of its weak links does what a strong one does.

All starts advance by one level before any takes the next, so what is found first is shortest.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sudologue.model import bits_of
from sudologue.rules.chains.graph import Graph


@dataclass(frozen=True)
class Chain:
    """Nodes in order; strong and weak links alternate, strong ones first and last."""

    nodes: tuple[int, ...]

    @property
    def start(self) -> int:
        """The first node."""
        return self.nodes[0]

    @property
    def end(self) -> int:
        """The last node; the first again where the chain proves it true."""
        return self.nodes[-1]


def ends(graph: Graph, longest: int) -> Iterator[tuple[int, int, int]]:
    """Level, start and end of every chain of two strong links or more that may prove something.

    Of a chain and its reverse only the one that starts at the lower node is told. `longest` bounds
    the number of strong links.
    """
    strong, sees, onward = graph.strong, graph.sees, graph.onward
    reached = dict(strong)
    fresh = dict(strong)
    for level in range(2, longest + 1):
        moving: dict[int, int] = {}
        for start, frontier in fresh.items():
            found = 0
            for node in bits_of(frontier):
                found |= onward(node)
            found &= ~reached[start]
            if not found:
                continue
            moving[start] = found
            reached[start] |= found
            seen = sees[start]
            for node in bits_of(found >> start << start):
                if node == start or seen & sees[node]:
                    yield level, start, node
        fresh = moving
        if not fresh:
            return


def path(graph: Graph, start: int, end: int, level: int) -> Chain:
    """The chain from a start to an end at a level: of several, through the lowest nodes."""
    levels = [graph.strong[start]]
    reached = levels[0]
    for _ in range(level - 1):
        found = 0
        for node in bits_of(levels[-1]):
            found |= graph.onward(node)
        found &= ~reached
        reached |= found
        levels.append(found)
    backwards = [end]
    for frontier in reversed(levels[:-1]):
        bit = 1 << backwards[-1]
        node = next(node for node in bits_of(frontier) if graph.onward(node) & bit)
        between = next(other for other in bits_of(graph.weak(node)) if graph.strong[other] & bit)
        backwards += [between, node]
    return Chain((start, *reversed(backwards)))
