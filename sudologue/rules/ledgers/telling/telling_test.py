from __future__ import annotations

import pytest

from puzzles.killers import KILLERS
from sudologue import Board, Solver
from sudologue.narration import voice_named
from sudologue.narration.golden_test import Golden, golden_test
from sudologue.rules import of_family

GOLDEN = (
    Golden(
        rule="innie_45",
        terse="r1c9 = 2: Innie, row 1",
        conversational="Innie. Row 1 makes 45; its cages make 43, so r1c9 is 2.",
        technical="Innie: r1, r1c9 = 2 => r1c9=2",
        teacher="Innie. Row 1 makes 45; its cages make 43, so r1c9 is 2. Every house holds each digit once, so its cells make 45, whatever stands where. What cages make of that is printed on the board, and the rest is known, too. To find the next one, look for a row, a column or a box that cages fill but for one cell, and subtract their numbers from 45.",
        proof=(
            "Innie.",
            "r1c9 must be 2, 4, 7 or 8: the givens in r5c9 (1), r4c9 (3), r8c9 (5), r6c9 (6) and r9c9 (9) rule out the rest.",
            "Row 1 makes 45; its cages, the 8-cage at r1c1, the 17-cage at r1c3 and the 18-cage at r1c6, make 43.",
            "With any other digit in r1c9, that would not add up.",
            "So r1c9 is 2.",
        ),
    ),
    Golden(
        rule="outie_45",
        terse="r3c4 = 3: Outie, box 1",
        conversational="Outie. Box 1 makes 45; its cages, with r3c4 outside, make 48, 3 too much, so r3c4 is 3.",
        technical="Outie: b1, r3c4 = 3 => r3c4=3",
        teacher="Outie. Box 1 makes 45; its cages, with r3c4 outside, make 48, 3 too much, so r3c4 is 3. Every house holds each digit once, so its cells make 45, whatever stands where. What cages make of that is printed on the board, and the rest is known, too. To find the next one, look for a row, a column or a box that cages cover with one cell poking out, and subtract 45 from their numbers.",
        proof=(
            "Outie.",
            "r3c4 must be 1, 2, 3, 5, 6 or 9: the givens in r8c4 (4), r4c4 (7) and r5c4 (8) rule out the rest.",
            "Box 1 makes 45; its cages, the 8-cage at r1c1, the 13-cage at r1c3, the 7-cage at r2c1 and the 20-cage at r3c2, with r3c4 outside, make 48, 3 too much.",
            "With any other digit in r3c4, that would not add up.",
            "So r3c4 is 3.",
        ),
    ),
    Golden(
        rule="cage_splitting",
        terse="r1c8 not 3, 4, 5, 6 or 9, r1c9 not 4, 7 or 8, r2c8 not 1, 3, 6 or 9, r2c9 not 2 or 4: Cage Splitting, row 1",
        conversational="Cage Splitting. Row 1 makes 45; all that the other cages leave of it is r1c8 and r1c9 of the 15-cage at r1c8: these make 3, and r2c8 and r2c9 outside make 12. With different digits, r1c8 takes 1; r1c9 takes 2; r2c8 takes 4 or 5; and r2c9 takes 7 or 8, so r1c8 cannot be 3, 4, 5, 6 or 9; r1c9 cannot be 4, 7 or 8; r2c8 cannot be 1, 3, 6 or 9; and r2c9 cannot be 2 or 4.",
        technical="Cage Splitting: r1, r1c89 = 3 => r2c8<>1, r2c9<>2, r12c8<>3, r1c89,r2c9<>4, r1c8<>5, r12c8<>6, r1c9<>7, r1c9<>8, r12c8<>9",
        teacher="Cage Splitting. Row 1 makes 45; all that the other cages leave of it is r1c8 and r1c9 of the 15-cage at r1c8: these make 3, and r2c8 and r2c9 outside make 12. With different digits, r1c8 takes 1; r1c9 takes 2; r2c8 takes 4 or 5; and r2c9 takes 7 or 8, so r1c8 cannot be 3, 4, 5, 6 or 9; r1c9 cannot be 4, 7 or 8; r2c8 cannot be 1, 3, 6 or 9; and r2c9 cannot be 2 or 4. Every house makes a sum that is known, and so do the other cages, so the one part of the cage makes what is left, and the other part the rest of its total. To find the next one, look for a house that a single cage crosses the border of, and take the two parts one by one.",
        proof=(
            "Cage Splitting.",
            "r1c8 must be 1, 3, 4, 5, 6 or 9: the givens in r4c8 (2), r9c8 (7) and r7c8 (8) rule out the rest.",
            "r1c9 must be 2, 4, 7 or 8: the givens in r5c9 (1), r4c9 (3), r8c9 (5), r6c9 (6) and r9c9 (9) rule out the rest.",
            "r2c8 must be 1, 3, 4, 5, 6 or 9: the givens in r4c8 (2), r9c8 (7) and r7c8 (8) rule out the rest.",
            "r2c9 must be 2, 4, 7 or 8: the givens in r5c9 (1), r4c9 (3), r8c9 (5), r6c9 (6) and r9c9 (9) rule out the rest.",
            "Row 1 makes 45; its cages, the 8-cage at r1c1, the 17-cage at r1c3 and the 17-cage at r1c6, make 42; all that the other cages leave of it is r1c8 and r1c9 of the 15-cage at r1c8: these make 3, and r2c8 and r2c9 outside make 12.",
            "With different digits, r1c8 takes 1; r1c9 takes 2; r2c8 takes 4 or 5; and r2c9 takes 7 or 8.",
            "With 3, 4, 5, 6 or 9 in r1c8, or 4, 7 or 8 in r1c9, or 1, 3, 6 or 9 in r2c8, or 2 or 4 in r2c9, that would not add up.",
            "So r1c8 cannot be 3, 4, 5, 6 or 9; r1c9 cannot be 4, 7 or 8; r2c8 cannot be 1, 3, 6 or 9; and r2c9 cannot be 2 or 4.",
        ),
    ),
    Golden(
        rule="innies_45",
        terse="r1c6 not 1, 2, 4, 5, 6 or 7, r1c7 not 1, 3, 4, 5, 6, 7 or 8: Innies, row 1",
        conversational="Innies. Row 1 makes 45; its cages make 28, which leaves 17 for r1c6 and r1c7. Then r1c6 takes 8, and r1c7 takes 9, so r1c6 cannot be 1, 2, 4, 5, 6 or 7, and r1c7 cannot be 1, 3, 4, 5, 6, 7 or 8.",
        technical="Innies: r1, r1c67 = 17 => r1c67<>1, r1c6<>2, r1c7<>3, r1c67<>4, r1c67<>5, r1c67<>6, r1c67<>7, r1c7<>8",
        teacher="Innies. Row 1 makes 45; its cages make 28, which leaves 17 for r1c6 and r1c7. Then r1c6 takes 8, and r1c7 takes 9, so r1c6 cannot be 1, 2, 4, 5, 6 or 7, and r1c7 cannot be 1, 3, 4, 5, 6, 7 or 8. Every house holds each digit once, so its cells make 45, whatever stands where. What cages make of that is printed on the board, and the rest is known, too. To find the next one, look for a house that cages fill but for two or three cells, and for a sum that is small or large for so many.",
        proof=(
            "Innies.",
            "r1c6 must be 1, 2, 4, 5, 6, 7 or 8: the givens in r5c6 (3) and r8c6 (9) rule out the rest.",
            "r1c7 must be 1, 3, 4, 5, 6, 7, 8 or 9: the given in r7c7 rules out the rest.",
            "Row 1 makes 45; its cages, the 8-cage at r1c1, the 17-cage at r1c3 and the 3-cage at r1c8, make 28, which leaves 17 for r1c6 and r1c7.",
            "Then r1c6 takes 8, and r1c7 takes 9.",
            "With 1, 2, 4, 5, 6 or 7 in r1c6, or 1, 3, 4, 5, 6, 7 or 8 in r1c7, that would not add up.",
            "So r1c6 cannot be 1, 2, 4, 5, 6 or 7, and r1c7 cannot be 1, 3, 4, 5, 6, 7 or 8.",
        ),
    ),
    Golden(
        rule="hidden_cage",
        terse="r1c5 not 3, 4 or 5, r1c6 not 1, 2, 4, 5 or 6, r1c7 not 1, 3, 4, 5 or 6: Hidden Cage, row 1",
        conversational="Hidden Cage. Row 1 makes 45; its cages make 21, which leaves 24 for r1c5, r1c6 and r1c7. Different digits make 24 only as 7-8-9, so r1c5 cannot be 3, 4 or 5; r1c6 cannot be 1, 2, 4, 5 or 6; and r1c7 cannot be 1, 3, 4, 5 or 6.",
        technical="Hidden Cage: r1, r1c567 = 24 => r1c67<>1, r1c6<>2, r1c57<>3, r1c567<>4, r1c567<>5, r1c67<>6",
        teacher="Hidden Cage. Row 1 makes 45; its cages make 21, which leaves 24 for r1c5, r1c6 and r1c7. Different digits make 24 only as 7-8-9, so r1c5 cannot be 3, 4 or 5; r1c6 cannot be 1, 2, 4, 5 or 6; and r1c7 cannot be 1, 3, 4, 5 or 6. Every house holds each digit once, so its cells make 45, whatever stands where. What cages make of that is printed on the board, and the rest is known, too. To find the next one, draw a cage of your own around the cells that a house's cages leave over, write its number into it, and list its combinations.",
        proof=(
            "Hidden Cage.",
            "r1c5 must be 3, 4, 5, 7 or 9: the givens in r8c5 (1), r6c5 (2), r4c5 (6) and r9c5 (8) rule out the rest.",
            "r1c6 must be 1, 2, 4, 5, 6, 7 or 8: the givens in r5c6 (3) and r8c6 (9) rule out the rest.",
            "r1c7 must be 1, 3, 4, 5, 6, 7, 8 or 9: the given in r7c7 rules out the rest.",
            "Row 1 takes 9 only once.",
            "Row 1 makes 45; its cages, the 8-cage at r1c1, the 10-cage at r1c3 and the 3-cage at r1c8, make 21, which leaves 24 for r1c5, r1c6 and r1c7.",
            "Different digits make 24 only as 7-8-9.",
            "With 3, 4 or 5 in r1c5, or 1, 2, 4, 5 or 6 in r1c6, or 1, 3, 4, 5 or 6 in r1c7, that would not add up.",
            "So r1c5 cannot be 3, 4 or 5; r1c6 cannot be 1, 2, 4, 5 or 6; and r1c7 cannot be 1, 3, 4, 5 or 6.",
        ),
    ),
    Golden(
        rule="innies_outies_45",
        terse="r1c3 not 1, 5 or 8, r1c3,r3c4 not 9: Innies and Outies, box 1",
        conversational="Innies and Outies. Box 1 makes 45; its cages, with r3c4 outside, make 44: r1c3 is 1 more than r3c4. Then r1c3 takes 2, 3, 4, 6 or 7, and r3c4 takes 1, 2, 3, 5 or 6, so r1c3 cannot be 1, 5 or 8, and r1c3 and r3c4 cannot be 9.",
        technical="Innies and Outies: b1, r1c3 − r3c4 = 1 => r1c3<>1, r1c3<>5, r1c3<>8, r1c3,r3c4<>9",
        teacher="Innies and Outies. Box 1 makes 45; its cages, with r3c4 outside, make 44: r1c3 is 1 more than r3c4. Then r1c3 takes 2, 3, 4, 6 or 7, and r3c4 takes 1, 2, 3, 5 or 6, so r1c3 cannot be 1, 5 or 8, and r1c3 and r3c4 cannot be 9. Every house holds each digit once, so its cells make 45, whatever stands where. What cages make of that is printed on the board, and the rest is known, too. To find the next one, look for a house with one cell in none of its cages, and one cage that pokes out of it by a cell.",
        proof=(
            "Innies and Outies.",
            "r3c4 must be 1, 2, 3, 5, 6 or 9: the givens in r8c4 (4), r4c4 (7) and r5c4 (8) rule out the rest.",
            "Box 1 makes 45; its cages, the 8-cage at r1c1, the 7-cage at r2c1, the 16-cage at r2c2 and the 13-cage at r2c3, with r3c4 outside, make 44: r1c3 is 1 more than r3c4.",
            "Then r1c3 takes 2, 3, 4, 6 or 7, and r3c4 takes 1, 2, 3, 5 or 6.",
            "With 1, 5 or 8 in r1c3, or 9 in r1c3 or r3c4, that would not add up.",
            "So r1c3 cannot be 1, 5 or 8, and r1c3 and r3c4 cannot be 9.",
        ),
    ),
    Golden(
        rule="odd_even_45",
        terse="r1c9 not 7: Odd or Even, row 1",
        conversational="Odd or Even. Row 1 makes 45; its cages make 33, so r1c7, r1c8 and r1c9 make an even sum. r1c7 and r1c8 are odd, so r1c9 is even, and cannot be 7.",
        technical="Odd or Even: r1, r1c789 = 12 => r1c9<>7",
        teacher="Odd or Even. Row 1 makes 45; its cages make 33, so r1c7, r1c8 and r1c9 make an even sum. r1c7 and r1c8 are odd, so r1c9 is even, and cannot be 7. A sum is odd just when an odd number of its digits are odd, so the last of them that could be either has no choice. To find the next one, look for cells in which all candidates are odd, or all are even, in a house that cages nearly fill.",
        proof=(
            "Odd or Even.",
            "r1c7 must be 1, 3, 5, 7 or 9: the given in r7c7 (2) and the puzzle itself (4, 6 and 8) rule out the rest.",
            "r1c8 must be 1, 3, 5 or 9: the givens in r4c8 (2), r9c8 (7) and r7c8 (8) and the puzzle itself (4 and 6) rule out the rest.",
            "r1c9 must be 2, 4, 7 or 8: the givens in r5c9 (1), r4c9 (3), r8c9 (5), r6c9 (6) and r9c9 (9) rule out the rest.",
            "Row 1 makes 45; its cages, the 8-cage at r1c1, the 10-cage at r1c3 and the 15-cage at r1c5, make 33, so r1c7, r1c8 and r1c9 make an even sum.",
            "r1c7 and r1c8 are odd.",
            "With 7 in r1c9, that would not add up.",
            "So r1c9 cannot be 7.",
        ),
    ),
    Golden(
        rule="multi_house_45",
        terse="r2c9 = 8: Several Houses, rows 1 and 2",
        conversational="Several Houses. Rows 1 and 2 make 90; their cages make 82, so r2c9 is 8.",
        technical="Several Houses: r12, r2c9 = 8 => r2c9=8",
        teacher="Several Houses. Rows 1 and 2 make 90; their cages make 82, so r2c9 is 8. Every house holds each digit once, so its cells make 45, whatever stands where. What cages make of that is printed on the board, and the rest is known, too. To find the next one, add rows, columns or boxes that cages tie together, until few cells stick out.",
        proof=(
            "Several Houses.",
            "r2c9 must be 2, 4, 7 or 8: the givens in r5c9 (1), r4c9 (3), r8c9 (5), r6c9 (6) and r9c9 (9) rule out the rest.",
            "Rows 1 and 2 make 90; their cages, the 11-cage at r1c1, the 10-cage at r1c2, the 7-cage at r1c3, the 13-cage at r1c4, the 14-cage at r2c5, the 17-cage at r1c6, the 7-cage at r2c7 and the 3-cage at r1c8, make 82.",
            "With any other digit in r2c9, that would not add up.",
            "So r2c9 is 8.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (34, "Then r3c1 and r3c2 each take 3 or 6, so r3c1 and r3c2 cannot be 1, and r3c2 "),
        (39, "Hidden Cage. Row 2 makes 21; 2 is in r2c1, which leaves 19 for r2c2, r2c3, r2c4, "),
    ],
)
def test_cells_alike_are_told_together_and_a_digit_alone_as_it_is(number: int, told: str) -> None:
    board = Board(KILLERS["six"][0])
    result = Solver(of_family("ledgers")).solve(board)
    step, before = result.steps[number - 1], result.board_before(number)
    assert told in voice_named("conversational").tell(step, before).text
