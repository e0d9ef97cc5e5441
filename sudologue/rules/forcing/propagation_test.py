"""Whole-board propagation against cell-by-cell singles."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from sudologue.model import CLASSIC, Board, Layout, bits_of
from sudologue.rules.forcing.propagation import Trail, propagator

PUZZLE = "..6..1....5..3....9..4....7..1....2..3..9....4..5....13.....68....3..2....2..8..3"
LAYOUTS = [
    CLASSIC,
    Layout.boxes(2, 3),
    Layout.of_size(6).with_diagonals(),
    CLASSIC.with_windows(),
    CLASSIC.with_anti_knight(),
    Layout.jigsaw("1112122233334444"),
]


def naive(board: Board, number: int) -> tuple[bool, int]:
    """Whether singles after an assumption end in a dead end, and how many cells stay open."""
    candidate = board.layout.candidate(number)
    board = board.place(candidate.cell, candidate.digit)
    while board.dead_end is None:
        lone = next(bits_of(board.lone_cells), None)
        if lone is not None:
            board = board.place(*board.lone_candidate(lone))
            continue
        place = next(board.lone_places(), None)
        if place is None:
            return False, board.open_cells.bit_count()
        found = board.layout.candidate(place[1])
        board = board.place(found.cell, found.digit)
    return True, 0


@pytest.mark.parametrize(
    "layout", LAYOUTS, ids=lambda layout: f"{layout.size}-{len(layout.houses)}"
)
def test_following_is_the_closure_under_singles(layout: Layout) -> None:
    chance = random.Random(1)
    board = Board.from_values([None] * layout.cell_count, layout)
    while board.dead_end is None and board.live:
        for number in chance.sample(list(bits_of(board.live)), min(20, board.live.bit_count())):
            trail: Trail = []
            state, open_count, is_dead = propagator(layout).follow(
                board.live, board.open_cells.bit_count(), 1 << number, trail
            )
            expected_dead, expected_open = naive(board, number)
            assert is_dead == expected_dead
            assert trail[0][0] == 1 << number
            if not is_dead:
                assert (open_count, state) == (expected_open, trail[-1][1])
        candidate = layout.candidate(chance.choice(list(bits_of(board.live))))
        board = board.place(candidate.cell, candidate.digit)


def test_a_trail_only_narrows() -> None:
    board = Board.from_string(PUZZLE)
    for number in bits_of(board.live):
        trail: Trail = []
        propagator(CLASSIC).follow(board.live, board.open_cells.bit_count(), 1 << number, trail)
        lefts = [board.live, *(left for _, left in trail)]
        assert all(later & ~earlier == 0 for earlier, later in pairwise(lefts))
