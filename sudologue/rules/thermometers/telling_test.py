from __future__ import annotations

from sudologue.narration.golden_test import Golden, golden_test

GIVENS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def record(field: str, cells: str) -> str:
    """A record with one clue on it: its cells as JSON has them."""
    return f'{{"size":9,"givens":"{GIVENS}","{field}":[{cells}],"extra":{{"box":[3,3]}}}}'


GOLDEN = (
    Golden(
        rule="thermo_bounds",
        terse="r2c7 not 7 or 8, r23c9 not 2 or 4, r3c7 not 1 or 7: Thermometer Bounds, the thermometer at r2c7",
        conversational="Thermometer Bounds. Digits rise along the thermometer at r2c7 from its bulb, and it has six cells. r2c7 is the first, at most 4; r3c7 is the third, at least 3 and at most 6; r3c9 is the fifth, at least 5; and r2c9 is the sixth, at least 6, so r2c7 cannot be 7 or 8; r2c9 and r3c9 cannot be 2 or 4; and r3c7 cannot be 1 or 7.",
        technical="Thermometer Bounds: r2c7<r2c8<r3c7<r3c8<r3c9<r2c9 => r3c7<>1, r23c9<>2, r23c9<>4, r23c7<>7, r2c7<>8",
        teacher="Thermometer Bounds. Digits rise along the thermometer at r2c7 from its bulb, and it has six cells. r2c7 is the first, at most 4; r3c7 is the third, at least 3 and at most 6; r3c9 is the fifth, at least 5; and r2c9 is the sixth, at least 6, so r2c7 cannot be 7 or 8; r2c9 and r3c9 cannot be 2 or 4; and r3c7 cannot be 1 or 7. Each cell before another takes a smaller digit, and each after it a larger one, so a cell of the thermometer at r2c7 is at least as large as the number of its place, and leaves room for those that follow. To find the next one, count the cells of each thermometer from its bulb and back from its tip.",
        proof=(
            "Thermometer Bounds.",
            "r2c7 must be 3, 4, 7 or 8: the givens in r2c4 (1), r7c7 (2), r2c6 (5), r2c1 (6) and r2c5 (9) rule out the rest.",
            "r2c8 must be 2, 3 or 4: the givens in r2c4 (1), r2c6 (5), r2c1 (6), r9c8 (7), r7c8 (8) and r2c5 (9) rule out the rest.",
            "r3c7 must be 1, 3, 4, 5 or 7: the givens in r7c7 (2), r3c8 (6), r3c3 (8) and r3c2 (9) rule out the rest.",
            "r3c8 must be 6: r3c8 is given.",
            "r3c9 must be 2, 4 or 7: the givens in r5c9 (1), r4c9 (3), r8c9 (5), r3c8 (6), r3c3 (8) and r3c2 (9) rule out the rest.",
            "r2c9 must be 2, 4, 7 or 8: the givens in r2c4 (1), r4c9 (3), r2c6 (5), r2c1 (6) and r2c5 (9) rule out the rest.",
            "With 7 or 8 in r2c7, or 2 or 4 in r2c9 or r3c9, or 1 or 7 in r3c7, the thermometer at r2c7 could not be filled.",
            "So r2c7 cannot be 7 or 8; r2c9 and r3c9 cannot be 2 or 4; and r3c7 cannot be 1 or 7.",
        ),
    ),
    Golden(
        rule="thermo_neighbour",
        terse="r9c123 not 1 or 2, r9c3 not 3 or 4: Thermometer Neighbours, the thermometer at r8c1",
        conversational="Thermometer Neighbours. Digits rise along the thermometer at r8c1 from its bulb, and r8c1 is at least 2. Each cell after it is larger than the last: r9c1 is at least 3; r9c2 is at least 4; and r9c3 is at least 5, so r9c1, r9c2 and r9c3 cannot be 1 or 2, and r9c3 cannot be 3 or 4.",
        technical="Thermometer Neighbours: r8c1<r9c1<r9c2<r9c3 => r9c123<>1, r9c123<>2, r9c3<>3, r9c3<>4",
        teacher="Thermometer Neighbours. Digits rise along the thermometer at r8c1 from its bulb, and r8c1 is at least 2. Each cell after it is larger than the last: r9c1 is at least 3; r9c2 is at least 4; and r9c3 is at least 5, so r9c1, r9c2 and r9c3 cannot be 1 or 2, and r9c3 cannot be 3 or 4. A cell lifts all cells that follow it: whatever r8c1 is, they are larger. To find the next one, go along each thermometer from its bulb, and see whether a cell still has a candidate that is no larger than the least one before it; then come back from its tip.",
        proof=(
            "Thermometer Neighbours.",
            "r8c1 must be 2 or 3: the givens in r8c5 (1), r5c1 (4), r1c1 (5), r2c1 (6), r6c1 (7), r4c1 (8) and r8c6 (9) rule out the rest.",
            "r9c1 must be 1, 2 or 3: the givens in r5c1 (4), r1c1 (5), r2c1 (6), r6c1 (7), r4c1 (8) and r9c9 (9) rule out the rest.",
            "r9c2 must be 1, 2, 4 or 5: the givens in r1c2 (3), r7c2 (6), r9c8 (7), r9c5 (8) and r3c2 (9) rule out the rest.",
            "r9c3 must be 1, 2, 3, 4 or 5: the givens in r7c2 (6), r9c8 (7), r3c3 (8) and r9c9 (9) rule out the rest.",
            "With 1 or 2 in r9c1, r9c2 or r9c3, or 3 or 4 in r9c3, the thermometer at r8c1 could not be filled.",
            "So r9c1, r9c2 and r9c3 cannot be 1 or 2, and r9c3 cannot be 3 or 4.",
        ),
    ),
    Golden(
        rule="thermo_neighbour",
        puzzle=record("slow_thermos", '["r1c9","r2c8"]'),
        terse="r1c9 not 8: Thermometer Neighbours, the slow thermometer at r1c9",
        conversational="Thermometer Neighbours. Digits do not fall along the slow thermometer at r1c9 from its bulb, and r2c8 is at most 4. No cell before it is larger: r1c9 is at most 4, so r1c9 cannot be 8.",
        technical="Thermometer Neighbours: r1c9<=r2c8 => r1c9<>8",
        teacher="Thermometer Neighbours. Digits do not fall along the slow thermometer at r1c9 from its bulb, and r2c8 is at most 4. No cell before it is larger: r1c9 is at most 4, so r1c9 cannot be 8. A cell keeps down all cells before it: whatever r2c8 is, they are no larger. To find the next one, go along each thermometer from its bulb, and see whether a cell still has a candidate that is no larger than the least one before it; then come back from its tip.",
        proof=(
            "Thermometer Neighbours.",
            "r1c9 must be 2, 4 or 8: the givens in r5c9 (1), r1c2 (3), r1c1 (5), r3c8 (6), r1c5 (7) and r9c9 (9) rule out the rest.",
            "r2c8 must be 2, 3 or 4: the givens in r2c4 (1), r2c6 (5), r2c1 (6), r9c8 (7), r7c8 (8) and r2c5 (9) rule out the rest.",
            "With 8 in r1c9, the slow thermometer at r1c9 could not be filled.",
            "So r1c9 cannot be 8.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)
