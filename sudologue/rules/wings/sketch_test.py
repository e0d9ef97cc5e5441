"""What is to be seen of wings."""

from sudologue.rules.wings.telling_test import GOLDEN, holding
from sudologue.sketching.reading_test import sketched, sketched_on


def test_either_digit_of_the_pivot_leads_to_a_pincer() -> None:
    assert sketched(GOLDEN, "xy_wing") == [
        {
            "pivot": "r9c9",
            "cell": "r7c7 r8c9",
            "seen": "r9c9(2) r9c9(8) r7c7(2) r7c7(6) r8c9(6) r8c9(8)",
            "strong": "r9c9(2)-r9c9(8) r7c7(2)-r7c7(6) r8c9(8)-r8c9(6)",
            "weak": "r9c9(2)-r7c7(2) r9c9(8)-r8c9(8)",
            "gone": "r8c7(6)",
        }
    ]


def test_a_pivot_of_three_has_no_strong_link_of_its_own() -> None:
    assert sketched(GOLDEN, "xyz_wing") == [
        {
            "pivot": "r8c9",
            "cell": "r9c9 r8c8",
            "seen": "r8c9(3) r8c9(4) r8c9(6) r9c9(3) r9c9(4) r8c8(4) r8c8(6)",
            "weak": "r8c9(3)-r9c9(3) r8c9(6)-r8c8(6)",
            "strong": "r9c9(3)-r9c9(4) r8c8(6)-r8c8(4)",
            "gone": "r7c8(4)",
        }
    ]


def test_ends_that_were_alike_would_leave_the_bridge_without_its_digit() -> None:
    assert sketched(GOLDEN, "w_wing") == [
        {
            "cell": "r3c2 r9c8",
            "base": "c1",
            "seen": "r3c2(4) r9c8(4)",
            "on": "r3c2(9) r9c8(9)",
            "off": "r3c1(9) r9c1(9)",
            "weak": "r3c2(9)>r3c1(9) r9c8(9)>r9c1(9)",
            "strong": "r3c1(9)-r9c1(9)",
            "gone": "r9c2(4)",
        }
    ]


def test_the_digit_that_is_left_over_is_a_group() -> None:
    assert sketched(GOLDEN, "wxyz_wing") == [
        {
            "pivot": "r4c8",
            "cell": "r4c4 r4c9 r5c7",
            "seen": "r4c4(1) r4c4(5) r4c8(5) r4c9(1) r4c9(3) r4c9(5) r5c7(3)",
            "seen 1": "r4c4(9) r4c8(9) r5c7(9)",
            "gone": "r4c7(9)",
        }
    ]


def test_without_such_a_digit_all_are_alike() -> None:
    board = holding("6x6", "r1c1=1234 r1c2=1234 r1c5=34 r2c3=12")
    (seen,) = sketched_on(board, "wxyz_wing")
    assert set(seen) <= {"pivot", "cell", "seen", "gone"}
    assert len(seen["seen"].split()) == 12
