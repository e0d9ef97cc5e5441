"""What is to be seen of remote pairs."""

from puzzles.checks import empty, only, without
from puzzles.layouts import LAYOUTS
from sudologue.rules.remote_pairs.telling_test import GOLDEN
from sudologue.sketching.reading_test import sketched, sketched_on


def test_the_digits_take_turns_along_the_chain() -> None:
    assert sketched(GOLDEN, "remote_pair") == [
        {
            "cell": "r2c8 r1c7 r1c5 r8c5",
            "sight": "r2c8-r1c7 r1c7-r1c5 r1c5-r8c5",
            "on": "r2c8(8) r1c7(9) r1c5(8) r8c5(9)",
            "off": "r2c8(9) r1c7(8) r1c5(9) r8c5(8)",
            "gone": "r8c8(9)",
        }
    ]


def test_two_ends_that_would_leave_a_box_without_a_digit() -> None:
    assert sketched(GOLDEN, "chute_remote_pairs") == [
        {
            "cell": "r8c2 r9c4",
            "base": "b9",
            "cover": "r8 r9",
            "seen": "r8c2(8) r9c4(8)",
            "on": "r8c2(4) r9c4(4)",
            "off": "r8c8(4) r9c8(4)",
            "weak": "r8c2(4)>r8c8(4) r9c4(4)>r9c8(4)",
            "strong": "r8c8(4)-r9c8(4)",
            "gone": "r9c2(8)",
        }
    ]


def test_both_digits_are_a_case_each() -> None:
    board = only(empty(LAYOUTS["classic"]), "r1c1 r2c5", "12")
    board = without(board, "r1c9(12) r2c7(12) r2c8(12) r3c7(12) r3c8(12) r3c9(12)")
    (seen,) = sketched_on(board, "chute_remote_pairs")
    assert (seen["on 1"], seen["off 1"]) == ("r1c1(1) r2c5(1)", "r1c7+r1c8(1) r2c9(1)")
    assert (seen["on 2"], seen["off 2"]) == ("r1c1(2) r2c5(2)", "r1c7+r1c8(2) r2c9(2)")
    assert "seen" not in seen
