"""Sentences read back: each usual one is understood, and what is false in it is found.

Among the false ones are sentences that earlier versions told, before their claims were checked.
"""

from __future__ import annotations

import pytest

from puzzles.checks import board_with, holding
from puzzles.names import Names
from puzzles.places import nowhere_but
from puzzles.stated import sentences, statements, unread
from sudologue.model import CLASSIC, Board, Layout
from sudologue.narration.claims.board_claims import HoldBetween, LiesIn, OnlyWithin, Sees

PAIRS = holding("classic", "r1c1=14 r1c5=14 r2c2=47 r3c1=147")
FOURS = nowhere_but(CLASSIC, "r1c3 r1c7 r5c3 r5c7 r5c9 r9c9")
PLACED = board_with(CLASSIC, "r1c1=1 r1c2=2 r1c3=3 r1c4=4 r1c5=5 r1c6=6 r1c7=7 r1c8=8")


def held(board: Board, text: str) -> list[bool]:
    """What a text states, one by one, and whether it is so."""
    return [statement.claim.holds(board) for statement in statements(text, board.layout)]


@pytest.mark.parametrize(
    ("board", "text", "expected"),
    [
        (PAIRS, "r1c1 and r1c5 can each only be 1 or 4.", [True]),
        (PAIRS, "r1c1 and r1c5 can only be 1 or 7.", [False]),
        (PAIRS, "In row 1, r1c1 and r1c5 can each only be 1 or 4.", [True, True]),
        (PAIRS, "In row 2, r1c1 and r1c5 can each only be 1 or 4.", [True, False]),
        (PAIRS, "It sees r2c2, which can only be 4 or 7.", [True]),
        (PAIRS, "r1c1 and r2c2 hold only 1, 4 and 7 between them.", [True]),
        (PAIRS, "r1c1 and r2c2, where box 1 and row 1 cross, hold only 1 and 4.", [False]),
        (FOURS, "In rows 1 and 5, the 4 can only go in columns 3 and 7, but for r5c9.", [True]),
        (FOURS, "In rows 1 and 5, the 4 can only go in columns 3 and 7.", [False]),
        (FOURS, "In row 1, the 4 can only go in r1c3 or r1c7.", [True]),
        (FOURS, "In row 1, the 4 can only go in r1c3, and in column 9 only in r5c9 or r9c9.", [False, True]),
        (FOURS, "In row 1, 4 can only go in r1c3, which r2c2 sees, or in r1c7.", [True, True]),
        (FOURS, "If r5c3 is not 4, in row 5, the 4 can only go in r5c7.", []),
        (FOURS, "Row 1's 4 is in r1c3 or r1c7, and column 9's is in r5c9 or r9c9.", [True, True]),
        (FOURS, "Row 1's 4 is in r1c3, and column 9's is in r5c9.", [False, False]),
        (FOURS, "Row 1's 4 is in column 3 or column 7.", [True]),
        (FOURS, "Row 5's 4 is in column 3 or column 7.", [False]),
        (FOURS, "The 4s of rows 1 and 5 are all in columns 3 and 7, apart from r5c9, the fin.", [True]),
        (FOURS, "The 4s of rows 1 and 5 are all in columns 3 and 7.", [False]),
        (FOURS, "Row 1 must take its 4 in r1c3 or r1c7.", [True]),
        (FOURS, "In row 5, outside box 6, the 4 can only go in r5c3.", [True]),
        (PAIRS, "r1c1 sees r1c5 and r2c2.", [True]),
        (PAIRS, "r1c1 sees r2c2 and r9c9.", [False]),
        (PAIRS, "One of r1c5 and r2c2 is 4, and r1c1 sees both.", [True]),
        (PAIRS, "One of r1c5 and r9c2 is 4, and r1c1 sees both.", [False]),
        (PAIRS, "r1c1, r1c5 and r2c2 see each other.", [False]),
        (PAIRS, "r1c1 and r2c2 are both in box 1, so they can't both be 4.", [True]),
        (PAIRS, "r1c1, r1c5 and r2c2 are all in row 1.", [False]),
        (PAIRS, "r1c1 and r2c2, both in box 1, cannot both be 4.", [True]),
        (PAIRS, "r1c1, r1c5 or r2c2, and all three lie in row 1 too.", [False]),
        (PAIRS, "Then r1c5 is 4, the only place left in column 1.", [False]),
        (PLACED, "Between them, box 1 and row 1 already hold every digit but 9.", [True]),
        (PLACED, "Between them, box 1 and row 2 already hold every digit but 9.", [False]),
        (PLACED, "Row 1 has one open cell left, r1c9, and lacks only 9.", [True]),
        (PLACED, "The 1 in r1c1 sees r2c2 and r9c1.", [True]),
        (PLACED, "The 1 in r1c1 sees r2c2 and r9c9.", [False]),
    ],
)  # fmt: skip
def test_usual_sentences(board: Board, text: str, expected: list[bool]) -> None:
    assert held(board, text) == expected
    assert unread(text, board.layout) == [] or not expected


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (
            "In box 1, column 1, column 6 and column 8, the 3 can only go in box 3, row 2, row 5 "
            "and row 9; r1c1 lies in two of the first four houses and counts as a fin.",
            OnlyWithin,
        ),
        ("r4c6 and r5c6, where box 5 and column 6 cross, hold only 1, 2 and 3.", HoldBetween),
        (
            "Column 3 needs a place for the 1. No way to place the 1 there uses r4c1, r4c2, r5c2 "
            "or r6c1.",
            LiesIn,
        ),
        ("r7c2 and r8c9 are a pair. So one of them is 3, and r1c8 sees both.", Sees),
    ],
)
def test_what_was_told_once_and_was_not_so(text: str, claim: type) -> None:
    board = nowhere_but(CLASSIC, "r1c1 r1c7 r2c1 r2c6 r2c8 r5c6 r9c8 r9c1 r9c2 r9c3", 3)
    false = [s.claim for s in statements(text, CLASSIC) if not s.claim.holds(board)]
    assert [type(each) for each in false] == [claim]


def test_a_loop_rules_out_the_other_places_of_a_house() -> None:
    board = nowhere_but(CLASSIC, "r1c1 r1c7 r1c9 r2c2", 4)
    text = "Row 1's 4 is in r1c1 or r1c7, so r1c9 isn't 4."
    assert held(board, text) == [True]
    assert held(board, text.replace("r1c9", "r2c2")) == [False]


def test_names_of_other_layouts() -> None:
    layout = CLASSIC.with_diagonals().with_windows()
    names = Names(layout)
    text = "row 1, the main diagonal and windows 2 and 3 or the anti-diagonal and columns 4 and 5"
    assert [house.noun for house in names.houses_in(text)] == [
        "row 1",
        "the main diagonal",
        "window 2",
        "window 3",
        "the anti-diagonal",
        "column 4",
        "column 5",
    ]
    assert list(map(str, names.cells_in("r1c23 and r45c6"))) == ["r1c2", "r1c3", "r4c6", "r5c6"]
    large = Names(Layout.of_size(16))
    assert list(map(str, large.cells_in("r1c12 and r16c6"))) == ["r1c12", "r16c6"]
    assert large.digits_in("9, A or G") == (9, 10, 16)


def test_on_a_diagonal() -> None:
    board = nowhere_but(CLASSIC.with_diagonals(), "r1c1 r9c9 r1c9")
    text = "On the main diagonal, the 4 can only go in r1c1 or r9c9."
    assert held(board, text) == [True]
    assert held(board, text.replace("main ", "anti-")) == [False]


def test_sentences_that_are_not_read_are_counted() -> None:
    text = "r1c1 sees all the places for it in both. It is so. In row 1, the 4 can only go in r1c3."
    assert unread(text, CLASSIC) == ["r1c1 sees all the places for it in both."]
    assert len(sentences(text)) == 3
