from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudologue.errors import BoardTextError
from sudologue.model.cell import LARGEST_DIGIT, Candidate, Cell, digit_text, parse_digit

cells = st.builds(Cell, st.integers(0, 98), st.integers(0, 98))
candidates = st.builds(Candidate, cells, st.integers(1, 35))


@pytest.mark.parametrize(("row", "col"), [(-1, 0), (0, -1), (-3, -3)])
def test_no_cell_is_off_the_board_to_the_top_or_left(row: int, col: int) -> None:
    with pytest.raises(BoardTextError) as caught:
        Cell(row, col)
    assert str(caught.value) == (
        f"Cell({row}, {col}) is off the board: rows and columns count from 0"
    )


@pytest.mark.parametrize(
    "text",
    ["", "r", "r1", "c1", "r0c1", "r1c0", "r01c1", "r100c1", "r1c1x", "c1r1", "r-1c1", "(0, 0)"],
)
def test_only_cells_are_read(text: str) -> None:
    with pytest.raises(BoardTextError) as caught:
        Cell.parse(text)
    assert str(caught.value) == (f"{text!r} is not a cell: write row and column from 1, like r5c6")


@pytest.mark.parametrize("text", ["", "r1c1", "r1c1()", "r1c1(12)", "r1c1 (1)", "r1c1=1", "1"])
def test_only_candidates_are_read(text: str) -> None:
    with pytest.raises(BoardTextError) as caught:
        Candidate.parse(text)
    assert str(caught.value) == (
        f"{text!r} is not a candidate: write the cell, then its digit, like r5c6(7)"
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("r0c1(1)", "'r0c1' is not a cell: write row and column from 1, like r5c6"),
        ("r1c1(0)", "'0' is not a digit: write 1 to 9, then A for 10 up to Z"),
    ],
)
def test_a_candidate_is_refused_for_its_faulty_half(text: str, message: str) -> None:
    with pytest.raises(BoardTextError) as caught:
        Candidate.parse(text)
    assert str(caught.value) == message


def test_people_count_from_one() -> None:
    assert str(Cell(0, 0)) == "r1c1"
    assert str(Cell(15, 9)) == "r16c10"
    assert str(Candidate(Cell(4, 5), 7)) == "r5c6(7)"
    assert str(Candidate(Cell(4, 5), 12)) == "r5c6(C)"


def test_reading_allows_capitals_and_space_around() -> None:
    assert Cell.parse(" R5C6\n") == Cell(4, 5)
    assert Candidate.parse(" R5C6(c) ") == Candidate(Cell(4, 5), 12)


@given(cells)
def test_reading_undoes_writing_for_cells(cell: Cell) -> None:
    assert Cell.parse(str(cell)) == cell
    assert eval(repr(cell)) == cell


@given(candidates)
def test_reading_undoes_writing_for_candidates(candidate: Candidate) -> None:
    assert Candidate.parse(str(candidate)) == candidate
    assert eval(repr(candidate)) == candidate


@given(cells, cells)
def test_cells_are_in_reading_order_and_hash_by_value(one: Cell, other: Cell) -> None:
    assert (one < other) == ((one.row, one.col) < (other.row, other.col))
    assert (hash(one) == hash(other)) == (one == other)


@pytest.mark.parametrize("digit", [0, -1, 36, 100])
def test_only_digits_are_written(digit: int) -> None:
    with pytest.raises(BoardTextError) as caught:
        digit_text(digit)
    assert str(caught.value) == f"{digit} is not a digit: digits run from 1 to 35"


@pytest.mark.parametrize(
    "symbol",
    ["", "0", ".", "12", " 7", "٣", "²", "ß", "ﬆ", "\N{LATIN SMALL LETTER LONG S}", "\u0131"],
)  # the last three have capitals among A to Z
def test_only_digits_are_read(symbol: str) -> None:
    with pytest.raises(BoardTextError) as caught:
        parse_digit(symbol)
    assert str(caught.value) == f"{symbol!r} is not a digit: write 1 to 9, then A for 10 up to Z"


def test_digits_above_nine_are_letters_in_either_case() -> None:
    assert [digit_text(digit) for digit in (1, 9, 10, 11, 16, 25, 35)] == list("19ABGPZ")
    assert [parse_digit(symbol) for symbol in "aAgGzZ"] == [10, 10, 16, 16, 35, 35]


@given(st.integers(1, LARGEST_DIGIT))
def test_reading_undoes_writing(digit: int) -> None:
    assert parse_digit(digit_text(digit)) == digit
    assert parse_digit(digit_text(digit).lower()) == digit


@given(st.text(max_size=2))
def test_what_reads_as_a_digit_is_written_so(symbol: str) -> None:
    try:
        digit = parse_digit(symbol)
    except BoardTextError:
        return
    assert digit_text(digit) == symbol.upper()
    assert symbol.isascii()
