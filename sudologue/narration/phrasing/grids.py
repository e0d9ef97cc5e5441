"""Boards as passages: digits in rows that a solver reads back, or every candidate."""

from __future__ import annotations

from sudologue.model import Board, digit_text
from sudologue.model.board_text import grid
from sudologue.narration.phrasing.passage import NEW_LINE, Form, Passage, join

_OPEN = "."


def digit_grid(board: Board) -> Passage:
    """The digits, row by row, with lines between boxes where there are boxes.

    >>> print(digit_grid(Board.from_string("1.....3..4.....2")).text)
    1.|..
    ..|3.
    --+--
    .4|..
    ..|.2
    """
    tables = board.masks.tables
    height, width = tables.box_shape or (tables.size, tables.size)
    rule = "+".join(["-" * width] * (tables.size // width))
    rows: list[str] = []
    for number in range(tables.size):
        if number and number % height == 0:
            rows.append(rule)
        start = number * tables.size
        values = board.masks.values[start : start + tables.size]
        digits = [_OPEN if value is None else digit_text(value) for value in values]
        stacks = ("".join(digits[left : left + width]) for left in range(0, tables.size, width))
        rows.append("|".join(stacks))
    return _grid(rows, board)


def candidate_grid(board: Board) -> Passage:
    """The board with the candidates of every open cell.

    >>> print(candidate_grid(Board.from_string("1.....3..4.....2")).text.splitlines()[1])
    | 1  23 | 24 4  |
    """
    return _grid(grid(board, candidates=True).splitlines(), board)


def _grid(rows: list[str], board: Board) -> Passage:
    return Passage(join(rows, NEW_LINE).spans, Form.GRID, board)
