from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puzzles.checks import empty, only
from puzzles.layouts import LAYOUTS
from puzzles.walks import walk
from sudologue.model import CLASSIC, Board, bits_of
from sudologue.rules.common import closed_sets as closed_sets_module
from sudologue.rules.common.closed_sets import ClosedSets, closed_in, closed_sets

boards = st.builds(
    walk,
    st.sampled_from([layout for layout in LAYOUTS.values() if layout.size <= 9]),
    st.integers(0, 10**6).map(str),
)


def counted(board: Board, size: int, hidden: bool) -> list[tuple[int, int, int]]:
    """The closed sets of a size, by trying all groups of cells or digits of every house."""
    masks = board.masks
    found: list[tuple[int, int, int]] = []
    for place, mask in enumerate(board.layout.tables.house_masks.values()):
        cells = mask & masks.open_cells
        if hidden:
            members = [(plane, bits & cells) for plane, bits in enumerate(masks.planes)]
        else:
            members = [(number, masks.domain_bits[number]) for number in bits_of(cells)]
        several = [member for member in members if member[1].bit_count() > 1]
        for group in combinations(several, size):
            union = 0
            for _, mask in group:
                union |= mask
            if union.bit_count() == size < cells.bit_count():
                numbers = sum(1 << number for number, _ in group)
                closed = (place, union, numbers) if hidden else (place, numbers, union)
                if rules_out(board, cells, *closed[1:], hidden):
                    found.append(closed)
    return found


def rules_out(board: Board, house: int, cells: int, digits: int, hidden: bool) -> bool:
    """Whether a closed set takes anything from another cell, or hidden, another digit."""
    if hidden:
        return any(board.masks.domain_bits[number] & ~digits for number in bits_of(cells))
    return any(board.masks.domain_bits[number] & digits for number in bits_of(house & ~cells))


@pytest.mark.slow
@given(boards, st.sampled_from([(2, 3, 4), (4, 3, 2)]))
def test_closed_sets_are_all_there_in_order_whichever_is_asked_for_first(
    board: Board, sizes: tuple[int, ...]
) -> None:
    if board.dead_end is not None:
        return
    sets = ClosedSets(board)
    for size in sizes:
        assert list(sets.hidden(size)) == counted(board, size, hidden=True)
        assert list(sets.naked(size)) == counted(board, size, hidden=False)


def test_a_naked_set_leaves_a_hidden_one_over() -> None:
    layout = LAYOUTS["4x4"]
    sets = ClosedSets(only(empty(layout), "r1c1 r1c2", "12"))
    box, row = 0, layout.houses.index(layout.houses_with(layout.cells[0])[1])
    assert sets.naked(2) == ((box, 0b11, 0b0011), (row, 0b11, 0b0011))
    assert sets.hidden(2) == ((box, 0b110000, 0b1100), (row, 0b1100, 0b1100))


def test_no_set_has_a_member_that_stands_alone() -> None:
    board = only(only(empty(CLASSIC), "r1c1", "1"), "r1c2 r1c3", "12")
    assert ClosedSets(board).naked(3) == ()


def test_all_who_ask_about_a_board_share_its_sets() -> None:
    board = empty(CLASSIC)
    assert closed_sets(board) is closed_sets(board)


# what is kept of houses

BOARD = only(only(empty(CLASSIC), "r1c1 r1c2", "12"), "r1c3", "123")
TRIPLE = only(empty(CLASSIC), "r1c1 r1c2 r1c3", "123")
ROW = next(place for place, house in enumerate(CLASSIC.houses) if str(house) == "row 1")
OPEN = CLASSIC.tables.house_masks[CLASSIC.houses[ROW]]


def test_a_house_that_holds_something_else_is_looked_at_anew() -> None:
    for board, places in ((TRIPLE, {ROW}), (empty(CLASSIC), set[int]()), (TRIPLE, {ROW})):
        assert {place for place, _, _ in ClosedSets(board).naked(3)} >= places
        assert bool(ClosedSets(board).naked(3)) is bool(places)


def test_no_more_is_kept_than_is_worth_it(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = ClosedSets(TRIPLE).naked(3)
    kept = vars(closed_sets_module)["_kept"](CLASSIC)
    kept.clear()
    monkeypatch.setattr(closed_sets_module, "SETS_KEPT", 2)
    assert ClosedSets(TRIPLE).naked(3) == whole
    assert 0 < len(kept) <= 2


def sets(board: Board, size: int, no_singles: bool) -> tuple[object, object]:
    return closed_in(board, OPEN, size, no_singles)


def test_sets_with_their_cells_and_digits() -> None:
    assert sets(TRIPLE, 3, no_singles=True) == (((0b111, 0b111),), ())
    assert sets(BOARD, 2, no_singles=True) == (((0b11, 0b11),), ())


def test_a_set_that_does_nothing_in_its_house_is_none() -> None:
    gone = "".join(map(str, range(4, 10)))
    apart = only(TRIPLE, " ".join(f"r1c{col}" for col in range(4, 10)), gone)
    assert sets(apart, 3, no_singles=True) == ((), ())


def test_what_a_naked_set_leaves_over_is_found_from_it_where_nothing_stands_alone() -> None:
    layout = CLASSIC
    half = Board.from_string("123......" + "." * 72)
    half = only(half, "r1c4 r1c5 r1c6", "456")
    cells = half.masks.open_cells & layout.tables.house_masks[layout.houses[ROW]]
    known = closed_in(half, cells, 3, no_singles=True)
    looked_for = closed_in(half, cells, 3, no_singles=False)
    assert known == looked_for
    assert known[0] == ((0b111000, 0b111000),)
