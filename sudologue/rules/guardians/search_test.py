from __future__ import annotations

import pytest

from puzzles.checks import empty, told
from puzzles.layouts import LAYOUTS
from sudologue.audit import check_inference
from sudologue.model import Board, Candidate
from sudologue.rules import named
from sudologue.rules.guardians.evidence import GuardianEvidence

SLUG = "guardians"


def places(cells: str, layout: str = "classic") -> Board:
    """The empty board where 1 has no places but these."""
    board = empty(LAYOUTS[layout])
    kept = set(cells.split())
    return board.eliminate(Candidate(c, 1) for c in board.layout.cells if str(c) not in kept)


# five cells by row 2, column 9, row 5, box 5 and column 4
LOOP = "r2c4 r2c9 r5c9 r5c6 r6c4"
HOUSES = "1 in row 2, 1 in column 9, 1 in row 5, 1 in box 5, 1 in column 4"


@pytest.mark.parametrize(
    "board",
    [
        empty(LAYOUTS["classic"]),
        # no guardian: the puzzle has no solution, and that is for others to say
        places(LOOP),
        # four cells can take turns
        places("r2c4 r2c9 r5c9 r5c4 r5c5"),
        # nothing sees both guardians, r4c6 and r2c1
        places(f"{LOOP} r4c6 r2c1"),
    ],
    ids=range(4),
)
def test_where_guardians_keep_quiet(board: Board) -> None:
    assert named(SLUG).apply(board) == ()


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        # one guardian is true
        (places(f"{LOOP} r4c6"), f"r4c6=1 | {HOUSES} | {HOUSES}"),
        # one of two is, and r8c1 sees both
        (places(f"{LOOP} r2c1 r5c1 r8c1"), f"r8c1<>1 | {HOUSES} | {HOUSES}, 1 in column 1"),
        (
            places("r1c2 r2c5 r3c1 r3c6 r4c2 r4c6 r6c3", "jigsaw-6"),
            "r2c5=1 | 1 in region 1, 1 in row 3, 1 in region 3, 1 in row 4, 1 in column 2 "
            "| 1 in region 1, 1 in row 3, 1 in region 3, 1 in row 4, 1 in column 2",
        ),
        (
            places("r3c2 r4c6 r4c7 r5c5 r5c8 r7c3 r8c8", "diagonals"),
            "r7c3=1 | 1 in row 4, 1 in box 6, 1 in column 8, 1 in main diagonal, "
            "1 in anti-diagonal "
            "| 1 in row 4, 1 in box 6, 1 in column 8, 1 in main diagonal, 1 in anti-diagonal",
        ),
        (
            places("r1c5 r1c8 r2c6 r3c4 r4c6 r4c8 r5c5 r6c7 r7c2 r9c1", "anti-knight"),
            "r3c4=1 | 1 in row 1, 1 in column 8, 1 in row 4, 1 in column 6, 1 in box 2 "
            "| 1 in row 1, 1 in column 8, 1 in row 4, 1 in column 6, 1 in box 2",
        ),
    ],
)
def test_what_guardians_find(board: Board, expected: str) -> None:
    (inference,) = named(SLUG).apply(board)
    assert told(inference) == expected
    assert check_inference(board, inference).ok


def test_the_loop_stands_in_walking_order() -> None:
    (inference,) = named(SLUG).apply(places(f"{LOOP} r4c6"))
    evidence = inference.evidence
    assert isinstance(evidence, GuardianEvidence)
    assert [str(cell) for cell in evidence.loop] == LOOP.split()
    assert [str(cell) for cell in evidence.guardians] == ["r4c6"]
    neighbours = zip(evidence.loop, (*evidence.loop[1:], evidence.loop[0]), strict=True)
    for house, (one, other) in zip(evidence.houses, neighbours, strict=True):
        assert {one, other} <= set(house.cells)


def test_short_loops_come_first() -> None:
    board = places("r1c3 r2c1 r3c6 r3c8 r4c4 r4c7 r5c5 r6c6 r7c5 r7c7 r9c8")
    found = [(len(i.evidence.focus_cells), str(i.action)) for i in named(SLUG).apply(board)]
    assert found == [(5, "r6c6=1"), (7, "r5c5=1"), (7, "r4c4=1")]
