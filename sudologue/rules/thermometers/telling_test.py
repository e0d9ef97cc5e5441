from __future__ import annotations

from sudologue.narration.golden_test import Golden, golden_test

GIVENS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def record(field: str, cells: str) -> str:
    """A record with one clue on it: its cells as JSON has them."""
    return f'{{"size":9,"givens":"{GIVENS}","{field}":[{cells}],"extra":{{"box":[3,3]}}}}'


GOLDEN = (
    Golden(
        rule="thermo_bounds",
        terse="r2c7 not 4, 7 or 8, r2c8 not 2 or 3, r2c9 not 2, 4 or 7, r3c7 not 1, 3, 4 or 7, r3c9 not 2 or 4: Thermometer Bounds, the thermometer from r2c7",
        conversational="Thermometer bounds. On the thermometer from r2c7, r3c8 is 6. The bulb r2c7 is at least 3: row 2 has a 1, and column 7 has a 2. So r2c7, r2c8, r3c7, r3c9 and r2c9 are 3, 4, 5, 7 and 8.",
        technical="Thermometer Bounds: r2c7<r2c8<r3c7<r3c8<r3c9<r2c9 => r3c7<>1, r2c89,r3c9<>2, r2c8,r3c7<>3, r2c79,r3c79<>4, r2c79,r3c7<>7, r2c7<>8",
        teacher="Thermometer bounds. On the thermometer from r2c7, r3c8 is 6. The bulb r2c7 is at least 3: row 2 has a 1, and column 7 has a 2. So r2c7, r2c8, r3c7, r3c9 and r2c9 are 3, 4, 5, 7 and 8. Digits rise along a thermometer, so each cell lifts those that follow, and keeps down those before it. To find the next one, start with the longest thermometer: the fewer digits it has to spare, the fewer each cell can be.",
        proof=(
            "Thermometer Bounds.",
            "r2c7 must be 3, 4, 7 or 8: the givens in r2c4 (1), r7c7 (2), r2c6 (5), r2c1 (6) and r2c5 (9) rule out the rest.",
            "r2c8 must be 2, 3 or 4: the givens in r2c4 (1), r2c6 (5), r2c1 (6), r9c8 (7), r7c8 (8) and r2c5 (9) rule out the rest.",
            "r3c7 must be 1, 3, 4, 5 or 7: the givens in r7c7 (2), r3c8 (6), r3c3 (8) and r3c2 (9) rule out the rest.",
            "r3c8 must be 6: r3c8 is given.",
            "r3c9 must be 2, 4 or 7: the givens in r5c9 (1), r4c9 (3), r8c9 (5), r3c8 (6), r3c3 (8) and r3c2 (9) rule out the rest.",
            "r2c9 must be 2, 4, 7 or 8: the givens in r2c4 (1), r4c9 (3), r2c6 (5), r2c1 (6) and r2c5 (9) rule out the rest.",
            "With 4, 7 or 8 in r2c7, or 2 or 3 in r2c8, or 2, 4 or 7 in r2c9, or 1, 3, 4 or 7 in r3c7, or 2 or 4 in r3c9, the thermometer from r2c7 could not be filled.",
            "So r2c7 is not 4, 7 or 8; r2c8 is not 2 or 3; r2c9 is not 2, 4 or 7; r3c7 is not 1, 3, 4 or 7; and r3c9 is not 2 or 4.",
        ),
    ),
    Golden(
        rule="thermo_neighbour",
        terse="r34c6 not 4, r4c6 not 7: Thermometer Neighbours, the thermometer from r4c6",
        conversational="Thermometer neighbours. On the thermometer from r4c6, the tip r3c5 is at most 4: box 2 has 5, 7 and 9, and row 3 has 6 and 8. r3c6 is then at most 3. Column 6 has a 3, so r3c6 is 1 or 2. So r4c6 and r3c6 are 1 and 2.",
        technical="Thermometer Neighbours: r4c6<r3c6<r3c5 => r34c6<>4, r4c6<>7",
        teacher="Thermometer neighbours. On the thermometer from r4c6, the tip r3c5 is at most 4: box 2 has 5, 7 and 9, and row 3 has 6 and 8. r3c6 is then at most 3. Column 6 has a 3, so r3c6 is 1 or 2. So r4c6 and r3c6 are 1 and 2. Digits rise along a thermometer, so each cell lifts those that follow, and keeps down those before it. To find the next one, start from a tip among high digits: it can't be high itself, and each cell towards the bulb is lower still.",
        proof=(
            "Thermometer Neighbours.",
            "r4c6 must be 1, 4 or 7: the givens in r6c5 (2), r4c9 (3), r2c6 (5), r4c5 (6), r4c1 (8) and r8c6 (9) rule out the rest.",
            "r3c6 must be 2 or 4: the givens in r2c4 (1), r5c6 (3), r2c6 (5), r3c8 (6), r1c5 (7), r3c3 (8) and r2c5 (9) rule out the rest.",
            "r3c5 must be 3 or 4: the givens in r2c4 (1), r6c5 (2), r2c6 (5), r3c8 (6), r1c5 (7), r3c3 (8) and r2c5 (9) rule out the rest.",
            "With 4 in r3c6 or r4c6, or 7 in r4c6, the thermometer from r4c6 could not be filled.",
            "So r3c6 and r4c6 are not 4, and r4c6 is not 7.",
        ),
    ),
    Golden(
        rule="thermo_neighbour",
        puzzle=record("thermos", '["r4c6","r5c5","r4c4"]'),
        terse="r4c4 not 5, r4c6 not 7: Thermometer Neighbours, the thermometer from r4c6",
        conversational="Thermometer neighbours. On the thermometer from r4c6, r5c5 is the second of three cells, so 2–8. Box 5 has 2, 3, 6 and 8, row 5 has a 4, and column 5 has a 7, so r5c5 is 5. From the bulb up: r4c6 1 or 4, r4c4 7 or 9.",
        technical="Thermometer Neighbours: r4c6<r5c5<r4c4 => r4c4<>5, r4c6<>7",
        teacher="Thermometer neighbours. On the thermometer from r4c6, r5c5 is the second of three cells, so 2–8. Box 5 has 2, 3, 6 and 8, row 5 has a 4, and column 5 has a 7, so r5c5 is 5. From the bulb up: r4c6 1 or 4, r4c4 7 or 9. Digits rise along a thermometer, so each cell lifts those that follow, and keeps down those before it. To find the next one, start from a tip among high digits: it can't be high itself, and each cell towards the bulb is lower still.",
        proof=(
            "Thermometer Neighbours.",
            "r4c6 must be 1, 4 or 7: the givens in r6c5 (2), r4c9 (3), r2c6 (5), r4c5 (6), r4c1 (8) and r8c6 (9) rule out the rest.",
            "r5c5 must be 5: the givens in r5c9 (1), r6c5 (2), r5c6 (3), r5c1 (4), r4c5 (6), r1c5 (7), r5c4 (8) and r2c5 (9) rule out the rest.",
            "r4c4 must be 5, 7 or 9: the givens in r2c4 (1), r6c5 (2), r4c9 (3), r8c4 (4), r4c5 (6) and r4c1 (8) rule out the rest.",
            "With 5 in r4c4, or 7 in r4c6, the thermometer from r4c6 could not be filled.",
            "So r4c4 is not 5, and r4c6 is not 7.",
        ),
    ),
    Golden(
        rule="thermo_bounds",
        puzzle=record("thermos", '["r9c1","r9c2","r8c2","r7c1"]'),
        terse="r7c1 not 3, r7c1,r9c2 not 1, r8c2 not 2: Thermometer Bounds, the thermometer from r9c1",
        conversational="Thermometer bounds. The thermometer from r9c1 has four cells, so from the bulb up: r9c2 2–5, r8c2 7 or 8, r7c1 9.",
        technical="Thermometer Bounds: r9c1<r9c2<r8c2<r7c1 => r7c1,r9c2<>1, r8c2<>2, r7c1<>3",
        teacher="Thermometer bounds. The thermometer from r9c1 has four cells, so from the bulb up: r9c2 2–5, r8c2 7 or 8, r7c1 9. Digits rise along a thermometer, so each cell lifts those that follow, and keeps down those before it. To find the next one, start with the longest thermometer: the fewer digits it has to spare, the fewer each cell can be.",
        proof=(
            "Thermometer Bounds.",
            "r9c1 must be 1, 2 or 3: the givens in r5c1 (4), r1c1 (5), r2c1 (6), r6c1 (7), r4c1 (8) and r9c9 (9) rule out the rest.",
            "r9c2 must be 1, 2, 4 or 5: the givens in r1c2 (3), r7c2 (6), r9c8 (7), r9c5 (8) and r3c2 (9) rule out the rest.",
            "r8c2 must be 2, 7 or 8: the givens in r8c5 (1), r1c2 (3), r8c4 (4), r8c9 (5), r7c2 (6) and r3c2 (9) rule out the rest.",
            "r7c1 must be 1, 3 or 9: the givens in r7c7 (2), r5c1 (4), r1c1 (5), r2c1 (6), r6c1 (7) and r4c1 (8) rule out the rest.",
            "With 3 in r7c1, or 1 in r7c1 or r9c2, or 2 in r8c2, the thermometer from r9c1 could not be filled.",
            "So r7c1 is not 3; r7c1 and r9c2 are not 1; and r8c2 is not 2.",
        ),
    ),
    Golden(
        rule="thermo_neighbour",
        puzzle=record("slow_thermos", '["r1c9","r2c8"]'),
        terse="r1c9 not 8: Thermometer Neighbours, the slow thermometer from r1c9",
        conversational="Thermometer neighbours. On the slow thermometer from r1c9, the tip r2c8 is at most 4: row 2 has 5, 6 and 9, and column 8 has 7 and 8. So r1c9 is 2 or 4.",
        technical="Thermometer Neighbours: r1c9<=r2c8 => r1c9<>8",
        teacher="Thermometer neighbours. On the slow thermometer from r1c9, the tip r2c8 is at most 4: row 2 has 5, 6 and 9, and column 8 has 7 and 8. So r1c9 is 2 or 4. Digits rise along a thermometer, so each cell lifts those that follow, and keeps down those before it. To find the next one, start from a tip among high digits: it can't be high itself, and each cell towards the bulb is lower still.",
        proof=(
            "Thermometer Neighbours.",
            "r1c9 must be 2, 4 or 8: the givens in r5c9 (1), r1c2 (3), r1c1 (5), r3c8 (6), r1c5 (7) and r9c9 (9) rule out the rest.",
            "r2c8 must be 2, 3 or 4: the givens in r2c4 (1), r2c6 (5), r2c1 (6), r9c8 (7), r7c8 (8) and r2c5 (9) rule out the rest.",
            "With 8 in r1c9, the slow thermometer from r1c9 could not be filled.",
            "So r1c9 is not 8.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)
