"""Chains, the shortest first.

Say that node a is false. What is true then, at one strong link's distance; what is true because of
that, one weak and one strong link further on; and so on, level by level. If b is reached, then a or
b is true, and whatever both see is false. If a itself is reached, a is true. If a and b are weakly
linked as well, the chain closes into a loop in which just one end of every link is true, and each
of its weak links does what a strong one does.

All starts advance by one level before any takes the next, so what is found first is shortest.

Before any chain is looked for, it is asked what follows at all, by however long a one. The nodes
that come true with a node are those at one step from it (a weak and a strong link), and all that
come true with these. Nodes that bring each other about come true with the same ones, so they are
dealt with as one (see `Reachability`). Where nodes have two colours (see `Colouring`), these come
true rather than nodes, and the walk is theirs.

Most boards that chains are asked about have none. This shows it at a fraction of the price of
following every chain to its end; and where there is one, it says where to begin.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import count, islice
from threading import Lock
from typing import NamedTuple

from sudologue.caches import BULKY, Lookup, cached
from sudologue.inference import HouseConstraint
from sudologue.model import bits_of, union_of
from sudologue.rules.common.links.link_graph import LinkGraph, Reason
from sudologue.rules.common.links.node_colours import Colouring
from sudologue.rules.common.reachability import Reachability

PATHS_BETWEEN_TWO_NODES = 60
"""Of the shortest chains between two nodes, how many are looked at."""


class End(NamedTuple):
    """A chain of `level` strong links from a start to an end."""

    level: int
    start: int
    end: int


class Chain(NamedTuple):
    """The candidates of each node in order, and why each strong link is one.

    Strong and weak links alternate, strong ones first and last.
    """

    nodes: tuple[int, ...]
    reasons: tuple[Reason, ...]

    def of_digit(self, plane: int, width: int) -> Chain:
        """The chain of the first digit as one of another digit."""
        reasons = [
            HouseConstraint(reason.house, plane + 1)
            for reason in self.reasons
            if isinstance(reason, HouseConstraint)
        ]
        return Chain(tuple([node << plane * width for node in self.nodes]), tuple(reasons))


class KeptEnds:
    """The ends of chains from some starts, the shortest first: no further than asked, and kept.

    They outlive whoever asks for them. So one thread at a time may ask the generator for more; and
    where an exception ends it, as Ctrl-C does, another goes on from there.
    """

    def __init__(self, graph: LinkGraph, starts: int) -> None:
        self._ends: list[End] = []
        self._graph, self._starts = graph, starts
        self._further: Iterator[End] = _ends(graph, starts)
        self._going_on = Lock()

    def __iter__(self) -> Iterator[End]:
        for index in count():
            if index == len(self._ends):
                with self._going_on:
                    if index == len(self._ends):
                        end = self._next()
                        if end is None:
                            return
                        self._ends.append(end)
            yield self._ends[index]

    def _next(self) -> End | None:
        try:
            return next(self._further, None)
        except BaseException:
            self._further = islice(_ends(self._graph, self._starts), len(self._ends), None)
            raise


class Consequences:
    """What follows in a graph.

    `denied` are the candidates that some chain proves false: of some strong link's two nodes, each
    leads to something that sees them.
    """

    def __init__(self, graph: LinkGraph) -> None:
        self.graph = graph
        self._colouring: Colouring | None = None
        if graph.is_two_coloured:
            self._colouring = graph.colouring
            self._walk = _walk(graph.colouring)
        else:
            self._walk = Reachability(graph.linked, graph.onward, graph.sees.__getitem__)
        self.denied = self._denied()

    @cached_property
    def of(self) -> Mapping[int, int]:
        """For each node, the nodes that are true when it is, itself included."""
        if self._colouring is None:
            return self._walk.reached
        return _by_node(self._colouring, self._walk.reached, 0)

    @cached_property
    def without(self) -> Mapping[int, int]:
        """For each node, the nodes that are true when it is false."""
        if self._colouring is not None:
            return _by_node(self._colouring, self._walk.reached, 1)
        return {
            node: union_of([self.of[partner] for partner in bits_of(partners)])
            for node, partners in self.graph.strong.items()
        }

    def _denied(self) -> int:
        denied, seen = 0, self._walk.seen
        if self._colouring is not None:
            for colour in range(0, len(seen), 2):
                denied |= seen[colour] & seen[colour | 1]
            return denied & self.graph.board.masks.live
        for node, partners in self.graph.strong.items():
            in_sight = seen[node]
            partners = partners >> node << node  # each link from its lower node
            while partners:
                low = partners & -partners
                partners ^= low
                denied |= in_sight & seen[low.bit_length() - 1]
        return denied


def _by_node(colouring: Colouring, reached: Mapping[int, int], turn: int) -> Lookup[int, int]:
    """The nodes that are true when a node's colour is, or after a turn the opposite one."""
    members = colouring.members
    by_colour = Lookup[int, int](
        lambda colour: union_of([members[each] for each in bits_of(reached[colour])])
    )
    return Lookup(lambda node: by_colour[colouring.of[node] ^ turn])


@cached(BULKY)
def _walk(colouring: Colouring) -> Reachability:
    """The walk through the colours of a graph, made once for all boards with the same links."""
    every = (1 << len(colouring.members)) - 1
    return Reachability(every, colouring.onward.__getitem__, colouring.seen.__getitem__)


class ChainFinds:
    """What there is to find in a graph.

    Whatever a chain proves denies some candidate: where none is denied there is nothing to find.
    """

    def __init__(self, graph: LinkGraph) -> None:
        self.graph = graph
        self._consequences = Consequences(graph)
        self.denied = self._consequences.denied

    @cached_property
    def chains(self) -> KeptEnds:
        """The ends of every chain of two strong links or more that proves something."""
        return KeptEnds(self.graph, self._seeing)

    @cached_property
    def loops(self) -> KeptEnds:
        """The ends of chains from nodes where some loop can be closed to effect."""
        graph, denied = self.graph, self.denied
        without = self._consequences.without

        def closes(node: int) -> bool:
            targets = graph.sees[node] & denied
            closing = without[node] & graph.weak(node) & ~graph.strong[node]
            return any(targets & graph.sees[other] for other in bits_of(closing))

        starts = [1 << node for node in bits_of(self._seeing) if closes(node)]
        return KeptEnds(graph, sum(starts))

    @cached_property
    def strong_discontinuities(self) -> KeptEnds:
        """The ends of chains from nodes that are true because they cannot be false."""
        without = self._consequences.without
        nodes = self.graph.strong if self.denied else ()
        return KeptEnds(self.graph, sum([1 << node for node in nodes if without[node] >> node & 1]))

    @cached_property
    def _seeing(self) -> int:
        """The nodes with strong links that see some denied candidate."""
        return union_of([self.graph.seen_from(candidate) for candidate in bits_of(self.denied)])


chain_finds = cached(BULKY)(ChainFinds)


def _ends(graph: LinkGraph, starts: int) -> Iterator[End]:
    """The ends, level by level; of a chain and its reverse only those from the lower node on."""
    strong, sees, onward = graph.strong, graph.sees, graph.onward
    reached = {start: strong[start] for start in bits_of(starts)}
    fresh = dict(reached)
    level = 1
    while fresh:
        level += 1
        moving: dict[int, int] = {}
        for start, frontier in fresh.items():
            ahead = 0
            while frontier:
                low = frontier & -frontier
                frontier ^= low
                ahead |= onward(low.bit_length() - 1)
            ahead &= ~reached[start]
            if not ahead:
                continue
            moving[start] = ahead
            reached[start] |= ahead
            seen = sees[start]
            for node in bits_of((ahead & starts) >> start << start):
                if node == start or seen & sees[node]:
                    yield End(level, start, node)
        fresh = moving


def paths(graph: LinkGraph, end: End) -> Iterator[Chain]:
    """The shortest chains between two nodes, through lower nodes first; none meets a node twice."""
    return islice(_paths(graph, end), PATHS_BETWEEN_TWO_NODES)


def _paths(graph: LinkGraph, sought: End) -> Iterator[Chain]:
    levels = [graph.strong[sought.start]]
    reached = levels[0]
    for _ in range(sought.level - 1):
        ahead = union_of([graph.onward(node) for node in bits_of(levels[-1])]) & ~reached
        reached |= ahead
        levels.append(ahead)
    for nodes in _backwards(graph, levels[:-1], (sought.end,)):
        chain = (sought.start, *nodes)
        inner = chain[1:] if sought.start == sought.end else chain
        if len(set(inner)) == len(inner):
            yield Chain(
                tuple([graph.mask[node] for node in chain]),
                tuple([graph.reason(*chain[at : at + 2]) for at in range(0, len(chain), 2)]),
            )


def _backwards(
    graph: LinkGraph, levels: list[int], tail: tuple[int, ...]
) -> Iterator[tuple[int, ...]]:
    """The nodes after the start of each chain that ends with these."""
    if not levels:
        yield tail
        return
    bit = 1 << tail[0]
    before = graph.strong[tail[0]]
    for node in bits_of(levels[-1]):
        if graph.onward(node) & bit:
            for between in bits_of(graph.weak(node) & before):
                if between not in tail and node not in tail:
                    yield from _backwards(graph, levels[:-1], (node, between, *tail))
