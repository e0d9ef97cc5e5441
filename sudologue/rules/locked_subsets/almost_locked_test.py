from __future__ import annotations

import pytest

from puzzles.checks import confined, empty, found, only, without
from puzzles.layouts import LAYOUTS
from sudologue.model import Board, Cell
from sudologue.rules import named
from sudologue.rules.locked_subsets.evidence import AlmostLockedEvidence

RULE = "almost_locked_candidates"


PAIR = only(confined("6x6", "box 2", "r1c4 r1c5 r1c6 r2c4", "12"), "r1c1", "12")
TRIPLE = only(
    only(confined("8x8", "box 2", "r1c5 r1c6 r1c7 r1c8 r2c5 r2c6", "123"), "r1c1", "12"),
    "r1c2",
    "23",
)


@pytest.mark.parametrize(
    "board",
    [
        # the box has two places for the digits outside the row, or none
        only(confined("6x6", "box 2", "r1c4 r1c5 r1c6 r2c4 r2c5", "12"), "r1c1", "12"),
        only(confined("6x6", "box 2", "r1c4 r1c5 r1c6", "12"), "r1c1", "12"),
        # the cell lies in the crossing itself, or holds a third digit
        only(confined("6x6", "box 2", "r1c4 r1c5 r1c6 r2c4", "12"), "r1c4", "12"),
        only(confined("6x6", "box 2", "r1c4 r1c5 r1c6 r2c4", "12"), "r1c1", "123"),
        # one of the digits has no place in the crossing, or none outside it
        without(PAIR, "r1c4(1) r1c5(1) r1c6(1)"),
        without(PAIR, "r2c4(1)"),
        # the crossing has one place only: a hidden pair in the box, a naked one in the row
        without(PAIR, "r1c4(12) r1c5(12)"),
        # nothing is left to go: neither the row nor the single place has it
        only(without(PAIR, "r1c2(12) r1c3(12)"), "r2c4", "12"),
    ],
    ids=range(8),
)
def test_where_row_and_box_keep_quiet(board: Board) -> None:
    assert not [line for line in found(RULE, board) if "in box 2 | 1 in row 1" in line]


def test_an_empty_board_has_none() -> None:
    assert found(RULE, empty(LAYOUTS["classic"])) == []


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        (
            PAIR,
            "r1c2<>1, r1c2<>2, r1c3<>1, r1c3<>2, r2c4<>3, r2c4<>4, r2c4<>5, r2c4<>6 "
            "| r1c1, 1 in box 2, 2 in box 2 | 1 in row 1, 2 in row 1, r2c4",
        ),
        # the other way round: the cell in a box, the single place on the line
        (
            only(confined("6x6", "row 1", "r1c1 r1c2 r1c3 r1c5", "12"), "r2c2", "12"),
            "r1c5<>3, r1c5<>4, r1c5<>5, r1c5<>6, r2c1<>1, r2c1<>2, r2c3<>1, r2c3<>2 "
            "| r2c2, 1 in row 1, 2 in row 1 | 1 in box 1, 2 in box 1, r1c5",
        ),
        (
            TRIPLE,
            "r1c3<>1, r1c3<>2, r1c3<>3, r1c4<>1, r1c4<>2, r1c4<>3, r2c5<>4, r2c5<>5, r2c5<>6, "
            "r2c5<>7, r2c5<>8, r2c6<>4, r2c6<>5, r2c6<>6, r2c6<>7, r2c6<>8 "
            "| r1c1, r1c2, 1 in box 2, 2 in box 2, 3 in box 2 "
            "| 1 in row 1, 2 in row 1, 3 in row 1, r2c5, r2c6",
        ),
        # a region for a box
        (
            only(confined("jigsaw-5", "region 2", "r1c3 r1c4 r2c3", "12"), "r1c1", "12"),
            "r1c2<>1, r1c2<>2, r1c5<>1, r1c5<>2, r2c3<>3, r2c3<>4, r2c3<>5 "
            "| r1c1, 1 in region 2, 2 in region 2 | 1 in row 1, 2 in row 1, r2c3",
        ),
        # a diagonal for a line
        (
            only(confined("diagonals", "box 5", "r4c4 r5c5 r6c6 r4c5", "12"), "r1c1", "12"),
            "r2c2<>1, r2c2<>2, r3c3<>1, r3c3<>2, r4c5<>3, r4c5<>4, r4c5<>5, r4c5<>6, r4c5<>7, "
            "r4c5<>8, r4c5<>9, r7c7<>1, r7c7<>2, r8c8<>1, r8c8<>2, r9c9<>1, r9c9<>2 "
            "| r1c1, 1 in box 5, 2 in box 5 | 1 in main diagonal, 2 in main diagonal, r4c5",
        ),
    ],
    ids=["row", "box", "triple", "region", "diagonal"],
)
def test_almost_locked_candidates(board: Board, expected: str) -> None:
    assert expected in found(RULE, board)


def test_the_evidence_of_almost_locked_candidates() -> None:
    evidence = next(
        inference.evidence
        for inference in named(RULE).apply(PAIR)
        if str(inference.evidence.focus_house) == "row 1"
    )
    assert isinstance(evidence, AlmostLockedEvidence)
    assert (str(evidence.house), str(evidence.crossing)) == ("row 1", "box 2")
    assert (evidence.cells, evidence.partners) == ((Cell(0, 0),), (Cell(1, 3),))
    assert evidence.shared == (Cell(0, 3), Cell(0, 4), Cell(0, 5))
    assert evidence.digits == (1, 2)


def test_pairs_come_before_triples() -> None:
    board = only(only(PAIR, "r3c1", "12"), "r3c2", "23")
    sizes = [len(i.evidence.truths) for i in named(RULE).apply(board)]
    assert sizes == sorted(sizes)
