from __future__ import annotations

from dataclasses import replace

from sudologue.inference import Elimination, SolveStatus
from sudologue.model import Board
from sudologue.narration.voices.chapters import Purposes
from sudologue.solver import Solver

PUZZLE = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
RESULT = Solver().solve(Board.from_string(PUZZLE))
EASY = Solver().solve(Board.from_string("1.....3..4.....2"))


def test_an_elimination_that_no_digit_leans_on_is_not_needed() -> None:
    purposes = Purposes.of(RESULT)
    everything = set(range(1, len(RESULT.steps) + 1))
    assert everything - purposes.needed == {2}
    assert isinstance(RESULT.steps[1].inference.action, Elimination)


def test_all_steps_are_needed_on_demand() -> None:
    assert len(Purposes.of(RESULT, all_steps=True).needed) == len(RESULT.steps)


def test_a_trace_that_does_not_end_in_a_solution_needs_all_it_has() -> None:
    stuck = replace(RESULT, status=SolveStatus.STUCK)
    assert len(Purposes.of(stuck).needed) == len(RESULT.steps)


def test_users_are_the_steps_that_would_miss_it() -> None:
    """The claiming of step 5 takes the 4 from r1c4 and others; column 6 and r1c5 need that."""
    assert Purposes.of(RESULT).users[5] == (6, 32)


def test_what_a_placed_digit_has_ruled_out_since_needs_no_step() -> None:
    for number, users in Purposes.of(RESULT).users.items():
        for user in users:
            before = RESULT.board_before(user)
            removed = (
                RESULT.board_before(number).masks.live & ~RESULT.steps[number - 1].board.masks.live
            )
            masks = before.layout.tables.seen_masks
            assert any(
                removed >> bit & 1 and not before.masks.filled & masks[bit]
                for bit in range(removed.bit_length())
            )


def test_placements_alone_use_nothing() -> None:
    assert Purposes.of(EASY) == Purposes(frozenset(range(1, 13)), {})
