"""Wings of two and three houses: the chains of three strong links that have names of their own.

        M   x=y in a cell, y in a house, x in a house      A(x=y) - y=y - x=x
        S   x in a house, x=y in a cell, y in a house      x=x - (x=y)C - y=y
        L   x, y and z in a house each                     x=x - y=y - z=z
        H   x=y in a cell, y=z in a cell, z in a house     A(x=y) - B(y=z) - z=z

Each says, as any chain does, that one of its ends is true. Where the ends see each other the wing
closes into a ring, and each of its weak links rules out what sees both of its nodes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from sudologue.caches import cached_for_current
from sudologue.inference import Inference
from sudologue.model import Board, bits_of, union_of
from sudologue.rules.card import Card
from sudologue.rules.chains.search import chain_conclusions
from sudologue.rules.chains.search.chain_search import Chain, chain_finds
from sudologue.rules.common.links.link_graph import PLAIN, graph
from sudologue.rules.rule import Technique


class WingLinks:
    """The strong links of a board: for each candidate, its partner in its cell, those in houses.

    `denied` are the candidates that chains of any length rule out: a wing's ends see one of them.
    `leading` are the candidates with a partner in a house that could be such an end.
    """

    def __init__(self, board: Board) -> None:
        tables = board.masks.tables
        self.layout, self.width = board.layout, tables.cell_count
        links_of_board = graph(board, PLAIN)
        self.reason = links_of_board.reason
        self.denied = chain_finds(links_of_board).denied
        self.cell, self.in_cell = links_of_board.partner, links_of_board.in_cells
        self.house: dict[int, int] = {}
        self.in_house = 0
        for digit in links_of_board.digit_graphs if self.denied else ():
            self.house.update(digit.strong)
            self.in_house |= digit.linked
        seen_masks, house = tables.seen_masks, self.house
        seeing = union_of([seen_masks[candidate] for candidate in bits_of(self.denied)])
        self.leading = union_of([house[number] for number in bits_of(seeing & self.in_house)])
        whole, span = tables.all_cells, tables.all_candidates.bit_length()
        self._planes = [whole << start for start in range(0, span, self.width)]

    def plane(self, number: int) -> int:
        """The digit of a candidate, as a mask of all its candidates."""
        return self._planes[number // self.width]


wing_links = cached_for_current(WingLinks)

Nodes = tuple[int, ...]
"""The nodes of a wing, which are candidates, by number."""


@dataclass(frozen=True, eq=False, repr=False)
class WingRule(Technique):
    """Wings of one kind: by the first end, then by the other nodes.

    `wings` are the nodes of each wing whose ends may see something. What several do is told of the
    first.
    """

    card: Card
    wings: Callable[[WingLinks], Iterator[Nodes]]

    def find(self, board: Board) -> Iterator[Inference]:
        links, reported = wing_links(board), set[int]()
        for nodes in self.wings(links) if links.denied else ():
            if len(set(nodes)) < len(nodes):
                continue
            chain = Chain(
                tuple([1 << node for node in nodes]),
                tuple([links.reason(*nodes[at : at + 2]) for at in (0, 2, 4)]),
            )
            closed = board.masks.tables.seen_masks[nodes[0]] >> nodes[-1] & 1
            gains = chain_conclusions.loop_eliminations(board, chain) if closed else []
            eliminated = chain_conclusions.all_eliminated(gains) or chain_conclusions.ruled_out(
                board, chain
            )
            if eliminated in reported:
                continue
            if closed:
                inference = chain_conclusions.closing(self.name, board, chain, gains)
            else:
                inference = chain_conclusions.eliminating(self.name, board, chain, eliminated)
            if inference is not None:
                reported.add(eliminated)
                yield inference


def m_wings(links: WingLinks) -> Iterator[Nodes]:
    """M-wings, from the bivalue cell on."""
    sees, house, width = links.layout.tables.seen_masks, links.house, links.width
    for start, partner in links.cell.items():
        seen, second = sees[start] & links.denied, partner.bit_length() - 1
        if not seen:
            continue
        up = (start // width - second // width) * width
        before_last = links.leading & links.plane(start)
        middle = (before_last >> up if up > 0 else before_last << -up) & links.in_house
        if not middle:
            continue
        for third in bits_of(sees[second] & links.plane(second) & links.in_house):
            for fourth in bits_of(house[third] & middle):
                fifth = fourth + up
                for sixth in bits_of(house[fifth]):
                    if seen & sees[sixth]:
                        yield start, second, third, fourth, fifth, sixth


def s_wings(links: WingLinks) -> Iterator[Nodes]:
    """S-wings, from the cell out to both sides, the lower of its digits first."""
    sees, house = links.layout.tables.seen_masks, links.house
    for third, partner in links.cell.items():
        fourth = partner.bit_length() - 1
        if fourth < third:
            continue
        left = sees[third] & links.plane(third) & links.leading
        right = sees[fourth] & links.plane(fourth) & links.leading if left else 0
        if not right:
            continue
        ends = [(fifth, sixth) for fifth in bits_of(right) for sixth in bits_of(house[fifth])]
        for second in bits_of(left):
            for first in bits_of(house[second]):
                seen = sees[first] & links.denied
                for fifth, sixth in ends if seen else ():
                    if seen & sees[sixth]:
                        yield first, second, third, fourth, fifth, sixth


def l_wings(links: WingLinks) -> Iterator[Nodes]:
    """L-wings, from the middle house out to both sides, its lower place first."""
    sees, house = links.layout.tables.seen_masks, links.house
    domains, width = links.layout.tables.domain_masks, links.width
    for third, partners in house.items():
        left = domains[third % width] & links.leading & ~(1 << third)
        if not left:
            continue
        for fourth in bits_of(partners >> third << third):
            right = domains[fourth % width] & links.leading & ~(1 << fourth)
            for second in bits_of(left if right else 0):
                for first in bits_of(house[second]):
                    seen = sees[first] & links.denied
                    for fifth in bits_of(right & ~links.plane(second) if seen else 0):
                        for sixth in bits_of(house[fifth]):
                            if seen & sees[sixth]:
                                yield first, second, third, fourth, fifth, sixth


def h_wings(links: WingLinks) -> Iterator[Nodes]:
    """H-wings, from the first cell on."""
    sees, house, cell = links.layout.tables.seen_masks, links.house, links.cell
    for first, partner in cell.items():
        seen = sees[first] & links.denied
        if not seen:
            continue
        second = partner.bit_length() - 1
        for third in bits_of(sees[second] & links.plane(second) & links.in_cell):
            fourth = cell[third].bit_length() - 1
            if links.plane(first) >> fourth & 1:
                continue
            for fifth in bits_of(sees[fourth] & links.plane(fourth) & links.leading):
                for sixth in bits_of(house[fifth]):
                    if seen & sees[sixth]:
                        yield first, second, third, fourth, fifth, sixth
