"""Chains and loops by name, and the wings that are chains of three strong links.

    r1c1 = r1c8   one of them has the digit, for row 1 has no other place for it
             |    and they cannot both
    r6c2 = r6c8   again, one of them has it
     |            so: if r1c1 has it not, r1c8 has, r6c8 has not, r6c2 has

Each link of such a chain hands something on: a strong one, that its second node is true if the
first is false; a weak one, that its second node is false if the first is true. A chain with strong
links at both ends says that one of its ends is true. A loop says that of every link in it.

The names tell what the links are made of. One search serves them all. Each conclusion is reported
once, with the shortest chain that proves it. Of several that are equally short, the one whose ends,
and then whose nodes, come first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import NamedTuple

from sudologue.caches import PARTS, cached
from sudologue.inference import Inference
from sudologue.model import Board, BoardMasks, Layout, bits_of
from sudologue.rules.card import Card
from sudologue.rules.chains import card as cards
from sudologue.rules.chains.search import chain_conclusions
from sudologue.rules.chains.search.chain_search import (
    Chain,
    ChainFinds,
    End,
    KeptEnds,
    chain_finds,
    paths,
)
from sudologue.rules.chains.search.chain_wings import WingRule, h_wings, l_wings, m_wings, s_wings
from sudologue.rules.common.almost_locked_sets import AlmostLockedSet
from sudologue.rules.common.covering import seen_by_all
from sudologue.rules.common.links.link_graph import (
    CELLS,
    GROUPED,
    PLAIN,
    WITH_SETS,
    LinkGraph,
    LinkKinds,
    graph,
)
from sudologue.rules.common.template_search import digits_worth_searching
from sudologue.rules.rule import Technique

TRIES = 3
"""Of the shortest chains between two ends, how many may turn out too tangled for a receipt."""

Accepts = Callable[[Chain], bool]


def any_chain(chain: Chain) -> bool:
    """Every chain will do."""
    return True


class Source(NamedTuple):
    """A board's graph, or that of a digit's places, as if it were the first one."""

    graph: LinkGraph
    plane: int = 0

    @property
    def by(self) -> int:
        """How many bits further up the board has what the graph has."""
        return self.plane * self.graph.width


def in_order(
    sources: list[Source], wanted: Callable[[ChainFinds], KeptEnds]
) -> Iterator[tuple[Source, End]]:
    """The ends that several searches find, shortest first, then source by source."""
    waiting = [(source, iter(wanted(chain_finds(source.graph)))) for source in sources]
    heads = [(source, ends, next(ends, None)) for source, ends in waiting]
    level = 2
    while heads := [head for head in heads if head[2] is not None]:
        further: list[tuple[Source, Iterator[End], End | None]] = []
        for source, ends, first in heads:
            while first is not None and first.level == level:
                yield source, first
                first = next(ends, None)
            further.append((source, ends, first))
        heads = further
        level += 1


def open_chains(
    slug: str, board: Board, sources: list[Source], accepts: Accepts = any_chain
) -> Iterator[Inference]:
    """What sees both ends of a chain is false."""
    reported: set[int] = set()
    for source, end in in_order(sources, lambda finds: finds.chains):
        one, other = source.graph.mask[end.start], source.graph.mask[end.end]
        if one == other and not one & (one - 1):
            continue  # that is true, rather
        eliminated = seen_by_all(board, (one | other) << source.by)
        if eliminated and eliminated not in reported:
            for chain in islice(chains(source, end, accepts), TRIES):
                inference = chain_conclusions.eliminating(slug, board, chain, eliminated)
                if inference is not None:
                    reported.add(eliminated)
                    yield inference
                    break


def strong_discontinuities(
    slug: str, board: Board, sources: list[Source], accepts: Accepts = any_chain
) -> Iterator[Inference]:
    """A candidate where two strong links of a loop meet is true; so the rest of its cell is false.

    First they are all reported as placements, then as eliminations.
    """
    tables, width = board.masks.tables, board.masks.tables.cell_count
    kept: list[tuple[Chain, int]] = []
    reported: set[int] = set()
    for source, end in in_order(sources, lambda finds: finds.strong_discontinuities):
        true = source.graph.mask[end.start] << source.by
        if end.start != end.end or true & (true - 1) or true in reported:
            continue
        for chain in islice(chains(source, end, accepts), TRIES):
            inference = chain_conclusions.placing(slug, board, chain)
            if inference is not None:
                reported.add(true)
                kept.append((chain, true))
                yield inference
                break
    for chain, true in kept:
        others = board.masks.live & tables.domain_masks[(true.bit_length() - 1) % width] & ~true
        if others:
            inference = chain_conclusions.eliminating(slug, board, chain, others)
            if inference is not None:
                yield inference


def weak_discontinuities(
    slug: str, board: Board, sources: list[Source], accepts: Accepts = any_chain, reported: int = 0
) -> Iterator[Inference]:
    """A candidate where two weak links of a loop meet is false, if it is not reported yet."""
    for source, end in in_order(sources, lambda finds: finds.chains):
        one = source.graph.mask[end.start] << source.by
        other = source.graph.mask[end.end] << source.by
        if one == other and not one & (one - 1):
            continue
        for number in bits_of(seen_by_all(board, one | other) & ~reported):
            for chain in islice(chains(source, end, accepts), TRIES):
                inference = chain_conclusions.eliminating(slug, board, chain, 1 << number)
                if inference is not None:
                    reported |= 1 << number
                    yield inference
                    break


def loops(
    slug: str,
    board: Board,
    sources: list[Source],
    accepts: Accepts = any_chain,
    tellings: int | None = None,
) -> Iterator[Inference]:
    """What sees both nodes of one of a loop's weak links is false.

    After all loops, they are reported as some tell them, leaving the loop's own cells alone: in at
    most so many ways each.
    """
    reported: set[int] = set()
    kept: list[tuple[Chain, list[chain_conclusions.LoopElimination]]] = []

    def concluded(
        chain: Chain, gains: Sequence[chain_conclusions.LoopElimination]
    ) -> Iterator[Inference]:
        """What a loop rules out, if that is not reported yet."""
        eliminated = chain_conclusions.all_eliminated(gains)
        if eliminated and eliminated not in reported:
            inference = chain_conclusions.closing(slug, board, chain, gains)
            if inference is not None:
                reported.add(eliminated)
                yield inference

    for source, end in in_order(sources, lambda finds: finds.loops):
        graph = source.graph
        if graph.mask[end.end] & ~graph.sees[end.start]:
            continue
        for chain in chains(source, end, accepts):
            gains = chain_conclusions.loop_eliminations(board, chain)
            kept.append((chain, gains))
            yield from concluded(chain, gains)
    for chain, all_gains in kept:
        for gains in islice(chain_conclusions.sparing(board, chain, all_gains), tellings):
            yield from concluded(chain, gains)


def chains(source: Source, end: End, accepts: Accepts) -> Iterator[Chain]:
    """The chains between two ends that the rule is about."""
    for chain in paths(source.graph, end):
        if source.plane:
            chain = chain.of_digit(source.plane, source.graph.width)
        if accepts(chain):
            yield chain


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
    return LinkGraph(Board(BoardMasks(layout, places, 0, 0)), kinds)


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
            first, *_, last = (
                chain_conclusions.plane_of(board.layout, node) for node in chain.nodes
            )
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
                eliminated |= 1 << board.masks.tables.candidate_number(
                    candidate.cell, candidate.digit
                )
        yield from islice(strong_discontinuities(self.name, board, sources, has_set), most)
        weak = weak_discontinuities(self.name, board, sources, has_set, eliminated)
        yield from islice(weak, most)


digits = partial(by_digit, kinds=PLAIN)
plain = partial(everything, kinds=PLAIN)
grouped_digits = partial(by_digit, kinds=GROUPED)
grouped = partial(everything, kinds=GROUPED)
discontinuities = strong_discontinuities, weak_discontinuities

RULES = (
    WingRule(cards.M_WING, m_wings),
    WingRule(cards.S_WING, s_wings),
    WingRule(cards.H_WING, h_wings),
    WingRule(cards.L_WING, l_wings),
    ChainRule(cards.X_CYCLE, digits, (loops, strong_discontinuities)),
    ChainRule(cards.X_CHAIN, digits, (open_chains,)),
    ChainRule(cards.XY_CYCLE, bivalue, (loops,)),
    XYChain(),
    ChainRule(cards.CONTINUOUS_NICE_LOOP, plain, (loops,)),
    ChainRule(cards.AIC, plain, (open_chains,)),
    ChainRule(cards.DISCONTINUOUS_NICE_LOOP, plain, discontinuities),
    ChainRule(cards.GROUPED_X_CHAIN, grouped_digits, (loops, open_chains), has_group),
    ChainRule(cards.GROUPED_CONTINUOUS_NICE_LOOP, grouped, (loops,), has_group),
    ChainRule(cards.GROUPED_AIC, grouped, (open_chains,), has_group),
    ChainRule(cards.GROUPED_DISCONTINUOUS_NICE_LOOP, grouped, discontinuities, has_group),
    AICWithALS(),
)
