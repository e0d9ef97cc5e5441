"""Unique loops: unique rectangles with more corners.

        r1   .  .  . | 1A 2B  .      A closed walk from house to house over open cells that can all
        r4   . 1A  . | 2B  .  .      take 1 and 2. Colour the cells A, B, A, B as you go. If every
        r5   . 2B  . |  . 1A  .      row, column and box on the way has one cell of either colour,
                                     1 on A and 2 on B can be exchanged.

The rows, columns and boxes do not notice, so a puzzle with one solution has neither filling: some
cell takes an extra, and the conclusions are those of the rectangles' types 1 to 4. One more is
theirs that go by strong links (see `linked_loops`).

A loop is found as a set of cells in two colours with one of each in every house that it enters, and
grown from its first cell: a house with one colour only wants a cell of the other. No such set that
is grown in this way has a smaller one inside.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from sudologue.inference import Inference
from sudologue.model import Board, Candidate, Layout, bits_of, union_of
from sudologue.rules.rule import Technique
from sudologue.rules.uniqueness import card as cards
from sudologue.rules.uniqueness.evidence import DeadlyShape
from sudologue.rules.uniqueness.search.deadly import PatternWithExtras, extras_of
from sudologue.rules.uniqueness.search.linked_loops import (
    SHORTEST,
    by_strong_links,
    pools_by_strong_links,
)

FEW = 2  # more cells than that have extras only if these are all of one digit


class UniqueLoop(Technique):
    """Short loops before long ones, then cell by cell; of each the types from 1 to 4.

    After all of these, loops by strong links, in the same order: what the types say of a loop, the
    links do not say again.
    """

    card = cards.UNIQUE_LOOP

    def find(self, board: Board) -> Iterator[Inference]:
        if board.layout.sights:
            return
        reported: dict[PatternWithExtras, set[Candidate]] = {}
        for loop in _short_first(_loops(board)):
            reported[loop] = set()
            for inference in loop.by_types(self.card.slug):
                reported[loop].update(inference.action.candidates)
                yield inference
        for loop in _short_first((*reported, *_loops_by_strong_links(board))):
            yield from by_strong_links(self.card.slug, loop, reported.get(loop, ()))


def _short_first(loops: Iterable[PatternWithExtras]) -> list[PatternWithExtras]:
    """The loops, each once, by length and then by cells."""
    return sorted(dict.fromkeys(loops), key=lambda loop: (len(loop.cells), loop.cells, loop.digits))


def _loops_by_strong_links(board: Board) -> Iterator[PatternWithExtras]:
    """The loops with extras in however many cells, where strong links lead to all of them.

    A loop's cells are without extras, or on a strong link, all but the one that it begins with.
    """
    layout, planes, free = board.layout, board.planes, board.layout.free_cells
    linked = [union_of([pair for _, pair in pairs]) for pairs in board.conjugate_pairs]
    for low, high in combinations(range(layout.size), 2):
        both = planes[low] & planes[high] & free
        inner = both & (board.bivalue_cells | linked[low] | linked[high])
        if inner.bit_count() >= SHORTEST - 1:
            both, digits = LoopSearch(layout, both, 0, 0).connected(), 1 << low | 1 << high
            if (both & inner).bit_count() >= SHORTEST - 1:
                for pool in pools_by_strong_links(board, digits, both):
                    for cells in LoopSearch(layout, pool, 0, 0).loops():
                        yield from _with_extras(board, digits, cells)


def _loops(board: Board) -> Iterator[PatternWithExtras]:
    free = board.layout.free_cells
    for digits, plain in board.bivalue_groups.items():
        a, b = (board.planes[bit] for bit in bits_of(digits))
        both = a & b & free
        if both.bit_count() >= SHORTEST:
            yield from _loops_of(board, digits, plain & free, both)


def _loops_of(board: Board, digits: int, plain: int, both: int) -> Iterator[PatternWithExtras]:
    """The loops of two digits, through cells that have both, most of them nothing else."""
    layout = board.layout
    if plain.bit_count() >= SHORTEST - FEW:
        for cells in LoopSearch(layout, both, both & ~plain, FEW).loops():
            yield from _with_extras(board, digits, cells)
    for bit in bits_of((1 << layout.size) - 1 & ~digits):
        extra = 0
        for number in bits_of(both & board.planes[bit]):
            if board.domain_bits[number] == digits | 1 << bit:
                extra |= 1 << number
        if extra.bit_count() > FEW and (plain | extra).bit_count() >= SHORTEST:
            for cells in LoopSearch(layout, plain | extra, extra, extra.bit_count()).loops():
                if (cells & extra).bit_count() > FEW:
                    yield from _with_extras(board, digits, cells)


def _with_extras(board: Board, digits: int, cells: int) -> Iterator[PatternWithExtras]:
    """The loop through these cells, if it is long enough, has extras, and can be walked."""
    loop = round_trip(board.layout, cells) if cells.bit_count() >= SHORTEST else None
    if loop is not None:
        extras = extras_of(board, loop, digits)
        if extras:
            yield PatternWithExtras(board, DeadlyShape.LOOP, loop, digits, extras)


def round_trip(layout: Layout, cells: int) -> tuple[int, ...] | None:
    """All of these cells in an order in which each sees the next, and the last the first."""
    first = cells & -cells
    return _go_on(layout, (first.bit_length() - 1,), cells ^ first)


def _go_on(layout: Layout, path: tuple[int, ...], remaining: int) -> tuple[int, ...] | None:
    near = layout.peer_masks[path[-1]]
    if not remaining:
        return path if near >> path[0] & 1 else None
    for number in bits_of(near & remaining):
        loop = _go_on(layout, (*path, number), remaining ^ 1 << number)
        if loop:
            return loop
    return None


@dataclass(frozen=True)
class LoopSearch:
    """Two-coloured sets of a pool's cells; up to `few` may be among those with extras."""

    layout: Layout
    pool: int
    with_extras: int
    few: int

    @cached_property
    def reach(self) -> dict[int, int]:
        """For each cell of the pool, the cells of its houses."""
        return {
            number: self.layout.peer_masks[number] | 1 << number for number in bits_of(self.pool)
        }

    def loops(self) -> Iterator[int]:
        """The sets in two colours with one of each in every house they enter, by first cell."""
        pool = self.connected()
        for number in bits_of(pool):
            pool &= -1 << number
            houses = [(mask, 1) for _, mask in self.layout.houses_of[number]]
            yield from self._grow(pool, (1 << number, 0), (self.reach[number], 0), houses)

    def connected(self) -> int:
        """The cells that have company in all of their houses, time and again."""
        pool = self.pool
        while True:
            lonely = 0
            for number in bits_of(pool):
                if any(pool & mask == 1 << number for _, mask in self.layout.houses_of[number]):
                    lonely |= 1 << number
            if not lonely:
                return pool
            pool &= ~lonely

    def _grow(
        self,
        pool: int,
        colours: tuple[int, int],
        taken: tuple[int, int],
        wanting: Sequence[tuple[int, int]],
    ) -> Iterator[int]:
        """Give the first house that wants a colour a cell of it, in every way."""
        wanting = [(house, colour) for house, colour in wanting if not house & colours[colour]]
        if not wanting:
            yield colours[0] | colours[1]
            return
        house, colour = wanting[0]
        for number in bits_of(pool & house & ~taken[colour] & ~colours[1 - colour]):
            grown = colours[colour] | 1 << number
            now = (grown, colours[1]) if colour == 0 else (colours[0], grown)
            if ((now[0] | now[1]) & self.with_extras).bit_count() > self.few:
                continue
            wide = taken[colour] | self.reach[number]
            reached = (wide, taken[1]) if colour == 0 else (taken[0], wide)
            more = [(mask, 1 - colour) for _, mask in self.layout.houses_of[number]]
            yield from self._grow(pool, now, reached, wanting[1:] + more)
