from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import pytest

import sudologue
from sudologue.model import Board
from sudologue.rating import Effort, Grade, SeRating
from sudologue.rating.grade import grade_of
from sudologue.rating.grade_words import facts, in_passing, numbers, pattern, rows
from sudologue.rating.models import chosen

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
EXPERT = "..4...3...9.27.54..6......291.6.5..7.....4.3.3..19..5.6...4...........93.7..5...."
GRADE = sudologue.rate(EASY)
STOPPED = Effort(340.2, "very hard", "bounded")
OPEN = SeRating(6.6, 1.2, 1.2, False, 8.5, 11.9)


def rated(**values: Any) -> Grade:
    """The grade with other values of some models."""
    return replace(GRADE, by_model={**GRADE.by_model, **values})


def test_a_grade_is_shown_with_its_numbers() -> None:
    assert repr(GRADE) == (
        "<Grade: effort 41, very easy; Sudoku Explainer 1.2 (up to the first digit 1.2, first "
        "step 1.2); HoDoKu Easy, 204; singledigit 9.00>"
    )
    assert repr(sudologue.rate("." * 81)) == "<Grade: more than one solution>"
    assert numbers(rated(effort=STOPPED, se=OPEN, hodoku=None, singledigit=math.inf)) == (
        "effort 340 or more; Sudoku Explainer 8.5 to 11.9; singledigit does not solve it"
    )


def test_no_numbers() -> None:
    nothing = rated(effort=None, se=None, hodoku=None, singledigit=None)
    assert numbers(nothing) == "no numbers were found within the limit"
    other = sudologue.rate("1.....3..4.....2")
    assert numbers(other) == "no numbers: the models are made for the classic board"
    for row in list(rows(nothing))[1:]:
        assert row[1] == "not found within the limit"


@pytest.mark.parametrize(
    ("effort", "told"),
    [
        (Effort(78.0, "medium", "calibrated"), "78: medium (fitted to people's solving times)"),
        (
            Effort(1203.4, "fiendish", "extrapolated"),
            "1203: fiendish (an estimate: puzzles this hard have no solving times)",
        ),
        (STOPPED, "340 or more, at least very hard (the limit was reached first)"),
        (Effort(3.0, "very easy", "bounded"), "3 or more (the limit was reached first)"),
        (
            Effort(9000.0, "extreme", "bounded"),
            "9000 or more, extreme (the limit was reached first)",
        ),
    ],
)
def test_how_far_an_effort_is_to_be_trusted(effort: Effort, told: str) -> None:
    assert dict(rows(rated(effort=effort)))["Effort"] == told


def test_bounds_in_a_row() -> None:
    told = dict(rows(rated(se=OPEN, singledigit=math.inf)))
    assert told["Sudoku Explainer"] == "between 8.5 and 11.9 (where exactly was not found)"
    assert told["singledigit"] == "none: its strategies do not solve the puzzle"


@pytest.mark.parametrize(
    ("grade", "told"),
    [
        (GRADE, "very easy (effort 41); Sudoku Explainer 1.2; HoDoKu Easy, 204."),
        (
            rated(effort=STOPPED, se=OPEN, hodoku=None),
            "at least very hard (effort 340 or more); Sudoku Explainer 8.5 or more. "
            "'sudologue rate' takes the time to say more.",
        ),
        (
            rated(effort=None, se=None),
            "too hard to tell in passing; HoDoKu Easy, 204. "
            "'sudologue rate' takes the time to say more.",
        ),
    ],
)
def test_in_passing(grade: Grade, told: str) -> None:
    assert in_passing(grade) == f"Difficulty: {told}"


def test_a_budget_ends_a_rating_at_the_same_place() -> None:
    models = chosen(("effort", "hodoku", "se"))
    board = Board.from_string(EXPERT)
    one, other = (grade_of(board, models, budget=600, is_unique=True) for _ in range(2))
    assert in_passing(one) == in_passing(other)
    assert (one.se, one.effort) == (other.se, other.effort)
    assert one.se is not None
    assert not one.se.exact


def test_facts() -> None:
    assert dict(facts(GRADE)) == {
        "Clues": "30, not all of them needed; their pattern is the same turned by a half",
        "Found": "Full House 18, Hidden Single 33",
    }
    full = sudologue.rate("1234341221434321")
    assert list(facts(full)) == [
        (
            "Clues",
            "16, not all of them needed; "
            "their pattern is the same however it is turned or mirrored",
        )
    ]


def test_a_quarter_is_more_than_a_half() -> None:
    assert pattern(("rot90", "rot180")) == "their pattern is the same turned by a quarter"
