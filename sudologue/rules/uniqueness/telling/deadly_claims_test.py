"""What is said of deadly patterns can be false, and is seen to be."""

from __future__ import annotations

from dataclasses import replace

import pytest

from puzzles.checks import empty, holding, only
from puzzles.layouts import LAYOUTS
from sudologue.model import CLASSIC, Board, Candidate, Cell, House
from sudologue.narration.claims.board_claims import Assertion
from sudologue.rules.uniqueness.telling.deadly_claims import (
    CornersIn,
    GoesUnnoticed,
    NotGiven,
    PairsAcross,
    TwoEverywhere,
    WayRound,
)


def cells(names: str) -> tuple[Cell, ...]:
    return tuple(map(Cell.parse, names.split()))


def houses(names: str) -> tuple[House, ...]:
    by_name = {house.short: house for house in CLASSIC.houses}
    return tuple(by_name[name] for name in names.split())


EMPTY = empty(CLASSIC)
LINES, ACROSS = houses("r1 r2"), houses("c1 c4 c7")
ONES, OTHERS = cells("r1c1 r1c4 r1c7"), cells("r2c1 r2c4 r2c7")
PAIRS = tuple(zip(ONES, OTHERS, strict=True))


@pytest.mark.parametrize(
    ("claim", "holds"),
    [
        (CornersIn(cells("r1c1 r1c4 r2c4 r2c1"), houses("b1 b2")), True),
        # not the way round; another box; a box too few; four boxes; no rectangle
        (CornersIn(cells("r1c1 r2c4 r1c4 r2c1"), houses("b1 b2")), False),
        (CornersIn(cells("r1c1 r1c4 r2c4 r2c1"), houses("b1 b3")), False),
        (CornersIn(cells("r1c1 r1c4 r2c4 r2c1"), houses("b1")), False),
        (CornersIn(cells("r1c1 r1c4 r4c4 r4c1"), houses("b1 b2 b4 b5")), False),
        (CornersIn(cells("r1c1 r1c4 r2c4 r3c1"), houses("b1 b2")), False),
        (WayRound(cells("r1c4 r1c5 r5c5 r5c2 r4c2 r4c4")), True),
        # not all see the next; three in a house
        (WayRound(cells("r1c4 r5c5 r1c5 r5c2 r4c2 r4c4")), False),
        (WayRound(cells("r1c1 r1c2 r1c3")), False),
        (PairsAcross((LINES[0], LINES[1]), ACROSS, PAIRS), True),
        (PairsAcross((LINES[0], LINES[1]), ACROSS[:2], PAIRS), False),
        (PairsAcross((LINES[1], LINES[0]), ACROSS, PAIRS), False),
        (PairsAcross((LINES[0], LINES[1]), ACROSS[::-1], PAIRS), False),
        (GoesUnnoticed(cells("r1c1 r2c4"), cells("r1c4 r2c1")), True),
        (GoesUnnoticed(cells("r1c1 r2c4"), cells("r1c4 r3c1")), False),
        (GoesUnnoticed(ONES, OTHERS, LINES), True),
        (GoesUnnoticed(ONES, OTHERS), False),
    ],
)
def test_how_cells_lie(claim: Assertion, holds: bool) -> None:
    assert claim.holds(EMPTY) is holds


def test_givens_and_sights_are_in_the_way_of_an_exchange() -> None:
    ones, others = cells("r1c1 r2c4"), cells("r1c4 r2c1")
    board = EMPTY.place(Cell(0, 0), 1)
    assert NotGiven(ones).holds(board)
    assert GoesUnnoticed(ones, others).holds(board)
    given = Board(replace(board.masks, givens=board.masks.filled))
    assert not NotGiven(ones).holds(given)
    assert not GoesUnnoticed(ones, others).holds(given)
    assert NotGiven(others).holds(given)
    assert not GoesUnnoticed(ones, others).holds(empty(LAYOUTS["anti-knight"]))


def test_two_everywhere_but_for_some() -> None:
    board: Board = holding(
        "4x4",
        "r1c1=123 r1c2=24 r1c3=13 r1c4=24 r2c1=13 r2c2=24 r2c3=13 r2c4=24 "
        "r3c1=24 r3c2=13 r3c3=24 r3c4=13 r4c1=24 r4c2=13 r4c3=24 r4c4=13",
    )
    assert TwoEverywhere((Candidate.parse("r1c1(2)"),)).holds(board)
    assert not TwoEverywhere(()).holds(board)
    assert not TwoEverywhere((Candidate.parse("r1c1(1)"),)).holds(board)
    assert not TwoEverywhere((Candidate.parse("r1c2(1)"),)).holds(board)
    assert not TwoEverywhere((Candidate.parse("r1c1(2)"),)).holds(only(board, "r1c2", "4"))
