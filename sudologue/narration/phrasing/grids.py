"""Boards as passages: digits in rows that a solver reads back, or every candidate."""

from __future__ import annotations

from sudologue.model import Board, digit_text
from sudologue.model.board_text import grid
from sudologue.narration.phrasing.board_lines import BoardLines
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
    if tables.box_shape is None:
        return _grid(_within_regions(board, candidates=False), board)
    height, width = tables.box_shape
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
    if board.masks.tables.box_shape is None:
        return _grid(_within_regions(board, candidates=True), board)
    return _grid(grid(board, candidates=True).splitlines(), board)


def _within_regions(board: Board, candidates: bool) -> list[str]:
    """The rows of a board with lines between its regions, if it has some."""
    size, lines = board.layout.size, BoardLines(board.layout, ascii_only=True, is_airy=True)
    masks = board.masks
    texts = [_OPEN if value is None else digit_text(value) for value in masks.values]
    for number, domain in enumerate(masks.domains if candidates else ()):
        if masks.values[number] is None:
            texts[number] = "".join(map(digit_text, sorted(domain))) or "-"
    widths = [max(map(len, texts[col::size])) for col in range(size)] + [0]
    rows: list[str] = []
    for row in range(size + 1):
        if lines.has_rule(row):
            rows.append(lines.rule(row, widths).rstrip())
        if row < size:
            cells = [*texts[row * size : (row + 1) * size], ""]
            parts = (lines.upright(row, n) + cell.ljust(widths[n]) for n, cell in enumerate(cells))
            rows.append("".join(parts).rstrip())
    return rows


def _grid(rows: list[str], board: Board) -> Passage:
    return Passage(join(rows, NEW_LINE).spans, Form.GRID, board)
