"""What is to be seen of a thermometer."""

from sudologue.rules.thermometers.telling_test import GOLDEN
from sudologue.sketching.reading_test import sketched


def test_the_bulb_and_the_cells_that_follow() -> None:
    (seen,) = sketched(GOLDEN, "thermo_bounds")
    assert (seen["pivot"], seen["cell"]) == ("r2c7", "r2c8 r3c7 r3c8 r3c9 r2c9")


def test_the_cells_that_the_others_go_by() -> None:
    (seen,) = sketched(GOLDEN, "thermo_neighbour")
    assert (seen["pivot"], seen["cell"]) == ("r8c1 r9c1 r9c3", "r9c2")
