"""Boards of digits as programs hold them; cells as people write them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from sudologue.errors import BoardTextError, LayoutError, SudologueError, WrongTypeError
from sudologue.model import CLASSIC, Board, Candidate, Cell, Layout

LINE = "1.....3..4.....2"
ROWS = [[1, 0, 0, 0], [0, 0, 3, 0], [0, 4, 0, 0], [0, 0, 0, 2]]
FLAT = [digit for row in ROWS for digit in row]


class Whole:
    """A number as arrays hold them: it stands for an `int`, and is none."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        return self.number == other

    def __hash__(self) -> int:
        return hash(self.number)


class Numbers:
    """An array: iterating gives arrays in turn, `tolist` gives lists."""

    def __init__(self, held: Sequence[object]) -> None:
        self.held = held

    def tolist(self) -> Sequence[object]:
        return self.held


@pytest.mark.parametrize(
    "values",
    [
        FLAT,
        tuple(FLAT),
        [digit or None for digit in FLAT],
        ROWS,
        tuple(map(tuple, ROWS)),
        [[digit or None for digit in row] for row in ROWS],
        (digit for digit in FLAT),
        [map(Whole, row) for row in ROWS],
        Numbers(FLAT),
        Numbers(ROWS),
        [Numbers(row) for row in ROWS],
        list(LINE),
        ["1...", "..3.", ".4..", "0002"],
        [[*"1..."], [*"..3."], [*".4.."], [*"...2"]],
    ],
    ids=lambda values: type(values).__name__,
)
def test_digits_are_read_in_whatever_they_come(values: object) -> None:
    board = Board.from_values(values)  # type: ignore[arg-type]
    assert board == Board.from_string(LINE)
    assert board.masks.values == tuple(digit or None for digit in FLAT)


def test_arrays_of_numpy_are_read() -> None:
    numpy = pytest.importorskip("numpy")
    assert Board.from_values(numpy.array(ROWS)) == Board(LINE)
    assert Board.from_values(numpy.array(FLAT, dtype="int8")) == Board(LINE)
    digit, row = numpy.int64(2), numpy.int8(0)
    assert Board(LINE).place(Cell(row, 1), digit) == Board(LINE).place("r1c2", 2)


def test_numbers_that_stand_for_integers_do() -> None:
    two: int = Whole(2)  # type: ignore[assignment]
    assert Board(LINE).place(Cell(Whole(0), Whole(1)), two) == Board(LINE).place("r1c2", 2)  # type: ignore[arg-type]


def test_the_number_of_cells_chooses_the_layout() -> None:
    assert Board.from_values([0] * 81).layout is CLASSIC
    assert Board.from_values([[0] * 6] * 6).layout == Layout.boxes(2, 3)
    tall = Layout.boxes(3, 2)
    assert Board.from_values([0] * 36, tall).layout is tall
    assert Board([0] * 36, layout=tall).layout is tall


@pytest.mark.parametrize(
    ("values", "error", "message"),
    [
        ([0] * 80, BoardTextError, "found 80 cells, expected 81"),
        (5, WrongTypeError, "5 has no digits: give them cell by cell or row by row, None or 0 for an empty cell"),
        (None, WrongTypeError, "None has no digits: give them cell by cell or row by row, None or 0 for an empty cell"),
        (b"53..7", WrongTypeError, "b'53..7' has no digits: give them cell by cell or row by row, None or 0 for an empty cell"),
        ({1, 2}, WrongTypeError, "{1, 2} has no digits: give them cell by cell or row by row, None or 0 for an empty cell"),
        ([1.5] * 81, WrongTypeError, "1.5 is not a digit: write whole numbers, None or 0 for an empty cell"),
        ([[[1]]], WrongTypeError, "[1] is not a digit: write whole numbers, None or 0 for an empty cell"),
        (["?"] * 81, BoardTextError, "'?' is not a digit: write 1 to 9, then A for 10 up to Z"),
        ([10] + [0] * 80, BoardTextError, "r1c1 can't be 10: digits run from 1 to 9"),
    ],
    ids=str,
)  # fmt: skip
def test_what_has_no_digits_is_refused(
    values: object, error: type[SudologueError], message: str
) -> None:
    with pytest.raises(error) as caught:
        Board.from_values(values)  # type: ignore[arg-type]
    assert str(caught.value) == message


ASKED: tuple[Callable[[Board, Cell], object], ...] = (
    lambda board, cell: board[cell],
    lambda board, cell: board.value(cell),
    lambda board, cell: board.domain(cell),
    lambda board, cell: board.peers(cell),
    lambda board, cell: board.is_given(cell),
    lambda board, cell: board.place(cell, min(board.domain(cell) or {1})),
    lambda board, cell: board.layout.tables.cell_number(cell),
    lambda board, cell: board.layout.tables.candidate_number(cell, 1),
    lambda board, cell: board.layout.houses_with(cell),
    lambda board, cell: board.layout.tables.why_sees(cell, Cell(0, 0)),
    lambda board, cell: board.layout.tables.cell_mask([cell]),
    lambda board, cell: Board.from_values(ROWS, given=[cell]).masks.givens,
)


@pytest.mark.parametrize("ask", ASKED)
def test_a_cell_s_text_or_its_row_and_column_will_do(
    ask: Callable[[Board, object], object],
) -> None:
    board = Board(LINE)
    for cell in ("r1c2", "R1C2", (0, 1)):
        assert ask(board, cell) == ask(board, Cell(0, 1))


@pytest.mark.parametrize("ask", ASKED)
def test_what_is_no_cell_is_refused(ask: Callable[[Board, object], object]) -> None:
    others: tuple[object, ...] = (5, None, 1.5, (1, 2, 3), ["r1c2"], ("r1", "c2"), {})
    for cell in others:
        with pytest.raises(WrongTypeError, match=r"is not a cell: "):
            ask(Board(LINE), cell)


def test_a_cell_off_the_board_is_refused() -> None:
    with pytest.raises(LayoutError, match="there is no r5c1; rows and columns go from 1 to 4"):
        Board(LINE)["r5c1"]
    with pytest.raises(BoardTextError, match=r"Cell\(-1, 0\) is off the board"):
        Board(LINE)[-1, 0]


@pytest.mark.parametrize("digit", ["2", None, 2.5, [2], Cell(0, 0)])
def test_what_is_no_digit_is_refused(digit: int) -> None:
    for ask in (
        lambda: Board(LINE).place("r1c2", digit),
        lambda: Board(LINE).range_of(digit, CLASSIC.houses[0]),
        lambda: CLASSIC.tables.candidate_number("r1c2", digit),
    ):
        with pytest.raises(SudologueError, match=r"is not a (digit|house)|has no digit"):
            ask()


def test_candidates_by_their_text() -> None:
    board = Board(LINE)
    candidate = Candidate(Cell(0, 1), 2)
    for given in ("r1c2(2)", ["r1c2(2)"], candidate, [candidate], ("r1c2(2)",)):
        assert board.eliminate(given) == board.eliminate([candidate])
        assert Board(board.masks.barring(given)) == Board(board.masks.barring([candidate]))
    for wrong in (5, [5], [("r1c2", 2)], None):
        with pytest.raises(WrongTypeError, match="is not a"):
            board.eliminate(wrong)  # type: ignore[arg-type]


def test_a_board_is_its_digits_in_reading_order() -> None:
    board = Board(LINE)
    assert list(board) == list(board.masks.values)
    assert len(board) == 16
    assert (board["r1c1"], board["r1c2"], board[1, 2]) == (1, None, 3)
    assert Board.from_values(board) == board
    assert board  # whatever is on it
