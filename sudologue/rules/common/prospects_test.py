from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puzzles.layouts import LAYOUTS
from puzzles.places import nowhere_but, places, random_plane
from sudologue.model import CLASSIC, Board, Cell, Layout, bits_of
from sudologue.rules.common import prospects
from sudologue.rules.common.prospects import Prospects, doubtful, hopeless

SMALL = ("4x4", "6x6", "jigsaw-5", "6x6-diagonals", "anti-knight-6")


def layout_named(name: str) -> Layout:
    return Layout.boxes(2, 3).with_anti_knight() if name == "anti-knight-6" else LAYOUTS[name]


def used_by_placings(layout: Layout, plane: int) -> int:
    """The places that some placing uses, by trying all of them."""
    open_houses = [mask for mask in layout.house_masks.values() if mask & plane]
    used = 0

    def place(rest: int, placed: int, left: list[int]) -> None:
        nonlocal used
        if not left:
            used |= placed
            return
        for number in bits_of(left[0] & rest):
            bit = 1 << number
            beyond = rest & ~layout.peer_masks[number] & ~bit
            place(beyond, placed | bit, [mask for mask in left if not mask & bit])

    place(plane, 0, open_houses)
    return used


@pytest.mark.parametrize("name", SMALL)
def test_the_hopeless_are_those_that_no_placing_uses(name: str) -> None:
    layout = layout_named(name)

    @given(seed=st.integers(0, 2**32))
    def law(seed: int) -> None:
        plane = random_plane(layout, seed)
        assert hopeless(layout, plane) == plane & ~used_by_placings(layout, plane)

    law()


@given(seed=st.integers(0, 2**32))
def test_the_slow_way_agrees_with_the_quick_one(seed: int) -> None:
    layout = LAYOUTS["6x6"]
    plane = random_plane(layout, seed)
    expected = hopeless(layout, plane)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(prospects, "QUICK_TRIES", 0)
        assert Prospects(layout).hopeless(plane) == expected


@given(seed=st.integers(0, 2**32))
def test_what_cannot_be_settled_counts_as_hopeless(seed: int) -> None:
    layout = LAYOUTS["6x6"]
    plane = random_plane(layout, seed)
    expected = hopeless(layout, plane)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(prospects, "QUICK_TRIES", 2)
        patch.setattr(prospects, "MANY_TRIES", 2)
        assert expected & ~Prospects(layout).hopeless(plane) == 0


def test_on_an_empty_board_every_digit_can_go_anywhere() -> None:
    for layout in LAYOUTS.values():
        assert hopeless(layout, layout.all_cells) == 0


def test_a_diagonal_wants_its_digit_too() -> None:
    """Two placings but for the diagonal, which one of them leaves out."""
    layout = Layout.boxes(2, 2).with_diagonals(anti=False)
    board = nowhere_but(layout, "r1c1 r2c4 r3c2 r4c3  r1c2 r2c4 r3c1 r4c3")
    assert layout.cells_in(hopeless(layout, board.plane(4))) == (Cell(0, 1), Cell(2, 0))


def test_only_digits_with_something_to_lose_are_doubtful() -> None:
    board = places(CLASSIC, "row 2: r2c3 r2c9; row 7: r7c3 r7c9")
    assert doubtful(board) == ((4, board.plane(4)),)
    assert doubtful(Board.from_string("." * 81)) == ()


@pytest.mark.parametrize("name", SMALL)
def test_placings_met_before_make_no_difference(name: str) -> None:
    """A plane that loses places one by one is looked into as if nothing were known of it."""
    layout = layout_named(name)

    @given(seed=st.integers(0, 2**32))
    def law(seed: int) -> None:
        known, plane = Prospects(layout), random_plane(layout, seed)
        places = list(bits_of(plane))
        Random(seed).shuffle(places)
        for place in places:
            assert known.hopeless(plane, 1) == Prospects(layout).hopeless(plane)
            plane &= ~(1 << place)

    law()
