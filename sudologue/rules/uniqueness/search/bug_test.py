from __future__ import annotations

from dataclasses import replace

import pytest

from puzzles.checks import empty, told
from puzzles.layouts import LAYOUTS
from sudologue.audit import check_inference
from sudologue.model import Board, Candidate, Cell
from sudologue.rules import named

RULES = ("bug_plus_1", "bug_2_3_4", "bug_plus_n")


def pencilled(rows: str, layout: str = "4x4") -> Board:
    """A board from what each cell may still be, row by row."""
    board = empty(LAYOUTS[layout])
    domains = rows.replace("/", " ").split()
    return board.eliminate(
        Candidate(cell, digit)
        for cell, domain in zip(board.layout.cells, domains, strict=True)
        for digit in board.layout.tables.digits
        if str(digit) not in domain
    )


GRAVE = "13 24 13 24 / 13 24 13 24 / 24 13 24 13 / 24 13 24 13"
PLUS_1 = pencilled("123 24 13 24 / 13 24 13 24 / 24 13 24 13 / 24 13 24 13")
# 1 in r3c3 and r4c2
TYPE_2 = pencilled("13 24 14 23 / 24 13 123 14 / 24 13 23 14 / 13 124 14 23")
# 2 in r4c1, 1 in r4c2; r4c3 is 2 or 3
TYPE_3 = pencilled("13 24 14 23 / 24 13 23 14 / 13 24 14 23 / 234 123 23 14")
# 4 in r1c1 and 2 in r3c1; column 1 has no other place for 1, and r4c1 is 2 or 4
TYPE_4 = pencilled("134 24 24 13 / 23 14 13 24 / 124 23 24 13 / 24 13 13 24")
PLUS_2 = pencilled("14 23 34 12 / 23 14 12 34 / 13 13 24 124 / 24 24 123 13")


@pytest.mark.parametrize("slug", RULES)
@pytest.mark.parametrize(
    "board",
    [
        empty(LAYOUTS["4x4"]),
        # the grave itself: there is no single solution
        pencilled(GRAVE),
        # a digit with one place in a house; a cell with one candidate
        pencilled("12 24 13 24 / 13 24 13 24 / 24 13 24 13 / 24 13 24 123"),
        pencilled("1 24 13 24 / 13 24 13 24 / 24 13 24 13 / 24 123 24 13"),
    ],
    ids=range(4),
)  # fmt: skip
def test_where_graves_keep_quiet(slug: str, board: Board) -> None:
    assert named(slug).apply(board) == ()


@pytest.mark.parametrize(
    ("slug", "board"),
    [("bug_plus_1", PLUS_1), ("bug_2_3_4", TYPE_2), ("bug_plus_n", PLUS_2)],
)
def test_sights_tell_a_grave_s_fills_apart(slug: str, board: Board) -> None:
    masks = board.masks
    assert named(slug).apply(board) != ()
    layout = board.layout.with_anti_knight()
    seeing = Board(replace(masks, layout=layout))
    assert named(slug).apply(seeing) == ()


def test_a_diagonal_is_a_house_like_any_other() -> None:
    """Without the 3 in r1c1, the main diagonal would have one place for 3."""
    board = pencilled("134 23 23 14 / 13 24 23 14 / 23 14 14 23 / 24 13 14 23")
    assert [str(each.action) for each in named("bug_plus_1").apply(board)] == ["r1c1<>1, r1c1<>4"]
    layout = board.layout.with_diagonals(anti=False)
    crossed = Board(replace(board.masks, layout=layout))
    assert all(named(slug).apply(crossed) == () for slug in RULES)


@pytest.mark.parametrize(
    ("slug", "board", "expected"),
    [
        ("bug_plus_1", PLUS_1, ["r1c1<>1, r1c1<>3 |  | r1c1"]),
        (
            "bug_2_3_4",
            TYPE_2,
            ["r2c2<>1, r4c3<>1 |  | 1 in row 2, 1 in row 4, 1 in column 2, 1 in column 3"],
        ),
        (
            "bug_2_3_4",
            TYPE_3,
            ["r4c1<>2, r4c2<>3 | r4c3 | 2 in row 4, 3 in row 4"],
        ),
        (
            "bug_2_3_4",
            TYPE_4,
            [
                "r2c1<>2, r3c1<>4 | r4c1 | 2 in column 1, 4 in column 1",
                "r1c1<>3, r3c1<>4 | 1 in column 1 | r1c1, r3c1",
            ],
        ),
        (
            "bug_plus_n",
            PLUS_2,
            ["r3c4<>2, r4c3<>1 |  | r4c3, r3c4, 1 in box 4, 2 in box 4"],
        ),
    ],
)
def test_what_graves_find(slug: str, board: Board, expected: list[str]) -> None:
    found = named(slug).apply(board)
    assert [told(each) for each in found] == expected
    assert all(check_inference(board, each).ok for each in found)


def test_two_extras_in_one_cell_leave_nothing_else_to_it() -> None:
    board = pencilled("1234 24 13 24 / 13 24 13 24 / 24 13 24 13 / 24 13 24 13")
    (inference,) = named("bug_plus_n").apply(board)
    assert told(inference) == "r1c1<>1, r1c1<>3 |  | r1c1"
    assert named("bug_plus_1").apply(board) == named("bug_2_3_4").apply(board) == ()


def test_each_names_only_its_own() -> None:
    """One extra, or several of one digit, have rules of their own."""
    assert named("bug_plus_n").apply(PLUS_1) == named("bug_2_3_4").apply(PLUS_1) == ()
    assert named("bug_plus_n").apply(TYPE_2) == named("bug_plus_1").apply(TYPE_2) == ()


def test_a_barred_candidate_is_no_candidate() -> None:
    """The extra is barred, so the board is a grave; and nothing follows."""
    gone = Candidate(Cell(0, 0), 2)
    number = PLUS_1.layout.tables.candidate_number(gone.cell, gone.digit)
    assert (
        named("bug_plus_1").apply(
            Board(replace(PLUS_1.eliminate([gone]).masks, barred=1 << number))
        )
        == ()
    )
