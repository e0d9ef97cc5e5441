from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puzzles.checks import board_with, empty, told, without
from puzzles.layouts import LAYOUTS
from puzzles.walks import walk
from sudologue.inference import CellConstraint, HouseConstraint, Placement
from sudologue.model import Board, Cell
from sudologue.rules import named
from sudologue.rules.singles.evidence import (
    FullHouseEvidence,
    HiddenSingleEvidence,
    NakedSingleEvidence,
)

boards = st.builds(
    walk,
    st.sampled_from([layout for layout in LAYOUTS.values() if layout.size <= 10]),
    st.integers(0, 10**6).map(str),
)

# ---------------------------------------------------------------------------------- full house

Cases = list[tuple[str, str, list[str]]]

FULL_HOUSES: Cases = [
    # quiet: nothing to say, two cells open, the last cell of a house that is dead
    ("4x4", "", []),
    ("4x4", "r1c1=1 r1c2=2", []),
    ("4x4", "r1c1=1 r1c2=2 r2c1=3 r2c2=4", []),
    ("classic", "r1c1=1 r1c2=2 r1c3=3 r2c1=4 r2c2=5 r2c3=6 r3c1=7", []),
    # a row, a column, a box
    ("4x4", "r1c1=1 r1c2=2 r1c3=3", ["r1c4=4 | 4 in row 1 |"]),
    ("4x4", "r2c2=1 r3c2=2 r4c2=3", ["r1c2=4 | 4 in column 2 |"]),
    ("4x4", "r3c3=1 r3c4=2 r4c3=3", ["r4c4=4 | 4 in box 4 |"]),
    # last in several: reported for the first in scan order
    ("4x4", "r1c1=1 r1c2=2 r1c3=3 r2c3=1 r2c4=2", ["r1c4=4 | 4 in box 2 |"]),
    # boxes, rows, columns; and their numbers within
    (
        "4x4",
        "r2c1=1 r2c2=2 r2c3=3 r3c1=3 r4c1=2 r4c2=4",
        ["r3c2=1 | 1 in box 3 |", "r2c4=4 | 4 in row 2 |", "r1c1=4 | 4 in column 1 |"],
    ),
    (
        "16x16",
        " ".join(f"r1c{col}={'123456789ABCDEF'[col - 1]}" for col in range(1, 16)),
        ["r1c16=G | G in row 1 |"],
    ),
    # a layout's own houses
    ("jigsaw-5", "r1c1=1 r1c2=2 r2c1=3 r3c1=4", ["r4c1=5 | 5 in region 1 |"]),
    (
        "diagonals",
        "r1c1=1 r2c2=2 r3c3=3 r4c4=4 r5c5=5 r6c6=6 r7c7=7 r8c8=8",
        ["r9c9=9 | 9 in main diagonal |"],
    ),
    (
        "windoku",
        "r2c2=1 r2c3=2 r2c4=3 r3c2=4 r3c3=5 r3c4=6 r4c2=7 r4c3=8",
        ["r4c4=9 | 9 in window 1 |"],
    ),
    (
        "disjoint-groups",
        "r1c1=1 r1c4=2 r1c7=3 r4c1=4 r4c4=5 r4c7=6 r7c1=7 r7c4=8",
        ["r7c7=9 | 9 in group 1 |"],
    ),
]


@pytest.mark.parametrize(("layout", "givens", "expected"), FULL_HOUSES)
def test_full_house(layout: str, givens: str, expected: list[str]) -> None:
    board = board_with(LAYOUTS[layout], givens)
    assert [told(inference) for inference in named("full_house").apply(board)] == expected


def test_full_house_keeps_quiet_where_the_last_cell_has_nothing_left() -> None:
    board = board_with(LAYOUTS["4x4"], "r1c1=1 r1c2=2 r1c3=3")
    assert named("full_house").apply(without(board, "r1c4(4)")) == ()


def test_the_evidence_of_a_full_house() -> None:
    board = board_with(LAYOUTS["4x4"], "r1c1=1 r1c2=2 r1c3=3")
    (inference,) = named("full_house").apply(board)
    row = board.houses[4]
    assert inference.rule == "full_house"
    assert inference.action == Placement(Cell(0, 3), 4)
    assert inference.evidence == FullHouseEvidence(
        (Cell(0, 3),),
        row,
        4,
        frozenset({4}),
        truths=(HouseConstraint(row, 4),),
        cell=Cell(0, 3),
        house=row,
        digit=4,
    )


@given(boards)
def test_full_houses_are_all_there_once_each(board: Board) -> None:
    found = [
        (inference.action, inference.evidence.focus_house)
        for inference in named("full_house").apply(board)
    ]
    expected: dict[Cell, object] = {}
    for house in board.houses:
        left = [cell for cell in house.cells if board.value(cell) is None]
        if len(left) == 1 and len(board.domain(left[0])) == 1:
            expected.setdefault(left[0], house)
    assert found == [
        (Placement(cell, next(iter(board.domain(cell)))), house) for cell, house in expected.items()
    ]


# -------------------------------------------------------------------------------- naked single

NAKED_SINGLES: Cases = [
    ("4x4", "", []),
    ("4x4", "r1c2=1 r1c3=2", []),
    # seen from a row, a column and a box
    ("4x4", "r1c2=1 r4c1=2 r1c4=3", ["r1c1=4 | r1c1 |"]),
    # cell by cell
    (
        "4x4",
        "r1c1=1 r2c3=3 r3c2=4 r4c4=2",
        ["r1c4=4 | r1c4 |", "r2c2=2 | r2c2 |", "r3c3=1 | r3c3 |", "r4c1=3 | r4c1 |"],
    ),
    # eight knights around
    (
        "anti-knight",
        "r3c4=1 r3c6=2 r4c3=3 r4c7=4 r6c3=5 r6c7=6 r7c4=7 r7c6=8",
        ["r5c5=9 | r5c5 |"],
    ),
    ("classic", "r3c4=1 r3c6=2 r4c3=3 r4c7=4 r6c3=5 r6c7=6 r7c4=7 r7c6=8", []),
    # along the diagonal, seven more in the box
    (
        "diagonals",
        "r1c1=1 r9c9=2 r2c8=3 r8c2=4 r4c5=5 r6c5=6 r5c4=7 r5c6=8",
        ["r5c5=9 | r5c5 |"],
    ),
    ("6x6", "r1c1=1 r1c2=2 r2c4=3 r3c4=4 r1c6=5", ["r1c4=6 | r1c4 |"]),
]


@pytest.mark.parametrize(("layout", "givens", "expected"), NAKED_SINGLES)
def test_naked_single(layout: str, givens: str, expected: list[str]) -> None:
    board = board_with(LAYOUTS[layout], givens)
    assert [told(inference) for inference in named("naked_single").apply(board)] == expected


def test_naked_single_keeps_quiet_where_a_cell_has_nothing_left() -> None:
    board = without(empty(LAYOUTS["4x4"]), "r1c1(1234) r1c2(123)")
    assert [told(i) for i in named("naked_single").apply(board)] == ["r1c2=4 | r1c2 |"]


def test_the_evidence_of_a_naked_single() -> None:
    board = board_with(LAYOUTS["4x4"], "r1c2=1 r4c1=2 r1c4=3")
    (inference,) = named("naked_single").apply(board)
    assert inference.rule == "naked_single"
    assert inference.evidence == NakedSingleEvidence(
        (Cell(0, 0),),
        None,
        4,
        frozenset({4}),
        truths=(CellConstraint(Cell(0, 0)),),
        cell=Cell(0, 0),
        digit=4,
    )


@given(boards)
def test_naked_singles_are_all_there_in_reading_order(board: Board) -> None:
    assert [inference.action for inference in named("naked_single").apply(board)] == [
        Placement(cell, digit)
        for cell in board.layout.cells
        for digit in board.domain(cell)
        if len(board.domain(cell)) == 1
    ]


# ------------------------------------------------------------------------------- hidden single

HIDDEN_SINGLES: Cases = [
    ("4x4", "", []),
    ("classic", "r2c4=1 r3c7=1 r5c2=1", []),
    # hidden in box 1, row 1 and column 1 at once: reported for the box
    ("classic", "r2c4=1 r3c7=1 r5c2=1 r7c3=1", ["r1c1=1 | 1 in box 1 |"]),
    # in a row alone, in a column alone
    ("classic", "r1c1=2 r1c2=3 r1c3=4 r2c4=1 r4c7=1 r7c8=1", ["r1c9=1 | 1 in row 1 |"]),
    ("classic", "r1c1=2 r2c1=3 r3c1=4 r4c2=1 r7c4=1 r8c7=1", ["r9c1=1 | 1 in column 1 |"]),
    # digit by digit among boxes, then among rows; boxes first
    (
        "classic",
        "r2c4=9 r3c7=9 r5c2=9 r7c3=9 r2c5=1 r3c8=1 r4c2=1 r8c3=1",
        ["r1c1=1 | 1 in box 1 |", "r1c1=9 | 9 in box 1 |"],
    ),
    # the same cells on a board with more houses
    (
        "diagonals",
        "r2c1=1 r5c4=1 r7c5=1 r4c8=1",
        ["r9c9=1 | 1 in main diagonal |"],
    ),
    ("classic", "r2c1=1 r5c4=1 r7c5=1 r4c8=1", []),
]


@pytest.mark.parametrize(("layout", "givens", "expected"), HIDDEN_SINGLES)
def test_hidden_single(layout: str, givens: str, expected: list[str]) -> None:
    board = board_with(LAYOUTS[layout], givens)
    assert [told(inference) for inference in named("hidden_single").apply(board)] == expected


@pytest.mark.parametrize(
    ("layout", "house", "last"),
    [
        ("jigsaw-9", "region 4", "r3c9"),
        ("jigsaw-9", "row 5", "r5c5"),
        ("windoku", "window 4", "r8c8"),
        ("windoku-16", "window 5", "r7c7"),
        ("disjoint-groups", "group 5", "r5c5"),
        ("extra-regions", "extra region 2", "r6c9"),
        ("diagonals", "anti-diagonal", "r9c1"),
    ],
)
def test_hidden_single_in_any_house(layout: str, house: str, last: str) -> None:
    board = empty(LAYOUTS[layout])
    name = next(each for each in board.houses if str(each) == house)
    others = " ".join(f"{cell}(3)" for cell in name.cells if str(cell) != last)
    assert [told(i) for i in named("hidden_single").apply(without(board, others))] == [
        f"{last}=3 | 3 in {house} |"
    ]


def test_the_evidence_of_a_hidden_single() -> None:
    board = board_with(LAYOUTS["classic"], "r2c4=1 r3c7=1 r5c2=1 r7c3=1")
    (inference,) = named("hidden_single").apply(board)
    box = board.houses[0]
    assert inference.rule == "hidden_single"
    assert inference.evidence == HiddenSingleEvidence(
        (Cell(0, 0),),
        box,
        1,
        None,
        truths=(HouseConstraint(box, 1),),
        cell=Cell(0, 0),
        house=box,
        digit=1,
    )


@given(boards)
def test_hidden_singles_are_all_there_once_each(board: Board) -> None:
    found = named("hidden_single").apply(board)
    assert len(found) == len({inference.action for inference in found})
    assert {inference.action for inference in found} == {
        Placement(cell, digit)
        for house in board.houses
        for digit in board.layout.tables.digits
        for cell in board.range_of(digit, house)
        if len(board.range_of(digit, house)) == 1
    }
    for inference in found:
        evidence = inference.evidence
        assert isinstance(evidence, HiddenSingleEvidence)
        assert board.range_of(evidence.digit, evidence.house) == (evidence.cell,)
        first = next(
            h for h in board.houses if board.range_of(evidence.digit, h) == (evidence.cell,)
        )
        assert evidence.house == first
