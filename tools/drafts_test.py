from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from puzzles.layouts import LAYOUTS
from puzzles.random_layouts import KINDS
from sudologue.inference import SolveStatus
from sudologue.model import Board, Layout
from sudologue.solver import Solver
from tools.drafts import agrees, solution_count, tallies

COUNT = int(os.environ.get("SUDOLOGUE_DRAFTS", "56"))
"""How many drafts are solved; 2,000 take a quarter of an hour."""

HARD_TO_FILL = "windoku-16"

pytest.importorskip("pysat.solvers")


@pytest.mark.parametrize(
    ("line", "count"), [("1.....3..4.....2", 1), ("1.....3..4......", 2), ("11" + "." * 14, 0)]
)
def test_solutions_are_counted_as_far_as_two(line: str, count: int) -> None:
    board = Board.from_string("." * 16)
    for number, symbol in enumerate(line):
        if symbol != ".":  # two equal digits in sight are no board: their candidates are left alone
            cell = board.layout.cells[number]
            others = [
                c for c in board.layout.tables.candidates_in(board.masks.live) if c.cell == cell
            ]
            board = board.eliminate(c for c in others if c.digit != int(symbol))
    assert solution_count(board) == count


def test_an_end_that_is_wrong_is_told() -> None:
    solved = Solver().solve(Board.from_string("1.....3..4.....2"))
    assert [agrees(solved, count) for count in (0, 1, 2)] == [False, True, False]
    several = Solver().solve(Board.from_string("1.....3..4......"))
    assert [agrees(several, count) for count in (0, 1, 2)] == [False, False, True]
    cut_off = Solver(budget=0).solve(Board.from_string("." * 81))
    assert all(agrees(cut_off, count) for count in (0, 1, 2))


@pytest.mark.slow
@pytest.mark.parametrize("name", LAYOUTS)
def test_the_empty_board_of_each_layout_shows_two_solutions(name: str) -> None:
    layout = LAYOUTS[name]
    result = Solver().solve(Board.from_values([None] * layout.tables.cell_count, layout))
    assert (result.status, result.steps) == (SolveStatus.STUCK, ())
    assert result.diagnosis is not None
    if name == HARD_TO_FILL:
        assert result.diagnosis.budget is not None
    else:
        assert len(result.diagnosis.solutions) == 2
        assert agrees(result, solution_count(result.initial))


@pytest.mark.slow
@pytest.mark.parametrize("extend", [Layout.with_anti_knight, Layout.with_anti_king])
def test_the_largest_boards_with_sights_end_too(extend: Callable[[Layout], Layout]) -> None:
    layout = extend(Layout.of_size(16))
    result = Solver().solve(Board.from_values([None] * 256, layout))
    assert result.diagnosis is not None
    assert len(result.diagnosis.solutions) == 2


@pytest.mark.slow
def test_drafts_end_soon_and_as_a_sat_solver_says() -> None:
    found = tallies(seed=3, count=COUNT, kinds=tuple(KINDS))
    assert sum(tally.ends.total() for tally in found.values()) == COUNT
    assert [str(sample) for tally in found.values() for sample in tally.wrong] == []
    assert max(tally.slowest for tally in found.values()) < 10
