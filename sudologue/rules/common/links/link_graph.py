"""The graph of inference: what follows when a node is true, and what follows when it is false.

A *node* is a set of candidates of one digit: one candidate, the candidates of a digit where two
houses cross (a group), or those in the cells of an almost locked set. It is true when one of its
candidates is, and false when none is. A *weak* link joins nodes that cannot both be true: each
candidate of one sees each candidate of the other. A *strong* link joins nodes that cannot both be
false: together they hold all that is left of a truth; or they are two digits of an almost locked
set, whose cells would be one digit short without both.

Sets of nodes are integers. A single candidate's node has the candidate's own number; the others
come after the last of these. A node sees one of these if it sees all of its candidates: so, of the
nodes of its digit, all but those that hold a candidate out of its sight.
"""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.caches import BULKY, Lookup, cached, cached_in_thread, lazy
from sudologue.inference import CellConstraint, Constraint, HouseConstraint
from sudologue.model import Board, Layout, bits_of, union_of
from sudologue.rules.common.almost_locked_sets import AlmostLockedSet, almost_locked_sets
from sudologue.rules.common.links.digit_graph import DigitGraph, digit_graph
from sudologue.rules.common.links.node_colours import Colouring, DigitColouring

Reason = Constraint | AlmostLockedSet
"""Why a strong link is one."""


@dataclass(frozen=True)
class LinkKinds:
    """What strong links may be made of."""

    cells: bool = True
    houses: bool = True
    groups: bool = False
    sets: bool = False


PLAIN = LinkKinds()
GROUPED = LinkKinds(groups=True)
WITH_SETS = LinkKinds(groups=True, sets=True)
CELLS = LinkKinds(houses=False)


class LinkGraph:
    """A board's nodes and links.

    `strong[i]` are the nodes that are true when node i is false, `weak(i)` those that are false
    when it is true; `onward(i)` are the nodes that are true when node i is true, at one weak and
    one strong link's distance. Only nodes with a strong link are in any of them.

    It is made of the `digit_graphs`, and for each candidate in a bivalue cell its `partner`.
    """

    def __init__(self, board: Board, kinds: LinkKinds) -> None:
        self.board = board
        self.width = board.masks.tables.cell_count
        self.singles = board.masks.tables.all_candidates.bit_length()
        self.digit_graphs: list[DigitGraph] = []
        if kinds.houses:
            layout, grouped = board.layout, kinds.groups
            for plane, places in enumerate(board.masks.planes):
                self.digit_graphs.append(digit_graph(layout, plane, places, grouped))
        self.partner: dict[int, int] = {}
        self._pairs: list[tuple[int, int]] = []
        self.in_cells = 0
        if kinds.cells:
            self._pair_in_cells()
        self.is_two_coloured = not kinds.sets
        self._sets_at: dict[int, list[AlmostLockedSet]] = {}
        # with sets, the groups; and for each candidate and each group the groups that it sees whole
        self._groups: dict[int, int] = {}
        self._groups_seen: dict[int, int] = {}
        self._groups_apart: dict[int, int] = {}
        self._onward: dict[int, int] = {}
        if kinds.sets:
            self._link_sets()

    # the tables of nodes are made when a search wants them: most give colours alone

    @lazy
    def linked(self) -> int:
        """All nodes with partners."""
        if not self.is_two_coloured:
            return sum([1 << number for number in self.strong])
        return self.in_cells | union_of([digit.linked for digit in self.digit_graphs])

    @lazy
    def strong(self) -> dict[int, int]:
        """For each node with partners, the nodes that are true when it is false."""
        strong: dict[int, int] = {}
        for digit in self.digit_graphs:
            strong.update(digit.strong)
        for one, partner in self.partner.items():
            strong[one] = strong.get(one, 0) | partner
        return strong

    @lazy
    def mask(self) -> dict[int, int]:
        """For each node, its candidates."""
        mask = Lookup[int, int](lambda candidate: 1 << candidate)
        for digit in self.digit_graphs:
            mask.update(zip(digit.group_at.values(), digit.group_at, strict=True))
        return mask

    @lazy
    def sees(self) -> dict[int, int]:
        """For each node, the open candidates that see all of it."""
        seen_masks, live = self.board.masks.tables.seen_masks, self.board.masks.live
        sees = Lookup[int, int](lambda candidate: seen_masks[candidate] & live)
        for digit in self.digit_graphs:
            sees.update(digit.group_sees)
        return sees

    @lazy
    def colouring(self) -> Colouring:
        """The colours of the nodes, if they have two."""
        return _colouring(
            self.board.layout,
            tuple([digit.colours for digit in self.digit_graphs]),
            tuple(self._pairs),
        )

    def reason(self, one: int, other: int) -> Reason:
        """Why two nodes cannot both be false."""
        plane = self._plane_of(one)
        if self.digit_graphs:
            house = self.digit_graphs[plane].house_of.get(
                (one, other) if one < other else (other, one)
            )
            if house is not None:
                return HouseConstraint(house, plane + 1)
        if self.partner.get(one, 0) >> other & 1:
            return CellConstraint(self.board.layout.cells[one % self.width])
        sets = self._sets_at[other]
        return next(each for each in self._sets_at[one] if each in sets)

    def onward(self, node: int) -> int:
        """The nodes that are true when this one is, by way of one node that is false."""
        nodes = self._onward.get(node)
        if nodes is None:
            nodes = self._onward[node] = self._after(node)
        return nodes

    def _after(self, node: int) -> int:
        """The digit's own graph knows what its links do; those in cells are added, and sets'."""
        nodes, strong = 0, self.strong
        if self._sets_at or not self.digit_graphs:
            false = self.weak(node)
        elif node >= self.singles:
            nodes = self.digit_graphs[self._plane_of(node)].after(node)
            false = self.sees[node] & self.in_cells
        else:
            plane, cell = divmod(node, self.width)
            nodes = self.digit_graphs[plane].after(node)
            tables = self.board.masks.tables
            false = tables.seen_masks[node] & self.in_cells
            mates = tables.domain_masks[cell] & self.linked & ~(1 << node)
            false &= ~mates
            while mates:
                low = mates & -mates
                mates ^= low
                nodes |= strong[low.bit_length() - 1]
            while false:
                low = false & -false
                false ^= low
                nodes |= self.partner[low.bit_length() - 1]
            return nodes
        while false:
            low = false & -false
            false ^= low
            nodes |= strong[low.bit_length() - 1]
        return nodes

    def weak(self, node: int) -> int:
        """The nodes with strong links that are false when this one is true."""
        if node < self.singles:
            return self.seen_from(node)
        apart = self._groups_apart.get(node)
        if apart is None:
            apart = self.digit_graphs[self._plane_of(node)].groups_apart[node]
        return self.sees[node] & self.linked | apart

    def seen_from(self, candidate: int) -> int:
        """The nodes with strong links that are false when a candidate is true, node or not."""
        seen = self.board.masks.tables.seen_masks[candidate] & self.linked
        if self.is_two_coloured:
            digits = self.digit_graphs
            return (
                seen | digits[candidate // self.width].groups_in_view(candidate) if digits else seen
            )
        return seen | self._groups_seen.get(candidate, 0)

    def backward(self, node: int) -> int:
        """The nodes that are onward from which this one is: `onward` the other way round."""
        nodes, partners = 0, self.strong[node]
        while partners:
            low = partners & -partners
            partners ^= low
            nodes |= self.weak(low.bit_length() - 1)
        return nodes

    def _plane_of(self, node: int) -> int:
        return (self.mask[node].bit_length() - 1) // self.width

    def _pair_in_cells(self) -> None:
        """The candidates of each bivalue cell are partners."""
        board, tables = self.board, self.board.masks.tables
        partner, pairs, cells, in_cells = self.partner, self._pairs, board.masks.bivalue_cells, 0
        live, domains = board.masks.live, tables.domain_masks
        while cells:
            cell = cells & -cells
            cells ^= cell
            pair = live & domains[cell.bit_length() - 1]
            low = pair & -pair
            high = pair ^ low
            one, other = low.bit_length() - 1, high.bit_length() - 1
            pairs.append((one, other))
            partner[one], partner[other] = high, low
            in_cells |= pair
        self.in_cells = in_cells

    def _link_sets(self) -> None:
        """Of an almost locked set's digits, any two: those that are seen from outside."""
        planes, width, strong = self.board.masks.planes, self.width, self.strong
        for digit in self.digit_graphs:
            self._groups.update(digit.group_at)
        for one in almost_locked_sets(self.board):
            if not one.cells & (one.cells - 1):
                continue  # a bivalue cell
            numbers: list[int] = []
            together = 0
            for plane in bits_of(one.digits):
                seen = one.seen[plane] & planes[plane]
                if seen:
                    number = self._node(one.places[plane] << plane * width, seen << plane * width)
                    numbers.append(number)
                    together |= 1 << number
            if len(numbers) > 1:
                for number in numbers:
                    strong[number] = strong.get(number, 0) | together & ~(1 << number)
                    self._sets_at.setdefault(number, []).append(one)
        self._index_groups()

    def _node(self, mask: int, sees: int) -> int:
        """The number of a node that a set makes, when first asked for."""
        if not mask & (mask - 1):
            return mask.bit_length() - 1
        number = self._groups.get(mask, -1)
        if number < 0:
            tables = self.board.masks.tables
            first = self.singles + tables.size * len(tables.crossings)
            number = self._groups[mask] = first + len(self._groups)
            self.mask[number], self.sees[number] = mask, sees
        return number

    def _index_groups(self) -> None:
        """For each candidate, and for each group, the groups that it sees whole."""
        seen = self._groups_seen
        for number in self._groups.values():
            if number in self.strong:
                for candidate in bits_of(self.sees[number]):
                    seen[candidate] = seen.get(candidate, 0) | 1 << number
        for mask, number in self._groups.items():
            apart = -1
            for candidate in bits_of(mask):
                apart &= seen.get(candidate, 0)
            self._groups_apart[number] = apart


@cached(BULKY)
def _colouring(
    layout: Layout, digits: tuple[DigitColouring, ...], pairs: tuple[tuple[int, int], ...]
) -> Colouring:
    """The colours of these digits and cells: a step may well leave all links as they were."""
    return Colouring(digits, pairs, layout.tables.seen_masks, layout.tables.cell_count)


graph = cached_in_thread(LinkGraph)
