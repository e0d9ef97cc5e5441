from __future__ import annotations

import pytest

from sudologue.model import Board, Layout
from sudologue.rating.symmetry import symmetries


def pattern(*rows: str) -> Board:
    """A board with givens at the crosses, in digits that never meet."""
    size = len(rows)
    given = [
        (
            (row + 2 * col if size == 5 else 3 * row + row // 3 + col) % size + 1
            if symbol == "x"
            else None
        )
        for row, symbols in enumerate(rows)
        for col, symbol in enumerate(symbols)
    ]
    layout = Layout.jigsaw("1111122222333334444455555") if size == 5 else None
    return Board.from_values(given, layout)


CASES = [
    (("x....", ".....", ".....", ".....", "....."), ("diagonal",)),
    (("....x", ".....", ".....", ".....", "....."), ("antidiagonal",)),
    ((".x...", ".....", ".....", ".....", "....."), ()),
    ((".x...", ".....", ".....", ".....", "...x."), ("rot180",)),
    ((".x...", "....x", ".....", "x....", "...x."), ("rot90", "rot180")),
    ((".x.x.", ".....", ".....", ".....", "....."), ("mirror-h",)),
    ((".x...", ".....", ".....", ".....", ".x..."), ("mirror-v",)),
    ((".x.x.", ".....", ".....", ".....", ".x.x."), ("rot180", "mirror-h", "mirror-v")),
    (("x....", ".....", ".....", ".....", "....x"), ("rot180", "diagonal", "antidiagonal")),
    (("x...x", ".....", "..x..", ".....", "x...x"), ("full",)),
    ((".....", ".....", ".....", ".....", "....."), ()),
]


@pytest.mark.parametrize(("rows", "expected"), CASES)
def test_symmetries(rows: tuple[str, ...], expected: tuple[str, ...]) -> None:
    assert symmetries(pattern(*rows)) == expected


def test_only_givens_make_the_pattern() -> None:
    board = Board.from_string("1... .... .... ...2")
    assert "rot180" in symmetries(board)
    assert symmetries(board.place("r1c2", 2)) == symmetries(board)
