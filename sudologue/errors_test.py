from __future__ import annotations

import pytest

from sudologue import errors
from sudologue.errors import BoardTextError, SudologueError

OURS = [error for error in vars(errors).values() if isinstance(error, type)]


@pytest.mark.parametrize("error", OURS, ids=lambda error: error.__name__)
def test_every_error_of_ours_is_a_value_error_of_ours(error: type[Exception]) -> None:
    assert issubclass(error, SudologueError)
    assert issubclass(error, ValueError)
    assert error.__doc__


def test_they_fit_on_a_screen() -> None:
    assert len(OURS) < 10


def test_a_fault_in_a_text_has_a_place_where_there_is_one() -> None:
    error = BoardTextError("strange", 2, 3)
    assert str(error) == "strange at line 2, column 3"
    assert (error.placeless, error.line, error.column) == ("strange", 2, 3)
    nowhere = BoardTextError("too short")
    assert (nowhere.line, nowhere.column) == (None, None)
