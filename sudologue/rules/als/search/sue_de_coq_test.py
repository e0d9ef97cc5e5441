"""What is carried over from the board before is what a search of the whole board finds."""

from __future__ import annotations

from sudologue.model import Board, Candidate, Cell
from sudologue.rules.als.search.als_table_test import HARD
from sudologue.rules.als.search.als_test import SUE, narrowed
from sudologue.rules.als.search.sue_de_coq import Crossings
from sudologue.solver import Solver


def test_a_search_goes_on_from_the_board_before() -> None:
    hard = Board.from_string(HARD)
    search, found = Crossings(hard.layout), 0
    for step in Solver(["hidden_single", "naked_pair", "naked_single"]).steps(hard):
        expected = Crossings(hard.layout).on(step.board)
        assert search.on(step.board) == expected
        found += len(expected)
    assert found


def test_a_pattern_is_gone_when_one_of_its_cells_changes() -> None:
    board = narrowed(SUE)
    search = Crossings(board.layout)
    found = search.on(board)
    assert found
    for place, digit in (("r1c5", 1), ("r2c3", 3)):
        less = board.eliminate([Candidate(Cell.parse(place), digit)])
        assert search.on(less) == Crossings(board.layout).on(less) != found
        assert search.on(board) == found
