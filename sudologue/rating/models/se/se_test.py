"""Every producer, on every position of the way through random puzzles: nothing it says is false."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from puzzles.random_layouts import puzzle
from sudologue.model import Board
from sudologue.rating.models.se import ONE_BY_ONE, TOGETHER, Way, step
from sudologue.rating.models.se.multiple_chains import dynamic
from sudologue.rating.models.se.se_grid import Grid, SeHint

HARD = (
    "..14.7...5.....6.....8.....4.86...7.....2.3...........63..5...........41.2.......",
    "....7..9...5.3..1637...1.4....8....2.64...98.7....3....3.2...5151..4.6...9..1....",
    "..36..91....3......8.5.1..7....8.4.....9..7..7...3.6.23........8..1.4.5..42...8..",
)


def positions(board: Board, most: int = 30) -> Iterator[Grid]:
    """The grids on the way through a puzzle, a few of them."""
    way, number = Way(Grid.of(board)), 0
    while not way.grid.is_complete and number < most:
        yield way.grid.copy()
        assert step(way)
        number += 1


def said(grid: Grid, deep: bool) -> Iterator[tuple[str, SeHint]]:
    """What every producer says of a grid, whether or not its turn has come."""
    for _, producer in TOGETHER:
        yield from named(str(producer), producer(grid))
    for _, producer in ONE_BY_ONE[: None if deep else 7]:
        yield from named(str(producer), producer(grid))
    if deep:
        for floor, hints in dynamic(grid):
            yield from named(str(floor), hints)
            if floor >= 90:
                return


def named(name: str, hints: Iterable[SeHint]) -> Iterator[tuple[str, SeHint]]:
    return ((name, hint) for hint in hints)


def truth(board: Board) -> set[int]:
    """The candidates of the solution."""
    return {
        9 * cell + value - 1 for cell, value in enumerate(board.masks.values) if value is not None
    }


def check(board: Board, solution: Board, deep: bool) -> Counter[str]:
    """How often each producer said something; all of it true."""
    true, counts = truth(solution), Counter[str]()
    for grid in positions(board, 6 if deep else 60):
        before = (grid.cells[:], grid.places[:], grid.room[:], grid.filled[:])
        for name, hint in said(grid, deep):
            counts[name] += 1
            assert not set(hint.removed) & true, (name, hint)
            assert set(hint.placed) <= true, (name, hint)
            assert all(map(grid.has, (*hint.removed, *hint.placed))), (name, hint)
            assert hint.removed or hint.placed
        assert before == (grid.cells, grid.places, grid.room, grid.filled)
    return counts


@pytest.mark.parametrize(
    "seed", [*range(3), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(3, 12))]
)
def test_nothing_that_is_said_of_a_random_puzzle_is_false(seed: int) -> None:
    sample = puzzle("classic", f"77:{seed}")
    counts = check(sample.board, sample.solution, deep=False)
    assert sum(counts.values()) > 50


@pytest.mark.slow
@pytest.mark.parametrize("text", HARD)
def test_nothing_that_long_chains_say_is_false(text: str) -> None:
    from sudologue.oracle import solution

    board = Board(text)
    solved = solution(board)
    assert solved is not None
    counts = check(board, solved, deep=True)
    assert counts["90"]
    assert any("nishio" in name for name in counts)
