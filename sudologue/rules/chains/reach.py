"""What follows at all, by however long a chain: asked before any chain is looked for.

The nodes that come true with a node are those at one step from it (a weak and a strong link), and
all that come true with these. Nodes that bring each other about come true with the same ones, so
they are dealt with as one: Kosaraju's way, with sets of nodes as integers. Steps are walked in
both directions: forwards to put the nodes in an order, backwards to find those of a kind.

Most boards that chains are asked about have none. This shows it at a fraction of the price of
following every chain to its end; and where there is one, it says where to begin.
"""

from __future__ import annotations

from sudologue.model import bits_of
from sudologue.rules.chains.graph import Graph


class Reach:
    """`of[i]`: the nodes that are true when node i is, itself included; `without[i]`: when it is
    false.

    `false` are the candidates that some chain proves false: true, they would come out false.
    """

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.of: dict[int, int] = {}
        for alike in reversed(self._classes()):
            reached = beyond = 0
            for node in bits_of(alike):
                beyond |= graph.onward(node)
            reached = alike
            beyond &= ~alike
            while beyond:
                further = self.of[(beyond & -beyond).bit_length() - 1]
                reached |= further
                beyond &= ~further
            for node in bits_of(alike):
                self.of[node] = reached
        self.without: dict[int, int] = {}
        for node, partners in graph.strong.items():
            found = 0
            while partners:
                low = partners & -partners
                partners ^= low
                found |= self.of[low.bit_length() - 1]
            self.without[node] = found
        self.false = self._false()

    def _classes(self) -> list[int]:
        """The nodes in classes of those that bring each other about; what leads on comes first."""
        graph, onward = self.graph, self.graph.onward
        left, order = graph.linked, list[int]()
        while left:
            low = left & -left
            left ^= low
            trail = [low.bit_length() - 1]
            while trail:
                ahead = onward(trail[-1]) & left
                if ahead:
                    low = ahead & -ahead
                    left ^= low
                    trail.append(low.bit_length() - 1)
                else:
                    order.append(trail.pop())
        classes: list[int] = []
        left = graph.linked
        for node in reversed(order):
            if left >> node & 1:
                alike = fresh = 1 << node
                while fresh:
                    low = fresh & -fresh
                    fresh ^= low
                    fresh |= graph.backward(low.bit_length() - 1) & left & ~alike
                    alike |= fresh
                left &= ~alike
                classes.append(alike)
        return classes

    def _false(self) -> int:
        graph, of, without, false = self.graph, self.of, self.without, 0
        for number in bits_of(graph.board.live):
            bit = 1 << number
            if graph.linked & bit:
                if of[number] & graph.weak(number):
                    false |= bit
                continue
            weak = left = graph.seen_from(number)
            while left:
                low = left & -left
                left ^= low
                if without[low.bit_length() - 1] & weak:
                    false |= bit
                    break
        return false
