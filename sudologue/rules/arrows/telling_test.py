from __future__ import annotations

from sudologue.narration.golden_test import Golden, golden_test

GIVENS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def record(field: str, cells: str) -> str:
    """A record with one clue on it: its cells as JSON has them."""
    return f'{{"size":9,"givens":"{GIVENS}","{field}":[{cells}],"extra":{{"box":[3,3]}}}}'


GOLDEN = (
    Golden(
        rule="arrow_bounds",
        terse="r1c7 not 1, 4 or 8: Arrow Bounds, the arrow at r1c7",
        conversational="Arrow Bounds. The digits on the shaft of the arrow at r1c7 add up to the one in its circle. r2c7, r2c8 and r1c9 see each other and make at least 9. That is the least that r1c7, the circle, can be, so r1c7 cannot be 1, 4 or 8.",
        technical="Arrow Bounds: arrow r1c7=r2c7+r2c8+r1c9 => r1c7<>1, r1c7<>4, r1c7<>8",
        teacher="Arrow Bounds. The digits on the shaft of the arrow at r1c7 add up to the one in its circle. r2c7, r2c8 and r1c9 see each other and make at least 9. That is the least that r1c7, the circle, can be, so r1c7 cannot be 1, 4 or 8. The circle of the arrow at r1c7 is as large as all that is on a shaft: 1, 4 or 8 in r1c7 would be too little. To find the next one, add up the least digits along each shaft, and compare that with the largest that the circle can be.",
        proof=(
            "Arrow Bounds.",
            "r1c7 must be 1, 4, 8 or 9: the givens in r7c7 (2), r1c2 (3), r1c1 (5), r3c8 (6) and r1c5 (7) rule out the rest.",
            "r2c7 must be 3, 4, 7 or 8: the givens in r2c4 (1), r7c7 (2), r2c6 (5), r2c1 (6) and r2c5 (9) rule out the rest.",
            "r2c8 must be 2, 3 or 4: the givens in r2c4 (1), r2c6 (5), r2c1 (6), r9c8 (7), r7c8 (8) and r2c5 (9) rule out the rest.",
            "r1c9 must be 2, 4 or 8: the givens in r5c9 (1), r1c2 (3), r1c1 (5), r3c8 (6), r1c5 (7) and r9c9 (9) rule out the rest.",
            "Box 3 takes 2 and 3 only once each.",
            "With 1, 4 or 8 in r1c7, the arrow at r1c7 could not be filled.",
            "So r1c7 cannot be 1, 4 or 8.",
        ),
    ),
    Golden(
        rule="arrow_bounds",
        puzzle=record("arrows", '["r5c5","r4c6","r3c5"]'),
        terse="r4c6 not 4 or 7: Arrow Bounds, the arrow at r5c5",
        conversational="Arrow Bounds. The digits on the shaft of the arrow at r5c5 add up to the one in its circle. r5c5 is at most 5, and r3c5 is at least 3. That leaves at most 2 for r4c6, so r4c6 cannot be 4 or 7.",
        technical="Arrow Bounds: arrow r5c5=r4c6+r3c5 => r4c6<>4, r4c6<>7",
        teacher="Arrow Bounds. The digits on the shaft of the arrow at r5c5 add up to the one in its circle. r5c5 is at most 5, and r3c5 is at least 3. That leaves at most 2 for r4c6, so r4c6 cannot be 4 or 7. All that is on a shaft of the arrow at r5c5 goes into its circle: with 4 or 7 in r4c6 it would come to too much. To find the next one, add up the least digits along each shaft, and compare that with the largest that the circle can be.",
        proof=(
            "Arrow Bounds.",
            "r5c5 must be 5: the givens in r5c9 (1), r6c5 (2), r5c6 (3), r5c1 (4), r4c5 (6), r1c5 (7), r5c4 (8) and r2c5 (9) rule out the rest.",
            "r4c6 must be 1, 4 or 7: the givens in r6c5 (2), r4c9 (3), r2c6 (5), r4c5 (6), r4c1 (8) and r8c6 (9) rule out the rest.",
            "r3c5 must be 3 or 4: the givens in r2c4 (1), r6c5 (2), r2c6 (5), r3c8 (6), r1c5 (7), r3c3 (8) and r2c5 (9) rule out the rest.",
            "With 4 or 7 in r4c6, the arrow at r5c5 could not be filled.",
            "So r4c6 cannot be 4 or 7.",
        ),
    ),
    Golden(
        rule="arrow_combination",
        terse="r1c3 not 1, r1c4 not 2, r2c3 not 7: Arrow Combinations, the arrow at r1c4",
        conversational="Arrow Combinations. The digits on the shaft of the arrow at r1c4 add up to the one in its circle, and it can only be filled as 6 = 2 + 4 or 6 = 4 + 2, so r1c3 cannot be 1; r1c4 cannot be 2; and r2c3 cannot be 7.",
        technical="Arrow Combinations: arrow r1c4=r1c3+r2c3 => r1c3<>1, r1c4<>2, r2c3<>7",
        teacher="Arrow Combinations. The digits on the shaft of the arrow at r1c4 add up to the one in its circle, and it can only be filled as 6 = 2 + 4 or 6 = 4 + 2, so r1c3 cannot be 1; r1c4 cannot be 2; and r2c3 cannot be 7. Each way to fill the arrow at r1c4 takes one candidate of every cell, and no way takes 1 in r1c3, or 2 in r1c4, or 7 in r2c3. To find the next one, take an arrow with few candidates left, and write down for each digit of its circle the sums that make it.",
        proof=(
            "Arrow Combinations.",
            "r1c4 must be 2 or 6: the givens in r2c4 (1), r1c2 (3), r8c4 (4), r1c1 (5), r1c5 (7), r5c4 (8) and r2c5 (9) rule out the rest.",
            "r1c3 must be 1, 2 or 4: the givens in r1c2 (3), r1c1 (5), r2c1 (6), r1c5 (7), r3c3 (8) and r3c2 (9) rule out the rest.",
            "r2c3 must be 2, 4 or 7: the givens in r2c4 (1), r1c2 (3), r1c1 (5), r2c1 (6), r3c3 (8) and r2c5 (9) rule out the rest.",
            "With 1 in r1c3, or 2 in r1c4, or 7 in r2c3, the arrow at r1c4 could not be filled.",
            "So r1c3 cannot be 1; r1c4 cannot be 2; and r2c3 cannot be 7.",
        ),
    ),
    Golden(
        rule="arrow_combination",
        puzzle=record("arrows", '["r1c7","r1c8","r2c9"]'),
        terse="r1c7 not 1: Arrow Combinations, the arrow at r1c7",
        conversational="Arrow Combinations. The digits on the shaft of the arrow at r1c7 add up to the one in its circle, and however it is filled, r1c7 takes 4, 8 or 9. With 1 in r1c7, r1c8 and r2c9 would have to make 1, and they cannot, so r1c7 cannot be 1.",
        technical="Arrow Combinations: arrow r1c7=r1c8+r2c9 => r1c7<>1",
        teacher="Arrow Combinations. The digits on the shaft of the arrow at r1c7 add up to the one in its circle, and however it is filled, r1c7 takes 4, 8 or 9. With 1 in r1c7, r1c8 and r2c9 would have to make 1, and they cannot, so r1c7 cannot be 1. Each way to fill the arrow at r1c7 takes one candidate of every cell, and no way takes 1 in r1c7. To find the next one, take an arrow with few candidates left, and write down for each digit of its circle the sums that make it.",
        proof=(
            "Arrow Combinations.",
            "r1c7 must be 1, 4, 8 or 9: the givens in r7c7 (2), r1c2 (3), r1c1 (5), r3c8 (6) and r1c5 (7) rule out the rest.",
            "r1c8 must be 1, 2, 4 or 9: the givens in r1c2 (3), r1c1 (5), r3c8 (6), r1c5 (7) and r7c8 (8) rule out the rest.",
            "r2c9 must be 2, 4, 7 or 8: the givens in r2c4 (1), r4c9 (3), r2c6 (5), r2c1 (6) and r2c5 (9) rule out the rest.",
            "With 1 in r1c7, the arrow at r1c7 could not be filled.",
            "So r1c7 cannot be 1.",
        ),
    ),
    Golden(
        rule="arrow_repeats",
        terse="r3c7 not 4: Arrow Repeats, the arrow at r1c7",
        conversational="Arrow Repeats. The digits on the shaft of the arrow at r1c7 add up to the one in its circle, and r1c7, r2c8 and r3c7 see each other, so they cannot repeat a digit. With 4 in r3c7, the arrow at r1c7 could only be filled as 8 = 4 + 4, so r3c7 cannot be 4.",
        technical="Arrow Repeats: arrow r1c7=r2c8+r3c7 => r3c7<>4",
        teacher="Arrow Repeats. The digits on the shaft of the arrow at r1c7 add up to the one in its circle, and r1c7, r2c8 and r3c7 see each other, so they cannot repeat a digit. With 4 in r3c7, the arrow at r1c7 could only be filled as 8 = 4 + 4, so r3c7 cannot be 4. Each way to fill the arrow at r1c7 with 4 in r3c7 has a digit twice in cells that cannot share it. To find the next one, look for cells of an arrow that lie in one house, and leave out the sums with the same digit in two of them.",
        proof=(
            "Arrow Repeats.",
            "r1c7 must be 1, 4, 8 or 9: the givens in r7c7 (2), r1c2 (3), r1c1 (5), r3c8 (6) and r1c5 (7) rule out the rest.",
            "r2c8 must be 2, 3 or 4: the givens in r2c4 (1), r2c6 (5), r2c1 (6), r9c8 (7), r7c8 (8) and r2c5 (9) rule out the rest.",
            "r3c7 must be 1, 3, 4, 5 or 7: the givens in r7c7 (2), r3c8 (6), r3c3 (8) and r3c2 (9) rule out the rest.",
            "Box 3 takes 4 only once.",
            "With 4 in r3c7, the arrow at r1c7 could not be filled.",
            "So r3c7 cannot be 4.",
        ),
    ),
    Golden(
        rule="arrow_repeats",
        puzzle=record("arrows", '["r1c6","r2c7","r3c7"]'),
        terse="r1c6 not 6, r23c7 not 4, r3c7 not 3: Arrow Repeats, the arrow at r1c6",
        conversational="Arrow Repeats. The digits on the shaft of the arrow at r1c6 add up to the one in its circle, and r2c7 and r3c7 see each other, so they cannot repeat a digit. The arrow at r1c6 can only be filled as 4 = 3 + 1, 8 = 3 + 5 or 8 = 7 + 1, so r1c6 cannot be 6; r2c7 and r3c7 cannot be 4; and r3c7 cannot be 3.",
        technical="Arrow Repeats: arrow r1c6=r2c7+r3c7 => r3c7<>3, r23c7<>4, r1c6<>6",
        teacher="Arrow Repeats. The digits on the shaft of the arrow at r1c6 add up to the one in its circle, and r2c7 and r3c7 see each other, so they cannot repeat a digit. The arrow at r1c6 can only be filled as 4 = 3 + 1, 8 = 3 + 5 or 8 = 7 + 1, so r1c6 cannot be 6; r2c7 and r3c7 cannot be 4; and r3c7 cannot be 3. Each way to fill the arrow at r1c6 with 6 in r1c6, or 4 in r2c7 or r3c7, or 3 in r3c7 has a digit twice in cells that cannot share it. To find the next one, look for cells of an arrow that lie in one house, and leave out the sums with the same digit in two of them.",
        proof=(
            "Arrow Repeats.",
            "r1c6 must be 2, 4, 6 or 8: the givens in r2c4 (1), r1c2 (3), r1c1 (5), r1c5 (7) and r2c5 (9) rule out the rest.",
            "r2c7 must be 3, 4, 7 or 8: the givens in r2c4 (1), r7c7 (2), r2c6 (5), r2c1 (6) and r2c5 (9) rule out the rest.",
            "r3c7 must be 1, 3, 4, 5 or 7: the givens in r7c7 (2), r3c8 (6), r3c3 (8) and r3c2 (9) rule out the rest.",
            "Box 3 takes 3 and 4 only once each.",
            "With 6 in r1c6, or 4 in r2c7 or r3c7, or 3 in r3c7, the arrow at r1c6 could not be filled.",
            "So r1c6 cannot be 6; r2c7 and r3c7 cannot be 4; and r3c7 cannot be 3.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)
