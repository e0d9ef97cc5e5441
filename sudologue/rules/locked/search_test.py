from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puzzles.checks import board_with, empty, told, without
from puzzles.layouts import LAYOUTS
from puzzles.walks import walk
from sudologue.inference import Elimination, HouseConstraint
from sudologue.model import CLASSIC, Board, Cell, Layout
from sudologue.rules import named
from sudologue.rules.locked.evidence import LockedCandidatesEvidence

BOTH = ("locked_candidates_pointing", "locked_candidates_claiming")


def keeping(layout: Layout, digit: int, house: str, cells: str) -> Board:
    """The empty board where a digit has no places in a house but these cells."""
    board = empty(layout)
    base = next(each for each in layout.houses if str(each) == house)
    kept = set(map(Cell.parse, cells.split()))
    gone = " ".join(f"{cell}({digit})" for cell in base.cells if cell not in kept)
    return without(board, gone)


QUIET = [
    empty(CLASSIC),
    # box 1 has 4 in two rows and two columns
    keeping(CLASSIC, 4, "box 1", "r1c1 r2c2"),
    # row 1 has 4 in two boxes
    keeping(CLASSIC, 4, "row 1", "r1c3 r1c4"),
    # the line has nothing to lose
    without(
        keeping(CLASSIC, 4, "box 1", "r1c1 r1c2"), " ".join(f"r1c{c}(4)" for c in range(4, 10))
    ),
    # the digit stands already
    board_with(CLASSIC, "r1c1=4"),
    # two lines cross in one cell, and on a board of four rows a jigsaw's region is a row
    empty(Layout.jigsaw("1111222233334444")),
]


@pytest.mark.parametrize("board", QUIET, ids=range(len(QUIET)))
@pytest.mark.parametrize("rule", BOTH)
def test_where_locked_candidates_keep_quiet(rule: str, board: Board) -> None:
    assert named(rule).apply(board) == ()


@pytest.mark.parametrize(
    ("layout", "house", "cells", "expected"),
    [
        # pointing along a row, and down a column
        (
            "classic",
            "box 1",
            "r1c1 r1c3",
            ["r1c4<>4, r1c5<>4, r1c6<>4, r1c7<>4, r1c8<>4, r1c9<>4 | 4 in box 1 | 4 in row 1"],
        ),
        (
            "classic",
            "box 9",
            "r7c8 r8c8 r9c8",
            ["r1c8<>4, r2c8<>4, r3c8<>4, r4c8<>4, r5c8<>4, r6c8<>4 | 4 in box 9 | 4 in column 8"],
        ),
        ("4x4", "box 2", "r2c3 r2c4", ["r2c1<>4, r2c2<>4 | 4 in box 2 | 4 in row 2"]),
        (
            "6x6",
            "box 1",
            "r1c1 r1c2 r1c3",
            ["r1c4<>4, r1c5<>4, r1c6<>4 | 4 in box 1 | 4 in row 1"],
        ),
        (
            "6x6-tall",
            "box 1",
            "r1c1 r3c1",
            ["r4c1<>4, r5c1<>4, r6c1<>4 | 4 in box 1 | 4 in column 1"],
        ),
        # regions, windows and groups point as boxes do, at lines and at each other
        ("jigsaw-5", "region 1", "r1c1 r1c2", ["r1c3<>4, r1c4<>4, r1c5<>4 | 4 in region 1 | 4 in row 1"]),
        (
            "windoku",
            "window 1",
            "r2c2 r2c3",
            [
                "r1c1<>4, r1c2<>4, r1c3<>4, r2c1<>4, r3c1<>4 | 4 in window 1 | 4 in box 1",
                "r2c1<>4, r2c5<>4, r2c6<>4, r2c7<>4, r2c8<>4, r2c9<>4 | 4 in window 1 | 4 in row 2",
            ],
        ),
        (
            "diagonals",
            "box 1",
            "r1c1 r3c3",
            [
                "r4c4<>4, r5c5<>4, r6c6<>4, r7c7<>4, r8c8<>4, r9c9<>4 | 4 in box 1 "
                "| 4 in main diagonal"
            ],
        ),
        (
            "extra-regions",
            "extra region 1",
            "r1c1 r1c4",
            ["r1c5<>4, r1c6<>4, r1c7<>4, r1c8<>4, r1c9<>4 | 4 in extra region 1 | 4 in row 1"],
        ),
    ],
)  # fmt: skip
def test_pointing(layout: str, house: str, cells: str, expected: list[str]) -> None:
    board = keeping(LAYOUTS[layout], 4, house, cells)
    assert [told(i) for i in named(BOTH[0]).apply(board)] == expected


@pytest.mark.parametrize(
    ("layout", "house", "cells", "expected"),
    [
        (
            "classic",
            "row 1",
            "r1c1 r1c3",
            ["r2c1<>4, r2c2<>4, r2c3<>4, r3c1<>4, r3c2<>4, r3c3<>4 | 4 in row 1 | 4 in box 1"],
        ),
        (
            "classic",
            "column 8",
            "r7c8 r8c8 r9c8",
            ["r7c7<>4, r7c9<>4, r8c7<>4, r8c9<>4, r9c7<>4, r9c9<>4 | 4 in column 8 | 4 in box 9"],
        ),
        ("4x4", "row 2", "r2c3 r2c4", ["r1c3<>4, r1c4<>4 | 4 in row 2 | 4 in box 2"]),
        (
            "6x6",
            "column 1",
            "r1c1 r2c1",
            ["r1c2<>4, r1c3<>4, r2c2<>4, r2c3<>4 | 4 in column 1 | 4 in box 1"],
        ),
        ("jigsaw-5", "column 1", "r1c1 r2c1", ["r1c2<>4 | 4 in column 1 | 4 in region 1"]),
        (
            "diagonals",
            "anti-diagonal",
            "r4c6 r6c4",
            ["r4c4<>4, r4c5<>4, r5c4<>4, r5c6<>4, r6c5<>4, r6c6<>4 | 4 in anti-diagonal "
             "| 4 in box 5"],
        ),
        (
            "windoku",
            "row 2",
            "r2c2 r2c3",
            [
                "r1c1<>4, r1c2<>4, r1c3<>4, r3c1<>4, r3c2<>4, r3c3<>4 | 4 in row 2 | 4 in box 1",
                "r3c2<>4, r3c3<>4, r3c4<>4, r4c2<>4, r4c3<>4, r4c4<>4 | 4 in row 2 | 4 in window 1",
            ],
        ),
    ],
)  # fmt: skip
def test_claiming(layout: str, house: str, cells: str, expected: list[str]) -> None:
    board = keeping(LAYOUTS[layout], 4, house, cells)
    assert [told(i) for i in named(BOTH[1]).apply(board)] == expected


def test_each_rule_leaves_the_other_direction_to_the_other() -> None:
    in_box = keeping(CLASSIC, 4, "box 1", "r1c1 r1c2")
    in_row = keeping(CLASSIC, 4, "row 1", "r1c1 r1c2")
    assert [len(named(rule).apply(in_box)) for rule in BOTH] == [1, 0]
    assert [len(named(rule).apply(in_row)) for rule in BOTH] == [0, 1]


def test_the_evidence_of_locked_candidates() -> None:
    board = keeping(LAYOUTS["4x4"], 3, "box 2", "r2c3 r2c4")
    (inference,) = named(BOTH[0]).apply(board)
    cells, box, row = (Cell(1, 2), Cell(1, 3)), board.houses[1], board.houses[5]
    assert inference.rule == BOTH[0]
    assert inference.action == Elimination([Cell(1, 0), Cell(1, 1)], [3])
    assert inference.evidence == LockedCandidatesEvidence(
        cells,
        box,
        3,
        None,
        truths=(HouseConstraint(box, 3),),
        links=(HouseConstraint(row, 3),),
        digit=3,
        base=box,
        cover=row,
        cells=cells,
    )


def test_crossings_come_in_the_order_of_houses_and_digits_in_their_own() -> None:
    board = without(empty(LAYOUTS["4x4"]), "r2c1(13) r2c2(13) r1c2(2) r2c2(2) r3c3(4) r3c4(4)")
    assert [told(i) for i in named(BOTH[0]).apply(board)] == [
        "r1c3<>1, r1c4<>1 | 1 in box 1 | 1 in row 1",
        "r1c3<>3, r1c4<>3 | 3 in box 1 | 3 in row 1",
        "r3c1<>2, r4c1<>2 | 2 in box 1 | 2 in column 1",
        "r4c1<>4, r4c2<>4 | 4 in box 4 | 4 in row 4",
    ]


@pytest.mark.slow
@given(
    st.builds(
        walk,
        st.sampled_from([layout for layout in LAYOUTS.values() if layout.size <= 10]),
        st.integers(0, 10**6).map(str),
    )
)
def test_locked_candidates_are_all_there_once_each(board: Board) -> None:
    expected = {
        (rule, digit, base, cover)
        for base in board.houses
        for cover in board.houses
        for digit in board.layout.tables.digits
        for rule in [BOTH[base.is_line]]
        if len(set(base.cells) & set(cover.cells)) > 1
        and (places := set(board.range_of(digit, base)))
        and places <= set(cover.cells)
        and set(board.range_of(digit, cover)) - set(base.cells)
    }
    found = [inference for rule in BOTH for inference in named(rule).apply(board)]
    seen: set[tuple[object, ...]] = set()
    for inference in found:
        evidence = inference.evidence
        assert isinstance(evidence, LockedCandidatesEvidence)
        digit, base, cover = evidence.digit, evidence.base, evidence.cover
        assert evidence.cells == board.range_of(digit, base)
        gone = [cell for cell in board.range_of(digit, cover) if cell not in base.cells]
        assert inference.action == Elimination(gone, [digit])
        seen.add((inference.rule, digit, base, cover))
    assert len(found) == len(seen)
    assert seen == expected
