from __future__ import annotations

from dataclasses import replace

from sudologue.narration.golden_test import Golden, golden_test
from sudologue.rules.sk_loop.evidence import SkLoopEvidence
from sudologue.rules.sk_loop.telling import AreFilled, OnlyFromHouses, Ring

GOLDEN = (
    Golden(
        rule="sk_loop",
        terse="r1c3 not 7, r2c56,r5c2 not 8, r2c5,r5c8 not 3, r3c1 not 2, r5c2,r8c5 not 4, r5c8 not 9, r7c3 not 1, r8c4 not 5, r9c1 not 6: SK-Loop, r2c28,r8c28",
        conversational="SK-Loop. r2c2, r2c8, r8c2 and r8c8 are filled. Eight pairs of cells make a ring around them, and each shares a house with the next: r1c2 and r3c2; r2c1 and r2c3; r2c7 and r2c9; r1c8 and r3c8; r7c8 and r9c8; r8c7 and r8c9; r8c1 and r8c3; and r7c2 and r9c2. Their candidates are all among these: 4 and 8 in column 2; 2 and 7 in box 1; 3 and 8 in row 2; 1 and 6 in box 3; 3 and 9 in column 8; 2 and 7 in box 9; 4 and 5 in row 8; and 1 and 6 in box 7. No house has a digit twice, so each of these goes in one cell of the ring: 16 digits for 16 cells. All of them are needed: each house has its digits in the ring, and nowhere else. So r1c3 isn't 7; r2c5, r2c6 and r5c2 aren't 8; r2c5 and r5c8 aren't 3; r3c1 isn't 2; r5c2 and r8c5 aren't 4; r5c8 isn't 9; r7c3 isn't 1; r8c4 isn't 5; and r9c1 isn't 6.",
        technical="SK-Loop: 48c2 27b1 38r2 16b3 39c8 27b9 45r8 16b7 round r2c28,r8c28 => r7c3<>1, r3c1<>2, r2c5,r5c8<>3, r5c2,r8c5<>4, r8c4<>5, r9c1<>6, r1c3<>7, r2c56,r5c2<>8, r5c8<>9",
        teacher="SK-Loop. r2c2, r2c8, r8c2 and r8c8 are filled. Eight pairs of cells make a ring around them, and each shares a house with the next: r1c2 and r3c2; r2c1 and r2c3; r2c7 and r2c9; r1c8 and r3c8; r7c8 and r9c8; r8c7 and r8c9; r8c1 and r8c3; and r7c2 and r9c2. Their candidates are all among these: 4 and 8 in column 2; 2 and 7 in box 1; 3 and 8 in row 2; 1 and 6 in box 3; 3 and 9 in column 8; 2 and 7 in box 9; 4 and 5 in row 8; and 1 and 6 in box 7. No house has a digit twice, so each of these goes in one cell of the ring: 16 digits for 16 cells. All of them are needed: each house has its digits in the ring, and nowhere else. So r1c3 isn't 7; r2c5, r2c6 and r5c2 aren't 8; r2c5 and r5c8 aren't 3; r3c1 isn't 2; r5c2 and r8c5 aren't 4; r5c8 isn't 9; r7c3 isn't 1; r8c4 isn't 5; and r9c1 isn't 6. That is an SK-Loop: around r2c2, r2c8, r8c2 and r8c8, the houses have just as many digits for the ring as it has cells, and none to spare. To find the next one, look for four filled cells where two rows and two columns cross in four boxes, and count the digits that each line and box can have around them.",
        proof=(
            "SK-Loop.",
            "r1c2 must be 4, 7 or 8: the givens in r1c1 (1), r1c9 (2), r8c2 (3), r4c2 (5), r3c3 (6) and r2c2 (9) rule out the rest.",
            "r1c8 must be 3, 6 or 9: the givens in r1c1 (1), r1c9 (2), r6c8 (4), r2c8 (5), r3c7 (7) and r8c8 (8) rule out the rest.",
            "r2c1 must be 2, 3 or 8: the givens in r1c1 (1), r2c4 (4), r2c8 (5), r3c3 (6), r7c1 (7) and r2c2 (9) rule out the rest.",
            "r2c3 must be 3, 7 or 8: the givens in r1c1 (1), r9c3 (2), r2c4 (4), r2c8 (5), r3c3 (6) and r2c2 (9) rule out the rest.",
            "r2c7 must be 1, 3 or 8: the givens in r1c9 (2), r2c4 (4), r2c8 (5), r7c7 (6), r3c7 (7) and r2c2 (9) rule out the rest.",
            "r2c9 must be 3, 6 or 8: the givens in r9c9 (1), r1c9 (2), r2c4 (4), r2c8 (5), r3c7 (7) and r2c2 (9) rule out the rest.",
            "r3c2 must be 2, 4 or 8: the givens in r1c1 (1), r8c2 (3), r4c2 (5), r3c3 (6), r3c7 (7) and r2c2 (9) rule out the rest.",
            "r3c8 must be 1, 3 or 9: the givens in r1c9 (2), r6c8 (4), r2c8 (5), r3c3 (6), r3c7 (7) and r8c8 (8) rule out the rest.",
            "r7c2 must be 1, 4 or 8: the givens in r9c3 (2), r8c2 (3), r4c2 (5), r7c7 (6), r7c1 (7) and r2c2 (9) rule out the rest.",
            "r7c8 must be 2, 3 or 9: the givens in r9c9 (1), r6c8 (4), r2c8 (5), r7c7 (6), r7c1 (7) and r8c8 (8) rule out the rest.",
            "r8c1 must be 4, 5 or 6: the givens in r1c1 (1), r9c3 (2), r8c2 (3), r7c1 (7), r8c8 (8) and r8c6 (9) rule out the rest.",
            "r8c3 must be 1, 4 or 5: the givens in r9c3 (2), r8c2 (3), r3c3 (6), r7c1 (7), r8c8 (8) and r8c6 (9) rule out the rest.",
            "r8c7 must be 2, 4 or 5: the givens in r9c9 (1), r8c2 (3), r7c7 (6), r3c7 (7), r8c8 (8) and r8c6 (9) rule out the rest.",
            "r8c9 must be 4, 5 or 7: the givens in r9c9 (1), r1c9 (2), r8c2 (3), r7c7 (6), r8c8 (8) and r8c6 (9) rule out the rest.",
            "r9c2 must be 4, 6 or 8: the givens in r9c9 (1), r9c3 (2), r8c2 (3), r4c2 (5), r7c1 (7) and r2c2 (9) rule out the rest.",
            "r9c8 must be 3, 7 or 9: the givens in r9c9 (1), r9c3 (2), r6c8 (4), r2c8 (5), r7c7 (6) and r8c8 (8) rule out the rest.",
            "Column 2 takes 4 and 8 only once each.",
            "Box 1 and box 9 each take 2 and 7 only once each.",
            "Row 2 takes 3 and 8 only once each.",
            "Box 3 and box 7 each take 1 and 6 only once each.",
            "Column 8 takes 3 and 9 only once each.",
            "Row 8 takes 4 and 5 only once each.",
            "r2c2, r2c8, r8c2 and r8c8 are filled. Eight pairs of cells make a ring around them, and each shares a house with the next: r1c2 and r3c2; r2c1 and r2c3; r2c7 and r2c9; r1c8 and r3c8; r7c8 and r9c8; r8c7 and r8c9; r8c1 and r8c3; and r7c2 and r9c2. Their candidates are all among these: 4 and 8 in column 2; 2 and 7 in box 1; 3 and 8 in row 2; 1 and 6 in box 3; 3 and 9 in column 8; 2 and 7 in box 9; 4 and 5 in row 8; and 1 and 6 in box 7.",
            "If r1c3 were 7, box 1 would have no 7 for the ring: 15 digits for 16 cells.",
            "If r2c5 were 3, row 2 would have no 3 for the ring: 15 digits for 16 cells.",
            "If r2c5 or r2c6 were 8, row 2 would have no 8 for the ring: 15 digits for 16 cells.",
            "If r3c1 were 2, box 1 would have no 2 for the ring: 15 digits for 16 cells.",
            "If r5c2 were 4, column 2 would have no 4 for the ring: 15 digits for 16 cells.",
            "If r5c2 were 8, column 2 would have no 8 for the ring: 15 digits for 16 cells.",
            "If r5c8 were 3, column 8 would have no 3 for the ring: 15 digits for 16 cells.",
            "If r5c8 were 9, column 8 would have no 9 for the ring: 15 digits for 16 cells.",
            "If r7c3 were 1, box 7 would have no 1 for the ring: 15 digits for 16 cells.",
            "If r8c4 were 5, row 8 would have no 5 for the ring: 15 digits for 16 cells.",
            "If r8c5 were 4, row 8 would have no 4 for the ring: 15 digits for 16 cells.",
            "If r9c1 were 6, box 7 would have no 6 for the ring: 15 digits for 16 cells.",
            "So r1c3 is not 7; r2c5, r2c6 and r5c2 are not 8; r2c5 and r5c8 are not 3; r3c1 is not 2; r5c2 and r8c5 are not 4; r5c8 is not 9; r7c3 is not 1; r8c4 is not 5; and r9c1 is not 6.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)


def test_what_is_said_of_the_ring_can_be_false() -> None:
    board, loop = GOLDEN[0].board, GOLDEN[0].step.inference.evidence
    assert isinstance(loop, SkLoopEvidence)
    assert AreFilled(loop.centres).holds(board)
    assert not AreFilled(loop.pairs[0]).holds(board)
    assert Ring(loop).holds(board)
    assert not Ring(replace(loop, pairs=loop.pairs[::-1])).holds(board)
    assert OnlyFromHouses(loop).holds(board)
    assert not OnlyFromHouses(replace(loop, digits=((4,), *loop.digits[1:]))).holds(board)
    assert not OnlyFromHouses(replace(loop, digits=((4, 5, 8), *loop.digits[1:]))).holds(board)
