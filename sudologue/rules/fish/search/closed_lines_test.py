from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from puzzles.layouts import LAYOUTS
from puzzles.walks import walk
from sudologue.model import CLASSIC, Board
from sudologue.rules import named
from sudologue.rules.fish.search.closed_lines import has_closed_lines

boards = st.builds(
    walk,
    st.sampled_from([layout for layout in LAYOUTS.values() if layout.size <= 9]),
    st.integers(0, 10**6).map(str),
)


def plane(*cells: tuple[int, int]) -> int:
    return sum([1 << (row - 1) * 9 + col - 1 for row, col in cells])


def test_two_rows_on_two_columns_with_more() -> None:
    rows = plane((2, 3), (2, 7), (6, 3), (6, 7))
    assert not has_closed_lines(CLASSIC, rows, 2)
    assert has_closed_lines(CLASSIC, rows | plane((9, 7)), 2)
    assert not has_closed_lines(CLASSIC, rows | plane((9, 7), (6, 8), (7, 8), (9, 8)), 2)
    assert not has_closed_lines(CLASSIC, plane((2, 3), (6, 3), (9, 3)), 2)


def test_three_rows_on_three_columns() -> None:
    rows = plane((1, 1), (1, 5), (4, 5), (4, 9), (8, 1), (8, 9))
    assert has_closed_lines(CLASSIC, rows | plane((6, 5)), 3)
    assert not has_closed_lines(CLASSIC, rows | plane((6, 5)), 2)
    assert not has_closed_lines(CLASSIC, rows | plane((1, 2), (7, 9)), 3)


@settings(max_examples=40, deadline=None)
@given(boards)
def test_no_fish_without_closed_lines(board: Board) -> None:
    for size, slug in ((2, "x_wing"), (3, "swordfish")):
        rule = named(slug)
        found = rule.apply(board)
        assert rule.first(board) == next(iter(found), None)
        closed = {p for p in board.planes if has_closed_lines(board.layout, p, size)}
        for each in found:
            assert board.plane(each.action.candidates[0].digit) in closed
