from __future__ import annotations

from sudologue.narration.golden_test import Golden, golden_test

GIVENS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def record(field: str, cells: str) -> str:
    """A record with one clue on it: its cells as JSON has them."""
    return f'{{"size":9,"givens":"{GIVENS}","{field}":[{cells}],"extra":{{"box":[3,3]}}}}'


GOLDEN = (
    Golden(
        rule="arrow_bounds",
        terse="r1c7 not 1 or 4, r2c7 not 8, r3c7,r4c6 not 7: Arrow Bounds, the arrow from r1c7",
        conversational="Arrow bounds. On the arrow from r1c7, the shaft totals at least 3 + 1 + 1 = 5, and the circle is at most 9. So r1c7 is 8 or 9, r2c7 is at most 9 − 2 = 7, and r3c7 and r4c6 are each at most 9 − 4 = 5.",
        technical="Arrow Bounds: arrow r1c7=r2c7+r3c7+r4c6 => r1c7<>1, r1c7<>4, r3c7,r4c6<>7, r2c7<>8",
        teacher="Arrow bounds. On the arrow from r1c7, the shaft totals at least 3 + 1 + 1 = 5, and the circle is at most 9. So r1c7 is 8 or 9, r2c7 is at most 9 − 2 = 7, and r3c7 and r4c6 are each at most 9 − 4 = 5. What is on a shaft adds up to the circle, so neither can be too small or too large for the other. To find the next one, look for a long shaft, or one with a large digit on it, and compare its smallest total with the largest digit that the circle can be.",
        proof=(
            "Arrow Bounds.",
            "r1c7 must be 1, 4, 8 or 9: the givens in r7c7 (2), r1c2 (3), r1c1 (5), r3c8 (6) and r1c5 (7) rule out the rest.",
            "r2c7 must be 3, 4, 7 or 8: the givens in r2c4 (1), r7c7 (2), r2c6 (5), r2c1 (6) and r2c5 (9) rule out the rest.",
            "r3c7 must be 1, 3, 4, 5 or 7: the givens in r7c7 (2), r3c8 (6), r3c3 (8) and r3c2 (9) rule out the rest.",
            "r4c6 must be 1, 4 or 7: the givens in r6c5 (2), r4c9 (3), r2c6 (5), r4c5 (6), r4c1 (8) and r8c6 (9) rule out the rest.",
            "With 1 or 4 in r1c7, or 8 in r2c7, or 7 in r3c7 or r4c6, the arrow from r1c7 could not be filled.",
            "So r1c7 is not 1 or 4; r2c7 is not 8; and r3c7 and r4c6 are not 7.",
        ),
    ),
    Golden(
        rule="arrow_bounds",
        puzzle=record("arrows", '["r8c2","r7c3","r6c2","r5c3"]'),
        terse="r57c3 not 9, r7c3 not 7, r8c2 not 2: Arrow Bounds, the arrow from r8c2",
        conversational="Arrow bounds. On the arrow from r8c2, the shaft totals at least 1 + 1 + 2 = 4, and the circle is at most 8. So r8c2 is 7 or 8, r7c3 is at most 8 − 3 = 5, and r5c3 is at most 8 − 2 = 6.",
        technical="Arrow Bounds: arrow r8c2=r7c3+r6c2+r5c3 => r8c2<>2, r7c3<>7, r57c3<>9",
        teacher="Arrow bounds. On the arrow from r8c2, the shaft totals at least 1 + 1 + 2 = 4, and the circle is at most 8. So r8c2 is 7 or 8, r7c3 is at most 8 − 3 = 5, and r5c3 is at most 8 − 2 = 6. What is on a shaft adds up to the circle, so neither can be too small or too large for the other. To find the next one, look for a long shaft, or one with a large digit on it, and compare its smallest total with the largest digit that the circle can be.",
        proof=(
            "Arrow Bounds.",
            "r8c2 must be 2, 7 or 8: the givens in r8c5 (1), r1c2 (3), r8c4 (4), r8c9 (5), r7c2 (6) and r3c2 (9) rule out the rest.",
            "r7c3 must be 1, 3, 4, 5, 7 or 9: the givens in r7c7 (2), r7c2 (6) and r3c3 (8) rule out the rest.",
            "r6c2 must be 1 or 5: the givens in r6c5 (2), r1c2 (3), r5c1 (4), r6c9 (6), r6c1 (7), r4c1 (8) and r3c2 (9) rule out the rest.",
            "r5c3 must be 2, 5, 6 or 9: the givens in r5c9 (1), r5c6 (3), r5c1 (4), r6c1 (7) and r3c3 (8) rule out the rest.",
            "With 9 in r5c3 or r7c3, or 7 in r7c3, or 2 in r8c2, the arrow from r8c2 could not be filled.",
            "So r5c3 and r7c3 are not 9; r7c3 is not 7; and r8c2 is not 2.",
        ),
    ),
    Golden(
        rule="arrow_combination",
        terse="r5c23 not 5, r5c3 not 2 or 9: Arrow Combinations, the arrow from r4c1",
        conversational="Arrow combinations. The arrow from r4c1 is 8: 1 + 7, 2 + 6 or 3 + 5. Row 5 has 1 and 3, and column 2 has a 6, so r5c2 is 2, and r5c3 is 6.",
        technical="Arrow Combinations: arrow r4c1=r5c2+r5c3 => r5c3<>2, r5c23<>5, r5c3<>9",
        teacher="Arrow combinations. The arrow from r4c1 is 8: 1 + 7, 2 + 6 or 3 + 5. Row 5 has 1 and 3, and column 2 has a 6, so r5c2 is 2, and r5c3 is 6. A digit that is in no sum for the arrow can't be on it, whichever sum is right. To find the next one, look for an arrow with a given on it, and write down the sums that are left.",
        proof=(
            "Arrow Combinations.",
            "r4c1 must be 8: r4c1 is given.",
            "r5c2 must be 2 or 5: the givens in r5c9 (1), r1c2 (3), r5c1 (4), r7c2 (6), r6c1 (7), r4c1 (8) and r3c2 (9) rule out the rest.",
            "r5c3 must be 2, 5, 6 or 9: the givens in r5c9 (1), r5c6 (3), r5c1 (4), r6c1 (7) and r3c3 (8) rule out the rest.",
            "With 5 in r5c2 or r5c3, or 2 or 9 in r5c3, the arrow from r4c1 could not be filled.",
            "So r5c2 and r5c3 are not 5, and r5c3 is not 2 or 9.",
        ),
    ),
    Golden(
        rule="arrow_combination",
        puzzle=record("arrows", '["r3c2","r4c3"]'),
        terse="r4c3 not 1, 2 or 5: Arrow Combinations, the arrow from r3c2",
        conversational="Arrow combinations. The arrow from r3c2 has one cell, which copies the circle, so r4c3 is 9.",
        technical="Arrow Combinations: arrow r3c2=r4c3 => r4c3<>1, r4c3<>2, r4c3<>5",
        teacher="Arrow combinations. The arrow from r3c2 has one cell, which copies the circle, so r4c3 is 9. The digits on an arrow's shaft add up to the digit in its circle. To find the next one, look for an arrow with a given on it, and write down the sums that are left.",
        proof=(
            "Arrow Combinations.",
            "r3c2 must be 9: r3c2 is given.",
            "r4c3 must be 1, 2, 5 or 9: the givens in r4c9 (3), r5c1 (4), r4c5 (6), r6c1 (7) and r3c3 (8) rule out the rest.",
            "With 1, 2 or 5 in r4c3, the arrow from r3c2 could not be filled.",
            "So r4c3 is not 1, 2 or 5.",
        ),
    ),
    Golden(
        rule="arrow_combination",
        puzzle=record("arrows", '["r8c3","r9c4","r8c4","r8c5"]'),
        terse="r8c3 not 2 or 3, r9c4 not 3, 5 or 6: Arrow Combinations, the arrow from r8c3",
        conversational="Arrow combinations. The circle of the arrow from r8c3 is 5 more than r9c4: 7 = 2 + 4 + 1 or 8 = 3 + 4 + 1. Column 3 has an 8, so r8c3 is 7, and r9c4 is 2.",
        technical="Arrow Combinations: arrow r8c3=r9c4+r8c4+r8c5 => r8c3<>2, r8c3,r9c4<>3, r9c4<>5, r9c4<>6",
        teacher="Arrow combinations. The circle of the arrow from r8c3 is 5 more than r9c4: 7 = 2 + 4 + 1 or 8 = 3 + 4 + 1. Column 3 has an 8, so r8c3 is 7, and r9c4 is 2. A digit that is in no sum for the arrow can't be on it, whichever sum is right. To find the next one, look for an arrow with a given on it, and write down the sums that are left.",
        proof=(
            "Arrow Combinations.",
            "r8c3 must be 2, 3 or 7: the givens in r8c5 (1), r8c4 (4), r8c9 (5), r7c2 (6), r3c3 (8) and r8c6 (9) rule out the rest.",
            "r9c4 must be 2, 3, 5 or 6: the givens in r2c4 (1), r8c4 (4), r9c8 (7), r5c4 (8) and r8c6 (9) rule out the rest.",
            "r8c4 must be 4: r8c4 is given.",
            "r8c5 must be 1: r8c5 is given.",
            "With 2 or 3 in r8c3, or 3, 5 or 6 in r9c4, the arrow from r8c3 could not be filled.",
            "So r8c3 is not 2 or 3, and r9c4 is not 3, 5 or 6.",
        ),
    ),
    Golden(
        rule="arrow_combination",
        puzzle=record("arrows", '["r1c6","r1c5","r2c4"]'),
        terse="r1c6 not 2, 4 or 6: Arrow Combinations, the arrow from r1c6",
        conversational="Arrow combinations. The shaft of the arrow from r1c6 totals 8, so r1c6 is 8.",
        technical="Arrow Combinations: arrow r1c6=r1c5+r2c4 => r1c6<>2, r1c6<>4, r1c6<>6",
        teacher="Arrow combinations. The shaft of the arrow from r1c6 totals 8, so r1c6 is 8. The digits on an arrow's shaft add up to the digit in its circle. To find the next one, look for an arrow with a given on it, and write down the sums that are left.",
        proof=(
            "Arrow Combinations.",
            "r1c6 must be 2, 4, 6 or 8: the givens in r2c4 (1), r1c2 (3), r1c1 (5), r1c5 (7) and r2c5 (9) rule out the rest.",
            "r1c5 must be 7: r1c5 is given.",
            "r2c4 must be 1: r2c4 is given.",
            "With 2, 4 or 6 in r1c6, the arrow from r1c6 could not be filled.",
            "So r1c6 is not 2, 4 or 6.",
        ),
    ),
    Golden(
        rule="arrow_combination",
        puzzle=record("arrows", '["r1c7","r1c8","r2c9"]'),
        terse="r1c7 not 1 or 4, r1c8 not 4 or 9, r2c9 not 2 or 4: Arrow Combinations, the arrow from r1c7",
        conversational="Arrow combinations. r1c7, r1c8 and r2c9 see each other, so they can't repeat a digit. The arrow from r1c7 can only be 8 = 1 + 7, 9 = 1 + 8 or 9 = 2 + 7: box 3 has a 6, row 1 has 3, 5 and 7, column 8 has an 8, and column 9 has 3 and 5. So r1c7 is 8 or 9, r1c8 is 1 or 2, and r2c9 is 7 or 8.",
        technical="Arrow Combinations: arrow r1c7=r1c8+r2c9 => r1c7<>1, r2c9<>2, r1c78,r2c9<>4, r1c8<>9",
        teacher="Arrow combinations. r1c7, r1c8 and r2c9 see each other, so they can't repeat a digit. The arrow from r1c7 can only be 8 = 1 + 7, 9 = 1 + 8 or 9 = 2 + 7: box 3 has a 6, row 1 has 3, 5 and 7, column 8 has an 8, and column 9 has 3 and 5. So r1c7 is 8 or 9, r1c8 is 1 or 2, and r2c9 is 7 or 8. Cells of an arrow that see each other can't be equal, so a sum that needs that is out, and so is every digit that no other sum has. To find the next one, look for an arrow with a given on it, and write down the sums that are left.",
        proof=(
            "Arrow Combinations.",
            "r1c7 must be 1, 4, 8 or 9: the givens in r7c7 (2), r1c2 (3), r1c1 (5), r3c8 (6) and r1c5 (7) rule out the rest.",
            "r1c8 must be 1, 2, 4 or 9: the givens in r1c2 (3), r1c1 (5), r3c8 (6), r1c5 (7) and r7c8 (8) rule out the rest.",
            "r2c9 must be 2, 4, 7 or 8: the givens in r2c4 (1), r4c9 (3), r2c6 (5), r2c1 (6) and r2c5 (9) rule out the rest.",
            "Box 3 takes 2 and 4 only once each.",
            "With 1 or 4 in r1c7, or 4 or 9 in r1c8, or 2 or 4 in r2c9, the arrow from r1c7 could not be filled.",
            "So r1c7 is not 1 or 4; r1c8 is not 4 or 9; and r2c9 is not 2 or 4.",
        ),
    ),
    Golden(
        rule="arrow_repeats",
        terse="r3c7 not 4: Arrow Repeats, the arrow from r1c7",
        conversational="Arrow repeats. r1c7, r2c8 and r3c7 see each other, so they can't repeat a digit. With 4 in r3c7, the arrow from r1c7 could only be 8 = 4 + 4, so r3c7 isn't 4.",
        technical="Arrow Repeats: arrow r1c7=r2c8+r3c7 => r3c7<>4",
        teacher="Arrow repeats. r1c7, r2c8 and r3c7 see each other, so they can't repeat a digit. With 4 in r3c7, the arrow from r1c7 could only be 8 = 4 + 4, so r3c7 isn't 4. Cells of an arrow that see each other can't be equal, so a sum that needs that is out, and so is every digit that no other sum has. To find the next one, look for cells of an arrow in one row, column or box, and cross out the sums with two equal digits there.",
        proof=(
            "Arrow Repeats.",
            "r1c7 must be 1, 4, 8 or 9: the givens in r7c7 (2), r1c2 (3), r1c1 (5), r3c8 (6) and r1c5 (7) rule out the rest.",
            "r2c8 must be 2, 3 or 4: the givens in r2c4 (1), r2c6 (5), r2c1 (6), r9c8 (7), r7c8 (8) and r2c5 (9) rule out the rest.",
            "r3c7 must be 1, 3, 4, 5 or 7: the givens in r7c7 (2), r3c8 (6), r3c3 (8) and r3c2 (9) rule out the rest.",
            "Box 3 takes 4 only once.",
            "With 4 in r3c7, the arrow from r1c7 could not be filled.",
            "So r3c7 is not 4.",
        ),
    ),
    Golden(
        rule="arrow_repeats",
        puzzle=record("arrows", '["r1c6","r2c7","r3c7"]'),
        terse="r1c6 not 6, r23c7 not 4, r3c7 not 3: Arrow Repeats, the arrow from r1c6",
        conversational="Arrow repeats. r2c7 and r3c7 see each other, so they can't repeat a digit. The arrow from r1c6 can only be 4 = 3 + 1, 8 = 3 + 5 or 8 = 7 + 1: column 7 has a 2, box 2 has 5, 7 and 9, and row 2 has 1 and 5. So r1c6 is 2, 4 or 8, r2c7 is 3, 7 or 8, and r3c7 is 1, 5 or 7.",
        technical="Arrow Repeats: arrow r1c6=r2c7+r3c7 => r3c7<>3, r23c7<>4, r1c6<>6",
        teacher="Arrow repeats. r2c7 and r3c7 see each other, so they can't repeat a digit. The arrow from r1c6 can only be 4 = 3 + 1, 8 = 3 + 5 or 8 = 7 + 1: column 7 has a 2, box 2 has 5, 7 and 9, and row 2 has 1 and 5. So r1c6 is 2, 4 or 8, r2c7 is 3, 7 or 8, and r3c7 is 1, 5 or 7. Cells of an arrow that see each other can't be equal, so a sum that needs that is out, and so is every digit that no other sum has. To find the next one, look for cells of an arrow in one row, column or box, and cross out the sums with two equal digits there.",
        proof=(
            "Arrow Repeats.",
            "r1c6 must be 2, 4, 6 or 8: the givens in r2c4 (1), r1c2 (3), r1c1 (5), r1c5 (7) and r2c5 (9) rule out the rest.",
            "r2c7 must be 3, 4, 7 or 8: the givens in r2c4 (1), r7c7 (2), r2c6 (5), r2c1 (6) and r2c5 (9) rule out the rest.",
            "r3c7 must be 1, 3, 4, 5 or 7: the givens in r7c7 (2), r3c8 (6), r3c3 (8) and r3c2 (9) rule out the rest.",
            "Box 3 takes 3 and 4 only once each.",
            "With 6 in r1c6, or 4 in r2c7 or r3c7, or 3 in r3c7, the arrow from r1c6 could not be filled.",
            "So r1c6 is not 6; r2c7 and r3c7 are not 4; and r3c7 is not 3.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)
