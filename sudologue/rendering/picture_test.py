"""Drawn boards, character by character; and what holds of any of them."""

from __future__ import annotations

from textwrap import dedent

import pytest

from puzzles.layouts import CORNERS, JIGSAW_5, LAYOUTS
from sudologue.errors import LayoutError
from sudologue.model import CLASSIC, Board, BoardMasks, Candidate, Cell, HouseKind, Layout
from sudologue.narration.notations import notation_named
from sudologue.rendering import draw
from sudologue.rendering.picture import Shows

FOUR = Board.from_string("1.....3..4.....2")
PLACED = FOUR.place(Cell(1, 0), 4)


def text(drawn: str) -> str:
    return dedent(drawn).strip("\n")


def test_a_puzzle() -> None:
    puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    assert draw(Board.from_string(puzzle)).text == text("""
             c1 c2 c3   c4 c5 c6   c7 c8 c9
           ┌──────────┬──────────┬──────────┐
        r1 │  5  3  . │  .  7  . │  .  .  . │
        r2 │  6  .  . │  1  9  5 │  .  .  . │
        r3 │  .  9  8 │  .  .  . │  .  6  . │
           ├──────────┼──────────┼──────────┤
        r4 │  8  .  . │  .  6  . │  .  .  3 │
        r5 │  4  .  . │  8  .  3 │  .  .  1 │
        r6 │  7  .  . │  .  2  . │  .  .  6 │
           ├──────────┼──────────┼──────────┤
        r7 │  .  6  . │  .  .  . │  2  8  . │
        r8 │  .  .  . │  4  1  9 │  .  .  5 │
        r9 │  .  .  . │  .  8  . │  .  7  9 │
           └──────────┴──────────┴──────────┘
        """)


def test_placed_digits_are_marked_and_the_letters_stand_in_the_margin() -> None:
    assert draw(PLACED, notation_named("a1")).text == text("""
             1  2    3  4
          ┌───────┬───────┐
        A │  1  . │  .  . │
        B │ +4  . │  3  . │
          ├───────┼───────┤
        C │  .  4 │  .  . │
        D │  .  . │  .  2 │
          └───────┴───────┘

        A + stands before digits that were placed; the others were given.
        """)


def test_candidates_and_columns_by_letter() -> None:
    assert draw(PLACED, notation_named("a1-columns"), candidates=True).text == text("""
            A   B     C   D
          ┌─────────┬─────────┐
        1 │ 1   23  │ 24  (4) │
        2 │ +4  (2) │ 3   (1) │
          ├─────────┼─────────┤
        3 │ 23  4   │ (1) 13  │
        4 │ (3) 13  │ 14  2   │
          └─────────┴─────────┘

        A + stands before digits that were placed; the others were given.
        A digit in parentheses is the only candidate left in its cell.
        """)


def test_a_jigsaw_has_its_regions_drawn() -> None:
    board = Board.from_string("1" + "." * 24, Layout.jigsaw(JIGSAW_5))
    assert draw(board, notation_named("a1")).text == text("""
            1   2   3   4   5
          ┌───────┬───────┬───┐
        A │ 1   . │ .   . │ . │
          │   ┌───┤   ┌───┘   │
        B │ . │ . │ . │ .   . │
        C │ . │ . │ . │ .   . │
          │   │   │   ├───────┤
        D │ . │ . │ . │ .   . │
          ├───┘   ├───┘       │
        E │ .   . │ .   .   . │
          └───────┴───────────┘
        """)


def test_ascii() -> None:
    board = Board.from_string("1" + "." * 24, Layout.jigsaw(JIGSAW_5))
    assert draw(board, notation_named("rc-upper"), ascii_only=True).text == text("""
             C1   C2   C3   C4   C5
           +---------+---------+----+
        R1 |  1    . |  .    . |  . |
           |    +----+    +----+    |
        R2 |  . |  . |  . |  .    . |
        R3 |  . |  . |  . |  .    . |
           |    |    |    +---------+
        R4 |  . |  . |  . |  .    . |
           +----+    +----+         |
        R5 |  .    . |  .    .    . |
           +---------+--------------+
        """)


def test_large_boards_have_room_for_their_coordinates() -> None:
    board = Board.from_string("1A" + "." * 142, Layout.of_size(12))
    drawn = draw(board).text.splitlines()
    assert drawn[:4] == [
        "       c1  c2  c3  c4    c5  c6  c7  c8    c9 c10 c11 c12",
        "    ┌─────────────────┬─────────────────┬─────────────────┐",
        " r1 │   1   A   .   . │   .   .   .   . │   .   .   .   . │",
        " r2 │   .   .   .   . │   .   .   .   . │   .   .   .   . │",
    ]
    assert drawn[-2] == "r12 │   .   .   .   . │   .   .   .   . │   .   .   .   . │"


def test_a_layout_without_boxes_has_its_frame() -> None:
    lines = tuple(house for house in CLASSIC.houses if house.kind is not HouseKind.BOX)
    board = Board.from_string("." * 81, Layout(9, lines))
    drawn = draw(board, ascii_only=True).text.splitlines()
    assert len(drawn) == 1 + 2 + 9
    assert drawn[1] == f"   +{'-' * 28}+"


@pytest.mark.parametrize("name", LAYOUTS)
def test_every_cell_stands_in_its_place(name: str) -> None:
    layout = LAYOUTS[name]
    board = Board.from_string("." * layout.tables.cell_count, layout).place(Cell(1, 1), 2)
    for candidates in (False, True):
        picture = draw(board, candidates=candidates)
        shown = [piece for line in picture.lines for piece in line if piece.cell is not None]
        assert [piece.cell for piece in shown] == list(layout.cells)
        assert [piece.cell for piece in shown if piece.shows is Shows.PLACED] == [Cell(1, 1)]
        widths = {sum(len(piece.text) for piece in line) for line in picture.lines[1:]}
        assert len(widths) == 1


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_line_is_between_two_cells_just_if_they_are_of_different_boxes(name: str) -> None:
    layout = LAYOUTS[name]
    kinds = (HouseKind.BOX, HouseKind.REGION)
    block = {cell: house for house in layout.houses if house.kind in kinds for cell in house.cells}
    picture = draw(Board.from_string("." * layout.tables.cell_count, layout))
    place: dict[Cell, tuple[int, int]] = {}
    page = ["".join(piece.text for piece in line) for line in picture.lines]
    for number, line in enumerate(picture.lines):
        at = 0
        for piece in line:
            at += len(piece.text)
            if piece.cell is not None:
                place[piece.cell] = number, at - 1
    for cell in layout.cells:
        row, col = place[cell]
        if cell.col + 1 < layout.size:
            right = Cell(cell.row, cell.col + 1)
            between = page[row][col + 1 : place[right][1]]
            assert ("│" in between) == (block[cell] != block[right])
        if cell.row + 1 < layout.size:
            below = Cell(cell.row + 1, cell.col)
            between = "".join(page[n][col] for n in range(row + 1, place[below][0]))
            assert ("─" in between) == (block[cell] != block[below])


@pytest.mark.parametrize(
    ("layout", "said"),
    [
        (CLASSIC, ()),
        (CLASSIC.with_diagonals(), ("Both long diagonals are houses.",)),
        (CLASSIC.with_diagonals(main=False), ("The anti-diagonal is a house.",)),
        (
            CLASSIC.with_windows().with_disjoint_groups(),
            ("The windows are houses.", "The same places of the boxes are houses."),
        ),
        (
            CLASSIC.with_anti_knight().with_anti_king(),
            (
                "Equal digits are no knight's move apart.",
                "Equal digits are no king's move apart.",
            ),
        ),
        (
            CLASSIC.with_houses(CORNERS),
            (
                "Extra region 1: r1c1234,r234c1,r2c4,r4c2.",
                "Extra region 2: r6c8,r678c9,r8c6,r9c6789.",
            ),
        ),
    ],
)
def test_houses_that_no_line_shows_are_named(layout: Layout, said: tuple[str, ...]) -> None:
    assert draw(Board.from_string("." * 81, layout)).notes == said


def test_what_is_not_shown_is_said() -> None:
    board = FOUR.eliminate([Candidate(Cell(0, 1), 2)])
    one = "Not shown: one candidate is ruled out though no digit sees it."
    assert draw(board).notes == (one,)
    assert one not in draw(board, candidates=True).notes
    sukaku = Board(BoardMasks.from_candidates([{1, 2}] * 2 + [{1, 2, 3, 4}] * 14, FOUR.layout))
    assert draw(sukaku).notes == (
        "Not shown: four candidates are ruled out though no digit sees them.",
    )


def test_a_cell_without_candidates_has_a_mark() -> None:
    board = FOUR.eliminate(Candidate(Cell(0, 1), digit) for digit in (2, 3))
    picture = draw(board, candidates=True)
    assert "│ 1   -   │" in picture.text
    assert picture.notes[-1] == "A - stands in cells that have no candidate left."


def test_a_board_without_givens() -> None:
    board = Board.from_string("." * 16).place(Cell(0, 0), 1)
    assert draw(board).notes[0] == "A + stands before digits that were placed; none was given."


def test_a_notation_that_has_no_names_for_all_rows_draws_nothing() -> None:
    with pytest.raises(LayoutError, match="a1-k has letters for 24 rows"):
        draw(Board.from_string("." * 625, Layout.of_size(25)), notation_named("a1-k"))
