from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puzzles.layouts import CORNERS, LAYOUTS
from sudologue.formats.strategies_test import positions
from sudologue.model import CLASSIC, Board, BoardMasks, Layout, Sight

FACE: dict[str, object] = {"Board": Board, "Layout": Layout}
PUZZLE = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_layout_is_the_calls_that_make_it(name: str) -> None:
    layout = LAYOUTS[name]
    if name == "extra-regions":
        assert repr(layout) == "<Layout of 9 rows and 29 houses>"
    else:
        assert eval(repr(layout), FACE) == layout


@pytest.mark.parametrize(
    "layout",
    [
        Layout(9, CLASSIC.houses[9:]),
        Layout(9, CLASSIC.houses[::-1]),
        Layout(9, CLASSIC.houses, (Sight("a camel's move", ((1, 3), (3, 1))),)),
        CLASSIC.with_anti_king().with_houses(CORNERS),
    ],
)
def test_a_layout_of_its_own_is_described(layout: Layout) -> None:
    assert repr(layout).startswith("<Layout of 9 rows and ")


def test_a_puzzle_is_its_line() -> None:
    assert repr(Board(PUZZLE)) == f"Board('{PUZZLE}')"
    six = Board("." * 36, layout=Layout.boxes(3, 2))
    assert repr(six) == f"Board('{'.' * 36}', layout=Layout.boxes(3, 2))"


def test_what_was_done_to_it_is_there() -> None:
    board = Board("1... ..3. .4.. ...2").place("r1c2", 2)
    assert repr(board) == "Board('1+2....3..4.....2')"
    assert repr(board.eliminate(["r1c3(4)"])) == "Board('1+2....3..4.....2:413')"


def test_what_has_no_short_expression_is_described() -> None:
    barring = Board(Board("1... ..3. .4.. ...2").masks.barring(["r1c2(2)"]))
    assert repr(barring) == (
        "<Board '1.....3..4.....2' on Layout.boxes(2, 2): 4 given, 1 candidate barred>"
    )
    large = Board("." * 256).place("r1c1", 16).eliminate(["r2c2(1)"])
    said = "on Layout.boxes(4, 4): 0 given, 1 placed, 1 candidate gone>"
    assert repr(large).endswith(said)
    forged = Board(BoardMasks(CLASSIC, 1, 0, 1))  # a given that is not on the board
    assert repr(forged).startswith("<Board ")


@given(board=positions(dead=True))
def test_an_expression_makes_the_board_that_it_shows(board: Board) -> None:
    shown = repr(board)
    assert "\n" not in shown
    assert shown.startswith("Board(") == has_an_expression(board)
    if shown.startswith("Board("):
        assert eval(shown, FACE) == board


def has_an_expression(board: Board) -> bool:
    """By what the docstring of `Board` says."""
    is_untouched = board == Board.from_values(board.masks.values, board.layout)
    return (
        not board.masks.barred
        and repr(board.layout).startswith("Layout")
        and (is_untouched or board.layout.size in (4, 6, 8, 9))
    )


@given(data=st.data())
def test_every_board_of_a_walk_has_one(data: st.DataObject) -> None:
    board = Board(PUZZLE)
    for _ in range(data.draw(st.integers(0, 12))):
        candidates = board.layout.tables.candidates_in(board.masks.live)
        candidate = data.draw(st.sampled_from(candidates))
        if data.draw(st.booleans()):
            board = board.place(candidate.cell, candidate.digit)
        else:
            board = board.eliminate([candidate])
        assert eval(repr(board), FACE) == board
