from sudologue.narration.golden_test import Golden, golden_test
from sudologue.rules.als.search.als_test import PAIR, TRIPLE, lost

GOLDEN = (
    Golden(
        rule="aligned_pair_exclusion",
        puzzle="." * 81,
        gone=tuple(map(str, lost(PAIR))),
        terse="r1c3 not 1 or 4: Aligned Pair Exclusion, r1c35",
        conversational="Aligned pair exclusion. r1c5 can only be 2 or 4. Suppose r1c3 is 1. If r1c5 is 2, r1c1, r1c2 and r2c3 have only 3 and 4 left: two digits for three cells. If r1c5 is 4, r1c2 has nothing left. Suppose r1c3 is 4. If r1c5 is 2, r1c1, r1c2 and r2c3 have only 1 and 3 left. If r1c5 is 4, two 4s see each other. None of this works, so r1c3 isn't 1 or 4.",
        technical="Aligned Pair Exclusion: r1c35 by r1c12,r2c3 => r1c3<>1, r1c3<>4",
        teacher="Aligned pair exclusion. r1c5 can only be 2 or 4. Suppose r1c3 is 1. If r1c5 is 2, r1c1, r1c2 and r2c3 have only 3 and 4 left: two digits for three cells. If r1c5 is 4, r1c2 has nothing left. Suppose r1c3 is 4. If r1c5 is 2, r1c1, r1c2 and r2c3 have only 1 and 3 left. If r1c5 is 4, two 4s see each other. None of this works, so r1c3 isn't 1 or 4. That is an aligned pair exclusion: a 1 in r1c3 goes together with nothing that r1c5 can be. To find the next one, take two cells with few candidates and look for cells with two candidates, or groups with one digit more than cells, that both of them see.",
        proof=(
            "Aligned Pair Exclusion.",
            "r1c5 must be 2 or 4: what went before rules out the rest.",
            "r1c1 must be 1, 2 or 3: what went before rules out the rest.",
            "r1c2 must be 1 or 4: what went before rules out the rest.",
            "r2c3 must be 3 or 4: what went before rules out the rest.",
            "Box 1 takes 1, 3 and 4 only once each.",
            "Row 1 takes 2 and 4 only once each.",
            "If r1c3 were 1, r1c2 would have to be 4; then r1c5 would have to be 2; then r1c1 would have to be 3; then r2c3 would have nothing left.",
            "If r1c3 were 4, r1c5 would have to be 2; then r1c2 would have to be 1; then r1c1 would have to be 3; then r2c3 would have nothing left.",
            "So r1c3 is not 1 or 4.",
        ),
    ),
    Golden(
        rule="aligned_triple_exclusion",
        puzzle="." * 81,
        gone=tuple(map(str, lost(TRIPLE))),
        terse="r1c1 not 1: Aligned Triple Exclusion, r1c123",
        conversational="Aligned triple exclusion. r1c2 can only be 4, 5 or 6, and r1c3 can only be 7 or 8. Suppose r1c1 is 1. If r1c3 is 7, r1c2, r2c1, r2c2 and r3c2 have only 4, 5 and 6 left: three digits for four cells. If r1c2 is 6, r3c2 has nothing left. If r1c2 is 4 and r1c3 is 8, r1c7 has nothing left. If r1c2 is 5 and r1c3 is 8, r1c8 has nothing left. None of this works, so r1c1 isn't 1.",
        technical="Aligned Triple Exclusion: r1c123 by r1c278,r2c12,r3c2 => r1c1<>1",
        teacher="Aligned triple exclusion. r1c2 can only be 4, 5 or 6, and r1c3 can only be 7 or 8. Suppose r1c1 is 1. If r1c3 is 7, r1c2, r2c1, r2c2 and r3c2 have only 4, 5 and 6 left: three digits for four cells. If r1c2 is 6, r3c2 has nothing left. If r1c2 is 4 and r1c3 is 8, r1c7 has nothing left. If r1c2 is 5 and r1c3 is 8, r1c8 has nothing left. None of this works, so r1c1 isn't 1. That is an aligned triple exclusion: a 1 in r1c1 goes together with nothing that r1c2 and r1c3 can be. To find the next one, take three cells with few candidates and look for cells with two or three candidates, or groups with one digit more than cells, that see them.",
        proof=(
            "Aligned Triple Exclusion.",
            "r1c2 must be 4, 5 or 6: what went before rules out the rest.",
            "r1c3 must be 7 or 8: what went before rules out the rest.",
            "r2c1 must be 1, 4 or 7: what went before rules out the rest.",
            "r2c2 must be 1, 5 or 7: what went before rules out the rest.",
            "r3c2 must be 1 or 6: what went before rules out the rest.",
            "r1c7 must be 1, 4 or 8: what went before rules out the rest.",
            "r1c8 must be 1, 5 or 8: what went before rules out the rest.",
            "Box 1 takes 1, 4, 5, 6 and 7 only once each.",
            "Row 1 takes 1, 4, 5 and 8 only once each.",
            "If r1c1 were 1, r3c2 would have to be 6; then r1c2 would have to be 4 or 5. If r1c2 were 4, r2c1 would have to be 7; then r1c3 would have to be 8; then r1c7 would have nothing left. If r1c2 were 5, r2c2 would have to be 7; then r1c3 would have to be 8; then r1c8 would have nothing left.",
            "So r1c1 is not 1.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)
