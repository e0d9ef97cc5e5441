"""Firework triples: three digits that two crossing lines share among three cells.

X x x | . . Y | . . .        The lines cross in X, in a block. Outside the block a digit has
x . . | . . . | . . .        places on the one line only in Y, on the other only in Z. If it
x . . | . . . | . . .        is in neither, both lines have it inside the block, which takes
------+-------+------        it once: so it is in X.
. . . | . . . | . . .
Z . . | . . . | . . .        Three such digits fill X, Y and Z. All other candidates leave
                             these, and the three digits leave the block but for both lines.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from sudologue.caches import LAYOUTS, cached
from sudologue.inference import Elimination, Inference
from sudologue.inference.constraint import each_cell, each_digit
from sudologue.model import Board, House, Layout, bits_of, union_of
from sudologue.rules.common.minimal_receipts import cited
from sudologue.rules.fireworks import card as cards
from sudologue.rules.fireworks.evidence import FireworkEvidence
from sudologue.rules.rule import FunctionRule

SIZE = 3
"""So many digits, and so many cells."""


class _Arm(NamedTuple):
    """A line that passes through a block: its cells inside, and those outside, as masks."""

    line: House
    inside: int
    outside: int


class _Firework(NamedTuple):
    """Two arms that cross, the far cell of each as a mask, and three digits as bits."""

    block: House
    arms: tuple[_Arm, _Arm]
    ends: tuple[int, int]
    digits: int


@cached(LAYOUTS)
def _arms(layout: Layout) -> tuple[tuple[House, tuple[_Arm, ...]], ...]:
    """The arms of each block."""
    masks = layout.tables.house_masks.items()
    return tuple(
        (
            block,
            tuple(
                _Arm(line, its & mask, its & ~mask)
                for line, its in masks
                if line.is_line and (its & mask).bit_count() > 1 and its & ~mask
            ),
        )
        for block, mask in masks
        if not block.is_line
    )


def _fireworks(board: Board) -> Iterator[_Firework]:
    planes = [(1 << plane, cells) for plane, cells in enumerate(board.masks.planes) if cells]
    for block, arms in _arms(board.layout):
        ends = [(arm, end, digits) for arm in arms for end, digits in _ends(planes, arm)]
        for (one, end, digits), (other, far, its) in combinations(ends, 2):
            crossing, both = one.inside & other.inside, digits & its
            crosses = crossing.bit_count() == 1 and not one.outside & other.outside
            if crosses and crossing & board.masks.open_cells and both.bit_count() == SIZE:
                yield _Firework(block, (one, other), (end, far), both)


def _ends(planes: Sequence[tuple[int, int]], arm: _Arm) -> Iterator[tuple[int, int]]:
    """The cells outside that are an arm's only place there for three digits or more."""
    outside = [(digit, cells & arm.outside) for digit, cells in planes]
    alone = [(digit, cell) for digit, cell in outside if cell.bit_count() == 1]
    if len(alone) < SIZE:
        return
    for end in dict.fromkeys(cell for _, cell in alone):
        digits = [digit for digit, cell in alone if cell == end]
        if len(digits) >= SIZE:
            yield end, union_of(digits)


def firework_triple(rule: str, board: Board) -> Iterator[Inference]:
    """Block by block, in the order of the lines."""
    reported: set[int] = set()
    for firework in _fireworks(board):
        gone = _ruled_out(board, firework)
        if gone and gone not in reported:
            reported.add(gone)
            yield _inference(rule, board, firework, gone)


def _inference(rule: str, board: Board, firework: _Firework, gone: int) -> Inference:
    tables = board.masks.tables
    one, other = firework.arms
    (crossing,) = tables.cells_in(one.inside & other.inside)
    (end,), (far,) = map(tables.cells_in, firework.ends)
    draft = FireworkEvidence(
        crossing=crossing,
        ends=(end, far),
        block=firework.block,
        lines=(one.line, other.line),
        digits=tuple([plane + 1 for plane in bits_of(firework.digits)]),
    )
    links = each_cell((crossing, end, far)) + each_digit(draft.digits, firework.block)
    action = Elimination.of_candidates(tables.candidates_in(gone))
    return cited(rule, board, action, draft, links)


def _ruled_out(board: Board, firework: _Firework) -> int:
    """The candidates, as a mask, that the three digits leave no room for."""
    width, (one, other) = board.masks.tables.cell_count, firework.arms
    cells = one.inside & other.inside | firework.ends[0] | firework.ends[1]
    beside = board.masks.tables.house_masks[firework.block] & ~(one.inside | other.inside)
    gone = 0
    for plane, its in enumerate(board.masks.planes):
        gone |= (its & (beside if firework.digits >> plane & 1 else cells)) << plane * width
    return gone


RULES = (FunctionRule(cards.FIREWORK_TRIPLE, firework_triple),)
