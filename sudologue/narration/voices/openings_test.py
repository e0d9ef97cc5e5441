import pytest

from sudologue.model import CLASSIC, Board, BoardMasks, Candidate, Cell, Layout
from sudologue.narration.voices.openings import givens, glossary, how_to_read

FOUR = Board.from_string("1.....3..4.....2")


@pytest.mark.parametrize(
    ("board", "said"),
    [
        (FOUR, "This puzzle starts with four digits, so 12 are missing."),
        (
            FOUR.place(Cell(0, 3), 4),
            "This puzzle starts with four digits; one has been placed, so 11 digits are still missing.",
        ),
        (
            FOUR.place(Cell(0, 3), 4).place(Cell(0, 2), 2),
            "This puzzle starts with four digits; two more have been placed, so ten digits are still missing.",
        ),
        (
            FOUR.eliminate([Candidate(Cell(0, 1), 2)]),
            "This puzzle starts with four digits; one candidate has been crossed out, so 12 digits are still missing.",
        ),
        (
            Board(
                BoardMasks.from_candidates(
                    [{1, 2}, {1, 2}, {3, 4}, {3, 4}] + [{1, 2, 3, 4}] * 12, FOUR.layout
                )
            ),
            "This puzzle starts without a digit, but with eight candidates ruled out, so 16 digits are missing.",
        ),
        (
            Board.from_string("12343412214343.1"),
            "This puzzle starts with 15 digits, so one is missing.",
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
            "r5c6 means row 5, column 6. Boxes are numbered 1 to 9, left to right and top to bottom. Cells that share a row, a column or a box see each other: they can't have the same digit.",
        ),
        (
            CLASSIC.with_diagonals().with_windows().with_disjoint_groups(),
            "r5c6 means row 5, column 6. Boxes and windows are numbered left to right and top to bottom. On the boards, ° marks the cells of the windows. On the boards, \\ and / mark the diagonals. Group 1 has the first cell of every box. Cells that share a row, a column, a box, a diagonal, a window or a group see each other: they can't have the same digit.",
        ),
        (
            CLASSIC.with_anti_knight().with_anti_king(),
            "r5c6 means row 5, column 6. Boxes are numbered 1 to 9, left to right and top to bottom. Cells that share a row, a column or a box, or are a knight's move or a king's move apart, see each other: they can't have the same digit.",
        ),
        (
            Layout.jigsaw(REGIONS).with_houses([[Cell(i, i) for i in range(4)]]),
            "r3c4 means row 3, column 4. Regions are numbered 1 to 4 by their first cells, row by row. Cells that share a row, a column, a region or an extra region see each other: they can't have the same digit.",
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
            "A house is a row, a column or a box: nine cells that have each of the digits 1 to 9 once.",
        ),
        (
            Layout.of_size(10),
            "A house is a row, a column or a box: ten cells that have each of the digits 1 to 9 and A once.",
        ),
        (
            Layout.of_size(16),
            "A house is a row, a column or a box: 16 cells that have each of the digits 1 to 9 and A to G once.",
        ),
    ],
)
def test_the_words_of_the_trade(layout: Layout, said: str) -> None:
    assert glossary(layout).text == f"{said} A candidate is a digit that a cell can still be."
