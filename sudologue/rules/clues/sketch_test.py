"""What is to be seen of a clue that leaves its cells less."""

from sudologue.rules.clues.telling_test import GOLDEN
from sudologue.sketching.reading_test import sketched


def test_the_cells_of_the_clue_and_what_they_can_take() -> None:
    (seen,) = sketched(GOLDEN, "clue_support")
    assert (seen["cell"], seen["seen"]) == ("r1c3 r1c4", "r1c3(4) r1c4(6)")
