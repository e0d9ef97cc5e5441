from __future__ import annotations

from sudologue.narration.golden_test import Golden, golden_test

GIVENS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def record(field: str, cells: str) -> str:
    """A record with one clue on it: its cells as JSON has them."""
    return f'{{"size":9,"givens":"{GIVENS}","{field}":[{cells}],"extra":{{"box":[3,3]}}}}'


GOLDEN = (
    Golden(
        rule="thermo_bounds",
        terse="r2c7 not 7 or 8, r23c9 not 2 or 4, r3c7 not 1 or 7: Thermometer Bounds, the thermometer from r2c7",
        conversational="Thermometer bounds. The thermometer from r2c7 has six cells, so from the bulb up: r2c7 3–4, r3c7 3–5, r3c9 7, r2c9 7–8.",
        technical="Thermometer Bounds: r2c7<r2c8<r3c7<r3c8<r3c9<r2c9 => r3c7<>1, r23c9<>2, r23c9<>4, r23c7<>7, r2c7<>8",
        teacher="Thermometer bounds. The thermometer from r2c7 has six cells, so from the bulb up: r2c7 3–4, r3c7 3–5, r3c9 7, r2c9 7–8. Digits rise along a thermometer, so count the cells before each, and those that follow. To find the next one, start with the longest thermometer: the fewer digits it has to spare, the fewer each cell can be.",
        proof=(
            "Thermometer Bounds.",
            "r2c7 must be 3, 4, 7 or 8: the givens in r2c4 (1), r7c7 (2), r2c6 (5), r2c1 (6) and r2c5 (9) rule out the rest.",
            "r2c8 must be 2, 3 or 4: the givens in r2c4 (1), r2c6 (5), r2c1 (6), r9c8 (7), r7c8 (8) and r2c5 (9) rule out the rest.",
            "r3c7 must be 1, 3, 4, 5 or 7: the givens in r7c7 (2), r3c8 (6), r3c3 (8) and r3c2 (9) rule out the rest.",
            "r3c8 must be 6: r3c8 is given.",
            "r3c9 must be 2, 4 or 7: the givens in r5c9 (1), r4c9 (3), r8c9 (5), r3c8 (6), r3c3 (8) and r3c2 (9) rule out the rest.",
            "r2c9 must be 2, 4, 7 or 8: the givens in r2c4 (1), r4c9 (3), r2c6 (5), r2c1 (6) and r2c5 (9) rule out the rest.",
            "With 7 or 8 in r2c7, or 2 or 4 in r2c9 or r3c9, or 1 or 7 in r3c7, the thermometer from r2c7 could not be filled.",
            "So r2c7 is not 7 or 8; r2c9 and r3c9 are not 2 or 4; and r3c7 is not 1 or 7.",
        ),
    ),
    Golden(
        rule="thermo_neighbour",
        terse="r8c1,r9c3 not 3, r9c123 not 1 or 2, r9c2 not 5, r9c3 not 4: Thermometer Neighbours, the thermometer from r8c1",
        conversational="Thermometer neighbours. On the thermometer from r8c1, r8c1 is at least 2, r9c1 is at most 3, and r9c3 is at most 5, so from the bulb up: r8c1 2, r9c1 3, r9c2 4, r9c3 5.",
        technical="Thermometer Neighbours: r8c1<r9c1<r9c2<r9c3 => r9c123<>1, r9c123<>2, r8c1,r9c3<>3, r9c3<>4, r9c2<>5",
        teacher="Thermometer neighbours. On the thermometer from r8c1, r8c1 is at least 2, r9c1 is at most 3, and r9c3 is at most 5, so from the bulb up: r8c1 2, r9c1 3, r9c2 4, r9c3 5. Digits rise along a thermometer, so what a cell is at least lifts those that follow, and what it is at most keeps down those before it. To find the next one, start from a tip among high digits: it can't be high itself, and each cell towards the bulb is lower still.",
        proof=(
            "Thermometer Neighbours.",
            "r8c1 must be 2 or 3: the givens in r8c5 (1), r5c1 (4), r1c1 (5), r2c1 (6), r6c1 (7), r4c1 (8) and r8c6 (9) rule out the rest.",
            "r9c1 must be 1, 2 or 3: the givens in r5c1 (4), r1c1 (5), r2c1 (6), r6c1 (7), r4c1 (8) and r9c9 (9) rule out the rest.",
            "r9c2 must be 1, 2, 4 or 5: the givens in r1c2 (3), r7c2 (6), r9c8 (7), r9c5 (8) and r3c2 (9) rule out the rest.",
            "r9c3 must be 1, 2, 3, 4 or 5: the givens in r7c2 (6), r9c8 (7), r3c3 (8) and r9c9 (9) rule out the rest.",
            "With 3 in r8c1 or r9c3, or 1 or 2 in r9c1, r9c2 or r9c3, or 5 in r9c2, or 4 in r9c3, the thermometer from r8c1 could not be filled.",
            "So r8c1 and r9c3 are not 3; r9c1, r9c2 and r9c3 are not 1 or 2; r9c2 is not 5; and r9c3 is not 4.",
        ),
    ),
    Golden(
        rule="thermo_neighbour",
        puzzle=record("slow_thermos", '["r1c9","r2c8"]'),
        terse="r1c9 not 8: Thermometer Neighbours, the slow thermometer from r1c9",
        conversational="Thermometer neighbours. On the slow thermometer from r1c9, r2c8 is at most 4, so r1c9 is 2 or 4.",
        technical="Thermometer Neighbours: r1c9<=r2c8 => r1c9<>8",
        teacher="Thermometer neighbours. On the slow thermometer from r1c9, r2c8 is at most 4, so r1c9 is 2 or 4. Digits rise along a thermometer, so what a cell is at least lifts those that follow, and what it is at most keeps down those before it. To find the next one, start from a tip among high digits: it can't be high itself, and each cell towards the bulb is lower still.",
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
