"""Kraken fish: a target, a digit, and houses that could not all have it were the target true.

Suppose that the target is true. Whatever leads to the target's being false is false then: those of
a digit are struck from its places. If now n houses, the bases, have all their places inside n - 1
other houses, the covers, the bases want n digits and the covers give n - 1 (see `fish.shortfall`).
So the target is false.

      cover  cover
        |      |               The two rows want two 4s. Without F, these would be in the two
    ----+------+----F-- base   columns, which rules X out. F leads to X's being false as well,
        |      |               though it does not see X.
    ----+------+------- base
        X      |

One more cover makes it a fish again. If that cover holds the target, the target sees the bases'
places in it, and the places outside all covers are the fins: type 1. If it does not, or the target
is of another digit, the bases' places in it alone are *vertices*, and like the fins each of them
leads to the target's being false: type 2.

Where a digit could still be placed with what is left of it, no argument about its houses finds
anything; so most targets and digits are passed by at once.

Of all fish for a target, those with short branches are looked for first, and further only where a
longer one could still make fewer nodes in all.

Scan order: basic fish before those with blocks among their houses or lines of both directions; then
the fewest nodes, the smallest fish, the fewest places to start from. One is reported for each
candidate ruled out.

A receipt cites the bases, the covers that are needed, and what the branches lean on: of a fish of
type 2 the cover with the vertices is not needed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import combinations

from sudologue.caches import cached_in_thread
from sudologue.inference import CellConstraint, Constraint, Elimination, HouseConstraint, Inference
from sudologue.model import Board, Candidate, bits_of, union_of
from sudologue.rules.card import Card
from sudologue.rules.chains.evidence import ChainNode
from sudologue.rules.common.covering import links_to
from sudologue.rules.common.propagation.propagations import propagations
from sudologue.rules.common.shortfalls.fish_houses import SMALL, Pools, fish_houses
from sudologue.rules.common.shortfalls.shortfall import shortfalls
from sudologue.rules.common.template_search import NOTHING, templates_met
from sudologue.rules.kraken.evidence import (
    KrakenBody,
    KrakenBranch,
    KrakenCoverEvidence,
    KrakenEvidence,
    KrakenFinsEvidence,
)
from sudologue.rules.kraken.search.branches import branch_graph
from sudologue.rules.rule import Technique

LEAST = 2  # a single base is a house, and its places leading to one conclusion a forcing chain
MOST_FINS = 2  # where it is tried which fins will do
MOST_PLACES = 20  # for any of them to be tried


class KrakenType(IntEnum):
    """What becomes of the last cover: it holds the target, or all its vertices deny that."""

    FINS = 1
    COVER = 2


@dataclass(frozen=True)
class Kraken:
    """A kraken fish: its bases and covers as sets of houses, its places as masks of cells.

    `last` is the cover that makes the covers as many as the bases. `lengths` are those of the
    branches to the target.
    """

    type: KrakenType
    target: int
    plane: int
    bases: int
    covers: int
    last: int
    corners: int
    vertices: int
    fins: int
    endo_fins: int
    lengths: Mapping[int, int]
    start: int

    @property
    def starts(self) -> tuple[int, ...]:
        """The candidates that branches start from: vertices, fins, endo-fins."""
        groups = (self.vertices, self.fins, self.endo_fins)
        return tuple([self.start + cell for group in groups for cell in bits_of(group)])

    @property
    def size(self) -> int:
        """How many nodes the branches have together."""
        return sum(1 + self.lengths[start] for start in self.starts)

    @property
    def order(self) -> tuple[object, ...]:
        """Fewest nodes, smallest fish, fewest starts; then as the houses go."""
        houses = tuple(bits_of(self.bases)), tuple(bits_of(self.covers)), self.last
        return self.size, self.bases.bit_count(), len(self.starts), self.target, self.plane, houses


def krakens(board: Board, wide: bool) -> Mapping[KrakenType, tuple[Kraken, ...]]:
    """For each type, the simplest kraken fish for every target, the simplest first.

    Basic fish, or if `wide` fish of any houses, for the targets that no basic fish has.
    """
    is_settled = propagations(board).is_settled
    return dict.fromkeys(KrakenType, ()) if is_settled else _krakens(board, wide)


@cached_in_thread
def _krakens(board: Board, wide: bool) -> Mapping[KrakenType, tuple[Kraken, ...]]:
    houses = fish_houses(board.layout)
    pools = (houses.whole_pool,) if wide else houses.parallel_pools
    reported = {
        (k.type, k.target)
        for kind in KrakenType
        for k in (_krakens(board, False)[kind] if wide else ())
    }
    best: dict[tuple[KrakenType, int], Kraken] = {}
    contexts = [
        _TargetContext(board, target, plane) for target, plane in _targets_and_planes(board)
    ]
    for search in (_by_length, _by_fins):
        for context in contexts:
            kinds = [kind for kind in KrakenType if (kind, context.target) not in reported]
            for kraken in search(context, pools, kinds):
                known = best.get((kraken.type, context.target))
                if known is None or kraken.order < known.order:
                    best[kraken.type, context.target] = kraken
        reported |= set(best)
    simplest_first = sorted(best.values(), key=lambda kraken: kraken.order)
    return {kind: tuple([k for k in simplest_first if k.type is kind]) for kind in KrakenType}


@cached_in_thread
def _targets_and_planes(board: Board) -> tuple[tuple[int, int], ...]:
    """Targets, each with the planes that have no template left without what leads to it."""
    layout, graph = board.layout, branch_graph(board)
    width = layout.tables.cell_count
    planes = [
        (plane, bits, plane * width, templates_met(layout, bits).within)
        for plane, bits in enumerate(board.masks.planes)
        if bits
    ]
    targets_and_planes: list[tuple[int, int]] = []
    for target in bits_of(board.masks.live):
        leading = graph.reaching(target) & ~(1 << target)
        for plane, bits, start, template_within in planes:
            lost = leading >> start & bits
            if lost & (lost - 1) and template_within(bits & ~lost) == NOTHING:
                targets_and_planes.append((target, plane))
    return tuple(targets_and_planes)


def _by_length(
    context: _TargetContext, pools: Iterable[Pools], kinds: Collection[KrakenType]
) -> Iterator[Kraken]:
    """The kraken fish whose longest branch is short before those where it is long.

    One with a branch of some length has a node for each of its lines, and one for its start.
    """
    fewest: dict[KrakenType, int] = {}
    remaining = context.places
    for length, lost in sorted(context.by_length.items()):
        if len(fewest) == len(kinds) and max(fewest.values(), default=0) <= length + 1:
            return
        remaining &= ~lost
        for kraken in context.find_fish(pools, remaining):
            if kraken.type in kinds:
                fewest[kraken.type] = min(fewest.get(kraken.type, kraken.size), kraken.size)
                yield kraken


def _by_fins(
    context: _TargetContext, pools: Iterable[Pools], kinds: Collection[KrakenType]
) -> Iterator[Kraken]:
    """The kraken fish with few fins, nearest fins first, up to the first fins there is one for.

    Where so much leads to the target that houses are left without a place, fish with these houses
    among their bases are passed by; but they may be simpler than what the houses prove. So the
    places in the last cover are struck, and as few others as will leave the digit no template.
    Where it has none as it is, a plain fish has a target of type 1; then all fins are tried, if
    they are not too many.
    """
    covers = union_of([pool.covers for pool in pools])
    for kind in kinds:
        lasts = [n for n in bits_of(covers) if context.is_through(n) is (kind is KrakenType.FINS)]
        costs: dict[int, int] = {}
        for held in dict.fromkeys([context.houses.masks[last] & context.leading for last in lasts]):
            if held:
                for fins in context.fins(held, kind):
                    costs.setdefault(context.places & ~held & ~fins, context.cost(fins))
        for remaining in sorted(costs, key=lambda places: (costs[places], places)):
            of_kind = [
                kraken for kraken in context.find_fish(pools, remaining) if kraken.type is kind
            ]
            yield from of_kind
            if of_kind:
                break


class _TargetContext:
    """A digit's places as they are for one target."""

    def __init__(self, board: Board, target: int, plane: int) -> None:
        self.layout = layout = board.layout
        self.target, self.plane = target, plane
        self.start = plane * layout.tables.cell_count
        self.places = board.masks.planes[plane]
        self.houses = fish_houses(layout)
        self.templates = templates_met(layout, self.places)
        self.cell = target - self.start if target // layout.tables.cell_count == plane else None
        self.served = 0 if self.cell is None else self.houses.at[self.cell]
        self.lengths = branch_graph(board).lengths(target)
        self.by_length: dict[int, int] = {}
        for cell in bits_of(self.places):
            length = self.lengths.get(self.start + cell)
            if length is not None and cell != self.cell:
                self.by_length[length] = self.by_length.get(length, 0) | 1 << cell
        self.leading = sum(self.by_length.values())

    def fins(self, held: int, kind: KrakenType) -> set[int]:
        """The sets of fins to try where these places are in the last cover."""
        sets_of_fins = self._without_template(self.places & ~held, MOST_FINS)
        places = [1 << place for place in bits_of(self.leading & ~held)]
        if sets_of_fins == {0} and kind is KrakenType.FINS and len(places) <= MOST_PLACES:
            counts = range(1, MOST_FINS + 1)
            return {sum(fins) for count in counts for fins in combinations(places, count)}
        return sets_of_fins

    def _without_template(self, remaining: int, most: int) -> set[int]:
        """The sets of places, at most so many, without which the remaining ones hold no template.

        Each template must lose one of them, so the first one that is met tells where to look.
        """
        template = self.templates.within(remaining)
        if template == NOTHING:
            return {0}
        fins = [1 << place for place in bits_of(template & self.leading)] if most else []
        return {
            fin | more
            for fin in fins
            for more in self._without_template(remaining & ~fin, most - 1)
        }

    def cost(self, places: int) -> int:
        """How many nodes the branches of some places have."""
        return sum(1 + self.lengths[self.start + place] for place in bits_of(places))

    def find_fish(self, pools: Iterable[Pools], remaining: int) -> Iterator[Kraken]:
        """The fish of houses that could not all have the digit, had it only these places."""
        if self.templates.within(remaining) != NOTHING:
            return
        for pool in pools:
            for bases, covers in shortfalls(self.houses, pool, remaining, self.served, SMALL):
                if bases.bit_count() >= LEAST:
                    yield from self._completed(pool, bases, covers)

    def _completed(self, pool: Pools, bases: int, covers: int) -> Iterator[Kraken]:
        """The fish that one more cover makes of a shortfall: of either type the simplest."""
        houses = self.houses
        once, twice = houses.once_and_twice(bases)
        inside, endo_fins = once & self.places, twice & self.places
        bare = (inside & ~houses.union(covers)) | endo_fins
        simplest: dict[KrakenType, tuple[tuple[int, ...], Kraken]] = {}
        for last in bits_of(pool.covers & ~(bases | covers)):
            held = houses.masks[last] & bare & ~endo_fins
            fins = bare & ~held & ~endo_fins
            if not held or not fins | endo_fins:
                continue
            through = self.is_through(last)
            kind = KrakenType.FINS if through else KrakenType.COVER
            corners = inside & ~bare | (held if through else 0)
            vertices = 0 if through else held
            kraken = Kraken(
                kind,
                self.target,
                self.plane,
                bases,
                covers,
                last,
                corners,
                vertices,
                fins,
                endo_fins,
                self.lengths,
                self.start,
            )
            if all(self.lengths[start] == 0 for start in kraken.starts):
                continue  # a fish that needs no branches
            shape = houses.shape(bases, covers | 1 << last)
            simplicity = (shape, kraken.size, -held.bit_count(), last)
            known = simplest.get(kind)
            if known is None or simplicity < known[0]:
                simplest[kind] = simplicity, kraken
        for _, kraken in simplest.values():
            yield kraken

    def is_through(self, house: int) -> bool:
        """Whether a house has a place for the digit in the target's cell: it is taken by that."""
        return bool(self.served >> house & 1)


@dataclass(frozen=True, eq=False, repr=False)
class KrakenFish(Technique):
    """The kraken fish of a type."""

    assumptions = 1
    card: Card
    type: KrakenType

    def find(self, board: Board) -> Iterator[Inference]:
        for wide in (False, True):
            for kraken in krakens(board, wide)[self.type]:
                target = board.masks.tables.candidate(kraken.target)
                yield Inference(
                    self.card.slug, Elimination.of_candidates((target,)), _evidence(board, kraken)
                )


def _evidence(board: Board, kraken: Kraken) -> KrakenEvidence:
    tables, houses, graph = board.masks.tables, fish_houses(board.layout), branch_graph(board)
    branches = tuple([graph.branch(start, kraken.lengths) for start in kraken.starts])
    body = KrakenBody(
        kraken.plane + 1,
        houses.named(kraken.bases),
        houses.named(kraken.covers | 1 << kraken.last),
        tables.cells_in(kraken.corners | kraken.vertices),
        tables.cells_in(kraken.fins),
        tables.cells_in(kraken.endo_fins),
    )
    is_through = kraken.type is KrakenType.FINS
    covers = body.cover if is_through else houses.named(kraken.covers)
    cited = [HouseConstraint(cover, body.digit) for cover in covers]
    links = _links(board, cited, branches, tables.candidate(kraken.target))
    if is_through:
        return KrakenFinsEvidence(links=links, body=body, branches=branches)
    return KrakenCoverEvidence(
        links=links,
        body=body,
        branches=branches,
        pivot=houses.houses[kraken.last],
        vertices=tables.cells_in(kraken.vertices),
    )


def _links(
    board: Board, covers: Sequence[Constraint], branches: Sequence[KrakenBranch], target: Candidate
) -> tuple[Constraint, ...]:
    """The covers, and what keeps the nodes of the branches from being true together with others."""
    layout, links, tables = board.layout, [*covers], board.masks.tables
    goal = ChainNode(target.digit, (target.cell,))
    for branch in branches:
        for line in branch.lines:
            kept = tables.cell_mask(line.node.cells) << tables.plane_start(line.node.digit)
            ruled_out = line.truth.mask(layout) & board.masks.live & ~kept
            for other in tables.candidates_in(ruled_out):
                links += _apart(board, line.because, ChainNode(other.digit, (other.cell,)), links)
        links += _apart(board, branch.last, goal, links)
    return tuple(links)


def _apart(
    board: Board, node: ChainNode, other: ChainNode, known: Sequence[Constraint]
) -> tuple[Constraint, ...]:
    """What keeps a node from being true together with a candidate, but for what is cited anyway."""
    tables = board.masks.tables
    if node.digit != other.digit:
        cell = CellConstraint(other.cells[0])
        return () if cell in known else (cell,)
    holders = map(tables.cell_number, node.cells)
    return links_to(board, node.digit, tables.cell_mask(other.cells), holders, known)
