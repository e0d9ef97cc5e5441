from __future__ import annotations

from sudologue.inference import TraceStep
from sudologue.model import Board, Candidate
from sudologue.narration import Passage
from sudologue.narration.golden_test import Golden, golden_test
from sudologue.narration.voices.conversational import Conversational
from sudologue.rules import named
from sudologue.rules.colouring.search.colouring_test import SEVENS, places
from sudologue.rules.colouring.telling.colours import OneIsTrue, SeeSomeOf, TwoColours, letters_for

GOLDEN = (
    Golden(
        rule="simple_colors_trap",
        terse="r7c7 not 7: Simple Colors Trap, digit 7",
        conversational="Simple Colors Trap. In box 3, the 7 can only go in r2c7 or r1c9, in row 1 only in r1c9 or r1c2, and in column 2 only in r1c2 or r7c2. These choices settle one another, so either A is right throughout, or B is:\nA: 7 in r2c7 and r1c2.\nB: 7 in r1c9 and r7c2.\nr7c7 sees r2c7 (A) and r7c2 (B), one of which is 7, so r7c7 cannot be 7.",
        technical="Simple Colors Trap: 7 (r1c2,r2c7,r5c1,r6c8,r7c9,r9c3) / (r1c9,r2c3,r5c7,r6c1,r7c2,r9c8) => r7c7<>7",
        teacher="Simple Colors Trap. In box 3, the 7 can only go in r2c7 or r1c9, in row 1 only in r1c9 or r1c2, and in column 2 only in r1c2 or r7c2. These choices settle one another, so either A is right throughout, or B is:\nA: 7 in r2c7 and r1c2.\nB: 7 in r1c9 and r7c2.\nr7c7 sees r2c7 (A) and r7c2 (B), one of which is 7, so r7c7 cannot be 7. That is a Simple Colors Trap: the 7s are painted in two colours, A and B, by turns; one of the two is right, and what both rule out goes. To find the next one, take a digit with many houses that have two places, mark these A and B by turns, and look for another place that sees an A and a B.",
        proof=(
            "Simple Colors Trap.",
            "Box 3 must take its 7 in r1c9 or r2c7: r1c7, r1c8, r2c8, r2c9, r3c7, r3c8 and r3c9 are given.",
            "Column 2 must take its 7 in r1c2 or r7c2: r2c2, r3c2, r4c2, r5c2, r6c2, r8c2 and r9c2 are given.",
            "Column 7, row 1 and row 7 each take 7 only once.",
            "If r7c7 were 7, box 3 would have to take its 7 in r1c9; then column 2 would have no place for 7.",
            "So r7c7 cannot be 7.",
        ),
    ),
    Golden(
        rule="simple_colors_wrap",
        terse="r67c4,r9c3 not 2: Simple Colors Wrap, digit 2",
        conversational="Simple Colors Wrap. In row 6, the 2 can only go in r6c4 or r6c3, in column 3 only in r6c3 or r9c3, in box 7 only in r9c3 or r7c2, and in row 7 only in r7c2 or r7c4. These choices settle one another, so either A is right throughout, or B is:\nA: 2 in r6c4, r9c3 and r7c4.\nB: 2 in r6c3 and r7c2.\nBut r6c4 and r7c4, both 2 in A, see each other, so A is wrong: r6c4, r7c4 and r9c3 cannot be 2.",
        technical="Simple Colors Wrap: 2 (r67c4,r9c3) / (r6c3,r7c2,r9c6) => r67c4,r9c3<>2",
        teacher="Simple Colors Wrap. In row 6, the 2 can only go in r6c4 or r6c3, in column 3 only in r6c3 or r9c3, in box 7 only in r9c3 or r7c2, and in row 7 only in r7c2 or r7c4. These choices settle one another, so either A is right throughout, or B is:\nA: 2 in r6c4, r9c3 and r7c4.\nB: 2 in r6c3 and r7c2.\nBut r6c4 and r7c4, both 2 in A, see each other, so A is wrong: r6c4, r7c4 and r9c3 cannot be 2. That is a Simple Colors Wrap: the 2s are painted in two colours, A and B, by turns, and two 2s in A come to see each other; so all of A goes. To find the next one, take a digit with many houses that have two places, mark these A and B by turns, and look for two with the same letter that see each other.",
        proof=(
            "Simple Colors Wrap.",
            "Column 3 must take its 2 in r6c3 or r9c3: r1c3, r2c3, r3c3, r4c3, r5c3, r7c3 and r8c3 are given.",
            "Row 7 must take its 2 in r7c2 or r7c4: r7c1, r7c3, r7c5, r7c6, r7c7, r7c8 and r7c9 are given.",
            "Row 6 must take its 2 in r6c3 or r6c4: r6c1, r6c2, r6c5, r6c6, r6c8 and r6c9 are given, and the given in r8c7 rules out the rest.",
            "Box 7 must take its 2 in r7c2 or r9c3: r7c1, r7c3, r8c1, r8c2, r8c3, r9c1 and r9c2 are given.",
            "Row 6, box 7, column 4, column 3 and row 7 each take 2 only once.",
            "If r6c4 were 2, column 3 would have to take its 2 in r9c3; then row 7 would have no place for 2.",
            "If r7c4 were 2, row 6 would have to take its 2 in r6c3; then box 7 would have no place for 2.",
            "If r9c3 were 2, row 7 would have to take its 2 in r7c4; then row 6 would have no place for 2.",
            "So r6c4, r7c4 and r9c3 cannot be 2.",
        ),
    ),
    Golden(
        rule="multi_colors_1",
        terse="r4c1 not 3: Multi-Colors Type 1, digit 3",
        conversational="Multi-Colors Type 1. In column 4, the 3 can only go in r2c4 or r4c4, and in box 1 only in r1c1 or r2c3. r2c4 and r2c3 see each other and cannot both be 3. That leaves r1c1 or r4c4 to be 3, and r4c1 sees both, so r4c1 cannot be 3.",
        technical="Multi-Colors Type 1: 3 (r2c4) / (r4c4), (r1c1) / (r1c6,r2c3) => r4c1<>3",
        teacher="Multi-Colors Type 1. In column 4, the 3 can only go in r2c4 or r4c4, and in box 1 only in r1c1 or r2c3. r2c4 and r2c3 see each other and cannot both be 3. That leaves r1c1 or r4c4 to be 3, and r4c1 sees both, so r4c1 cannot be 3. That is Multi-Colors Type 1: two houses have a pair of 3s each, and of either pair one is right; where they meet, in r2c4 and r2c3, not both are, so one of the other two is. To find the next one, mark a digit's pairs A and B by turns, those that hang together apart from these C and D, and look where one of A or B sees one of C or D.",
        proof=(
            "Multi-Colors Type 1.",
            "Box 1 must take its 3 in r1c1 or r2c3: r1c2, r1c3, r2c1, r2c2, r3c1, r3c2 and r3c3 are given.",
            "Column 4 must take its 3 in r2c4 or r4c4: r1c4, r3c4, r5c4, r6c4, r7c4, r8c4 and r9c4 are given.",
            "Column 1, row 2 and row 4 each take 3 only once.",
            "If r4c1 were 3, box 1 would have to take its 3 in r2c3; then column 4 would have no place for 3.",
            "So r4c1 cannot be 3.",
        ),
    ),
    Golden(
        rule="multi_colors_2",
        terse="r3c4 not 8: Multi-Colors Type 2, digit 8",
        conversational="Multi-Colors Type 2. In column 3, the 8 can only go in r3c3 or r8c3, in row 8 only in r8c3 or r8c9, and in column 9 only in r8c9 or r3c9. These choices settle one another, so either A is right throughout, or B is:\nA: 8 in r3c3 and r8c9.\nB: 8 in r8c3 and r3c9.\nr3c4 sees r3c3 (A) and r3c9 (B), one of which is 8, so r3c4 cannot be 8.",
        technical="Multi-Colors Type 2: 8 (r3c4) / (r2c4), (r3c3,r8c9,r9c1) / (r3c9,r8c3,r9c8) => r3c4<>8",
        teacher="Multi-Colors Type 2. In column 3, the 8 can only go in r3c3 or r8c3, in row 8 only in r8c3 or r8c9, and in column 9 only in r8c9 or r3c9. These choices settle one another, so either A is right throughout, or B is:\nA: 8 in r3c3 and r8c9.\nB: 8 in r8c3 and r3c9.\nr3c4 sees r3c3 (A) and r3c9 (B), one of which is 8, so r3c4 cannot be 8. That is Multi-Colors Type 2: the 8s are painted in two colours, A and B, one of which is right, and an 8 in r3c4 is wrong beside either. To find the next one, mark a digit's pairs A and B by turns, and look among its other places for one, or several that hang together, that see an A and a B.",
        proof=(
            "Multi-Colors Type 2.",
            "Column 3 must take its 8 in r3c3 or r8c3: r1c3, r2c3, r4c3, r5c3, r6c3, r7c3 and r9c3 are given.",
            "Column 9 must take its 8 in r3c9 or r8c9: r1c9, r2c9, r4c9, r6c9, r7c9 and r9c9 are given, and the given in r5c7 rules out the rest.",
            "Row 3 and row 8 each take 8 only once.",
            "If r3c4 were 8, column 3 would have to take its 8 in r8c3; then column 9 would have no place for 8.",
            "So r3c4 cannot be 8.",
        ),
    ),
    Golden(
        rule="medusa_3d",
        terse="r1c35,r7c4 not 1, r6c4,r8c5 not 4: 3D Medusa, on several digits",
        conversational="3D Medusa. Each of these leaves just two choices: the 1 of column 3 (r1c3 or r7c3), the 1 of row 7 (r7c3 or r7c4), the 1 of box 8 (r7c4 or r8c5), the 1 of column 5 (r8c5 or r1c5), r7c4 (1 or 4), the 4 of column 4 (r7c4 or r6c4) and r8c5 (1 or 4). These choices settle one another, so either A is right throughout, or B is:\nA: 1 in r1c3, r7c4 and r1c5; 4 in r6c4 and r8c5.\nB: 1 in r7c3 and r8c5; 4 in r7c4.\nBut r1c3 and r1c5, both 1 in A, see each other, so A is wrong: r1c3, r1c5 and r7c4 cannot be 1, and r6c4 and r8c5 cannot be 4.",
        technical="3D Medusa: (1 in r1c35,r7c4; 4 in r6c4,r8c5) / (1 in r7c3,r8c5; 4 in r7c4,r8c2) => r1c35,r7c4<>1, r6c4,r8c5<>4",
        teacher="3D Medusa. Each of these leaves just two choices: the 1 of column 3 (r1c3 or r7c3), the 1 of row 7 (r7c3 or r7c4), the 1 of box 8 (r7c4 or r8c5), the 1 of column 5 (r8c5 or r1c5), r7c4 (1 or 4), the 4 of column 4 (r7c4 or r6c4) and r8c5 (1 or 4). These choices settle one another, so either A is right throughout, or B is:\nA: 1 in r1c3, r7c4 and r1c5; 4 in r6c4 and r8c5.\nB: 1 in r7c3 and r8c5; 4 in r7c4.\nBut r1c3 and r1c5, both 1 in A, see each other, so A is wrong: r1c3, r1c5 and r7c4 cannot be 1, and r6c4 and r8c5 cannot be 4. That is a 3D Medusa: candidates of several digits are painted in two colours, A and B, by turns, and two 1s in A come to see each other; so all of A goes. To find the next one, begin at a cell with two candidates, mark these A and B, go on by turns wherever just two are left, and look for what contradicts both letters, or one.",
        proof=(
            "3D Medusa.",
            "Row 7 must take its 1 in r7c3 or r7c4: r7c2, r7c5, r7c6, r7c7, r7c8 and r7c9 are given, and the given in r6c1 rules out the rest.",
            "Column 5 must take its 1 in r1c5 or r8c5: r2c5, r3c5, r6c5, r7c5 and r9c5 are given, and the given in r5c6 rules out the rest.",
            "Column 3 must take its 1 in r1c3 or r7c3: r2c3, r3c3, r4c3, r5c3, r8c3 and r9c3 are given, and the given in r6c1 rules out the rest.",
            "r7c4 must be 1 or 4: the givens in r3c4 (2), r4c4 (3), r5c4 (5), r7c9 (6), r7c8 (7), r7c7 (8) and r8c6 (9) rule out the rest.",
            "Box 8 must take its 1 in r7c4 or r8c5: r7c5, r7c6, r8c4, r8c6, r9c4, r9c5 and r9c6 are given.",
            "Column 3, row 1, row 7 and column 5 each take 1 only once.",
            "Box 8 takes 1 and 4 only once each.",
            "Column 4 takes 4 only once.",
            "If r1c3 were 1, row 7 would have to take its 1 in r7c4; then column 5 would have no place for 1.",
            "If r1c5 were 1, column 3 would have to take its 1 in r7c3; then box 8 would have no place for 1.",
            "If r6c4 were 4, r7c4 would have to be 1; then column 5 would have to take its 1 in r1c5; then column 3 would have no place for 1.",
            "If r7c4 were 1, column 5 would have to take its 1 in r1c5; then column 3 would have no place for 1.",
            "If r8c5 were 4, r7c4 would have to be 1; then column 5 would have to take its 1 in r1c5; then column 3 would have no place for 1.",
            "So r1c3, r1c5 and r7c4 cannot be 1, and r6c4 and r8c5 cannot be 4.",
        ),
    ),
    Golden(
        rule="medusa_3d",
        puzzle=".8.459217219.7.4..547.21..9.9.54.172754.1269.12.796..4431985726875264931962137.4.",
        terse="r5c9 not 8: 3D Medusa, on several digits",
        conversational="3D Medusa. Each of these leaves just two choices: r6c8 (5 or 8), the 5 of box 6 (r6c8 or r6c7), the 5 of column 7 (r6c7 or r9c7), r9c7 (5 or 8) and the 8 of box 9 (r9c7 or r9c9). These choices settle one another, so either A is right throughout, or B is:\nA: 8 in r6c8; 5 in r6c7; 8 in r9c7.\nB: 5 in r6c8 and r9c7; 8 in r9c9.\nAn 8 in r5c9 would rule out both the 8 in r6c8 (A) and the 8 in r9c9 (B), one of which is right, so r5c9 cannot be 8.",
        technical="3D Medusa: (5 in r2c8,r6c7,r9c9; 8 in r6c8,r9c7) / (5 in r2c9,r6c8,r9c7; 8 in r9c9) => r5c9<>8",
        teacher="3D Medusa. Each of these leaves just two choices: r6c8 (5 or 8), the 5 of box 6 (r6c8 or r6c7), the 5 of column 7 (r6c7 or r9c7), r9c7 (5 or 8) and the 8 of box 9 (r9c7 or r9c9). These choices settle one another, so either A is right throughout, or B is:\nA: 8 in r6c8; 5 in r6c7; 8 in r9c7.\nB: 5 in r6c8 and r9c7; 8 in r9c9.\nAn 8 in r5c9 would rule out both the 8 in r6c8 (A) and the 8 in r9c9 (B), one of which is right, so r5c9 cannot be 8. That is a 3D Medusa: candidates of several digits are painted in two colours, A and B, by turns; one of the two is right, and what both rule out goes. To find the next one, begin at a cell with two candidates, mark these A and B, go on by turns wherever just two are left, and look for what contradicts both letters, or one.",
        proof=(
            "3D Medusa.",
            "r6c8 must be 5 or 8: the givens in r1c8 (1), r4c9 (2), r8c8 (3), r6c9 (4), r5c7 (6), r4c8 (7) and r5c8 (9) rule out the rest.",
            "Column 7 must take its 5 in r6c7 or r9c7: r1c7, r2c7, r4c7, r5c7, r7c7 and r8c7 are given, and the given in r3c1 rules out the rest.",
            "Box 9 must take its 8 in r9c7 or r9c9: r7c7, r7c8, r7c9, r8c7, r8c8, r8c9 and r9c8 are given.",
            "Box 6 takes 5 and 8 only once each.",
            "Column 9 takes 8 only once.",
            "r9c7 takes only one digit.",
            "If r5c9 were 8, r6c8 would have to be 5; then column 7 would have to take its 5 in r9c7; then box 9 would have no place for 8.",
            "So r5c9 cannot be 8.",
        ),
    ),
    Golden(
        rule="medusa_3d",
        puzzle="357126849.8.574136146..32754.3....92.1...9384.98432.178....5.23.2.3.8.51.3.2...68",
        terse="r4c5,r9c6 not 1, r4c6,r7c4 not 7: 3D Medusa, on several digits",
        conversational="3D Medusa. Each of these leaves just two choices: the 7 of column 6 (r4c6 or r9c6), the 7 of box 8 (r9c6 or r7c4), r4c6 (1 or 7), the 1 of box 5 (r4c6 or r4c5) and r9c6 (1 or 7). These choices settle one another, so either A is right throughout, or B is:\nA: 7 in r4c6 and r7c4; 1 in r4c5 and r9c6.\nB: 7 in r9c6; 1 in r4c6.\nBut A would leave column 2 no place for a 7: the 7 in r4c6 rules out r4c2 and the 7 in r7c4 rules out r7c2, so A is wrong: r4c5 and r9c6 cannot be 1, and r4c6 and r7c4 cannot be 7.",
        technical="3D Medusa: (1 in r4c5,r9c6; 7 in r4c6,r7c4) / (1 in r4c6; 7 in r9c6) => r4c5,r9c6<>1, r4c6,r7c4<>7",
        teacher="3D Medusa. Each of these leaves just two choices: the 7 of column 6 (r4c6 or r9c6), the 7 of box 8 (r9c6 or r7c4), r4c6 (1 or 7), the 1 of box 5 (r4c6 or r4c5) and r9c6 (1 or 7). These choices settle one another, so either A is right throughout, or B is:\nA: 7 in r4c6 and r7c4; 1 in r4c5 and r9c6.\nB: 7 in r9c6; 1 in r4c6.\nBut A would leave column 2 no place for a 7: the 7 in r4c6 rules out r4c2 and the 7 in r7c4 rules out r7c2, so A is wrong: r4c5 and r9c6 cannot be 1, and r4c6 and r7c4 cannot be 7. That is a 3D Medusa: candidates of several digits are painted in two colours, A and B, by turns, and A leaves column 2 without a 7; so all of A goes. To find the next one, begin at a cell with two candidates, mark these A and B, go on by turns wherever just two are left, and look for what contradicts both letters, or one.",
        proof=(
            "3D Medusa.",
            "Column 2 must take its 7 in r4c2 or r7c2: r1c2, r2c2, r3c2, r5c2, r6c2, r8c2 and r9c2 are given.",
            "Box 8 must take its 7 in r7c4 or r9c6: r7c6, r8c4, r8c6 and r9c4 are given, and the given in r2c5 rules out the rest.",
            "r4c6 must be 1 or 7: the givens in r4c9 (2), r3c6 (3), r2c6 (4), r7c6 (5), r1c6 (6), r8c6 (8) and r4c8 (9) rule out the rest.",
            "Column 6 must take its 7 in r4c6 or r9c6: r1c6, r2c6, r3c6, r5c6, r6c6, r7c6 and r8c6 are given.",
            "Column 6 takes 1 and 7 only once each.",
            "Row 4, row 7 and box 8 each take 7 only once.",
            "Box 5 takes 1 only once.",
            "If r4c5 were 1, r4c6 would have to be 7; then column 2 would have to take its 7 in r7c2; then box 8 would have no place for 7.",
            "If r4c6 were 7, column 2 would have to take its 7 in r7c2; then box 8 would have no place for 7.",
            "If r7c4 were 7, column 2 would have to take its 7 in r4c2; then column 6 would have no place for 7.",
            "If r9c6 were 1, r4c6 would have to be 7; then column 2 would have to take its 7 in r7c2; then box 8 would have no place for 7.",
            "So r4c5 and r9c6 cannot be 1, and r4c6 and r7c4 cannot be 7.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)


def told(rule: str, board: Board, full: bool = False) -> Passage:
    """The first inference of a rule, whose claims are held against the board."""
    inference = named(rule).first(board)
    assert inference is not None
    passage = Conversational(full=full).tell(
        TraceStep(inference, inference.action.apply(board)), board
    )
    assert all(claim.holds(board) for claim in passage.claims)
    return passage


def test_a_colour_that_sees_two_others_from_two_of_its_places() -> None:
    assert told("multi_colors_2", places(SEVENS, digit=7)).text == (
        "Multi-Colors Type 2. In box 1, the 7 can only go in r3c1 or r1c2, in column 5 only in r3c5 or r6c5, in row 6 only in r6c5 or r6c2, and in box 5 only in r6c5 or r4c6. These choices settle one another, so one of A and B is right throughout, and one of C and D:\nA: 7 in r3c1.\nB: 7 in r1c2.\nC: 7 in r3c5, r6c2 and r4c6.\nD: 7 in r6c5.\nr3c5 (C) sees r3c1 (A), and r6c2 (C) sees r1c2 (B). Either way C sees a 7, so C is wrong: r3c5, r4c6 and r6c2 cannot be 7."
    )


def test_meetings_of_single_pairs_need_no_colours() -> None:
    cells = "r2c4 r2c7 r3c4 r3c7 r4c2 r4c8 r5c1 r5c5 r6c3 r7c6 r8c2 r9c9"
    assert told("multi_colors_1", places(cells, "diagonals")).text == (
        "Multi-Colors Type 1. In column 2, the 1 can only go in r4c2 or r8c2, and in row 5 only in r5c5 or r5c1. r4c2 and r5c1 see each other and cannot both be 1. That leaves r5c5 or r8c2 to be 1, and r3c7 sees both. r8c2 and r5c5 see each other and cannot both be 1. That leaves r4c2 or r5c1 to be 1, and r6c3 sees both, so r3c7 and r6c3 cannot be 1."
    )


FAR = "42....+536....3.8.........+9.7+48.1...+9....+6.+354+5+63+9..+1+7+8.5.4.6+9+1+31...+5.7.+2...2.+1.+8+5:132 236 246 256 382 436 526 631 715 726 732 735 834 835 836 913 926 983"
WIDE = "2.+75.931..1.+2+37.+9593+5......3...6..5.5......3..79.+5+31..+7.+3...5891......6+3..83...7+1:237 247 249 257 259 282 285 286 292 412 427 437 447 457 482 484 485 486 492 621 637 639 652 659 692"


def test_colours_that_go_far_are_told_as_far_as_the_nearest_needs() -> None:
    board = Board.from_string(FAR)
    assert told("medusa_3d", board).text == (
        "3D Medusa. Each of these leaves just two choices: r5c1 (2 or 9), the 2 of column 1 (r5c1 or r7c1), r7c1 (2 or 8), the 8 of box 7 (r7c1 or r8c2) and r8c2 (8 or 9). These choices settle one another, so either A is right throughout, or B is:\nA: 9 in r5c1; 2 in r7c1; 8 in r8c2.\nB: 2 in r5c1; 8 in r7c1; 9 in r8c2.\nA 9 in r5c2 would rule out both the 9 in r5c1 (A) and the 9 in r8c2 (B), one of which is right. A and B go on over eight more such choices. A 7 in r9c2 would rule out both the 7 in r7c3 (A) and the 3 in r9c2 (B). A 9 in r9c1 would rule out both the 3 in r9c1 (A) and the 9 in r8c2 (B), so r5c2 and r9c1 cannot be 9, and r9c2 cannot be 7."
    )
    assert told("medusa_3d", board, full=True).text == (
        "3D Medusa. Each of these leaves just two choices: r5c1 (2 or 9), the 2 of column 1 (r5c1 or r7c1), r7c1 (2 or 8), the 8 of box 7 (r7c1 or r8c2), r8c2 (8 or 9), the 8 of column 2 (r8c2 or r3c2) and r3c2 (3 or 8). So do the 3 of column 2 (r3c2 or r9c2), the 2 of box 7 (r7c1 or r7c3), r7c3 (2 or 7), the 8 of column 1 (r7c1 or r3c1), r3c1 (3 or 8) and the 3 of column 1 (r3c1 or r9c1). These choices settle one another, so either A is right throughout, or B is:\nA: 9 in r5c1; 2 in r7c1; 8 in r8c2; 3 in r3c2; 7 in r7c3; 8 in r3c1; 3 in r9c1.\nB: 2 in r5c1; 8 in r7c1; 9 in r8c2; 8 in r3c2; 3 in r9c2; 2 in r7c3; 3 in r3c1.\nA 7 in r9c2 would rule out both the 7 in r7c3 (A) and the 3 in r9c2 (B), one of which is right. A 9 in r5c2 would rule out both the 9 in r5c1 (A) and the 9 in r8c2 (B). A 9 in r9c1 would rule out both the 3 in r9c1 (A) and the 9 in r8c2 (B), so r5c2 and r9c1 cannot be 9, and r9c2 cannot be 7."
    )


def test_of_a_wide_colour_that_is_wrong_what_refutes_it_is_told() -> None:
    board = Board.from_string(WIDE)
    assert told("medusa_3d", board).text == (
        "3D Medusa. Each of these leaves just two choices: r2c1 (4 or 8), the 8 of box 1 (r2c1 or r1c2), r1c2 (6 or 8), the 6 of column 2 (r1c2 or r7c2), the 6 of box 7 (r7c2 or r9c1) and r9c1 (4 or 6). These choices settle one another, so either A is right throughout, or B is:\nA: 4 in r2c1; 8 in r1c2; 6 in r7c2; 4 in r9c1.\nB: 8 in r2c1; 6 in r1c2 and r9c1.\nBut r2c1 and r9c1, both 4 in A, see each other, so A is wrong, and so is what eight more such choices join to it: r1c2, r2c7 and r6c1 cannot be 8; r1c9, r2c3, r5c7, r6c1, r7c2 and r9c6 cannot be 6; and r2c1 and r9c1 cannot be 4."
    )
    assert told("medusa_3d", board, full=True).text == (
        "3D Medusa. Each of these leaves just two choices: r2c1 (4 or 8), the 8 of box 1 (r2c1 or r1c2), r1c2 (6 or 8), the 6 of column 2 (r1c2 or r7c2), the 6 of box 7 (r7c2 or r9c1), r9c1 (4 or 6) and the 6 of row 1 (r1c2 or r1c9). So do the 6 of box 1 (r1c2 or r2c3), the 8 of row 2 (r2c1 or r2c7), r2c7 (6 or 8), the 6 of column 7 (r2c7 or r5c7), the 6 of column 1 (r9c1 or r6c1), the 8 of column 1 (r2c1 or r6c1) and the 6 of row 9 (r9c1 or r9c6). These choices settle one another, so either A is right throughout, or B is:\nA: 4 in r2c1; 8 in r1c2; 6 in r7c2; 4 in r9c1; 6 in r1c9 and r2c3; 8 in r2c7; 6 in r5c7 and r6c1; 8 in r6c1; 6 in r9c6.\nB: 8 in r2c1; 6 in r1c2, r9c1 and r2c7.\nBut r2c1 and r9c1, both 4 in A, see each other, so A is wrong: r1c2, r2c7 and r6c1 cannot be 8; r1c9, r2c3, r5c7, r6c1, r7c2 and r9c6 cannot be 6; and r2c1 and r9c1 cannot be 4."
    )


CORNERS = places("r1c1 r1c9 r9c1 r9c9 r5c5 r4c5")


def candidates(cells: str, digit: int = 1) -> tuple[Candidate, ...]:
    return tuple(Candidate.parse(f"{cell}({digit})") for cell in cells.split())


def test_colours_are_joined_from_one_to_the_other() -> None:
    assert TwoColours(candidates("r1c1 r9c9"), candidates("r1c9 r9c1")).holds(CORNERS)
    assert not TwoColours(candidates("r1c1 r9c1"), candidates("r1c9 r9c9")).holds(CORNERS)
    assert not TwoColours(candidates("r1c1 r5c5"), candidates("r1c9")).holds(CORNERS)


def test_of_two_ends_one_is_true() -> None:
    among = candidates("r1c1 r1c9 r9c9 r5c5")
    one, other, same, apart = among
    assert OneIsTrue(one, other, among).holds(CORNERS)
    assert not OneIsTrue(one, same, among).holds(CORNERS)
    assert not OneIsTrue(one, apart, among).holds(CORNERS)


def test_who_sees_some_of_a_colour() -> None:
    assert SeeSomeOf(candidates("r4c5"), (candidates("r5c5 r1c1"),)).holds(CORNERS)
    assert not SeeSomeOf(candidates("r4c5 r1c1"), (candidates("r5c5"),)).holds(CORNERS)


def test_letters_of_colours_are_no_digits() -> None:
    assert letters_for(9) == (("A", "B"), ("C", "D"))
    assert letters_for(10) == (("W", "X"), ("Y", "Z"))


def test_a_long_colour_that_one_candidate_refutes_is_told_whole() -> None:
    marked = (
        ":0000:x:....5+67+89.+5+718.2+36+6..3.7+1+4.24.+6.+83+57......96...67...243+14+5+726+9+879+5+8+634+12"
        "+862+9+4+1+5+73:153 155 161 352 862 965::"
    )
    board = Board.from_string(marked)
    found = next(one for one in named("medusa_3d").apply(board) if len(one.evidence.truths) == 14)
    told = Conversational().tell(TraceStep(found, found.action.apply(board)), board).text
    assert "But A would leave r5c9 nothing: the 1 in r5c1 rules out 1 there." in told
