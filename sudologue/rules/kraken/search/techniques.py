"""The kraken fish by their names, with what they stand on.

Scan order: basic fish before those with blocks among their houses or lines of both directions; then
the fewest nodes, the smallest fish, the fewest places to start from. One is reported for each
candidate ruled out.

A receipt cites the bases, the covers that are needed, and what the branches lean on: of a fish of
type 2 the cover with the vertices is not needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from sudologue.inference import (
    CellConstraint,
    Constraint,
    Elimination,
    HouseConstraint,
    Inference,
)
from sudologue.model import Board, Candidate, House, Layout
from sudologue.rules.card import Card
from sudologue.rules.chains.evidence import ChainNode
from sudologue.rules.common.covering import links_to
from sudologue.rules.common.shortfalls.fish_houses import fish_houses
from sudologue.rules.kraken.evidence import (
    KrakenBody,
    KrakenBranch,
    KrakenCoverEvidence,
    KrakenEvidence,
    KrakenFinsEvidence,
)
from sudologue.rules.kraken.search.branches import branch_graph
from sudologue.rules.kraken.search.krakens import Kraken, KrakenType, krakens
from sudologue.rules.rule import Technique


@dataclass(frozen=True, eq=False, repr=False)
class KrakenFish(Technique):
    """The kraken fish of a type."""

    assumptions = 1
    card: Card
    type: KrakenType

    def find(self, board: Board) -> Iterator[Inference]:
        for wide in (False, True):
            for kraken in krakens(board, wide)[self.type]:
                target = board.layout.candidate(kraken.target)
                yield Inference(self.card.slug, Elimination((target,)), _evidence(board, kraken))


def _evidence(board: Board, kraken: Kraken) -> KrakenEvidence:
    layout, houses, graph = board.layout, fish_houses(board.layout), branch_graph(board)
    target = layout.candidate(kraken.target)
    branches = tuple([graph.branch(start, kraken.lengths) for start in kraken.starts])
    body = KrakenBody(
        kraken.plane + 1,
        houses.named(kraken.bases),
        houses.named(kraken.covers | 1 << kraken.last),
        layout.cells_in(kraken.corners | kraken.vertices),
        layout.cells_in(kraken.fins),
        layout.cells_in(kraken.endo_fins),
    )
    if kraken.type is KrakenType.FINS:
        links = _links(board, body.digit, body.cover, branches, target)
        return KrakenFinsEvidence(links=links, body=body, branches=branches)
    return KrakenCoverEvidence(
        links=_links(board, body.digit, houses.named(kraken.covers), branches, target),
        body=body,
        branches=branches,
        pivot=houses.houses[kraken.last],
        vertices=layout.cells_in(kraken.vertices),
    )


def _links(
    board: Board,
    digit: int,
    covers: Iterable[House],
    branches: Sequence[KrakenBranch],
    target: Candidate,
) -> tuple[Constraint, ...]:
    """The covers, and what keeps the nodes of the branches from being true together with others."""
    layout = board.layout
    links: list[Constraint] = [HouseConstraint(cover, digit) for cover in covers]
    goal = ChainNode(target.digit, (target.cell,))
    for branch in branches:
        for line in branch.lines:
            ruled_out = line.truth.mask(layout) & board.live & ~_mask(layout, line.node)
            for other in layout.candidates_in(ruled_out):
                links += _apart(board, line.because, ChainNode(other.digit, (other.cell,)), links)
        links += _apart(board, branch.last, goal, links)
    return tuple(links)


def _mask(layout: Layout, node: ChainNode) -> int:
    return layout.cell_mask(node.cells) << (node.digit - 1) * layout.cell_count


def _apart(
    board: Board, node: ChainNode, other: ChainNode, known: Sequence[Constraint]
) -> tuple[Constraint, ...]:
    """What keeps a node from being true together with a candidate, but for what is cited anyway."""
    layout = board.layout
    if node.digit != other.digit:
        cell = CellConstraint(other.cells[0])
        return () if cell in known else (cell,)
    holders = map(layout.cell_number, node.cells)
    return links_to(board, node.digit, layout.cell_mask(other.cells), holders, known)
