"""The clues of one kind that a rule looks at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from sudologue.model import Board, Clue

C = TypeVar("C", bound=Clue)


def fillable(board: Board, kind: type[C]) -> Iterator[C]:
    """Those of a board that can still be filled; with another, the board is a dead end."""
    for clue in board.layout.clues:
        if isinstance(clue, kind) and board.clue_support(clue) is not None:
            yield clue
