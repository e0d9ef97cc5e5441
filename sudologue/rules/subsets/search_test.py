from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puzzles.checks import confined, empty, only, restricted, told, without
from puzzles.layouts import LAYOUTS
from puzzles.walks import walk
from sudologue.inference import CellConstraint, Elimination, HouseConstraint
from sudologue.model import CLASSIC, Board, Cell
from sudologue.rules import named
from sudologue.rules.subsets.evidence import HiddenSubsetEvidence, NakedSubsetEvidence

NAKED, HIDDEN = "naked_pair", "hidden_pair"


def elsewhere(house: str, cells: str, digits: str) -> str:
    """These digits struck from a classic house but for some cells, as a conclusion writes it."""
    places = next(each for each in CLASSIC.houses if str(each) == house).cells
    kept = set(cells.split())
    return ", ".join(f"{c}<>{d}" for c in sorted(places) if str(c) not in kept for d in digits)


# ---------------------------------------------------------------------------------- naked pair


@pytest.mark.parametrize(
    "board",
    [
        empty(CLASSIC),
        # one cell; two cells with three digits; two cells that share no house
        restricted("classic", ("r1c1", "12")),
        restricted("classic", ("r1c1", "12"), ("r1c5", "13")),
        restricted("classic", ("r1c1", "12"), ("r2c4", "12")),
        # a single beside a pair: the single says it all
        restricted("classic", ("r1c1", "1"), ("r1c5", "12")),
        # the rest of the house is free of both digits already
        without(
            restricted("classic", ("r1c1 r1c5", "12")),
            " ".join(f"r1c{col}(12)" for col in (2, 3, 4, 6, 7, 8, 9)),
        ),
        # a diagonal is no house here
        restricted("classic", ("r1c1 r9c9", "12")),
    ],
    ids=range(7),
)
def test_where_the_naked_pair_keeps_quiet(board: Board) -> None:
    assert named(NAKED).apply(board) == ()


@pytest.mark.parametrize(
    ("layout", "cells", "expected"),
    [
        (
            "classic",
            "r1c1 r1c5",
            [f"{elsewhere('row 1', 'r1c1 r1c5', '12')} | r1c1, r1c5 | 1 in row 1, 2 in row 1"],
        ),
        (
            "classic",
            "r3c7 r8c7",
            [f"{elsewhere('column 7', 'r3c7 r8c7', '12')} "
             "| r3c7, r8c7 | 1 in column 7, 2 in column 7"],
        ),
        # two houses in common: once for each, the box before the line
        (
            "classic",
            "r1c1 r1c2",
            [f"{elsewhere('box 1', 'r1c1 r1c2', '12')} | r1c1, r1c2 | 1 in box 1, 2 in box 1",
             f"{elsewhere('row 1', 'r1c1 r1c2', '12')} | r1c1, r1c2 | 1 in row 1, 2 in row 1"],
        ),
        ("4x4", "r1c1 r2c2", ["r1c2<>1, r1c2<>2, r2c1<>1, r2c1<>2 "
                              "| r1c1, r2c2 | 1 in box 1, 2 in box 1"]),
        ("jigsaw-5", "r1c1 r4c1", [
            "r1c2<>1, r1c2<>2, r2c1<>1, r2c1<>2, r3c1<>1, r3c1<>2 "
            "| r1c1, r4c1 | 1 in region 1, 2 in region 1",
            "r2c1<>1, r2c1<>2, r3c1<>1, r3c1<>2, r5c1<>1, r5c1<>2 "
            "| r1c1, r4c1 | 1 in column 1, 2 in column 1",
        ]),
        ("6x6-diagonals", "r1c6 r6c1", [
            "r2c5<>1, r2c5<>2, r3c4<>1, r3c4<>2, r4c3<>1, r4c3<>2, r5c2<>1, r5c2<>2 "
            "| r1c6, r6c1 | 1 in anti-diagonal, 2 in anti-diagonal",
        ]),
        ("windoku", "r2c2 r4c4", [
            "r2c3<>1, r2c3<>2, r2c4<>1, r2c4<>2, r3c2<>1, r3c2<>2, r3c3<>1, r3c3<>2, r3c4<>1, "
            "r3c4<>2, r4c2<>1, r4c2<>2, r4c3<>1, r4c3<>2 "
            "| r2c2, r4c4 | 1 in window 1, 2 in window 1",
        ]),
    ],
)  # fmt: skip
def test_naked_pair(layout: str, cells: str, expected: list[str]) -> None:
    board = restricted(layout, (cells, "12"))
    assert [told(inference) for inference in named(NAKED).apply(board)] == expected


def test_the_evidence_of_a_naked_pair() -> None:
    board = restricted("4x4", ("r1c1 r2c2", "24"))
    (inference,) = named(NAKED).apply(board)
    cells, box = (Cell(0, 0), Cell(1, 1)), board.houses[0]
    assert inference.rule == NAKED
    assert inference.evidence == NakedSubsetEvidence(
        cells,
        box,
        None,
        frozenset({2, 4}),
        truths=(CellConstraint(cells[0]), CellConstraint(cells[1])),
        links=(HouseConstraint(box, 2), HouseConstraint(box, 4)),
        house=box,
        cells=cells,
        digits=(2, 4),
    )


def test_naked_pairs_come_house_by_house_and_cells_in_order() -> None:
    board = restricted("classic", ("r5c1 r5c9", "12"), ("r5c2 r5c7", "34"), ("r2c9 r9c9", "56"))
    found = [inference.evidence.description for inference in named(NAKED).apply(board)]
    assert [text.split(" truths")[0] for text in found] == [
        "1,2 at r5c1,r5c9 in row 5",
        "3,4 at r5c2,r5c7 in row 5",
        "5,6 at r2c9,r9c9 in column 9",
    ]


# --------------------------------------------------------------------------------- hidden pair


@pytest.mark.parametrize(
    "board",
    [
        empty(CLASSIC),
        # one digit in two places; two digits in three
        confined("classic", "row 1", "r1c1 r1c5", "1"),
        without(confined("classic", "row 1", "r1c1 r1c5 r1c6", "12"), "r1c6(1) r1c1(2)"),
        # a hidden single beside a pair: the single says it all
        without(confined("classic", "row 1", "r1c1 r1c5", "12"), "r1c5(1)"),
        # the cells hold nothing else already
        only(confined("classic", "row 1", "r1c1 r1c5", "12"), "r1c1 r1c5", "12"),
    ],
    ids=range(5),
)
def test_where_the_hidden_pair_keeps_quiet(board: Board) -> None:
    assert named(HIDDEN).apply(board) == ()


@pytest.mark.parametrize(
    ("layout", "house", "cells", "digits", "expected"),
    [
        (
            "classic", "row 1", "r1c1 r1c5", "19",
            "r1c1<>2, r1c1<>3, r1c1<>4, r1c1<>5, r1c1<>6, r1c1<>7, r1c1<>8, "
            "r1c5<>2, r1c5<>3, r1c5<>4, r1c5<>5, r1c5<>6, r1c5<>7, r1c5<>8 "
            "| 1 in row 1, 9 in row 1 | r1c1, r1c5",
        ),
        (
            "6x6", "column 4", "r1c4 r6c4", "34",
            "r1c4<>1, r1c4<>2, r1c4<>5, r1c4<>6, r6c4<>1, r6c4<>2, r6c4<>5, r6c4<>6 "
            "| 3 in column 4, 4 in column 4 | r1c4, r6c4",
        ),
        (
            "4x4", "box 4", "r3c3 r4c4", "12",
            "r3c3<>3, r3c3<>4, r4c4<>3, r4c4<>4 | 1 in box 4, 2 in box 4 | r3c3, r4c4",
        ),
        (
            "jigsaw-5", "region 5", "r4c4 r5c3", "12",
            "r4c4<>3, r4c4<>4, r4c4<>5, r5c3<>3, r5c3<>4, r5c3<>5 "
            "| 1 in region 5, 2 in region 5 | r4c4, r5c3",
        ),
        (
            "6x6-diagonals", "main diagonal", "r1c1 r6c6", "12",
            "r1c1<>3, r1c1<>4, r1c1<>5, r1c1<>6, r6c6<>3, r6c6<>4, r6c6<>5, r6c6<>6 "
            "| 1 in main diagonal, 2 in main diagonal | r1c1, r6c6",
        ),
    ],
)  # fmt: skip
def test_hidden_pair(layout: str, house: str, cells: str, digits: str, expected: str) -> None:
    board = confined(layout, house, cells, digits)
    assert [told(inference) for inference in named(HIDDEN).apply(board)] == [expected]


def test_the_evidence_of_a_hidden_pair() -> None:
    board = confined("4x4", "row 3", "r3c1 r3c3", "24")
    (inference,) = named(HIDDEN).apply(board)
    cells, row = (Cell(2, 0), Cell(2, 2)), board.houses[6]
    assert inference.rule == HIDDEN
    assert inference.action == Elimination(cells, [1, 3])
    assert inference.evidence == HiddenSubsetEvidence(
        cells,
        row,
        None,
        frozenset({2, 4}),
        truths=(HouseConstraint(row, 2), HouseConstraint(row, 4)),
        links=(CellConstraint(cells[0]), CellConstraint(cells[1])),
        house=row,
        cells=cells,
        digits=(2, 4),
    )


def test_hidden_pairs_come_house_by_house_and_digits_in_order() -> None:
    board = confined("classic", "row 5", "r5c1 r5c9", "38")
    board = without(board, " ".join(f"r5c{col}(24)" for col in (1, 2, 3, 4, 6, 8, 9)))
    board = without(board, " ".join(f"r{row}c6(59)" for row in range(1, 8)))
    found = [inference.evidence.description for inference in named(HIDDEN).apply(board)]
    assert [text.split(" truths")[0] for text in found] == [
        "2,4 at r5c5,r5c7 in row 5",
        "3,8 at r5c1,r5c9 in row 5",
        "5,9 at r8c6,r9c6 in column 6",
    ]


# ------------------------------------------------------------------------------ all are found

boards = st.builds(
    walk,
    st.sampled_from([layout for layout in LAYOUTS.values() if layout.size <= 9]),
    st.integers(0, 10**6).map(str),
)


@given(boards)
def test_naked_pairs_are_all_there_once_each(board: Board) -> None:
    expected: list[tuple[object, ...]] = []
    for house in board.houses:
        for pair in combinations(sorted(house.cells), 2):
            one, other = map(board.domain, pair)
            gone = Elimination.of if len(one) == 2 and one == other else None
            rest = [cell for cell in house.cells if cell not in pair]
            struck = [(cell, digit) for cell in rest for digit in board.domain(cell) & one]
            if gone and struck:
                expected.append((house, pair, tuple(sorted(one)), set(struck)))
    assert [described(inference) for inference in named(NAKED).apply(board)] == expected


@given(boards)
def test_hidden_pairs_are_all_there_once_each(board: Board) -> None:
    expected: list[tuple[object, ...]] = []
    for house in board.houses:
        for pair in combinations(board.layout.tables.digits, 2):
            one, other = (board.range_of(digit, house) for digit in pair)
            struck = {(cell, digit) for cell in one for digit in board.domain(cell) - set(pair)}
            if len(one) == 2 and one == other and struck:
                expected.append((house, one, pair, struck))
    assert [described(inference) for inference in named(HIDDEN).apply(board)] == expected


def described(inference: object) -> tuple[object, ...]:
    from sudologue.inference import Inference

    assert isinstance(inference, Inference)
    assert isinstance(inference.action, Elimination)
    evidence = inference.evidence
    assert isinstance(evidence, NakedSubsetEvidence | HiddenSubsetEvidence)
    struck = {(candidate.cell, candidate.digit) for candidate in inference.action.candidates}
    return evidence.house, evidence.cells, evidence.digits, struck
