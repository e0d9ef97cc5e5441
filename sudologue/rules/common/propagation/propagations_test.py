"""What goes on from the board before ends where a propagation from the start ends."""

from __future__ import annotations

from itertools import pairwise

import pytest

from puzzles import forcing_test
from sudologue.model import Board
from sudologue.rules.common.propagation.propagations import Propagation, Propagations
from sudologue.rules.common.propagation.truths import truths_in
from sudologue.rules.forcing.search.clues_test import CAGED
from sudologue.solver import Solver


def outcome(each: Propagation, board: Board) -> tuple[object, ...]:
    """Where a propagation ended, and how it came to that, as far as the board has candidates."""
    rounds = [(ended.true, ended.left & board.masks.live) for ended in each.rounds]
    return each.number, each.state, each.open_truths, each.made_true, each.is_dead, rounds


@pytest.mark.parametrize(
    "puzzle",
    [
        forcing_test.LINES[0],
        *(pytest.param(line, marks=pytest.mark.slow) for line in forcing_test.LINES[1:3]),
        CAGED,
    ],
)
def test_going_on_ends_where_starting_afresh_ends(puzzle: str | Board) -> None:
    boards = [Board.from_string(puzzle) if isinstance(puzzle, str) else puzzle]
    boards += [step.board for step in Solver().steps(boards[0])]
    carried = Propagations(boards[0])
    gone_on = kept = 0
    for earlier, board in pairwise(boards):
        failed = set(map(id, carried.failed))
        carried, afresh = Propagations(board, carried), Propagations(board)
        assert list(carried.standing) == list(afresh.standing)
        for number, each in carried.standing.items():
            gone_on += each.known_rounds is None
            assert outcome(each, board) == outcome(afresh.standing[number], board)
        assert [f.number for f in carried.failed] == [f.number for f in afresh.failed]
        for one, other in zip(carried.failed, afresh.failed, strict=True):
            kept += id(one) in failed
            assert outcome(one, board)[-1] == outcome(other, board)[-1]
        assert carried.contradictions == afresh.contradictions
        for mask, _ in truths_in(board.layout).every:
            candidates = mask & board.masks.live
            if candidates and not any(candidates >> f.number & 1 for f in afresh.failed):
                both = carried.agreement(candidates), afresh.agreement(candidates)
                assert [each & board.masks.live for each in both[0]] == list(both[1])
        assert earlier.masks.live != board.masks.live
    assert gone_on
    assert kept or boards[0].layout.clues


def test_a_board_that_did_not_come_of_the_other_is_begun_afresh() -> None:
    one, other = (Board.from_string(puzzle) for puzzle in forcing_test.LINES[:2])
    carried = Propagations(other, Propagations(one))
    assert all(each.known_rounds is not None for each in carried.standing.values())
