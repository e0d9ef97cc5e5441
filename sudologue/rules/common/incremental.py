"""What a search found on the board it was last asked about, so that it can go on from there.

A step takes candidates away and adds none. Some patterns are a matter of certain cells and of what
these may take: as long as none of the cells changes, the pattern is there if it was there before,
and what it rules out can only become less. So on a board that comes of the last one, such patterns
need be searched for only where cells have changed, which are two or three after most steps.

What is found is the same either way. Without it qqwing's expert puzzles take 5 % longer, and those
of top1465 13 %.
"""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from sudologue.model import Board
from sudologue.model.folding import fold_stacked

MANY_CHANGES = 12
"""Where more cells have changed, searching the whole board takes no longer."""

T = TypeVar("T")


class ChangesSince(NamedTuple, Generic[T]):
    """What was found on the board before, and which cells have changed since, as bits."""

    found: frozenset[T]
    changed: int


class IncrementalSearch(Generic[T]):
    """What was found on the last board of a layout."""

    def __init__(self) -> None:
        self._last: tuple[int, frozenset[T]] = 0, frozenset()

    def since(self, board: Board) -> ChangesSince[T] | None:
        """What was found before, if the board comes of that one by a step or a few."""
        live, found = self._last  # one look: threads share what is kept
        tables = board.masks.tables
        if board.masks.live & ~live:
            return None
        changed = fold_stacked(live ^ board.masks.live, tables.digit_layers)[0]
        return ChangesSince(found, changed) if changed.bit_count() <= MANY_CHANGES else None

    def keep(self, board: Board, found: frozenset[T]) -> None:
        """Go on from this board the next time."""
        self._last = board.masks.live, found
