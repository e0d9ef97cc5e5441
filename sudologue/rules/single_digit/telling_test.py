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
        conversational="Skyscraper. In row 1, the 8 can only go in r1c5 or r1c7, and in row 5 only in r5c4 or r5c7. r1c7 and r5c7, both in column 7, cannot both be 8. That leaves r1c5 or r5c4 to be 8, and r4c5 sees both, so r4c5 cannot be 8.",
        technical="Skyscraper: 8 in r1c5,r5c4 (connected by r15c7) => r4c5<>8",
        teacher="Skyscraper. In row 1, the 8 can only go in r1c5 or r1c7, and in row 5 only in r5c4 or r5c7. r1c7 and r5c7, both in column 7, cannot both be 8. That leaves r1c5 or r5c4 to be 8, and r4c5 sees both, so r4c5 cannot be 8. That is a Skyscraper: rows 1 and 5 have two places each for an 8, and both have one of these in column 7, which takes only one 8; so at least one of the two has its 8 in the other place, r1c5 or r5c4. To find the next one, take a digit and look for two rows with two places for it each, one place of either in the same column; or for two columns, likewise.",
        proof=(
            "Skyscraper.",
            "Row 1 must take its 8 in r1c5 or r1c7: r1c1, r1c2, r1c3, r1c4, r1c6, r1c8 and r1c9 are given.",
            "Row 5 must take its 8 in r5c4 or r5c7: r5c1, r5c2, r5c3, r5c5, r5c6, r5c8 and r5c9 are given.",
            "Column 7, box 5 and column 5 each take 8 only once.",
            "If r4c5 were 8, row 1 would have to take its 8 in r1c7; then row 5 would have no place for 8.",
            "So r4c5 cannot be 8.",
        ),
    ),
    Golden(
        rule="two_string_kite",
        terse="r6c5 not 9: 2-String Kite, row 7 and column 1",
        conversational="2-String Kite. In row 7, the 9 can only go in r7c3 or r7c5, and in column 1 only in r6c1 or r9c1. r7c3 and r9c1, both in box 7, cannot both be 9. That leaves r6c1 or r7c5 to be 9, and r6c5 sees both, so r6c5 cannot be 9.",
        technical="2-String Kite: 9 in r6c1,r7c5 (connected by r7c3,r9c1) => r6c5<>9",
        teacher="2-String Kite. In row 7, the 9 can only go in r7c3 or r7c5, and in column 1 only in r6c1 or r9c1. r7c3 and r9c1, both in box 7, cannot both be 9. That leaves r6c1 or r7c5 to be 9, and r6c5 sees both, so r6c5 cannot be 9. That is a 2-String Kite: row 7 and column 1 have two places each for a 9, and both have one of these in box 7, which takes only one 9; so at least one of the two has its 9 in the other place, r6c1 or r7c5. To find the next one, take a digit and look for a row and a column with two places for it each, one place of either in the same box.",
        proof=(
            "2-String Kite.",
            "Row 7 must take its 9 in r7c3 or r7c5: r7c1, r7c2, r7c4, r7c6, r7c7, r7c8 and r7c9 are given.",
            "Column 1 must take its 9 in r6c1 or r9c1: r1c1, r2c1, r3c1, r4c1, r5c1, r7c1 and r8c1 are given.",
            "Box 7, row 6 and column 5 each take 9 only once.",
            "If r6c5 were 9, row 7 would have to take its 9 in r7c3; then column 1 would have no place for 9.",
            "So r6c5 cannot be 9.",
        ),
    ),
    Golden(
        rule="turbot_fish",
        terse="r4c8 not 8: Turbot Fish, box 3 and row 5",
        conversational="Turbot Fish. In box 3, the 8 can only go in r1c9 or r2c8, and in row 5 only in r5c8 or r5c9. r1c9 and r5c9, both in column 9, cannot both be 8. That leaves r2c8 or r5c8 to be 8, and r4c8 sees both, so r4c8 cannot be 8.",
        technical="Turbot Fish: 8 in r25c8 (connected by r15c9) => r4c8<>8",
        teacher="Turbot Fish. In box 3, the 8 can only go in r1c9 or r2c8, and in row 5 only in r5c8 or r5c9. r1c9 and r5c9, both in column 9, cannot both be 8. That leaves r2c8 or r5c8 to be 8, and r4c8 sees both, so r4c8 cannot be 8. That is a Turbot Fish: box 3 and row 5 have two places each for an 8, and both have one of these in column 9, which takes only one 8; so at least one of the two has its 8 in the other place, r2c8 or r5c8. To find the next one, take a digit, mark the houses that have just two places for it, and look for two of them with a place each that see each other.",
        proof=(
            "Turbot Fish.",
            "Box 3 must take its 8 in r1c9 or r2c8: r1c7, r1c8, r2c7, r2c9, r3c7, r3c8 and r3c9 are given.",
            "Row 5 must take its 8 in r5c8 or r5c9: r5c1, r5c2, r5c3, r5c4, r5c5, r5c6 and r5c7 are given.",
            "Column 9 and column 8 each take 8 only once.",
            "If r4c8 were 8, box 3 would have to take its 8 in r1c9; then row 5 would have no place for 8.",
            "So r4c8 cannot be 8.",
        ),
    ),
    Golden(
        rule="empty_rectangle",
        terse="r5c8 not 8: Empty Rectangle, box 3",
        conversational="Empty Rectangle. In box 3, the 8 can only go in row 1 or column 8, and in column 5 only in r1c5 or r5c5. If r5c5 is 8, r5c8 sees it. If r1c5 is 8, box 3 cannot have its 8 in row 1 and has it in column 8, where r5c8 sees it too, so r5c8 cannot be 8.",
        technical="Empty Rectangle: 8 in b3 (r15c5) => r5c8<>8",
        teacher="Empty Rectangle. In box 3, the 8 can only go in row 1 or column 8, and in column 5 only in r1c5 or r5c5. If r5c5 is 8, r5c8 sees it. If r1c5 is 8, box 3 cannot have its 8 in row 1 and has it in column 8, where r5c8 sees it too, so r5c8 cannot be 8. That is an Empty Rectangle: box 3 has its 8 in row 1 or column 8, and column 5 has just two places for an 8, one of which keeps box 3 off row 1 and so sends its 8 to the other line. To find the next one, look for a box that has a digit only on one row and one column, and for another row or column that has just two places for it, one of them on these.",
        proof=(
            "Empty Rectangle.",
            "Box 3 must take its 8 in r1c9 or r2c8: r1c7, r1c8, r2c7, r2c9, r3c7, r3c8 and r3c9 are given.",
            "Column 5 must take its 8 in r1c5 or r5c5: r2c5, r3c5, r4c5, r6c5, r7c5, r8c5 and r9c5 are given.",
            "Row 1, row 5 and column 8 each take 8 only once.",
            "If r5c8 were 8, box 3 would have to take its 8 in r1c9; then column 5 would have no place for 8.",
            "So r5c8 cannot be 8.",
        ),
    ),
    Golden(
        rule="rectangle_elimination",
        terse="r1c6 not 3: Rectangle Elimination, box 5",
        conversational="Rectangle Elimination. In row 9, the 3 can only go in r9c4 or r9c6, and in box 5 only in r4c4 or r4c6. Were r1c6 3, r9c6, which it sees, could not be 3, so r9c4 would have to be. But r1c6 and r9c4 between them see r4c4 and r4c6, and box 5 would have no place for a 3, so r1c6 cannot be 3.",
        technical="Rectangle Elimination: 3 in r9c6, wings r1c6,r9c4, b5 => r1c6<>3",
        teacher="Rectangle Elimination. In row 9, the 3 can only go in r9c4 or r9c6, and in box 5 only in r4c4 or r4c6. Were r1c6 3, r9c6, which it sees, could not be 3, so r9c4 would have to be. But r1c6 and r9c4 between them see r4c4 and r4c6, and box 5 would have no place for a 3, so r1c6 cannot be 3. That is a Rectangle Elimination: a 3 in r1c6 would send the 3 of row 9 to r9c4, and these two would shut the 3s out of box 5. To find the next one, take a line with two places for a digit, suppose the digit in each of them in turn, and look for a box that would then be nearly out of places for it.",
        proof=(
            "Rectangle Elimination.",
            "Box 5 must take its 3 in r4c4 or r4c6: r4c5, r5c4, r5c5, r5c6, r6c4, r6c5 and r6c6 are given.",
            "Row 9 must take its 3 in r9c4 or r9c6: r9c1, r9c2, r9c3, r9c5, r9c7, r9c8 and r9c9 are given.",
            "Column 4 and column 6 each take 3 only once.",
            "If r1c6 were 3, box 5 would have to take its 3 in r4c4; then row 9 would have no place for 3.",
            "So r1c6 cannot be 3.",
        ),
    ),
    Golden(
        rule="grouped_two_strong_links",
        terse="r6c6 not 6: Grouped Turbot Fish, box 6 and column 4",
        conversational="Grouped Turbot Fish. In box 6, the 6 can only go in r4c7, r4c8, r6c7 or r6c9, and in column 4 only in r4c4 or r6c4. r4c7, r4c8 and r4c4 all lie in row 4, which takes only one 6, so box 6 and column 4 cannot both have theirs there. That leaves r6c4, r6c7 or r6c9 to be 6, and r6c6 sees all three, so r6c6 cannot be 6.",
        technical="Grouped Turbot Fish: 6 in r6c479 (connected by r4c478) => r6c6<>6",
        teacher="Grouped Turbot Fish. In box 6, the 6 can only go in r4c7, r4c8, r6c7 or r6c9, and in column 4 only in r4c4 or r6c4. r4c7, r4c8 and r4c4 all lie in row 4, which takes only one 6, so box 6 and column 4 cannot both have theirs there. That leaves r6c4, r6c7 or r6c9 to be 6, and r6c6 sees all three, so r6c6 cannot be 6. That is a Grouped Turbot Fish: box 6 and column 4 have their places for a 6 in two groups each, and both have one group in row 4, which takes only one 6; so at least one of the two has its 6 in the other group: r6c4, r6c7 or r6c9. To find the next one, take a digit and look for a house whose places for it all lie on two other houses, and follow these to another such house.",
        proof=(
            "Grouped Turbot Fish.",
            "Box 6 must take its 6 in r4c7, r4c8, r6c7 or r6c9: r4c9, r5c7, r5c8, r5c9 and r6c8 are given.",
            "Column 4 must take its 6 in r4c4 or r6c4: r1c4, r2c4, r3c4, r5c4, r7c4, r8c4 and r9c4 are given.",
            "Row 4 and row 6 each take 6 only once.",
            "If r6c6 were 6, column 4 would have to take its 6 in r4c4; then box 6 would have no place for 6.",
            "So r6c6 cannot be 6.",
        ),
    ),
    Golden(
        rule="dual_two_string_kite",
        terse="r1c1,r2c3 not 5: Dual 2-String Kite, box 5",
        conversational="Dual 2-String Kite. In row 5, the 5 can only go in r5c3 or r5c5, and in column 6 only in r2c6 or r6c6. Likewise, in row 6, the 5 can only go in r6c1 or r6c6, and in column 5 only in r1c5 or r5c5. r5c5 and r6c6, both in box 5, cannot both be 5. That leaves r2c6 or r5c3 to be 5, and r2c3 sees both. It also leaves r1c5 or r6c1 to be 5, and r1c1 sees both, so r1c1 and r2c3 cannot be 5.",
        technical="Dual 2-String Kite: 5 in r2c6,r5c3 and 5 in r1c5,r6c1 (connected by r5c5,r6c6) => r1c1,r2c3<>5",
        teacher="Dual 2-String Kite. In row 5, the 5 can only go in r5c3 or r5c5, and in column 6 only in r2c6 or r6c6. Likewise, in row 6, the 5 can only go in r6c1 or r6c6, and in column 5 only in r1c5 or r5c5. r5c5 and r6c6, both in box 5, cannot both be 5. That leaves r2c6 or r5c3 to be 5, and r2c3 sees both. It also leaves r1c5 or r6c1 to be 5, and r1c1 sees both, so r1c1 and r2c3 cannot be 5. That is a Dual 2-String Kite: r5c5 and r6c6 serve two pairs of lines at once, and as they cannot both be 5, each pair of lines has a 5 in one of its two other places. To find the next one, look beside every 2-String Kite whether its two cells in the box have another row and column with two places.",
        proof=(
            "Dual 2-String Kite.",
            "Row 5 must take its 5 in r5c3 or r5c5: r5c1, r5c4, r5c6 and r5c7 are given, and the givens in r9c2 (r5c2), r3c8 (r5c8) and r4c7 (r5c9) rule out the rest.",
            "Column 6 must take its 5 in r2c6 or r6c6: r1c6, r4c6, r5c6, r7c6, r8c6 and r9c6 are given, and the given in r3c8 rules out the rest.",
            "Row 6 must take its 5 in r6c1 or r6c6: r6c3, r6c4, r6c5, r6c7 and r6c9 are given, and the givens in r9c2 (r6c2) and r3c8 (r6c8) rule out the rest.",
            "Column 5 must take its 5 in r1c5 or r5c5: r2c5, r3c5, r4c5, r6c5, r7c5, r8c5 and r9c5 are given.",
            "Box 5, row 2, column 3, row 1 and column 1 each take 5 only once.",
            "If r1c1 were 5, row 6 would have to take its 5 in r6c6; then column 5 would have no place for 5.",
            "If r2c3 were 5, row 5 would have to take its 5 in r5c5; then column 6 would have no place for 5.",
            "So r1c1 and r2c3 cannot be 5.",
        ),
    ),
    Golden(
        rule="dual_empty_rectangle",
        terse="r6c58 not 6: Dual Empty Rectangle, box 4",
        conversational="Dual Empty Rectangle. In box 4, the 6 can only go in column 3 or row 6; in row 7 only in r7c3 or r7c5; and in row 9 only in r9c3 or r9c8. If r7c5 is 6, r6c5 sees it. If r7c3 is 6, box 4 cannot have its 6 in column 3 and has it in row 6, where r6c5 sees it too. It is the same with row 9: r6c8 sees r9c8, and if r9c3 is 6 instead, which keeps box 4 off column 3, r6c8 sees the 6 in row 6, so r6c5 and r6c8 cannot be 6.",
        technical="Dual Empty Rectangle: 6 in b4 (r7c35 and r9c38) => r6c58<>6",
        teacher="Dual Empty Rectangle. In box 4, the 6 can only go in column 3 or row 6; in row 7 only in r7c3 or r7c5; and in row 9 only in r9c3 or r9c8. If r7c5 is 6, r6c5 sees it. If r7c3 is 6, box 4 cannot have its 6 in column 3 and has it in row 6, where r6c5 sees it too. It is the same with row 9: r6c8 sees r9c8, and if r9c3 is 6 instead, which keeps box 4 off column 3, r6c8 sees the 6 in row 6, so r6c5 and r6c8 cannot be 6. That is a Dual Empty Rectangle: box 4 has its 6 in column 3 or row 6, and rows 7 and 9 each have just two places for a 6, one of which keeps box 4 off column 3 and so sends its 6 to the other line. To find the next one, look beside every Empty Rectangle for another line with two places that ends on the same box's lines.",
        proof=(
            "Dual Empty Rectangle.",
            "Box 4 must take its 6 in r4c3, r5c3 or r6c2: r4c2, r5c2 and r6c3 are given, and the given in r1c1 rules out the rest.",
            "Row 7 must take its 6 in r7c3 or r7c5: r7c2, r7c4, r7c6, r7c7, r7c8 and r7c9 are given, and the given in r1c1 rules out the rest.",
            "Row 9 must take its 6 in r9c3 or r9c8: r9c2, r9c4, r9c5, r9c6, r9c7 and r9c9 are given, and the given in r1c1 rules out the rest.",
            "Column 3, row 6, column 5 and column 8 each take 6 only once.",
            "If r6c5 were 6, row 7 would have to take its 6 in r7c3; then box 4 would have no place for 6.",
            "If r6c8 were 6, row 9 would have to take its 6 in r9c3; then box 4 would have no place for 6.",
            "So r6c5 and r6c8 cannot be 6.",
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
        "Turbot Fish. In row 2, the 4 can only go in r2c2 or r2c9, and in row 4 only in r4c3 or r4c7. r2c2 and r4c3 see each other and cannot both be 4. That leaves r2c9 or r4c7 to be 4, and r1c7, r3c7, r3c9, r5c9 and r6c9 see both, so they cannot be 4."
    )


def test_kites_of_two_digits() -> None:
    four = places(CLASSIC, "row 2: r2c1 r2c5; column 3: r3c3 r8c3")
    board = places(CLASSIC, "row 2: r2c1 r2c9; column 3: r3c3 r6c3", 7, four)
    assert told("dual_two_string_kite", board) == (
        "Dual 2-String Kite. In row 2, the 4 can only go in r2c1 or r2c5, and in column 3 only in r3c3 or r8c3. Likewise, in row 2, the 7 can only go in r2c1 or r2c9, and in column 3 only in r3c3 or r6c3. r2c1 and r3c3, both in box 1, cannot both be 4, nor both be 7. That leaves r2c5 or r8c3 to be 4, and r8c5 sees both. It also leaves r2c9 or r6c3 to be 7, and r6c9 sees both, so r6c9 cannot be 7, and r8c5 cannot be 4."
    )
    assert told("dual_two_string_kite", board, "technical") == (
        "Dual 2-String Kite: 4 in r2c5,r8c3 and 7 in r2c9,r6c3 (connected by r2c1,r3c3) => r8c5<>4, r6c9<>7"
    )


def test_a_line_across_a_diagonal() -> None:
    board = places(CLASSIC.with_diagonals(), "main diagonal: r2c2 r7c7; row 5: r5c2 r5c9")
    assert told("turbot_fish", board).startswith(
        "Turbot Fish. In row 5, the 4 can only go in r5c2 or r5c9, and on the main diagonal only in r2c2 or r7c7. r5c2 and r2c2, both in column 2, cannot both be 4. "
    )
