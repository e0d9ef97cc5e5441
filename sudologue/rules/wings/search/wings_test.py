from __future__ import annotations

import pytest

from puzzles.checks import empty, found, holding, without
from puzzles.layouts import LAYOUTS
from sudologue.model import Board, Cell
from sudologue.rules import named
from sudologue.rules.wings.evidence import WingEvidence, WWingEvidence

XY, XYZ, W = "xy_wing", "xyz_wing", "w_wing"


def bridged(layout: str, cells: str, house: str, places: str, digit: str) -> Board:
    """Such a board where, moreover, a digit has no places in a house but these."""
    board = holding(layout, cells)
    members = next(each for each in board.houses if str(each) == house).cells
    gone = [cell for cell in members if str(cell) not in places.split()]
    return without(board, " ".join(f"{c}({digit})" for c in gone if int(digit) in board.domain(c)))


@pytest.mark.parametrize("rule", [XY, XYZ, W])
@pytest.mark.parametrize(
    "board",
    [
        empty(LAYOUTS["classic"]),
        # the pivot does not see one of the pincers
        holding("classic", "r1c1=12 r1c9=13 r5c5=23"),
        holding("classic", "r1c1=123 r1c9=13 r5c5=23"),
        # the pincers have no digit in common but the pivot's, or two
        holding("classic", "r1c1=12 r1c9=13 r9c1=24"),
        holding("classic", "r1c1=12 r1c9=13 r9c1=13"),
        # no candidate sees both pincers
        without(holding("classic", "r1c1=12 r1c9=13 r9c1=23"), "r9c9(3)"),
        # none sees the pivot as well
        holding("classic", "r1c1=123 r1c9=13 r9c1=23"),
        # the ends of a W-Wing see each other
        bridged("classic", "r1c1=12 r1c9=12", "row 5", "r5c1 r5c9", "2"),
        # its bridge has three places, or one that neither end sees
        bridged("classic", "r1c1=12 r5c5=12", "column 9", "r1c9 r5c9 r9c9", "2"),
        bridged("classic", "r1c1=12 r5c5=12", "column 9", "r1c9 r8c9", "2"),
        # one end sees both places
        bridged("classic", "r1c1=12 r5c5=12", "box 3", "r1c7 r1c9", "2"),
    ],
    ids=range(11),
)
def test_where_wings_keep_quiet(rule: str, board: Board) -> None:
    assert found(rule, board) == []


@pytest.mark.parametrize(
    ("layout", "cells", "expected"),
    [
        (
            "classic",
            "r1c1=12 r1c9=13 r9c1=23",
            "r9c9<>3 | r1c1, r1c9, r9c1 | 1 in row 1, 2 in column 1, 3 in row 9, 3 in column 9",
        ),
        (
            "4x4",
            "r1c1=12 r1c3=13 r2c2=23",
            "r1c2<>3, r2c3<>3, r2c4<>3 | r1c1, r1c3, r2c2 "
            "| 1 in row 1, 2 in box 1, 3 in box 2, 3 in row 2, 3 in box 1, 3 in row 1",
        ),
        (
            "6x6",
            "r1c1=12 r1c5=13 r2c2=23",
            "r1c2<>3, r1c3<>3, r2c4<>3, r2c5<>3, r2c6<>3 | r1c1, r1c5, r2c2 "
            "| 1 in row 1, 2 in box 1, 3 in box 2, 3 in row 2, 3 in box 1, 3 in row 1",
        ),
        (
            "jigsaw-5",
            "r1c1=12 r1c5=13 r4c1=23",
            "r1c2<>3, r4c5<>3 | r1c1, r1c5, r4c1 | 1 in row 1, 2 in region 1, 3 in region 1, "
            "3 in row 1, 3 in row 4, 3 in column 5",
        ),
        (
            "diagonals",
            "r1c1=12 r9c9=13 r1c5=23",
            "r1c9<>3, r5c5<>3, r9c5<>3 | r1c1, r9c9, r1c5 | 1 in main diagonal, 2 in row 1, "
            "3 in column 5, 3 in row 1, 3 in row 9, 3 in column 9, 3 in main diagonal",
        ),
    ],
    ids=["classic", "4x4", "6x6", "jigsaw", "diagonals"],
)
def test_xy_wing(layout: str, cells: str, expected: str) -> None:
    assert found(XY, holding(layout, cells)) == [expected]


def test_a_pivot_may_see_its_pincers_by_distance() -> None:
    board = holding("anti-knight", "r5c5=12 r3c4=13 r7c4=23")
    wings = [told for told in found(XY, board) if told.split(" | ")[1] == "r5c5, r3c4, r7c4"]
    (told_wing,) = wings
    assert "1 in sight of r3c4 and r5c5, 2 in sight of r5c5 and r7c4" in told_wing
    assert "r5c3<>3" in told_wing.split(" | ")[0]


@pytest.mark.parametrize(
    ("layout", "cells", "expected"),
    [
        (
            "classic",
            "r1c1=123 r1c9=13 r2c2=23",
            "r1c2<>3, r1c3<>3 | r1c1, r1c9, r2c2 "
            "| 1 in row 1, 2 in box 1, 3 in box 1, 3 in row 1",
        ),
        (
            "6x6-tall",
            "r1c1=123 r6c1=13 r2c2=23",
            "r2c1<>3, r3c1<>3 | r1c1, r6c1, r2c2 "
            "| 1 in column 1, 2 in box 1, 3 in box 1, 3 in column 1",
        ),
        (
            "anti-king",
            "r5c5=123 r5c9=13 r4c6=23",
            "r5c4<>3, r5c6<>3, r5c7<>3 | r5c5, r5c9, r4c6 "
            "| 1 in row 5, 2 in box 5, 3 in row 5, 3 in box 5, 3 in sight of r4c6 and r5c7",
        ),
    ],
    ids=["classic", "6x6-tall", "anti-king"],
)
def test_xyz_wing(layout: str, cells: str, expected: str) -> None:
    assert found(XYZ, holding(layout, cells)) == [expected]


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        (
            bridged("classic", "r1c1=12 r5c5=12", "column 9", "r1c9 r5c9", "2"),
            ["r1c5<>1, r5c1<>1 | r1c1, r5c5, 2 in column 9 "
             "| 2 in row 1, 2 in row 5, 1 in row 1, 1 in row 5, 1 in column 1, 1 in column 5"],
        ),
        # the bridge is in sight of one end in its row, of the other in its box
        (
            bridged("6x6", "r1c1=12 r4c4=12", "column 6", "r1c6 r4c6", "2"),
            ["r1c4<>1, r4c1<>1 | r1c1, r4c4, 2 in column 6 "
             "| 2 in row 1, 2 in box 4, 1 in row 1, 1 in row 4, 1 in column 1, 1 in column 4"],
        ),
    ],
    ids=["classic", "6x6"],
)  # fmt: skip
def test_w_wing(board: Board, expected: list[str]) -> None:
    assert found(W, board) == expected


def test_of_several_bridges_the_first_is_told() -> None:
    board = bridged("classic", "r1c1=12 r5c5=12", "column 9", "r1c9 r5c9", "2")
    column = next(house for house in board.houses if str(house) == "column 7")
    gone = [cell for cell in column.cells if cell.row not in (0, 4)]
    board = without(board, " ".join(f"{cell}(2)" for cell in gone))
    (line,) = found(W, board)
    assert line.startswith("r1c5<>1, r5c1<>1 | r1c1, r5c5, 2 in column 7 |")


def test_the_evidence_of_wings() -> None:
    (wing,) = named(XYZ).apply(holding("classic", "r1c1=123 r1c9=13 r2c2=23"))
    assert isinstance(wing.evidence, WingEvidence)
    assert wing.evidence.pivot == Cell(0, 0)
    assert wing.evidence.pincers == (Cell(0, 8), Cell(1, 1))
    assert (wing.evidence.pivot_digits, wing.evidence.digit) == ((1, 2), 3)
    board = bridged("classic", "r1c1=12 r5c5=12", "column 9", "r1c9 r5c9", "2")
    (wing,) = named(W).apply(board)
    assert isinstance(wing.evidence, WWingEvidence)
    assert wing.evidence.ends == (Cell(0, 0), Cell(4, 4))
    assert str(wing.evidence.house) == "column 9"
    assert wing.evidence.bridge == (Cell(0, 8), Cell(4, 8))
    assert (wing.evidence.linked_digit, wing.evidence.digit) == (2, 1)
