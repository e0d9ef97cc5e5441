from __future__ import annotations

import pytest

from puzzles.layouts import JIGSAW_5
from sudologue.model import Board, Layout
from sudologue.narration.phrasing.grids import candidate_grid, digit_grid

PUZZLE = "........4..45...5...1.3.."
SOLUTION = "4123553142245133542112354"


def walls(board: Board) -> set[tuple[int, int]]:
    """The neighbours in a row between which a drawing has a wall."""
    size, rows = board.layout.size, digit_grid(board).text.splitlines()
    cells = [row for row in rows if not row.lstrip("| ").startswith(("+", "-"))]
    assert len(cells) == size
    found: set[tuple[int, int]] = set()
    for number, row in enumerate(cells):
        parts = row.strip("|").split("|")
        at = 0
        for part in parts[:-1]:
            at += len(part.split())
            found.add((number, at))
    return found


@pytest.mark.parametrize("text", [PUZZLE, SOLUTION])
def test_regions_have_walls_between_them(text: str) -> None:
    layout = Layout.jigsaw(JIGSAW_5)
    board = Board.from_string(text, layout)
    expected = {
        (row, col)
        for row in range(5)
        for col in range(1, 5)
        if JIGSAW_5[5 * row + col] != JIGSAW_5[5 * row + col - 1]
    }
    assert walls(board) == expected


def test_candidates_stand_within_the_regions() -> None:
    board = Board.from_string(PUZZLE, Layout.jigsaw(JIGSAW_5))
    told = candidate_grid(board)
    assert told.board is board
    entries = [word for word in told.text.replace("|", " ").split() if word.isdigit()]
    assert entries == [
        (
            "".join(map(str, sorted(domain)))
            if (value := board.masks.values[n]) is None
            else str(value)
        )
        for n, domain in enumerate(board.masks.domains)
    ]


def test_boxes_are_drawn_as_solvers_read_them() -> None:
    board = Board.from_string("1.....3..4.....2")
    assert digit_grid(board).text == "1.|..\n..|3.\n--+--\n.4|..\n..|.2"
