"""The graph of inference: what follows when a node is true, and what follows when it is false.

A *node* is a set of candidates of one digit: one candidate, or the candidates of a digit where two
houses cross (a group). It is true when one of its candidates is, and false when none is. A *weak*
link joins nodes that cannot both be true: each candidate of one sees each candidate of the other. A
*strong* link joins nodes that cannot both be false: together they hold all that is left of a truth.

Sets of nodes are integers. A single candidate's node has the candidate's own number; groups come
after the last of these. Sight is mutual, so the single candidates that see a whole group are just
those that the group sees: the masks of weakly linked nodes are made by scattering, not by comparing
every node with every other.
"""

from __future__ import annotations

from functools import lru_cache

from sudologue.inference import CellConstraint, Constraint, HouseConstraint
from sudologue.model import Board, House, Layout, bits_of


class Graph:
    """A board's nodes and links.

    `strong[i]` are the nodes that are true when node i is false, `weak[i]` those that are false
    when it is true; `onward[i]` are the nodes that are true when node i is true, at one weak and
    one strong link's distance. Only nodes with a strong link are in any of them.
    """

    def __init__(self, board: Board, with_groups: bool) -> None:
        self.board = board
        self.singles = board.layout.all_candidates.bit_length()
        self.mask: dict[int, int] = {}
        self.sees: dict[int, int] = {}
        self.strong: dict[int, int] = {}
        self._truths: dict[tuple[int, int], Constraint] = {}
        self._number_of: dict[int, int] = {}
        self._link_cells()
        self._link_houses()
        if with_groups:
            self._link_groups()
        self.linked = sum(1 << number for number in self.strong)
        self._spread_groups()
        self._onward: dict[int, int] = {}

    def truth(self, one: int, other: int) -> Constraint:
        """The truth of a strong link."""
        return self._truths[min(one, other), max(one, other)]

    def onward(self, node: int) -> int:
        """The nodes that are true when this one is, by way of one node that is false."""
        found = self._onward.get(node)
        if found is None:
            found = 0
            strong = self.strong
            for other in bits_of(self.weak(node)):
                found |= strong[other]
            self._onward[node] = found
        return found

    def weak(self, node: int) -> int:
        """The nodes with strong links that are false when this one is true."""
        return (self.sees[node] & self.linked) | self._groups_seen.get(node, 0)

    def _link_cells(self) -> None:
        board, layout = self.board, self.board.layout
        for cell in bits_of(board.bivalue_cells):
            pair = board.live & layout.domain_masks[cell]
            self._link(*self._ends(pair), CellConstraint(layout.cells[cell]))

    def _link_houses(self) -> None:
        width = self.board.layout.cell_count
        for plane, pairs in enumerate(self.board.conjugate_pairs):
            for house, pair in pairs:
                constraint = HouseConstraint(house, plane + 1)
                self._link(*self._ends(pair << plane * width), constraint)

    def _ends(self, pair: int) -> tuple[int, int]:
        low = pair & -pair
        return self._node(low), self._node(pair ^ low)

    def _link_groups(self) -> None:
        """House by house: the places of a digit that split into two nodes, one a group at least."""
        board, layout = self.board, self.board.layout
        width = layout.cell_count
        for house, crossings in crossings_of(board.layout):
            mask = layout.house_masks[house]
            for plane, bits in enumerate(board.planes):
                places = bits & mask
                if places.bit_count() < 3:
                    continue
                constraint = HouseConstraint(house, plane + 1)
                tried: set[int] = set()
                for crossing in crossings:
                    group = places & crossing
                    rest = places & ~crossing
                    if not group or not rest or group in tried:
                        continue
                    tried.add(group)
                    if self._is_node(rest, crossings) and self._is_node(group, crossings):
                        self._link(
                            self._node(group << plane * width),
                            self._node(rest << plane * width),
                            constraint,
                        )

    def _is_node(self, places: int, crossings: tuple[int, ...]) -> bool:
        """Whether places of a house are one cell, or lie where it crosses one other house."""
        return not places & (places - 1) or any(not places & ~other for other in crossings)

    def _node(self, mask: int) -> int:
        """The number of a node, made when first asked for."""
        if not mask & (mask - 1):
            number = mask.bit_length() - 1
            if number not in self.mask:
                self.mask[number] = mask
                self.sees[number] = self.board.layout.seen_masks[number] & self.board.live
            return number
        number = self._number_of.get(mask, -1)
        if number < 0:
            number = self._number_of[mask] = self.singles + len(self._number_of)
            self.mask[number] = mask
            sees = self.board.live
            for candidate in bits_of(mask):
                sees &= self.board.layout.seen_masks[candidate]
            self.sees[number] = sees
        return number

    def _link(self, one: int, other: int, truth: Constraint) -> None:
        pair = (one, other) if one < other else (other, one)
        if pair not in self._truths:
            self._truths[pair] = truth
            self.strong[one] = self.strong.get(one, 0) | 1 << other
            self.strong[other] = self.strong.get(other, 0) | 1 << one

    def _spread_groups(self) -> None:
        """For each node, the groups that are false when it is true."""
        self._groups_seen: dict[int, int] = {}
        groups = [(number, mask) for mask, number in self._number_of.items()]
        for number, mask in groups:
            bit = 1 << number
            for single in bits_of(self.sees[number] & self.linked):
                self._groups_seen[single] = self._groups_seen.get(single, 0) | bit
            for other, _ in groups:
                if not mask & ~self.sees[other]:
                    self._groups_seen[other] = self._groups_seen.get(other, 0) | bit


@lru_cache(maxsize=16)
def crossings_of(layout: Layout) -> tuple[tuple[House, tuple[int, ...]], ...]:
    """For each house, the cells it shares with each house that it shares several with."""
    shared: dict[House, list[int]] = {house: [] for house in layout.houses}
    for one, other, mask in layout.crossings:
        shared[one].append(mask)
        shared[other].append(mask)
    return tuple((house, tuple(masks)) for house, masks in shared.items())


@lru_cache(maxsize=8)
def graph(board: Board, with_groups: bool = False) -> Graph:
    """The board's graph, made once."""
    return Graph(board, with_groups)
