from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from puzzles.checks import empty, only
from sudologue.inference import TraceStep
from sudologue.model import CLASSIC, Board, Candidate, Cell
from sudologue.narration import voice_named
from sudologue.narration.golden_test import Golden, golden_test
from sudologue.narration.steps.scene import scene_of
from sudologue.narration.voices.voice import argued
from sudologue.rules import named
from sudologue.rules.tridagon.telling import (
    CannotBeFilled,
    OnDifferentLines,
    ReadForwards,
)

GOLDEN = (
    Golden(
        rule="tridagon",
        terse="r8c8 = 1: Tridagon, boxes 5, 6, 8 and 9",
        conversational="Tridagon. Take three cells of each of boxes 5, 6, 8 and 9, in three rows and three columns: r4c6, r5c5 and r6c4; r4c7, r5c8 and r6c9; r7c4, r8c5 and r9c6; and r7c7, r8c8 and r9c9. Without the 1 in r8c8, these twelve cells hold only 3, 5 and 7, and that can't be done. Two sets of three that share their rows, or their columns, never have the same digit in the same place, so both read 3-5-7 forwards round a circle, or both backwards. Say r4c6, r5c5, r6c4 read forwards. Then by rows so do r4c7, r5c8, r6c9, and by columns so do r7c7, r8c8, r9c9. The other way round, by columns so do r9c6, r8c5, r7c4, and by rows so do r9c9, r8c8, r7c7. Both ways end in the same three cells, but with two of them swapped, so they can't both read forwards. One of the twelve has to be another digit, and there's only one to choose, so r8c8 is 1.",
        technical="Tridagon: 3,5,7 in r4c67,r5c58,r6c49,r7c47,r8c58,r9c69, guardian r8c8(1) => r8c8=1",
        teacher="Tridagon. Take three cells of each of boxes 5, 6, 8 and 9, in three rows and three columns: r4c6, r5c5 and r6c4; r4c7, r5c8 and r6c9; r7c4, r8c5 and r9c6; and r7c7, r8c8 and r9c9. Without the 1 in r8c8, these twelve cells hold only 3, 5 and 7, and that can't be done. Two sets of three that share their rows, or their columns, never have the same digit in the same place, so both read 3-5-7 forwards round a circle, or both backwards. Say r4c6, r5c5, r6c4 read forwards. Then by rows so do r4c7, r5c8, r6c9, and by columns so do r7c7, r8c8, r9c9. The other way round, by columns so do r9c6, r8c5, r7c4, and by rows so do r9c9, r8c8, r7c7. Both ways end in the same three cells, but with two of them swapped, so they can't both read forwards. One of the twelve has to be another digit, and there's only one to choose, so r8c8 is 1. That is a tridagon: twelve cells in four boxes that 3, 5 and 7 alone can never fill, so one of them is another digit. To find the next one, look for three digits that four boxes at the corners of a square lack, and in each for three cells in different rows and columns with little else.",
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
            "Take three cells of each of boxes 5, 6, 8 and 9, in three rows and three columns: r4c6, r5c5 and r6c4; r4c7, r5c8 and r6c9; r7c4, r8c5 and r9c6; and r7c7, r8c8 and r9c9. Without the 1 in r8c8, these twelve cells hold only 3, 5 and 7, and that cannot be done.",
            "Two sets of three that share their rows, or their columns, never have the same digit in the same place, so both read 3-5-7 forwards round a circle, or both backwards.",
            "Say r4c6, r5c5, r6c4 read forwards. Then by rows so do r4c7, r5c8, r6c9, and by columns so do r7c7, r8c8, r9c9.",
            "The other way round, by columns so do r9c6, r8c5, r7c4, and by rows so do r9c9, r8c8, r7c7.",
            "Both ways end in the same three cells, but with two of them swapped, so they cannot both read forwards. One of the twelve has to be another digit, and there is only one to choose.",
            "So r8c8 is 1.",
        ),
    ),
    Golden(
        rule="tridagon",
        puzzle="57....9..4..2....8.1.........168..42.....28.9..2.9416.....2.....6.9.8..4.2941.6..",
        terse="r8c8 not 3, 5 or 7: Tridagon, boxes 5, 6, 8 and 9",
        conversational="Tridagon. Take three cells of each of boxes 5, 6, 8 and 9, in three rows and three columns: r4c6, r5c5 and r6c4; r4c7, r5c8 and r6c9; r7c4, r8c5 and r9c6; and r7c7, r8c8 and r9c9. Without the 1 and 2 in r8c8, these twelve cells hold only 3, 5 and 7, and that can't be done. Two sets of three that share their rows, or their columns, never have the same digit in the same place, so both read 3-5-7 forwards round a circle, or both backwards. Say r4c6, r5c5, r6c4 read forwards. Then by rows so do r4c7, r5c8, r6c9, and by columns so do r7c7, r8c8, r9c9. The other way round, by columns so do r9c6, r8c5, r7c4, and by rows so do r9c9, r8c8, r7c7. Both ways end in the same three cells, but with two of them swapped, so they can't both read forwards. One of the twelve has to be another digit, and only r8c8 can, so it isn't 3, 5 or 7.",
        technical="Tridagon: 3,5,7 in r4c67,r5c58,r6c49,r7c47,r8c58,r9c69, guardians r8c8(1), r8c8(2) => r8c8<>3, r8c8<>5, r8c8<>7",
        teacher="Tridagon. Take three cells of each of boxes 5, 6, 8 and 9, in three rows and three columns: r4c6, r5c5 and r6c4; r4c7, r5c8 and r6c9; r7c4, r8c5 and r9c6; and r7c7, r8c8 and r9c9. Without the 1 and 2 in r8c8, these twelve cells hold only 3, 5 and 7, and that can't be done. Two sets of three that share their rows, or their columns, never have the same digit in the same place, so both read 3-5-7 forwards round a circle, or both backwards. Say r4c6, r5c5, r6c4 read forwards. Then by rows so do r4c7, r5c8, r6c9, and by columns so do r7c7, r8c8, r9c9. The other way round, by columns so do r9c6, r8c5, r7c4, and by rows so do r9c9, r8c8, r7c7. Both ways end in the same three cells, but with two of them swapped, so they can't both read forwards. One of the twelve has to be another digit, and only r8c8 can, so it isn't 3, 5 or 7. That is a tridagon: twelve cells in four boxes that 3, 5 and 7 alone can never fill, so one of them is another digit. To find the next one, look for three digits that four boxes at the corners of a square lack, and in each for three cells in different rows and columns with little else.",
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
            "Take three cells of each of boxes 5, 6, 8 and 9, in three rows and three columns: r4c6, r5c5 and r6c4; r4c7, r5c8 and r6c9; r7c4, r8c5 and r9c6; and r7c7, r8c8 and r9c9. Without the 1 and 2 in r8c8, these twelve cells hold only 3, 5 and 7, and that cannot be done.",
            "Two sets of three that share their rows, or their columns, never have the same digit in the same place, so both read 3-5-7 forwards round a circle, or both backwards.",
            "Say r4c6, r5c5, r6c4 read forwards. Then by rows so do r4c7, r5c8, r6c9, and by columns so do r7c7, r8c8, r9c9.",
            "The other way round, by columns so do r9c6, r8c5, r7c4, and by rows so do r9c9, r8c8, r7c7.",
            "Both ways end in the same three cells, but with two of them swapped, so they cannot both read forwards. One of the twelve has to be another digit, and only r8c8 can.",
            "So r8c8 is not 3, 5 or 7.",
        ),
    ),
    Golden(
        rule="tridagon_verity",
        terse="r3c5 not 6: Tridagon Verity, boxes 5, 6, 8 and 9",
        conversational="Tridagon verity. Take three cells of each of boxes 5, 6, 8 and 9, in three rows and three columns: r4c6, r5c5 and r6c4; r4c7, r5c8 and r6c9; r7c4, r8c5 and r9c6; and r7c7, r8c8 and r9c9. Without the 6 in r8c5 and 1 in r8c8, these twelve cells hold only 3, 5 and 7, and that can't be done. Two sets of three that share their rows, or their columns, never have the same digit in the same place, so both read 3-5-7 forwards round a circle, or both backwards. Say r4c6, r5c5, r6c4 read forwards. Then by rows so do r4c7, r5c8, r6c9, and by columns so do r7c7, r8c8, r9c9. The other way round, by columns so do r9c6, r8c5, r7c4, and by rows so do r9c9, r8c8, r7c7. Both ways end in the same three cells, but with two of them swapped, so they can't both read forwards. So r8c5 is 6, or r8c8 is 1. If r8c8 is 1, box 3's 6 is in r3c9, and r3c5 isn't 6. If r8c5 is 6, r3c5 shares its column. It comes to the same in both cases, so r3c5 isn't 6.",
        technical="Tridagon Verity: 3,5,7 in r4c67,r5c58,r6c49,r7c47,r8c58,r9c69, guardians r8c5(6), r8c8(1) => r3c5<>6",
        teacher="Tridagon verity. Take three cells of each of boxes 5, 6, 8 and 9, in three rows and three columns: r4c6, r5c5 and r6c4; r4c7, r5c8 and r6c9; r7c4, r8c5 and r9c6; and r7c7, r8c8 and r9c9. Without the 6 in r8c5 and 1 in r8c8, these twelve cells hold only 3, 5 and 7, and that can't be done. Two sets of three that share their rows, or their columns, never have the same digit in the same place, so both read 3-5-7 forwards round a circle, or both backwards. Say r4c6, r5c5, r6c4 read forwards. Then by rows so do r4c7, r5c8, r6c9, and by columns so do r7c7, r8c8, r9c9. The other way round, by columns so do r9c6, r8c5, r7c4, and by rows so do r9c9, r8c8, r7c7. Both ways end in the same three cells, but with two of them swapped, so they can't both read forwards. So r8c5 is 6, or r8c8 is 1. If r8c8 is 1, box 3's 6 is in r3c9, and r3c5 isn't 6. If r8c5 is 6, r3c5 shares its column. It comes to the same in both cases, so r3c5 isn't 6. That is a tridagon verity: 3, 5 and 7 alone can never fill cells that lie like this, and whichever of them is another digit, r3c5 isn't 6. To find the next one, look for twelve cells that three digits alone can't fill, and follow each of their other candidates a little way.",
        proof=(
            "Tridagon Verity.",
            "Box 3 must take its 6 in r3c9: r1c7 and r2c9 are given, and the givens in r1c3 (r1c8 and r1c9), r9c7 (r2c7 and r3c7) and r6c8 (r2c8 and r3c8) rule out the rest.",
            "Row 3 takes 6 only once.",
            "Take three cells of each of boxes 5, 6, 8 and 9, in three rows and three columns: r4c6, r5c5 and r6c4; r4c7, r5c8 and r6c9; r7c4, r8c5 and r9c6; and r7c7, r8c8 and r9c9. Without the 6 in r8c5 and 1 in r8c8, these twelve cells hold only 3, 5 and 7, and that cannot be done.",
            "Two sets of three that share their rows, or their columns, never have the same digit in the same place, so both read 3-5-7 forwards round a circle, or both backwards.",
            "Say r4c6, r5c5, r6c4 read forwards. Then by rows so do r4c7, r5c8, r6c9, and by columns so do r7c7, r8c8, r9c9.",
            "The other way round, by columns so do r9c6, r8c5, r7c4, and by rows so do r9c9, r8c8, r7c7.",
            "Both ways end in the same three cells, but with two of them swapped, so they cannot both read forwards. So r8c5 is 6, or r8c8 is 1.",
            "(1.1) Suppose that r8c8 is 1.",
            "(1.2) Then r3c9 is 6, the only place left for 6 in box 3.",
            "(1.3) Then r3c5 is not 6, by (1.2).",
            "(2.1) Suppose that r8c5 is 6.",
            "(2.2) Then r3c5 is not 6, by (2.1).",
            "So r3c5 is not 6.",
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
        "can't both read forwards. So r1c1 or r2c2 is 7, and r1c2, r1c3, r2c1, r2c3, r3c1 and r3c2 see both, so they aren't 7."
    )


@pytest.mark.parametrize("boxes", [BOXES, (BOXES[0], BOXES[1])])
def test_what_three_digits_fill(boxes: Sequence[tuple[Cell, ...]]) -> None:
    board = empty(CLASSIC)
    assert CannotBeFilled((1, 2, 3), tuple(boxes)).holds(board) is (len(boxes) == 4)
    blocks = tuple(board.houses[index] for index in (0, 1, 3, 4)[: len(boxes)])
    assert OnDifferentLines(blocks, tuple(boxes)).holds(board)
    assert not OnDifferentLines(blocks[::-1], tuple(boxes)).holds(board)
    assert ReadForwards((1, 2, 3), boxes[0], (boxes[1],)).holds(board)
    assert not ReadForwards((1, 2, 3), boxes[0], (boxes[1][::-1],)).holds(board)


def test_what_was_told_before_is_referred_to() -> None:
    golden = GOLDEN[1]
    scene = scene_of(golden.step, golden.board)
    told = argued(scene.recalling(replace(scene, number=12)))
    assert told.text == (
        "The tridagon of step 12 again: its cells can't all be 3, 5 or 7. One of the twelve has to be another digit, and only r8c8 can, so it isn't 3, 5 or 7."
    )
    assert all(claim.holds(golden.board) for claim in told.claims)
