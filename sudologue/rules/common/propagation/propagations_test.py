"""What goes on from the board before ends where a propagation from the start ends."""

from __future__ import annotations

import pytest

from puzzles import forcing_test
from sudologue.model import Board
from sudologue.rules.common.propagation.propagations import Propagation, Propagations
from sudologue.solver import Solver


def outcome(each: Propagation) -> tuple[object, ...]:
    """Where a propagation ended, and how it came to that."""
    return each.number, each.spread, each.open_truths, each.made_true, each.is_dead, each.rounds


@pytest.mark.parametrize("puzzle", forcing_test.LINES[:2])
def test_going_on_ends_where_starting_afresh_ends(puzzle: str) -> None:
    boards = [Board.from_string(puzzle)]
    boards += [step.board for step in Solver().steps(boards[0])]
    carried = Propagations(boards[0])
    gone_on = 0
    for board in boards[1:]:
        carried, afresh = Propagations(board, carried), Propagations(board)
        assert list(carried.standing) == list(afresh.standing)
        for number, each in carried.standing.items():
            gone_on += each.known_rounds is None
            assert outcome(each) == outcome(afresh.standing[number])
        assert [f.number for f in carried.failed] == [f.number for f in afresh.failed]
        assert [f.rounds for f in carried.failed] == [f.rounds for f in afresh.failed]
    assert gone_on


def test_a_board_that_did_not_come_of_the_other_is_begun_afresh() -> None:
    one, other = (Board.from_string(puzzle) for puzzle in forcing_test.LINES[:2])
    carried = Propagations(other, Propagations(one))
    assert all(each.known_rounds is not None for each in carried.standing.values())
