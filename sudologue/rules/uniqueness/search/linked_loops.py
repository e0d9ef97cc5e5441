"""Unique loops by strong links: a digit that would put all extras out, one after the other.

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

from collections.abc import Collection, Iterator

from sudologue.inference import CellConstraint, Constraint, Elimination, HouseConstraint, Inference
from sudologue.model import Board, Candidate, bits_of
from sudologue.rules.uniqueness.evidence import LinkedLoopEvidence, NextOnLoop
from sudologue.rules.uniqueness.search.deadly import PatternWithExtras

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
    layout, planes, plain = board.layout, board.planes, board.bivalue_cells & cells
    unreached, steps = cells & ~(1 << start), LoopSteps()
    for number, own in (queue := [(start, bit)]):
        before, wanted = Candidate(layout.cells[number], own + 1), (digits ^ 1 << own).bit_length()
        for house, mask in layout.houses_of[number]:
            others = planes[wanted - 1] & mask & ~(1 << number)
            locked = 0 if others & (others - 1) else others
            for cell in bits_of(unreached & mask & (plain | locked)):
                unreached ^= 1 << cell
                candidate = Candidate(layout.cells[cell], wanted)
                steps[cell] = NextOnLoop(candidate, before, house, not plain >> cell & 1)
                queue.append((cell, wanted - 1))
    return steps


def _leading(steps: LoopSteps, loop: PatternWithExtras) -> tuple[NextOnLoop, ...]:
    """The steps that lead to cells with extras, in order."""
    layout = loop.board.layout
    needed = loop.extra_cells
    for number, step in reversed(steps.items()):
        if needed >> number & 1:
            needed |= 1 << layout.cell_number(step.before.cell)
    return tuple([step for number, step in steps.items() if needed >> number & 1])


def _inference(
    slug: str, loop: PatternWithExtras, start: Candidate, steps: tuple[NextOnLoop, ...]
) -> Inference:
    truths: list[Constraint] = []
    links: list[Constraint] = []
    for step in steps:
        if step.is_locked:
            truths.append(HouseConstraint(step.house, step.candidate.digit))
            links.append(CellConstraint(step.before.cell))
        else:
            truths.append(CellConstraint(step.candidate.cell))
            links.append(HouseConstraint(step.house, step.before.digit))
    links += [CellConstraint(cell) for cell in loop.board.layout.cells_in(loop.extra_cells)]
    action = Elimination((start,))
    evidence = LinkedLoopEvidence(
        **loop.roles(action, truths, links),
        start=start,
        steps=steps,
    )
    return Inference(slug, action, evidence)
