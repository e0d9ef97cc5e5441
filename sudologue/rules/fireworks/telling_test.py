from __future__ import annotations

from sudologue.narration.golden_test import Golden, golden_test

GOLDEN = (
    Golden(
        rule="firework_triple",
        puzzle="5..8......9.26......8.5...6.....7342...1..8.98..5.4..71..3..79..65.7.2.4.29......",
        terse="r5c6 not 3, r7c69 not 8, r9c4 not 6: Firework Triple, box 8",
        conversational="Firework Triple. Outside box 8, row 7 has 2, 5 and 6 only in r7c9, and column 6 has them only in r5c6. One of them that is in neither cell is on both lines in box 8, and so in r7c6, where they cross. The three digits fill r5c6, r7c6 and r7c9, so r5c6 cannot be 3; r7c6 and r7c9 cannot be 8; and r9c4 cannot be 6.",
        technical="Firework Triple: 2,5,6 in r5c6,r7c69 => r5c6<>3, r9c4<>6, r7c69<>8",
        teacher="Firework Triple. Outside box 8, row 7 has 2, 5 and 6 only in r7c9, and column 6 has them only in r5c6. A digit that is in neither of the two far cells is on both lines inside the block, which has it once: so it is where they cross. Each of the three digits is thus in one of the three cells, and there is no room in these for anything else. So r5c6 cannot be 3; r7c6 and r7c9 cannot be 8; and r9c4 cannot be 6.",
        proof=(
            "Firework Triple.",
            "Column 6 must take its 2 in r5c6 or r7c6: r4c6 and r6c6 are given, and the givens in r2c4 (r1c6, r2c6 and r3c6), r8c7 (r8c6) and r9c2 (r9c6) rule out the rest.",
            "Row 7 must take its 5 in r7c6 or r7c9: r7c1, r7c4, r7c7 and r7c8 are given, and the givens in r8c3 (r7c2 and r7c3) and r3c5 (r7c5) rule out the rest.",
            "Row 7 must take its 6 in r7c6: r7c1, r7c4, r7c7 and r7c8 are given, and the givens in r8c2 (r7c2 and r7c3), r2c5 (r7c5) and r3c9 (r7c9) rule out the rest.",
            "Box 8 takes 6 only once.",
            "r7c6, r7c9 and r5c6 take only one digit each.",
            "If r5c6 were 3, column 6 would have to take its 2 in r7c6; then row 7 would have no place for 6.",
            "If r7c6 were 8, row 7 would have no place for 6.",
            "If r7c9 were 8, row 7 would have to take its 5 in r7c6; then row 7 would have no place for 6.",
            "If r9c4 were 6, row 7 would have no place for 6.",
            "So r5c6 cannot be 3; r7c6 and r7c9 cannot be 8; and r9c4 cannot be 6.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)
