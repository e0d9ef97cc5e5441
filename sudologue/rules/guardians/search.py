"""Guardians, also called broken wings: an odd loop that some candidate must break.

        . . . | . 5 . | . . .        Go from place to place of a digit, each two neighbours in one
        5 . . | . . . | . 5 .        house. Had every such house no places but the two neighbours,
        . . . | . . . | . . .        each would hold the digit in one of them, and round the loop
        . . . | . 5 . | . . .        places with the digit and places without would take turns. With
        5 . . | . . . | . 5 .        an odd number of places that is impossible.

So among the other places in those houses, the *guardians*, one is true. A single guardian takes the
digit; what sees all of several guardians loses it.

To find the loops, ask of each place of the digit: if it were true, would the houses with two places
left make an odd loop? And of each place in a house of three: if it were false, would they?
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise, product

from sudologue.caches import PLANES, cached
from sudologue.inference import Action, Elimination, Inference, Placement, covering_links
from sudologue.inference.constraint import each_house
from sudologue.model import Board, House, Layout, bits_of, union_of
from sudologue.rules.common.minimal_receipts import cited
from sudologue.rules.common.template_search import digits_worth_searching
from sudologue.rules.common.two_colour import two_colour
from sudologue.rules.guardians import card as cards
from sudologue.rules.guardians.evidence import GuardianEvidence
from sudologue.rules.rule import FunctionRule

SHORTEST = 5


@dataclass(frozen=True)
class OddLoop:
    """Cells by number, going round; the house of each with the next; and the guardians' mask."""

    cells: tuple[int, ...]
    houses: tuple[House, ...]
    guardians: int


def guardians(rule: str, board: Board) -> Iterator[Inference]:
    """Digit by digit: short loops before long ones, then those with few guardians."""
    for digit, plane in digits_worth_searching(board):
        for loop, eliminated in odd_loops(board.layout, plane):
            yield _inference(rule, board, digit, loop, eliminated)


def _inference(rule: str, board: Board, digit: int, loop: OddLoop, eliminated: int) -> Inference:
    layout, tables = board.layout, board.masks.tables
    links = [*each_house(loop.houses, digit)]
    action: Action
    if eliminated:
        action = Elimination(tables.cells_in(eliminated), (digit,))
        pairs = product(bits_of(eliminated), bits_of(loop.guardians))
        links += covering_links(layout, digit, pairs, known=links)
    else:
        (guardian,) = tables.cells_in(loop.guardians)
        action = Placement(guardian, digit)
    evidence = GuardianEvidence(
        digit=digit,
        loop=tuple([layout.cells[number] for number in loop.cells]),
        houses=loop.houses,
        guardians=tables.cells_in(loop.guardians),
    )
    return cited(rule, board, action, evidence, links)


@cached(PLANES)
def odd_loops(layout: Layout, plane: int) -> tuple[tuple[OddLoop, int], ...]:
    """The loops among the places of a digit, each with the places eliminated, if not one is placed.

    Of several loops for the same conclusion, the first in order.
    """
    trials = _trials(layout, plane)
    loops = {loop for remaining in trials for loop in _odd_loops(layout, plane, remaining)}
    by_conclusion: dict[tuple[int, int], tuple[OddLoop, int]] = {}
    for loop in sorted(loops, key=_plainness):
        is_single = loop.guardians.bit_count() == 1
        eliminated = 0 if is_single else plane & layout.tables.common_peers(loop.guardians)
        if is_single or eliminated:
            placed = loop.guardians if is_single else 0
            by_conclusion.setdefault((eliminated, placed), (loop, eliminated))
    return tuple(by_conclusion.values())


def _plainness(loop: OddLoop) -> tuple[int, int, tuple[int, ...]]:
    return len(loop.cells), loop.guardians.bit_count(), loop.cells


def _trials(layout: Layout, plane: int) -> Iterator[int]:
    """The places that remain if some place is true, and if one in a house of three is false."""
    triples = 0
    for mask in layout.tables.house_masks.values():
        if (plane & mask).bit_count() == 3:
            triples |= plane & mask
    for number in bits_of(plane):
        yield plane & ~(layout.tables.peer_masks[number] | 1 << number)
        if triples >> number & 1:
            yield plane & ~(1 << number)


def _odd_loops(layout: Layout, plane: int, remaining: int) -> Iterator[OddLoop]:
    """The shortest odd loops along houses with two places remaining, if they have guardians."""
    house_masks = layout.tables.house_masks
    pairs = {pair for mask in house_masks.values() if (pair := remaining & mask).bit_count() == 2}
    for cells in _shortest_odd_cycles(_on_cycles(pairs)):
        sides = [1 << one | 1 << other for one, other in pairwise((*cells, cells[0]))]
        ways = [[h for h, mask in house_masks.items() if remaining & mask == s] for s in sides]
        for houses in product(*ways):
            inside = union_of([house_masks[house] for house in houses])
            guardians = plane & inside & ~union_of(sides)
            if guardians:
                yield OddLoop(cells, houses, guardians)


def _on_cycles(pairs: set[int]) -> set[int]:
    """The pairs without those that lead into a dead end."""
    while len(pairs) >= SHORTEST:
        once = twice = 0
        for pair in pairs:
            twice |= once & pair
            once |= pair
        inner = {pair for pair in pairs if not pair & ~twice}
        if len(inner) == len(pairs):
            return pairs
        pairs = inner
    return set()


def _shortest_odd_cycles(pairs: set[int]) -> list[tuple[int, ...]]:
    """The shortest odd cycles that pairs of cells make, each from its first cell on."""
    near: dict[int, int] = {}
    for pair in pairs:
        for number in bits_of(pair):
            near[number] = near.get(number, 0) | pair ^ 1 << number
    if not any(one & other for one, other in two_colour(near)):
        return []
    for length in range(SHORTEST, len(near) + 1, 2):
        cycles = [cycle for start in near for cycle in _cycles(near, (start,), 1 << start, length)]
        if cycles:
            return sorted(cycles)
    return []


def _cycles(
    near: dict[int, int], path: tuple[int, ...], used: int, length: int
) -> Iterator[tuple[int, ...]]:
    """The cycles of a length that go on from a path and have no number before its first."""
    if len(path) == length:
        if near[path[-1]] >> path[0] & 1 and path[1] < path[-1]:
            yield path
        return
    for number in bits_of(near[path[-1]] & ~used & -1 << path[0]):
        yield from _cycles(near, (*path, number), used | 1 << number, length)


RULES = (FunctionRule(cards.GUARDIANS, guardians),)
