from __future__ import annotations

import pytest

import sudologue
from sudologue import Board, Layout
from sudologue.rendering.player.replay_data import houses_of, moves_of, start_of


@pytest.mark.parametrize(
    ("layout", "puzzle"),
    [
        (None, "1... ..3. .4.. ...2"),
        (Layout.boxes(2, 2).with_anti_king(), "1..............."),
        (
            None,
            ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51.",
        ),
    ],
)
def test_moves_lead_to_the_last_board(layout: Layout | None, puzzle: str) -> None:
    result = sudologue.solve(puzzle, layout=layout)
    board = result.initial
    assert start_of(board).count(" ") == board.layout.tables.cell_count - 1
    width, houses = board.layout.tables.cell_count, houses_of(board.layout)
    live, values = board.masks.live, list(board.masks.values)
    for placed, gone in moves_of(result):
        for number in gone:
            live &= ~(1 << number)
        if placed >= 0:
            plane, cell = divmod(placed, width)
            values[cell] = plane + 1
            mates = [other for house in houses if cell in house for other in house]
            for number in [
                *range(cell, live.bit_length(), width),
                *(plane * width + n for n in mates),
            ]:
                live &= ~(1 << number)
    assert values == [*result.final_board.masks.values]
    assert live == result.final_board.masks.live


def test_cells_as_they_stand() -> None:
    board = Board("1... ..3. .4.. ...2").place("r1c2", 3)
    assert start_of(board).split(" ")[:4] == ["=1", ":3", "24", "4"]
