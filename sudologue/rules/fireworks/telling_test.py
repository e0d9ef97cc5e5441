from __future__ import annotations

from sudologue.narration.golden_test import Golden, golden_test

GOLDEN = (
    Golden(
        rule="firework_triple",
        terse="r7c4 not 1, r8c7 not 7, r9c8 not 5: Firework Triple, box 9",
        conversational="Firework Triple. Outside box 9, row 7 has 3, 5 and 7 only in r7c4, and column 9 has them only in r6c9. Whichever of them is in neither cell is on both lines in box 9, and so in r7c9, where they cross. The three digits fill r6c9, r7c4 and r7c9, so r7c4 cannot be 1; r8c7 cannot be 7; and r9c8 cannot be 5.",
        technical="Firework Triple: 3,5,7 in r6c9,r7c49 => r7c4<>1, r9c8<>5, r8c7<>7",
        teacher="Firework Triple. Outside box 9, row 7 has 3, 5 and 7 only in r7c4, and column 9 has them only in r6c9. A digit that is in neither of the two far cells is on both lines inside the block, which has it once: so it is where they cross. Each of the three digits is thus in one of the three cells, and there is no room in these for anything else. So r7c4 cannot be 1; r8c7 cannot be 7; and r9c8 cannot be 5.",
        proof=(
            "Firework Triple.",
            "Row 7 must take its 3 in r7c4, r7c7 or r7c9: r7c3, r7c5, r7c6 and r7c8 are given, and the given in r8c1 rules out the rest.",
            "Column 9 must take its 3 in r6c9, r7c9 or r9c9: r1c9, r2c9, r3c9, r4c9 and r5c9 are given, and the given in r8c1 rules out the rest.",
            "Row 7 must take its 5 in r7c4, r7c7 or r7c9: r7c3, r7c5, r7c6 and r7c8 are given, and the givens in r1c1 (r7c1) and r4c2 (r7c2) rule out the rest.",
            "Column 9 must take its 5 in r6c9, r7c9 or r9c9: r1c9, r2c9, r3c9, r4c9 and r5c9 are given, and the given in r8c3 rules out the rest.",
            "Row 7 must take its 7 in r7c4, r7c7 or r7c9: r7c3, r7c5, r7c6 and r7c8 are given, and the givens in r9c1 (r7c1) and r1c2 (r7c2) rule out the rest.",
            "Column 9 must take its 7 in r6c9, r7c9 or r8c9: r1c9, r2c9, r3c9, r4c9 and r5c9 are given, and the given in r9c1 rules out the rest.",
            "Box 9 takes 3, 5 and 7 only once each.",
            "r7c9, r7c4 and r6c9 take only one digit each.",
            "If r7c4 were 1, row 7 would have to take its 3 in r7c7 or r7c9; then row 7 would have to take its 5 in r7c7 or r7c9; then row 7 would have to take its 7 in r7c7 or r7c9; then the 3, 5 and 7 of column 9 would have only r7c9 and r6c9 left: two for three.",
            "If r8c7 were 7, row 7 would have to take its 7 in r7c4; then column 9 would have to take its 7 in r6c9; then row 7 would have to take its 3 in r7c7 or r7c9; then column 9 would have to take its 3 in r7c9; then row 7 would have to take its 5 in r7c7; then column 9 would have no place for 5.",
            "If r9c8 were 5, row 7 would have to take its 5 in r7c4; then column 9 would have to take its 5 in r6c9; then row 7 would have to take its 3 in r7c7 or r7c9; then column 9 would have to take its 3 in r7c9; then row 7 would have to take its 7 in r7c7; then column 9 would have no place for 7.",
            "So r7c4 cannot be 1; r8c7 cannot be 7; and r9c8 cannot be 5.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)
