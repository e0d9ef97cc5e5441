"""What the page asks about puzzles: how hard is this one, and is there another like it?"""

from __future__ import annotations

from typing import Any

import sudologue
from sudologue.model import CLASSIC
from sudologue.rating.wording import NO_MODEL, facts, rows
from web.answers.positions import Position

Data = object
_SECONDS = 10.0


def rate(position: dict[str, Any], assume_unique: bool = False) -> Data:
    """The numbers of all models in rows, the facts, and the reasons."""
    board = Position.of(position).board
    grade = sudologue.rate(board, seconds=_SECONDS, assume_unique=assume_unique)
    if not grade.is_rated:
        return {"rows": [], "reasons": grade.reasons}
    is_classic = board.layout == CLASSIC
    return {
        "rows": [*(rows(grade) if is_classic else ()), *facts(grade)],
        "reasons": grade.reasons if is_classic else [NO_MODEL, *grade.reasons],
    }
