import pytest

from sudologue.languages.english.grammar import (
    a_digit,
    clauses,
    count,
    listing,
    number_word,
    sentence,
    sentence_case,
    several,
    steps_named,
    within,
)
from sudologue.model import CLASSIC, Candidate, Cell, digit_text
from sudologue.narration import Role, say


@pytest.mark.parametrize(
    ("items", "last", "text"),
    [
        ([], "and", ""),
        ([3], "and", "3"),
        ([3, 6], "or", "3 or 6"),
        ([Cell(0, 0), Cell(0, 1), Cell(0, 2)], "and", "r1c1, r1c2 and r1c3"),
        (list(CLASSIC.houses[:3]), "or", "box 1, box 2 or box 3"),
    ],
)
def test_lists(items: list[int | Cell], last: str, text: str) -> None:
    assert listing(items, last).text == text


def test_clauses_take_semicolons_when_there_are_several() -> None:
    one, two, three = say("a, b"), say("c"), say("d")
    assert clauses([]).text == ""
    assert clauses([one]).text == "a, b"
    assert clauses([one, two]).text == "a, b, and c"
    assert clauses([one, two, three]).text == "a, b; c; and d"


@pytest.mark.parametrize(
    ("part", "text"),
    [
        ("so it is", "So it is."),
        (CLASSIC.houses[4], "Box 5."),
        (Cell(4, 5), "r5c6."),
        (Candidate(Cell(4, 5), 1), "r5c6(1)."),
        (say("the ", 4), "The 4."),
        (4, "4."),
    ],
)
def test_sentences_begin_with_a_capital_but_notation_stays(part: str, text: str) -> None:
    assert sentence(part).text == text


def test_a_capital_changes_no_value() -> None:
    assert sentence_case(say(CLASSIC.houses[4])).spans[0].value == CLASSIC.houses[4]
    assert not sentence_case(say())


def test_numbers() -> None:
    assert [number_word(n) for n in (0, 1, 10, 11, 81)] == ["no", "one", "ten", "11", "81"]
    assert count(1, "cell") == "one cell"
    assert count(30, "given") == "30 givens"
    assert count(2, "box", "boxes") == "two boxes"


def test_articles_go_by_how_the_symbol_is_spoken() -> None:
    with_an = "".join(digit_text(d) for d in range(1, 36) if a_digit(d).text.startswith("an "))
    assert with_an == "8AEFHILMNORSX"


def test_plurals_of_digits() -> None:
    assert several(8, 1).text == "8"
    assert several(8, 3).text == "8s"
    assert several(35, 2).text == "Z's"


def test_where_something_is() -> None:
    diagonal = CLASSIC.with_diagonals().houses[-1]
    assert within(CLASSIC.houses[10]).text == "in row 2"
    assert within(diagonal).text == "on the anti-diagonal"


def test_steps() -> None:
    assert steps_named([7]).text == "step 7"
    assert steps_named([3, 7, 12]).text == "steps 3, 7 and 12"
    assert [span.value for span in steps_named([3, 7]).spans if span.role is Role.STEP] == [3, 7]
