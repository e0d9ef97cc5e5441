"""What is to be seen of cages."""

import pytest

from sudologue.rules.cages.telling_test import GOLDEN
from sudologue.sketching.reading_test import sketched


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        ("last_of_cage", {"cell": "r1c2", "cause": "r1c1 r2c1", "placed": "r1c2(3)"}),
        (
            "cage_combination",
            {
                "cover": "r7 b7 c3",
                "cell": "r7c3 r7c4 r8c3",
                "seen": "r7c3(1) r7c3(2) r7c3(4) r7c4(1) r7c4(2) r8c3(2) r8c3(4)",
                "gone": (
                    "r4c3(4) r5c3(4) r7c3(7) r7c3(9) r7c5(1) r8c1(4) r8c2(4) r9c1(4) r9c2(4) "
                    "r9c3(4)"
                ),
            },
        ),
        (
            "min_max_cage",
            {
                "pivot": "r2c1",
                "cell": "r3c1 r4c1",
                "seen": "r3c1(4) r4c1(3) r4c1(4)",
                "gone": "r2c1(1) r2c1(4)",
            },
        ),
        (
            "cage_placement",
            {
                "cell": "r1c3 r1c4 r2c3",
                "gone": "r1c4(7) r2c3(5) r2c3(8) r2c3(9)",
            },
        ),
        (
            "cage_house_overlap",
            {
                "cover": "b5",
                "cell": "r4c4 r5c4 r5c5",
                "seen": "r4c4(8) r4c4(9) r5c4(7) r5c4(8) r5c4(9) r5c5(7) r5c5(8) r5c5(9)",
                "gone": "r4c5(8) r4c5(9) r4c6(9) r5c6(9) r6c4(7) r6c4(9)",
            },
        ),
        (
            "cage_must_have",
            {
                "cell": "r6c4 r7c3 r7c4 r8c4",
                "seen": "r6c4(5) r7c3(5)",
                "gone": "r6c3(5)",
                "sight": "r6c4(5)-r6c3(5) r7c3(5)-r6c3(5)",
            },
        ),
        (
            "killer_pair",
            {
                "base": "c1",
                "cell 1": "r5c1 r6c1",
                "cell": "r8c1",
                "seen": "r5c1(5) r5c1(8) r6c1(5) r8c1(5) r8c1(8)",
                "gone": "r4c1(5) r4c1(8) r9c1(5) r9c1(8)",
            },
        ),
    ],
)
def test_what_is_to_be_seen(rule: str, expected: dict[str, str]) -> None:
    assert sketched(GOLDEN, rule) == [expected]
