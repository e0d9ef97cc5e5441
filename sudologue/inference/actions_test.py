"""`board.apply` takes a step in whatever form somebody has it."""

from __future__ import annotations

import pytest

import sudologue
from sudologue import Board, Cell, SudologueError
from sudologue.errors import WrongTypeError
from sudologue.inference.actions import action_of

BOARD = Board("1... ..3. .4.. ...2")
RESULT = sudologue.solve(BOARD)
STEP = RESULT.steps[0]
GOOD = Board("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")


@pytest.mark.parametrize(
    "step",
    [STEP.inference.action, STEP.inference, STEP, RESULT.look(1)],
    ids=lambda step: type(step).__name__,
)
def test_a_step_leads_to_the_next_board(step: object) -> None:
    assert BOARD.apply(step) == STEP.board


def test_a_hint_is_followed() -> None:
    hint = sudologue.hint(BOARD)
    assert hint.inference is not None
    assert BOARD.apply(hint) == hint.inference.action.apply(BOARD)


def test_an_elimination_is_applied() -> None:
    gone = sudologue.Elimination((Cell(0, 1),), {2})
    assert BOARD.apply(gone) == BOARD.eliminate("r1c2(2)")


@pytest.mark.parametrize("wrong", ["r1c2", None, 5, BOARD, RESULT, Board])
def test_what_is_no_step_is_refused(wrong: object) -> None:
    with pytest.raises(WrongTypeError, match=" is not a step: give a placement, an elimination, "):
        BOARD.apply(wrong)


@pytest.mark.parametrize(
    ("board", "kind"),
    [(GOOD.place("r1c3", 2), "wrong entry"), (Board(sudologue.solve(GOOD).solution or ""), "done")],
)
def test_a_hint_without_a_step_is_refused(board: Board, kind: str) -> None:
    with pytest.raises(SudologueError) as caught:
        action_of(sudologue.hint(board))
    assert str(caught.value) == f"this hint has no step to apply: its kind is {kind!r}"
