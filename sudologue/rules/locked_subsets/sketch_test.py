"""What is to be seen of subsets that several houses share."""

from sudologue.rules.locked_subsets.telling_test import GOLDEN
from sudologue.sketching.reading_test import sketched


def test_a_locked_pair_uses_up_its_digits_in_two_houses() -> None:
    assert sketched(GOLDEN, "locked_pair") == [
        {
            "base": "b6 c9",
            "cell": "r4c9 r5c9",
            "seen": "r4c9(4) r4c9(5) r5c9(4) r5c9(5)",
            "gone": "r4c8(4) r7c9(4)",
        }
    ]


def test_a_hidden_one_has_a_house_of_its_own_and_others() -> None:
    assert sketched(GOLDEN, "locked_hidden_subset") == [
        {
            "base": "b6",
            "cover": "c9",
            "cell": "r4c9 r6c9",
            "seen": "r4c9(4) r4c9(7) r6c9(4) r6c9(7)",
            "gone": "r1c9(7) r6c9(1)",
        }
    ]


def test_almost_locked_cells_their_partners_and_where_the_houses_cross() -> None:
    assert sketched(GOLDEN, "almost_locked_candidates") == [
        {
            "base": "r9",
            "cover": "b8",
            "cell 1": "r8c5",
            "cell 2": "r9c7",
            "seen": "r8c5(1) r8c5(4) r9c7(1) r9c7(4) r9c4(1) r9c5(1) r9c5(4)",
            "gone": "r8c4(1)",
        }
    ]
