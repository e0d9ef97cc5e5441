"""Boards that random steps lead to, dead ends among them: to compare the bits with counting."""

from __future__ import annotations

import random

from sudologue.model import Board, Layout


def walk(layout: Layout, seed: str) -> Board:
    """A board that a random number of random placements and eliminations leads to."""
    tables = layout.tables
    rng = random.Random(seed)
    board = Board.from_values([None] * tables.cell_count, layout)
    for _ in range(rng.randrange(tables.cell_count)):
        candidates = tables.candidates_in(board.masks.live)
        if not candidates or (board.dead_end is not None and rng.random() < 0.3):
            break
        chosen = rng.choice(candidates)
        if rng.random() < 0.6:
            board = board.place(chosen.cell, chosen.digit)
        else:
            house = rng.choice(layout.houses_with(chosen.cell))
            rivals = [c for c in candidates if c.cell in house.cells and c.digit == chosen.digit]
            rng.shuffle(rivals)
            board = board.eliminate(
                rivals if rng.random() < 0.1 else rivals[: len(rivals) // 3 or 1]
            )
    return board
