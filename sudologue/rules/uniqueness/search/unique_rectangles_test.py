from __future__ import annotations

from dataclasses import replace

import pytest

from puzzles.checks import empty, only, told, without
from puzzles.layouts import LAYOUTS
from puzzles.symmetry import Symmetry
from sudologue.audit import check_inference
from sudologue.inference import Inference
from sudologue.model import Board, BoardMasks, Candidate, Cell
from sudologue.rules import named, registry

RULES = [rule.name for rule in registry() if "rectangle" in rule.name and rule.name[0] in "uh"]
COLUMNS = (1, 2, 3, 4, 5, 6, 7, 8, 9)


def made(layout: str, *groups: tuple[str, str]) -> Board:
    """The empty board where the cells of each group keep only its digits."""
    board = empty(LAYOUTS[layout])
    for cells, digits in groups:
        board = only(board, cells, digits)
    return board


def locked_in_rows(board: Board, rows: str, columns: str, digit: int) -> Board:
    """The board where a digit has no other places in these rows."""
    cells = (f"r{row}c{col}" for row in rows for col in COLUMNS if str(col) not in columns)
    return without(board, " ".join(f"{cell}({digit})" for cell in cells))


def barring(board: Board, candidate: str) -> Board:
    """The board without a candidate, which the puzzle itself rules out."""
    gone = Candidate.parse(candidate)
    number = board.layout.tables.candidate_number(gone.cell, gone.digit)
    return Board(replace(board.eliminate([gone]).masks, barred=1 << number))


FLOOR = ("r1c1 r1c4 r2c1", "12")
TYPE_1 = made("classic", FLOOR, ("r2c4", "123"))
TYPE_2 = made("classic", ("r1c1 r1c4", "12"), ("r2c1 r2c4", "123"))
TYPE_3 = made("classic", ("r1c1 r1c4", "12"), ("r2c1", "123"), ("r2c4", "124"), ("r2c8", "34"))
TYPE_4 = locked_in_rows(
    made("classic", ("r1c1 r1c4", "12"), ("r2c1", "1235"), ("r2c4", "124")), "2", "14", 1
)
TYPE_5 = made("classic", ("r1c1 r2c4", "12"), ("r2c1 r1c4", "123"))
TYPE_6 = locked_in_rows(
    made("classic", ("r1c1 r2c4", "12"), ("r2c1", "123"), ("r1c4", "124")), "12", "14", 1
)
HIDDEN = without(
    locked_in_rows(
        made("classic", ("r1c1", "12"), ("r2c1", "123"), ("r1c4", "124"), ("r2c4", "1256")),
        *("2", "14", 1),
    ),
    " ".join(f"r{row}c4(1)" for row in range(3, 10)),
)
SHOWN = {
    "unique_rectangle_1": TYPE_1,
    "unique_rectangle_2": TYPE_2,
    "unique_rectangle_3": TYPE_3,
    "unique_rectangle_4": TYPE_4,
    "unique_rectangle_5": TYPE_5,
    "unique_rectangle_6": TYPE_6,
    "hidden_rectangle": HIDDEN,
}

# ------------------------------------------------------------------------------------ refusals


def of_1_and_2(slug: str, board: Board) -> list[Inference]:
    """What a rule finds of these two digits; others may alternate as well."""
    return [
        each
        for each in named(slug).apply(board)
        if each.evidence.candidates_seen == frozenset({1, 2})
    ]


def moved(board: Board, *houses: int) -> Board:
    """The board with the lines that are numbered (rows, then columns) moved out of their boxes."""
    masks = board.masks
    layout = board.layout
    cells = [
        Cell(*({1: 3, 3: 1}.get(at, at) if line in houses else at for line, at in enumerate(place)))
        for place in ((cell.row, cell.col) for cell in layout.cells)
    ]
    turn = Symmetry(layout, tuple(map(layout.tables.cell_number, cells)), tuple(range(9)))
    return Board(
        BoardMasks(layout, *map(turn.mask, (masks.live, masks.filled, masks.givens, masks.barred)))
    )


@pytest.mark.parametrize("slug", RULES)
def test_a_rectangle_over_four_boxes_says_nothing(slug: str) -> None:
    assert named(slug).apply(SHOWN[slug]) != ()
    assert named(slug).apply(moved(SHOWN[slug], 0)) == ()


@pytest.mark.parametrize("slug", RULES)
@pytest.mark.parametrize("layout", ["diagonals", "main-diagonal", "anti-knight", "anti-king"])
def test_other_houses_and_sights_tell_the_two_ways_apart(slug: str, layout: str) -> None:
    """r1c1 is on the main diagonal; and where cells see each other at a distance, all is off."""
    shown = SHOWN[slug]
    board = Board(replace(shown.masks, layout=LAYOUTS[layout]))
    assert named(slug).apply(board) == ()


@pytest.mark.parametrize("slug", RULES)
@pytest.mark.parametrize("corner", ["r1c1", "r1c4", "r2c1", "r2c4"])
@pytest.mark.parametrize("digit", [1, 2])
def test_a_fill_that_the_puzzle_bars_is_no_way_out(slug: str, corner: str, digit: int) -> None:
    assert not of_1_and_2(slug, barring(SHOWN[slug], f"{corner}({digit})"))


@pytest.mark.parametrize("slug", RULES)
def test_corners_that_cannot_alternate_say_nothing(slug: str) -> None:
    """Neither 1, 2, 1, 2 nor 2, 1, 2, 1 is left round the rectangle."""
    assert not of_1_and_2(slug, without(SHOWN[slug], "r1c4(1) r2c1(2)"))


@pytest.mark.parametrize(
    ("slug", "board"),
    [
        # no extras at all: the puzzle has several solutions, and nothing follows
        *((slug, made("classic", ("r1c1 r1c4 r2c1 r2c4", "12"))) for slug in RULES),
        # nothing is left to remove
        ("unique_rectangle_1", without(TYPE_1, "r2c4(12)")),
        ("unique_rectangle_2", without(TYPE_2, " ".join(f"r2c{c}(3)" for c in (2, 3, 5, 6, 7, 8, 9)))),
        # the extras are of two digits, or in four corners
        ("unique_rectangle_2", made("classic", ("r1c1 r1c4", "12"), ("r2c1", "123"), ("r2c4", "124"))),
        ("unique_rectangle_5", made("classic", ("r1c1 r2c4 r1c4 r2c1", "123"))),
        # the subset's cell has a digit too many, or shares no house with both corners
        ("unique_rectangle_3", without(made("classic", ("r1c1 r1c4", "12"), ("r2c1", "123"), ("r2c4", "124"), ("r2c8", "345")), "")),
        ("unique_rectangle_3", made("classic", ("r1c1 r1c4", "12"), ("r2c1", "123"), ("r2c4", "124"), ("r3c8", "34"))),
        # the digit has a third place
        ("unique_rectangle_4", made("classic", ("r1c1 r1c4", "12"), ("r2c1", "1235"), ("r2c4", "124"))),
        ("unique_rectangle_6", locked_in_rows(made("classic", ("r1c1 r2c4", "12"), ("r2c1", "123"), ("r1c4", "124")), "1", "14", 1)),
        ("hidden_rectangle", locked_in_rows(made("classic", ("r1c1", "12"), ("r2c1", "123"), ("r1c4", "124"), ("r2c4", "1256")), "2", "14", 1)),
    ],
)  # fmt: skip
def test_where_the_rectangles_keep_quiet(slug: str, board: Board) -> None:
    assert named(slug).apply(board) == ()


# ------------------------------------------------------------------------------- what they find

ROW_2 = "r2c2 r2c3 r2c5 r2c6 r2c7 r2c8 r2c9"


def struck(cells: str, digits: str) -> str:
    """The conclusion that these cells lose these digits."""
    return ", ".join(f"{cell}<>{digit}" for cell in cells.split() for digit in digits)


@pytest.mark.parametrize(
    ("slug", "board", "expected"),
    [
        ("unique_rectangle_1", TYPE_1, "r2c4<>1, r2c4<>2 |  | r2c4"),
        # a corner has lost a digit: the one with extras, or another
        ("unique_rectangle_1", without(TYPE_1, "r2c4(1)"), "r2c4<>2 |  | r2c4"),
        ("unique_rectangle_1", without(TYPE_1, "r1c1(2)"), "r2c4<>1, r2c4<>2 |  | r2c4"),
        ("unique_rectangle_2", TYPE_2, f"{struck(ROW_2, '3')} |  | 3 in row 2"),
        (
            "unique_rectangle_2",
            without(TYPE_2, "r2c1(1) r2c4(2)"),
            f"{struck(ROW_2, '3')} |  | 3 in row 2",
        ),
        (
            "unique_rectangle_3",
            TYPE_3,
            f"{struck(ROW_2.replace('r2c8 ', ''), '34')} | r2c8 | 3 in row 2, 4 in row 2",
        ),
        ("unique_rectangle_4", TYPE_4, "r2c1<>2, r2c4<>2 | 1 in row 2 | r2c1, r2c4"),
        ("unique_rectangle_4", without(TYPE_4, "r2c4(2)"), "r2c1<>2 | 1 in row 2 | r2c1, r2c4"),
        (
            "unique_rectangle_5",
            TYPE_5,
            "r1c2<>3, r1c3<>3, r2c5<>3, r2c6<>3 "
            "|  | 3 in box 1, 3 in box 2, 3 in row 1, 3 in row 2",
        ),
        # three corners
        (
            "unique_rectangle_5",
            made("classic", ("r1c1", "12"), ("r2c1 r1c4 r2c4", "123")),
            "r2c5<>3, r2c6<>3 |  | 3 in box 2, 3 in row 2",
        ),
        (
            "unique_rectangle_6",
            TYPE_6,
            "r1c4<>1, r2c1<>1 | 1 in row 1, 1 in row 2 | r1c4, r2c1, 1 in box 2, 1 in box 1",
        ),
        ("hidden_rectangle", HIDDEN, "r2c4<>2 | 1 in row 2, 1 in column 4 | r2c4, r2c1, r1c4"),
    ],
)
def test_what_the_rectangles_find(slug: str, board: Board, expected: str) -> None:
    (inference,) = named(slug).apply(board)
    assert told(inference) == expected
    assert check_inference(board, inference).ok


def test_a_subset_in_two_houses_of_both_corners_clears_both() -> None:
    board = made("classic", ("r4c1 r4c2", "12"), ("r1c1", "123"), ("r1c2", "124"), ("r1c3", "34"))
    (inference,) = named("unique_rectangle_3").apply(board)
    row = "r1c4 r1c5 r1c6 r1c7 r1c8 r1c9"
    box = "r2c1 r2c2 r2c3 r3c1 r3c2 r3c3"
    assert str(inference.action) == f"{struck(row, '34')}, {struck(box, '34')}"


def test_small_subsets_come_first() -> None:
    board = only(TYPE_3, "r2c5 r2c6", "456")
    found = [len(i.evidence.truths) for i in named("unique_rectangle_3").apply(board)]
    assert found == sorted(found)
    assert found[0] == 1


@pytest.mark.parametrize(
    ("layout", "corners"),
    [
        ("4x4", "r1c1 r1c3 r2c1 r2c3"),
        ("6x6", "r1c1 r1c4 r2c1 r2c4"),
        ("6x6-tall", "r1c1 r1c3 r3c1 r3c3"),
        ("16x16", "r1c1 r1c16 r4c1 r4c16"),
        # two cells of a region in each column
        ("jigsaw-6", "r1c1 r1c3 r2c1 r2c3"),
        # two cells of a window in each column
        ("windoku", "r2c2 r2c6 r3c2 r3c6"),
        # off the diagonals
        ("diagonals", "r1c2 r1c4 r3c2 r3c4"),
        # the upper corners are in one group, and so are the lower ones
        ("disjoint-groups", "r1c1 r1c4 r2c1 r2c4"),
    ],
)
def test_rectangles_on_other_layouts(layout: str, corners: str) -> None:
    *plain, spoilt = corners.split()
    board = made(layout, (" ".join(plain), "12"), (spoilt, "123"))
    (inference,) = named("unique_rectangle_1").apply(board)
    assert str(inference.action) == f"{spoilt}<>1, {spoilt}<>2"
    assert check_inference(board, inference).ok


@pytest.mark.parametrize(
    ("layout", "corners"),
    [
        # a corner in a window, and no other
        ("windoku", "r1c2 r1c6 r2c2 r2c6"),
        # the corners are in four groups, or in four regions
        ("disjoint-groups", "r1c1 r1c5 r2c1 r2c5"),
        ("jigsaw-6", "r1c1 r1c5 r4c1 r4c5"),
        # opposite corners on a diagonal
        ("diagonals", "r1c1 r1c4 r2c1 r2c4"),
    ],
)
def test_rectangles_that_some_house_would_notice(layout: str, corners: str) -> None:
    *plain, spoilt = corners.split()
    board = made(layout, (" ".join(plain), "12"), (spoilt, "123"))
    assert named("unique_rectangle_1").apply(board) == ()


@pytest.mark.parametrize("slug", RULES)
def test_a_rectangle_turned_over_is_found_as_well(slug: str) -> None:
    board = SHOWN[slug]
    layout = board.layout
    cells = tuple(layout.tables.cell_number(Cell(cell.col, cell.row)) for cell in layout.cells)
    turn = Symmetry(layout, cells, (4, 3, 2, 1, 0, 5, 6, 7, 8))
    found = {each.conclusion for each in map(turn.told, named(slug).apply(board))}
    other = named(slug).apply(turn.board(board))
    assert found == {
        sum(1 << layout.tables.candidate_number(c.cell, c.digit) for c in each.action.candidates)
        for each in other
    }
