"""SK-loops: pairs of cells round four filled ones, each pair in a block and on a line.

        . a . | . h .        The centres C are filled. In its block, each has a pair of cells beside
        b C b | g C g        it on the one line, and a pair on the other. Of the eight pairs in the
        . a . | . h .        ring, any two neighbours share a house: by turns a block and a line.
        ------+------
        . c . | . f .        Each digit of a pair is taken up by one of its two houses, which has it
        d C d | e C e        once at the most for both of its pairs. If that makes just as many
        . c . | . f .        digits in all, house by house, as there are cells, then every one of
                             them is needed: the house takes that digit from the ring.

Where equally few houses could take up a digit in several ways, no SK-loop is seen: one in thirty is
like that, and it is hard to follow which of the houses gives what.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import NamedTuple

from sudologue.caches import LAYOUTS, PARTS, cached
from sudologue.inference import Elimination, HouseConstraint, Inference
from sudologue.model import Board, House, Layout, bits_of, union_of
from sudologue.rules.common.minimal_receipts import cited
from sudologue.rules.common.parallel_lines import parallel_lines
from sudologue.rules.rule import FunctionRule
from sudologue.rules.sk_loop import card as cards
from sudologue.rules.sk_loop.evidence import SkLoopEvidence


class Ring(NamedTuple):
    """Pairs of cells in order, as masks; a pair lies in the house at its place and in the next."""

    centres: int
    pairs: tuple[int, ...]
    houses: tuple[House, ...]


class _Cross(NamedTuple):
    """A cell that could be a centre, with the cells about it in its block, as masks.

    It lies on two lines, given by their indexes.
    """

    line: int
    across: int
    cells: int
    with_centre: int


@cached(LAYOUTS)
def _crosses(layout: Layout) -> tuple[_Cross, ...]:
    """All crosses, line by line."""
    found: list[_Cross] = []
    masks = layout.tables.house_masks
    for way in parallel_lines(layout)[:1]:
        for (i, line), (j, across) in product(enumerate(way.lines), enumerate(way.across)):
            centre, block = masks[line] & masks[across], _block(layout, line, across)
            if block is not None:
                cells = (masks[line] | masks[across]) & masks[block]
                found.append(_Cross(i, j, cells & ~centre, cells))
    return tuple(found)


def _block(layout: Layout, line: House, across: House) -> House | None:
    """The block where two lines cross, if there is one."""
    masks = layout.tables.house_masks
    centre = masks[line] & masks[across]
    return next((house for house, m in masks.items() if not house.is_line and m & centre), None)


def _rings(board: Board) -> Iterator[Ring]:
    """The rings whose centres are filled and whose cells are open."""
    open_cells, at = board.masks.open_cells, dict[int, set[int]]()
    for line, across, cells, with_centre in _crosses(board.layout):
        if open_cells & with_centre == cells:
            at.setdefault(line, set()).add(across)
    for above, below in combinations(at, 2):
        for left, right in combinations(sorted(at[above] & at[below]), 2):
            ring = _ring(board.layout, above, below, left, right)
            if ring is not None:
                yield ring


@cached(PARTS)
def _ring(layout: Layout, above: int, below: int, left: int, right: int) -> Ring | None:
    """The ring along four lines, if these cross in four blocks."""
    way = parallel_lines(layout)[0]
    lines = way.across[left], way.lines[above], way.across[right], way.lines[below]
    masks, houses, centres = layout.tables.house_masks, list[House](), 0
    for line, following in zip(lines, (*lines[1:], lines[0]), strict=True):
        block = _block(layout, line, following)
        if block is None:
            return None
        houses += (line, block)
        centres |= masks[line] & masks[following]
    nexts = (*houses[1:], houses[0])
    pairs = [masks[one] & masks[two] & ~centres for one, two in zip(houses, nexts, strict=True)]
    apart = sum(map(int.bit_count, pairs)) == union_of(pairs).bit_count()
    if not apart or min(map(int.bit_count, pairs)) < 2 or len(set(houses)) < len(houses):
        return None
    return Ring(centres, tuple(pairs), tuple(houses))


def sk_loop(rule: str, board: Board) -> Iterator[Inference]:
    """Ring by ring: the centres filled, all other cells open."""
    for ring in _rings(board):
        digits = _taken(board, ring)
        gone = _ruled_out(board, ring, digits)
        if gone:
            yield _inference(rule, board, ring, digits, gone)


def _inference(rule: str, board: Board, ring: Ring, digits: Sequence[int], gone: int) -> Inference:
    tables = board.masks.tables
    action = Elimination.of_candidates(tables.candidates_in(gone))
    taken = list(zip(ring.houses, digits, strict=True))
    links = [HouseConstraint(house, d + 1) for house, its in taken for d in bits_of(its)]
    evidence = SkLoopEvidence(
        centres=tables.cells_in(ring.centres),
        pairs=tuple([tables.cells_in(pair) for pair in ring.pairs]),
        houses=ring.houses,
        digits=tuple([tuple([digit + 1 for digit in bits_of(its)]) for its in digits]),
    )
    return cited(rule, board, action, evidence, links)


def _taken(board: Board, ring: Ring) -> Sequence[int]:
    """The digits, as bits, that each house takes from the ring, if as many as there are cells."""
    domains, cells = board.masks.domain_bits, union_of(ring.pairs).bit_count()
    held = [union_of([domains[cell] for cell in bits_of(pair)]) for pair in ring.pairs]
    if sum(map(int.bit_count, held)) > 2 * cells:
        return ()  # a house takes a digit from two pairs at the most
    digits, total = [0] * len(held), 0
    for plane in bits_of(union_of(held)):
        pairs = sum([1 << place for place, its in enumerate(held) if its >> plane & 1])
        houses = _fewest(pairs, len(held))
        total += houses.bit_count()
        if not houses or total > cells:
            return ()
        for place in bits_of(houses):
            digits[place] |= 1 << plane
    return digits if total == cells else ()


def _ruled_out(board: Board, ring: Ring, digits: Sequence[int]) -> int:
    """What the digits that the houses take rule out beside the ring, as a mask."""
    masks, gone = board.masks.tables.house_masks, 0
    for place, its in enumerate(digits):
        beyond = masks[ring.houses[place]] & ~(ring.pairs[place] | ring.pairs[place - 1])
        for plane in bits_of(its):
            gone |= (board.masks.planes[plane] & beyond) << plane * board.masks.tables.cell_count
    return gone


@cached(PARTS)
def _fewest(pairs: int, length: int) -> int:
    """The fewest houses of a ring that have one of each of these pairs at least, as bits.

    Nothing, if there are several ways to choose so few.
    """
    for size in range(1, length + 1):
        choices = [
            union_of([1 << house for house in chosen])
            for chosen in combinations(range(length), size)
            if not pairs & ~union_of([1 << at | 1 << (at - 1) % length for at in chosen])
        ]
        if choices:
            return choices[0] if len(choices) == 1 else 0
    return 0


RULES = (FunctionRule(cards.SK_LOOP, sk_loop),)
