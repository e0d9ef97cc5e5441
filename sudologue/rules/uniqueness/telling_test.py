from __future__ import annotations

from puzzles.checks import empty, holding, only
from sudologue.inference import TraceStep
from sudologue.model import CLASSIC, Board, Cell
from sudologue.narration import voice_named
from sudologue.narration.golden_test import Golden, golden_test
from sudologue.rules import named

GOLDEN = (
    Golden(
        rule="unique_rectangle_1",
        terse="r2c4 not 3 or 7: Unique Rectangle Type 1, 3/7 in r2c45,r7c45, because the puzzle has one solution",
        conversational="Unique rectangle type 1. r2c4, r2c5, r7c5 and r7c4 make a rectangle in boxes 2 and 8. r2c5, r7c4 and r7c5 can each only be 3 or 7, and r2c4 can be 3, 6 or 7. If r2c4 were 3 or 7 too, the 3s and 7s could be swapped, and every row, column and box would still be right. This puzzle has only one solution, so r2c4 isn't 3 or 7.",
        technical="Unique Rectangle Type 1: 3/7 in r2c45,r7c45 => r2c4<>3, r2c4<>7 (because the puzzle has one solution)",
        teacher="Unique rectangle type 1. r2c4, r2c5, r7c5 and r7c4 make a rectangle in boxes 2 and 8. r2c5, r7c4 and r7c5 can each only be 3 or 7, and r2c4 can be 3, 6 or 7. If r2c4 were 3 or 7 too, the 3s and 7s could be swapped, and every row, column and box would still be right. This puzzle has only one solution, so r2c4 isn't 3 or 7. A puzzle with one solution never lets two digits be swapped like that, so r2c4, the only one that can be anything else, is 6. To find one, look for three cells with the same two candidates that are corners of a rectangle in just two boxes, and then at the fourth corner.",
        proof=(
            "Unique Rectangle Type 1.",
            "r2c4 takes only one digit.",
            "Unless r2c4 is 6, however r2c4, r2c5, r7c5 and r7c4 are filled, there is another way to fill them that has the same digits in every house, and so a second solution. Because the puzzle has one solution, r2c4 must be 6.",
            "If r2c4 were 3 or 7, r2c4 could not be 6.",
            "Because the puzzle has one solution, r2c4 is not 3 or 7.",
        ),
    ),
    Golden(
        rule="unique_rectangle_2",
        terse="r9c1 not 4: Unique Rectangle Type 2, 6/9 in r7c15,r8c15, because the puzzle has one solution",
        conversational="Unique rectangle type 2. r7c1, r7c5, r8c5 and r8c1 make a rectangle in boxes 7 and 8. r7c5 and r8c5 can each only be 6 or 9, and r7c1 and r8c1 can each be 4, 6 or 9. With no 4 in r7c1 or r8c1, the 6s and 9s could be swapped, and every row, column and box would still be right. This puzzle has only one solution, so at least one of r7c1 and r8c1 is 4. r9c1 sees both, so it isn't 4.",
        technical="Unique Rectangle Type 2: 6/9 in r7c15,r8c15 => r9c1<>4 (because the puzzle has one solution)",
        teacher="Unique rectangle type 2. r7c1, r7c5, r8c5 and r8c1 make a rectangle in boxes 7 and 8. r7c5 and r8c5 can each only be 6 or 9, and r7c1 and r8c1 can each be 4, 6 or 9. With no 4 in r7c1 or r8c1, the 6s and 9s could be swapped, and every row, column and box would still be right. This puzzle has only one solution, so at least one of r7c1 and r8c1 is 4. r9c1 sees both, so it isn't 4. A puzzle with one solution never lets two digits be swapped like that, so at least one of r7c1 and r8c1 is 4, the digit that prevents it. To find one, look for a rectangle in two boxes with the same pair at all corners and one more candidate at two neighbouring ones, the same in both.",
        proof=(
            "Unique Rectangle Type 2.",
            "Box 7 takes 4 only once.",
            "Unless r7c1 or r8c1 is 4, however r7c1, r7c5, r8c5 and r8c1 are filled, there is another way to fill them that has the same digits in every house, and so a second solution. Because the puzzle has one solution, r7c1 or r8c1 must be 4.",
            "If r9c1 were 4, r7c1 and r8c1 could not be 4.",
            "Because the puzzle has one solution, r9c1 is not 4.",
        ),
    ),
    Golden(
        rule="unique_rectangle_3",
        terse="r2c6 not 7: Unique Rectangle Type 3, 4/5 in r3c56,r8c56, because the puzzle has one solution",
        conversational="Unique rectangle type 3. r3c5, r3c6, r8c6 and r8c5 make a rectangle in boxes 2 and 8. r3c5 and r8c5 can each only be 4 or 5, and r3c6 and r8c6 can each be 4, 5, 7 or 9. With no 7 or 9 in r3c6 or r8c6, the 4s and 5s could be swapped, and every row, column and box would still be right. This puzzle has only one solution, so at least one of r3c6 and r8c6 is 7 or 9. In column 6, r7c6 can only be 7 or 9. Together that's two cells for 7 and 9, which uses both up, so r2c6 isn't 7.",
        technical="Unique Rectangle Type 3: 4/5 in r3c56,r8c56 => r2c6<>7 (because the puzzle has one solution)",
        teacher="Unique rectangle type 3. r3c5, r3c6, r8c6 and r8c5 make a rectangle in boxes 2 and 8. r3c5 and r8c5 can each only be 4 or 5, and r3c6 and r8c6 can each be 4, 5, 7 or 9. With no 7 or 9 in r3c6 or r8c6, the 4s and 5s could be swapped, and every row, column and box would still be right. This puzzle has only one solution, so at least one of r3c6 and r8c6 is 7 or 9. In column 6, r7c6 can only be 7 or 9. Together that's two cells for 7 and 9, which uses both up, so r2c6 isn't 7. A puzzle with one solution never lets two digits be swapped like that, so r3c6 and r8c6 together count as one cell that is 7 or 9. To find one, look for a rectangle in two boxes with the same pair at all corners and others at two neighbouring ones, and for cells in line with those that have just the others.",
        proof=(
            "Unique Rectangle Type 3.",
            "r7c6 must be 7 or 9: the givens in r7c8 (1), r7c9 (2), r1c6 (3), r7c2 (4), r7c3 (5), r6c6 (6) and r5c6 (8) rule out the rest.",
            "Column 6 takes 7 and 9 only once each.",
            "Unless r3c6 or r8c6 is 7 or 9, however r3c5, r3c6, r8c6 and r8c5 are filled, there is another way to fill them that has the same digits in every house, and so a second solution. Because the puzzle has one solution, r3c6 or r8c6 must be 7 or 9.",
            "If r2c6 were 7, r7c6 would have to be 9; then r3c6 and r8c6 could not be 7 or 9.",
            "Because the puzzle has one solution, r2c6 is not 7.",
        ),
    ),
    Golden(
        rule="unique_rectangle_4",
        terse="r8c1 not 1: Unique Rectangle Type 4, 1/8 in r8c15,r9c15, because the puzzle has one solution",
        conversational="Unique rectangle type 4. r8c1, r8c5, r9c5 and r9c1 make a rectangle in boxes 7 and 8. r9c1 and r9c5 can each only be 1 or 8; r8c1 can be 1, 2 or 8; and r8c5 can be 8 or 9. With no 2 in r8c1 and no 9 in r8c5, the 1s and 8s could be swapped, and every row, column and box would still be right. It makes no difference that r8c5 has lost its 1 by now. This puzzle has only one solution, so r8c1 is 2, or r8c5 is 9. And row 8's 8 is in r8c1 or r8c5. So the other one of the two is 8, and neither has room for anything else: r8c1 isn't 1.",
        technical="Unique Rectangle Type 4: 1/8 in r8c15,r9c15 => r8c1<>1 (because the puzzle has one solution)",
        teacher="Unique rectangle type 4. r8c1, r8c5, r9c5 and r9c1 make a rectangle in boxes 7 and 8. r9c1 and r9c5 can each only be 1 or 8; r8c1 can be 1, 2 or 8; and r8c5 can be 8 or 9. With no 2 in r8c1 and no 9 in r8c5, the 1s and 8s could be swapped, and every row, column and box would still be right. It makes no difference that r8c5 has lost its 1 by now. This puzzle has only one solution, so r8c1 is 2, or r8c5 is 9. And row 8's 8 is in r8c1 or r8c5. So the other one of the two is 8, and neither has room for anything else: r8c1 isn't 1. A puzzle with one solution never lets two digits be swapped like that, so one of r8c1 and r8c5 is another digit, and the other has to be the 8 of row 8. To find one, look for a rectangle in two boxes with the same pair at all corners, and two neighbouring ones that are a house's only places for one of the two digits.",
        proof=(
            "Unique Rectangle Type 4.",
            "Row 8 must take its 8 in r8c1 or r8c5: r8c2, r8c6, r8c7, r8c8 and r8c9 are given, and the givens in r2c3 (r8c3) and r1c4 (r8c4) rule out the rest.",
            "r8c1 and r8c5 take only one digit each.",
            "Unless r8c1 is 2, or r8c5 is 9, however r8c1, r8c5, r9c5 and r9c1 are filled, there is another way to fill them that has the same digits in every house, and so a second solution. Because the puzzle has one solution, r8c1 must be 2, or r8c5 must be 9.",
            "If r8c1 were 1, row 8 would have to take its 8 in r8c5; then r8c1 could not be 2, and r8c5 could not be 9.",
            "Because the puzzle has one solution, r8c1 is not 1.",
        ),
    ),
    Golden(
        rule="unique_rectangle_5",
        terse="r2c9 not 2: Unique Rectangle Type 5, 6/8 in r3c79,r7c79, because the puzzle has one solution",
        conversational="Unique rectangle type 5. r3c7, r3c9, r7c9 and r7c7 make a rectangle in boxes 3 and 9. r7c7 can only be 6 or 8, and r3c7, r3c9 and r7c9 can each be 2, 6 or 8. With no 2 in r3c7, r3c9 or r7c9, the 6s and 8s could be swapped, and every row, column and box would still be right. This puzzle has only one solution, so at least one of r3c7, r3c9 and r7c9 is 2. r2c9 sees all three, so it isn't 2.",
        technical="Unique Rectangle Type 5: 6/8 in r3c79,r7c79 => r2c9<>2 (because the puzzle has one solution)",
        teacher="Unique rectangle type 5. r3c7, r3c9, r7c9 and r7c7 make a rectangle in boxes 3 and 9. r7c7 can only be 6 or 8, and r3c7, r3c9 and r7c9 can each be 2, 6 or 8. With no 2 in r3c7, r3c9 or r7c9, the 6s and 8s could be swapped, and every row, column and box would still be right. This puzzle has only one solution, so at least one of r3c7, r3c9 and r7c9 is 2. r2c9 sees all three, so it isn't 2. A puzzle with one solution never lets two digits be swapped like that, so at least one of r3c7, r3c9 and r7c9 is 2, the digit that prevents it. To find one, look for a rectangle in two boxes with the same pair at all corners, and one more candidate at two opposite corners or at three, the same in each.",
        proof=(
            "Unique Rectangle Type 5.",
            "Box 3 and column 9 each take 2 only once.",
            "Unless r3c7, r3c9 or r7c9 is 2, however r3c7, r3c9, r7c9 and r7c7 are filled, there is another way to fill them that has the same digits in every house, and so a second solution. Because the puzzle has one solution, r3c7, r3c9 or r7c9 must be 2.",
            "If r2c9 were 2, r3c7, r3c9 and r7c9 could not be 2.",
            "Because the puzzle has one solution, r2c9 is not 2.",
        ),
    ),
    Golden(
        rule="unique_rectangle_6",
        terse="r7c4,r8c3 not 6: Unique Rectangle Type 6, 2/6 in r7c34,r8c34, because the puzzle has one solution",
        conversational="Unique rectangle type 6. r7c3, r7c4, r8c4 and r8c3 make a rectangle in boxes 7 and 8. r7c3 and r8c4 can each only be 2 or 6, and r7c4 and r8c3 can each be 2, 3 or 6. In rows 7 and 8, the 6 can only go in these cells. If r7c4 or r8c3 were 6, both would be, and r7c3 and r8c4 would be 2. Then the 2s and 6s could be swapped, and every row, column and box would still be right. This puzzle has only one solution, so r7c4 and r8c3 aren't 6.",
        technical="Unique Rectangle Type 6: 2/6 in r7c34,r8c34 => r7c4,r8c3<>6 (because the puzzle has one solution)",
        teacher="Unique rectangle type 6. r7c3, r7c4, r8c4 and r8c3 make a rectangle in boxes 7 and 8. r7c3 and r8c4 can each only be 2 or 6, and r7c4 and r8c3 can each be 2, 3 or 6. In rows 7 and 8, the 6 can only go in these cells. If r7c4 or r8c3 were 6, both would be, and r7c3 and r8c4 would be 2. Then the 2s and 6s could be swapped, and every row, column and box would still be right. This puzzle has only one solution, so r7c4 and r8c3 aren't 6. A puzzle with one solution never lets two digits be swapped like that, and a 6 in r7c4 or r8c3 would bring the other one along and lead to just that. To find one, look for two cells with the same pair at opposite corners of a rectangle in two boxes, and check whether one of the digits has no place but corners on two parallel sides.",
        proof=(
            "Unique Rectangle Type 6.",
            "Row 7 must take its 6 in r7c3 or r7c4: r7c1, r7c2, r7c6, r7c7, r7c8 and r7c9 are given, and the given in r4c5 rules out the rest.",
            "Row 8 must take its 6 in r8c3 or r8c4: r8c1, r8c2, r8c5, r8c6, r8c8 and r8c9 are given, and the given in r9c7 rules out the rest.",
            "Box 8 and box 7 each take 6 only once.",
            "r7c4 and r8c3 take only one digit each.",
            "Unless r7c4 or r8c3 is 3, however r7c3, r7c4, r8c4 and r8c3 are filled, there is another way to fill them that has the same digits in every house, and so a second solution. Because the puzzle has one solution, r7c4 or r8c3 must be 3.",
            "If r7c4 were 6, row 8 would have to take its 6 in r8c3; then r7c4 and r8c3 could not be 3.",
            "If r8c3 were 6, row 7 would have to take its 6 in r7c4; then r7c4 and r8c3 could not be 3.",
            "Because the puzzle has one solution, r7c4 and r8c3 are not 6.",
        ),
    ),
    Golden(
        rule="hidden_rectangle",
        terse="r8c4 not 2: Hidden Rectangle, 2/6 in r7c34,r8c34, because the puzzle has one solution",
        conversational="Hidden rectangle. r7c3, r7c4, r8c4 and r8c3 make a rectangle in boxes 7 and 8. r7c3 and r8c4 can each only be 2 or 6, and r7c4 and r8c3 can each be 2, 3 or 6. Row 8's 6 is in r8c4 or r8c3, and box 8's is in r8c4 or r7c4. If r8c4 were 2, r8c3 and r7c4 would both be 6, and r7c3 would be 2. Then the 2s and 6s could be swapped, and every row, column and box would still be right. This puzzle has only one solution, so r8c4 isn't 2.",
        technical="Hidden Rectangle: 2/6 in r7c34,r8c34 => r8c4<>2 (because the puzzle has one solution)",
        teacher="Hidden rectangle. r7c3, r7c4, r8c4 and r8c3 make a rectangle in boxes 7 and 8. r7c3 and r8c4 can each only be 2 or 6, and r7c4 and r8c3 can each be 2, 3 or 6. Row 8's 6 is in r8c4 or r8c3, and box 8's is in r8c4 or r7c4. If r8c4 were 2, r8c3 and r7c4 would both be 6, and r7c3 would be 2. Then the 2s and 6s could be swapped, and every row, column and box would still be right. This puzzle has only one solution, so r8c4 isn't 2. A puzzle with one solution never lets two digits be swapped like that, and a 2 in r8c4 would force just that. To find one, take a cell with two candidates as one corner of a rectangle in two boxes, and check whether one of its digits has only corners to go to on both sides of the opposite corner.",
        proof=(
            "Hidden Rectangle.",
            "Row 8 must take its 6 in r8c3 or r8c4: r8c1, r8c2, r8c5, r8c6, r8c8 and r8c9 are given, and the given in r9c7 rules out the rest.",
            "Box 8 must take its 6 in r7c4 or r8c4: r7c6, r8c5, r8c6, r9c4, r9c5 and r9c6 are given, and the given in r4c5 rules out the rest.",
            "r8c4, r8c3 and r7c4 take only one digit each.",
            "Unless r7c4 or r8c3 is 3, however r7c3, r7c4, r8c4 and r8c3 are filled, there is another way to fill them that has the same digits in every house, and so a second solution. Because the puzzle has one solution, r7c4 or r8c3 must be 3.",
            "If r8c4 were 2, row 8 would have to take its 6 in r8c3; then box 8 would have to take its 6 in r7c4; then r7c4 and r8c3 could not be 3.",
            "Because the puzzle has one solution, r8c4 is not 2.",
        ),
    ),
    Golden(
        rule="avoidable_rectangle_1",
        terse="r7c9 not 3: Avoidable Rectangle Type 1, 3/5 in r3c79,r7c79, because the puzzle has one solution",
        conversational="Avoidable rectangle type 1. r3c7, r3c9, r7c9 and r7c7 make a rectangle in boxes 3 and 9. r3c7 is 3, r3c9 and r7c7 are 5, and none of them was given; r7c9 can be 3 or 4. If r7c9 were 3 too, the 3s and 5s could be swapped, and every row, column and box would still be right. This puzzle has only one solution, so r7c9 isn't 3.",
        technical="Avoidable Rectangle Type 1: 3/5 in r3c79,r7c79 => r7c9<>3 (because the puzzle has one solution)",
        teacher="Avoidable rectangle type 1. r3c7, r3c9, r7c9 and r7c7 make a rectangle in boxes 3 and 9. r3c7 is 3, r3c9 and r7c7 are 5, and none of them was given; r7c9 can be 3 or 4. If r7c9 were 3 too, the 3s and 5s could be swapped, and every row, column and box would still be right. This puzzle has only one solution, so r7c9 isn't 3. A puzzle with one solution never lets two digits be swapped like that, as long as none of them is given, so r7c9, the only one that can be anything else, is 4. To find one, among the digits you placed yourself, look for three corners of a rectangle in two boxes with two digits, the same one at opposite corners.",
        proof=(
            "Avoidable Rectangle Type 1.",
            "r7c9 takes only one digit.",
            "Unless r7c9 is 4, however r3c7, r3c9, r7c9 and r7c7 are filled, there is another way to fill them that has the same digits in every house, and so a second solution. Because the puzzle has one solution, r7c9 must be 4.",
            "If r7c9 were 3, r7c9 could not be 4.",
            "Because the puzzle has one solution, r7c9 is not 3.",
        ),
    ),
    Golden(
        rule="avoidable_rectangle_2",
        terse="r3c8 not 2: Avoidable Rectangle Type 2, 3/8 in r2c49,r3c49, because the puzzle has one solution",
        conversational="Avoidable rectangle type 2. r2c4, r2c9, r3c9 and r3c4 make a rectangle in boxes 2 and 3. r2c4 is 3, r2c9 is 8, and neither was given; r3c4 can be 2 or 8, and r3c9 can be 2 or 3. With no 2 in r3c4 or r3c9, the 3s and 8s could be swapped, and every row, column and box would still be right. This puzzle has only one solution, so at least one of r3c4 and r3c9 is 2. r3c8 sees both, so it isn't 2.",
        technical="Avoidable Rectangle Type 2: 3/8 in r2c49,r3c49 => r3c8<>2 (because the puzzle has one solution)",
        teacher="Avoidable rectangle type 2. r2c4, r2c9, r3c9 and r3c4 make a rectangle in boxes 2 and 3. r2c4 is 3, r2c9 is 8, and neither was given; r3c4 can be 2 or 8, and r3c9 can be 2 or 3. With no 2 in r3c4 or r3c9, the 3s and 8s could be swapped, and every row, column and box would still be right. This puzzle has only one solution, so at least one of r3c4 and r3c9 is 2. r3c8 sees both, so it isn't 2. A puzzle with one solution never lets two digits be swapped like that, as long as none of them is given, so at least one of r3c4 and r3c9 is 2, the digit that prevents it. To find one, among the digits you placed yourself, look for two corners of a rectangle in two boxes whose open corners have the digits that would complete it and one more, the same in both.",
        proof=(
            "Avoidable Rectangle Type 2.",
            "Row 3 takes 2 only once.",
            "Unless r3c4 or r3c9 is 2, however r2c4, r2c9, r3c9 and r3c4 are filled, there is another way to fill them that has the same digits in every house, and so a second solution. Because the puzzle has one solution, r3c4 or r3c9 must be 2.",
            "If r3c8 were 2, r3c4 and r3c9 could not be 2.",
            "Because the puzzle has one solution, r3c8 is not 2.",
        ),
    ),
    Golden(
        rule="unique_loop",
        terse="r1c7 not 2: Unique Loop, 1/4 in r1c39,r2c34,r3c49, because the puzzle has one solution",
        conversational="Unique loop. r1c3, r1c9, r3c9, r3c4, r2c4 and r2c3 make a loop: each sees the next, the last one sees the first, and every house they're in has just two of them. r2c3, r2c4 and r3c4 can each only be 1 or 4, and r1c3, r1c9 and r3c9 can each be 1, 2 or 4. With no 2 in r1c3, r1c9 or r3c9, the 1s and 4s could be swapped, and every row, column and box would still be right. This puzzle has only one solution, so at least one of r1c3, r1c9 and r3c9 is 2. r1c7 sees all three, so it isn't 2.",
        technical="Unique Loop: 1/4 in r1c39,r2c34,r3c49 => r1c7<>2 (because the puzzle has one solution)",
        teacher="Unique loop. r1c3, r1c9, r3c9, r3c4, r2c4 and r2c3 make a loop: each sees the next, the last one sees the first, and every house they're in has just two of them. r2c3, r2c4 and r3c4 can each only be 1 or 4, and r1c3, r1c9 and r3c9 can each be 1, 2 or 4. With no 2 in r1c3, r1c9 or r3c9, the 1s and 4s could be swapped, and every row, column and box would still be right. This puzzle has only one solution, so at least one of r1c3, r1c9 and r3c9 is 2. r1c7 sees all three, so it isn't 2. A puzzle with one solution never lets two digits be swapped all round a loop, so at least one of r1c3, r1c9 and r3c9 is 2, the digit that prevents it. To find one, start at a cell with two candidates and go from house to house through cells that have both, until you're back; no house may have more than two of these cells.",
        proof=(
            "Unique Loop.",
            "Box 3 and row 1 each take 2 only once.",
            "Unless r1c3, r1c9 or r3c9 is 2, however r1c3, r1c9, r3c9, r3c4, r2c4 and r2c3 are filled, there is another way to fill them that has the same digits in every house, and so a second solution. Because the puzzle has one solution, r1c3, r1c9 or r3c9 must be 2.",
            "If r1c7 were 2, r1c3, r1c9 and r3c9 could not be 2.",
            "Because the puzzle has one solution, r1c7 is not 2.",
        ),
    ),
    Golden(
        rule="unique_loop",
        puzzle=".763.4.8..38.716...59286...62341957881576239479483516298.643.5.567128...34...78.6",
        terse="r1c9 not 5 or 9: Unique Loop, 5/9 in r1c59,r2c49,r9c45, because the puzzle has one solution",
        conversational="Unique loop. r1c5, r1c9, r2c9, r2c4, r9c4 and r9c5 make a loop: each sees the next, the last one sees the first, and every house they're in has just two of them. r1c5, r2c4, r2c9, r9c4 and r9c5 can each only be 5 or 9, and r1c9 can be 1, 5 or 9. If r1c9 were 5 or 9 too, the 5s and 9s could be swapped, and every row, column and box would still be right. This puzzle has only one solution, so r1c9 isn't 5 or 9.",
        technical="Unique Loop: 5/9 in r1c59,r2c49,r9c45 => r1c9<>5, r1c9<>9 (because the puzzle has one solution)",
        teacher="Unique loop. r1c5, r1c9, r2c9, r2c4, r9c4 and r9c5 make a loop: each sees the next, the last one sees the first, and every house they're in has just two of them. r1c5, r2c4, r2c9, r9c4 and r9c5 can each only be 5 or 9, and r1c9 can be 1, 5 or 9. If r1c9 were 5 or 9 too, the 5s and 9s could be swapped, and every row, column and box would still be right. This puzzle has only one solution, so r1c9 isn't 5 or 9. A puzzle with one solution never lets two digits be swapped all round a loop, so r1c9, the only one that can be anything else, is 1. To find one, start at a cell with two candidates and go from house to house through cells that have both, until you're back; no house may have more than two of these cells.",
        proof=(
            "Unique Loop.",
            "r1c9 takes only one digit.",
            "Unless r1c9 is 1, however r1c5, r1c9, r2c9, r2c4, r9c4 and r9c5 are filled, there is another way to fill them that has the same digits in every house, and so a second solution. Because the puzzle has one solution, r1c9 must be 1.",
            "If r1c9 were 5 or 9, r1c9 could not be 1.",
            "Because the puzzle has one solution, r1c9 is not 5 or 9.",
        ),
    ),
    Golden(
        rule="unique_loop",
        puzzle=".1...67.4.56.782133.7..186..7..625315.2.1.47616.5.7928691785342..56..1877..1246..",
        gone=(
            "r4c1(4)",
            "r4c4(9)",
            "r8c2(3)",
        ),
        terse="r8c5 not 3: Unique Loop, 5/9 in r1c58,r3c59,r9c89, because the puzzle has one solution",
        conversational="Unique loop. r1c5, r1c8, r9c8, r9c9, r3c9 and r3c5 make a loop: each sees the next, the last one sees the first, and every house they're in has just two of them. r1c8, r3c9, r9c8 and r9c9 can each only be 5 or 9; r1c5 can be 3, 5 or 9; and r3c5 can be 4, 5 or 9. With no 3 in r1c5 and no 4 in r3c5, the 5s and 9s could be swapped, and every row, column and box would still be right. This puzzle has only one solution, so at least one of r1c5 and r3c5 is 3 or 4. In column 5, r6c5 can only be 3 or 4. Together that's two cells for 3 and 4, which uses both up, so r8c5 isn't 3.",
        technical="Unique Loop: 5/9 in r1c58,r3c59,r9c89 => r8c5<>3 (because the puzzle has one solution)",
        teacher="Unique loop. r1c5, r1c8, r9c8, r9c9, r3c9 and r3c5 make a loop: each sees the next, the last one sees the first, and every house they're in has just two of them. r1c8, r3c9, r9c8 and r9c9 can each only be 5 or 9; r1c5 can be 3, 5 or 9; and r3c5 can be 4, 5 or 9. With no 3 in r1c5 and no 4 in r3c5, the 5s and 9s could be swapped, and every row, column and box would still be right. This puzzle has only one solution, so at least one of r1c5 and r3c5 is 3 or 4. In column 5, r6c5 can only be 3 or 4. Together that's two cells for 3 and 4, which uses both up, so r8c5 isn't 3. A puzzle with one solution never lets two digits be swapped all round a loop, so r1c5 and r3c5 together count as one cell that is 3 or 4. To find one, start at a cell with two candidates and go from house to house through cells that have both, until you're back; no house may have more than two of these cells.",
        proof=(
            "Unique Loop.",
            "r6c5 must be 3 or 4: the givens in r5c5 (1), r4c6 (2), r6c4 (5), r4c5 (6), r2c5 (7), r6c9 (8) and r6c7 (9) rule out the rest.",
            "Column 5 takes 3 and 4 only once each.",
            "Unless r1c5 is 3, or r3c5 is 4, however r1c5, r1c8, r9c8, r9c9, r3c9 and r3c5 are filled, there is another way to fill them that has the same digits in every house, and so a second solution. Because the puzzle has one solution, r1c5 must be 3, or r3c5 must be 4.",
            "If r8c5 were 3, r6c5 would have to be 4; then r1c5 could not be 3, and r3c5 could not be 4.",
            "Because the puzzle has one solution, r8c5 is not 3.",
        ),
    ),
    Golden(
        rule="unique_loop",
        puzzle="895.6..1.476185329132794568287..9..6.546.82...61..78..6435719827189..645529846...",
        terse="r6c45 not 3: Unique Loop, 2/3 in r1c46,r6c45,r8c56, because the puzzle has one solution",
        conversational="Unique loop. r1c4, r1c6, r8c6, r8c5, r6c5 and r6c4 make a loop: each sees the next, the last one sees the first, and every house they're in has just two of them. r1c4, r1c6, r8c5 and r8c6 can each only be 2 or 3; r6c4 can be 2, 3 or 4; and r6c5 can be 2, 3 or 5. With no 4 in r6c4 and no 5 in r6c5, the 2s and 3s could be swapped, and every row, column and box would still be right. This puzzle has only one solution, so r6c4 is 4, or r6c5 is 5. And box 5's 2 is in r6c4 or r6c5. So the other one of the two is 2, and neither has room for anything else: r6c4 and r6c5 aren't 3.",
        technical="Unique Loop: 2/3 in r1c46,r6c45,r8c56 => r6c45<>3 (because the puzzle has one solution)",
        teacher="Unique loop. r1c4, r1c6, r8c6, r8c5, r6c5 and r6c4 make a loop: each sees the next, the last one sees the first, and every house they're in has just two of them. r1c4, r1c6, r8c5 and r8c6 can each only be 2 or 3; r6c4 can be 2, 3 or 4; and r6c5 can be 2, 3 or 5. With no 4 in r6c4 and no 5 in r6c5, the 2s and 3s could be swapped, and every row, column and box would still be right. This puzzle has only one solution, so r6c4 is 4, or r6c5 is 5. And box 5's 2 is in r6c4 or r6c5. So the other one of the two is 2, and neither has room for anything else: r6c4 and r6c5 aren't 3. A puzzle with one solution never lets two digits be swapped all round a loop, so one of r6c4 and r6c5 is another digit, and the other has to be the 2 of box 5. To find one, start at a cell with two candidates and go from house to house through cells that have both, until you're back; no house may have more than two of these cells.",
        proof=(
            "Unique Loop.",
            "Box 5 must take its 2 in r6c4 or r6c5: r4c6, r5c4, r5c6 and r6c6 are given, and the givens in r4c1 (r4c4 and r4c5) and r5c7 (r5c5) rule out the rest.",
            "r6c4 and r6c5 take only one digit each.",
            "Unless r6c4 is 4, or r6c5 is 5, however r1c4, r1c6, r8c6, r8c5, r6c5 and r6c4 are filled, there is another way to fill them that has the same digits in every house, and so a second solution. Because the puzzle has one solution, r6c4 must be 4, or r6c5 must be 5.",
            "If r6c4 were 3, box 5 would have to take its 2 in r6c5; then r6c4 could not be 4, and r6c5 could not be 5.",
            "If r6c5 were 3, box 5 would have to take its 2 in r6c4; then r6c4 could not be 4, and r6c5 could not be 5.",
            "Because the puzzle has one solution, r6c4 and r6c5 are not 3.",
        ),
    ),
    Golden(
        rule="unique_loop",
        puzzle="...78.....47..93..9..3..7..7..251.83...4.7...5.28.347.27..368.4..6.48..7.8..72..9",
        terse="r5c7 not 6: Unique Loop, 6/9 in r4c27,r5c57,r6c25, because the puzzle has one solution",
        conversational="Unique loop. r4c2, r4c7, r5c7, r5c5, r6c5 and r6c2 make a loop: each sees the next, the last one sees the first, and every house they're in has just two of them. All of them can be 6 or 9, and r4c2, r4c7, r5c5 and r6c5 nothing else. In row 6, the 9 can only go in r6c2 or r6c5. If r5c7 were 6, r5c5 would be 9, r6c5 would be 6 and r6c2 would be 9. So every cell would be 6 or 9, and the 6s and 9s could be swapped, and every row, column and box would still be right. This puzzle has only one solution, so r5c7 isn't 6.",
        technical="Unique Loop: 6/9 in r4c27,r5c57,r6c25 => r5c7<>6 (because the puzzle has one solution)",
        teacher="Unique loop. r4c2, r4c7, r5c7, r5c5, r6c5 and r6c2 make a loop: each sees the next, the last one sees the first, and every house they're in has just two of them. All of them can be 6 or 9, and r4c2, r4c7, r5c5 and r6c5 nothing else. In row 6, the 9 can only go in r6c2 or r6c5. If r5c7 were 6, r5c5 would be 9, r6c5 would be 6 and r6c2 would be 9. So every cell would be 6 or 9, and the 6s and 9s could be swapped, and every row, column and box would still be right. This puzzle has only one solution, so r5c7 isn't 6. A puzzle with one solution never lets two digits be swapped all round a loop, and a 6 in r5c7 would force just that, all the way round. To find one, start at a cell with two candidates and go from house to house through cells that have both, until you're back; no house may have more than two of these cells.",
        proof=(
            "Unique Loop.",
            "r5c5 must be 6 or 9: the givens in r4c6 (1), r4c4 (2), r6c6 (3), r5c4 (4), r4c5 (5), r5c6 (7) and r1c5 (8) rule out the rest.",
            "Row 6 must take its 9 in r6c2 or r6c5: r6c1, r6c3, r6c4, r6c6, r6c7 and r6c8 are given, and the given in r9c9 rules out the rest.",
            "Row 5 takes 6 only once.",
            "Box 5 takes 9 only once.",
            "r5c7 and r6c2 take only one digit each.",
            "Unless r5c7 is 1, 2 or 5, or r6c2 is 1, however r4c2, r4c7, r5c7, r5c5, r6c5 and r6c2 are filled, there is another way to fill them that has the same digits in every house, and so a second solution. Because the puzzle has one solution, r5c7 must be 1, 2 or 5, or r6c2 must be 1.",
            "If r5c7 were 6, r5c5 would have to be 9; then row 6 would have to take its 9 in r6c2; then r5c7 could not be 1, 2 or 5, and r6c2 could not be 1.",
            "Because the puzzle has one solution, r5c7 is not 6.",
        ),
    ),
    Golden(
        rule="extended_rectangle",
        terse="r2c8 not 2: Extended Rectangle, 4/7/8 in r4c258,r5c258, because the puzzle has one solution",
        conversational="Extended rectangle. In columns 2, 5 and 8, rows 4 and 5 have a pair of cells each, and each pair lies within one box: r4c2 and r5c2; r4c5 and r5c5; and r4c8 and r5c8. Apart from 1 in r4c8 and 2 in r5c8, these six cells hold only 4, 7 and 8 between them. With no 1 in r4c8 and no 2 in r5c8, rows 4 and 5 would each have 4, 7 and 8 in these cells. They could swap them, and every row, column and box would still be right. This puzzle has only one solution, so at least one of r4c8 and r5c8 is 1 or 2. In column 8, r7c8 can only be 1 or 2. Together that's two cells for 1 and 2, which uses both up, so r2c8 isn't 2.",
        technical="Extended Rectangle: 4/7/8 in r4c258,r5c258 => r2c8<>2 (because the puzzle has one solution)",
        teacher="Extended rectangle. In columns 2, 5 and 8, rows 4 and 5 have a pair of cells each, and each pair lies within one box: r4c2 and r5c2; r4c5 and r5c5; and r4c8 and r5c8. Apart from 1 in r4c8 and 2 in r5c8, these six cells hold only 4, 7 and 8 between them. With no 1 in r4c8 and no 2 in r5c8, rows 4 and 5 would each have 4, 7 and 8 in these cells. They could swap them, and every row, column and box would still be right. This puzzle has only one solution, so at least one of r4c8 and r5c8 is 1 or 2. In column 8, r7c8 can only be 1 or 2. Together that's two cells for 1 and 2, which uses both up, so r2c8 isn't 2. A puzzle with one solution never lets rows 4 and 5 swap digits like that, so r4c8 and r5c8 together count as one cell that is 1 or 2. To find one, look for two lines through the same boxes, with three cells side by side on each that have little but the same three candidates.",
        proof=(
            "Extended Rectangle.",
            "r7c8 must be 1 or 2: the givens in r7c5 (3), r7c3 (4), r7c1 (5), r6c8 (6), r1c8 (7), r7c9 (8) and r3c8 (9) rule out the rest.",
            "Column 8 takes 1 and 2 only once each.",
            "Unless r4c8 is 1, or r5c8 is 2, however r4c2, r4c5, r4c8, r5c8, r5c5 and r5c2 are filled, there is another way to fill them that has the same digits in every house, and so a second solution. Because the puzzle has one solution, r4c8 must be 1, or r5c8 must be 2.",
            "If r2c8 were 2, r7c8 would have to be 1; then r4c8 could not be 1, and r5c8 could not be 2.",
            "Because the puzzle has one solution, r2c8 is not 2.",
        ),
    ),
    Golden(
        rule="extended_rectangle",
        puzzle="1.4.938569.5.487.2..8...4.9.86..9.41491.86.75..74..698852.3.964643952187719864523",
        gone=(
            "r3c4(1)",
            "r3c4(2)",
            "r4c1(3)",
        ),
        terse="r3c2 not 3: Extended Rectangle, 1/3/6 in r2c248,r3c248, because the puzzle has one solution",
        conversational="Extended rectangle. In columns 2, 4 and 8, rows 2 and 3 have a pair of cells each, and each pair lies within one box: r2c2 and r3c2; r2c4 and r3c4; and r2c8 and r3c8. Apart from 2 and 7 in r3c2, and 5 and 7 in r3c4, these six cells hold only 1, 3 and 6 between them. With no 2 or 7 in r3c2 and no 5 or 7 in r3c4, rows 2 and 3 would each have 1, 3 and 6 in these cells. They could swap them, and every row, column and box would still be right. This puzzle has only one solution, so r3c2 is 2 or 7, or r3c4 is 5 or 7. And row 3's 6 is in r3c2 or r3c4. So the other one of the two is 6, and neither has room for anything else: r3c2 isn't 3.",
        technical="Extended Rectangle: 1/3/6 in r2c248,r3c248 => r3c2<>3 (because the puzzle has one solution)",
        teacher="Extended rectangle. In columns 2, 4 and 8, rows 2 and 3 have a pair of cells each, and each pair lies within one box: r2c2 and r3c2; r2c4 and r3c4; and r2c8 and r3c8. Apart from 2 and 7 in r3c2, and 5 and 7 in r3c4, these six cells hold only 1, 3 and 6 between them. With no 2 or 7 in r3c2 and no 5 or 7 in r3c4, rows 2 and 3 would each have 1, 3 and 6 in these cells. They could swap them, and every row, column and box would still be right. This puzzle has only one solution, so r3c2 is 2 or 7, or r3c4 is 5 or 7. And row 3's 6 is in r3c2 or r3c4. So the other one of the two is 6, and neither has room for anything else: r3c2 isn't 3. A puzzle with one solution never lets rows 2 and 3 swap digits like that, so one of r3c2 and r3c4 is another digit, and the other has to be the 6 of row 3. To find one, look for two lines through the same boxes, with three cells side by side on each that have little but the same three candidates.",
        proof=(
            "Extended Rectangle.",
            "Row 3 must take its 6 in r3c2 or r3c4: r3c3, r3c7 and r3c9 are given, and the givens in r8c1 (r3c1), r9c5 (r3c5), r5c6 (r3c6) and r1c9 (r3c8) rule out the rest.",
            "r3c2 and r3c4 take only one digit each.",
            "Unless r3c2 is 2 or 7, or r3c4 is 5 or 7, however r2c2, r2c4, r2c8, r3c8, r3c4 and r3c2 are filled, there is another way to fill them that has the same digits in every house, and so a second solution. Because the puzzle has one solution, r3c2 must be 2 or 7, or r3c4 must be 5 or 7.",
            "If r3c2 were 3, row 3 would have to take its 6 in r3c4; then r3c2 could not be 2 or 7, and r3c4 could not be 5 or 7.",
            "Because the puzzle has one solution, r3c2 is not 3.",
        ),
    ),
    Golden(
        rule="extended_rectangle",
        puzzle="417..35989..8413.73.857914.573..681428413567919648723564.7.298383...475.7.93.84.1",
        terse="r8c5 not 6 or 9: Extended Rectangle, 2/6/9 in r148c4,r148c5, because the puzzle has one solution",
        conversational="Extended rectangle. In rows 1, 4 and 8, columns 4 and 5 have a pair of cells each, and each pair lies within one box: r1c4 and r1c5; r4c4 and r4c5; and r8c4 and r8c5. Apart from 1 in r8c5, these six cells hold only 2, 6 and 9 between them. With no 1 in r8c5, columns 4 and 5 would each have 2, 6 and 9 in these cells. They could swap them, and every row, column and box would still be right. This puzzle has only one solution, so r8c5 isn't 6 or 9.",
        technical="Extended Rectangle: 2/6/9 in r148c4,r148c5 => r8c5<>6, r8c5<>9 (because the puzzle has one solution)",
        teacher="Extended rectangle. In rows 1, 4 and 8, columns 4 and 5 have a pair of cells each, and each pair lies within one box: r1c4 and r1c5; r4c4 and r4c5; and r8c4 and r8c5. Apart from 1 in r8c5, these six cells hold only 2, 6 and 9 between them. With no 1 in r8c5, columns 4 and 5 would each have 2, 6 and 9 in these cells. They could swap them, and every row, column and box would still be right. This puzzle has only one solution, so r8c5 isn't 6 or 9. A puzzle with one solution never lets columns 4 and 5 swap digits like that, so r8c5, the only one that can be anything else, is 1. To find one, look for two lines through the same boxes, with three cells side by side on each that have little but the same three candidates.",
        proof=(
            "Extended Rectangle.",
            "r8c5 takes only one digit.",
            "Unless r8c5 is 1, however r1c4, r4c4, r8c4, r8c5, r4c5 and r1c5 are filled, there is another way to fill them that has the same digits in every house, and so a second solution. Because the puzzle has one solution, r8c5 must be 1.",
            "If r8c5 were 6 or 9, r8c5 could not be 1.",
            "Because the puzzle has one solution, r8c5 is not 6 or 9.",
        ),
    ),
    Golden(
        rule="extended_rectangle",
        puzzle=".8923146.12.684..9436795218271469...65481397239857214681235769494.126....63948.21",
        terse="r9c7 not 7: Extended Rectangle, 3/5/8 in r248c7,r248c8, because the puzzle has one solution",
        conversational="Extended rectangle. In rows 2, 4 and 8, columns 7 and 8 have a pair of cells each, and each pair lies within one box: r2c7 and r2c8; r4c7 and r4c8; and r8c7 and r8c8. Apart from 7 in r2c7 and r8c7, these six cells hold only 3, 5 and 8 between them. With no 7 in r2c7 or r8c7, columns 7 and 8 would each have 3, 5 and 8 in these cells. They could swap them, and every row, column and box would still be right. This puzzle has only one solution, so at least one of r2c7 and r8c7 is 7. r9c7 sees both, so it isn't 7.",
        technical="Extended Rectangle: 3/5/8 in r248c7,r248c8 => r9c7<>7 (because the puzzle has one solution)",
        teacher="Extended rectangle. In rows 2, 4 and 8, columns 7 and 8 have a pair of cells each, and each pair lies within one box: r2c7 and r2c8; r4c7 and r4c8; and r8c7 and r8c8. Apart from 7 in r2c7 and r8c7, these six cells hold only 3, 5 and 8 between them. With no 7 in r2c7 or r8c7, columns 7 and 8 would each have 3, 5 and 8 in these cells. They could swap them, and every row, column and box would still be right. This puzzle has only one solution, so at least one of r2c7 and r8c7 is 7. r9c7 sees both, so it isn't 7. A puzzle with one solution never lets columns 7 and 8 swap digits like that, so at least one of r2c7 and r8c7 is 7, the digit that prevents it. To find one, look for two lines through the same boxes, with three cells side by side on each that have little but the same three candidates.",
        proof=(
            "Extended Rectangle.",
            "Column 7 takes 7 only once.",
            "Unless r2c7 or r8c7 is 7, however r2c7, r4c7, r8c7, r8c8, r4c8 and r2c8 are filled, there is another way to fill them that has the same digits in every house, and so a second solution. Because the puzzle has one solution, r2c7 or r8c7 must be 7.",
            "If r9c7 were 7, r2c7 and r8c7 could not be 7.",
            "Because the puzzle has one solution, r9c7 is not 7.",
        ),
    ),
    Golden(
        rule="extended_rectangle",
        puzzle="647....92931...584258...6.73259..4.14761539281892....5.62....53.13...8.9.9483.2.6",
        terse="r9c6 not 5: Extended Rectangle, 1/2/4/6/7/8/9 in r1234678c5,r1234678c6, because the puzzle has one solution",
        conversational="Extended rectangle. In rows 1, 2, 3, 4, 6, 7 and 8, columns 5 and 6 have a pair of cells each, and each pair lies within one box. Apart from 5 in r1c6 and r8c6, these 14 cells hold only 1, 2, 4, 6, 7, 8 and 9 between them. With no 5 in r1c6 or r8c6, columns 5 and 6 would each have 1, 2, 4, 6, 7, 8 and 9 in these cells. They could swap them, and every row, column and box would still be right. This puzzle has only one solution, so at least one of r1c6 and r8c6 is 5. r9c6 sees both, so it isn't 5.",
        technical="Extended Rectangle: 1/2/4/6/7/8/9 in r1234678c5,r1234678c6 => r9c6<>5 (because the puzzle has one solution)",
        teacher="Extended rectangle. In rows 1, 2, 3, 4, 6, 7 and 8, columns 5 and 6 have a pair of cells each, and each pair lies within one box. Apart from 5 in r1c6 and r8c6, these 14 cells hold only 1, 2, 4, 6, 7, 8 and 9 between them. With no 5 in r1c6 or r8c6, columns 5 and 6 would each have 1, 2, 4, 6, 7, 8 and 9 in these cells. They could swap them, and every row, column and box would still be right. This puzzle has only one solution, so at least one of r1c6 and r8c6 is 5. r9c6 sees both, so it isn't 5. A puzzle with one solution never lets columns 5 and 6 swap digits like that, so at least one of r1c6 and r8c6 is 5, the digit that prevents it. To find one, look for two lines through the same boxes, with three cells side by side on each that have little but the same three candidates.",
        proof=(
            "Extended Rectangle.",
            "Column 6 takes 5 only once.",
            "Unless r1c6 or r8c6 is 5, however r1c5, r2c5, r3c5, r4c5, r6c5, r7c5, r8c5, r8c6, r7c6, r6c6, r4c6, r3c6, r2c6 and r1c6 are filled, there is another way to fill them that has the same digits in every house, and so a second solution. Because the puzzle has one solution, r1c6 or r8c6 must be 5.",
            "If r9c6 were 5, r1c6 and r8c6 could not be 5.",
            "Because the puzzle has one solution, r9c6 is not 5.",
        ),
    ),
    Golden(
        rule="bug_plus_1",
        terse="r5c6 not 3 or 4: BUG+1, 8 in r5c6, because the puzzle has one solution",
        conversational="BUG+1. Without 8 in r5c6, every open cell would have two candidates, and every digit two places in each house that still needs it. Then every open cell could take its other candidate instead, and all houses would still be right. This puzzle has only one solution, so r5c6 is 8, not 3 or 4.",
        technical="BUG+1: 8 in r5c6 => r5c6<>3, r5c6<>4 (because the puzzle has one solution)",
        teacher="BUG+1. Without 8 in r5c6, every open cell would have two candidates, and every digit two places in each house that still needs it. Then every open cell could take its other candidate instead, and all houses would still be right. This puzzle has only one solution, so r5c6 is 8, not 3 or 4. A board with two candidates in every open cell and two places for every digit is called a bivalue universal grave (BUG for short). A puzzle with one solution never comes to that, so r5c6 is 8, the one candidate too many. To find one, near the end of a puzzle, when all open cells but one have two candidates, check which digit of that one has three places in a house.",
        proof=(
            "BUG+1.",
            "r5c6 takes only one digit.",
            "Unless r5c6 is 8, however the open cells are filled, there is another way to fill them that has the same digits in every house, and so a second solution. Because the puzzle has one solution, r5c6 must be 8.",
            "If r5c6 were 3 or 4, r5c6 could not be 8.",
            "Because the puzzle has one solution, r5c6 is not 3 or 4.",
        ),
    ),
    Golden(
        rule="bug_2_3_4",
        terse="r2c3 not 4, r2c8 not 2: BUG Types 2, 3 and 4, 4 in r2c1; 2 in r2c9, because the puzzle has one solution",
        conversational="BUG types 2, 3 and 4. Without 4 in r2c1 and 2 in r2c9, every open cell would have two candidates, and every digit two places in each house that still needs it. Then every open cell could take its other candidate instead, and all houses would still be right. This puzzle has only one solution, so at least one of r2c1 and r2c9 is 2 or 4. In row 2, r2c6 can only be 2 or 4. Together that's two cells for 2 and 4, which uses both up, so r2c3 isn't 4, and r2c8 isn't 2.",
        technical="BUG Types 2, 3 and 4: 4 in r2c1; 2 in r2c9 => r2c8<>2, r2c3<>4 (because the puzzle has one solution)",
        teacher="BUG types 2, 3 and 4. Without 4 in r2c1 and 2 in r2c9, every open cell would have two candidates, and every digit two places in each house that still needs it. Then every open cell could take its other candidate instead, and all houses would still be right. This puzzle has only one solution, so at least one of r2c1 and r2c9 is 2 or 4. In row 2, r2c6 can only be 2 or 4. Together that's two cells for 2 and 4, which uses both up, so r2c3 isn't 4, and r2c8 isn't 2. That's a BUG Type 3: a board with two candidates in every open cell and two places for every digit is called a bivalue universal grave (BUG for short). A puzzle with one solution never comes to that, so r2c1 and r2c9 together count as one cell that is 2 or 4. To find one, near the end of a puzzle, when all open cells but a few have two candidates, mark in these the digits that have three places in a house.",
        proof=(
            "BUG Types 2, 3 and 4.",
            "r2c6 must be 2 or 4: the givens in r3c5 (1), r2c4 (3), r2c7 (5), r1c6 (6), r3c4 (7), r2c5 (8) and r3c6 (9) rule out the rest.",
            "Row 2 takes 2 and 4 only once each.",
            "Unless r2c1 is 4, or r2c9 is 2, however the open cells are filled, there is another way to fill them that has the same digits in every house, and so a second solution. Because the puzzle has one solution, r2c1 must be 4, or r2c9 must be 2.",
            "If r2c3 were 4, r2c6 would have to be 2; then r2c1 could not be 4, and r2c9 could not be 2.",
            "If r2c8 were 2, r2c6 would have to be 4; then r2c1 could not be 4, and r2c9 could not be 2.",
            "Because the puzzle has one solution, r2c3 is not 4, and r2c8 is not 2.",
        ),
    ),
    Golden(
        rule="bug_2_3_4",
        puzzle="582637419749518632613249758.7.825963...391574..5764281...4.6397...1.3826...9.2145",
        terse="r7c3,r9c1 not 8: BUG Types 2, 3 and 4, 8 in r7c1,r9c3, because the puzzle has one solution",
        conversational="BUG types 2, 3 and 4. Without 8 in r7c1 and r9c3, every open cell would have two candidates, and every digit two places in each house that still needs it. Then every open cell could take its other candidate instead, and all houses would still be right. This puzzle has only one solution, so at least one of r7c1 and r9c3 is 8. r7c3 and r9c1 see both, so neither is 8.",
        technical="BUG Types 2, 3 and 4: 8 in r7c1,r9c3 => r7c3,r9c1<>8 (because the puzzle has one solution)",
        teacher="BUG types 2, 3 and 4. Without 8 in r7c1 and r9c3, every open cell would have two candidates, and every digit two places in each house that still needs it. Then every open cell could take its other candidate instead, and all houses would still be right. This puzzle has only one solution, so at least one of r7c1 and r9c3 is 8. r7c3 and r9c1 see both, so neither is 8. That's a BUG Type 2: a board with two candidates in every open cell and two places for every digit is called a bivalue universal grave (BUG for short). A puzzle with one solution never comes to that, so at least one of r7c1 and r9c3 is 8, the digit that prevents it. To find one, near the end of a puzzle, when all open cells but a few have two candidates, mark in these the digits that have three places in a house.",
        proof=(
            "BUG Types 2, 3 and 4.",
            "Box 7 takes 8 only once.",
            "Unless r7c1 or r9c3 is 8, however the open cells are filled, there is another way to fill them that has the same digits in every house, and so a second solution. Because the puzzle has one solution, r7c1 or r9c3 must be 8.",
            "If r7c3 or r9c1 were 8, r7c1 and r9c3 could not be 8.",
            "Because the puzzle has one solution, r7c3 and r9c1 are not 8.",
        ),
    ),
    Golden(
        rule="bug_2_3_4",
        puzzle="2.186954.64.215.89958347612.1479625..25134.96.965281.44.9651.2.18247396556.9824.1",
        terse="r7c7 not 3, r7c9 not 7: BUG Types 2, 3 and 4, 7 in r7c7; 3 in r7c9, because the puzzle has one solution",
        conversational="BUG types 2, 3 and 4. Without 7 in r7c7 and 3 in r7c9, every open cell would have two candidates, and every digit two places in each house that still needs it. Then every open cell could take its other candidate instead, and all houses would still be right. This puzzle has only one solution, so r7c7 is 7, or r7c9 is 3. And box 9's 8 is in r7c7 or r7c9. So the other one of the two is 8, and neither has room for anything else: r7c7 isn't 3, and r7c9 isn't 7.",
        technical="BUG Types 2, 3 and 4: 7 in r7c7; 3 in r7c9 => r7c7<>3, r7c9<>7 (because the puzzle has one solution)",
        teacher="BUG types 2, 3 and 4. Without 7 in r7c7 and 3 in r7c9, every open cell would have two candidates, and every digit two places in each house that still needs it. Then every open cell could take its other candidate instead, and all houses would still be right. This puzzle has only one solution, so r7c7 is 7, or r7c9 is 3. And box 9's 8 is in r7c7 or r7c9. So the other one of the two is 8, and neither has room for anything else: r7c7 isn't 3, and r7c9 isn't 7. That's a BUG Type 4: a board with two candidates in every open cell and two places for every digit is called a bivalue universal grave (BUG for short). A puzzle with one solution never comes to that, so one of r7c7 and r7c9 is another digit, and the other has to be the 8 of box 9. To find one, near the end of a puzzle, when all open cells but a few have two candidates, mark in these the digits that have three places in a house.",
        proof=(
            "BUG Types 2, 3 and 4.",
            "Box 9 must take its 8 in r7c7 or r7c9: r7c8, r8c7, r8c8, r8c9, r9c7 and r9c9 are given, and the given in r2c8 rules out the rest.",
            "r7c7 and r7c9 take only one digit each.",
            "Unless r7c7 is 7, or r7c9 is 3, however the open cells are filled, there is another way to fill them that has the same digits in every house, and so a second solution. Because the puzzle has one solution, r7c7 must be 7, or r7c9 must be 3.",
            "If r7c7 were 3, box 9 would have to take its 8 in r7c9; then r7c7 could not be 7, and r7c9 could not be 3.",
            "If r7c9 were 7, box 9 would have to take its 8 in r7c7; then r7c7 could not be 7, and r7c9 could not be 3.",
            "Because the puzzle has one solution, r7c7 is not 3, and r7c9 is not 7.",
        ),
    ),
    Golden(
        rule="bug_plus_n",
        terse="r9c4 not 1 or 6: BUG+n, 7,9 in r9c4, because the puzzle has one solution",
        conversational="BUG+n. Without 7 and 9 in r9c4, every open cell would have two candidates, and every digit two places in each house that still needs it. Then every open cell could take its other candidate instead, and all houses would still be right. This puzzle has only one solution, so r9c4 is 7 or 9. Either way r9c4 isn't 1 or 6.",
        technical="BUG+n: 7,9 in r9c4 => r9c4<>1, r9c4<>6 (because the puzzle has one solution)",
        teacher="BUG+n. Without 7 and 9 in r9c4, every open cell would have two candidates, and every digit two places in each house that still needs it. Then every open cell could take its other candidate instead, and all houses would still be right. This puzzle has only one solution, so r9c4 is 7 or 9. Either way r9c4 isn't 1 or 6. A board with two candidates in every open cell and two places for every digit is called a bivalue universal grave (BUG for short). A puzzle with one solution never comes to that, so r9c4 is 7 or 9, and a candidate that fits with none of these goes. To find one, near the end of a puzzle, when all open cells but a few have two candidates, mark the digits there that have three places in a house, and look for what they all rule out.",
        proof=(
            "BUG+n.",
            "r9c4 takes only one digit.",
            "Unless r9c4 is 7 or 9, however the open cells are filled, there is another way to fill them that has the same digits in every house, and so a second solution. Because the puzzle has one solution, r9c4 must be 7 or 9.",
            "If r9c4 were 1 or 6, r9c4 could not be 7 or 9.",
            "Because the puzzle has one solution, r9c4 is not 1 or 6.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)


def told(rule: str, board: Board, voice: str = "conversational") -> str:
    """What a rule finds first, told."""
    inference = named(rule).first(board)
    assert inference is not None
    return voice_named(voice).tell(TraceStep(inference, inference.action.apply(board)), board).text


def test_a_rectangle_lies_in_whatever_blocks_there_are() -> None:
    jigsaw = holding("jigsaw-6", "r1c1=12 r1c3=12 r2c1=12 r2c3=124")
    assert told("unique_rectangle_1", jigsaw, "teacher").startswith(
        "Unique rectangle type 1. r1c1, r1c3, r2c3 and r2c1 make a rectangle in regions 1 and 2. "
    )
    assert "every row, column and region would still be right" in told(
        "unique_rectangle_1", jigsaw, "teacher"
    )


def test_opposite_corners_can_hold_the_digit() -> None:
    board = empty(CLASSIC).place(Cell(0, 0), 1).place(Cell(1, 3), 1)
    assert told("avoidable_rectangle_2", only(board, "r1c4 r2c1", "34")).startswith(
        "Avoidable rectangle type 2. r1c1, r1c4, r2c4 and r2c1 make a rectangle in boxes 1 and 2. r1c1 and r2c4 are 1, and neither was given; r1c4 and r2c1 can each be 3 or 4. With no 4 in r1c4 or r2c1, the 1s and 3s could be swapped, and every row, column and box would still be right. "
    )


def test_many_cells_are_named_once() -> None:
    board = holding("6x6", "r1c1=12 r2c1=12 r1c4=123 r2c4=123")
    assert told("unique_rectangle_2", board).endswith(
        "so at least one of r1c4 and r2c4 is 3. r1c5, r1c6, r2c5, r2c6, r3c4, r4c4, r5c4 and r6c4 see both, so none of them is 3."
    )
