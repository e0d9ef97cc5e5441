"""Branches: from where a candidate can be ruled out, by a chain.

A *node* is a candidate, or the candidates of a digit where two houses cross (a group, true when one
of them is). A *line* leads from a node to another that is true because of the first alone: the
other is all that some cell, or some house for a digit, has left. A candidate may strike several
others of a house at once; a group leads on as it does in the chains' graph.

Asked backwards: what rules a candidate out at sight, what leads there by one line, by two, and so
on. The number of lines is how long the branch is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sudologue.caches import cached_in_thread
from sudologue.inference import Constraint
from sudologue.model import Board, bits_of, union_of
from sudologue.rules.chains.evidence import ChainNode
from sudologue.rules.common.links.link_graph import GROUPED, graph
from sudologue.rules.common.propagation.truths import truths_in
from sudologue.rules.kraken.evidence import KrakenBranch, KrakenLine


class BranchGraph:
    """A board's lines: `_behind` holds for each node those that lead to it by one line."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.graph = graph(board, GROUPED)
        self._behind: dict[int, int] = {}
        self._draw_from_candidates()
        self._draw_with_groups()

    def reaching(self, target: int) -> int:
        """The candidates that lead to a target's being false, by however long a branch."""
        behind = self._behind
        reached = front = self._seeing(target)
        while front:
            further = 0
            while front:
                bit = front & -front
                front ^= bit
                further |= behind.get(bit.bit_length() - 1, 0)
            front = further & ~reached
            reached |= front
        return reached & self.board.masks.live

    def lengths(self, target: int) -> Mapping[int, int]:
        """How many lines, at least, each node takes that leads to a target's being false."""
        lengths: dict[int, int] = {}
        front, length = self._seeing(target), 0
        reached = front
        while front:
            further = 0
            for node in bits_of(front):
                lengths[node] = length
                further |= self._behind.get(node, 0)
            front = further & ~reached
            reached |= front
            length += 1
        return lengths

    def branch(self, start: int, lengths: Mapping[int, int]) -> KrakenBranch:
        """The branch from a candidate; of several that are equally short, the first."""
        lines: list[KrakenLine] = []
        node = start
        for length in reversed(range(lengths[start])):
            after = min(
                other
                for other, other_length in lengths.items()
                if other_length == length and self._behind.get(other, 0) >> node & 1
            )
            lines.append(
                KrakenLine(self._named(after), self._reason(node, after), self._named(node))
            )
            node = after
        return KrakenBranch(self.board.masks.tables.candidate(start), tuple(lines))

    def _seeing(self, target: int) -> int:
        """The nodes that rule a target out at sight."""
        seen = self.board.masks.tables.seen_masks[target] & self.board.masks.live
        return seen | self.graph.seen_from(target)

    def _draw_from_candidates(self) -> None:
        """Of a truth's candidates each is all that is left for what sees all the others."""
        seen, behind = self.board.masks.tables.seen_masks, self._behind
        for places in _open_truths(self.board):
            numbers = list(bits_of(places))
            by_those_before = [-1]  # what sees all of the candidates before each
            for number in numbers:
                by_those_before.append(by_those_before[-1] & seen[number])
            by_those_after = self.board.masks.live
            for number in reversed(numbers):
                by_those_before.pop()
                leading = by_those_before[-1] & by_those_after & ~(1 << number)
                if leading:
                    behind[number] = behind.get(number, 0) | leading
                by_those_after &= seen[number]

    def _draw_with_groups(self) -> None:
        """A node with a strong link is all that is left for what sees its partner."""
        graph, behind = self.graph, self._behind
        for node, partners in graph.strong.items():
            seen_by_partners = union_of([graph.sees[partner] for partner in bits_of(partners)])
            leading = graph.backward(node) | seen_by_partners
            behind[node] = behind.get(node, 0) | leading & ~(1 << node)

    def _reason(self, node: int, after: int) -> Constraint:
        """What has nothing but `after` left when `node` is true: the truth that lost least."""
        mask, live, sight = self.graph.mask[after], self.board.masks.live, self.graph.sees[node]
        truths = truths_in(self.board.layout).of[mask.bit_length() - 1]
        losses = [
            (lost, constraint)
            for truth, constraint in truths
            if not mask & ~truth and (lost := truth & live & ~mask) and not lost & ~sight
        ]
        return min(losses, key=lambda entry: entry[0].bit_count())[1]

    def _named(self, node: int) -> ChainNode:
        return ChainNode.of(self.board.layout, self.graph.mask[node])


def _open_truths(board: Board) -> Iterator[int]:
    """The candidates of each cell, and of each house for each digit, that have several."""
    masks, tables = board.masks, board.masks.tables
    for cell in bits_of(masks.open_cells & ~masks.lone_cells):
        yield masks.live & tables.domain_masks[cell]
    for plane, bits in enumerate(masks.planes):
        start = plane * tables.cell_count
        for mask in tables.house_masks.values():
            places = bits & mask
            if places & (places - 1):
                yield places << start


branch_graph = cached_in_thread(BranchGraph)
