import pytest

from sudologue.audit import check_inference
from sudologue.model import CLASSIC, Board, Candidate, Cell, Layout
from sudologue.rules import named
from sudologue.rules.templates.search import Closing, may_tell
from sudologue.rules.templates.search.template_listing import (
    in_every_template,
    in_some_template,
    open_houses,
)
from sudologue.solver import Solver

SLUGS = ("template_set", "template_delete", "pattern_overlay")


def placed(lines: dict[str, str], layout: Layout = CLASSIC) -> Board:
    """A board where a digit has only these places in some rows: `{"3 r1": "14"}`."""
    gone: list[Candidate] = []
    for key, columns in lines.items():
        digit, row = key.split(" r")
        gone += [
            Candidate(Cell(int(row) - 1, column), int(digit))
            for column in range(layout.size)
            if str(column + 1) not in columns
        ]
    return Board.from_values([None] * layout.tables.cell_count, layout=layout).eliminate(gone)


X_WING = {"3 r1": "15", "3 r6": "15"}


def gone(slug: str, board: Board) -> set[str]:
    return {str(c) for i in named(slug).apply(board) for c in i.action.candidates}


@pytest.mark.parametrize("layout", [CLASSIC, Layout.boxes(2, 3), CLASSIC.with_anti_king()])
def test_an_x_wing_is_no_way_to_place_the_digit_elsewhere(layout: Layout) -> None:
    board = placed(X_WING, layout)
    found = gone("template_delete", board)
    assert {"r3c1(3)", "r4c5(3)"} <= found
    for inference in named("template_delete").apply(board):
        assert check_inference(board, inference).ok


def test_nothing_is_said_where_a_third_place_is_open() -> None:
    board = placed({"3 r1": "15", "3 r6": "159"})
    assert not gone("template_delete", board)
    assert not named("template_set").apply(board)


def test_a_place_in_every_way_takes_the_digit() -> None:
    board = placed({"3 r1": "15", "3 r6": "15", "3 r9": "159"})
    assert "r9c9(3)" in gone("template_set", board)
    for inference in named("template_set").apply(board):
        assert check_inference(board, inference).ok


def test_a_cell_that_one_digit_needs_is_closed_to_another() -> None:
    # r4c4 is 3, so the 4 of row 4 goes into r4c1
    board = placed({"3 r4": "4", "4 r4": "14"}, Layout.boxes(2, 2))
    found = named("template_set").apply(board)
    assert {"r4c4=3", "r4c1=4"} <= {str(inference.action) for inference in found}
    assert all(check_inference(board, inference).ok for inference in found)


CROSSED = {"1 r1": "12", "2 r1": "12"}


def test_digits_laid_over_each_other_rule_out_a_third() -> None:
    # 1 and 2 fill r1c1 and r1c2, and in the other box r2c3 and r2c4
    board = placed(CROSSED, Layout.boxes(2, 2))
    found = named("pattern_overlay").apply(board)
    assert [str(inference.action) for inference in found] == [
        "r1c1<>3, r1c2<>3, r2c3<>3, r2c4<>3",
        "r1c1<>4, r1c2<>4, r2c3<>4, r2c4<>4",
    ]
    assert all(check_inference(board, inference).ok for inference in found)


def test_with_room_for_a_third_digit_nothing_is_laid_over() -> None:
    board = placed({"1 r1": "12", "2 r1": "123"}, Layout.boxes(2, 2))
    assert not named("pattern_overlay").apply(board)


HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"


@pytest.mark.parametrize("puzzle", [HARD, "....5.1......6....2.....3.......4.2."])
def test_where_templates_may_tell_nothing_none_is_in_all_or_none_of_them(puzzle: str) -> None:
    quiet = 0
    for step in Solver().steps(Board.from_string(puzzle)):
        board, layout = step.board, step.board.layout
        if not may_tell(board):
            quiet += 1
            assert not Closing(board).rounds
            for plane, places in enumerate(board.masks.planes):
                houses = open_houses(board, plane)
                assert not in_every_template(layout, places, houses)
                assert in_some_template(layout, places, houses) == places
        if quiet == 8:
            break
    assert quiet


def test_rows_and_columns_are_alike() -> None:
    board = placed(X_WING)
    turned = Board.from_values([None] * 81).eliminate(
        {
            Candidate(Cell(cell.col, cell.row), 3)
            for cell in CLASSIC.cells
            if 3 not in board.domain(cell)
        }
    )
    mirrored = {f"r{name[3]}c{name[1]}(3)" for name in gone("template_delete", turned)}
    assert mirrored == gone("template_delete", board)


@pytest.mark.parametrize("slug", SLUGS)
def test_on_a_real_board_nothing_is_said_twice_and_all_of_it_holds(slug: str) -> None:
    board = Board.from_string(
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
    )
    found = named(slug).apply(board)
    assert len(set(found)) == len(found)
    assert all(check_inference(board, inference).ok for inference in found)
