"""That claims about cages can be false."""

from __future__ import annotations

import pytest

from puzzles.checks import empty, only
from sudologue.clues import Cage
from sudologue.model import CLASSIC, Cell
from sudologue.narration.claims.board_claims import Assertion
from sudologue.narration.claims.clue_claims import (
    CannotMake,
    EachHas,
    FilledOnlyWith,
    PlacesInWays,
)
from sudologue.rules.cages.telling.cage_claims import (
    AreLargest,
    HoldsOf,
    LeavesFor,
    MakesUp,
    NoneHas,
)

CAGE = Cage.of("r1c1 r1c2 r1c3", 10)
ONE, TWO, THREE = CAGE.cells
BOARD = only(empty(CLASSIC.with_clues(CAGE)).place("r1c3", 4), "r1c1 r1c2", "125")


@pytest.mark.parametrize(
    ("true", "false"),
    [
        (LeavesFor(CAGE, (ONE, TWO), 6), LeavesFor(CAGE, (ONE, TWO), 7)),
        (LeavesFor(CAGE, (ONE, TWO), 6), LeavesFor(CAGE, (ONE, TWO, THREE), 6)),
        (HoldsOf(CAGE, (4,)), HoldsOf(CAGE, (1,))),
        (NoneHas(((1, 5), (2, 4)), (3,)), NoneHas(((1, 5), (2, 4)), (3, 4))),
        (PlacesInWays((ONE, TWO), 6, 5, (ONE, TWO)), PlacesInWays((ONE, TWO), 6, 5, (ONE,))),
        (FilledOnlyWith((ONE, TWO), 6, ((1, 5),)), FilledOnlyWith((ONE, TWO), 3, ((1, 5),))),
        (EachHas(((1, 5), (2, 4)), (1, 4), 1), EachHas(((1, 5), (2, 4)), (1,), 1)),
        (AreLargest((ONE, TWO), (2, 5)), AreLargest((ONE, TWO), (1, 5))),
        (AreLargest((ONE,), (1,), True), AreLargest((ONE,), (2,), True)),
        (MakesUp(6, 1, 5), MakesUp(6, 1, 4)),
        (CannotMake((ONE, TWO), (5,), 9), CannotMake((ONE, TWO), (6,), 9)),
    ],
)
def test_a_claim_tells_true_from_false(true: Assertion, false: Assertion) -> None:
    assert true.holds(BOARD)
    assert not false.holds(BOARD)


def test_fillings_take_a_candidate_of_each_cell() -> None:
    board = only(BOARD, "r1c1", "1")
    assert FilledOnlyWith((ONE, Cell(0, 1)), 7, ()).holds(board)
