from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from puzzles.checks import empty, only
from sudologue.inference import TraceStep
from sudologue.model import CLASSIC, Board, Candidate, Cell
from sudologue.narration import voice_named
from sudologue.narration.golden_test import Golden, golden_test
from sudologue.rules import named
from sudologue.rules.tridagon.telling import (
    CannotBeFilled,
    CanOnlyRead,
    OnDifferentLines,
)

GOLDEN = (
    Golden(
        rule="tridagon",
        terse="r8c8 = 1: Tridagon, boxes 5, 6, 8 and 9",
        conversational="Tridagon. Boxes 5, 6, 8 and 9 have three cells each, no two of them in one row or column: r4c6, r5c5 and r6c4; r4c7, r5c8 and r6c9; r7c4, r8c5 and r9c6; and r7c7, r8c8 and r9c9. Apart from 1 in r8c8, these twelve cells hold only 3, 5 and 7 between them. Suppose they held nothing else. Then each of these boxes would have all three; say that r4c6, r5c5 and r6c4 read 357 (any other order goes the same way). No row has a digit twice, so r4c7, r5c8 and r6c9 read 573 or 735; no column has, so r7c7, r8c8 and r9c9 read 357, 573 or 735. The other way round, by columns first, r9c6, r8c5 and r7c4 read 573 or 735, and then by rows r7c7, r8c8 and r9c9 read 375, 537 or 753. No order is in both lists: one of the cells takes another digit, and there is just one to take, so r8c8 is 1.",
        technical="Tridagon: 3,5,7 in r4c67,r5c58,r6c49,r7c47,r8c58,r9c69, guardian r8c8(1) => r8c8=1",
        teacher="Tridagon. Boxes 5, 6, 8 and 9 have three cells each, no two of them in one row or column: r4c6, r5c5 and r6c4; r4c7, r5c8 and r6c9; r7c4, r8c5 and r9c6; and r7c7, r8c8 and r9c9. Apart from 1 in r8c8, these twelve cells hold only 3, 5 and 7 between them. Suppose they held nothing else. Then each of these boxes would have all three; say that r4c6, r5c5 and r6c4 read 357 (any other order goes the same way). No row has a digit twice, so r4c7, r5c8 and r6c9 read 573 or 735; no column has, so r7c7, r8c8 and r9c9 read 357, 573 or 735. The other way round, by columns first, r9c6, r8c5 and r7c4 read 573 or 735, and then by rows r7c7, r8c8 and r9c9 read 375, 537 or 753. No order is in both lists: one of the cells takes another digit, and there is just one to take, so r8c8 is 1. That is a Tridagon: twelve cells in four boxes that 3, 5 and 7 alone can never fill, so that one of them takes another digit. To find the next one, look for three digits that four boxes at the corners of a square lack, and in each for three cells in different rows and columns with little else.",
        proof=(
            "Tridagon.",
            "r4c6 must be 3, 5 or 7: the givens in r4c3 (1), r5c6 (2), r4c8 (4), r4c4 (6), r4c5 (8) and r6c5 (9) rule out the rest.",
            "r5c5 must be 3, 5 or 7: the givens in r9c5 (1), r5c6 (2), r6c6 (4), r4c4 (6), r4c5 (8) and r5c9 (9) rule out the rest.",
            "r6c4 must be 3, 5 or 7: the givens in r6c7 (1), r5c6 (2), r6c6 (4), r4c4 (6), r4c5 (8) and r6c5 (9) rule out the rest.",
            "r4c7 must be 3, 5 or 7: the givens in r4c3 (1), r8c7 (2), r4c8 (4), r4c4 (6), r4c5 (8) and r1c7 (9) rule out the rest.",
            "r5c8 must be 3, 5 or 7: the givens in r6c7 (1), r5c6 (2), r4c8 (4), r6c8 (6), r5c7 (8) and r5c9 (9) rule out the rest.",
            "r6c9 must be 3, 5 or 7: the givens in r6c7 (1), r6c3 (2), r4c8 (4), r6c8 (6), r2c9 (8) and r5c9 (9) rule out the rest.",
            "r7c4 must be 3, 5 or 7: the givens in r9c5 (1), r7c5 (2), r9c4 (4), r4c4 (6), r8c6 (8) and r8c4 (9) rule out the rest.",
            "r8c5 must be 3, 5 or 7: the givens in r9c5 (1), r7c5 (2), r8c9 (4), r8c2 (6), r4c5 (8) and r6c5 (9) rule out the rest.",
            "r9c6 must be 3, 5 or 7: the givens in r9c5 (1), r5c6 (2), r6c6 (4), r9c7 (6), r8c6 (8) and r8c4 (9) rule out the rest.",
            "r7c7 must be 3, 5 or 7: the givens in r6c7 (1), r7c5 (2), r8c9 (4), r9c7 (6), r5c7 (8) and r1c7 (9) rule out the rest.",
            "r8c8 must be 1, 3, 5 or 7: the givens in r8c7 (2), r4c8 (4), r6c8 (6), r8c6 (8) and r8c4 (9) rule out the rest.",
            "r9c9 must be 3, 5 or 7: the givens in r9c5 (1), r8c7 (2), r8c9 (4), r9c7 (6), r2c9 (8) and r5c9 (9) rule out the rest.",
            "Box 5, box 6, box 8, box 9, row 4, row 5, row 6, row 7, row 8, row 9, column 4, column 5, column 6, column 7, column 8 and column 9 each take 3, 5 and 7 only once each.",
            "Boxes 5, 6, 8 and 9 have three cells each, no two of them in one row or column: r4c6, r5c5 and r6c4; r4c7, r5c8 and r6c9; r7c4, r8c5 and r9c6; and r7c7, r8c8 and r9c9. Apart from 1 in r8c8, these twelve cells hold only 3, 5 and 7 between them.",
            "Suppose they held nothing else. Then each of these boxes would have all three; say that r4c6, r5c5 and r6c4 read 357 (any other order goes the same way).",
            "No row has a digit twice, so r4c7, r5c8 and r6c9 read 573 or 735; no column has, so r7c7, r8c8 and r9c9 read 357, 573 or 735.",
            "The other way round, by columns first, r9c6, r8c5 and r7c4 read 573 or 735, and then by rows r7c7, r8c8 and r9c9 read 375, 537 or 753.",
            "No order is in both lists: one of the cells takes another digit, and there is just one to take.",
            "So r8c8 is 1.",
        ),
    ),
    Golden(
        rule="tridagon",
        puzzle="57....9..4..2....8.1.........168..42.....28.9..2.9416.....2.....6.9.8..4.2941.6..",
        terse="r8c8 not 3, 5 or 7: Tridagon, boxes 5, 6, 8 and 9",
        conversational="Tridagon. Boxes 5, 6, 8 and 9 have three cells each, no two of them in one row or column: r4c6, r5c5 and r6c4; r4c7, r5c8 and r6c9; r7c4, r8c5 and r9c6; and r7c7, r8c8 and r9c9. Apart from 1 and 2 in r8c8, these twelve cells hold only 3, 5 and 7 between them. Suppose they held nothing else. Then each of these boxes would have all three; say that r4c6, r5c5 and r6c4 read 357 (any other order goes the same way). No row has a digit twice, so r4c7, r5c8 and r6c9 read 573 or 735; no column has, so r7c7, r8c8 and r9c9 read 357, 573 or 735. The other way round, by columns first, r9c6, r8c5 and r7c4 read 573 or 735, and then by rows r7c7, r8c8 and r9c9 read 375, 537 or 753. No order is in both lists: one of the cells takes another digit, and only r8c8 can, so r8c8 cannot be 3, 5 or 7.",
        technical="Tridagon: 3,5,7 in r4c67,r5c58,r6c49,r7c47,r8c58,r9c69, guardians r8c8(1), r8c8(2) => r8c8<>3, r8c8<>5, r8c8<>7",
        teacher="Tridagon. Boxes 5, 6, 8 and 9 have three cells each, no two of them in one row or column: r4c6, r5c5 and r6c4; r4c7, r5c8 and r6c9; r7c4, r8c5 and r9c6; and r7c7, r8c8 and r9c9. Apart from 1 and 2 in r8c8, these twelve cells hold only 3, 5 and 7 between them. Suppose they held nothing else. Then each of these boxes would have all three; say that r4c6, r5c5 and r6c4 read 357 (any other order goes the same way). No row has a digit twice, so r4c7, r5c8 and r6c9 read 573 or 735; no column has, so r7c7, r8c8 and r9c9 read 357, 573 or 735. The other way round, by columns first, r9c6, r8c5 and r7c4 read 573 or 735, and then by rows r7c7, r8c8 and r9c9 read 375, 537 or 753. No order is in both lists: one of the cells takes another digit, and only r8c8 can, so r8c8 cannot be 3, 5 or 7. That is a Tridagon: twelve cells in four boxes that 3, 5 and 7 alone can never fill, so that one of them takes another digit. To find the next one, look for three digits that four boxes at the corners of a square lack, and in each for three cells in different rows and columns with little else.",
        proof=(
            "Tridagon.",
            "r4c6 must be 3, 5 or 7: the givens in r4c3 (1), r4c9 (2), r4c8 (4), r4c4 (6), r4c5 (8) and r6c5 (9) rule out the rest.",
            "r5c5 must be 3, 5 or 7: the givens in r9c5 (1), r5c6 (2), r6c6 (4), r4c4 (6), r4c5 (8) and r5c9 (9) rule out the rest.",
            "r6c4 must be 3, 5 or 7: the givens in r6c7 (1), r2c4 (2), r6c6 (4), r4c4 (6), r4c5 (8) and r6c5 (9) rule out the rest.",
            "r4c7 must be 3, 5 or 7: the givens in r4c3 (1), r4c9 (2), r4c8 (4), r4c4 (6), r4c5 (8) and r1c7 (9) rule out the rest.",
            "r5c8 must be 3, 5 or 7: the givens in r6c7 (1), r4c9 (2), r4c8 (4), r6c8 (6), r5c7 (8) and r5c9 (9) rule out the rest.",
            "r6c9 must be 3, 5 or 7: the givens in r6c7 (1), r4c9 (2), r4c8 (4), r6c8 (6), r2c9 (8) and r5c9 (9) rule out the rest.",
            "r7c4 must be 3, 5 or 7: the givens in r9c5 (1), r2c4 (2), r9c4 (4), r4c4 (6), r8c6 (8) and r8c4 (9) rule out the rest.",
            "r8c5 must be 3, 5 or 7: the givens in r9c5 (1), r7c5 (2), r8c9 (4), r8c2 (6), r4c5 (8) and r6c5 (9) rule out the rest.",
            "r9c6 must be 3, 5 or 7: the givens in r9c5 (1), r5c6 (2), r6c6 (4), r9c7 (6), r8c6 (8) and r8c4 (9) rule out the rest.",
            "r7c7 must be 3, 5 or 7: the givens in r6c7 (1), r7c5 (2), r8c9 (4), r9c7 (6), r5c7 (8) and r1c7 (9) rule out the rest.",
            "r9c9 must be 3, 5 or 7: the givens in r9c5 (1), r4c9 (2), r8c9 (4), r9c7 (6), r2c9 (8) and r5c9 (9) rule out the rest.",
            "Box 5, box 6, box 8, box 9, row 4, row 5, row 6, row 7, row 8, row 9, column 4, column 5, column 6, column 7, column 8 and column 9 each take 3, 5 and 7 only once each.",
            "Boxes 5, 6, 8 and 9 have three cells each, no two of them in one row or column: r4c6, r5c5 and r6c4; r4c7, r5c8 and r6c9; r7c4, r8c5 and r9c6; and r7c7, r8c8 and r9c9. Apart from 1 and 2 in r8c8, these twelve cells hold only 3, 5 and 7 between them.",
            "Suppose they held nothing else. Then each of these boxes would have all three; say that r4c6, r5c5 and r6c4 read 357 (any other order goes the same way).",
            "No row has a digit twice, so r4c7, r5c8 and r6c9 read 573 or 735; no column has, so r7c7, r8c8 and r9c9 read 357, 573 or 735.",
            "The other way round, by columns first, r9c6, r8c5 and r7c4 read 573 or 735, and then by rows r7c7, r8c8 and r9c9 read 375, 537 or 753.",
            "No order is in both lists: one of the cells takes another digit, and only r8c8 can.",
            "So r8c8 cannot be 3, 5 or 7.",
        ),
    ),
    Golden(
        rule="tridagon_verity",
        terse="r3c5 not 6: Tridagon Verity, boxes 5, 6, 8 and 9",
        conversational="Tridagon Verity. Boxes 5, 6, 8 and 9 have three cells each, no two of them in one row or column: r4c6, r5c5 and r6c4; r4c7, r5c8 and r6c9; r7c4, r8c5 and r9c6; and r7c7, r8c8 and r9c9. Apart from 6 in r8c5 and 1 in r8c8, these twelve cells hold only 3, 5 and 7 between them. Suppose they held nothing else. Then each of these boxes would have all three; say that r4c6, r5c5 and r6c4 read 357 (any other order goes the same way). No row has a digit twice, so r4c7, r5c8 and r6c9 read 573 or 735; no column has, so r7c7, r8c8 and r9c9 read 357, 573 or 735. The other way round, by columns first, r9c6, r8c5 and r7c4 read 573 or 735, and then by rows r7c7, r8c8 and r9c9 read 375, 537 or 753. No order is in both lists, so r8c5 is 6, or r8c8 is 1. If r8c8 is 1, r3c9 is 6 (only place in box 3), and r3c5 sees the 6 in r3c9. If r8c5 is 6, r3c5 sees it. It comes to the same in both cases, so r3c5 cannot be 6.",
        technical="Tridagon Verity: 3,5,7 in r4c67,r5c58,r6c49,r7c47,r8c58,r9c69, guardians r8c5(6), r8c8(1) => r3c5<>6",
        teacher="Tridagon Verity. Boxes 5, 6, 8 and 9 have three cells each, no two of them in one row or column: r4c6, r5c5 and r6c4; r4c7, r5c8 and r6c9; r7c4, r8c5 and r9c6; and r7c7, r8c8 and r9c9. Apart from 6 in r8c5 and 1 in r8c8, these twelve cells hold only 3, 5 and 7 between them. Suppose they held nothing else. Then each of these boxes would have all three; say that r4c6, r5c5 and r6c4 read 357 (any other order goes the same way). No row has a digit twice, so r4c7, r5c8 and r6c9 read 573 or 735; no column has, so r7c7, r8c8 and r9c9 read 357, 573 or 735. The other way round, by columns first, r9c6, r8c5 and r7c4 read 573 or 735, and then by rows r7c7, r8c8 and r9c9 read 375, 537 or 753. No order is in both lists, so r8c5 is 6, or r8c8 is 1. If r8c8 is 1, r3c9 is 6 (only place in box 3), and r3c5 sees the 6 in r3c9. If r8c5 is 6, r3c5 sees it. It comes to the same in both cases, so r3c5 cannot be 6. That is a Tridagon Verity: 3, 5 and 7 alone can never fill cells that lie like this, and whichever of them takes another digit, r3c5 cannot be 6. To find the next one, look for twelve cells that three digits alone cannot fill, and follow each of their other candidates a little way.",
        proof=(
            "Tridagon Verity.",
            "Box 3 must take its 6 in r3c9: r1c7 and r2c9 are given, and the givens in r1c3 (r1c8 and r1c9), r9c7 (r2c7 and r3c7) and r6c8 (r2c8 and r3c8) rule out the rest.",
            "Row 3 takes 6 only once.",
            "Boxes 5, 6, 8 and 9 have three cells each, no two of them in one row or column: r4c6, r5c5 and r6c4; r4c7, r5c8 and r6c9; r7c4, r8c5 and r9c6; and r7c7, r8c8 and r9c9. Apart from 6 in r8c5 and 1 in r8c8, these twelve cells hold only 3, 5 and 7 between them.",
            "Suppose they held nothing else. Then each of these boxes would have all three; say that r4c6, r5c5 and r6c4 read 357 (any other order goes the same way).",
            "No row has a digit twice, so r4c7, r5c8 and r6c9 read 573 or 735; no column has, so r7c7, r8c8 and r9c9 read 357, 573 or 735.",
            "The other way round, by columns first, r9c6, r8c5 and r7c4 read 573 or 735, and then by rows r7c7, r8c8 and r9c9 read 375, 537 or 753.",
            "No order is in both lists, so r8c5 is 6, or r8c8 is 1.",
            "(1.1) Suppose that r8c8 is 1.",
            "(1.2) Then r3c9 is 6, the only place left for 6 in box 3.",
            "(1.3) Then r3c5 is not 6, by (1.2).",
            "(2.1) Suppose that r8c5 is 6.",
            "(2.2) Then r3c5 is not 6, by (2.1).",
            "So r3c5 cannot be 6.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)


BOXES = tuple(
    tuple(map(Cell.parse, names.split()))
    for names in ("r1c1 r2c2 r3c3", "r1c4 r2c5 r3c6", "r4c2 r5c3 r6c1", "r4c5 r5c4 r6c6")
)
"""Twelve cells that three digits cannot fill."""


def board_with(guardians: str) -> Board:
    """The open board where the twelve cells have 1, 2 and 3, and these candidates."""
    cells = " ".join(str(cell) for box in BOXES for cell in box)
    board, live = only(empty(CLASSIC), cells, "123"), 0
    for guardian in map(Candidate.parse, guardians.split()):
        live |= 1 << CLASSIC.tables.candidate_number(guardian.cell, guardian.digit)
    return Board(replace(board.masks, layout=CLASSIC, live=board.masks.live | live))


def told(board: Board) -> str:
    inference = named("tridagon").first(board)
    assert inference is not None
    step = TraceStep(inference, inference.action.apply(board))
    passage = voice_named("conversational").tell(step, board)
    assert all(claim.holds(board) for claim in passage.claims)
    return passage.text


def test_what_several_guardians_see() -> None:
    assert told(board_with("r1c1(7) r2c2(7)")).endswith(
        "No order is in both lists, so r1c1 or r2c2 is 7, and r1c2, r1c3, r2c1, r2c3, r3c1 and r3c2 see both, so they cannot be 7."
    )


@pytest.mark.parametrize("boxes", [BOXES, (BOXES[0], BOXES[1])])
def test_what_three_digits_fill(boxes: Sequence[tuple[Cell, ...]]) -> None:
    board = empty(CLASSIC)
    assert CannotBeFilled((1, 2, 3), tuple(boxes)).holds(board) is (len(boxes) == 4)
    blocks = tuple(board.houses[index] for index in (0, 1, 3, 4)[: len(boxes)])
    assert OnDifferentLines(blocks, tuple(boxes)).holds(board)
    assert not OnDifferentLines(blocks[::-1], tuple(boxes)).holds(board)
    turns = frozenset({(2, 3, 1), (3, 1, 2)})
    assert CanOnlyRead(turns, (1, 2, 3), boxes[0], (boxes[1],)).holds(board)
    assert not CanOnlyRead(turns | {(1, 2, 3)}, (1, 2, 3), boxes[0], (boxes[1],)).holds(board)
