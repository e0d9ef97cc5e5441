"""Chains and loops by name.

    r1c1 = r1c8   one of them has the digit, for row 1 has no other place for it
             |    and they cannot both
    r6c2 = r6c8   again, one of them has it
     |            so: if r1c1 has it not, r1c8 has, r6c8 has not, r6c2 has

Each link of such a chain hands something on: a strong one, that its second node is true if the
first is false; a weak one, that its second node is false if the first is true. A chain with strong
links at both ends says that one of its ends is true. A loop says that of every link in it.

The names tell what the links are made of. One search serves them all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice

from sudologue.caches import PARTS, cached
from sudologue.inference import Inference
from sudologue.model import Board, Layout
from sudologue.rules.card import Card
from sudologue.rules.chains import card as cards
from sudologue.rules.chains.search.chain_conclusions import plane_of
from sudologue.rules.chains.search.chain_search import Chain, chain_finds
from sudologue.rules.chains.search.finding import (
    Accepts,
    Source,
    any_chain,
    loops,
    open_chains,
    strong_discontinuities,
    weak_discontinuities,
)
from sudologue.rules.common.almost_locked_sets import AlmostLockedSet
from sudologue.rules.common.links.link_graph import (
    CELLS,
    PLAIN,
    WITH_SETS,
    LinkGraph,
    LinkKinds,
    graph,
)
from sudologue.rules.common.template_search import digits_worth_searching
from sudologue.rules.rule import Technique

Seeker = Callable[[str, Board, list[Source], Accepts], Iterator[Inference]]


def has_group(chain: Chain) -> bool:
    """Whether one of its nodes is several candidates, and none of its links a set's."""
    return any(node & (node - 1) for node in chain.nodes) and not has_set(chain)


def has_set(chain: Chain) -> bool:
    """Whether one of its links is an almost locked set's."""
    return any(isinstance(reason, AlmostLockedSet) for reason in chain.reasons)


def everything(board: Board, kinds: LinkKinds) -> list[Source]:
    """The graph of all digits."""
    return [Source(graph(board, kinds))]


def bivalue(board: Board) -> list[Source]:
    """The graph of bivalue cells, if a graph of more denies something."""
    return everything(board, CELLS) if chain_finds(graph(board, PLAIN)).denied else []


def by_digit(board: Board, kinds: LinkKinds) -> list[Source]:
    """A graph for each digit alone that can be argued with at all."""
    return [
        Source(graph_of_digit(board.layout, places, kinds), digit - 1)
        for digit, places in digits_worth_searching(board)
    ]


@cached(PARTS)
def graph_of_digit(layout: Layout, places: int, kinds: LinkKinds) -> LinkGraph:
    """The graph of a board with no candidates but these places of the first digit."""
    return LinkGraph(Board(layout, places, 0, 0), kinds)


@dataclass(frozen=True, eq=False, repr=False)
class ChainRule(Technique):
    """A rule for chains of some graphs: `seekers` draw its conclusions, one after the other."""

    card: Card
    sources: Callable[[Board], list[Source]]
    seekers: tuple[Seeker, ...]
    accepts: Accepts = any_chain

    def find(self, board: Board) -> Iterator[Inference]:
        sources = self.sources(board)
        for seek in self.seekers:
            yield from seek(self.name, board, sources, self.accepts)


class XYChain(Technique):
    """Chains of bivalue cells with the same digit at both ends."""

    card = cards.XY_CHAIN

    def find(self, board: Board) -> Iterator[Inference]:
        def ends_alike(chain: Chain) -> bool:
            first, *_, last = (plane_of(board.layout, node) for node in chain.nodes)
            return first == last

        return open_chains(self.name, board, bivalue(board), ends_alike)


MOST_WITH_SETS = 120
"""Of each of the four kinds of conclusion, how many are told: an open board has a thousand."""


class AICWithALS(Technique):
    """Loops, chains, and loops with a seam, in which an almost locked set is a strong link.

    Of each kind the shortest, up to a number that only boards with much simpler steps exceed.
    """

    card = cards.AIC_WITH_ALS

    def find(self, board: Board) -> Iterator[Inference]:
        sources, eliminated, most = everything(board, WITH_SETS), 0, MOST_WITH_SETS
        yield from islice(loops(self.name, board, sources, has_set, tellings=1), most)
        for inference in islice(open_chains(self.name, board, sources, has_set), most):
            yield inference
            if len(inference.action.candidates) == 1:
                candidate = inference.action.candidates[0]
                eliminated |= 1 << board.layout.candidate_number(candidate.cell, candidate.digit)
        yield from islice(strong_discontinuities(self.name, board, sources, has_set), most)
        weak = weak_discontinuities(self.name, board, sources, has_set, eliminated)
        yield from islice(weak, most)
