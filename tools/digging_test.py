from __future__ import annotations

import random

import pytest

from sudologue.model import Board, Layout
from sudologue.oracle import count_solutions
from sudologue.oracle.singles_placer import TooManyDeadEndsError
from sudologue.rules import named
from tools.digging import (
    corners,
    dig,
    firings,
    grid,
    narrowed,
    pattern,
    random_solution,
    search,
    with_corners,
)


def test_grids_are_full_legal_and_not_the_same() -> None:
    rng = random.Random(1)
    for layout in (Layout.boxes(3, 3), Layout.boxes(2, 3)):
        grids = [grid(rng, layout) for _ in range(4)]
        assert len(set(map(tuple, grids))) == 4
        assert all(Board.from_values(list(full), layout).is_complete for full in grids)


def test_what_is_dug_out_has_one_solution_and_no_givens_where_it_must_not() -> None:
    rng = random.Random(2)
    full = grid(rng)
    four = corners(full, rng)
    values = dig(full, rng, four)
    assert values is not None
    assert [values[number] for number in four] == [None] * 4
    found = count_solutions(Board.from_values(values))
    assert found.is_unique
    assert list(found.found[0].masks.values) == full


def test_corners_that_two_digits_would_fill_are_no_puzzle_without_more() -> None:
    """Two equal digits opposite each other, and twice so: no search would take these for one."""
    rng = random.Random(3)
    for _ in range(20):
        full = grid(rng)
        a, b, c, d = (full[number] for number in corners(full, rng))
        assert (a == c) != (b == d)


@pytest.mark.slow
def test_a_rule_is_shown_where_it_fires() -> None:
    (line,) = search(["bug_plus_1"], 1, random.Random(1))
    slug, puzzle, _ = line
    board, inference = next(firings(slug, Board.from_string(puzzle)))
    assert named(slug).first(board) == inference


def test_corners_narrowed_show_their_rule() -> None:
    lines = list(with_corners(2, random.Random(4)))
    met: set[object] = set()
    for puzzle, full, kept in lines:
        board = narrowed(Board.from_string(puzzle), kept)
        inference = named("unique_rectangle_5").first(board)
        assert inference is not None
        met.add(pattern(inference))
        solution = Board.from_string(full)
        assert solution.masks.filled & ~(board.masks.live | board.masks.filled) == 0
    assert len(met) == 2


def test_a_layout_without_a_solution_is_found_out_and_a_long_search_given_up() -> None:
    layout = Layout.boxes(2, 2).with_anti_king().with_anti_knight()
    empty = Board.from_values([None] * layout.tables.cell_count, layout)
    assert random_solution(random.Random(1), empty) is None
    with pytest.raises(TooManyDeadEndsError):
        random_solution(random.Random(1), empty, tries=1, dead_ends=1)
