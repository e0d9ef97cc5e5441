"""What is to be seen of houses and cages that are added up."""

from sudologue.rules.ledgers.telling.telling_test import GOLDEN
from sudologue.sketching.reading_test import sketched


def test_the_houses_and_the_cells_left_over() -> None:
    (seen,) = sketched(GOLDEN, "innies_45")
    assert (seen["base"], seen["cell 1"]) == ("r1", "r1c6 r1c7")


def test_both_parts_of_a_cage() -> None:
    (seen,) = sketched(GOLDEN, "cage_splitting")
    assert (seen["cell 1"], seen["cell 2"]) == ("r1c8 r1c9", "r2c8 r2c9")
