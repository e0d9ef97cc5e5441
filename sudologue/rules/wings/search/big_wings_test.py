from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from puzzles.checks import empty, found, holding, without
from puzzles.layouts import LAYOUTS
from puzzles.positions import positions
from sudologue.model import Board, Cell
from sudologue.rules import named
from sudologue.rules.wings.evidence import BigWingEvidence

WXYZ, BIG = "wxyz_wing", "big_wing"


@pytest.mark.parametrize("rule", [WXYZ, BIG])
@pytest.mark.parametrize(
    "board",
    [
        empty(LAYOUTS["classic"]),
        # five digits in four cells, six in five
        holding("classic", "r1c1=1235 r2c2=14 r2c3=24 r1c6=34"),
        holding("classic", "r1c1=12346 r2c2=15 r2c3=25 r1c6=35 r1c8=45"),
        # two digits whose places do not all see each other
        holding("classic", "r1c1=1234 r2c2=14 r2c3=24 r1c6=234"),
        # no candidate sees all places of the digit that is not restricted
        without(holding("classic", "r1c1=1234 r2c2=14 r2c3=24 r1c6=34"), "r1c2(4) r1c3(4)"),
        # all in one house: a naked subset
        holding("classic", "r1c1=12 r1c2=23 r1c3=34 r1c4=14"),
        holding("classic", "r1c1=12 r1c2=23 r1c3=34 r1c4=45 r1c5=15"),
        # a naked pair, and another
        holding("classic", "r1c1=12 r1c2=12 r1c5=34 r1c6=34"),
        # three of the cells would do
        holding("classic", "r1c1=123 r1c9=13 r2c2=23 r2c3=34"),
    ],
    ids=range(9),
)
def test_where_big_wings_keep_quiet(rule: str, board: Board) -> None:
    assert found(rule, board) == []


@pytest.mark.parametrize(
    ("layout", "cells", "expected"),
    [
        (
            "classic",
            "r1c1=1234 r2c2=14 r2c3=24 r1c6=34",
            "r1c2<>4, r1c3<>4 | r1c1, r1c6, r2c2, r2c3 "
            "| 1 in box 1, 2 in box 1, 3 in row 1, 4 in box 1, 4 in row 1",
        ),
        # the pivot lacks the digit
        (
            "classic",
            "r1c1=123 r2c2=14 r2c3=24 r1c6=34",
            "r1c2<>4, r1c3<>4, r2c4<>4, r2c5<>4, r2c6<>4 | r1c1, r1c6, r2c2, r2c3 "
            "| 1 in box 1, 2 in box 1, 3 in row 1, 4 in row 2, 4 in box 1, 4 in box 2, 4 in row 1",
        ),
        # no pivot at all
        (
            "classic",
            "r1c1=12 r1c5=23 r5c5=34 r5c9=14",
            "r1c9<>1, r5c1<>1 | r1c1, r1c5, r5c5, r5c9 "
            "| 1 in row 1, 1 in row 5, 1 in column 1, 1 in column 9, 2 in row 1, 3 in column 5, "
            "4 in row 5",
        ),
        # every digit is restricted
        (
            "6x6",
            "r1c1=1234 r1c2=1234 r1c5=34 r2c3=12",
            "r1c3<>1, r1c3<>2, r1c3<>3, r1c3<>4, r1c4<>3, r1c4<>4, r1c6<>3, r1c6<>4, r2c1<>1, "
            "r2c1<>2, r2c2<>1, r2c2<>2 | r1c1, r1c2, r1c5, r2c3 "
            "| 1 in box 1, 2 in box 1, 3 in row 1, 4 in row 1",
        ),
        (
            "jigsaw-5",
            "r1c1=1234 r2c1=14 r3c1=24 r1c5=34",
            "r1c2<>4 | r1c1, r1c5, r2c1, r3c1 "
            "| 1 in region 1, 2 in region 1, 3 in row 1, 4 in region 1, 4 in row 1",
        ),
    ],
    ids=["classic", "lacking", "no pivot", "locked", "jigsaw"],
)
def test_wxyz_wing(layout: str, cells: str, expected: str) -> None:
    assert expected in found(WXYZ, holding(layout, cells))


@pytest.mark.parametrize(
    ("layout", "cells", "expected"),
    [
        (
            "classic",
            "r1c1=12345 r2c2=15 r2c3=25 r1c6=35 r1c8=45",
            "r1c2<>5, r1c3<>5 | r1c1, r1c6, r1c8, r2c2, r2c3 "
            "| 1 in box 1, 2 in box 1, 3 in row 1, 4 in row 1, 5 in box 1, 5 in row 1",
        ),
        (
            "classic",
            "r1c1=123456 r2c2=16 r2c3=26 r3c3=36 r1c6=46 r1c8=56",
            "r1c2<>6, r1c3<>6 | r1c1, r1c6, r1c8, r2c2, r2c3, r3c3 | 1 in box 1, 2 in box 1, "
            "3 in box 1, 4 in row 1, 5 in row 1, 6 in box 1, 6 in row 1",
        ),
        (
            "16x16",
            "r1c1=12345 r2c2=15 r2c3=25 r1c9=35 r1cG=45".replace("cG", "c16"),
            "r1c2<>5, r1c3<>5, r1c4<>5 | r1c1, r1c9, r1c16, r2c2, r2c3 "
            "| 1 in box 1, 2 in box 1, 3 in row 1, 4 in row 1, 5 in box 1, 5 in row 1",
        ),
    ],
    ids=["five", "six", "16x16"],
)
def test_big_wing(layout: str, cells: str, expected: str) -> None:
    assert found(BIG, holding(layout, cells)) == [expected]


def test_the_evidence_of_bigger_wings() -> None:
    board = holding("classic", "r1c1=1234 r2c2=14 r2c3=24 r1c6=34")
    (wing,) = named(WXYZ).apply(board)
    assert isinstance(wing.evidence, BigWingEvidence)
    assert wing.evidence.cells == (Cell(0, 0), Cell(0, 5), Cell(1, 1), Cell(1, 2))
    assert (wing.evidence.restricted, wing.evidence.digit) == ((1, 2, 3), 4)
    assert wing.evidence.pivot == Cell(0, 0)
    board = holding("6x6", "r1c1=1234 r1c2=1234 r1c5=34 r2c3=12")
    evidence = next(iter(named(WXYZ).apply(board))).evidence
    assert isinstance(evidence, BigWingEvidence)
    assert (evidence.restricted, evidence.digit) == ((1, 2, 3, 4), None)


@pytest.mark.slow
def test_fewer_cells_come_first() -> None:
    for position in positions()[::40]:
        sizes = [len(wing.evidence.truths) for wing in named(BIG).apply(position.board)]
        assert sizes == sorted(sizes)


@pytest.mark.slow
@settings(max_examples=12)
@given(st.integers(0, len(positions()) - 1))
def test_no_wing_of_four_cells_is_missed(place: int) -> None:
    board = positions()[place].board
    layout = board.layout
    seen = {wing.evidence.focus_cells for wing in named(WXYZ).apply(board)}
    few = [c for c in layout.cells if 1 < len(board.domain(c)) <= 4]
    if len(few) > 40:
        return
    for cells in combinations(few, 4):
        digits = set[int]().union(*map(board.domain, cells))
        if len(digits) == 4 and cells not in seen:
            assert not works(board, cells, digits), cells


def works(board: Board, cells: tuple[Cell, ...], digits: set[int]) -> bool:
    """Whether four cells are a wing, with none but themselves to thank for what goes."""
    layout = board.layout
    holders = {d: [c for c in cells if d in board.domain(c)] for d in digits}
    free = [d for d in digits
            if any(b not in layout.peers(a) for a, b in combinations(holders[d], 2))]  # fmt: skip
    if len(free) > 1:
        return False
    for size in (1, 2, 3):
        for few in combinations(cells, size):
            union = set[int]().union(*map(board.domain, few))
            if len(union) <= size or (free and len(union - set(free)) < size):
                return False
    if not free and any(set(cells) <= set(house.cells) for house in board.houses):
        return False
    return any(
        digit in board.domain(cell) and all(cell in layout.peers(c) for c in holders[digit])
        for digit in free or digits
        for cell in layout.cells
    )
