from __future__ import annotations

from puzzles.checks import empty, only
from sudologue.model import CLASSIC, Board
from sudologue.rules.common.subset_tables import STATES_KEPT, SubsetTables

BOARD = only(only(empty(CLASSIC), "r1c1 r1c2", "12"), "r1c3", "123")
TRIPLE = only(empty(CLASSIC), "r1c1 r1c2 r1c3", "123")
ROW = next(place for place, house in enumerate(CLASSIC.houses) if str(house) == "row 1")
OPEN = CLASSIC.house_masks[CLASSIC.houses[ROW]]


def test_the_same_candidates_are_the_same_state_whatever_the_rest_of_the_board() -> None:
    states, elsewhere = SubsetTables(CLASSIC), only(BOARD, "r9c9", "12")
    assert states.at(ROW, elsewhere.live) is states.at(ROW, BOARD.live)
    assert states.at(ROW, TRIPLE.live) is not states.at(ROW, BOARD.live)


def test_no_more_states_are_kept_than_are_worth_it() -> None:
    states, known = SubsetTables(CLASSIC), set[int]()
    for candidates in range(STATES_KEPT + 2):
        known.add(id(states.at(ROW, candidates)))
        assert len(vars(states)["_known"]) <= STATES_KEPT


def sets(board: Board, size: int, no_singles: bool) -> tuple[object, object]:
    few = 0
    for cells in board.cells_by_size[2 : size + 1]:
        few |= cells
    return SubsetTables(CLASSIC).at(ROW, board.live).closed(size, OPEN, few, no_singles)


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
    cells = half.open_cells & layout.house_masks[layout.houses[ROW]]
    state = SubsetTables(layout).at(ROW, half.live)
    known = state.closed(3, cells, half.cells_by_size[3], no_singles=True)
    looked_for = (
        SubsetTables(layout).at(ROW, half.live).closed(3, cells, half.cells_by_size[3], False)
    )
    assert known == looked_for
    assert known[0] == ((0b111000, 0b111000),)
