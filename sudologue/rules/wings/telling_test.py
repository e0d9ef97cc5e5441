from __future__ import annotations

from puzzles.checks import holding
from sudologue.inference import TraceStep
from sudologue.model import Board
from sudologue.narration import voice_named
from sudologue.narration.golden_test import Golden, golden_test
from sudologue.rules import named

GOLDEN = (
    Golden(
        rule="xy_wing",
        terse="r8c7 not 6: XY-Wing, r7c7,r89c9",
        conversational="XY-Wing. r9c9 is 2 or 8. If it's 2, r7c7 is 6; if it's 8, r8c9 is 6. Either way r8c7 sees a 6, so it isn't 6.",
        technical="XY-Wing: 2/8/6 in r7c7,r89c9 => r8c7<>6",
        teacher="XY-Wing. Look at r9c9. It's either 2 or 8, and it sees r7c7, which can only be 2 or 6, and r8c9, which can only be 6 or 8. If r9c9 is 2, r7c7 isn't, so r7c7 is 6. If r9c9 is 8, r8c9 isn't, so r8c9 is 6. You don't know which, but either way there's a 6 in r7c7 or r8c9. r8c7 sees both, so it isn't 6. To find one, take a cell with two candidates, and among the cells it sees, look for two with two candidates each, one for each of its digits, that share a third digit.",
        proof=(
            "XY-Wing.",
            "r9c9 must be 2 or 8: the givens in r3c9 (1), r2c9 (3), r5c9 (4), r4c9 (5), r9c3 (6), r1c9 (7) and r7c9 (9) rule out the rest.",
            "r7c7 must be 2 or 6: the givens in r4c7 (1), r7c3 (3), r2c7 (4), r3c7 (5), r7c1 (7), r5c7 (8) and r1c7 (9) rule out the rest.",
            "r8c9 must be 6 or 8: the givens in r3c9 (1), r8c2 (2), r2c9 (3), r5c9 (4), r4c9 (5), r1c9 (7) and r7c9 (9) rule out the rest.",
            "Box 9 takes 2, 6 and 8 only once each.",
            "If r8c7 were 6, r7c7 would have to be 2; then r9c9 would have to be 8; then r8c9 would have nothing left.",
            "So r8c7 is not 6.",
        ),
    ),
    Golden(
        rule="xyz_wing",
        terse="r7c8 not 4: XYZ-Wing, r8c89,r9c9",
        conversational="XYZ-Wing. r8c9 is 3, 4 or 6. If it's 3, r9c9 is 4; if it's 6, r8c8 is 4; otherwise it's 4 itself. In each case r7c8 sees a 4, so it isn't 4.",
        technical="XYZ-Wing: 3/6/4 in r8c89,r9c9 => r7c8<>4",
        teacher="XYZ-Wing. Look at r8c9. It can be 3, 4 or 6, and it sees r9c9, which can only be 3 or 4, and r8c8, which can only be 4 or 6. If r8c9 is 3, r9c9 isn't, so r9c9 is 4. If r8c9 is 6, r8c8 isn't, so r8c8 is 4. And if r8c9 is neither, it's 4 itself. So at least one of the three cells is 4. r7c8 sees all three, so it isn't 4. To find one, take a cell with three candidates, and among the cells it sees, look for two with two of these each, not the same two.",
        proof=(
            "XYZ-Wing.",
            "r8c9 must be 3, 4 or 6: the givens in r6c9 (1), r1c9 (2), r5c9 (5), r3c9 (7), r7c9 (8) and r4c9 (9) rule out the rest.",
            "r9c9 must be 3 or 4: the givens in r6c9 (1), r1c9 (2), r5c9 (5), r9c1 (6), r3c9 (7), r7c9 (8) and r4c9 (9) rule out the rest.",
            "r8c8 must be 4 or 6: the givens in r8c6 (1), r5c8 (2), r4c8 (3), r1c8 (5), r8c1 (7), r6c8 (8) and r3c8 (9) rule out the rest.",
            "Box 9 takes 3, 4 and 6 only once each.",
            "If r7c8 were 4, r9c9 would have to be 3; then r8c9 would have to be 6; then r8c8 would have nothing left.",
            "So r7c8 is not 4.",
        ),
    ),
    Golden(
        rule="w_wing",
        terse="r9c2 not 4: W-Wing, r3c2,r9c8",
        conversational="W-Wing. r3c2 and r9c8 can each only be 4 or 9. They can't both be 9: column 1's 9 is in r3c1, which r3c2 sees, or in r9c1, which r9c8 sees. So at least one of them is 4. r9c2 sees both, so it isn't 4.",
        technical="W-Wing: 4/9 in r3c2,r9c8 connected by 9 in r39c1 => r9c2<>4",
        teacher="W-Wing. Look at r3c2 and r9c8. They have the same two candidates, 4 and 9. Could both be 9? Column 1 needs a 9, and there are two places for it, r3c1 and r9c1. A 9 in r3c2 would rule out r3c1, and a 9 in r9c8 would rule out r9c1. Column 1 would have no 9 at all. So at least one of r3c2 and r9c8 is 4, though you don't know which. r9c2 sees both, so it isn't 4. To find one, take two cells with the same pair that don't see each other, and look for a house where one of the two digits has just two places, one in sight of each cell.",
        proof=(
            "W-Wing.",
            "r3c2 must be 4 or 9: the givens in r2c1 (1), r1c3 (2), r1c2 (3), r2c2 (5), r2c3 (6), r1c1 (7) and r3c3 (8) rule out the rest.",
            "r9c8 must be 4 or 9: the givens in r5c8 (1), r7c8 (2), r4c8 (3), r6c8 (5), r1c8 (6), r3c8 (7) and r2c8 (8) rule out the rest.",
            "Column 1 must take its 9 in r3c1 or r9c1: r1c1, r2c1, r4c1, r5c1, r6c1, r7c1 and r8c1 are given.",
            "Box 1 takes 9 only once.",
            "Row 9 takes 4 and 9 only once each.",
            "Column 2 takes 4 only once.",
            "If r9c2 were 4, r3c2 would have to be 9; then r9c8 would have to be 9; then column 1 would have no place for 9.",
            "So r9c2 is not 4.",
        ),
    ),
    Golden(
        rule="wxyz_wing",
        terse="r4c7 not 9: WXYZ-Wing, r4c489,r5c7",
        conversational="WXYZ-Wing. r4c4, r4c8, r4c9 and r5c7 hold only 1, 3, 5 and 9 between them. None of 1, 3 and 5 can be there twice, because the cells that can be it all see each other. Three digits can't fill four cells, so at least one of r4c4, r4c8 and r5c7 is 9. r4c7 sees all of them, so it isn't 9.",
        technical="WXYZ-Wing: 1/3/5/9 in r4c489,r5c7 => r4c7<>9",
        teacher="WXYZ-Wing. r4c4, r4c8, r4c9 and r5c7 hold only 1, 3, 5 and 9 between them. How often can each of these digits be there? Take 1, 3 or 5: the cells that can be it all see each other, so it's there once at most. That fills three cells, and there are four. So at least one of r4c4, r4c8 and r5c7 is 9. r4c7 sees all of them, so it isn't 9. To find one, look for four cells with four digits between them, and check digit by digit whether its cells all see each other: that must be so of all digits but one.",
        proof=(
            "WXYZ-Wing.",
            "r4c4 must be 1, 5 or 9: the givens in r4c1 (2), r1c4 (3), r2c4 (4), r4c2 (6), r4c6 (7) and r3c4 (8) rule out the rest.",
            "r4c8 must be 5 or 9: the givens in r1c8 (1), r4c1 (2), r7c8 (3), r4c5 (4), r3c8 (6), r4c6 (7) and r9c8 (8) rule out the rest.",
            "r4c9 must be 1, 3 or 5: the givens in r4c1 (2), r3c9 (4), r4c2 (6), r4c6 (7), r1c9 (8) and r8c9 (9) rule out the rest.",
            "r5c7 must be 3 or 9: the givens in r9c7 (1), r1c7 (2), r5c8 (4), r5c1 (5), r5c6 (6), r3c7 (7) and r5c5 (8) rule out the rest.",
            "Row 4 takes 1, 5 and 9 only once each.",
            "Box 6 takes 3 and 9 only once each.",
            "If r4c7 were 9, r4c8 would have to be 5; then r4c4 would have to be 1; then r4c9 would have to be 3; then r5c7 would have nothing left.",
            "So r4c7 is not 9.",
        ),
    ),
    Golden(
        rule="big_wing",
        terse="r7c7 not 2: Big Wing, r68c7,r9c179",
        conversational="Big wing. r6c7, r8c7, r9c1, r9c7 and r9c9 hold only 2, 3, 6, 7 and 8 between them. None of 3, 6, 7 and 8 can be there twice, because the cells that can be it all see each other. Four digits can't fill five cells, so at least one of r6c7, r9c7 and r9c9 is 2. r7c7 sees all of them, so it isn't 2.",
        technical="Big Wing: 3/6/7/8/2 in r68c7,r9c179 => r7c7<>2",
        teacher="Big wing. r6c7, r8c7, r9c1, r9c7 and r9c9 hold only 2, 3, 6, 7 and 8 between them. How often can each of these digits be there? Take 3, 6, 7 or 8: the cells that can be it all see each other, so it's there once at most. That fills four cells, and there are five. So at least one of r6c7, r9c7 and r9c9 is 2. r7c7 sees all of them, so it isn't 2. To find one, look for cells with as many digits between them as there are cells, and check digit by digit whether its cells all see each other: that must be so of all but one.",
        proof=(
            "Big Wing.",
            "r6c7 must be 2 or 6: the givens in r4c7 (1), r5c8 (3), r2c7 (4), r3c7 (5), r4c8 (7), r5c7 (8) and r1c7 (9) rule out the rest.",
            "r8c7 must be 3 or 6: the givens in r4c7 (1), r8c2 (2), r2c7 (4), r3c7 (5), r8c5 (7), r5c7 (8) and r1c7 (9) rule out the rest.",
            "r9c1 must be 7 or 8: the givens in r9c4 (1), r1c1 (2), r4c1 (3), r9c6 (4), r5c1 (5), r2c1 (6) and r3c1 (9) rule out the rest.",
            "r9c7 must be 2, 3 or 7: the givens in r4c7 (1), r2c7 (4), r3c7 (5), r9c3 (6), r5c7 (8) and r1c7 (9) rule out the rest.",
            "r9c9 must be 2 or 8: the givens in r3c9 (1), r2c9 (3), r5c9 (4), r4c9 (5), r9c3 (6), r1c9 (7) and r7c9 (9) rule out the rest.",
            "Box 9 takes 2 and 3 only once each.",
            "Column 7 takes 2 and 6 only once each.",
            "Row 9 takes 7 and 8 only once each.",
            "If r7c7 were 2, r6c7 would have to be 6; then r8c7 would have to be 3; then r9c7 would have to be 7; then r9c1 would have to be 8; then r9c9 would have nothing left.",
            "So r7c7 is not 2.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)


def told(rule: str, board: Board, voice: str = "conversational") -> str:
    """What a rule finds first, told."""
    inference = named(rule).first(board)
    assert inference is not None
    return voice_named(voice).tell(TraceStep(inference, inference.action.apply(board)), board).text


def test_several_cells_see_both_pincers() -> None:
    assert told("xy_wing", holding("6x6", "r1c1=12 r1c5=13 r2c2=23")) == (
        "XY-Wing. r1c1 is 1 or 2. If it's 1, r1c5 is 3; if it's 2, r2c2 is 3. Either way r1c2, r1c3, r2c4, r2c5 and r2c6 see a 3, so none of them is 3."
    )


def test_cells_that_use_up_all_of_their_digits() -> None:
    board = holding("6x6", "r1c1=1234 r1c2=1234 r1c5=34 r2c3=12")
    assert told("wxyz_wing", board).startswith(
        "WXYZ-Wing. r1c1, r1c2, r1c5 and r2c3 hold only 1, 2, 3 and 4 between them. None of 1, 2, 3 and 4 can be there twice, because the cells that can be it all see each other. So each of them is there once. Every candidate that goes sees all the places of its digit among them, so "
    )
    assert told("wxyz_wing", board, "technical").startswith("WXYZ-Wing: 1/2/3/4 in r1c125,r2c3 => ")
