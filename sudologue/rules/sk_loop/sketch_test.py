"""What is to be seen of an SK-loop."""

from sudologue.rules.sk_loop.telling_test import GOLDEN
from sudologue.sketching.reading_test import sketched


def test_each_pair_of_the_ring_is_a_group() -> None:
    (seen,) = sketched(GOLDEN, "sk_loop")
    assert seen["pivot"] == "r2c2 r2c8 r8c2 r8c8"
    assert [seen[f"cell {group}"] for group in range(1, 9)] == [
        "r1c2 r3c2",
        "r2c1 r2c3",
        "r2c7 r2c9",
        "r1c8 r3c8",
        "r7c8 r9c8",
        "r8c7 r8c9",
        "r8c1 r8c3",
        "r7c2 r9c2",
    ]
    assert seen["seen 1"] == "r1c2(4) r1c2(7) r1c2(8) r3c2(2) r3c2(4) r3c2(8)"
    assert len(seen) == len(("pivot", "gone")) + 2 * 8
