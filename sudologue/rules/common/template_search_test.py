from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puzzles.layouts import LAYOUTS
from puzzles.places import nowhere_but, places, random_plane
from sudologue.model import CLASSIC, Board, Cell, Layout, bits_of
from sudologue.rules.common import template_search
from sudologue.rules.common.template_search import dead, digits_worth_searching

without_keeping: Callable[[Layout, int], int] = vars(dead)["__wrapped__"]

SMALL = ("4x4", "6x6", "jigsaw-5", "6x6-diagonals", "anti-knight-6")


def layout_named(name: str) -> Layout:
    return Layout.boxes(2, 3).with_anti_knight() if name == "anti-knight-6" else LAYOUTS[name]


def used_by_templates(layout: Layout, plane: int) -> int:
    """The places that some template uses, by trying all of them."""
    open_houses = [mask for mask in layout.tables.house_masks.values() if mask & plane]
    used = 0

    def place(rest: int, placed: int, left: Sequence[int]) -> None:
        nonlocal used
        if not left:
            used |= placed
            return
        for number in bits_of(left[0] & rest):
            bit = 1 << number
            beyond = rest & ~layout.tables.peer_masks[number] & ~bit
            place(beyond, placed | bit, [mask for mask in left if not mask & bit])

    place(plane, 0, open_houses)
    return used


@pytest.mark.parametrize("name", SMALL)
def test_the_dead_are_those_in_no_template(name: str) -> None:
    layout = layout_named(name)

    @given(seed=st.integers(0, 2**32))
    def law(seed: int) -> None:
        plane = random_plane(layout, seed)
        assert dead(layout, plane) == plane & ~used_by_templates(layout, plane)

    law()


@given(seed=st.integers(0, 2**32))
def test_the_slow_way_agrees_with_the_quick_one(seed: int) -> None:
    layout = LAYOUTS["6x6"]
    plane = random_plane(layout, seed)
    expected = dead(layout, plane)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(template_search, "QUICK_TRIES", 0)
        assert without_keeping(layout, plane) == expected


@given(seed=st.integers(0, 2**32))
def test_what_cannot_be_settled_counts_as_dead(seed: int) -> None:
    layout = LAYOUTS["6x6"]
    plane = random_plane(layout, seed)
    expected = dead(layout, plane)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(template_search, "QUICK_TRIES", 2)
        patch.setattr(template_search, "MANY_TRIES", 2)
        assert expected & ~without_keeping(layout, plane) == 0


def test_on_an_empty_board_every_digit_can_go_anywhere() -> None:
    for layout in LAYOUTS.values():
        assert dead(layout, layout.tables.all_cells) == 0


def test_a_diagonal_wants_its_digit_too() -> None:
    """Two templates but for the diagonal, which one of them leaves out."""
    layout = Layout.boxes(2, 2).with_diagonals(anti=False)
    board = nowhere_but(layout, "r1c1 r2c4 r3c2 r4c3  r1c2 r2c4 r3c1 r4c3")
    assert layout.tables.cells_in(dead(layout, board.masks.plane(4))) == (Cell(0, 1), Cell(2, 0))


def test_only_digits_with_something_to_lose_are_worth_searching() -> None:
    board = places(CLASSIC, "row 2: r2c3 r2c9; row 7: r7c3 r7c9")
    assert digits_worth_searching(board) == ((4, board.masks.plane(4)),)
    assert digits_worth_searching(Board.from_string("." * 81)) == ()
