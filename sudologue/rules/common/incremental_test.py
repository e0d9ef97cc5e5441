"""What is found by going on from the board before is what a search of the whole board finds."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sudologue.inference import Inference
from sudologue.model import Board, BoardMasks, Layout
from sudologue.rules import named
from sudologue.rules.common.incremental import MANY_CHANGES, IncrementalSearch
from sudologue.solver import Solver

PUZZLE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"


SMALL = Layout.boxes(2, 2)


def test_only_a_board_with_nothing_new_comes_of_another() -> None:
    last = IncrementalSearch[str]()
    board = Board.from_values([None] * 16, SMALL)
    assert last.since(board) is None
    last.keep(board, frozenset({"a"}))
    same = last.since(board)
    assert same is not None
    assert same.found == {"a"}
    assert same.changed == 0
    fewer = board.eliminate(board.masks.candidates_at(1, 1 << 5))
    since = last.since(fewer)
    assert since is not None
    assert since.changed == 1 << 5
    last.keep(fewer, frozenset())
    assert last.since(board) is None
    placed = last.since(fewer.place(SMALL.cells[5], 2))
    assert placed is not None
    assert placed.changed == SMALL.tables.peer_masks[5] | 1 << 5


def test_many_changes_are_as_good_as_a_new_board() -> None:
    board = Board.from_values([None] * 16, SMALL)
    last = IncrementalSearch[str]()
    last.keep(board, frozenset())
    gone = [c for cell in range(MANY_CHANGES) for c in board.masks.candidates_at(1, 1 << cell)]
    assert last.since(board.eliminate(gone)) is not None
    gone += board.masks.candidates_at(1, 1 << MANY_CHANGES)
    assert last.since(board.eliminate(gone)) is None


@pytest.mark.parametrize("slug", ["wxyz_wing", "almost_locked_candidates"])
def test_going_on_finds_what_starting_afresh_finds(slug: str) -> None:
    boards = [Board.from_string(PUZZLE)]
    boards += [step.board for step in Solver().steps(boards[0])]
    rule = named(slug)
    going_on = [rule.apply(board) for board in boards]
    assert going_on == [_afresh(slug, board) for board in boards]
    assert any(going_on)


def _afresh(slug: str, board: Board) -> Sequence[Inference]:
    """What a rule finds when it was asked last about a board that this one does not come of."""
    rule = named(slug)
    rule.apply(Board(BoardMasks(board.layout, 0, 0, 0)))
    return rule.apply(board)


def test_layouts_are_kept_apart() -> None:
    six = Board.from_values([None] * 36, layout=Layout.boxes(2, 3))
    tall = Board.from_values([None] * 36, layout=Layout.boxes(3, 2))
    for slug in ("wxyz_wing", "almost_locked_candidates"):
        for board in (six, tall, six):
            assert named(slug).apply(board) == ()
