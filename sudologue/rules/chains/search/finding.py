"""What the rules of chains have in common: from the ends that a search finds to inferences.

Each conclusion is reported once, with the shortest chain that proves it. Of several that are
equally short, the one whose ends, and then whose nodes, come first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from sudologue.inference import Inference
from sudologue.model import Board, bits_of
from sudologue.rules.chains.search import conclusions
from sudologue.rules.chains.search.chain_search import (
    Chain,
    ChainFinds,
    End,
    KeptEnds,
    chain_finds,
    paths,
)
from sudologue.rules.common.links.link_graph import LinkGraph

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
        eliminated = conclusions.seen_by_all(board, (one | other) << source.by)
        if eliminated and eliminated not in reported:
            for chain in islice(chains(source, end, accepts), TRIES):
                inference = conclusions.eliminating(slug, board, chain, eliminated)
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
    layout, width = board.layout, board.layout.cell_count
    kept: list[tuple[Chain, int]] = []
    reported: set[int] = set()
    for source, end in in_order(sources, lambda finds: finds.strong_discontinuities):
        true = source.graph.mask[end.start] << source.by
        if end.start != end.end or true & (true - 1) or true in reported:
            continue
        for chain in islice(chains(source, end, accepts), TRIES):
            inference = conclusions.placing(slug, board, chain)
            if inference is not None:
                reported.add(true)
                kept.append((chain, true))
                yield inference
                break
    for chain, true in kept:
        others = board.live & layout.domain_masks[(true.bit_length() - 1) % width] & ~true
        if others:
            inference = conclusions.eliminating(slug, board, chain, others)
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
        for number in bits_of(conclusions.seen_by_all(board, one | other) & ~reported):
            for chain in islice(chains(source, end, accepts), TRIES):
                inference = conclusions.eliminating(slug, board, chain, 1 << number)
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
    kept: list[Chain] = []
    for source, end in in_order(sources, lambda finds: finds.loops):
        graph = source.graph
        if graph.mask[end.end] & ~graph.sees[end.start]:
            continue
        for chain in chains(source, end, accepts):
            kept.append(chain)
            inference = _closing(slug, board, chain, conclusions.loop_gains(board, chain), reported)
            if inference is not None:
                yield inference
    for chain in kept:
        ways = conclusions.sparing(board, chain, conclusions.loop_gains(board, chain))
        for gains in islice(ways, tellings):
            inference = _closing(slug, board, chain, gains, reported)
            if inference is not None:
                yield inference


def _closing(
    slug: str, board: Board, chain: Chain, gains: Sequence[conclusions.Gain], reported: set[int]
) -> Inference | None:
    """What a loop rules out, if that is not reported yet."""
    eliminated = conclusions.all_eliminated(gains)
    if not eliminated or eliminated in reported:
        return None
    inference = conclusions.closing(slug, board, chain, gains)
    if inference is not None:
        reported.add(eliminated)
    return inference


def chains(source: Source, end: End, accepts: Accepts) -> Iterator[Chain]:
    """The chains between two ends that the rule is about."""
    for chain in paths(source.graph, end):
        if source.plane:
            chain = chain.of_digit(source.plane, source.graph.width)
        if accepts(chain):
            yield chain
