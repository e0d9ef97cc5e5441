"""What rules work out about a board and share: kept for the board at hand, and for no other.

All rules are asked about one board before any is asked about the next. So what one of them derives
for itself and the others is worth keeping for just one board, the one last asked about. It is told
by what it is rather than by what it holds, which costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sudologue.model import Board

T = TypeVar("T")


def for_the_board_at_hand(derive: Callable[[Board], T]) -> Callable[[Board], T]:
    """A function of boards that does not derive the same twice running.

    >>> counted = []
    >>> live = for_the_board_at_hand(lambda board: counted.append(board) or board.live)
    >>> board = Board.from_string("1.....3..4.....2")
    >>> live(board) == live(board) == board.live, len(counted)
    (True, 1)
    """
    kept: tuple[Board, T] | None = None

    def known(board: Board) -> T:
        nonlocal kept
        last = kept  # one look: another thread may put its own board there
        if last is None or last[0] is not board:
            last = kept = board, derive(board)
        return last[1]

    return known
