from sudologue.narration.golden_test import Golden, golden_test
from sudologue.rules.als.search.als_test import SUE, lost

GOLDEN = (
    Golden(
        rule="sue_de_coq",
        puzzle="." * 81,
        gone=tuple(map(str, lost(SUE))),
        terse="r1c346789 not 1 or 2, r1c3,r2c12,r3c123 not 3 or 4: Sue de Coq, box 1 and row 1",
        conversational="Sue de Coq. r1c1 and r1c2, where box 1 and row 1 cross, hold only 1, 2, 3 and 4. r2c3 beyond it in box 1 holds only 3 and 4, and r1c5 beyond it in row 1 holds only 1 and 2. In box 1 these cells have room for one each of 3 and 4, and in row 1 these cells have room for one each of 1 and 2. That makes four digits for four cells, so every one of these digits is needed here, and no candidate that would take one away is possible, so r1c3, r1c4, r1c6, r1c7, r1c8 and r1c9 cannot be 1 or 2, and r1c3, r2c1, r2c2, r3c1, r3c2 and r3c3 cannot be 3 or 4.",
        technical="Sue de Coq: r1c12 {1234}, r2c3 {34}, r1c5 {12} => r1c346789<>1, r1c346789<>2, r1c3,r2c12,r3c123<>3, r1c3,r2c12,r3c123<>4",
        teacher="Sue de Coq. r1c1 and r1c2, where box 1 and row 1 cross, hold only 1, 2, 3 and 4. r2c3 beyond it in box 1 holds only 3 and 4, and r1c5 beyond it in row 1 holds only 1 and 2. A digit that the cells in the line hold goes into the line once, and one that the cells in the box hold goes into the box once. Counted so, the digits just fill the cells, and none of them can be missing. So what a house needs of them is in these cells, and nowhere else in it. So r1c3, r1c4, r1c6, r1c7, r1c8 and r1c9 cannot be 1 or 2, and r1c3, r2c1, r2c2, r3c1, r3c2 and r3c3 cannot be 3 or 4.",
        proof=(
            "Sue de Coq.",
            "r1c1 must be 1, 2, 3 or 4: what went before rules out the rest.",
            "r1c2 must be 1, 2, 3 or 4: what went before rules out the rest.",
            "r2c3 must be 3 or 4: what went before rules out the rest.",
            "r1c5 must be 1 or 2: what went before rules out the rest.",
            "Row 1 takes 1 and 2 only once each.",
            "Box 1 takes 3 and 4 only once each.",
            "If r1c3, r1c4, r1c6, r1c7, r1c8 or r1c9 were 1, r1c5 would have to be 2; then r1c1, r1c2 and r2c3 would have only the 3 and 4 of box 1 left: two for three.",
            "If r1c3, r1c4, r1c6, r1c7, r1c8 or r1c9 were 2, r1c5 would have to be 1; then r1c1, r1c2 and r2c3 would have only the 3 and 4 of box 1 left: two for three.",
            "If r1c3, r2c1, r2c2, r3c1, r3c2 or r3c3 were 3, r2c3 would have to be 4; then r1c1, r1c2 and r1c5 would have only the 1 and 2 of row 1 left: two for three.",
            "If r1c3, r2c1, r2c2, r3c1, r3c2 or r3c3 were 4, r2c3 would have to be 3; then r1c1, r1c2 and r1c5 would have only the 1 and 2 of row 1 left: two for three.",
            "So r1c3, r1c4, r1c6, r1c7, r1c8 and r1c9 cannot be 1 or 2, and r1c3, r2c1, r2c2, r3c1, r3c2 and r3c3 cannot be 3 or 4.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)
