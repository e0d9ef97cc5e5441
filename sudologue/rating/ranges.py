"""Whether a puzzle is rated within a range, found out at the first sign: before it is rated."""

from __future__ import annotations

import math
from collections.abc import Callable

from sudologue.budget import DEFAULT_BUDGET, Allowance, OutOfWorkError
from sudologue.model import Board
from sudologue.rating.effort import effort_between
from sudologue.rating.hodoku import hodoku_rating
from sudologue.rating.se import se_between
from sudologue.rating.singledigit import singledigit_rating

Between = Callable[[Board, float, float], bool]

_BETWEEN: dict[str, Between] = {
    "effort": effort_between,
    "singledigit": lambda board, low, high: low <= singledigit_rating(board) <= high,
    "hodoku": lambda board, low, high: low <= hodoku_rating(board).score <= high,
    "se": se_between,
}

BOUNDS: dict[str, tuple[float, float]] = {
    "effort": (0, math.inf),
    "singledigit": (0, math.inf),
    "hodoku": (0, math.inf),
    "se": (1.0, 11.9),
}
"""Between what the ratings of each model lie."""


def is_within(model: str, board: Board, low: float, high: float) -> bool:
    """Whether a classic puzzle with one solution is rated from `low` to `high` by a model.

    What takes more work than a solve may is not.
    """
    try:
        with Allowance(DEFAULT_BUDGET):
            return _BETWEEN[model](board, low, high)
    except OutOfWorkError:
        return False
