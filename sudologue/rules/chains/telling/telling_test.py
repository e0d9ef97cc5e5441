import pytest

from sudologue.inference import TraceStep
from sudologue.model import Board
from sudologue.narration import voice_named, voices
from sudologue.narration.golden_test import Golden, golden_test
from sudologue.narration.phrasing.clauses import in_turn
from sudologue.narration.phrasing.passage import say
from sudologue.narration.steps.parts import parts_of
from sudologue.narration.steps.scene import scene_of
from sudologue.narration.voices.conversational import Conversational
from sudologue.rules import named
from sudologue.rules.chains import telling

GOLDEN = (
    Golden(
        rule="m_wing",
        terse="r5c5 not 2: M-Wing, from 2 in r3c5 to 2 in r5c4",
        conversational="M-Wing. If r3c5 is not 2, it is 1; then the 1 of column 4 is not in r2c4 but in r9c4, and the 2 of column 4 is not in r9c4 but in r5c4. So r3c5 or r5c4 is 2, and r5c5 sees both, so r5c5 cannot be 2.",
        technical="M-Wing: (2=1)r3c5-(1)r2c4=(1-2)r9c4=(2)r5c4 => r5c5<>2",
        teacher="M-Wing. If r3c5 is not 2, it is 1; then the 1 of column 4 is not in r2c4 but in r9c4, and the 2 of column 4 is not in r9c4 but in r5c4. So r3c5 or r5c4 is 2, and r5c5 sees both, so r5c5 cannot be 2. That is an M-Wing: a row of choices between two digits or two places, each of which settles the next, so that r3c5 and r5c4 at its ends cannot both go without a 2. To find the next one, take a cell with two candidates, look for a house that must pass one of them on to a second cell, and see whether that cell could have the other candidate instead.",
        proof=(
            "M-Wing.",
            "r3c5 must be 1 or 2: the givens in r2c5 (3), r3c8 (4), r3c3 (5), r4c5 (6), r3c4 (7), r3c2 (8) and r3c7 (9) rule out the rest.",
            "Column 4 must take its 1 in r2c4 or r9c4: r3c4, r4c4 and r7c4 are given, and the givens in r1c8 (r1c4), r4c6 (r5c4 and r6c4) and r8c2 (r8c4) rule out the rest.",
            "Column 4 must take its 2 in r5c4 or r9c4: r3c4, r4c4 and r7c4 are given, and the givens in r1c9 (r1c4), r2c3 (r2c4), r6c7 (r6c4) and r8c8 (r8c4) rule out the rest.",
            "Box 2 takes 1 only once.",
            "Column 5 and box 5 each take 2 only once.",
            "r9c4 takes only one digit.",
            "If r5c5 were 2, r3c5 would have to be 1; then column 4 would have to take its 1 in r9c4; then column 4 would have no place for 2.",
            "So r5c5 cannot be 2.",
        ),
    ),
    Golden(
        rule="x_cycle",
        terse="r1c5 = 7: X-Cycle, from 7 in r1c5 back to itself",
        conversational="X-Cycle. If r1c5 is not 7, the 7 of column 5 is in r4c5; then the 7 of column 9 is not in r4c9 but in r2c9, and the 7 of row 1 is not in r1c8 but in r1c5. Even if r1c5 were not 7, it would have to be 7, so it is 7.",
        technical="X-Cycle: (7)r1c5=(7)r4c5-(7)r4c9=(7)r2c9-(7)r1c8=(7)r1c5 => r1c5=7",
        teacher="X-Cycle. If r1c5 is not 7, the 7 of column 5 is in r4c5; then the 7 of column 9 is not in r4c9 but in r2c9, and the 7 of row 1 is not in r1c8 but in r1c5. Even if r1c5 were not 7, it would have to be 7, so it is 7. That is an X-Cycle: a row of houses with two places for the 7, each of which settles the next, that leads back to where it began, r1c5, and finds a 7 there even if it starts without one. To find the next one, mark the houses with two places for a digit and follow them from place to place to see whether you come back to where you started.",
        proof=(
            "X-Cycle.",
            "Column 5 must take its 7 in r1c5 or r4c5: r2c5, r3c5, r5c5, r6c5, r7c5, r8c5 and r9c5 are given.",
            "Column 9 must take its 7 in r2c9 or r4c9: r1c9, r5c9, r7c9 and r8c9 are given, and the givens in r3c1 (r3c9), r6c3 (r6c9) and r8c7 (r9c9) rule out the rest.",
            "Row 1 must take its 7 in r1c5 or r1c8: r1c1, r1c2, r1c3, r1c4, r1c6, r1c7 and r1c9 are given.",
            "Row 4 and box 3 each take 7 only once.",
            "If r1c5 were not 7, column 5 would have to take its 7 in r4c5; then column 9 would have to take its 7 in r2c9; then row 1 would have no place for 7.",
            "So r1c5 is 7.",
        ),
    ),
    Golden(
        rule="xy_chain",
        terse="r1c6 not 8: XY-Chain, from 8 in r1c5 to 8 in r8c6",
        conversational="XY-Chain. Every cell here has two candidates. If r1c5 is not 8, it is 9; then r2c6 is 4, and r8c6 is 8. So r1c5 or r8c6 is 8, and r1c6 sees both, so r1c6 cannot be 8.",
        technical="XY-Chain: (8=9)r1c5-(9=4)r2c6-(4=8)r8c6 => r1c6<>8",
        teacher="XY-Chain. Every cell here has two candidates. If r1c5 is not 8, it is 9; then r2c6 is 4, and r8c6 is 8. So r1c5 or r8c6 is 8, and r1c6 sees both, so r1c6 cannot be 8. That is an XY-Chain: a row of cells with two candidates each, each of which settles the next, so that r1c5 and r8c6 at its ends cannot both go without an 8. To find the next one, follow cells with two candidates from one to the next by the digit they share, until the digit that you started without turns up again.",
        proof=(
            "XY-Chain.",
            "r1c5 must be 8 or 9: the givens in r1c8 (1), r1c9 (2), r1c3 (3), r1c2 (4), r7c5 (5), r4c5 (6) and r1c7 (7) rule out the rest.",
            "r2c6 must be 4 or 9: the givens in r4c6 (1), r2c3 (2), r2c5 (3), r2c9 (5), r2c8 (6), r2c2 (7) and r2c7 (8) rule out the rest.",
            "r8c6 must be 4 or 8: the givens in r4c6 (1), r8c8 (2), r7c6 (3), r7c5 (5), r7c4 (6), r5c6 (7) and r8c9 (9) rule out the rest.",
            "Box 2 takes 8 and 9 only once each.",
            "Column 6 takes 4 and 8 only once each.",
            "If r1c6 were 8, r1c5 would have to be 9; then r2c6 would have to be 4; then r8c6 would have nothing left.",
            "So r1c6 cannot be 8.",
        ),
    ),
    Golden(
        rule="continuous_nice_loop",
        terse="r1c46 not 9, r9c5 not 2: Continuous Nice Loop, through r1c1, r1c5, r2c1, r2c4, r3c5 and r9c5",
        conversational="Continuous Nice Loop. The 1 of column 5 is in r9c5 or r3c5, the 1 of row 2 is in r2c4 or r2c1, the 9 of box 1 is in r2c1 or r1c1, and the 9 of column 5 is in r1c5 or r9c5. Each of these settles the next, all the way round, so there are two ways only: either r3c5 is 1, r2c1 is 1, r1c1 is 9 and r9c5 is 9, or r9c5 is 1, r1c5 is 9, r2c1 is 9 and r2c4 is 1. Either way r1c1 or r1c5 is 9, and r1c4 and r1c6 see both, so they cannot be 9. Likewise r9c5 is 9 or 1, so it cannot be 2.",
        technical="Continuous Nice Loop: (1)r9c5=(1)r3c5-(1)r2c4=(1-9)r2c1=(9)r1c1-(9)r1c5=(9)r9c5-loop => r9c5<>2, r1c46<>9",
        teacher="Continuous Nice Loop. The 1 of column 5 is in r9c5 or r3c5, the 1 of row 2 is in r2c4 or r2c1, the 9 of box 1 is in r2c1 or r1c1, and the 9 of column 5 is in r1c5 or r9c5. Each of these settles the next, all the way round, so there are two ways only: either r3c5 is 1, r2c1 is 1, r1c1 is 9 and r9c5 is 9, or r9c5 is 1, r1c5 is 9, r2c1 is 9 and r2c4 is 1. Either way r1c1 or r1c5 is 9, and r1c4 and r1c6 see both, so they cannot be 9. Likewise r9c5 is 9 or 1, so it cannot be 2. That is a Continuous Nice Loop, closed into a ring: choices between two digits or two places, each of which settles the next, so that there are two ways only, and what neither allows can go. To find the next one, follow a chain of cells with two candidates and houses with two places until its last choice settles the first.",
        proof=(
            "Continuous Nice Loop.",
            "Column 5 must take its 1 in r3c5 or r9c5: r2c5, r4c5, r6c5, r7c5 and r8c5 are given, and the givens in r1c8 (r1c5) and r4c6 (r5c5) rule out the rest.",
            "Row 2 must take its 1 in r2c1 or r2c4: r2c2, r2c3, r2c5, r2c7, r2c8 and r2c9 are given, and the given in r4c6 rules out the rest.",
            "Box 1 must take its 9 in r1c1 or r2c1: r1c2, r1c3, r2c2, r2c3, r3c2 and r3c3 are given, and the given in r3c7 rules out the rest.",
            "Column 5 must take its 9 in r1c5 or r9c5: r2c5, r4c5, r6c5, r7c5 and r8c5 are given, and the givens in r3c7 (r3c5) and r5c8 (r5c5) rule out the rest.",
            "Box 2 takes 1 only once.",
            "Row 1 takes 9 only once.",
            "r2c1 and r9c5 take only one digit each.",
            "If r1c4 or r1c6 were 9, box 1 would have to take its 9 in r2c1; then row 2 would have to take its 1 in r2c4; then column 5 would have to take its 1 in r9c5; then column 5 would have no place for 9.",
            "If r9c5 were 2, column 5 would have to take its 1 in r3c5; then row 2 would have to take its 1 in r2c1; then box 1 would have to take its 9 in r1c1; then column 5 would have no place for 9.",
            "So r1c4 and r1c6 cannot be 9, and r9c5 cannot be 2.",
        ),
    ),
    Golden(
        rule="grouped_aic",
        terse="r4c9 not 4: Grouped AIC, from 4 in r2c9 to 4 in r4c5",
        conversational="Grouped AIC. If r2c9 is not 4, the 4 of row 2 is in r2c4; then the 4 of box 5 is not in r4c4, r5c4 or r6c4 but in r4c5. So r2c9 or r4c5 is 4, and r4c9 sees both, so r4c9 cannot be 4.",
        technical="Grouped AIC: (4)r2c9=(4)r2c4-(4)r456c4=(4)r4c5 => r4c9<>4",
        teacher="Grouped AIC. If r2c9 is not 4, the 4 of row 2 is in r2c4; then the 4 of box 5 is not in r4c4, r5c4 or r6c4 but in r4c5. So r2c9 or r4c5 is 4, and r4c9 sees both, so r4c9 cannot be 4. That is a Grouped AIC: a row of houses whose places for the 4 fall into two groups, each of which settles the next, so that r2c9 and r4c5 at its ends cannot both go without a 4. To find the next one, follow one choice between two to the next, and count places of a digit that lie in a box and in one line together as one.",
        proof=(
            "Grouped AIC.",
            "Row 2 must take its 4 in r2c4 or r2c9: r2c1, r2c2, r2c3, r2c5, r2c6, r2c7 and r2c8 are given.",
            "Box 5 must take its 4 in r4c4, r4c5, r5c4 or r6c4: r4c6, r5c5, r5c6, r6c5 and r6c6 are given.",
            "Column 4, column 9 and row 4 each take 4 only once.",
            "If r4c9 were 4, row 2 would have to take its 4 in r2c4; then box 5 would have no place for 4.",
            "So r4c9 cannot be 4.",
        ),
    ),
    Golden(
        rule="aic_with_als",
        terse="r3c9 not 2: AIC with Almost Locked Sets, from 2 in r3c8 to 2 in r9c9",
        conversational="AIC with Almost Locked Sets. Call r1c8, r3c8 and r6c8 group A: three cells, four digits (2, 4, 7, 9). If A loses one of them, it needs the other three. Group B is r2c9 and r9c9: two cells, three digits (2, 4, 7). If r3c8 is not 2, A needs its 7, in r1c8; then r2c9 is not 7, so B needs its 2, in r9c9. So r3c8 or r9c9 is 2, and r3c9 sees both, so r3c9 cannot be 2.",
        technical="AIC with Almost Locked Sets: (2=7)r136c8-(7=2)r29c9 => r3c9<>2",
        teacher="AIC with Almost Locked Sets. Call r1c8, r3c8 and r6c8 group A: three cells, four digits (2, 4, 7, 9). If A loses one of them, it needs the other three. Group B is r2c9 and r9c9: two cells, three digits (2, 4, 7). If r3c8 is not 2, A needs its 7, in r1c8; then r2c9 is not 7, so B needs its 2, in r9c9. So r3c8 or r9c9 is 2, and r3c9 sees both, so r3c9 cannot be 2. That is an AIC with Almost Locked Sets: a row of choices between two, some made by a group with one digit more than cells, each of which settles the next, so that r3c8 and r9c9 at its ends cannot both go without a 2. To find the next one, follow one choice between two to the next, and where you are stuck, look for cells of a house with one digit more than they are: without one digit they need all others.",
        proof=(
            "AIC with Almost Locked Sets.",
            "r1c8 must be 4 or 7: the givens in r1c7 (1), r1c1 (2), r1c3 (3), r1c2 (5), r1c9 (6), r1c4 (8) and r1c6 (9) rule out the rest.",
            "r3c8 must be 2 or 9: the givens in r1c7 (1), r2c7 (3), r3c2 (4), r2c8 (5), r1c9 (6), r3c1 (7) and r9c8 (8) rule out the rest.",
            "r6c8 must be 4 or 9: the givens in r5c9 (1), r6c2 (2), r6c6 (3), r2c8 (5), r8c8 (6), r6c3 (7) and r9c8 (8) rule out the rest.",
            "r2c9 must be 4 or 7: the givens in r1c7 (1), r2c5 (2), r2c7 (3), r2c8 (5), r1c9 (6), r2c2 (8) and r2c1 (9) rule out the rest.",
            "r9c9 must be 2 or 4: the givens in r5c9 (1), r7c9 (3), r8c9 (5), r1c9 (6), r8c7 (7), r9c8 (8) and r7c7 (9) rule out the rest.",
            "Column 8 takes 4 and 9 only once each.",
            "Box 3 takes 2 and 7 only once each.",
            "Column 9 takes 2 and 4 only once each.",
            "If r3c9 were 2, r3c8 would have to be 9; then r6c8 would have to be 4; then r1c8 would have to be 7; then r2c9 would have to be 4; then r9c9 would have nothing left.",
            "So r3c9 cannot be 2.",
        ),
    ),
    Golden(
        rule="s_wing",
        terse="r9c4 not 2: S-Wing, from 2 in r7c5 to 9 in r9c4",
        conversational="S-Wing. If r7c5 is not 2, the 2 of row 7 is in r7c8; then r3c8 is not 2 but 9, and the 9 of row 9 is not in r9c8 but in r9c4. Either r9c4 is 9, then, or it sees a 2 in r7c5, so it cannot be 2.",
        technical="S-Wing: (2)r7c5=(2)r7c8-(2=9)r3c8-(9)r9c8=(9)r9c4 => r9c4<>2",
        teacher="S-Wing. If r7c5 is not 2, the 2 of row 7 is in r7c8; then r3c8 is not 2 but 9, and the 9 of row 9 is not in r9c8 but in r9c4. Either r9c4 is 9, then, or it sees a 2 in r7c5, so it cannot be 2. That is an S-Wing: a row of choices between two digits or two places, each of which settles the next, so that a 2 in r9c4 would lead to another in r7c5. To find the next one, take a cell with two candidates and look on either side for a house with two places for one of them, one of the two in sight of the cell.",
        proof=(
            "S-Wing.",
            "Row 7 must take its 2 in r7c5 or r7c8: r7c1, r7c2, r7c3, r7c4, r7c6, r7c7 and r7c9 are given.",
            "r3c8 must be 2 or 9: the givens in r1c7 (1), r2c9 (3), r2c7 (4), r1c8 (5), r3c9 (6), r2c8 (7) and r1c9 (8) rule out the rest.",
            "Row 9 must take its 9 in r9c4 or r9c8: r9c2, r9c3, r9c5, r9c6, r9c7 and r9c9 are given, and the given in r7c1 rules out the rest.",
            "Column 8 takes 2 and 9 only once each.",
            "Box 8 takes 2 only once.",
            "r9c4 takes only one digit.",
            "If r9c4 were 2, row 7 would have to take its 2 in r7c8; then r3c8 would have to be 9; then row 9 would have no place for 9.",
            "So r9c4 cannot be 2.",
        ),
    ),
    Golden(
        rule="h_wing",
        terse="r8c4 not 3: H-Wing, from 3 in r6c4 to 7 in r8c4",
        conversational="H-Wing. If r6c4 is not 3, it is 6; then r5c6 is not 6 but 7, and the 7 of column 4 is not in r5c4 but in r8c4. Either r8c4 is 7, then, or it sees a 3 in r6c4, so it cannot be 3.",
        technical="H-Wing: (3=6)r6c4-(6=7)r5c6-(7)r5c4=(7)r8c4 => r8c4<>3",
        teacher="H-Wing. If r6c4 is not 3, it is 6; then r5c6 is not 6 but 7, and the 7 of column 4 is not in r5c4 but in r8c4. Either r8c4 is 7, then, or it sees a 3 in r6c4, so it cannot be 3. That is an H-Wing: a row of choices between two digits or two places, each of which settles the next, so that a 3 in r8c4 would lead to another in r6c4. To find the next one, look for two cells with two candidates each that see each other and share one digit, and then for a house where the last digit left has two places.",
        proof=(
            "H-Wing.",
            "r6c4 must be 3 or 6: the givens in r4c6 (1), r6c9 (2), r4c4 (4), r3c4 (5), r6c7 (7), r2c4 (8) and r6c5 (9) rule out the rest.",
            "r5c6 must be 6 or 7: the givens in r4c6 (1), r2c6 (2), r3c6 (3), r4c4 (4), r4c5 (5), r5c8 (8) and r5c3 (9) rule out the rest.",
            "Column 4 must take its 7 in r5c4 or r8c4: r2c4, r3c4, r4c4 and r7c4 are given, and the givens in r1c5 (r1c4), r6c7 (r6c4) and r9c9 (r9c4) rule out the rest.",
            "Box 5 takes 6 and 7 only once each.",
            "Column 4 takes 3 only once.",
            "r8c4 takes only one digit.",
            "If r8c4 were 3, r6c4 would have to be 6; then r5c6 would have to be 7; then column 4 would have no place for 7.",
            "So r8c4 cannot be 3.",
        ),
    ),
    Golden(
        rule="l_wing",
        terse="r8c4 not 9: L-Wing, from 3 in r8c4 to 9 in r9c4",
        conversational="L-Wing. If r8c4 is not 3, the 3 of row 8 is in r8c8; then the 1 of box 9 is not in r8c8 but in r9c8, and the 9 of row 9 is not in r9c8 but in r9c4. Either r8c4 is 3, then, or it sees a 9 in r9c4, so it cannot be 9.",
        technical="L-Wing: (3)r8c4=(3-1)r8c8=(1-9)r9c8=(9)r9c4 => r8c4<>9",
        teacher="L-Wing. If r8c4 is not 3, the 3 of row 8 is in r8c8; then the 1 of box 9 is not in r8c8 but in r9c8, and the 9 of row 9 is not in r9c8 but in r9c4. Either r8c4 is 3, then, or it sees a 9 in r9c4, so it cannot be 9. That is an L-Wing: a row of choices between two digits or two places, each of which settles the next, so that a 9 in r8c4 would lead to another in r9c4. To find the next one, look for a house with two places for a digit, and see whether another digit of each of these cells has just one more place in some house.",
        proof=(
            "L-Wing.",
            "Row 8 must take its 3 in r8c4 or r8c8: r8c2, r8c3, r8c5 and r8c9 are given, and the givens in r9c2 (r8c1), r3c6 (r8c6) and r4c7 (r8c7) rule out the rest.",
            "Box 9 must take its 1 in r8c8 or r9c8: r7c7, r7c9, r8c9, r9c7 and r9c9 are given, and the givens in r7c4 (r7c8) and r1c7 (r8c7) rule out the rest.",
            "Row 9 must take its 9 in r9c4 or r9c8: r9c2, r9c3, r9c5, r9c6, r9c7 and r9c9 are given, and the given in r7c1 rules out the rest.",
            "Box 8 takes 9 only once.",
            "r8c8, r9c8 and r8c4 take only one digit each.",
            "If r8c4 were 9, row 8 would have to take its 3 in r8c8; then box 9 would have to take its 1 in r9c8; then row 9 would have no place for 9.",
            "So r8c4 cannot be 9.",
        ),
    ),
    Golden(
        rule="x_chain",
        terse="r3c8 not 5: X-Chain, from 5 in r3c1 to 5 in r6c8",
        conversational="X-Chain. If r3c1 is not 5, the 5 of column 1 is in r4c1; then the 5 of box 6 is not in r4c9 but in r6c8. So r3c1 or r6c8 is 5, and r3c8 sees both, so r3c8 cannot be 5.",
        technical="X-Chain: (5)r3c1=(5)r4c1-(5)r4c9=(5)r6c8 => r3c8<>5",
        teacher="X-Chain. If r3c1 is not 5, the 5 of column 1 is in r4c1; then the 5 of box 6 is not in r4c9 but in r6c8. So r3c1 or r6c8 is 5, and r3c8 sees both, so r3c8 cannot be 5. That is an X-Chain: a row of houses with two places for the 5, each of which settles the next, so that r3c1 and r6c8 at its ends cannot both go without a 5. To find the next one, mark the houses with two places for a digit and follow them from place to place, then look for what sees the first and the last one.",
        proof=(
            "X-Chain.",
            "Column 1 must take its 5 in r3c1 or r4c1: r1c1, r2c1, r5c1, r6c1, r7c1, r8c1 and r9c1 are given.",
            "Box 6 must take its 5 in r4c9 or r6c8: r4c7, r4c8, r6c7 and r6c9 are given, and the given in r5c5 rules out the rest.",
            "Row 4, row 3 and column 8 each take 5 only once.",
            "If r3c8 were 5, column 1 would have to take its 5 in r4c1; then box 6 would have no place for 5.",
            "So r3c8 cannot be 5.",
        ),
    ),
    Golden(
        rule="xy_cycle",
        terse="r1c46 not 9, r9c5 not 2: XY-Cycle, through r1c1, r1c5, r3c1, r3c5 and r5c5",
        conversational="XY-Cycle. r3c5 is 2 or 1, r3c1 is 1 or 6, r1c1 is 6 or 9, r1c5 is 9 or 8, and r5c5 is 8 or 2. Each of these settles the next, all the way round, so there are two ways only: either r3c5 is 1, r3c1 is 6, r1c1 is 9, r1c5 is 8 and r5c5 is 2, or r3c5 is 2, r5c5 is 8, r1c5 is 9, r1c1 is 6 and r3c1 is 1. Either way r1c1 or r1c5 is 9, and r1c4 and r1c6 see both, so they cannot be 9. Likewise r5c5 or r3c5 is 2, and r9c5 sees both, so r9c5 cannot be 2.",
        technical="XY-Cycle: (2=1)r3c5-(1=6)r3c1-(6=9)r1c1-(9=8)r1c5-(8=2)r5c5-loop => r9c5<>2, r1c46<>9",
        teacher="XY-Cycle. r3c5 is 2 or 1, r3c1 is 1 or 6, r1c1 is 6 or 9, r1c5 is 9 or 8, and r5c5 is 8 or 2. Each of these settles the next, all the way round, so there are two ways only: either r3c5 is 1, r3c1 is 6, r1c1 is 9, r1c5 is 8 and r5c5 is 2, or r3c5 is 2, r5c5 is 8, r1c5 is 9, r1c1 is 6 and r3c1 is 1. Either way r1c1 or r1c5 is 9, and r1c4 and r1c6 see both, so they cannot be 9. Likewise r5c5 or r3c5 is 2, and r9c5 sees both, so r9c5 cannot be 2. That is an XY-Cycle, closed into a ring: cells with two candidates each, each of which settles the next, so that there are two ways only, and what neither allows can go. To find the next one, follow cells with two candidates from one to the next by the digit they share, and see whether you come back to the first by its other digit.",
        proof=(
            "XY-Cycle.",
            "r3c5 must be 1 or 2: the givens in r2c5 (3), r3c8 (4), r3c3 (5), r4c5 (6), r3c4 (7), r3c2 (8) and r3c7 (9) rule out the rest.",
            "r3c1 must be 1 or 6: the givens in r2c3 (2), r1c3 (3), r1c2 (4), r3c3 (5), r2c2 (7), r3c2 (8) and r3c7 (9) rule out the rest.",
            "r1c1 must be 6 or 9: the givens in r1c8 (1), r1c9 (2), r1c3 (3), r1c2 (4), r3c3 (5), r1c7 (7) and r3c2 (8) rule out the rest.",
            "r1c5 must be 8 or 9: the givens in r1c8 (1), r1c9 (2), r1c3 (3), r1c2 (4), r7c5 (5), r4c5 (6) and r1c7 (7) rule out the rest.",
            "r5c5 must be 2 or 8: the givens in r4c6 (1), r2c5 (3), r5c3 (4), r7c5 (5), r4c5 (6), r5c6 (7) and r5c8 (9) rule out the rest.",
            "Row 3 takes 1 only once.",
            "Box 1 takes 6 only once.",
            "Row 1 takes 9 only once.",
            "Column 5 takes 2 and 8 only once each.",
            "If r1c4 or r1c6 were 9, r1c1 would have to be 6; then r3c1 would have to be 1; then r3c5 would have to be 2; then r1c5 would have to be 8; then r5c5 would have nothing left.",
            "If r9c5 were 2, r3c5 would have to be 1; then r3c1 would have to be 6; then r1c1 would have to be 9; then r1c5 would have to be 8; then r5c5 would have nothing left.",
            "So r1c4 and r1c6 cannot be 9, and r9c5 cannot be 2.",
        ),
    ),
    Golden(
        rule="aic",
        terse="r2c3 not 8: Alternating Inference Chain, from 3 in r2c3 to 8 in r4c3",
        conversational="Alternating Inference Chain. If r2c3 is not 3, the 3 of row 2 is in r2c6; then the 6 of row 2 is not in r2c6 but in r2c9, r6c9 is not 6 but 8, and the 8 of row 4 is not in r4c8 but in r4c3. Either r2c3 is 3, then, or it sees an 8 in r4c3, so it cannot be 8.",
        technical="Alternating Inference Chain: (3)r2c3=(3-6)r2c6=(6)r2c9-(6=8)r6c9-(8)r4c8=(8)r4c3 => r2c3<>8",
        teacher="Alternating Inference Chain. If r2c3 is not 3, the 3 of row 2 is in r2c6; then the 6 of row 2 is not in r2c6 but in r2c9, r6c9 is not 6 but 8, and the 8 of row 4 is not in r4c8 but in r4c3. Either r2c3 is 3, then, or it sees an 8 in r4c3, so it cannot be 8. That is an Alternating Inference Chain: a row of choices between two digits or two places, each of which settles the next, so that an 8 in r2c3 would lead to another in r4c3. To find the next one, start from a cell with two candidates or a house with two places, follow one such choice to the next, and see what both ends of your chain rule out.",
        proof=(
            "Alternating Inference Chain.",
            "Row 2 must take its 3 in r2c3 or r2c6: r2c2, r2c4, r2c5, r2c7 and r2c8 are given, and the givens in r6c1 (r2c1) and r1c7 (r2c9) rule out the rest.",
            "Row 2 must take its 6 in r2c6 or r2c9: r2c2, r2c4, r2c5, r2c7 and r2c8 are given, and the given in r3c2 rules out the rest.",
            "r6c9 must be 6 or 8: the givens in r6c4 (1), r3c9 (2), r5c8 (3), r4c7 (4), r6c8 (5), r4c9 (7) and r6c5 (9) rule out the rest.",
            "Row 4 must take its 8 in r4c3 or r4c8: r4c1, r4c2, r4c4, r4c5, r4c6, r4c7 and r4c9 are given.",
            "Column 9 takes 6 only once.",
            "Box 6 and column 3 each take 8 only once.",
            "r2c6 and r2c3 take only one digit each.",
            "If r2c3 were 8, row 2 would have to take its 3 in r2c6; then row 2 would have to take its 6 in r2c9; then r6c9 would have to be 8; then row 4 would have no place for 8.",
            "So r2c3 cannot be 8.",
        ),
    ),
    Golden(
        rule="discontinuous_nice_loop",
        terse="r2c3 not 8: Discontinuous Nice Loop, from 3 in r2c3 to 8 in r4c3",
        conversational="Discontinuous Nice Loop. If r2c3 is not 3, the 3 of row 2 is in r2c6; then the 6 of row 2 is not in r2c6 but in r2c9, r6c9 is not 6 but 8, and the 8 of row 4 is not in r4c8 but in r4c3. Either r2c3 is 3, then, or it sees an 8 in r4c3, so it cannot be 8.",
        technical="Discontinuous Nice Loop: (3)r2c3=(3-6)r2c6=(6)r2c9-(6=8)r6c9-(8)r4c8=(8)r4c3 => r2c3<>8",
        teacher="Discontinuous Nice Loop. If r2c3 is not 3, the 3 of row 2 is in r2c6; then the 6 of row 2 is not in r2c6 but in r2c9, r6c9 is not 6 but 8, and the 8 of row 4 is not in r4c8 but in r4c3. Either r2c3 is 3, then, or it sees an 8 in r4c3, so it cannot be 8. That is a Discontinuous Nice Loop: a row of choices between two digits or two places, each of which settles the next, so that an 8 in r2c3 would lead to another in r4c3. To find the next one, start from a candidate that you doubt and follow cells with two candidates and houses with two places until you come back to its cell or its digit.",
        proof=(
            "Discontinuous Nice Loop.",
            "Row 2 must take its 3 in r2c3 or r2c6: r2c2, r2c4, r2c5, r2c7 and r2c8 are given, and the givens in r6c1 (r2c1) and r1c7 (r2c9) rule out the rest.",
            "Row 2 must take its 6 in r2c6 or r2c9: r2c2, r2c4, r2c5, r2c7 and r2c8 are given, and the given in r3c2 rules out the rest.",
            "r6c9 must be 6 or 8: the givens in r6c4 (1), r3c9 (2), r5c8 (3), r4c7 (4), r6c8 (5), r4c9 (7) and r6c5 (9) rule out the rest.",
            "Row 4 must take its 8 in r4c3 or r4c8: r4c1, r4c2, r4c4, r4c5, r4c6, r4c7 and r4c9 are given.",
            "Column 9 takes 6 only once.",
            "Box 6 and column 3 each take 8 only once.",
            "r2c6 and r2c3 take only one digit each.",
            "If r2c3 were 8, row 2 would have to take its 3 in r2c6; then row 2 would have to take its 6 in r2c9; then r6c9 would have to be 8; then row 4 would have no place for 8.",
            "So r2c3 cannot be 8.",
        ),
    ),
    Golden(
        rule="grouped_x_chain",
        terse="r8c3 not 2: Grouped X-Chain, from 2 in r8c5 to 2 in r4c3 or r6c3",
        conversational="Grouped X-Chain. If r8c5 is not 2, the 2 of column 5 is in r5c5; then the 2 of box 4 is not in r5c1 or r5c2 but in r4c3 or r6c3. So r8c5, r4c3 or r6c3 is 2, and r8c3 sees all three, so r8c3 cannot be 2.",
        technical="Grouped X-Chain: (2)r8c5=(2)r5c5-(2)r5c12=(2)r46c3 => r8c3<>2",
        teacher="Grouped X-Chain. If r8c5 is not 2, the 2 of column 5 is in r5c5; then the 2 of box 4 is not in r5c1 or r5c2 but in r4c3 or r6c3. So r8c5, r4c3 or r6c3 is 2, and r8c3 sees all three, so r8c3 cannot be 2. That is a Grouped X-Chain: a row of houses whose places for the 2 fall into two groups, each of which settles the next, so that r8c5, r4c3 and r6c3 at its ends cannot all go without a 2. To find the next one, follow the houses with two places for a digit, and count places that lie in a box and in one line together as one.",
        proof=(
            "Grouped X-Chain.",
            "Column 5 must take its 2 in r5c5 or r8c5: r2c5, r4c5, r6c5, r7c5 and r9c5 are given, and the given in r2c4 rules out the rest.",
            "Box 4 must take its 2 in r4c3, r5c1, r5c2 or r6c3: r4c1, r4c2, r5c3, r6c1 and r6c2 are given.",
            "Row 5, row 8 and column 3 each take 2 only once.",
            "If r8c3 were 2, column 5 would have to take its 2 in r5c5; then box 4 would have no place for 2.",
            "So r8c3 cannot be 2.",
        ),
    ),
    Golden(
        rule="grouped_continuous_nice_loop",
        terse="r1c46 not 9, r9c5 not 2: Grouped Continuous Nice Loop, through r1c5, r2c1, r2c4, r2c6, r3c5 and r9c5",
        conversational="Grouped Continuous Nice Loop. The 1 of column 5 is in r9c5 or r3c5, the 1 of row 2 is in r2c4 or r2c1, the 9 of row 2 is in r2c1 or in one of r2c4 and r2c6, and the 9 of column 5 is in r1c5 or r9c5. Each of these settles the next, all the way round, so there are two ways only: either r3c5 is 1, r2c1 is 1, one of r2c4 and r2c6 is 9 and r9c5 is 9, or r9c5 is 1, r1c5 is 9, r2c1 is 9 and r2c4 is 1. Either way r2c4, r2c6 or r1c5 is 9, and r1c4 and r1c6 see all three, so they cannot be 9. Likewise r9c5 is 9 or 1, so it cannot be 2.",
        technical="Grouped Continuous Nice Loop: (1)r9c5=(1)r3c5-(1)r2c4=(1-9)r2c1=(9)r2c46-(9)r1c5=(9)r9c5-loop => r9c5<>2, r1c46<>9",
        teacher="Grouped Continuous Nice Loop. The 1 of column 5 is in r9c5 or r3c5, the 1 of row 2 is in r2c4 or r2c1, the 9 of row 2 is in r2c1 or in one of r2c4 and r2c6, and the 9 of column 5 is in r1c5 or r9c5. Each of these settles the next, all the way round, so there are two ways only: either r3c5 is 1, r2c1 is 1, one of r2c4 and r2c6 is 9 and r9c5 is 9, or r9c5 is 1, r1c5 is 9, r2c1 is 9 and r2c4 is 1. Either way r2c4, r2c6 or r1c5 is 9, and r1c4 and r1c6 see all three, so they cannot be 9. Likewise r9c5 is 9 or 1, so it cannot be 2. That is a Grouped Continuous Nice Loop, closed into a ring: choices between two digits or two places (some of them several cells), each of which settles the next, so that there are two ways only, and what neither allows can go. To find the next one, follow a chain of choices until its last settles the first, and count places of a digit that lie in a box and in one line together as one.",
        proof=(
            "Grouped Continuous Nice Loop.",
            "Column 5 must take its 1 in r3c5 or r9c5: r2c5, r4c5, r6c5, r7c5 and r8c5 are given, and the givens in r1c8 (r1c5) and r4c6 (r5c5) rule out the rest.",
            "Row 2 must take its 1 in r2c1 or r2c4: r2c2, r2c3, r2c5, r2c7, r2c8 and r2c9 are given, and the given in r4c6 rules out the rest.",
            "Row 2 must take its 9 in r2c1, r2c4 or r2c6: r2c2, r2c3, r2c5, r2c7, r2c8 and r2c9 are given.",
            "Column 5 must take its 9 in r1c5 or r9c5: r2c5, r4c5, r6c5, r7c5 and r8c5 are given, and the givens in r3c7 (r3c5) and r5c8 (r5c5) rule out the rest.",
            "Box 2 takes 1 and 9 only once each.",
            "r2c1 and r9c5 take only one digit each.",
            "If r1c4 or r1c6 were 9, row 2 would have to take its 9 in r2c1; then row 2 would have to take its 1 in r2c4; then column 5 would have to take its 1 in r9c5; then column 5 would have no place for 9.",
            "If r9c5 were 2, column 5 would have to take its 1 in r3c5; then row 2 would have to take its 1 in r2c1; then column 5 would have to take its 9 in r1c5; then row 2 would have no place for 9.",
            "So r1c4 and r1c6 cannot be 9, and r9c5 cannot be 2.",
        ),
    ),
    Golden(
        rule="grouped_discontinuous_nice_loop",
        terse="r8c3 not 2: Grouped Discontinuous Nice Loop, from 2 in r8c5 to 2 in r4c3 or r6c3",
        conversational="Grouped Discontinuous Nice Loop. If r8c5 is not 2, the 2 of column 5 is in r5c5; then the 2 of box 4 is not in r5c1 or r5c2 but in r4c3 or r6c3. So r8c5, r4c3 or r6c3 is 2, and r8c3 sees all three, so r8c3 cannot be 2.",
        technical="Grouped Discontinuous Nice Loop: (2)r8c5=(2)r5c5-(2)r5c12=(2)r46c3 => r8c3<>2",
        teacher="Grouped Discontinuous Nice Loop. If r8c5 is not 2, the 2 of column 5 is in r5c5; then the 2 of box 4 is not in r5c1 or r5c2 but in r4c3 or r6c3. So r8c5, r4c3 or r6c3 is 2, and r8c3 sees all three, so r8c3 cannot be 2. That is a Grouped Discontinuous Nice Loop: a row of houses whose places for the 2 fall into two groups, each of which settles the next, so that r8c5, r4c3 and r6c3 at its ends cannot all go without a 2. To find the next one, follow the choices from a candidate that you doubt until you come back to it, and count places of a digit that lie in a box and in one line together as one.",
        proof=(
            "Grouped Discontinuous Nice Loop.",
            "Column 5 must take its 2 in r5c5 or r8c5: r2c5, r4c5, r6c5, r7c5 and r9c5 are given, and the given in r2c4 rules out the rest.",
            "Box 4 must take its 2 in r4c3, r5c1, r5c2 or r6c3: r4c1, r4c2, r5c3, r6c1 and r6c2 are given.",
            "Row 5, row 8 and column 3 each take 2 only once.",
            "If r8c3 were 2, column 5 would have to take its 2 in r5c5; then box 4 would have no place for 2.",
            "So r8c3 cannot be 2.",
        ),
    ),
)

test_golden = golden_test(GOLDEN)


def told(rule: str, puzzle: str, voice: str = "conversational") -> str:
    """What a rule finds first, told; what the words claim is so."""
    board = Board.from_string(puzzle)
    inference = named(rule).first(board)
    assert inference is not None
    step = TraceStep(inference, inference.action.apply(board))
    passage = voice_named(voice).tell(step, board)
    assert all(claim.holds(board) for claim in passage.claims)
    return passage.text


RING = (
    ":0000:x:63..5...4..5......74..3..6..2.4.5........19......6...7..4.2..9.25.9.8......5..1..:"
    "351 851 258 358 858 559 161 361 861 961 567::"
)
OVERLAPPING = (
    ":0000:x:..54......4..857.......3..5..3126.891.28.4......3.7.2...9.4...3.......6..2.5....8:"
    "915 935 752 985 995::"
)


def test_a_wing_whose_ends_see_each_other_is_told_as_a_ring() -> None:
    text = told("m_wing", RING, "teacher")
    assert (
        "so there are two ways only: either r3c6 is 9, r1c3 is 9 and r3c3 is 2, or r3c6 is 2, "
        "r1c3 is 2 and r1c6 is 9. Either way r3c6 or r1c6 is 9, and r2c5, r2c6 and r6c6 see both, "
        "so they cannot be 9. Likewise r1c3 is 9 or 2, so it cannot be 1 or 8. "
    ) in text
    assert "That is an M-Wing, closed into a ring: " in text
    assert "ends" not in text


def test_cells_that_belong_to_both_ends_are_named_once() -> None:
    text = told("aic_with_als", OVERLAPPING)
    assert "B needs its 4, in r6c7, r8c7 or r9c7. So r4c7, r6c7, r8c7 or r9c7 is 4, and " in text


def test_long_chains_are_told_in_several_sentences() -> None:
    clauses = [say(f"r{number}c1 is not {number} but 9") for number in range(1, 9)]
    sentences = in_turn(say("if r1c1 is not 2, it is 1"), clauses).text.split(". ")
    assert [len(sentence.split()) for sentence in sentences] == [40, 20]
    assert sentences[1].startswith("Then r6c1 is not 6 but 9, ")


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.rule)
def test_hints_give_away_a_little_at_a_time(golden: Golden) -> None:
    parts = parts_of(scene_of(golden.step, golden.board))
    lost = {str(candidate.cell) for candidate in golden.step.inference.action.candidates}
    for vague in (parts.region, parts.family, parts.question):
        assert not any(cell in vague.text for cell in lost)
    assert parts.move.text.removesuffix(".") not in parts.setting.text
    assert parts.digits


@pytest.mark.parametrize("voice", [voice.name for voice in voices()])
@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.rule)
def test_what_is_claimed_is_so(golden: Golden, voice: str) -> None:
    claims = voice_named(voice).tell(golden.step, golden.board).claims
    assert all(claim.holds(golden.board) for claim in claims)
    assert claims or voice not in ("conversational", "teacher")


def test_many_places_of_a_ring_are_told_in_full_where_that_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    golden = next(each for each in GOLDEN if each.rule == "xy_cycle")
    whole = Conversational().tell(golden.step, golden.board)
    monkeypatch.setattr(telling, "_PLACES_TOLD", 0)
    brief, full = (
        Conversational(full=each).tell(golden.step, golden.board) for each in (False, True)
    )
    assert (
        "The same goes for two more places of the ring, so r1c4 and r1c6 cannot be 9" in brief.text
    )
    assert set(brief.claims) == set(full.claims)
    assert full == whole
