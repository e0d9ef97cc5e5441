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
        conversational="XY-Wing. r9c9 can only be 2 or 8. It sees r7c7, which can only be 2 or 6, and r8c9, which can only be 6 or 8. If r9c9 is 2, then r7c7 is 6; if it is 8, then r8c9 is 6. Either way one of r7c7 and r8c9 is 6, and r8c7 sees both, so r8c7 cannot be 6.",
        technical="XY-Wing: 2/8/6 in r7c7,r89c9 => r8c7<>6",
        teacher="XY-Wing. r9c9 can only be 2 or 8. It sees r7c7, which can only be 2 or 6, and r8c9, which can only be 6 or 8. If r9c9 is 2, then r7c7 is 6; if it is 8, then r8c9 is 6. Either way one of r7c7 and r8c9 is 6, and r8c7 sees both, so r8c7 cannot be 6. That is an XY-Wing: r9c9 has two candidates, r7c7 and r8c9 each share one of them, and whichever it takes, one of these two is left with the 6 that both have. To find the next one, take a cell with two candidates and look among the cells it sees for two others with two candidates, one for each of its digits, that share a third digit.",
        proof=(
            "XY-Wing.",
            "r9c9 must be 2 or 8: the givens in r3c9 (1), r2c9 (3), r5c9 (4), r4c9 (5), r9c3 (6), r1c9 (7) and r7c9 (9) rule out the rest.",
            "r7c7 must be 2 or 6: the givens in r4c7 (1), r7c3 (3), r2c7 (4), r3c7 (5), r7c1 (7), r5c7 (8) and r1c7 (9) rule out the rest.",
            "r8c9 must be 6 or 8: the givens in r3c9 (1), r8c2 (2), r2c9 (3), r5c9 (4), r4c9 (5), r1c9 (7) and r7c9 (9) rule out the rest.",
            "Box 9 takes 2, 6 and 8 only once each.",
            "If r8c7 were 6, r7c7 would have to be 2; then r9c9 would have to be 8; then r8c9 would have nothing left.",
            "So r8c7 cannot be 6.",
        ),
    ),
    Golden(
        rule="xyz_wing",
        terse="r7c8 not 4: XYZ-Wing, r8c89,r9c9",
        conversational="XYZ-Wing. r8c9 can only be 3, 4 or 6. It sees r9c9, which can only be 3 or 4, and r8c8, which can only be 4 or 6. If r8c9 is 3, then r9c9 is 4; if it is 6, then r8c8 is 4; and otherwise it is 4 itself. In any case one of r8c9, r9c9 and r8c8 is 4, and r7c8 sees all three, so r7c8 cannot be 4.",
        technical="XYZ-Wing: 3/6/4 in r8c89,r9c9 => r7c8<>4",
        teacher="XYZ-Wing. r8c9 can only be 3, 4 or 6. It sees r9c9, which can only be 3 or 4, and r8c8, which can only be 4 or 6. If r8c9 is 3, then r9c9 is 4; if it is 6, then r8c8 is 4; and otherwise it is 4 itself. In any case one of r8c9, r9c9 and r8c8 is 4, and r7c8 sees all three, so r7c8 cannot be 4. That is an XYZ-Wing: r8c9 has three candidates, r9c9 and r8c8 have two of these each, and whatever it takes, one of the three cells takes the 4 that all of them have. To find the next one, take a cell with three candidates and look among the cells it sees for two with two of these each, not the same two.",
        proof=(
            "XYZ-Wing.",
            "r8c9 must be 3, 4 or 6: the givens in r6c9 (1), r1c9 (2), r5c9 (5), r3c9 (7), r7c9 (8) and r4c9 (9) rule out the rest.",
            "r9c9 must be 3 or 4: the givens in r6c9 (1), r1c9 (2), r5c9 (5), r9c1 (6), r3c9 (7), r7c9 (8) and r4c9 (9) rule out the rest.",
            "r8c8 must be 4 or 6: the givens in r8c6 (1), r5c8 (2), r4c8 (3), r1c8 (5), r8c1 (7), r6c8 (8) and r3c8 (9) rule out the rest.",
            "Box 9 takes 3, 4 and 6 only once each.",
            "If r7c8 were 4, r9c9 would have to be 3; then r8c9 would have to be 6; then r8c8 would have nothing left.",
            "So r7c8 cannot be 4.",
        ),
    ),
    Golden(
        rule="w_wing",
        terse="r9c2 not 4: W-Wing, r3c2,r9c8",
        conversational="W-Wing. r3c2 and r9c8 can each only be 4 or 9. In column 1, the 9 can only go in r3c1, which r3c2 sees, or in r9c1, which r9c8 sees. Were r3c2 and r9c8 both 9, column 1 would have no place for a 9. So one of them is 4, and r9c2 sees both, so r9c2 cannot be 4.",
        technical="W-Wing: 4/9 in r3c2,r9c8 connected by 9 in r39c1 => r9c2<>4",
        teacher="W-Wing. r3c2 and r9c8 can each only be 4 or 9. In column 1, the 9 can only go in r3c1, which r3c2 sees, or in r9c1, which r9c8 sees. Were r3c2 and r9c8 both 9, column 1 would have no place for a 9. So one of them is 4, and r9c2 sees both, so r9c2 cannot be 4. That is a W-Wing: two cells with the same pair, r3c2 and r9c8, and a house, column 1, where their 9 has just two places, each seen by one of the cells. To find the next one, look for two cells with the same two candidates that do not see each other, and then for a house with just two places for one of these digits, one in sight of each cell.",
        proof=(
            "W-Wing.",
            "r3c2 must be 4 or 9: the givens in r2c1 (1), r1c3 (2), r1c2 (3), r2c2 (5), r2c3 (6), r1c1 (7) and r3c3 (8) rule out the rest.",
            "r9c8 must be 4 or 9: the givens in r5c8 (1), r7c8 (2), r4c8 (3), r6c8 (5), r1c8 (6), r3c8 (7) and r2c8 (8) rule out the rest.",
            "Column 1 must take its 9 in r3c1 or r9c1: r1c1, r2c1, r4c1, r5c1, r6c1, r7c1 and r8c1 are given.",
            "Box 1 takes 9 only once.",
            "Row 9 takes 4 and 9 only once each.",
            "Column 2 takes 4 only once.",
            "If r9c2 were 4, r3c2 would have to be 9; then r9c8 would have to be 9; then column 1 would have no place for 9.",
            "So r9c2 cannot be 4.",
        ),
    ),
    Golden(
        rule="wxyz_wing",
        terse="r4c7 not 9: WXYZ-Wing, r4c489,r5c7",
        conversational="WXYZ-Wing. r4c4, r4c8, r4c9 and r5c7 hold only 1, 3, 5 and 9 between them: four digits for four cells. For each of 1, 3 and 5, the cells that can take it all see each other. Each of these three digits goes into the four cells once at most, which leaves a cell for the 9; r4c7 sees all the places for it among them, so r4c7 cannot be 9.",
        technical="WXYZ-Wing: 1/3/5/9 in r4c489,r5c7 => r4c7<>9",
        teacher="WXYZ-Wing. r4c4, r4c8, r4c9 and r5c7 hold only 1, 3, 5 and 9 between them: four digits for four cells. For each of 1, 3 and 5, the cells that can take it all see each other. Each of these three digits goes into the four cells once at most, which leaves a cell for the 9; r4c7 sees all the places for it among them, so r4c7 cannot be 9. That is a WXYZ-Wing: four cells and four digits. All digits but the 9 fit into them only once, and three digits cannot fill four cells without it. To find the next one, look where a line crosses a box for four cells that have four digits between them, and count the digits that could be there twice.",
        proof=(
            "WXYZ-Wing.",
            "r4c4 must be 1, 5 or 9: the givens in r4c1 (2), r1c4 (3), r2c4 (4), r4c2 (6), r4c6 (7) and r3c4 (8) rule out the rest.",
            "r4c8 must be 5 or 9: the givens in r1c8 (1), r4c1 (2), r7c8 (3), r4c5 (4), r3c8 (6), r4c6 (7) and r9c8 (8) rule out the rest.",
            "r4c9 must be 1, 3 or 5: the givens in r4c1 (2), r3c9 (4), r4c2 (6), r4c6 (7), r1c9 (8) and r8c9 (9) rule out the rest.",
            "r5c7 must be 3 or 9: the givens in r9c7 (1), r1c7 (2), r5c8 (4), r5c1 (5), r5c6 (6), r3c7 (7) and r5c5 (8) rule out the rest.",
            "Row 4 takes 1, 5 and 9 only once each.",
            "Box 6 takes 3 and 9 only once each.",
            "If r4c7 were 9, r4c8 would have to be 5; then r4c4 would have to be 1; then r4c9 would have to be 3; then r5c7 would have nothing left.",
            "So r4c7 cannot be 9.",
        ),
    ),
    Golden(
        rule="big_wing",
        terse="r7c7 not 2: Big Wing, r68c7,r9c179",
        conversational="Big Wing. r6c7, r8c7, r9c1, r9c7 and r9c9 hold only 2, 3, 6, 7 and 8 between them: five digits for five cells. For each of 3, 6, 7 and 8, the cells that can take it all see each other. Each of these four digits goes into the five cells once at most, which leaves a cell for the 2; r7c7 sees all the places for it among them, so r7c7 cannot be 2.",
        technical="Big Wing: 3/6/7/8/2 in r68c7,r9c179 => r7c7<>2",
        teacher="Big Wing. r6c7, r8c7, r9c1, r9c7 and r9c9 hold only 2, 3, 6, 7 and 8 between them: five digits for five cells. For each of 3, 6, 7 and 8, the cells that can take it all see each other. Each of these four digits goes into the five cells once at most, which leaves a cell for the 2; r7c7 sees all the places for it among them, so r7c7 cannot be 2. That is a Big Wing: five cells and five digits. All digits but the 2 fit into them only once, and four digits cannot fill five cells without it. To find the next one, look where a line crosses a box for cells that have as many digits as they are, and count the digits that could be there twice.",
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
            "So r7c7 cannot be 2.",
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
        "XY-Wing. r1c1 can only be 1 or 2. It sees r1c5, which can only be 1 or 3, and r2c2, which can only be 2 or 3. If r1c1 is 1, then r1c5 is 3; if it is 2, then r2c2 is 3. Either way one of r1c5 and r2c2 is 3, and r1c2, r1c3, r2c4, r2c5 and r2c6 see both, so they cannot be 3."
    )


def test_cells_that_use_up_all_of_their_digits() -> None:
    board = holding("6x6", "r1c1=1234 r1c2=1234 r1c5=34 r2c3=12")
    assert told("wxyz_wing", board).startswith(
        "WXYZ-Wing. r1c1, r1c2, r1c5 and r2c3 hold only 1, 2, 3 and 4 between them: four digits for four cells. For each of 1, 2, 3 and 4, the cells that can take it all see each other. Each digit goes into these four cells once at most, so they use up all four. Every candidate that goes sees all the places of its digit among them, so "
    )
    assert told("wxyz_wing", board, "technical").startswith("WXYZ-Wing: 1/2/3/4 in r1c125,r2c3 => ")
