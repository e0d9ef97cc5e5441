"""Boards for patterns of one digit: empty, but for where that digit can go in some houses."""

from __future__ import annotations

import random

from sudologue.model import Board, Candidate, Cell, Layout, bits_of

DIGIT = 4


def places(layout: Layout, wanted: str, digit: int = DIGIT, board: Board | None = None) -> Board:
    """The empty board, or another, where a digit has no places in some houses but these.

    The houses are written like `row 2: r2c3 r2c9; box 5: r4c4`.
    """
    gone: set[Cell] = set()
    kept: set[Cell] = set()
    houses = {str(house): house for house in layout.houses}
    for part in filter(None, (part.strip() for part in wanted.split(";"))):
        name, _, cells = part.partition(":")
        gone.update(houses[name].cells)
        kept.update(map(Cell.parse, cells.split()))
    start = Board.from_values([None] * layout.tables.cell_count, layout) if board is None else board
    return start.eliminate(Candidate(cell, digit) for cell in sorted(gone - kept))


def nowhere_but(layout: Layout, cells: str, digit: int = DIGIT) -> Board:
    """The empty board where a digit has just these places, whatever the others have."""
    kept = set(map(Cell.parse, cells.split()))
    board = Board.from_values([None] * layout.tables.cell_count, layout)
    return board.eliminate(Candidate(cell, digit) for cell in layout.cells if cell not in kept)


def random_plane(layout: Layout, seed: int) -> int:
    """Some of the cells, few or many, with at least one in every house."""
    rng = random.Random(seed)
    share = rng.uniform(0.2, 0.9)
    plane = sum(1 << n for n in range(layout.tables.cell_count) if rng.random() < share)
    for mask in layout.tables.house_masks.values():
        if not plane & mask:
            plane |= 1 << rng.choice(list(bits_of(mask)))
    return plane
