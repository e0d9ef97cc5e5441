"""Unique loops: unique rectangles with more corners.

        r1   .  .  . | 1A 2B  .      A closed walk from house to house over open cells that can all
        r4   . 1A  . | 2B  .  .      take 1 and 2. Colour the cells A, B, A, B as you go. If every
        r5   . 2B  . |  . 1A  .      row, column and box on the way has one cell of either colour,
                                     1 on A and 2 on B can be exchanged.

The rows, columns and boxes do not notice, so a puzzle with one solution has neither filling: some
cell takes an extra, and the conclusions are those of the rectangles' types 1 to 4.

A loop is found as a set of cells in two colours with one of each in every house that it enters, and
grown from its first cell: a house with one colour only wants a cell of the other. No such set that
is grown in this way has a smaller one inside.

One more conclusion goes by strong links: a digit that would put out all extras, one by one.

        r1   .  .  . | 123 124  .      Suppose that r1c4 is 1, and that 2 has no third place in
        r4   . 12  . | 125  .   .      row 1, nor in column 4. Then r1c5 and r4c4 are 2. So no
        r5   . 12  . |  .  12   .      cell takes 3, 4 or 5, and 1 and 2 can be exchanged all round:
                                       r1c4 is not 1.

Go round a loop from cell to cell, alternating between its two digits. A cell without extras has
nothing left but its digit once the cell before has the other one. So has a cell with extras, if the
house of the two has no other place for its digit: a *strong link*. When no cell with extras is left
out in this way, the digit that all began with would leave no extra true, and is false.

To find such loops, begin with each cell that could have both digits, and go on from cell to cell as
far as it goes. All cells of a loop must be among those that are reached.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from sudologue.inference import CellConstraint, Constraint, Elimination, HouseConstraint, Inference
from sudologue.model import Board, Candidate, Layout, bits_of, union_of
from sudologue.rules.uniqueness.evidence import DeadlyShape, LinkedLoopEvidence, NextOnLoop
from sudologue.rules.uniqueness.search.deadly import PatternWithExtras, extras_of

FEW = 2  # more cells than that have extras only if these are all of one digit


def unique_loop(rule: str, board: Board) -> Iterator[Inference]:
    """Short loops before long ones, then cell by cell; of each the types from 1 to 4.

    After all of these, loops by strong links, in the same order: what the types say of a loop, the
    links do not say again.
    """
    if board.layout.sights:
        return
    reported: dict[PatternWithExtras, set[Candidate]] = {}
    for loop in _short_first(_loops(board)):
        reported[loop] = set()
        for inference in loop.by_types(rule):
            reported[loop].update(inference.action.candidates)
            yield inference
    for loop in _short_first((*reported, *_loops_by_strong_links(board))):
        yield from by_strong_links(rule, loop, reported.get(loop, ()))


def _short_first(loops: Iterable[PatternWithExtras]) -> list[PatternWithExtras]:
    """The loops, each once, by length and then by cells."""
    return sorted(dict.fromkeys(loops), key=lambda loop: (len(loop.cells), loop.cells, loop.digits))


def _loops_by_strong_links(board: Board) -> Iterator[PatternWithExtras]:
    """The loops with extras in however many cells, where strong links lead to all of them.

    A loop's cells are without extras, or on a strong link, all but the one that it begins with.
    """
    masks = board.masks
    layout, planes, free = board.layout, masks.planes, board.masks.tables.free_cells
    linked = [union_of([pair for _, pair in pairs]) for pairs in masks.conjugate_pairs]
    for low, high in combinations(range(layout.size), 2):
        both = planes[low] & planes[high] & free
        inner = both & (masks.bivalue_cells | linked[low] | linked[high])
        if inner.bit_count() >= SHORTEST - 1:
            both, digits = LoopSearch(layout, both, 0, 0).connected(), 1 << low | 1 << high
            if (both & inner).bit_count() >= SHORTEST - 1:
                for pool in pools_by_strong_links(board, digits, both):
                    for cells in LoopSearch(layout, pool, 0, 0).loops():
                        yield from _with_extras(board, digits, cells)


def _loops(board: Board) -> Iterator[PatternWithExtras]:
    free = board.masks.tables.free_cells
    for digits, plain in board.masks.bivalue_groups.items():
        a, b = (board.masks.planes[bit] for bit in bits_of(digits))
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
        for number in bits_of(both & board.masks.planes[bit]):
            if board.masks.domain_bits[number] == digits | 1 << bit:
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
    near = layout.tables.peer_masks[path[-1]]
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
            number: self.layout.tables.peer_masks[number] | 1 << number
            for number in bits_of(self.pool)
        }

    def loops(self) -> Iterator[int]:
        """The sets in two colours with one of each in every house they enter, by first cell."""
        pool = self.connected()
        for number in bits_of(pool):
            pool &= -1 << number
            houses = [(mask, 1) for _, mask in self.layout.tables.houses_of[number]]
            yield from self._grow(pool, (1 << number, 0), (self.reach[number], 0), houses)

    def connected(self) -> int:
        """The cells that have company in all of their houses, time and again."""
        pool = self.pool
        while True:
            lonely = 0
            for number in bits_of(pool):
                if any(
                    pool & mask == 1 << number for _, mask in self.layout.tables.houses_of[number]
                ):
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
            more = [(mask, 1 - colour) for _, mask in self.layout.tables.houses_of[number]]
            yield from self._grow(pool, now, reached, wanting[1:] + more)


SHORTEST = 6  # a loop of four is a rectangle, and has its own rules

LoopSteps = dict[int, NextOnLoop]
"""For each cell reached, what it takes and why."""


def pools_by_strong_links(board: Board, digits: int, both: int) -> Iterator[int]:
    """Of the cells that can have both digits, those that one of the two in one cell leads to."""
    pools: set[int] = set()
    for start in bits_of(both):
        for bit in bits_of(digits):
            pool = _mask(_reached(board, both, digits, start, bit)) | 1 << start
            if pool.bit_count() >= SHORTEST and pool not in pools:
                pools.add(pool)
                yield pool


def by_strong_links(
    slug: str, loop: PatternWithExtras, reported: Collection[Candidate]
) -> Iterator[Inference]:
    """The eliminations of a loop's candidates that would leave no extra, but for those reported.

    Where one cell has them all, it is that one which cannot take a digit of the loop.
    """
    if loop.extra_cells.bit_count() == 1:
        return
    board, cells = loop.board, sum(1 << number for number in loop.cells)
    for start in bits_of(cells):
        for bit in bits_of(loop.digits):
            candidate = Candidate(board.layout.cells[start], bit + 1)
            steps = _reached(board, cells, loop.digits, start, bit)
            if candidate not in reported and not loop.extra_cells & ~(_mask(steps) | 1 << start):
                yield _inference(slug, loop, candidate, _leading(steps, loop))


def _mask(steps: LoopSteps) -> int:
    return sum(1 << number for number in steps)


def _reached(board: Board, cells: int, digits: int, start: int, bit: int) -> LoopSteps:
    """The cells that take the two digits by turns if one takes one of them.

    Those nearer to the start come first; what could be reached in two ways is reached in the first.
    """
    masks = board.masks
    tables, planes, plain = masks.tables, masks.planes, masks.bivalue_cells & cells
    unreached, steps = cells & ~(1 << start), LoopSteps()
    for number, own in (queue := [(start, bit)]):
        before, wanted = Candidate(tables.cells[number], own + 1), (digits ^ 1 << own).bit_length()
        for house, mask in tables.houses_of[number]:
            others = planes[wanted - 1] & mask & ~(1 << number)
            locked = 0 if others & (others - 1) else others
            for cell in bits_of(unreached & mask & (plain | locked)):
                unreached ^= 1 << cell
                candidate = Candidate(tables.cells[cell], wanted)
                steps[cell] = NextOnLoop(candidate, before, house, not plain >> cell & 1)
                queue.append((cell, wanted - 1))
    return steps


def _leading(steps: LoopSteps, loop: PatternWithExtras) -> tuple[NextOnLoop, ...]:
    """The steps that lead to cells with extras, in order."""
    tables, needed = loop.board.masks.tables, loop.extra_cells
    for number, step in reversed(steps.items()):
        if needed >> number & 1:
            needed |= 1 << tables.cell_number(step.before.cell)
    return tuple([step for number, step in steps.items() if needed >> number & 1])


def _inference(
    slug: str, loop: PatternWithExtras, start: Candidate, steps: tuple[NextOnLoop, ...]
) -> Inference:
    links: list[Constraint] = [
        (
            CellConstraint(step.before.cell)
            if step.is_locked
            else HouseConstraint(step.house, step.before.digit)
        )
        for step in steps
    ]
    links += [CellConstraint(cell) for cell in loop.board.masks.tables.cells_in(loop.extra_cells)]
    action = Elimination.of_candidates((start,))
    roles = loop.roles(action, [step.truth for step in steps], links)
    evidence = LinkedLoopEvidence(**roles, start=start, steps=steps)
    return Inference(slug, action, evidence)
