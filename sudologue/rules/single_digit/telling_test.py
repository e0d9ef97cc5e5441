from __future__ import annotations

from puzzles.places import places
from sudologue.inference import TraceStep
from sudologue.model import CLASSIC, Board
from sudologue.narration import voice_named
from sudologue.narration.golden_test import Golden, golden_test
from sudologue.rules import named

GOLDEN = (
    Golden(
        rule="skyscraper",
        terse="r4c5 not 8: Skyscraper, rows 1 and 5",
        conversational="Skyscraper. Row 1's 8 is in r1c5 or r1c7, and row 5's is in r5c4 or r5c7. r1c7 and r5c7 are both in column 7, so they can't both be 8: at least one of r1c5 and r5c4 is 8. r4c5 sees both, so it isn't 8.",
        technical="Skyscraper: 8 in r1c5,r5c4 (connected by r15c7) => r4c5<>8",
        teacher="Skyscraper. Row 1's 8 is in r1c5 or r1c7, and row 5's is in r5c4 or r5c7. Look at r1c7 and r5c7. Could both be 8? No, because they're both in column 7. If r1c7 isn't 8, row 1's 8 is in r1c5; if r5c7 isn't, row 5's is in r5c4. You don't know which, but at least one of r1c5 and r5c4 is 8. r4c5 sees both, so it isn't 8. To find one, take a digit and look for two rows with two places each, one of each in the same column; or for two such columns.",
        proof=(
            "Skyscraper.",
            "Row 1 must take its 8 in r1c5 or r1c7: r1c1, r1c2, r1c3, r1c4, r1c6, r1c8 and r1c9 are given.",
            "Row 5 must take its 8 in r5c4 or r5c7: r5c1, r5c2, r5c3, r5c5, r5c6, r5c8 and r5c9 are given.",
            "Column 7, box 5 and column 5 each take 8 only once.",
            "If r4c5 were 8, row 1 would have to take its 8 in r1c7; then row 5 would have no place for 8.",
            "So r4c5 is not 8.",
        ),
    ),
    Golden(
        rule="two_string_kite",
        terse="r6c5 not 9: 2-String Kite, row 7 and column 1",
        conversational="2-string kite. Row 7's 9 is in r7c3 or r7c5, and column 1's is in r6c1 or r9c1. r7c3 and r9c1 are both in box 7, so they can't both be 9: at least one of r6c1 and r7c5 is 9. r6c5 sees both, so it isn't 9.",
        technical="2-String Kite: 9 in r6c1,r7c5 (connected by r7c3,r9c1) => r6c5<>9",
        teacher="2-string kite. Row 7's 9 is in r7c3 or r7c5, and column 1's is in r6c1 or r9c1. Look at r7c3 and r9c1. Could both be 9? No, because they're both in box 7. If r7c3 isn't 9, row 7's 9 is in r7c5; if r9c1 isn't, column 1's is in r6c1. You don't know which, but at least one of r6c1 and r7c5 is 9. r6c5 sees both, so it isn't 9. To find one, take a digit and look for a row and a column with two places each, one of each in the same box.",
        proof=(
            "2-String Kite.",
            "Row 7 must take its 9 in r7c3 or r7c5: r7c1, r7c2, r7c4, r7c6, r7c7, r7c8 and r7c9 are given.",
            "Column 1 must take its 9 in r6c1 or r9c1: r1c1, r2c1, r3c1, r4c1, r5c1, r7c1 and r8c1 are given.",
            "Box 7, row 6 and column 5 each take 9 only once.",
            "If r6c5 were 9, row 7 would have to take its 9 in r7c3; then column 1 would have no place for 9.",
            "So r6c5 is not 9.",
        ),
    ),
    Golden(
        rule="turbot_fish",
        terse="r4c8 not 8: Turbot Fish, box 3 and row 5",
        conversational="Turbot fish. Box 3's 8 is in r1c9 or r2c8, and row 5's is in r5c8 or r5c9. r1c9 and r5c9 are both in column 9, so they can't both be 8: at least one of r2c8 and r5c8 is 8. r4c8 sees both, so it isn't 8.",
        technical="Turbot Fish: 8 in r25c8 (connected by r15c9) => r4c8<>8",
        teacher="Turbot fish. Box 3's 8 is in r1c9 or r2c8, and row 5's is in r5c8 or r5c9. Look at r1c9 and r5c9. Could both be 8? No, because they're both in column 9. If r1c9 isn't 8, box 3's 8 is in r2c8; if r5c9 isn't, row 5's is in r5c8. You don't know which, but at least one of r2c8 and r5c8 is 8. r4c8 sees both, so it isn't 8. To find one, take a digit, mark the houses with just two places for it, and look for two of them with places that see each other.",
        proof=(
            "Turbot Fish.",
            "Box 3 must take its 8 in r1c9 or r2c8: r1c7, r1c8, r2c7, r2c9, r3c7, r3c8 and r3c9 are given.",
            "Row 5 must take its 8 in r5c8 or r5c9: r5c1, r5c2, r5c3, r5c4, r5c5, r5c6 and r5c7 are given.",
            "Column 9 and column 8 each take 8 only once.",
            "If r4c8 were 8, box 3 would have to take its 8 in r1c9; then row 5 would have no place for 8.",
            "So r4c8 is not 8.",
        ),
    ),
    Golden(
        rule="empty_rectangle",
        terse="r5c8 not 8: Empty Rectangle, box 3",
        conversational="Empty rectangle. Box 3's 8 is in row 1 or column 8, and column 5's is in r1c5 or r5c5. If r5c5 is 8, r5c8 sees it. If r1c5 is, box 3's can't be in row 1, so it's in column 8, where r5c8 sees it. Either way r5c8 isn't 8.",
        technical="Empty Rectangle: 8 in b3 (r15c5) => r5c8<>8",
        teacher="Empty rectangle. Look at box 3. Its 8 is in row 1 or column 8, and you don't know which. Now look at column 5, which has two places for an 8, r1c5 and r5c5. There are two cases. If r5c5 is 8, r5c8 sees it. If r1c5 is 8, that takes row 1 away from box 3, so box 3 has its 8 in column 8, and r5c8 sees it there. Either way r5c8 isn't 8. To find one, look for a box with a digit only on one row and one column, and for a row or column with two places for it, one of them in line with the box.",
        proof=(
            "Empty Rectangle.",
            "Box 3 must take its 8 in r1c9 or r2c8: r1c7, r1c8, r2c7, r2c9, r3c7, r3c8 and r3c9 are given.",
            "Column 5 must take its 8 in r1c5 or r5c5: r2c5, r3c5, r4c5, r6c5, r7c5, r8c5 and r9c5 are given.",
            "Row 1, row 5 and column 8 each take 8 only once.",
            "If r5c8 were 8, box 3 would have to take its 8 in r1c9; then column 5 would have no place for 8.",
            "So r5c8 is not 8.",
        ),
    ),
    Golden(
        rule="rectangle_elimination",
        terse="r1c6 not 3: Rectangle Elimination, box 5",
        conversational="Rectangle elimination. Row 9's 3 is in r9c4 or r9c6, and box 5's is in r4c4 or r4c6. If r1c6 were 3, r9c6, which it sees, wouldn't be, so r9c4 would be. But r1c6 and r9c4 between them see r4c4 and r4c6, and box 5 would have no place for a 3, so r1c6 isn't 3.",
        technical="Rectangle Elimination: 3 in r9c6, wings r1c6,r9c4, b5 => r1c6<>3",
        teacher="Rectangle elimination. Suppose r1c6 were 3. It sees r9c6, so that cell wouldn't be. Row 9 has only one other place for a 3, so r9c4 would be 3. Now look at box 5. Its 3 can only go in r4c4 or r4c6, and r1c6 and r9c4 between them see both. Box 5 would have no place for a 3, so r1c6 isn't 3. To find one, take a line with two places for a digit and a cell in sight of one of them, and look for a box whose places for it all see that cell or the other place.",
        proof=(
            "Rectangle Elimination.",
            "Box 5 must take its 3 in r4c4 or r4c6: r4c5, r5c4, r5c5, r5c6, r6c4, r6c5 and r6c6 are given.",
            "Row 9 must take its 3 in r9c4 or r9c6: r9c1, r9c2, r9c3, r9c5, r9c7, r9c8 and r9c9 are given.",
            "Column 4 and column 6 each take 3 only once.",
            "If r1c6 were 3, box 5 would have to take its 3 in r4c4; then row 9 would have no place for 3.",
            "So r1c6 is not 3.",
        ),
    ),
    Golden(
        rule="grouped_two_strong_links",
        terse="r6c6 not 6: Grouped Turbot Fish, box 6 and column 4",
        conversational="Grouped turbot fish. Box 6's 6 is in r4c7, r4c8, r6c7 or r6c9, and column 4's is in r4c4 or r6c4. r4c7, r4c8 and r4c4 are all in row 4, so box 6 and column 4 can't both have their 6 there: at least one of r6c4, r6c7 and r6c9 is 6. r6c6 sees all three, so it isn't 6.",
        technical="Grouped Turbot Fish: 6 in r6c479 (connected by r4c478) => r6c6<>6",
        teacher="Grouped turbot fish. Box 6's 6 is in r4c7, r4c8, r6c7 or r6c9, and column 4's is in r4c4 or r6c4. Look at r4c7, r4c8 and r4c4. They're all in row 4, which has only one 6, so box 6 and column 4 can't both have theirs there. If box 6 hasn't, its 6 is in r6c7 or r6c9; if column 4 hasn't, its 6 is in r6c4. You don't know which, but at least one of r6c4, r6c7 and r6c9 is 6. r6c6 sees all three, so it isn't 6. To find one, take a digit and look for a house whose places are all in two other houses, then see whether one of those has another such house.",
        proof=(
            "Grouped Turbot Fish.",
            "Box 6 must take its 6 in r4c7, r4c8, r6c7 or r6c9: r4c9, r5c7, r5c8, r5c9 and r6c8 are given.",
            "Column 4 must take its 6 in r4c4 or r6c4: r1c4, r2c4, r3c4, r5c4, r7c4, r8c4 and r9c4 are given.",
            "Row 4 and row 6 each take 6 only once.",
            "If r6c6 were 6, column 4 would have to take its 6 in r4c4; then box 6 would have no place for 6.",
            "So r6c6 is not 6.",
        ),
    ),
    Golden(
        rule="dual_two_string_kite",
        terse="r1c1,r2c3 not 5: Dual 2-String Kite, box 5",
        conversational="Dual 2-string kite. Row 5's 5 is in r5c3 or r5c5, and column 6's is in r2c6 or r6c6. Also, row 6's 5 is in r6c1 or r6c6, and column 5's is in r1c5 or r5c5. r5c5 and r6c6 are both in box 5, so they can't both be 5: at least one of r2c6 and r5c3 is 5, and r2c3 sees both. Also, at least one of r1c5 and r6c1 is 5, and r1c1 sees both, so r1c1 and r2c3 aren't 5.",
        technical="Dual 2-String Kite: 5 in r2c6,r5c3 and 5 in r1c5,r6c1 (connected by r5c5,r6c6) => r1c1,r2c3<>5",
        teacher="Dual 2-string kite. Row 5's 5 is in r5c3 or r5c5, and column 6's is in r2c6 or r6c6. Also, row 6's 5 is in r6c1 or r6c6, and column 5's is in r1c5 or r5c5. r5c5 and r6c6 are both in box 5, so they can't both be 5: at least one of r2c6 and r5c3 is 5, and r2c3 sees both. Also, at least one of r1c5 and r6c1 is 5, and r1c1 sees both, so r1c1 and r2c3 aren't 5. The idea is that r5c5 and r6c6 are in two pairs of lines at once. They can't both be 5, so each pair has a 5 in one of its two other places. To find one, when you have found a 2-string kite, check whether its two cells in the box have another row and column with two places.",
        proof=(
            "Dual 2-String Kite.",
            "Row 5 must take its 5 in r5c3 or r5c5: r5c1, r5c4, r5c6 and r5c7 are given, and the givens in r9c2 (r5c2), r3c8 (r5c8) and r4c7 (r5c9) rule out the rest.",
            "Column 6 must take its 5 in r2c6 or r6c6: r1c6, r4c6, r5c6, r7c6, r8c6 and r9c6 are given, and the given in r3c8 rules out the rest.",
            "Row 6 must take its 5 in r6c1 or r6c6: r6c3, r6c4, r6c5, r6c7 and r6c9 are given, and the givens in r9c2 (r6c2) and r3c8 (r6c8) rule out the rest.",
            "Column 5 must take its 5 in r1c5 or r5c5: r2c5, r3c5, r4c5, r6c5, r7c5, r8c5 and r9c5 are given.",
            "Box 5, row 2, column 3, row 1 and column 1 each take 5 only once.",
            "If r1c1 were 5, row 6 would have to take its 5 in r6c6; then column 5 would have no place for 5.",
            "If r2c3 were 5, row 5 would have to take its 5 in r5c5; then column 6 would have no place for 5.",
            "So r1c1 and r2c3 are not 5.",
        ),
    ),
    Golden(
        rule="dual_empty_rectangle",
        terse="r6c58 not 6: Dual Empty Rectangle, box 4",
        conversational="Dual empty rectangle. Box 4's 6 is in column 3 or row 6; row 7's is in r7c3 or r7c5; and row 9's is in r9c3 or r9c8. If r7c5 is 6, r6c5 sees it. If r7c3 is, box 4's can't be in column 3, so it's in row 6, where r6c5 sees it. It's the same with row 9: if r9c8 is 6, r6c8 sees it, and if r9c3 is, box 4's can't be in column 3, and r6c8 sees the one in row 6. So r6c5 and r6c8 aren't 6.",
        technical="Dual Empty Rectangle: 6 in b4 (r7c35 and r9c38) => r6c58<>6",
        teacher="Dual empty rectangle. Box 4's 6 is in column 3 or row 6; row 7's is in r7c3 or r7c5; and row 9's is in r9c3 or r9c8. If r7c5 is 6, r6c5 sees it. If r7c3 is, box 4's can't be in column 3, so it's in row 6, where r6c5 sees it. It's the same with row 9: if r9c8 is 6, r6c8 sees it, and if r9c3 is, box 4's can't be in column 3, and r6c8 sees the one in row 6. So r6c5 and r6c8 aren't 6. Two empty rectangles share a box here, and each of them rules out something of its own. To find one, when you have found an empty rectangle, look for another line with two places, one of them in line with the same box.",
        proof=(
            "Dual Empty Rectangle.",
            "Box 4 must take its 6 in r4c3, r5c3 or r6c2: r4c2, r5c2 and r6c3 are given, and the given in r1c1 rules out the rest.",
            "Row 7 must take its 6 in r7c3 or r7c5: r7c2, r7c4, r7c6, r7c7, r7c8 and r7c9 are given, and the given in r1c1 rules out the rest.",
            "Row 9 must take its 6 in r9c3 or r9c8: r9c2, r9c4, r9c5, r9c6, r9c7 and r9c9 are given, and the given in r1c1 rules out the rest.",
            "Column 3, row 6, column 5 and column 8 each take 6 only once.",
            "If r6c5 were 6, row 7 would have to take its 6 in r7c3; then box 4 would have no place for 6.",
            "If r6c8 were 6, row 9 would have to take its 6 in r9c3; then box 4 would have no place for 6.",
            "So r6c5 and r6c8 are not 6.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)


def told(rule: str, board: Board, voice: str = "conversational") -> str:
    """The first inference of a rule."""
    inference = named(rule).first(board)
    assert inference is not None
    return voice_named(voice).tell(TraceStep(inference, inference.action.apply(board)), board).text


def test_ends_joined_by_sight_alone() -> None:
    board = places(CLASSIC.with_anti_knight(), "row 2: r2c2 r2c9; row 4: r4c3 r4c7")
    assert told("turbot_fish", board) == (
        "Turbot fish. Row 2's 4 is in r2c2 or r2c9, and row 4's is in r4c3 or r4c7. r2c2 and r4c3 see each other, so they can't both be 4: at least one of r2c9 and r4c7 is 4. r1c7, r3c7, r3c9, r5c9 and r6c9 see both, so none of them is 4."
    )


def test_kites_of_two_digits() -> None:
    four = places(CLASSIC, "row 2: r2c1 r2c5; column 3: r3c3 r8c3")
    board = places(CLASSIC, "row 2: r2c1 r2c9; column 3: r3c3 r6c3", 7, four)
    assert told("dual_two_string_kite", board) == (
        "Dual 2-string kite. Row 2's 4 is in r2c1 or r2c5, and column 3's is in r3c3 or r8c3. Also, row 2's 7 is in r2c1 or r2c9, and column 3's is in r3c3 or r6c3. r2c1 and r3c3 are both in box 1, so they can't both be 4, or both 7: at least one of r2c5 and r8c3 is 4, and r8c5 sees both. Also, at least one of r2c9 and r6c3 is 7, and r6c9 sees both, so r6c9 isn't 7, and r8c5 isn't 4."
    )
    assert told("dual_two_string_kite", board, "technical") == (
        "Dual 2-String Kite: 4 in r2c5,r8c3 and 7 in r2c9,r6c3 (connected by r2c1,r3c3) => r8c5<>4, r6c9<>7"
    )


def test_a_line_across_a_diagonal() -> None:
    board = places(CLASSIC.with_diagonals(), "main diagonal: r2c2 r7c7; row 5: r5c2 r5c9")
    assert told("turbot_fish", board).startswith(
        "Turbot fish. Row 5's 4 is in r5c2 or r5c9, and the main diagonal's is in r2c2 or r7c7. r5c2 and r2c2 are both in column 2, so they can't both be 4: "
    )
