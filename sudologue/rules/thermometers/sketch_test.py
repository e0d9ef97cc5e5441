"""What is to be seen of a thermometer."""

from sudologue.rules.thermometers.telling_test import GOLDEN
from sudologue.sketching.reading_test import sketched, sketched_on


def test_what_the_others_turn_on() -> None:
    (seen,) = sketched(GOLDEN, "thermo_bounds")
    assert (seen["pivot"], seen["cell"]) == ("r2c7 r3c8", "r2c8 r3c7 r3c9 r2c9")


def test_the_bulb_where_the_number_of_cells_says_all() -> None:
    counted = next(golden for golden in GOLDEN if "r7c1" in golden.puzzle)
    seen = sketched_on(counted.board, "thermo_bounds")[0]
    assert (seen["pivot"], seen["cell"]) == ("r9c1", "r9c2 r8c2 r7c1")
