from __future__ import annotations

import pytest

from puzzles.checks import empty, told
from puzzles.layouts import LAYOUTS
from sudologue.audit import check_inference
from sudologue.inference.evidence.colouring import (
    ColourDeadEndEvidence,
    ColourTrapEvidence,
    ColourWrapEvidence,
)
from sudologue.model import Board, Candidate
from sudologue.rules import named
from sudologue.rules.bug_test import pencilled

SLUG = "medusa_3d"

WRAP = pencilled("24 124 34 234 / 124 3 134 123 / 1234 34 1234 124 / 124 34 124 14")
DEAD_END = pencilled("23 14 134 134 / 13 2 123 24 / 134 123 24 3 / 12 34 12 13")
TRAP = pencilled("12 14 23 14 / 34 234 134 12 / 134 234 34 24 / 34 124 123 34")


def places(cells: str, digit: int = 1) -> Board:
    """The empty board where a digit has no places but these."""
    board = empty(LAYOUTS["classic"])
    kept = set(cells.split())
    return board.eliminate(Candidate(c, digit) for c in board.layout.cells if str(c) not in kept)


@pytest.mark.parametrize(
    "board",
    [
        empty(LAYOUTS["classic"]),
        # colours of one digit are simple colouring
        places("r3c8 r4c2 r4c5 r4c7 r6c2 r6c8"),
        # a rectangle of pairs: two colours that nothing else sees
        pencilled("13 24 13 24 / 24 13 24 13 / 31 42 31 42 / 42 31 42 31"),
    ],
    ids=range(3),
)
def test_where_medusa_keeps_quiet(board: Board) -> None:
    assert named(SLUG).apply(board) == ()


@pytest.mark.parametrize(
    ("board", "kind", "expected"),
    [
        (
            WRAP,
            ColourWrapEvidence,
            "r1c3<>3, r2c4<>3 | 3 in column 4, 3 in row 1 | 3 in box 2",
        ),
        (
            DEAD_END,
            ColourDeadEndEvidence,
            "r2c3<>2, r2c4<>4 | r2c2, 2 in box 2 | 2 in row 2",
        ),
        (TRAP, ColourTrapEvidence, "r2c3<>3 | 3 in box 1 | 3 in row 2"),
    ],
)
def test_what_medusa_finds(board: Board, kind: type, expected: str) -> None:
    (inference,) = named(SLUG).apply(board)
    assert told(inference) == expected
    assert isinstance(inference.evidence, kind)
    assert check_inference(board, inference).ok
