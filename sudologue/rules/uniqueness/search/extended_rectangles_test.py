from __future__ import annotations

from dataclasses import replace

import pytest

from puzzles.checks import empty, only, told, without
from puzzles.layouts import LAYOUTS
from sudologue.audit import check_inference
from sudologue.model import Board, Candidate
from sudologue.rules import named

SLUG = "extended_rectangle"


def made(*groups: tuple[str, str], layout: str = "classic") -> Board:
    """The empty board where the cells of each group keep only its digits."""
    board = empty(LAYOUTS[layout])
    for cells, digits in groups:
        board = only(board, cells, digits)
    return board


PLAIN = ("r1c1 r1c4 r1c7 r2c1 r2c4", "123")


@pytest.mark.parametrize(
    "board",
    [
        # nothing extra; four digits in three places; two bands
        made(PLAIN, ("r2c7", "123")),
        made(("r1c1 r1c4", "123"), ("r1c7 r2c1 r2c4", "124"), ("r2c7", "345")),
        made(("r1c1 r1c4 r1c7 r4c1 r4c4", "123"), ("r4c7", "1234")),
        # four of the cells in one box cannot be filled with three digits
        made(("r1c1 r1c2 r1c7 r2c1 r2c2", "123"), ("r2c7", "1234")),
        # two places make a rectangle, which is not this rule's
        made(("r1c1 r1c4 r2c1", "12"), ("r2c4", "123")),
        # three cells with extras
        made(("r1c1 r1c4 r2c1", "123"), ("r2c4 r2c7 r1c7", "1234")),
        # r1c1 is on the main diagonal, and the other cells are not; sights
        made(PLAIN, ("r2c7", "1234"), layout="diagonals"),
        made(PLAIN, ("r2c7", "1234"), layout="anti-knight"),
    ],
    ids=range(8),
)
def test_where_extended_rectangles_keep_quiet(board: Board) -> None:
    assert named(SLUG).apply(board) == ()


@pytest.mark.parametrize("barred", ["r1c1(1)", "r2c4(3)", "r2c7(2)"])
def test_a_fill_that_the_puzzle_bars_is_no_way_out(barred: str) -> None:
    board = made(PLAIN, ("r2c7", "1234"))
    gone = Candidate.parse(barred)
    number = board.layout.tables.candidate_number(gone.cell, gone.digit)
    assert (
        named(SLUG).apply(Board(replace(board.eliminate([gone]).masks, barred=1 << number))) == ()
    )


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        (made(PLAIN, ("r2c7", "1234")), "r2c7<>1, r2c7<>2, r2c7<>3 |  | r2c7"),
        # the cells need not have all three digits
        (
            made(("r1c1 r1c4", "12"), ("r1c7", "23"), ("r2c1 r2c4", "13"), ("r2c7", "1245")),
            "r2c7<>1, r2c7<>2 |  | r2c7",
        ),
        # two cells with extras: in one line, or in one column
        (
            made(("r1c1 r1c4 r1c7 r2c1", "123"), ("r2c4 r2c7", "1234")),
            ", ".join(f"r2c{col}<>4" for col in (2, 3, 5, 6, 8, 9)) + " |  | 4 in row 2",
        ),
        (
            made(
                ("r1c1 r1c4 r2c4 r2c1", "123"), ("r1c7", "1234"), ("r2c7", "1235"), ("r3c9", "45")
            ),
            ", ".join(
                f"{cell}<>{digit}"
                for cell in ["r1c8", "r1c9", "r2c8", "r2c9", "r3c7", "r3c8"]
                for digit in (4, 5)
            )
            + " | r3c9 | 4 in box 3, 5 in box 3",
        ),
        (
            without(
                made(("r1c1 r1c4 r2c4 r2c1", "123"), ("r1c7", "1234"), ("r2c7", "1235")),
                "r1c8(1) r1c9(1) r2c8(1) r2c9(1) r3c7(1) r3c8(1) r3c9(1)",
            ),
            "r1c7<>2, r1c7<>3, r2c7<>2, r2c7<>3 | 1 in box 3 | r1c7, r2c7",
        ),
        # four places, two of them in one box
        (
            made(("r1c1 r1c2 r1c4 r1c7 r2c1 r2c2 r2c4", "1234"), ("r2c7", "12345")),
            "r2c7<>1, r2c7<>2, r2c7<>3, r2c7<>4 |  | r2c7",
        ),
        # five places
        (
            made(("r1c1 r1c2 r1c4 r1c5 r1c7 r2c1 r2c2 r2c4 r2c5", "12345"), ("r2c7", "123456")),
            "r2c7<>1, r2c7<>2, r2c7<>3, r2c7<>4, r2c7<>5 |  | r2c7",
        ),
        # columns, and another layout
        (
            made(("r1c1 r4c1 r7c1 r1c3 r4c3", "123"), ("r7c3", "1234")),
            "r7c3<>1, r7c3<>2, r7c3<>3 |  | r7c3",
        ),
        (
            made(("r1c1 r1c3 r1c5 r2c1 r2c3", "123"), ("r2c5", "1234"), layout="6x6-tall"),
            "r2c5<>1, r2c5<>2, r2c5<>3 |  | r2c5",
        ),
        (
            made(("r1c1 r1c5 r1c9 r4c1 r4c5", "123"), ("r4c9", "1234"), layout="16x16"),
            "r4c9<>1, r4c9<>2, r4c9<>3 |  | r4c9",
        ),
    ],
)
def test_what_extended_rectangles_find(board: Board, expected: str) -> None:
    (inference,) = named(SLUG).apply(board)
    assert told(inference) == expected
    assert check_inference(board, inference).ok


def test_seven_places_and_then_eight() -> None:
    board = made(
        ("r1c1 r1c2 r1c3 r1c4 r1c5 r1c7 r1c8 r2c1 r2c2 r2c3 r2c4", "1234567"),
        ("r2c7 r2c8", "67"),
        ("r2c5", "1234569"),
    )
    seven, eight = named(SLUG).apply(board)
    assert told(seven) == ("r2c5<>1, r2c5<>2, r2c5<>3, r2c5<>4, r2c5<>5, r2c5<>6 |  | r2c5")
    assert [len(each.evidence.focus_cells) for each in (seven, eight)] == [14, 16]
    assert told(eight).endswith("|  | 8 in column 9, 8 in box 3")
    for inference in (seven, eight):
        assert check_inference(board, inference).ok


def test_places_that_the_digits_do_not_fill_are_no_pattern() -> None:
    """Five columns, of which three lie in one box: six cells there cannot share five digits."""
    cells = "r1c1 r1c2 r1c3 r1c4 r1c7 r2c1 r2c2 r2c3 r2c4"
    assert named(SLUG).apply(made((cells, "12345"), ("r2c7", "123456"))) == ()


def test_narrow_ones_come_first() -> None:
    board = made(PLAIN, ("r2c7", "1234"))
    board = only(board, "r4c1 r4c2 r4c4 r4c7 r5c1 r5c2 r5c4", "1234")
    board = only(board, "r5c7", "12345")
    found = [len(each.evidence.focus_cells) for each in named(SLUG).apply(board)]
    assert found == [6, 8]
