import pytest

from sudologue.model import CLASSIC, Board, BoardMasks, Candidate, Cell, Layout
from sudologue.narration.voices.openings import givens, glossary, how_to_read

FOUR = Board.from_string("1.....3..4.....2")


@pytest.mark.parametrize(
    ("board", "said"),
    [
        (FOUR, "The puzzle has four givens, and 12 cells are left to fill."),
        (
            FOUR.place(Cell(0, 3), 4),
            "The puzzle has four givens, one other digit is placed already, and 11 cells are left to fill.",
        ),
        (
            FOUR.place(Cell(0, 3), 4).place(Cell(0, 2), 2),
            "The puzzle has four givens, two other digits are placed already, and ten cells are left to fill.",
        ),
        (
            FOUR.eliminate([Candidate(Cell(0, 1), 2)]),
            "The puzzle has four givens, one candidate is ruled out already, and 12 cells are left to fill.",
        ),
        (
            Board(
                BoardMasks.from_candidates(
                    [{1, 2}, {1, 2}, {3, 4}, {3, 4}] + [{1, 2, 3, 4}] * 12, FOUR.layout
                )
            ),
            "The puzzle has no givens and rules out eight candidates, and 16 cells are left to fill.",
        ),
        (
            Board.from_string("12343412214343.1"),
            "The puzzle has 15 givens, and one cell is left to fill.",
        ),
    ],
)
def test_what_the_puzzle_starts_with(board: Board, said: str) -> None:
    assert givens(board).text == said


REGIONS = "1112122233443344"


@pytest.mark.parametrize(
    ("layout", "said"),
    [
        (
            CLASSIC,
            "r5c6 is the cell in row 5, column 6; boxes are counted row by row from the top left. Cells that share a row, a column or a box see each other, and cannot hold the same digit.",
        ),
        (
            CLASSIC.with_diagonals().with_windows().with_disjoint_groups(),
            "r5c6 is the cell in row 5, column 6; boxes and windows are counted row by row from the top left; group 1 has the first cell of every box. Cells that share a row, a column, a box, a diagonal, a window or a group see each other, and cannot hold the same digit.",
        ),
        (
            CLASSIC.with_anti_knight().with_anti_king(),
            "r5c6 is the cell in row 5, column 6; boxes are counted row by row from the top left. Cells that share a row, a column or a box, or are a knight's move or a king's move apart, see each other, and cannot hold the same digit.",
        ),
        (
            Layout.jigsaw(REGIONS).with_houses([[Cell(i, i) for i in range(4)]]),
            "r3c4 is the cell in row 3, column 4; regions are counted row by row from the top left. Cells that share a row, a column, a region or an extra region see each other, and cannot hold the same digit.",
        ),
    ],
)
def test_how_cells_and_houses_are_named(layout: Layout, said: str) -> None:
    assert how_to_read(layout).text == said


@pytest.mark.parametrize(
    ("layout", "said"),
    [
        (
            CLASSIC,
            "A house is a row, a column or a box: nine cells that hold each of the digits 1 to 9 once.",
        ),
        (
            Layout.of_size(10),
            "A house is a row, a column or a box: ten cells that hold each of the digits 1 to 9 and A once.",
        ),
        (
            Layout.of_size(16),
            "A house is a row, a column or a box: 16 cells that hold each of the digits 1 to 9 and A to G once.",
        ),
    ],
)
def test_the_words_of_the_trade(layout: Layout, said: str) -> None:
    assert glossary(layout).text == f"{said} A candidate is a digit that a cell may still take."
