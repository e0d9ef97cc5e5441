from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudologue.errors import BoardTextError
from sudologue.model.digit import LARGEST_DIGIT, digit_text, parse_digit


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
