from __future__ import annotations

from sudologue.narration.golden_test import Golden, golden_test

GIVENS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def record(field: str, cells: str) -> str:
    """A record with one clue on it: its cells as JSON has them."""
    return f'{{"size":9,"givens":"{GIVENS}","{field}":[{cells}],"extra":{{"box":[3,3]}}}}'


GOLDEN = (
    Golden(
        rule="arrow_bounds",
        terse="r1c7 not 1 or 4, r2c7 not 7 or 8: Arrow Bounds, the arrow from r1c7",
        conversational="Arrow bounds. On the arrow from r1c7, the shaft totals at least 7, and the circle is at most 9, so r1c7 is 8 or 9, and r2c7 is at most 9 − 4 = 5.",
        technical="Arrow Bounds: arrow r1c7=r2c8+r2c7+r3c6 => r1c7<>1, r1c7<>4, r2c7<>7, r2c7<>8",
        teacher="Arrow bounds. On the arrow from r1c7, the shaft totals at least 7, and the circle is at most 9, so r1c7 is 8 or 9, and r2c7 is at most 9 − 4 = 5. What is on a shaft adds up to the circle, so neither can be too small or too large for the other. To find the next one, look for a long shaft, or one with a large digit on it, and compare its smallest total with the largest digit that the circle can be.",
        proof=(
            "Arrow Bounds.",
            "r1c7 must be 1, 4, 8 or 9: the givens in r7c7 (2), r1c2 (3), r1c1 (5), r3c8 (6) and r1c5 (7) rule out the rest.",
            "r2c8 must be 2, 3 or 4: the givens in r2c4 (1), r2c6 (5), r2c1 (6), r9c8 (7), r7c8 (8) and r2c5 (9) rule out the rest.",
            "r2c7 must be 3, 4, 7 or 8: the givens in r2c4 (1), r7c7 (2), r2c6 (5), r2c1 (6) and r2c5 (9) rule out the rest.",
            "r3c6 must be 2 or 4: the givens in r2c4 (1), r5c6 (3), r2c6 (5), r3c8 (6), r1c5 (7), r3c3 (8) and r2c5 (9) rule out the rest.",
            "With 1 or 4 in r1c7, or 7 or 8 in r2c7, the arrow from r1c7 could not be filled.",
            "So r1c7 is not 1 or 4, and r2c7 is not 7 or 8.",
        ),
    ),
    Golden(
        rule="arrow_bounds",
        puzzle=record("arrows", '["r6c4","r6c3","r7c3","r7c4"]'),
        terse="r67c3 not 9, r6c4 not 5, r7c34 not 7: Arrow Bounds, the arrow from r6c4",
        conversational="Arrow bounds. On the arrow from r6c4, the shaft totals at least 6, and the circle is at most 9. So r6c4 is 9, r6c3 is at most 9 − 4 = 5, r7c3 is at most 9 − 4 = 5, and r7c4 is at most 9 − 3 = 6.",
        technical="Arrow Bounds: arrow r6c4=r6c3+r7c3+r7c4 => r6c4<>5, r7c34<>7, r67c3<>9",
        teacher="Arrow bounds. On the arrow from r6c4, the shaft totals at least 6, and the circle is at most 9. So r6c4 is 9, r6c3 is at most 9 − 4 = 5, r7c3 is at most 9 − 4 = 5, and r7c4 is at most 9 − 3 = 6. What is on a shaft adds up to the circle, so neither can be too small or too large for the other. To find the next one, look for a long shaft, or one with a large digit on it, and compare its smallest total with the largest digit that the circle can be.",
        proof=(
            "Arrow Bounds.",
            "r6c4 must be 5 or 9: the givens in r2c4 (1), r6c5 (2), r5c6 (3), r8c4 (4), r4c5 (6), r6c1 (7) and r5c4 (8) rule out the rest.",
            "r6c3 must be 1, 3, 5 or 9: the givens in r6c5 (2), r5c1 (4), r6c9 (6), r6c1 (7) and r3c3 (8) rule out the rest.",
            "r7c3 must be 1, 3, 4, 5, 7 or 9: the givens in r7c7 (2), r7c2 (6) and r3c3 (8) rule out the rest.",
            "r7c4 must be 3, 5 or 7: the givens in r2c4 (1), r7c7 (2), r8c4 (4), r7c2 (6), r5c4 (8) and r8c6 (9) rule out the rest.",
            "Column 3 takes 1 only once.",
            "With 9 in r6c3 or r7c3, or 5 in r6c4, or 7 in r7c3 or r7c4, the arrow from r6c4 could not be filled.",
            "So r6c3 and r7c3 are not 9; r6c4 is not 5; and r7c3 and r7c4 are not 7.",
        ),
    ),
    Golden(
        rule="arrow_combination",
        terse="r1c3 not 1, r1c4 not 2, r2c3 not 7: Arrow Combinations, the arrow from r1c4",
        conversational="Arrow combinations. The arrow from r1c4 can only be 6 = 2 + 4 or 6 = 4 + 2, so r1c4 is 6, and r1c3 and r2c3 are each 2 or 4.",
        technical="Arrow Combinations: arrow r1c4=r1c3+r2c3 => r1c3<>1, r1c4<>2, r2c3<>7",
        teacher="Arrow combinations. The arrow from r1c4 can only be 6 = 2 + 4 or 6 = 4 + 2, so r1c4 is 6, and r1c3 and r2c3 are each 2 or 4. A digit that is in no sum for the arrow can't be on it, whichever sum is right. To find the next one, look for an arrow with a given on it, and write down the sums that are left.",
        proof=(
            "Arrow Combinations.",
            "r1c4 must be 2 or 6: the givens in r2c4 (1), r1c2 (3), r8c4 (4), r1c1 (5), r1c5 (7), r5c4 (8) and r2c5 (9) rule out the rest.",
            "r1c3 must be 1, 2 or 4: the givens in r1c2 (3), r1c1 (5), r2c1 (6), r1c5 (7), r3c3 (8) and r3c2 (9) rule out the rest.",
            "r2c3 must be 2, 4 or 7: the givens in r2c4 (1), r1c2 (3), r1c1 (5), r2c1 (6), r3c3 (8) and r2c5 (9) rule out the rest.",
            "With 1 in r1c3, or 2 in r1c4, or 7 in r2c3, the arrow from r1c4 could not be filled.",
            "So r1c3 is not 1; r1c4 is not 2; and r2c3 is not 7.",
        ),
    ),
    Golden(
        rule="arrow_combination",
        puzzle=record("arrows", '["r1c7","r1c8","r2c9"]'),
        terse="r1c7 not 1 or 4, r1c8 not 4 or 9, r2c9 not 2 or 4: Arrow Combinations, the arrow from r1c7",
        conversational="Arrow combinations. r1c7, r1c8 and r2c9 see each other, so they can't repeat a digit. The arrow from r1c7 can only be 8 = 1 + 7, 9 = 1 + 8 or 9 = 2 + 7, so r1c7 is 8 or 9, r1c8 is 1 or 2, and r2c9 is 7 or 8.",
        technical="Arrow Combinations: arrow r1c7=r1c8+r2c9 => r1c7<>1, r2c9<>2, r1c78,r2c9<>4, r1c8<>9",
        teacher="Arrow combinations. r1c7, r1c8 and r2c9 see each other, so they can't repeat a digit. The arrow from r1c7 can only be 8 = 1 + 7, 9 = 1 + 8 or 9 = 2 + 7, so r1c7 is 8 or 9, r1c8 is 1 or 2, and r2c9 is 7 or 8. Cells of an arrow that see each other can't be equal, so a sum that needs that is out, and so is every digit that no other sum has. To find the next one, look for an arrow with a given on it, and write down the sums that are left.",
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
        conversational="Arrow repeats. r2c7 and r3c7 see each other, so they can't repeat a digit. The arrow from r1c6 can only be 4 = 3 + 1, 8 = 3 + 5 or 8 = 7 + 1. So r1c6 is 2, 4 or 8, r2c7 is 3, 7 or 8, and r3c7 is 1, 5 or 7.",
        technical="Arrow Repeats: arrow r1c6=r2c7+r3c7 => r3c7<>3, r23c7<>4, r1c6<>6",
        teacher="Arrow repeats. r2c7 and r3c7 see each other, so they can't repeat a digit. The arrow from r1c6 can only be 4 = 3 + 1, 8 = 3 + 5 or 8 = 7 + 1. So r1c6 is 2, 4 or 8, r2c7 is 3, 7 or 8, and r3c7 is 1, 5 or 7. Cells of an arrow that see each other can't be equal, so a sum that needs that is out, and so is every digit that no other sum has. To find the next one, look for cells of an arrow in one row, column or box, and cross out the sums with two equal digits there.",
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
