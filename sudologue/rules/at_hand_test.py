from __future__ import annotations

from sudologue.model import Board
from sudologue.rules.at_hand import for_the_board_at_hand

PUZZLE = "1.....3..4.....2"


def test_one_board_is_kept_and_told_by_what_it_is() -> None:
    asked: list[Board] = []

    @for_the_board_at_hand
    def order(board: Board) -> int:
        asked.append(board)
        return len(asked)

    one, same = Board.from_string(PUZZLE), Board.from_string(PUZZLE)
    assert one == same
    assert [order(board) for board in (one, one, same, same, one)] == [1, 1, 2, 2, 3]
    assert list(map(id, asked)) == [id(one), id(same), id(one)]


def test_what_is_nothing_is_kept_as_well() -> None:
    asked: list[Board] = []
    nothing = for_the_board_at_hand(asked.append)
    board = Board.from_string(PUZZLE)
    assert nothing(board) is nothing(board) is None
    assert asked == [board]
