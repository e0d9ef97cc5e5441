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
        conversational="Innie. 45 on row 1: its cages total 43, and only r1c9 is left, so r1c9 is 45 − 43 = 2.",
        technical="Innie: 45 on r1 => r1c9=2",
        teacher="Innie. 45 on row 1: its cages total 43, and only r1c9 is left, so r1c9 is 45 − 43 = 2. Every house has each digit once, so it totals 45, and what its cages don't account for is known. To find the next one, look for a row, a column or a box that cages fill but for one cell, and subtract their totals from 45.",
        proof=(
            "Innie.",
            "r1c9 must be 2, 4, 7 or 8: the givens in r5c9 (1), r4c9 (3), r8c9 (5), r6c9 (6) and r9c9 (9) rule out the rest.",
            "45 on row 1: its cages, 8(2), 17(3) and 18(3), total 43, and only r1c9 is left.",
            "With any other digit in r1c9, that would not add up.",
            "So r1c9 is 2.",
        ),
    ),
    Golden(
        rule="outie_45",
        terse="r3c4 = 3: Outie, box 1",
        conversational="Outie. 45 on box 1: the cages that cover it total 48, which is 3 over, and only r3c4 sticks out, so r3c4 is 3.",
        technical="Outie: 45 on b1 => r3c4=3",
        teacher="Outie. 45 on box 1: the cages that cover it total 48, which is 3 over, and only r3c4 sticks out, so r3c4 is 3. Every house has each digit once, so it totals 45, and what its cages don't account for is known. To find the next one, look for a row, a column or a box that cages cover with one cell sticking out, and subtract 45 from their totals.",
        proof=(
            "Outie.",
            "r3c4 must be 1, 2, 3, 5, 6 or 9: the givens in r8c4 (4), r4c4 (7) and r5c4 (8) rule out the rest.",
            "45 on box 1: the cages that cover it total 48, which is 3 over, and only r3c4 sticks out.",
            "With any other digit in r3c4, that would not add up.",
            "So r3c4 is 3.",
        ),
    ),
    Golden(
        rule="cage_splitting",
        terse="r1c8 not 3, 4, 5, 6 or 9, r1c9 not 4, 7 or 8, r2c8 not 1, 3, 6 or 9, r2c9 not 2 or 4: Cage Splitting, row 1",
        conversational="Cage splitting. 45 on row 1: all that the other cages don't cover is r1c8 and r1c9 of box 3's 15(4): these total 3, and r2c8 and r2c9 outside total 12. So r1c8 is 1, r1c9 is 2, r2c8 is 4 or 5, and r2c9 is 7 or 8.",
        technical="Cage Splitting: 45 on r1, r1c8+r1c9=3 => r2c8<>1, r2c9<>2, r12c8<>3, r1c89,r2c9<>4, r1c8<>5, r12c8<>6, r1c9<>7, r1c9<>8, r12c8<>9",
        teacher="Cage splitting. 45 on row 1: all that the other cages don't cover is r1c8 and r1c9 of box 3's 15(4): these total 3, and r2c8 and r2c9 outside total 12. So r1c8 is 1, r1c9 is 2, r2c8 is 4 or 5, and r2c9 is 7 or 8. The other cages say what one part of this one totals, and the other part has the rest. To find the next one, look for a house whose border only a single cage crosses, and take its two parts one by one.",
        proof=(
            "Cage Splitting.",
            "r1c8 must be 1, 3, 4, 5, 6 or 9: the givens in r4c8 (2), r9c8 (7) and r7c8 (8) rule out the rest.",
            "r1c9 must be 2, 4, 7 or 8: the givens in r5c9 (1), r4c9 (3), r8c9 (5), r6c9 (6) and r9c9 (9) rule out the rest.",
            "r2c8 must be 1, 3, 4, 5, 6 or 9: the givens in r4c8 (2), r9c8 (7) and r7c8 (8) rule out the rest.",
            "r2c9 must be 2, 4, 7 or 8: the givens in r5c9 (1), r4c9 (3), r8c9 (5), r6c9 (6) and r9c9 (9) rule out the rest.",
            "45 on row 1: its cages, 8(2), 17(3) and 17(2), total 42. All that the other cages do not cover is r1c8 and r1c9 of box 3's 15(4): these total 3, and r2c8 and r2c9 outside total 12.",
            "With 3, 4, 5, 6 or 9 in r1c8, or 4, 7 or 8 in r1c9, or 1, 3, 6 or 9 in r2c8, or 2 or 4 in r2c9, that would not add up.",
            "So r1c8 is not 3, 4, 5, 6 or 9; r1c9 is not 4, 7 or 8; r2c8 is not 1, 3, 6 or 9; and r2c9 is not 2 or 4.",
        ),
    ),
    Golden(
        rule="innies_45",
        terse="r1c6 not 1, 2, 4, 5, 6 or 7, r1c7 not 1, 3, 4, 5, 6, 7 or 8: Innies, row 1",
        conversational="Innies. 45 on row 1: its cages total 28, and the innies r1c6 and r1c7 make up the other 17. Different digits total 17 only as {89}, so r1c7 is 9.",
        technical="Innies: 45 on r1, r1c67=17={89} => r1c7<>8",
        teacher="Innies. 45 on row 1: its cages total 28, and the innies r1c6 and r1c7 make up the other 17. Different digits total 17 only as {89}, so r1c7 is 9. Every house has each digit once, so it totals 45, and what its cages don't account for is known. To find the next one, draw a cage of your own around the cells that a house's cages don't cover, write its total into it, and list its combinations.",
        proof=(
            "Innies.",
            "r1c6 must be 1, 2, 4, 5, 6, 7 or 8: the givens in r5c6 (3) and r8c6 (9) rule out the rest.",
            "r1c7 must be 1, 3, 4, 5, 6, 7, 8 or 9: the given in r7c7 rules out the rest.",
            "45 on row 1: its cages, 8(2), 17(3) and 3(2), total 28, and the innies r1c6 and r1c7 make up the other 17.",
            "Different digits total 17 only as {89}.",
            "With 1, 2, 4, 5, 6 or 7 in r1c6, or 1, 3, 4, 5, 6, 7 or 8 in r1c7, that would not add up.",
            "So r1c6 is not 1, 2, 4, 5, 6 or 7, and r1c7 is not 1, 3, 4, 5, 6, 7 or 8.",
        ),
    ),
    Golden(
        rule="outies_45",
        terse="r179c4,r1c5,r2c35,r3c235 not 3, r1c46,r2c36,r3c236,r6c4 not 1, r23c4 not 2, 5, 6 or 9: Outies, box 1",
        conversational="Outies. 45 on box 1: the cages that cover it total 49, which is 4 over: the total of the outies r2c4 and r3c4. Different digits total 4 only as {13}, so nothing else in box 2 or column 4 is 1 or 3, and r2c3, r3c2 and r3c3, which see both, aren't 1 or 3.",
        technical="Outies: 45 on b1, r23c4=4={13} => r1c46,r2c36,r3c236,r6c4<>1, r179c4,r1c5,r2c35,r3c235<>3",
        teacher="Outies. 45 on box 1: the cages that cover it total 49, which is 4 over: the total of the outies r2c4 and r3c4. Different digits total 4 only as {13}, so nothing else in box 2 or column 4 is 1 or 3, and r2c3, r3c2 and r3c3, which see both, aren't 1 or 3. Every house has each digit once, so it totals 45, and what its cages don't account for is known. To find the next one, look for a house whose cages stick out by two or three cells, and for a total that is small or large for their number.",
        proof=(
            "Outies.",
            "r2c4 must be 1, 2, 3, 5, 6 or 9: the givens in r8c4 (4), r4c4 (7) and r5c4 (8) rule out the rest.",
            "r3c4 must be 1, 2, 3, 5, 6 or 9: the givens in r8c4 (4), r4c4 (7) and r5c4 (8) rule out the rest.",
            "Box 2 takes 1, 2 and 3 only once each.",
            "Column 4 takes 1 and 3 only once each.",
            "23(5) at r2c3 takes 1 only once.",
            "23(5) at r2c3 takes 3 only once.",
            "45 on box 1: the cages that cover it total 49, which is 4 over: the total of the outies r2c4 and r3c4.",
            "Different digits total 4 only as {13}.",
            "With 3 in r1c4, r1c5, r2c3, r2c5, r3c2, r3c3, r3c5, r7c4 or r9c4, or 1 in r1c4, r1c6, r2c3, r2c6, r3c2, r3c3, r3c6 or r6c4, or 2, 5, 6 or 9 in r2c4 or r3c4, that would not add up.",
            "So r1c4, r1c5, r2c3, r2c5, r3c2, r3c3, r3c5, r7c4 and r9c4 are not 3; r1c4, r1c6, r2c3, r2c6, r3c2, r3c3, r3c6 and r6c4 are not 1; and r2c4 and r3c4 are not 2, 5, 6 or 9.",
        ),
    ),
    Golden(
        rule="innies_outies_45",
        terse="r1c3 not 1, 5 or 8, r1c3,r3c4 not 9: Innies and Outies, box 1",
        conversational="Innies and outies. 45 on box 1: its cages total 44, with r3c4 outside counted and r1c3 left out: r1c3 is 1 more than r3c4, so r1c3 is 2, 3, 4, 6 or 7, and r3c4 is 1, 2, 3, 5 or 6.",
        technical="Innies and Outies: 45 on b1, r1c3−r3c4=1 => r1c3<>1, r1c3<>5, r1c3<>8, r1c3,r3c4<>9",
        teacher="Innies and outies. 45 on box 1: its cages total 44, with r3c4 outside counted and r1c3 left out: r1c3 is 1 more than r3c4, so r1c3 is 2, 3, 4, 6 or 7, and r3c4 is 1, 2, 3, 5 or 6. Every house has each digit once, so it totals 45, and what its cages don't account for is known. To find the next one, look for a house with one cell in none of its cages, and one cage that sticks out of it by a cell.",
        proof=(
            "Innies and Outies.",
            "r3c4 must be 1, 2, 3, 5, 6 or 9: the givens in r8c4 (4), r4c4 (7) and r5c4 (8) rule out the rest.",
            "45 on box 1: its cages, 8(2), 7(2), 16(2) and 13(3), total 44, with r3c4 outside counted and r1c3 left out: r1c3 is 1 more than r3c4.",
            "With 1, 5 or 8 in r1c3, or 9 in r1c3 or r3c4, that would not add up.",
            "So r1c3 is not 1, 5 or 8, and r1c3 and r3c4 are not 9.",
        ),
    ),
    Golden(
        rule="odd_even_45",
        terse="r1c9 not 7: Odd or Even, row 1",
        conversational="Odd or even. 45 on row 1: its cages total 33, so r1c7, r1c8 and r1c9 total an even number. r1c7 and r1c8 are odd, so r1c9 is even: it isn't 7.",
        technical="Odd or Even: 45 on r1, r1c7+r1c8+r1c9=12 => r1c9<>7",
        teacher="Odd or even. 45 on row 1: its cages total 33, so r1c7, r1c8 and r1c9 total an even number. r1c7 and r1c8 are odd, so r1c9 is even: it isn't 7. A sum is odd just when an odd number of its digits are odd, so the last of them that could be either has no choice. To find the next one, look for cells in which all candidates are odd, or all are even, in a house that cages nearly fill.",
        proof=(
            "Odd or Even.",
            "r1c7 must be 1, 3, 5, 7 or 9: the given in r7c7 (2) and the puzzle itself (4, 6 and 8) rule out the rest.",
            "r1c8 must be 1, 3, 5 or 9: the givens in r4c8 (2), r9c8 (7) and r7c8 (8) and the puzzle itself (4 and 6) rule out the rest.",
            "r1c9 must be 2, 4, 7 or 8: the givens in r5c9 (1), r4c9 (3), r8c9 (5), r6c9 (6) and r9c9 (9) rule out the rest.",
            "45 on row 1: its cages, 8(2), 10(2) and 15(2), total 33, so r1c7, r1c8 and r1c9 total an even number.",
            "r1c7 and r1c8 are odd.",
            "With 7 in r1c9, that would not add up.",
            "So r1c9 is not 7.",
        ),
    ),
    Golden(
        rule="multi_house_45",
        terse="r2c9 = 8: 45 on Several Houses, rows 1 and 2",
        conversational="45 on several houses. 45 on rows 1 and 2: their cages total 82, and only r2c9 is left, so r2c9 is 90 − 82 = 8.",
        technical="45 on Several Houses: 45 on r12 => r2c9=8",
        teacher="45 on several houses. 45 on rows 1 and 2: their cages total 82, and only r2c9 is left, so r2c9 is 90 − 82 = 8. Every house has each digit once, so it totals 45, and what its cages don't account for is known. To find the next one, add rows, columns or boxes that cages tie together, until few cells stick out. Subtract a sum that you know already.",
        proof=(
            "45 on Several Houses.",
            "r2c9 must be 2, 4, 7 or 8: the givens in r5c9 (1), r4c9 (3), r8c9 (5), r6c9 (6) and r9c9 (9) rule out the rest.",
            "45 on rows 1 and 2: their cages, 11(2), 10(2), 7(3), 13(2), 14(2), 17(2), 7(2) and 3(2), total 82, and only r2c9 is left.",
            "With any other digit in r2c9, that would not add up.",
            "So r2c9 is 8.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (8, "these total 11, so r6c2 and r6c3 are each 2, 4 or 6."),
        (10, "Innies. 21 on row 2: 2 is in r2c1, and the innies r2c2, r2c3, r2c4, r2c5 "),
    ],
)
def test_cells_alike_are_told_together_and_a_digit_alone_as_it_is(number: int, told: str) -> None:
    board = Board(KILLERS["six"][0])
    result = Solver(of_family("ledgers")).solve(board)
    step, before = result.steps[number - 1], result.board_before(number)
    assert told in voice_named("conversational").tell(step, before).text
