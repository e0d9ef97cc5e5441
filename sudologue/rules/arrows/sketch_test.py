"""What is to be seen of an arrow."""

from sudologue.rules.arrows.telling_test import GOLDEN
from sudologue.sketching.reading_test import sketched


def test_the_circle_and_the_shaft() -> None:
    (seen,) = sketched(GOLDEN, "arrow_bounds")
    assert (seen["pivot"], seen["cell"]) == ("r1c7", "r2c7 r3c7 r4c6")


def test_few_ways_and_what_they_use() -> None:
    (few,) = sketched(GOLDEN, "arrow_combination")
    assert few["seen"] == "r5c2(2) r5c3(6)"
