"""What is to be seen of fireworks."""

from sudologue.rules.fireworks.telling_test import GOLDEN
from sudologue.sketching.reading_test import sketched


def test_two_lines_their_block_and_the_cells_that_take_the_digits() -> None:
    assert sketched(GOLDEN, "firework_triple") == [
        {
            "base": "r7 c9",
            "cover": "b9",
            "pivot": "r7c9",
            "cell": "r7c4 r6c9",
            "seen": ("r7c9(3) r7c9(5) r7c9(7) r7c4(3) r7c4(5) r7c4(7) r6c9(3) r6c9(5) r6c9(7)"),
            "gone": "r7c4(1) r8c7(7) r9c8(5)",
        }
    ]
