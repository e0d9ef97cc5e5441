from __future__ import annotations

from sudologue.narration.golden_test import Golden, golden_test

GOLDEN = (
    Golden(
        rule="guardians",
        terse="r5c6 = 8: Guardians, r5c57,r6c8,r8c58",
        conversational="Guardians. Go round five cells: from r5c5 to r5c7 in row 5, to r6c8 in box 6, to r8c8 in column 8, to r8c5 in row 8 and back to r5c5 in column 5. Apart from these cells, the only place for an 8 in these five houses is r5c6. Suppose r5c6 isn't 8. Then of any two neighbours on this round, exactly one is 8, so the 8 is in every second cell. But five is an odd number, so that can't be. So r5c6 is 8.",
        technical="Guardians: 8 in r5c57,r6c8,r8c58, guardian r5c6 => r5c6=8",
        teacher="Guardians. Go round five cells: from r5c5 to r5c7 in row 5, to r6c8 in box 6, to r8c8 in column 8, to r8c5 in row 8 and back to r5c5 in column 5. Apart from these cells, the only place for an 8 in these five houses is r5c6. Suppose r5c6 isn't 8. Then of any two neighbours on this round, exactly one is 8, so the 8 is in every second cell. But five is an odd number, so that can't be. So r5c6 is 8. That's called Guardians: r5c6 guards against a ring that can't be filled, because it has an odd number of cells. To find one, go from place to place of a digit along houses that have two or three, come back after an odd number of cells, and see which places you left out.",
        proof=(
            "Guardians.",
            "Row 5 must take its 8 in r5c5, r5c6 or r5c7: r5c1, r5c2, r5c3, r5c4, r5c8 and r5c9 are given.",
            "Box 6 must take its 8 in r5c7 or r6c8: r4c7, r4c8, r4c9, r5c8, r5c9, r6c7 and r6c9 are given.",
            "Column 8 must take its 8 in r6c8 or r8c8: r1c8, r2c8, r3c8, r4c8, r5c8, r7c8 and r9c8 are given.",
            "Row 8 must take its 8 in r8c5 or r8c8: r8c1, r8c2, r8c4, r8c6, r8c7 and r8c9 are given, and the given in r4c3 rules out the rest.",
            "Column 5 must take its 8 in r5c5 or r8c5: r1c5, r2c5, r3c5, r4c5, r6c5, r7c5 and r9c5 are given.",
            "Row 5, box 6, column 8, row 8 and column 5 each take 8 only once.",
            "If r5c6 were not 8, row 5 would have to take its 8 in r5c5 or r5c7. If r5c5 were 8, box 6 would have to take its 8 in r6c8; then row 8 would have no place for 8. If r5c7 were 8, column 8 would have to take its 8 in r8c8; then column 5 would have no place for 8.",
            "So r5c6 is 8.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)
