"""What follows at all, by however long a chain: asked before any chain is looked for.

The nodes that come true with a node are those at one step from it (a weak and a strong link), and
all that come true with these. Nodes that bring each other about come true with the same ones, so
they are dealt with as one. A walk goes ahead from node to node; where it comes back to itself, all
that lies between is one class; and a class from which nothing new leads on is done with. So each
class is done with after all that it leads to (Gabow's way, with sets of nodes as integers).

Most boards that chains are asked about have none. This shows it at a fraction of the price of
following every chain to its end; and where there is one, it says where to begin.
"""

from __future__ import annotations

from functools import cached_property

from sudologue.model import bits_of
from sudologue.rules.chains.graph import Graph


class Reach:
    """`of[i]`: the nodes that are true when node i is, itself included.

    `denied` are the candidates that some chain proves false: of some strong link's two nodes, each
    leads to something that sees them.
    """

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.of: dict[int, int] = {}
        self._false_with: dict[int, int] = {}
        self._walk()
        self.denied = self._denied()

    @cached_property
    def without(self) -> dict[int, int]:
        """For each node, the nodes that are true when it is false."""
        found: dict[int, int] = {}
        for node, partners in self.graph.strong.items():
            reached = 0
            for partner in bits_of(partners):
                reached |= self.of[partner]
            found[node] = reached
        return found

    def _walk(self) -> None:
        onward, sees = self.graph.onward, self.graph.sees
        left = self.graph.linked
        # the classes on the way: their nodes, what these lead to, what they see
        way: list[tuple[int, int, int]] = []
        while left:
            fresh, trodden = left & -left, 0
            while True:
                if fresh:
                    low = fresh & -fresh
                    left ^= low
                    node = low.bit_length() - 1
                    trodden |= low
                    way.append((low, onward(node), sees[node]))
                alike, ahead, gone = way.pop()
                back = ahead & trodden
                while back & ~alike:
                    more, further, unseen = way.pop()
                    alike |= more
                    ahead |= further
                    gone |= unseen
                fresh = ahead & left
                if fresh:
                    way.append((alike, ahead, gone))
                    continue
                trodden &= ~alike
                self._done(alike, ahead & ~alike, gone)
                if not way:
                    break

    def _done(self, alike: int, ahead: int, gone: int) -> None:
        """Note what follows from the nodes of a class, given what follows from all it leads to."""
        of, false_with = self.of, self._false_with
        reached = alike
        while ahead:
            node = (ahead & -ahead).bit_length() - 1
            further = of[node]
            reached |= further
            gone |= false_with[node]
            ahead &= ~further
        while alike:
            low = alike & -alike
            alike ^= low
            node = low.bit_length() - 1
            of[node] = reached
            false_with[node] = gone

    def _denied(self) -> int:
        denied, false_with = 0, self._false_with
        for node, partners in self.graph.strong.items():
            gone = false_with[node]
            partners = partners >> node << node  # each link from its lower node
            while partners:
                low = partners & -partners
                partners ^= low
                denied |= gone & false_with[low.bit_length() - 1]
        return denied
