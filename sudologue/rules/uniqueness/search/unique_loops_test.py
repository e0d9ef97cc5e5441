from __future__ import annotations

import random
from itertools import pairwise

import pytest

from puzzles.checks import empty, only, told, without
from puzzles.layouts import LAYOUTS
from puzzles.symmetry import symmetry
from puzzles.symmetry import told as symmetric_told
from sudologue.audit import check_inference
from sudologue.model import Board
from sudologue.rules import named
from sudologue.rules.uniqueness.evidence import DeadlyPatternEvidence, LinkedLoopEvidence

SLUG = "unique_loop"
LOOP = "r1c4 r1c5 r5c5 r5c2 r4c2 r4c4"


def loop(extras: str, cells: str = LOOP, layout: str = "classic") -> Board:
    """The empty board where the cells of a loop keep 1 and 2, and some of them extras."""
    board = empty(LAYOUTS[layout])
    more = dict(each.split("=") for each in extras.split())
    for cell in cells.split():
        board = only(board, cell, "12" + more.get(cell, ""))
    return board


def confined(board: Board, row: int, columns: str, digit: int) -> Board:
    """The board where a digit has no other places in a row."""
    gone = (f"r{row}c{col}({digit})" for col in range(1, 10) if str(col) not in columns)
    return without(board, " ".join(gone))


@pytest.mark.parametrize(
    "board",
    [
        # no extras: nothing follows, and the puzzle has several solutions
        loop(""),
        # a cell that breaks the loop in two; a house with three of its cells
        loop("r4c4=3", "r1c4 r1c5 r5c5 r5c2 r4c4"),
        # r1c4 and r4c5 for r1c4 and r1c5: column 5 has two, and row 1 only one
        loop("r4c4=3", "r1c4 r4c5 r5c5 r5c2 r4c2 r4c4"),
        # three cells with extras, and not all of one digit
        loop("r4c4=3 r5c5=3 r1c4=4"),
        # two cells with extras of two digits that share no house with a third
        loop("r4c4=3 r5c2=4"),
        # a rectangle is none of this rule's
        loop("r2c4=3", "r1c1 r1c4 r2c4 r2c1"),
        # other houses and sights tell: r4c4 and r5c5 are on a diagonal
        loop("r4c4=3", layout="diagonals"),
        loop("r4c4=3", layout="anti-king"),
    ],
    ids=range(8),
)
def test_where_loops_keep_quiet(board: Board) -> None:
    assert named(SLUG).apply(board) == ()


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        (loop("r4c4=34"), "r4c4<>1, r4c4<>2 |  | r4c4"),
        (
            loop("r4c4=3 r5c5=3"),
            "r4c5<>3, r4c6<>3, r5c4<>3, r5c6<>3, r6c4<>3, r6c5<>3, r6c6<>3 |  | 3 in box 5",
        ),
        # more than two cells with the same extra
        (loop("r4c4=3 r5c5=3 r1c4=3"), "r5c4<>3, r6c4<>3 |  | 3 in box 5, 3 in column 4"),
        (
            only(loop("r1c4=3 r1c5=4"), "r1c9", "34"),
            ", ".join(f"r1c{col}<>{digit}" for col in (1, 2, 3, 6, 7, 8) for digit in (3, 4))
            + " | r1c9 | 3 in row 1, 4 in row 1",
        ),
        (
            confined(loop("r1c4=3 r1c5=4"), 1, "45", 1),
            "r1c4<>2, r1c5<>2 | 1 in row 1 | r1c4, r1c5",
        ),
    ],
)
def test_what_loops_find(board: Board, expected: str) -> None:
    (inference,) = named(SLUG).apply(board)
    assert told(inference) == expected
    assert check_inference(board, inference).ok


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        # r4c4 would be 1, r5c5 then 2, and r5c2 1: nothing else in row 5 can be
        (
            confined(loop("r4c4=3 r5c2=4"), 5, "25", 1),
            "r4c4<>1 | 1 in row 5 | 1 in box 5, r4c4, r5c2",
        ),
        # three cells with extras, two of them on strong links
        (
            confined(confined(loop("r1c4=3 r4c4=4 r1c5=5"), 1, "45", 1), 4, "24", 2),
            "r1c5<>2 | 1 in row 1, r5c5, r5c2, 2 in row 4"
            " | r1c5, 2 in column 5, 1 in row 5, 2 in box 4, r1c4, r4c4",
        ),
    ],
)
def test_what_strong_links_find(board: Board, expected: str) -> None:
    (inference,) = named(SLUG).apply(board)
    assert told(inference) == expected
    assert check_inference(board, inference).ok


@pytest.mark.parametrize(
    "board",
    [
        # a third place for 1 in row 5; the only places for 2, which r5c2 would not be
        confined(loop("r4c4=3 r5c2=4"), 5, "125", 1),
        confined(loop("r4c4=3 r5c2=4"), 5, "258", 2),
        # r4c4 is left out: no strong link leads to it
        confined(loop("r1c4=3 r4c4=4 r1c5=5"), 1, "45", 1),
    ],
)
def test_where_strong_links_lead_nowhere(board: Board) -> None:
    assert named(SLUG).apply(board) == ()


def test_strong_links_in_a_loop_turned_over() -> None:
    board = confined(confined(loop("r1c4=3 r4c4=4 r1c5=5"), 1, "45", 1), 4, "24", 2)
    for seed in range(4):
        turn = symmetry(board.layout, random.Random(seed))
        (inference,) = named(SLUG).apply(board)
        (found,) = named(SLUG).apply(turn.board(board))
        assert turn.told(inference).conclusion == symmetric_told(board.layout, found).conclusion


def test_the_steps_of_strong_links_lead_round_the_loop() -> None:
    board = confined(confined(loop("r1c4=3 r4c4=4 r1c5=5"), 1, "45", 1), 4, "24", 2)
    (inference,) = named(SLUG).apply(board)
    evidence = inference.evidence
    assert isinstance(evidence, LinkedLoopEvidence)
    assert str(evidence.start) == "r1c5(2)"
    assert [(str(step.candidate), str(step.house), step.is_locked) for step in evidence.steps] == [
        ("r1c4(1)", "row 1", True),
        ("r5c5(1)", "column 5", False),
        ("r5c2(2)", "row 5", False),
        ("r4c2(1)", "box 4", False),
        ("r4c4(2)", "row 4", True),
    ]
    reached = {evidence.start}
    for step in evidence.steps:
        assert step.before in reached
        reached.add(step.candidate)
    assert {candidate.cell for candidate in reached} >= set(evidence.extra_cells)


EIGHT = "r1c1 r1c4 r2c4 r2c7 r5c7 r5c8 r3c8 r3c1"


def test_a_loop_of_eight_cells() -> None:
    """Boxes 1, 2, 3 and 6 have two cells each, and so have rows 1, 2, 3 and 5."""
    board = loop("r3c1=3", EIGHT)
    long = [each for each in named(SLUG).apply(board) if len(each.evidence.focus_cells) == 8]
    assert [str(each.action) for each in long] == ["r3c1<>1, r3c1<>2"]
    assert check_inference(board, long[0]).ok


def test_the_cells_stand_in_walking_order() -> None:
    (inference,) = named(SLUG).apply(loop("r4c4=3"))
    evidence = inference.evidence
    assert isinstance(evidence, DeadlyPatternEvidence)
    assert " ".join(map(str, evidence.pattern)) == "r1c4 r1c5 r5c5 r5c2 r4c2 r4c4"
    board = loop("r4c4=3")
    walk = [*evidence.pattern, evidence.pattern[0]]
    for one, other in pairwise(walk):
        assert other in board.peers(one)


def test_short_loops_come_first() -> None:
    board = loop("r3c1=3", EIGHT)
    for cell in ["r7c4", "r7c5", "r9c5", "r9c8", "r8c8", "r8c4"]:
        board = only(board, cell, "45" + ("6" if cell == "r7c4" else ""))
    found = [len(each.evidence.focus_cells) for each in named(SLUG).apply(board)]
    assert found == sorted(found)
    assert {found[0], found[-1]} == {6, 8}


def test_a_loop_on_a_board_of_sixteen_rows() -> None:
    board = loop("r9c6=3", "r1c1 r1c2 r5c2 r5c6 r9c6 r9c5 r2c5 r2c1", layout="16x16")
    assert named(SLUG).apply(board) == ()  # boxes 5 and 6 have one cell each
    board = loop("r5c5=3", "r1c5 r1c6 r6c6 r6c2 r5c2 r5c5", layout="16x16")
    (inference,) = named(SLUG).apply(board)
    assert str(inference.action) == "r5c5<>1, r5c5<>2"
    assert check_inference(board, inference).ok
