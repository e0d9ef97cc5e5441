"""What is to be seen of an arrow."""

from sudologue.rules.arrows.telling_test import GOLDEN
from sudologue.sketching.reading_test import sketched


def test_the_circle_and_the_shaft() -> None:
    (seen,) = sketched(GOLDEN, "arrow_bounds")
    assert (seen["pivot"], seen["cell"]) == ("r1c7", "r2c8 r2c7 r3c6")


def test_few_ways_and_what_they_use() -> None:
    (few,) = sketched(GOLDEN, "arrow_combination")
    assert few["seen"] == "r1c3(2) r1c3(4) r1c4(6) r2c3(2) r2c3(4)"
