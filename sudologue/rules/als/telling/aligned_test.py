from sudologue.narration.golden_test import Golden, golden_test
from sudologue.rules.als.search.als_test import PAIR, TRIPLE, lost

GOLDEN = (
    Golden(
        rule="aligned_pair_exclusion",
        puzzle="." * 81,
        gone=tuple(map(str, lost(PAIR))),
        terse="r1c3 not 1 or 4: Aligned Pair Exclusion, r1c35",
        conversational="Aligned Pair Exclusion. r1c3 can only be 1, 2, 3, 4, 5, 6, 7, 8 or 9, and r1c5 can only be 2 or 4. 1 in r1c3 and 2 in r1c5 would leave r1c1, r1c2 and r2c3 a digit short; 1 in r1c3 and 4 in r1c5 would leave r1c2 without a digit; 4 in r1c3 and 2 in r1c5 would leave r1c1, r1c2 and r2c3 a digit short; and r1c3 and r1c5 cannot both be 4. Whatever the other cell may hold rules out each candidate that goes, so r1c3 cannot be 1 or 4.",
        technical="Aligned Pair Exclusion: r1c35 by r1c12,r2c3 => r1c3<>1, r1c3<>4",
        teacher="Aligned Pair Exclusion. r1c3 can only be 1, 2, 3, 4, 5, 6, 7, 8 or 9, and r1c5 can only be 2 or 4. 1 in r1c3 and 2 in r1c5 would leave r1c1, r1c2 and r2c3 a digit short; 1 in r1c3 and 4 in r1c5 would leave r1c2 without a digit; 4 in r1c3 and 2 in r1c5 would leave r1c1, r1c2 and r2c3 a digit short; and r1c3 and r1c5 cannot both be 4. The other cell must take something. If each of its candidates rules out the same candidate of the first cell, that candidate has no way to be true. So r1c3 cannot be 1 or 4.",
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
            "So r1c3 cannot be 1 or 4.",
        ),
    ),
    Golden(
        rule="aligned_triple_exclusion",
        puzzle="." * 81,
        gone=tuple(map(str, lost(TRIPLE))),
        terse="r1c1 not 1: Aligned Triple Exclusion, r1c123",
        conversational="Aligned Triple Exclusion. r1c1 can only be 1, 2 or 9; r1c2 can only be 4, 5 or 6; and r1c3 can only be 7 or 8. 1 in r1c1 and 7 in r1c3 would leave r1c2, r2c1, r2c2 and r3c2 a digit short; 1 in r1c1, 4 in r1c2 and 8 in r1c3 would leave r1c7 without a digit; 1 in r1c1, 5 in r1c2 and 8 in r1c3 would leave r1c8 without a digit; and 1 in r1c1 and 6 in r1c2 would leave r3c2 without a digit. Whatever the other two cells may hold, r1c1 has no room for the 1, so r1c1 cannot be 1.",
        technical="Aligned Triple Exclusion: r1c123 by r1c278,r2c12,r3c2 => r1c1<>1",
        teacher="Aligned Triple Exclusion. r1c1 can only be 1, 2 or 9; r1c2 can only be 4, 5 or 6; and r1c3 can only be 7 or 8. 1 in r1c1 and 7 in r1c3 would leave r1c2, r2c1, r2c2 and r3c2 a digit short; 1 in r1c1, 4 in r1c2 and 8 in r1c3 would leave r1c7 without a digit; 1 in r1c1, 5 in r1c2 and 8 in r1c3 would leave r1c8 without a digit; and 1 in r1c1 and 6 in r1c2 would leave r3c2 without a digit. The two other cells must both take something. If nothing that they can take together leaves room for the candidate of the first cell, it has no way to be true. So r1c1 cannot be 1.",
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
            "If r1c1 were 1, r3c2 would have to be 6; then r1c2 would have to be 4 or 5. Were r1c2 4, r2c1 would have to be 7; then r1c3 would have to be 8; then r1c7 would have nothing left. Were r1c2 5, r2c2 would have to be 7; then r1c3 would have to be 8; then r1c8 would have nothing left.",
            "So r1c1 cannot be 1.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)
