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
from functools import lru_cache

from sudologue.inference import CellConstraint, Constraint, HouseConstraint
from sudologue.model import Board, House, Layout, bits_of
from sudologue.rules.als.als import AlmostLockedSet, almost_locked_sets

Reason = Constraint | AlmostLockedSet
"""Why a strong link is one."""


@dataclass(frozen=True)
class Matter:
    """What strong links may be made of."""

    cells: bool = True
    houses: bool = True
    groups: bool = False
    sets: bool = False


PLAIN = Matter()
GROUPED = Matter(groups=True)
WITH_SETS = Matter(groups=True, sets=True)
CELLS = Matter(houses=False)


class Graph:
    """A board's nodes and links.

    `strong[i]` are the nodes that are true when node i is false, `weak(i)` those that are false
    when it is true; `onward(i)` are the nodes that are true when node i is true, at one weak and
    one strong link's distance. Only nodes with a strong link are in any of them.
    """

    def __init__(self, board: Board, matter: Matter) -> None:
        self.board = board
        self.width = board.layout.cell_count
        self.singles = board.layout.all_candidates.bit_length()
        self.mask: dict[int, int] = {}
        self.sees: dict[int, int] = {}
        self.strong: dict[int, int] = {}
        self._truths: dict[tuple[int, int], Constraint] = {}
        self._number_of: dict[int, int] = {}
        self._sets_at: dict[int, list[AlmostLockedSet]] = {}
        if matter.cells:
            self._link_cells()
        if matter.houses:
            self._link_houses()
        if matter.groups:
            self._link_groups()
        if matter.sets:
            self._link_sets()
        self.linked = 0
        for number in self.strong:
            self.linked |= 1 << number
        self._holding: dict[int, int] = {}
        self._groups_seen: dict[int, int] = {}
        self._index_groups()
        self._onward: dict[int, int] = {}
        self._weak: dict[int, int] = {}

    def reason(self, one: int, other: int) -> Reason:
        """Why two nodes cannot both be false."""
        truth = self._truths.get((one, other) if one < other else (other, one))
        if truth is not None:
            return truth
        its = self._sets_at[other]
        return next(one for one in self._sets_at[one] if one in its)

    def onward(self, node: int) -> int:
        """The nodes that are true when this one is, by way of one node that is false."""
        found = self._onward.get(node)
        if found is None:
            found, strong, left = 0, self.strong, self.weak(node)
            while left:
                low = left & -left
                left ^= low
                found |= strong[low.bit_length() - 1]
            self._onward[node] = found
        return found

    def weak(self, node: int) -> int:
        """The nodes with strong links that are false when this one is true."""
        if node < self.singles:
            return self.seen_from(node)
        found = self._weak.get(node)
        if found is None:
            sees, found = self.sees[node], 0
            for candidate in bits_of(sees):
                found |= self._holding.get(candidate, 0)
            for other in bits_of(found):
                if self.mask[other] & ~sees:
                    found ^= 1 << other
            found |= sees & self.linked
            self._weak[node] = found
        return found

    def seen_from(self, candidate: int) -> int:
        """The nodes with strong links that are false when a candidate is true, node or not."""
        seen = self.board.layout.seen_masks[candidate] & self.linked
        return seen | self._groups_seen.get(candidate, 0)

    def backward(self, node: int) -> int:
        """The nodes that are onward from which this one is: `onward` the other way round."""
        found = 0
        for other in bits_of(self.strong[node]):
            found |= self.weak(other)
        return found

    def _link_cells(self) -> None:
        board, layout = self.board, self.board.layout
        for cell in bits_of(board.bivalue_cells):
            pair = board.live & layout.domain_masks[cell]
            low = pair & -pair
            self._link(
                self._single(low), self._single(pair ^ low), CellConstraint(layout.cells[cell])
            )

    def _link_houses(self) -> None:
        for plane, pairs in enumerate(self.board.conjugate_pairs):
            start = plane * self.width
            for house, pair in pairs:
                low = pair & -pair
                self._link(
                    self._single(low << start),
                    self._single((pair ^ low) << start),
                    HouseConstraint(house, plane + 1),
                )

    def _link_groups(self) -> None:
        layout = self.board.layout
        for plane, bits in enumerate(self.board.planes):
            start = plane * self.width
            for house, group, rest in group_links(layout, bits):
                one, other = self._node(group << start), self._node(rest << start)
                if self.sees[one] and self.sees[other]:
                    self._link(one, other, HouseConstraint(house, plane + 1))

    def _link_sets(self) -> None:
        """Of an almost locked set's digits, any two: those that are seen from outside."""
        planes, width, strong = self.board.planes, self.width, self.strong
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

    def _single(self, mask: int) -> int:
        """The number of a candidate's node, made when first asked for."""
        number = mask.bit_length() - 1
        if number not in self.mask:
            self.mask[number] = mask
            self.sees[number] = self.board.layout.seen_masks[number] & self.board.live
        return number

    def _node(self, mask: int, sees: int | None = None) -> int:
        """The number of a node, made when first asked for."""
        if not mask & (mask - 1):
            return self._single(mask)
        number = self._number_of.get(mask, -1)
        if number < 0:
            number = self._number_of[mask] = self.singles + len(self._number_of)
            self.mask[number] = mask
            if sees is None:
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

    def _index_groups(self) -> None:
        """For each candidate, the nodes of several candidates that hold it, and those it sees."""
        holding, seen, strong = self._holding, self._groups_seen, self.strong
        for mask, number in self._number_of.items():
            if number in strong:
                bit = 1 << number
                for candidate in bits_of(mask):
                    holding[candidate] = holding.get(candidate, 0) | bit
                for candidate in bits_of(self.sees[number]):
                    seen[candidate] = seen.get(candidate, 0) | bit


@lru_cache(maxsize=1 << 12)
def group_links(layout: Layout, places: int) -> tuple[tuple[House, int, int], ...]:
    """For the places of a digit: the houses where they split in two nodes, one a group at least."""
    found: list[tuple[House, int, int]] = []
    for house, mask, crossings in crossings_of(layout):
        inside = places & mask
        if inside.bit_count() < 3:
            continue
        tried: set[int] = set()
        for crossing in crossings:
            group, rest = inside & crossing, inside & ~crossing
            if group and rest and group not in tried and rest not in tried:
                tried.add(group)
                if is_node(rest, crossings) and is_node(group, crossings):
                    found.append((house, group, rest))
    return tuple(found)


def is_node(places: int, crossings: tuple[int, ...]) -> bool:
    """Whether places of a house are one cell, or lie where it crosses one other house."""
    return not places & (places - 1) or any(not places & ~other for other in crossings)


@lru_cache(maxsize=16)
def crossings_of(layout: Layout) -> tuple[tuple[House, int, tuple[int, ...]], ...]:
    """For each house, the cells it shares with each house that it shares several with."""
    shared: dict[House, list[int]] = {house: [] for house in layout.houses}
    for one, other, mask in layout.crossings:
        shared[one].append(mask)
        shared[other].append(mask)
    return tuple(
        (house, layout.house_masks[house], tuple(masks)) for house, masks in shared.items()
    )


@lru_cache(maxsize=16)
def graph(board: Board, matter: Matter = PLAIN) -> Graph:
    """The board's graph, made once."""
    return Graph(board, matter)
