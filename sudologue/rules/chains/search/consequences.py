"""What follows at all, by however long a chain: asked before any chain is looked for.

The nodes that come true with a node are those at one step from it (a weak and a strong link), and
all that come true with these. Nodes that bring each other about come true with the same ones, so
they are dealt with as one (see `walk`).

Where nodes have two colours (see `colouring`), these come true rather than nodes, and the walk is
theirs.

Most boards that chains are asked about have none. This shows it at a fraction of the price of
following every chain to its end; and where there is one, it says where to begin.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from sudologue.caches import BULKY, Lookup, cached
from sudologue.model import bits_of, union_of
from sudologue.rules.common.links.link_graph import LinkGraph
from sudologue.rules.common.links.node_colours import Colouring
from sudologue.rules.common.reachability import Reachability


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
        without: dict[int, int] = {}
        for node, partners in self.graph.strong.items():
            without[node] = union_of([self.of[partner] for partner in bits_of(partners)])
        return without

    def _denied(self) -> int:
        denied, seen = 0, self._walk.seen
        if self._colouring is not None:
            for colour in range(0, len(seen), 2):
                denied |= seen[colour] & seen[colour | 1]
            return denied & self.graph.board.live
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
