"""What a chain proves, with what it stands on.

A chain stands on the truths of its strong links, on what keeps the nodes of its weak links from
being true together, and on what keeps its ends and the candidates in sight of both from it. A
strong link within an almost locked set stands on the set's cells, and on the house that takes each
of the set's other digits but once.

A house that keeps two nodes apart may keep two others apart as well, and a set in a chain may have
a cell that the chain can do without. Citations are dropped one by one, as long as what is left
forces the conclusion. That is decided by supposing that it is false and exhausting the cases, which
is quick where each link leaves the next no choice, but not where several sets tangle. A receipt
that takes long to write takes long to check: what comes of such a tangle is not told.

The cases here stand beside `sudologue.rules.common.minimal_receipts`, which goes through fewer and
in another order, because the limit is on choices as they are met here: which chains with sets are
given up cannot be put as a limit on the looks that are counted there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

from sudologue.budget import spend
from sudologue.inference import (
    Action,
    CellConstraint,
    Constraint,
    Elimination,
    HouseConstraint,
    Inference,
    Placement,
    covering_links,
)
from sudologue.model import Board, Layout, bits_of, union_of
from sudologue.rules.chains.evidence import (
    ChainEvidence,
    ChainNode,
    Joint,
    LoopEvidence,
    SetJoint,
    StrongJoint,
    WeakJoint,
)
from sudologue.rules.chains.search.chain_search import Chain
from sudologue.rules.common.almost_locked_sets import AlmostLockedSet
from sudologue.rules.common.covering import links_to, seen_by_all
from sudologue.rules.common.minimal_receipts import Citations, TangledError

PATIENCE = 1000
"""How many choices are tried without one of the citations before the receipt is given up."""


def plane_of(layout: Layout, node: int) -> int:
    """The digit of a node, less one."""
    return (node.bit_length() - 1) // layout.tables.cell_count


def ruled_out(board: Board, chain: Chain) -> int:
    """What both ends see: what is false if one of them is true."""
    first, last = chain.nodes[0], chain.nodes[-1]
    return seen_by_all(board, first if first == last else first | last)


def eliminating(slug: str, board: Board, chain: Chain, eliminated: int) -> Inference | None:
    """That what sees both ends of a chain is false."""
    links, joints = _joints(board, chain)
    for end in dict.fromkeys((chain.nodes[0], chain.nodes[-1])):
        links += _sight(board, end, eliminated, links)
    action = Elimination.of_candidates(board.masks.tables.candidates_in(eliminated))
    return _inference(slug, board, action, chain, joints, links)


def placing(slug: str, board: Board, chain: Chain) -> Inference | None:
    """That the candidate at both ends of a chain is true."""
    links, joints = _joints(board, chain)
    candidate = board.masks.tables.candidate(chain.nodes[0].bit_length() - 1)
    action = Placement(candidate.cell, candidate.digit)
    return _inference(slug, board, action, chain, joints, links)


class LoopElimination(NamedTuple):
    """What a loop rules out at one place: by a weak link, or by a digit of a set in it."""

    between: tuple[int, ...]
    eliminated: int
    in_a_cell: bool = False


def loop_eliminations(board: Board, loop: Chain) -> list[LoopElimination]:
    """What sees both ends of a weak link, and what sees a set's further digits: place by place."""
    gains: list[LoopElimination] = []
    nodes, layout, width = loop.nodes, board.layout, board.masks.tables.cell_count
    for place, reason in enumerate(loop.reasons):
        if isinstance(reason, AlmostLockedSet):
            linked = [plane_of(layout, end) for end in nodes[2 * place : 2 * place + 2]]
            for plane in bits_of(reason.digits):
                seen = reason.seen[plane] & board.masks.planes[plane]
                if seen and plane not in linked:
                    start = plane * width
                    gains.append(LoopElimination((reason.places[plane] << start,), seen << start))
        one, other = nodes[2 * place + 1], nodes[(2 * place + 2) % len(nodes)]
        apart = plane_of(layout, one) != plane_of(layout, other)
        gains.append(LoopElimination((one, other), seen_by_all(board, one | other), apart))
    return gains


def sparing(
    board: Board, loop: Chain, gains: Sequence[LoopElimination]
) -> Iterator[list[LoopElimination]]:
    """The gains as they are told where a loop's own cells are spared, save by links within a cell.

    First without any of these cells, then with one of them, cell by cell.
    """
    layout, width = board.layout, board.masks.tables.cell_count
    cells = union_of([node >> plane_of(layout, node) * width for node in loop.nodes])
    domains = [layout.tables.domain_masks[cell] for cell in bits_of(cells)]
    own = board.masks.live & sum(domains)
    touched = own & all_eliminated([gain for gain in gains if not gain.in_a_cell])
    for allowed in (0, *[domain for domain in domains if domain & touched]):
        kept = ~(own & ~allowed)
        yield [
            gain if gain.in_a_cell else gain._replace(eliminated=gain.eliminated & kept)
            for gain in gains
        ]


def all_eliminated(gains: Iterable[LoopElimination]) -> int:
    """What several gains eliminate together."""
    return union_of([gain.eliminated for gain in gains])


def closing(
    slug: str, board: Board, loop: Chain, gains: Sequence[LoopElimination]
) -> Inference | None:
    """That what a loop rules out is false."""
    layout, nodes = board.layout, loop.nodes
    joints: list[Joint] = []
    links: list[Constraint] = []
    at = {gain.between: gain.eliminated for gain in gains}
    for place, reason in enumerate(loop.reasons):
        joints.append(_strong(layout, reason))
        if isinstance(reason, AlmostLockedSet):
            links += _within(layout, reason, ())
        between = nodes[2 * place + 1], nodes[(2 * place + 2) % len(nodes)]
        apart = _keeping_apart(layout, *between, at[between])
        joining = [link for link in apart if all(link.mask(layout) & node for node in between)]
        joints.append(WeakJoint(tuple(joining)))
        links += apart
    for gain in gains:
        if len(gain.between) == 1:
            links += _sight(board, gain.between[0], gain.eliminated, links)
    action = Elimination.of_candidates(board.masks.tables.candidates_in(all_eliminated(gains)))
    return _inference(slug, board, action, loop, joints, links, True)


def _joints(board: Board, chain: Chain) -> tuple[list[Constraint], list[Joint]]:
    """The links that the chain's weak joints, and the sets in it, stand on; and all joints."""
    layout, nodes = board.layout, chain.nodes
    links: list[Constraint] = []
    joints: list[Joint] = []
    for place, reason in enumerate(chain.reasons):
        if place:
            one, other = nodes[2 * place - 1], nodes[2 * place]
            apart = _keeping_apart(layout, one, other, 0)
            joints.append(WeakJoint(apart))
            links += apart
        joints.append(_strong(layout, reason))
        if isinstance(reason, AlmostLockedSet):
            links += _within(layout, reason, (nodes[2 * place], nodes[2 * place + 1]))
    return links, joints


def _strong(layout: Layout, reason: Constraint | AlmostLockedSet) -> Joint:
    if isinstance(reason, AlmostLockedSet):
        return SetJoint(reason.house, layout.tables.cells_in(reason.cells))
    return StrongJoint(reason)


def _within(layout: Layout, one: AlmostLockedSet, ends: Iterable[int]) -> list[Constraint]:
    """The links that keep a set's cells from sharing one of its digits, save those at the ends.

    A chain that comes in by one digit and goes out by the other leaves room for the rest alone. A
    loop that passes both ways needs to know of them, too, that the set takes each of them once.
    """
    linked = [plane_of(layout, end) for end in ends]
    return [
        HouseConstraint(one.house, plane + 1)
        for plane in bits_of(one.digits)
        if plane not in linked and one.places[plane] & (one.places[plane] - 1)
    ]


def _keeping_apart(layout: Layout, one: int, other: int, seen: int) -> tuple[Constraint, ...]:
    """Few links that keep two nodes from being true together, and what sees both of them."""
    plane = plane_of(layout, one)
    start = plane * layout.tables.cell_count
    if plane != plane_of(layout, other):
        return (CellConstraint(layout.cells[one.bit_length() - 1 - start]),)
    first, second, targets = (list(bits_of(mask >> start)) for mask in (one, other, seen))
    pairs = [*product(first, second), *product(targets, first + second)]
    return covering_links(layout, plane + 1, pairs)


def _sight(
    board: Board, end: int, eliminated: int, known: Iterable[Constraint]
) -> tuple[Constraint, ...]:
    """Few links through which these candidates see all of a node."""
    layout = board.layout
    plane = plane_of(layout, end)
    start = plane * layout.tables.cell_count
    of_digit = eliminated >> start & layout.tables.all_cells
    links = links_to(board, plane + 1, of_digit, bits_of(end >> start), known)
    if eliminated & ~(of_digit << start):
        links += (CellConstraint(layout.cells[end.bit_length() - 1 - start]),)
    return links


def _inference(
    slug: str,
    board: Board,
    action: Action,
    chain: Chain,
    joints: list[Joint],
    links: Iterable[Constraint],
    closed: bool = False,
) -> Inference | None:
    truths = _truths(board.layout, chain)
    needed = receipt(board, action, truths, tuple(links))
    if needed is None:
        return None
    nodes = tuple([ChainNode.of(board.layout, mask) for mask in chain.nodes])
    kind = LoopEvidence if closed else ChainEvidence
    evidence = kind(truths=needed[0], links=needed[1], nodes=nodes, joints=tuple(joints))
    return Inference(slug, action, evidence)


def _truths(layout: Layout, chain: Chain) -> tuple[Constraint, ...]:
    truths: list[Constraint] = []
    for reason in chain.reasons:
        if isinstance(reason, AlmostLockedSet):
            truths += [CellConstraint(cell) for cell in layout.tables.cells_in(reason.cells)]
        else:
            truths.append(reason)
    return tuple(dict.fromkeys(truths))


def receipt(
    board: Board, action: Action, truths: Sequence[Constraint], links: Sequence[Constraint]
) -> tuple[Citations, Citations] | None:
    """The truths and links that are needed, or nothing when that cannot be told in good time.

    The last cited are tried first, links before truths.
    """
    layout = board.layout
    numbers = [layout.tables.candidate_number(c.cell, c.digit) for c in action.candidates]
    cases = Cases(board.masks.live | board.masks.filled, numbers, isinstance(action, Placement))
    kept = list(dict.fromkeys(truths)), list(dict.fromkeys(links))
    masks = [[citation.mask(layout) for citation in cited] for cited in kept]
    try:
        for side in (1, 0):
            for place in reversed(range(len(kept[side]))):
                mask = masks[side].pop(place)
                if cases.are_closed(masks[0], masks[1]):
                    kept[side].pop(place)
                else:
                    masks[side].insert(place, mask)
    except TangledError:
        return None
    return tuple(kept[0]), tuple(kept[1])


class Cases:
    """The ways in which a conclusion could be false, gone through choice by choice."""

    def __init__(self, possible: int, numbers: Sequence[int], placing: bool) -> None:
        self._possible, self._numbers, self._placing = possible, numbers, placing
        self._choices_left = PATIENCE

    def are_closed(self, truths: list[int], links: list[int]) -> bool:
        """Whether none of the ways meets the truths without breaking a link."""
        spend(0)  # which looks at the time
        self._choices_left = PATIENCE
        if self._placing:
            denied = sum(1 << number for number in self._numbers)
            return self._closed(self._possible & ~denied, truths, links)
        possible = self._possible
        return all(self._closed_with(1 << n, possible, truths, links) for n in self._numbers)

    def _closed_with(self, bit: int, possible: int, truths: list[int], links: list[int]) -> bool:
        for link in links:
            if link & bit:
                possible &= ~link | bit
        return self._closed(possible, [truth for truth in truths if not truth & bit], links)

    def _closed(self, possible: int, truths: list[int], links: list[int]) -> bool:
        while True:
            self._choices_left -= 1
            if self._choices_left < 0:
                raise TangledError
            if not truths:
                return False
            tightest = truths[0] & possible
            for truth in truths:
                remaining = truth & possible
                if remaining.bit_count() < tightest.bit_count():
                    tightest = remaining
            if tightest & (tightest - 1):
                return all(
                    self._closed_with(1 << number, possible, truths, links)
                    for number in bits_of(tightest)
                )
            if not tightest:
                return True
            # there is no choice: the case goes on from here
            for link in links:
                if link & tightest:
                    possible &= ~link | tightest
            truths = [truth for truth in truths if not truth & tightest]
