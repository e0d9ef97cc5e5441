"""What is said of proofs, in each voice."""

from __future__ import annotations

from sudologue.narration.golden_test import Golden, golden_test

GOLDEN = (
    Golden(
        rule="nishio_forcing_chain",
        terse="r7c4 not 9: Nishio Forcing Chain, nothing left of 9 in b4",
        conversational="Nishio forcing chain. Suppose r7c4 is 9. Then column 5's 9 is in r6c5, and row 8's 9 is in r8c1. Now box 4 has no place for a 9: r6c2 sees the 9 in r6c5, and r5c1 sees the 9 in r8c1. So r7c4 isn't 9.",
        technical="Nishio Forcing Chain in b4: r7c4=9 r789c5<>9 r6c5=9 r8c456<>9 r8c1=9 r6c2<>9 r5c1<>9 => r7c4<>9",
        teacher="Nishio forcing chain. Suppose r7c4 is 9. Then column 5's 9 is in r6c5, and row 8's 9 is in r8c1. Now box 4 has no place for a 9: r6c2 sees the 9 in r6c5, and r5c1 sees the 9 in r8c1. So r7c4 isn't 9. That's a nishio forcing chain, and no guess: if the 9 led to nothing impossible, you'd have learnt nothing. To find one, take a digit with a few places left, try one of them, and follow only that digit until some house has no place for it.",
        proof=(
            "Nishio Forcing Chain.",
            "Column 5 must take its 9 in r6c5, r7c5, r8c5 or r9c5: r2c5 and r5c5 are given, and the givens in r1c8 (r1c5), r3c3 (r3c5) and r4c7 (r4c5) rule out the rest.",
            "Row 8 must take its 9 in r8c1, r8c4, r8c5 or r8c6: r8c2, r8c3 and r8c9 are given, and the givens in r4c7 (r8c7) and r1c8 (r8c8) rule out the rest.",
            "Box 4 must take its 9 in r5c1 or r6c2: r4c3, r5c2 and r6c1 are given, and the givens in r4c7 (r4c1 and r4c2) and r3c3 (r5c3 and r6c3) rule out the rest.",
            "Column 1, row 6 and box 8 each take 9 only once.",
            "(1) Suppose that r7c4 is 9.",
            "(2) Then r6c5 is 9, the only place left for 9 in column 5, by (1).",
            "(3) Then r8c1 is 9, the only place left for 9 in row 8, by (1).",
            "(4) Then box 4 has no place for a 9, by (2) and (3).",
            "So r7c4 is not 9.",
        ),
    ),
    Golden(
        rule="cell_forcing_chain",
        terse="r2c4 not 4: Cell Forcing Chain, from r1c2",
        conversational="Cell forcing chain. r1c2 is 5 or 6:\n- If it's 5, box 2's 5 is in r2c4.\n- If it's 6, r2c3 is 4, and r2c4 isn't 4.\nIn neither of these is r2c4 a 4.",
        technical="Cell Forcing Chain from r1c2: r1c2=5 r1c5<>5 r2c4=5 r2c4<>4 / r1c2=6 r2c3<>6 r2c3=4 r2c4<>4 => r2c4<>4",
        teacher="Cell forcing chain. r1c2 is 5 or 6:\n- If it's 5, box 2's 5 is in r2c4.\n- If it's 6, r2c3 is 4, and r2c4 isn't 4.\nIn neither of these is r2c4 a 4. That's a cell forcing chain, and no guess: one of the two must be so, and whichever it is, the same follows. To find one, take a cell with two or three candidates, follow each a few digits, and look for something they all rule out.",
        proof=(
            "Cell Forcing Chain.",
            "r1c2 must be 5 or 6: the givens in r1c1 (1), r2c2 (3), r8c2 (4), r1c6 (7), r1c4 (8) and r1c8 (9) and what went before (2) rule out the rest.",
            "Box 2 must take its 5 in r1c5 or r2c4: r1c4, r1c6, r2c5, r2c6 and r3c4 are given, and the given in r3c7 rules out the rest.",
            "r2c3 must be 4 or 6: the givens in r1c1 (1), r2c5 (2), r2c2 (3), r4c3 (5), r9c3 (7), r2c9 (8) and r2c6 (9) rule out the rest.",
            "Row 1 takes 5 only once.",
            "Row 2 takes 4 only once.",
            "Box 1 takes 6 only once.",
            "r2c4 takes only one digit.",
            "(1.1) Suppose that r1c2 is 5.",
            "(1.2) Then r2c4 is 5, the only place left for 5 in box 2, by (1.1).",
            "(1.3) Then r2c4 is not 4, by (1.2).",
            "(2.1) Suppose that r1c2 is 6.",
            "(2.2) Then r2c3 is 4, its last candidate, by (2.1).",
            "(2.3) Then r2c4 is not 4, by (2.2).",
            "So r2c4 is not 4.",
        ),
    ),
    Golden(
        rule="region_forcing_chain",
        terse="r9c1 not 9: Region Forcing Chain, from 2 in b7",
        conversational="Region forcing chain. Box 7's 2 is in r7c3, r8c1 or r9c1:\n- If it's in r7c3, box 4's 2 is in r6c2, so box 4's 9 is in r5c1, and r9c1 isn't 9.\n- If it's in r8c1, r8c4 is 9, so row 5's 9 is in r5c1, and r9c1 isn't 9.\n- If it's in r9c1, that cell is 2.\nIn none of these is r9c1 a 9.",
        technical="Region Forcing Chain from 2 in b7: r7c3=2 r6c3<>2 r6c2=2 r6c2<>9 r5c1=9 r9c1<>9 / r8c1=2 r8c4<>2 r8c4=9 r5c4<>9 r5c1=9 r9c1<>9 / r9c1=2 r9c1<>9 => r9c1<>9",
        teacher="Region forcing chain. Box 7's 2 is in r7c3, r8c1 or r9c1:\n- If it's in r7c3, box 4's 2 is in r6c2, so box 4's 9 is in r5c1, and r9c1 isn't 9.\n- If it's in r8c1, r8c4 is 9, so row 5's 9 is in r5c1, and r9c1 isn't 9.\n- If it's in r9c1, that cell is 2.\nIn none of these is r9c1 a 9. That's a region forcing chain, and no guess: one of the three must be so, and whichever it is, the same follows. To find one, take a digit with two or three places in a house, follow each a few digits, and look for something they all rule out.",
        proof=(
            "Region Forcing Chain.",
            "Box 7 must take its 2 in r7c3, r8c1 or r9c1: r7c1, r8c2, r8c3 and r9c3 are given, and what went before rules out the rest.",
            "Box 4 must take its 2 in r6c2 or r6c3: r4c2, r4c3, r5c2, r5c3 and r6c1 are given, and the givens in r4c6 (r4c1) and r5c9 (r5c1) rule out the rest.",
            "Box 4 must take its 9 in r5c1 or r6c2: r4c2, r4c3, r5c2, r5c3 and r6c1 are given, and the givens in r4c7 (r4c1) and r3c3 (r6c3) rule out the rest.",
            "r8c4 must be 2 or 9: the givens in r8c3 (1), r4c4 (3), r8c2 (4), r3c4 (6) and r7c5 (7) and what went before (5 and 8) rule out the rest.",
            "Row 5 must take its 9 in r5c1 or r5c4: r5c2, r5c3, r5c5 and r5c9 are given, and the givens in r2c6 (r5c6), r4c7 (r5c7) and r1c8 (r5c8) rule out the rest.",
            "Column 1 and column 4 each take 9 only once.",
            "Column 3 and row 8 each take 2 only once.",
            "r6c2 and r9c1 take only one digit each.",
            "(1.1) Suppose that r7c3 is 2.",
            "(1.2) Then r6c2 is 2, the only place left for 2 in box 4, by (1.1).",
            "(1.3) Then r5c1 is 9, the only place left for 9 in box 4, by (1.2).",
            "(1.4) Then r9c1 is not 9, by (1.3).",
            "(2.1) Suppose that r8c1 is 2.",
            "(2.2) Then r8c4 is 9, its last candidate, by (2.1).",
            "(2.3) Then r5c1 is 9, the only place left for 9 in row 5, by (2.2).",
            "(2.4) Then r9c1 is not 9, by (2.3).",
            "(3.1) Suppose that r9c1 is 2.",
            "(3.2) Then r9c1 is not 9, by (3.1).",
            "So r9c1 is not 9.",
        ),
    ),
    Golden(
        rule="digit_forcing_chain",
        terse="r9c8 not 1: Digit Forcing Chain, from 5 in r8",
        conversational="Digit forcing chain. Row 8's 5 is in r8c1 or r8c4:\n- If it's in r8c1, column 1's 8 is in r2c1, so column 1's 9 is in r5c1, so r5c8 is 1, and r9c8 isn't 1.\n- If it's in r8c4, column 4's 9 is in r3c4, so column 4's 2 is in r7c4, so r7c9 is 1, and r9c8 isn't 1.\nIn neither of these is r9c8 a 1.",
        technical="Digit Forcing Chain from 5 in r8: r8c1=5 r8c1<>8 r2c1=8 r2c1<>9 r5c1=9 r5c8<>9 r5c8=1 r9c8<>1 / r8c4=5 r8c4<>9 r3c4=9 r3c4<>2 r7c4=2 r7c9<>2 r7c9=1 r9c8<>1 => r9c8<>1",
        teacher="Digit forcing chain. Row 8's 5 is in r8c1 or r8c4:\n- If it's in r8c1, column 1's 8 is in r2c1, so column 1's 9 is in r5c1, so r5c8 is 1, and r9c8 isn't 1.\n- If it's in r8c4, column 4's 9 is in r3c4, so column 4's 2 is in r7c4, so r7c9 is 1, and r9c8 isn't 1.\nIn neither of these is r9c8 a 1. That's a digit forcing chain, and no guess: one of the two must be so, and whichever it is, the same follows. To find one, take a digit with two places in a house, follow both a few digits, and look for something they both rule out.",
        proof=(
            "Digit Forcing Chain.",
            "Row 8 must take its 5 in r8c1 or r8c4: r8c2 and r8c7 are given, and the givens in r3c5 (r8c5), r7c8 (r8c8) and r2c9 (r8c9) and what went before (r8c3 and r8c6) rule out the rest.",
            "Column 1 must take its 8 in r2c1 or r8c1: r3c1, r6c1 and r9c1 are given, and the givens in r4c3 (r4c1 and r5c1) and r7c5 (r7c1) and what went before (r1c1) rule out the rest.",
            "Column 1 must take its 9 in r2c1 or r5c1: r3c1, r6c1 and r9c1 are given, and the givens in r1c9 (r1c1), r4c5 (r4c1) and r7c3 (r7c1 and r8c1) rule out the rest.",
            "r5c8 must be 1 or 9: the givens in r5c6 (2), r1c8 (3), r7c8 (5), r2c8 (6) and r5c2 (7) and what went before (4 and 8) rule out the rest.",
            "Column 4 must take its 9 in r3c4 or r8c4: r2c4, r4c4, r6c4 and r9c4 are given, and the givens in r1c9 (r1c4), r4c5 (r5c4) and r7c3 (r7c4) rule out the rest.",
            "Column 4 must take its 2 in r3c4 or r7c4: r2c4, r4c4, r6c4 and r9c4 are given, and the givens in r5c6 (r5c4) and r8c2 (r8c4) and what went before (r1c4) rule out the rest.",
            "r7c9 must be 1 or 2: the givens in r2c9 (5), r4c9 (6), r7c5 (8) and r1c9 (9) and what went before (3, 4 and 7) rule out the rest.",
            "Column 8 and box 9 each take 1 only once.",
            "Row 5 takes 9 only once.",
            "Row 7 takes 2 only once.",
            "r2c1, r8c1, r3c4 and r8c4 take only one digit each.",
            "(1.1) Suppose that r8c1 is 5.",
            "(1.2) Then r2c1 is 8, the only place left for 8 in column 1, by (1.1).",
            "(1.3) Then r5c1 is 9, the only place left for 9 in column 1, by (1.2).",
            "(1.4) Then r5c8 is 1, its last candidate, by (1.3).",
            "(1.5) Then r9c8 is not 1, by (1.4).",
            "(2.1) Suppose that r8c4 is 5.",
            "(2.2) Then r3c4 is 9, the only place left for 9 in column 4, by (2.1).",
            "(2.3) Then r7c4 is 2, the only place left for 2 in column 4, by (2.2).",
            "(2.4) Then r7c9 is 1, its last candidate, by (2.3).",
            "(2.5) Then r9c8 is not 1, by (2.4).",
            "So r9c8 is not 1.",
        ),
    ),
    Golden(
        rule="contradiction_forcing_chain",
        terse="r9c1 not 2: Contradiction Forcing Chain, nothing left of 8 in b9",
        conversational="Contradiction forcing chain. Suppose r9c1 is 2. Then row 7's 2 is in r7c7, and box 7's 8 is in r8c1. Now box 9 has no place for an 8: r7c7 is 2, and r8c7 sees the 8 in r8c1. So r9c1 isn't 2.",
        technical="Contradiction Forcing Chain in b9: r9c1=2 r7c3<>2 r7c7=2 r9c1<>8 r8c1=8 r7c7<>8 r8c7<>8 => r9c1<>2",
        teacher="Contradiction forcing chain. Suppose r9c1 is 2. Then row 7's 2 is in r7c7, and box 7's 8 is in r8c1. Now box 9 has no place for an 8: r7c7 is 2, and r8c7 sees the 8 in r8c1. So r9c1 isn't 2. That's a contradiction forcing chain, and no guess: if the 2 led to nothing impossible, you'd have learnt nothing. To find one, take a candidate that sees cells with two candidates or houses with two places, and follow what it forces until nothing is left for something.",
        proof=(
            "Contradiction Forcing Chain.",
            "Row 7 must take its 2 in r7c3 or r7c7: r7c1, r7c4, r7c5 and r7c8 are given, and the givens in r6c2 (r7c2), r4c6 (r7c6) and r5c9 (r7c9) rule out the rest.",
            "Box 7 must take its 8 in r8c1 or r9c1: r7c1, r8c2, r8c3 and r9c3 are given, and the givens in r3c2 (r7c2 and r9c2) and r6c3 (r7c3) rule out the rest.",
            "Box 9 must take its 8 in r7c7 or r8c7: r7c8, r8c9 and r9c7 are given, and the givens in r2c9 (r7c9 and r9c9) and r4c8 (r8c8 and r9c8) rule out the rest.",
            "Row 8 takes 8 only once.",
            "Box 7 takes 2 only once.",
            "r7c7 and r9c1 take only one digit each.",
            "(1) Suppose that r9c1 is 2.",
            "(2) Then r7c7 is 2, the only place left for 2 in row 7, by (1).",
            "(3) Then r8c1 is 8, the only place left for 8 in box 7, by (1).",
            "(4) Then box 9 has no place for an 8, by (2) and (3).",
            "So r9c1 is not 2.",
        ),
    ),
    Golden(
        rule="forcing_net_verity",
        terse="r2c5 not 8: Forcing Net (Verity), from 6 in c5",
        conversational="Forcing net. Column 5's 6 is in r2c5 or r4c5:\n- If it's in r2c5, that cell is 6.\n- If it's in r4c5, column 5's 2 is in r8c5, so column 5's 1 is in r2c5.\nIn neither of these is r2c5 an 8.",
        technical="Forcing Net (Verity) from 6 in c5: r2c5=6 r2c5<>8 / r4c5=6 r4c5<>2 r8c5=2 (r4c5<>1) r8c5<>1 r2c5=1 r2c5<>8 => r2c5<>8",
        teacher="Forcing net. Column 5's 6 is in r2c5 or r4c5:\n- If it's in r2c5, that cell is 6.\n- If it's in r4c5, column 5's 2 is in r8c5, so column 5's 1 is in r2c5.\nIn neither of these is r2c5 an 8. That's a forcing net, and no guess: one of the two must be so, and whichever it is, the same follows. To find one, take a cell or a digit in a house with few choices, fill in singles from each, and compare what they rule out.",
        proof=(
            "Forcing Net (Verity).",
            "Column 5 must take its 6 in r2c5 or r4c5: r5c5 and r6c5 are given, and the givens in r3c3 (r3c5) and r7c7 (r7c5) and what went before (r1c5, r8c5 and r9c5) rule out the rest.",
            "Column 5 must take its 2 in r4c5 or r8c5: r5c5 and r6c5 are given, and the givens in r1c9 (r1c5) and r9c3 (r9c5) and what went before (r2c5, r3c5 and r7c5) rule out the rest.",
            "Column 5 must take its 1 in r2c5, r4c5 or r8c5: r5c5 and r6c5 are given, and the givens in r1c1 (r1c5) and r9c9 (r9c5) and what went before (r3c5 and r7c5) rule out the rest.",
            "r2c5, r4c5 and r8c5 take only one digit each.",
            "(1.1) Suppose that r2c5 is 6.",
            "(1.2) Then r2c5 is not 8, by (1.1).",
            "(2.1) Suppose that r4c5 is 6.",
            "(2.2) Then r8c5 is 2, the only place left for 2 in column 5, by (2.1).",
            "(2.3) Then r2c5 is 1, the only place left for 1 in column 5, by (2.1) and (2.2).",
            "(2.4) Then r2c5 is not 8, by (2.3).",
            "So r2c5 is not 8.",
        ),
    ),
    Golden(
        rule="forcing_net_contradiction",
        terse="r3c6 not 4: Forcing Net (Contradiction), nothing left of 4 in r7",
        conversational="Forcing net. Suppose r3c6 is 4.\n(1) r3c2 is 1: it's no longer 4.\n(2) r1c7 is 1, by (1): row 3 has its 1, and it's the only place left in box 3.\n(3) r7c9 is 1, by (1) and (2): the only place left in row 7.\n(4) r2c7 is 4, by (2): the only place left in box 3.\nNow row 7 has no place for a 4: r7c6 sees the 4 in r3c6, r7c9 is 1 (3), and r7c7 sees the 4 in r2c7 (4). So r3c6 isn't 4.",
        technical="Forcing Net (Contradiction) in r7: r3c6=4 r3c2<>4 r3c2=1 r3c89<>1 r1c7=1 (r7c2<>1) r7c7<>1 r7c9=1 (r3c89<>4) r1c7<>4 r2c7=4 r7c6<>4 r7c9<>4 r7c7<>4 => r3c6<>4",
        teacher="Forcing net. Suppose r3c6 is 4.\n(1) r3c2 is 1: it's no longer 4.\n(2) r1c7 is 1, by (1): row 3 has its 1, and it's the only place left in box 3.\n(3) r7c9 is 1, by (1) and (2): the only place left in row 7.\n(4) r2c7 is 4, by (2): the only place left in box 3.\nNow row 7 has no place for a 4: r7c6 sees the 4 in r3c6, r7c9 is 1 (3), and r7c7 sees the 4 in r2c7 (4). So r3c6 isn't 4. That's a forcing net, and no guess: if the 4 led to nothing impossible, you'd have learnt nothing. To find one, take a candidate that would settle a lot, and fill in singles from it until nothing is left for some cell, or for some digit in a house.",
        proof=(
            "Forcing Net (Contradiction).",
            "r3c2 must be 1 or 4: the givens in r8c2 (2), r3c3 (3), r3c5 (5), r3c1 (6), r5c2 (7) and r3c7 (8) and what went before (9) rule out the rest.",
            "Box 3 must take its 1 in r1c7, r3c8 or r3c9: r1c8, r1c9, r2c8, r2c9 and r3c7 are given, and the given in r2c6 rules out the rest.",
            "Row 7 must take its 1 in r7c2, r7c7 or r7c9: r7c3, r7c5 and r7c8 are given, and the givens in r6c1 (r7c1) and r2c6 (r7c6) and what went before (r7c4) rule out the rest.",
            "Box 3 must take its 4 in r1c7, r2c7, r3c8 or r3c9: r1c8, r1c9, r2c8, r2c9 and r3c7 are given.",
            "Row 7 must take its 4 in r7c6, r7c7 or r7c9: r7c3, r7c5 and r7c8 are given, and the givens in r9c1 (r7c1 and r7c2) and r6c4 (r7c4) rule out the rest.",
            "Column 6 takes 4 only once.",
            "Column 7 and row 3 each take 1 and 4 only once each.",
            "Column 2 takes 1 only once.",
            "r7c9 and r1c7 take only one digit each.",
            "(1) Suppose that r3c6 is 4.",
            "(2) Then r3c2 is 1, its last candidate, by (1).",
            "(3) Then r1c7 is 1, the only place left for 1 in box 3, by (2).",
            "(4) Then r7c9 is 1, the only place left for 1 in row 7, by (2) and (3).",
            "(5) Then r2c7 is 4, the only place left for 4 in box 3, by (1) and (3).",
            "(6) Then row 7 has no place for a 4, by (1), (4) and (5).",
            "So r3c6 is not 4.",
        ),
    ),
    Golden(
        rule="nested_forcing_chain",
        terse="r4c8 not 2: Nested Forcing Chain, nothing left of 6 in b4",
        conversational="""\
Nested forcing chain. Suppose r4c8 is 2.
(1) r4c3 is 7: the only other place in row 4.
(2) r6c9 is 7: the only other place in box 6.
(3) r2c6 is 7, by (1): the only other place in row 2.
(4) r8c4 is 7, by (2): the only other place in row 8.
(5) r8c1 is 6, by (4): the only other place in row 8.
(6) r2c5 isn't 1. If it were: r8c3 is 1 (row 8, by 4), r2c1 is 2 (row 2, by 3), r4c5 is 6 (column 5), r6c2 is 6 (row 6, by 5) and r5c2 is 1 (column 2). Box 4 has no 2.
(7) r2c7 is 1, by (3) and (6): the only place left in row 2.
(8) r4c5 is 1, by (1) and (7): the only place left in row 4.
(9) r5c8 is 1, by (7): the only place left in column 8.
(10) r8c3 is 1, by (4) and (8): the only place left in row 8.
(11) r2c5 is 6, by (8): the only other place in column 5.
(12) r6c2 is 1, by (9) and (10): the only place left in column 2.
(13) r2c1 is 2, by (3) and (11): the only place left in row 2.
(14) r5c2 is 2, by (12) and (13): the only place left in column 2.
Now box 4 has no place for a 6: r5c1 and r6c1 see the 6 in r8c1 (5), r6c2 is 1 (12), and r5c2 is 2 (14). So r4c8 isn't 2.""",
        technical="Nested Forcing Chain in b4: r4c8=2 r4c3=7 r6c9=7 r2c6=7 r8c4=7 r8c1=6 [r2c5=1 r8c3=1 r2c1=2 r4c5=6 r6c2=6 r5c2=1 r4c1<>2 r56c1<>2 r6c2<>2 r5c2<>2] r2c5<>1 r2c7=1 r4c5=1 r5c8=1 r8c3=1 r2c5=6 r6c2=1 r2c1=2 r5c2=2 r56c1<>6 r6c2<>6 r5c2<>6 => r4c8<>2",
        teacher="""\
Nested forcing chain. Suppose r4c8 is 2.
(1) r4c3 is 7: the only other place in row 4.
(2) r6c9 is 7: the only other place in box 6.
(3) r2c6 is 7, by (1): the only other place in row 2.
(4) r8c4 is 7, by (2): the only other place in row 8.
(5) r8c1 is 6, by (4): the only other place in row 8.
(6) r2c5 isn't 1. If it were: r8c3 is 1 (row 8, by 4), r2c1 is 2 (row 2, by 3), r4c5 is 6 (column 5), r6c2 is 6 (row 6, by 5) and r5c2 is 1 (column 2). Box 4 has no 2.
(7) r2c7 is 1, by (3) and (6): the only place left in row 2.
(8) r4c5 is 1, by (1) and (7): the only place left in row 4.
(9) r5c8 is 1, by (7): the only place left in column 8.
(10) r8c3 is 1, by (4) and (8): the only place left in row 8.
(11) r2c5 is 6, by (8): the only other place in column 5.
(12) r6c2 is 1, by (9) and (10): the only place left in column 2.
(13) r2c1 is 2, by (3) and (11): the only place left in row 2.
(14) r5c2 is 2, by (12) and (13): the only place left in column 2.
Now box 4 has no place for a 6: r5c1 and r6c1 see the 6 in r8c1 (5), r6c2 is 1 (12), and r5c2 is 2 (14). So r4c8 isn't 2.""",
        proof=(
            "Nested Forcing Chain.",
            "Row 4 must take its 7 in r4c3 or r4c8: r4c2, r4c4 and r4c6 are given, and the givens in r7c1 (r4c1), r5c5 (r4c5) and r3c7 (r4c7) and what went before (r4c9) rule out the rest.",
            "Box 6 must take its 7 in r4c8 or r6c9: r6c8 is given, and the givens in r3c7 (r4c7, r5c7 and r6c7) and r5c5 (r5c8 and r5c9) and what went before (r4c9) rule out the rest.",
            "Row 2 must take its 7 in r2c3 or r2c6: r2c2, r2c4 and r2c8 are given, and the givens in r7c1 (r2c1), r5c5 (r2c5) and r3c7 (r2c7 and r2c9) rule out the rest.",
            "Row 8 must take its 7 in r8c4 or r8c9: r8c2, r8c6 and r8c8 are given, and the givens in r7c1 (r8c1 and r8c3), r5c5 (r8c5) and r3c7 (r8c7) rule out the rest.",
            "Row 8 must take its 6 in r8c1 or r8c4: r8c2, r8c6 and r8c8 are given, and the givens in r3c3 (r8c3) and r7c7 (r8c7 and r8c9) and what went before (r8c5) rule out the rest.",
            "Row 8 must take its 1 in r8c3, r8c4 or r8c5: r8c2, r8c6 and r8c8 are given, and the givens in r1c1 (r8c1) and r9c9 (r8c7 and r8c9) rule out the rest.",
            "Row 2 must take its 2 in r2c1, r2c5 or r2c6: r2c2, r2c4 and r2c8 are given, and the givens in r9c3 (r2c3) and r1c9 (r2c7 and r2c9) rule out the rest.",
            "Column 5 must take its 6 in r2c5 or r4c5: r5c5 and r6c5 are given, and the givens in r3c3 (r3c5) and r7c7 (r7c5) and what went before (r1c5, r8c5 and r9c5) rule out the rest.",
            "Row 6 must take its 6 in r6c1, r6c2 or r6c6: r6c4, r6c5 and r6c8 are given, and the givens in r3c3 (r6c3) and r7c7 (r6c7) and what went before (r6c9) rule out the rest.",
            "Column 2 must take its 1 in r5c2, r6c2 or r7c2: r2c2, r4c2 and r8c2 are given, and the givens in r1c1 (r1c2 and r3c2) and r9c9 (r9c2) rule out the rest.",
            "Box 4 must take its 2 in r4c1, r5c1, r5c2, r6c1 or r6c2: r4c2 is given, and the given in r9c3 rules out the rest.",
            "Row 2 must take its 1 in r2c5, r2c6 or r2c7: r2c2, r2c4 and r2c8 are given, and the givens in r1c1 (r2c1 and r2c3) and r9c9 (r2c9) rule out the rest.",
            "Row 4 must take its 1 in r4c3, r4c5, r4c7 or r4c8: r4c2, r4c4 and r4c6 are given, and the givens in r1c1 (r4c1) and r9c9 (r4c9) rule out the rest.",
            "Column 8 must take its 1 in r3c8, r4c8 or r5c8: r2c8, r6c8 and r8c8 are given, and the givens in r1c1 (r1c8) and r9c9 (r7c8 and r9c8) rule out the rest.",
            "Column 2 must take its 2 in r3c2, r5c2 or r6c2: r2c2, r4c2 and r8c2 are given, and the givens in r1c9 (r1c2) and r9c3 (r7c2 and r9c2) rule out the rest.",
            "Box 4 must take its 6 in r5c1, r5c2, r6c1 or r6c2: r4c2 is given, and the given in r3c3 (r4c3, r5c3 and r6c3) and what went before (r4c1) rule out the rest.",
            "Column 1 takes 2 and 6 only once each.",
            "Box 1 and row 4 each take 2 only once.",
            "Row 5, box 7, column 5, box 3 and column 7 each take 1 only once.",
            "Column 9 and column 3 each take 7 only once.",
            "Box 5 takes 6 only once.",
            "r5c2, r6c2, r2c5, r2c6, r4c5, r8c4, r4c8 and r4c3 take only one digit each.",
            "(1) Suppose that r4c8 is 2.",
            "(2) Then r4c3 is 7, the only place left for 7 in row 4, by (1).",
            "(3) Then r6c9 is 7, the only place left for 7 in box 6, by (1).",
            "(4) Then r2c6 is 7, the only place left for 7 in row 2, by (2).",
            "(5) Then r8c4 is 7, the only place left for 7 in row 8, by (3).",
            "(6) Then r8c1 is 6, the only place left for 6 in row 8, by (5).",
            "(7.1) Suppose that r2c5 is 1.",
            "(7.2) Then r8c3 is 1, the only place left for 1 in row 8, by (5) and (7.1).",
            "(7.3) Then r2c1 is 2, the only place left for 2 in row 2, by (4) and (7.1).",
            "(7.4) Then r4c5 is 6, the only place left for 6 in column 5, by (7.1).",
            "(7.5) Then r6c2 is 6, the only place left for 6 in row 6, by (6) and (7.4).",
            "(7.6) Then r5c2 is 1, the only place left for 1 in column 2, by (7.2) and (7.5).",
            "(7.7) Then box 4 has no place for a 2, by (1), (7.3), (7.5) and (7.6).",
            "(7) So r2c5 is not 1.",
            "(8) Then r2c7 is 1, the only place left for 1 in row 2, by (4) and (7).",
            "(9) Then r4c5 is 1, the only place left for 1 in row 4, by (1), (2) and (8).",
            "(10) Then r5c8 is 1, the only place left for 1 in column 8, by (1) and (8).",
            "(11) Then r8c3 is 1, the only place left for 1 in row 8, by (5) and (9).",
            "(12) Then r2c5 is 6, the only place left for 6 in column 5, by (9).",
            "(13) Then r6c2 is 1, the only place left for 1 in column 2, by (10) and (11).",
            "(14) Then r2c1 is 2, the only place left for 2 in row 2, by (4) and (12).",
            "(15) Then r5c2 is 2, the only place left for 2 in column 2, by (13) and (14).",
            "(16) Then box 4 has no place for a 6, by (6), (13) and (15).",
            "So r4c8 is not 2.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)
