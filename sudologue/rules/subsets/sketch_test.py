"""What is to be seen of subsets."""

from sudologue.rules.subsets.telling_test import GOLDEN
from sudologue.sketching.reading_test import sketched


def test_a_naked_subset_takes_its_digits_from_the_rest_of_its_house() -> None:
    assert sketched(GOLDEN, "naked_triple") == [
        {
            "base": "c7",
            "cell": "r2c7 r3c7 r7c7",
            "seen": "r2c7(1) r2c7(4) r2c7(9) r3c7(4) r3c7(9) r7c7(4) r7c7(9)",
            "gone": "r6c7(9) r8c7(1) r8c7(4)",
        }
    ]


def test_a_hidden_subset_takes_other_digits_from_its_cells() -> None:
    assert sketched(GOLDEN, "hidden_pair") == [
        {
            "base": "b1",
            "cell": "r1c1 r1c2",
            "seen": "r1c1(6) r1c1(8) r1c2(6) r1c2(8)",
            "gone": "r1c1(4) r1c1(9) r1c2(3)",
        }
    ]
