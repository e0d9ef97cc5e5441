from __future__ import annotations

from sudologue.narration.golden_test import Golden, golden_test

GOLDEN = (
    Golden(
        rule="clue_support",
        terse="r1c3 not 1, r1c34 not 2: Clue Fillings, r1c34",
        conversational="Clue fillings. However 10(2) at r1c3 is filled, r1c3 takes 4 and r1c4 takes 6, so r1c3 isn't 1, and r1c3 and r1c4 aren't 2.",
        technical="Clue Fillings: clue r1c34 => r1c3<>1, r1c34<>2",
        teacher="Clue fillings. However 10(2) at r1c3 is filled, r1c3 takes 4 and r1c4 takes 6, so r1c3 isn't 1, and r1c3 and r1c4 aren't 2. Each way to fill 10(2) at r1c3 takes one candidate of every cell, and no way takes 1 in r1c3, or 2 in r1c3 or r1c4. To find the next one, take a clue whose cells have few candidates left, and ask of each of them whether the other cells can be filled to match.",
        proof=(
            "Clue Fillings.",
            "r1c3 must be 1, 2 or 4: the givens in r1c2 (3), r1c1 (5), r2c1 (6), r1c5 (7), r3c3 (8) and r3c2 (9) rule out the rest.",
            "r1c4 must be 2 or 6: the givens in r2c4 (1), r1c2 (3), r8c4 (4), r1c1 (5), r1c5 (7), r5c4 (8) and r2c5 (9) rule out the rest.",
            "With 1 in r1c3, or 2 in r1c3 or r1c4, 10(2) at r1c3 could not be filled.",
            "So r1c3 is not 1, and r1c3 and r1c4 are not 2.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)
