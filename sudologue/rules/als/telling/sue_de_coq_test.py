from sudologue.narration.golden_test import Golden, golden_test
from sudologue.rules.als.search.als_test import SUE, lost

GOLDEN = (
    Golden(
        rule="sue_de_coq",
        puzzle="." * 81,
        gone=tuple(map(str, lost(SUE))),
        terse="r1c346789 not 1 or 2, r1c3,r2c12,r3c123 not 3 or 4: Sue de Coq, box 1 and row 1",
        conversational="Sue de Coq. Where row 1 crosses box 1, four cells hold only 1, 2, 3 and 4: r1c1 and r1c2, with r1c5 from the row and r2c3 from the box. Their 1s and 2s are all in row 1, and their 3s and 4s all in box 1. So none of these digits can be there twice: four cells, four digits, one each. That takes the 1 and 2 of row 1, so r1c3, r1c4, r1c6, r1c7, r1c8 and r1c9 aren't 1 or 2. It takes the 3 and 4 of box 1, so r1c3, r2c1, r2c2, r3c1, r3c2 and r3c3 aren't 3 or 4.",
        technical="Sue de Coq: r1c12 - {1234} (r2c3 - {34}, r1c5 - {12}) => r1c346789<>1, r1c346789<>2, r1c3,r2c12,r3c123<>3, r1c3,r2c12,r3c123<>4",
        teacher="Sue de Coq. Where row 1 crosses box 1, four cells hold only 1, 2, 3 and 4: r1c1 and r1c2, with r1c5 from the row and r2c3 from the box. Their 1s and 2s are all in row 1, and their 3s and 4s all in box 1. So none of these digits can be there twice: four cells, four digits, one each. That takes the 1 and 2 of row 1, so r1c3, r1c4, r1c6, r1c7, r1c8 and r1c9 aren't 1 or 2. It takes the 3 and 4 of box 1, so r1c3, r2c1, r2c2, r3c1, r3c2 and r3c3 aren't 3 or 4. That is a Sue de Coq: as many digits as cells around a crossing, each with one house that takes it once, so that all of them are used. To find the next one, look at two or three cells in a crossing with two digits more than cells, and find one cell in the line and one in the box whose digits are among them and differ.",
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
            "So r1c3, r1c4, r1c6, r1c7, r1c8 and r1c9 are not 1 or 2, and r1c3, r2c1, r2c2, r3c1, r3c2 and r3c3 are not 3 or 4.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)
