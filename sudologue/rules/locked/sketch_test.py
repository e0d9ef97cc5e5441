"""What is to be seen of locked candidates."""

from sudologue.rules.locked.telling_test import GOLDEN
from sudologue.sketching.reading_test import sketched


def test_a_box_that_points_along_a_row() -> None:
    assert sketched(GOLDEN, "locked_candidates_pointing") == [
        {"base": "b1", "cover": "r1", "seen": "r1c1(1) r1c2(1) r1c3(1)", "gone": "r1c7(1)"}
    ]


def test_a_column_that_claims_a_digit_of_a_box() -> None:
    assert sketched(GOLDEN, "locked_candidates_claiming") == [
        {"base": "c5", "cover": "b8", "seen": "r7c5(3) r9c5(3)", "gone": "r7c4(3)"}
    ]
