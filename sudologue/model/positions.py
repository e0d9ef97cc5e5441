"""What stands for a board: a text, digits, and every value that has a board."""

from __future__ import annotations

from typing import Protocol, TypeAlias, cast

from sudologue.errors import SudologueError
from sudologue.messages import Messages
from sudologue.model.board import Board
from sudologue.model.layout import Layout, expect_layout
from sudologue.model.values import Grid

_say = Messages(__name__)


class HasBoard(Protocol):
    """A value about a board: a step, a hint, an answer."""

    @property
    def board(self) -> Board: ...


class HasPuzzle(Protocol):
    """A value about a puzzle: a result or a grade; perhaps it has a `position`, too."""

    @property
    def puzzle(self) -> Board: ...


PositionLike: TypeAlias = str | Board | Grid | HasBoard | HasPuzzle
"""A text in any format, a board, its digits, or a value that has a board or a puzzle."""


def board_of(value: PositionLike, layout: Layout | None = None, *, puzzle: bool = False) -> Board:
    """The board that a value stands for; where a `puzzle` is wanted, the one that it began with.

    What is no board yet is read in the layout, if one is given.
    """
    expect_layout(layout)
    board: object = value
    if not isinstance(value, Board | str):
        names = ("puzzle", "board") if puzzle else ("position", "board", "puzzle")
        found = (getattr(value, name, None) for name in names)
        board = next((one for one in found if isinstance(one, Board)), None)
    if not isinstance(board, Board):
        return Board(cast("str | Grid", value), layout=layout)
    if layout is None or layout == board.layout:
        return board
    raise SudologueError(_say("own_layout"))
