from __future__ import annotations

from dataclasses import replace

import pytest

from puzzles.checks import empty, only, told
from puzzles.layouts import LAYOUTS
from sudologue.audit import check_inference
from sudologue.model import Board, Candidate
from sudologue.rules import named

ONE, TWO = "avoidable_rectangle_1", "avoidable_rectangle_2"


def made(placed: str, *groups: tuple[str, str], layout: str = "classic", given: str = "") -> Board:
    """The empty board with digits placed, some of them as givens, and cells down to some digits."""
    board = empty(LAYOUTS[layout])
    for candidate in map(Candidate.parse, placed.split()):
        board = board.place(candidate.cell, candidate.digit)
    for cells, digits in groups:
        board = only(board, cells, digits)
    tables = board.layout.tables
    numbers = (
        tables.candidate_number(c.cell, c.digit) for c in map(Candidate.parse, given.split())
    )
    return Board(replace(board.masks, givens=sum(1 << number for number in numbers)))


THREE = "r1c1(1) r1c4(2) r2c1(2)"
BESIDE = "r1c1(1) r1c4(2)"
ACROSS = "r1c1(1) r2c4(1)"


@pytest.mark.parametrize("given", THREE.split())
def test_a_given_cannot_be_exchanged(given: str) -> None:
    assert named(ONE).apply(made(THREE)) != ()
    assert named(ONE).apply(made(THREE, given=given)) == ()


@pytest.mark.parametrize("given", BESIDE.split())
def test_nor_can_a_given_where_two_corners_are_open(given: str) -> None:
    groups = ("r2c1", "23"), ("r2c4", "13")
    assert named(TWO).apply(made(BESIDE, *groups)) != ()
    assert named(TWO).apply(made(BESIDE, *groups, given=given)) == ()


@pytest.mark.parametrize(
    ("slug", "board"),
    [
        # the fourth corner cannot take the digit; the placed ones do not alternate; four boxes
        (ONE, made(THREE, ("r2c4", "345"))),
        (ONE, made("r1c1(1) r1c4(2) r2c1(3)")),
        (ONE, made("r1c1(1) r1c4(2) r4c1(2)")),
        # nothing but that digit is left: the puzzle has two solutions
        (ONE, made(THREE, ("r2c4", "1"))),
        # two different extras; a third candidate; the wrong digits; one corner placed
        (TWO, made(BESIDE, ("r2c1", "23"), ("r2c4", "14"))),
        (TWO, made(BESIDE, ("r2c1", "23"), ("r2c4", "134"))),
        (TWO, made(BESIDE, ("r2c1", "34"), ("r2c4", "13"))),
        (TWO, made("r1c1(1)", ("r1c4 r2c1", "23"), ("r2c4", "13"))),
        # opposite corners with different digits
        (TWO, made("r1c1(1) r2c4(2)", ("r1c4 r2c1", "34"))),
        # where other houses or sights tell
        (ONE, made(THREE, layout="diagonals")),
        (ONE, made(THREE, layout="anti-knight")),
        (TWO, made(BESIDE, ("r2c1", "23"), ("r2c4", "13"), layout="main-diagonal")),
    ],
)
def test_where_avoidable_rectangles_keep_quiet(slug: str, board: Board) -> None:
    assert named(slug).apply(board) == ()


def test_a_fill_that_the_puzzle_bars_is_no_way_out() -> None:
    board = made(THREE)
    for barred in ("r1c1(2)", "r1c4(1)", "r2c4(2)"):
        gone = Candidate.parse(barred)
        number = board.layout.tables.candidate_number(gone.cell, gone.digit)
        assert named(ONE).apply(Board(replace(board.masks, barred=1 << number))) == ()


@pytest.mark.parametrize(
    ("slug", "board", "expected"),
    [
        (ONE, made(THREE), "r2c4<>1 |  | r2c4"),
        (ONE, made("r1c1(1) r1c3(2) r2c1(2)", layout="6x6-tall"), None),
        (ONE, made("r1c1(1) r1c3(2) r3c1(2)", layout="6x6-tall"), "r3c3<>1 |  | r3c3"),
        (ONE, made("r1c1(1) r1c3(2) r2c1(2)", layout="jigsaw-6"), "r2c3<>1 |  | r2c3"),
        (
            TWO,
            made(BESIDE, ("r2c1", "23"), ("r2c4", "13")),
            "r2c2<>3, r2c3<>3, r2c5<>3, r2c6<>3, r2c7<>3, r2c8<>3, r2c9<>3 |  | 3 in row 2",
        ),
        (
            TWO,
            made("r1c1(1) r2c1(2)", ("r1c4", "23"), ("r2c4", "13")),
            "r1c5<>3, r1c6<>3, r2c5<>3, r2c6<>3, r3c4<>3, r3c5<>3, r3c6<>3, r4c4<>3, r5c4<>3, "
            "r6c4<>3, r7c4<>3, r8c4<>3, r9c4<>3 |  | 3 in box 2, 3 in column 4",
        ),
    ],
)
def test_what_avoidable_rectangles_find(slug: str, board: Board, expected: str | None) -> None:
    found = named(slug).apply(board)
    if expected is None:
        # r1c1 and r2c1 share a box, and so do r1c3 and r2c3: as good a rectangle as the other
        expected = "r2c3<>1 |  | r2c3"
    assert [told(each) for each in found] == [expected]
    assert check_inference(board, found[0]).ok


def test_opposite_corners_placed() -> None:
    """r1c4 and r2c1 cannot both be 3, nor both be 4: either way r1c1 and r2c4 could be, too."""
    board = made(ACROSS, ("r1c4 r2c1", "34"))
    found = {str(each.action) for each in named(TWO).apply(board)}
    cells = ["r1c2", "r1c3", "r2c5", "r2c6"]
    assert found == {", ".join(f"{cell}<>{digit}" for cell in cells) for digit in "34"}


def test_only_open_cells_are_in_focus() -> None:
    (inference,) = named(ONE).apply(made(THREE))
    assert [str(cell) for cell in inference.evidence.focus_cells] == ["r2c4"]
