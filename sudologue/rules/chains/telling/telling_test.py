import pytest

from sudologue.inference import TraceStep
from sudologue.model import Board
from sudologue.narration import voice_named, voices
from sudologue.narration.claims.board_claims import Assertion
from sudologue.narration.golden_test import Golden, golden_test
from sudologue.narration.steps.parts import parts_of
from sudologue.narration.steps.scene import scene_of
from sudologue.narration.voices.conversational import Conversational
from sudologue.rules import named
from sudologue.rules.chains import telling

GOLDEN = (
    Golden(
        rule="m_wing",
        terse="r5c5 not 2: M-Wing, from 2 in r3c5 to 2 in r5c4",
        conversational="M-Wing. Suppose r3c5 isn't 2. Then it's 1, so r2c4 isn't 1, and column 4's 1 is in r9c4. So r9c4 isn't 2, and column 4's 2 is in r5c4. So at least one of r3c5 and r5c4 is 2. r5c5 sees both, so it isn't 2.",
        technical="M-Wing: (2=1)r3c5-(1)r2c4=(1-2)r9c4=(2)r5c4 => r5c5<>2",
        teacher="M-Wing. Suppose r3c5 isn't 2. Then it's 1, so r2c4 isn't 1, and column 4's 1 is in r9c4. So r9c4 isn't 2, and column 4's 2 is in r5c4. So at least one of r3c5 and r5c4 is 2. r5c5 sees both, so it isn't 2. That's an M-Wing, a chain and no guess: you don't know which of r3c5 and r5c4 is 2, only that at least one is. To find one, start at a cell with two candidates and follow one digit through houses with two places, until you reach the other digit of your first cell.",
        proof=(
            "M-Wing.",
            "r3c5 must be 1 or 2: the givens in r2c5 (3), r3c8 (4), r3c3 (5), r4c5 (6), r3c4 (7), r3c2 (8) and r3c7 (9) rule out the rest.",
            "Column 4 must take its 1 in r2c4 or r9c4: r3c4, r4c4 and r7c4 are given, and the givens in r1c8 (r1c4), r4c6 (r5c4 and r6c4) and r8c2 (r8c4) rule out the rest.",
            "Column 4 must take its 2 in r5c4 or r9c4: r3c4, r4c4 and r7c4 are given, and the givens in r1c9 (r1c4), r2c3 (r2c4), r6c7 (r6c4) and r8c8 (r8c4) rule out the rest.",
            "Box 2 takes 1 only once.",
            "Column 5 and box 5 each take 2 only once.",
            "r9c4 takes only one digit.",
            "If r5c5 were 2, r3c5 would have to be 1; then column 4 would have to take its 1 in r9c4; then column 4 would have no place for 2.",
            "So r5c5 is not 2.",
        ),
    ),
    Golden(
        rule="x_cycle",
        terse="r1c5 = 7: X-Cycle, from 7 in r1c5 back to itself",
        conversational="X-Cycle. Suppose r1c5 isn't 7. Then column 5's 7 is in r4c5, so r4c9 isn't 7, and column 9's 7 is in r2c9. So r1c8 isn't 7, and row 1's 7 is in r1c5. That isn't what was supposed, so r1c5 is 7.",
        technical="X-Cycle: (7)r1c5=(7)r4c5-(7)r4c9=(7)r2c9-(7)r1c8=(7)r1c5 => r1c5=7",
        teacher="X-Cycle. Suppose r1c5 isn't 7. Then column 5's 7 is in r4c5, so r4c9 isn't 7, and column 9's 7 is in r2c9. So r1c8 isn't 7, and row 1's 7 is in r1c5. That isn't what was supposed, so r1c5 is 7. That's an X-Cycle, a chain that disproves what it started from. To find one, mark the houses with two places for a digit, and follow them from place to place until you are back where you started.",
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
        conversational="XY-Chain. Suppose r1c5 isn't 8. Then it's 9, so r2c6 is 4 and r8c6 is 8. So at least one of r1c5 and r8c6 is 8. r1c6 sees both, so it isn't 8.",
        technical="XY-Chain: (8=9)r1c5-(9=4)r2c6-(4=8)r8c6 => r1c6<>8",
        teacher="XY-Chain. Suppose r1c5 isn't 8. Then it's 9, so r2c6 is 4 and r8c6 is 8. So at least one of r1c5 and r8c6 is 8. r1c6 sees both, so it isn't 8. That's an XY-Chain, a chain and no guess: you don't know which of r1c5 and r8c6 is 8, only that at least one is. To find one, step from a cell with two candidates to another that shares a digit with it, again and again, until the digit you started without comes back.",
        proof=(
            "XY-Chain.",
            "r1c5 must be 8 or 9: the givens in r1c8 (1), r1c9 (2), r1c3 (3), r1c2 (4), r7c5 (5), r4c5 (6) and r1c7 (7) rule out the rest.",
            "r2c6 must be 4 or 9: the givens in r4c6 (1), r2c3 (2), r2c5 (3), r2c9 (5), r2c8 (6), r2c2 (7) and r2c7 (8) rule out the rest.",
            "r8c6 must be 4 or 8: the givens in r4c6 (1), r8c8 (2), r7c6 (3), r7c5 (5), r7c4 (6), r5c6 (7) and r8c9 (9) rule out the rest.",
            "Box 2 takes 8 and 9 only once each.",
            "Column 6 takes 4 and 8 only once each.",
            "If r1c6 were 8, r1c5 would have to be 9; then r2c6 would have to be 4; then r8c6 would have nothing left.",
            "So r1c6 is not 8.",
        ),
    ),
    Golden(
        rule="continuous_nice_loop",
        terse="r1c46 not 9, r9c5 not 2: Continuous Nice Loop, through r1c1, r1c5, r2c1, r2c4, r3c5 and r9c5",
        conversational="Continuous nice loop. If r9c5 isn't 1, column 5's 1 is in r3c5, so row 2's 1 is in r2c1, box 1's 9 is in r1c1, and column 5's 9 is in r9c5. If r9c5 is 1, column 5's 9 is in r1c5, so box 1's 9 is in r2c1, and row 2's 1 is in r2c4. There's no third way. In both, row 1's 9 is in r1c1 or r1c5, so r1c4 and r1c6 aren't 9; and r9c5 is 1 or 9, so it isn't 2.",
        technical="Continuous Nice Loop: (1)r9c5=(1)r3c5-(1)r2c4=(1-9)r2c1=(9)r1c1-(9)r1c5=(9)r9c5-loop => r9c5<>2, r1c46<>9",
        teacher="Continuous nice loop. If r9c5 isn't 1, column 5's 1 is in r3c5, so row 2's 1 is in r2c1, box 1's 9 is in r1c1, and column 5's 9 is in r9c5. If r9c5 is 1, column 5's 9 is in r1c5, so box 1's 9 is in r2c1, and row 2's 1 is in r2c4. There's no third way. In both, row 1's 9 is in r1c1 or r1c5, so r1c4 and r1c6 aren't 9; and r9c5 is 1 or 9, so it isn't 2. That's a continuous nice loop: a chain that comes back to its start and fits can be filled in only two ways, and what is wrong both ways goes. To find one, don't stop when a chain comes back to its first cell and fits: every two neighbours in it hold a digit between them.",
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
            "So r1c4 and r1c6 are not 9, and r9c5 is not 2.",
        ),
    ),
    Golden(
        rule="grouped_aic",
        terse="r4c9 not 4: Grouped AIC, from 4 in r2c9 to 4 in r4c5",
        conversational="Grouped AIC. Suppose r2c9 isn't 4. Then row 2's 4 is in r2c4, so r4c4, r5c4 and r6c4 aren't 4, and box 5's 4 is in r4c5. So at least one of r2c9 and r4c5 is 4. r4c9 sees both, so it isn't 4.",
        technical="Grouped AIC: (4)r2c9=(4)r2c4-(4)r456c4=(4)r4c5 => r4c9<>4",
        teacher="Grouped AIC. Suppose r2c9 isn't 4. Then row 2's 4 is in r2c4, so r4c4, r5c4 and r6c4 aren't 4, and box 5's 4 is in r4c5. So at least one of r2c9 and r4c5 is 4. r4c9 sees both, so it isn't 4. That's a grouped AIC, a chain and no guess: you don't know which of r2c9 and r4c5 is 4, only that at least one is. To find one, follow \"not here, so there\" from a cell or house with two choices, and let two or three cells of a box that lie in one line stand for one place.",
        proof=(
            "Grouped AIC.",
            "Row 2 must take its 4 in r2c4 or r2c9: r2c1, r2c2, r2c3, r2c5, r2c6, r2c7 and r2c8 are given.",
            "Box 5 must take its 4 in r4c4, r4c5, r5c4 or r6c4: r4c6, r5c5, r5c6, r6c5 and r6c6 are given.",
            "Column 4, column 9 and row 4 each take 4 only once.",
            "If r4c9 were 4, row 2 would have to take its 4 in r2c4; then box 5 would have no place for 4.",
            "So r4c9 is not 4.",
        ),
    ),
    Golden(
        rule="aic_with_als",
        terse="r3c9 not 2: AIC with Almost Locked Sets, from 2 in r3c8 to 2 in r9c9",
        conversational="AIC with almost locked sets. Call r1c8, r3c8 and r6c8 group A: three cells, four digits (2, 4, 7, 9). If A loses one of them, it needs the other three. Group B is r2c9 and r9c9: two cells, three digits (2, 4, 7). Suppose r3c8 isn't 2. Then A needs its 7, in r1c8. So r2c9 isn't 7, and B needs its 2, in r9c9. So at least one of r3c8 and r9c9 is 2. r3c9 sees both, so it isn't 2.",
        technical="AIC with Almost Locked Sets: (2=7)r136c8-(7=2)r29c9 => r3c9<>2",
        teacher="AIC with almost locked sets. Call r1c8, r3c8 and r6c8 group A: three cells, four digits (2, 4, 7, 9). If A loses one of them, it needs the other three. Group B is r2c9 and r9c9: two cells, three digits (2, 4, 7). Suppose r3c8 isn't 2. Then A needs its 7, in r1c8. So r2c9 isn't 7, and B needs its 2, in r9c9. So at least one of r3c8 and r9c9 is 2. r3c9 sees both, so it isn't 2. That's an AIC with almost locked sets, a chain and no guess: you don't know which of r3c8 and r9c9 is 2, only that at least one is. To find one, follow a chain, and where you get stuck, look for cells of a house with one digit more than cells: without one digit they need all the others.",
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
            "So r3c9 is not 2.",
        ),
    ),
    Golden(
        rule="s_wing",
        terse="r9c4 not 2: S-Wing, from 2 in r7c5 to 9 in r9c4",
        conversational="S-Wing. Suppose r7c5 isn't 2. Then row 7's 2 is in r7c8, so r3c8 is 9. So r9c8 isn't 9, and row 9's 9 is in r9c4. So either r7c5 is 2 or r9c4 is 9. Either way r9c4 isn't 2.",
        technical="S-Wing: (2)r7c5=(2)r7c8-(2=9)r3c8-(9)r9c8=(9)r9c4 => r9c4<>2",
        teacher="S-Wing. Suppose r7c5 isn't 2. Then row 7's 2 is in r7c8, so r3c8 is 9. So r9c8 isn't 9, and row 9's 9 is in r9c4. So either r7c5 is 2 or r9c4 is 9. Either way r9c4 isn't 2. That's an S-Wing, a chain and no guess: you don't know which end is right, only that at least one is. To find one, take a cell with two candidates, and look for a house with two places for each of them, one place in sight of the cell.",
        proof=(
            "S-Wing.",
            "Row 7 must take its 2 in r7c5 or r7c8: r7c1, r7c2, r7c3, r7c4, r7c6, r7c7 and r7c9 are given.",
            "r3c8 must be 2 or 9: the givens in r1c7 (1), r2c9 (3), r2c7 (4), r1c8 (5), r3c9 (6), r2c8 (7) and r1c9 (8) rule out the rest.",
            "Row 9 must take its 9 in r9c4 or r9c8: r9c2, r9c3, r9c5, r9c6, r9c7 and r9c9 are given, and the given in r7c1 rules out the rest.",
            "Column 8 takes 2 and 9 only once each.",
            "Box 8 takes 2 only once.",
            "r9c4 takes only one digit.",
            "If r9c4 were 2, row 7 would have to take its 2 in r7c8; then r3c8 would have to be 9; then row 9 would have no place for 9.",
            "So r9c4 is not 2.",
        ),
    ),
    Golden(
        rule="h_wing",
        terse="r8c4 not 3: H-Wing, from 3 in r6c4 to 7 in r8c4",
        conversational="H-Wing. Suppose r6c4 isn't 3. Then it's 6, so r5c6 is 7. So r5c4 isn't 7, and column 4's 7 is in r8c4. So either r6c4 is 3 or r8c4 is 7. Either way r8c4 isn't 3.",
        technical="H-Wing: (3=6)r6c4-(6=7)r5c6-(7)r5c4=(7)r8c4 => r8c4<>3",
        teacher="H-Wing. Suppose r6c4 isn't 3. Then it's 6, so r5c6 is 7. So r5c4 isn't 7, and column 4's 7 is in r8c4. So either r6c4 is 3 or r8c4 is 7. Either way r8c4 isn't 3. That's an H-Wing, a chain and no guess: you don't know which end is right, only that at least one is. To find one, take two cells with two candidates that see each other and share a digit, and look for a house with two places for the last digit.",
        proof=(
            "H-Wing.",
            "r6c4 must be 3 or 6: the givens in r4c6 (1), r6c9 (2), r4c4 (4), r3c4 (5), r6c7 (7), r2c4 (8) and r6c5 (9) rule out the rest.",
            "r5c6 must be 6 or 7: the givens in r4c6 (1), r2c6 (2), r3c6 (3), r4c4 (4), r4c5 (5), r5c8 (8) and r5c3 (9) rule out the rest.",
            "Column 4 must take its 7 in r5c4 or r8c4: r2c4, r3c4, r4c4 and r7c4 are given, and the givens in r1c5 (r1c4), r6c7 (r6c4) and r9c9 (r9c4) rule out the rest.",
            "Box 5 takes 6 and 7 only once each.",
            "Column 4 takes 3 only once.",
            "r8c4 takes only one digit.",
            "If r8c4 were 3, r6c4 would have to be 6; then r5c6 would have to be 7; then column 4 would have no place for 7.",
            "So r8c4 is not 3.",
        ),
    ),
    Golden(
        rule="l_wing",
        terse="r8c4 not 9: L-Wing, from 3 in r8c4 to 9 in r9c4",
        conversational="L-Wing. Suppose r8c4 isn't 3. Then row 8's 3 is in r8c8, so r8c8 isn't 1, and box 9's 1 is in r9c8. So r9c8 isn't 9, and row 9's 9 is in r9c4. So either r8c4 is 3 or r9c4 is 9. Either way r8c4 isn't 9.",
        technical="L-Wing: (3)r8c4=(3-1)r8c8=(1-9)r9c8=(9)r9c4 => r8c4<>9",
        teacher="L-Wing. Suppose r8c4 isn't 3. Then row 8's 3 is in r8c8, so r8c8 isn't 1, and box 9's 1 is in r9c8. So r9c8 isn't 9, and row 9's 9 is in r9c4. So either r8c4 is 3 or r9c4 is 9. Either way r8c4 isn't 9. That's an L-Wing, a chain and no guess: you don't know which end is right, only that at least one is. To find one, take a house with two places for a digit, and see where another digit of each of these cells has only one more place.",
        proof=(
            "L-Wing.",
            "Row 8 must take its 3 in r8c4 or r8c8: r8c2, r8c3, r8c5 and r8c9 are given, and the givens in r9c2 (r8c1), r3c6 (r8c6) and r4c7 (r8c7) rule out the rest.",
            "Box 9 must take its 1 in r8c8 or r9c8: r7c7, r7c9, r8c9, r9c7 and r9c9 are given, and the givens in r7c4 (r7c8) and r1c7 (r8c7) rule out the rest.",
            "Row 9 must take its 9 in r9c4 or r9c8: r9c2, r9c3, r9c5, r9c6, r9c7 and r9c9 are given, and the given in r7c1 rules out the rest.",
            "Box 8 takes 9 only once.",
            "r8c8, r9c8 and r8c4 take only one digit each.",
            "If r8c4 were 9, row 8 would have to take its 3 in r8c8; then box 9 would have to take its 1 in r9c8; then row 9 would have no place for 9.",
            "So r8c4 is not 9.",
        ),
    ),
    Golden(
        rule="x_chain",
        terse="r3c8 not 5: X-Chain, from 5 in r3c1 to 5 in r6c8",
        conversational="X-Chain. Suppose r3c1 isn't 5. Then column 1's 5 is in r4c1, so r4c9 isn't 5, and box 6's 5 is in r6c8. So at least one of r3c1 and r6c8 is 5. r3c8 sees both, so it isn't 5.",
        technical="X-Chain: (5)r3c1=(5)r4c1-(5)r4c9=(5)r6c8 => r3c8<>5",
        teacher="X-Chain. Suppose r3c1 isn't 5. Then column 1's 5 is in r4c1, so r4c9 isn't 5, and box 6's 5 is in r6c8. So at least one of r3c1 and r6c8 is 5. r3c8 sees both, so it isn't 5. That's an X-Chain, a chain and no guess: you don't know which of r3c1 and r6c8 is 5, only that at least one is. To find one, mark the houses with two places for a digit, follow them from place to place, and look for a cell that sees the first and the last.",
        proof=(
            "X-Chain.",
            "Column 1 must take its 5 in r3c1 or r4c1: r1c1, r2c1, r5c1, r6c1, r7c1, r8c1 and r9c1 are given.",
            "Box 6 must take its 5 in r4c9 or r6c8: r4c7, r4c8, r6c7 and r6c9 are given, and the given in r5c5 rules out the rest.",
            "Row 4, row 3 and column 8 each take 5 only once.",
            "If r3c8 were 5, column 1 would have to take its 5 in r4c1; then box 6 would have no place for 5.",
            "So r3c8 is not 5.",
        ),
    ),
    Golden(
        rule="xy_cycle",
        terse="r1c46 not 9, r9c5 not 2: XY-Cycle, through r1c1, r1c5, r3c1, r3c5 and r5c5",
        conversational="XY-Cycle. If r3c5 isn't 2, it's 1, so r3c1 is 6, r1c1 is 9, r1c5 is 8 and r5c5 is 2. If r3c5 is 2, r5c5 is 8, so r1c5 is 9, r1c1 is 6 and r3c1 is 1. There's no third way. In both, row 1's 9 is in r1c1 or r1c5, so r1c4 and r1c6 aren't 9; and column 5's 2 is in r5c5 or r3c5, so r9c5 isn't 2.",
        technical="XY-Cycle: (2=1)r3c5-(1=6)r3c1-(6=9)r1c1-(9=8)r1c5-(8=2)r5c5-loop => r9c5<>2, r1c46<>9",
        teacher="XY-Cycle. If r3c5 isn't 2, it's 1, so r3c1 is 6, r1c1 is 9, r1c5 is 8 and r5c5 is 2. If r3c5 is 2, r5c5 is 8, so r1c5 is 9, r1c1 is 6 and r3c1 is 1. There's no third way. In both, row 1's 9 is in r1c1 or r1c5, so r1c4 and r1c6 aren't 9; and column 5's 2 is in r5c5 or r3c5, so r9c5 isn't 2. That's an XY-Cycle: a chain that comes back to its start and fits can be filled in only two ways, and what is wrong both ways goes. To find one, step from one cell with two candidates to the next by a digit they share, until you come back to the first by its other digit.",
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
            "So r1c4 and r1c6 are not 9, and r9c5 is not 2.",
        ),
    ),
    Golden(
        rule="aic",
        terse="r2c3 not 8: Alternating Inference Chain, from 3 in r2c3 to 8 in r4c3",
        conversational="Alternating inference chain. Suppose r2c3 isn't 3. Then row 2's 3 is in r2c6, so r2c6 isn't 6, and row 2's 6 is in r2c9. So r6c9 is 8, so r4c8 isn't 8, and row 4's 8 is in r4c3. So either r2c3 is 3 or r4c3 is 8. Either way r2c3 isn't 8.",
        technical="Alternating Inference Chain: (3)r2c3=(3-6)r2c6=(6)r2c9-(6=8)r6c9-(8)r4c8=(8)r4c3 => r2c3<>8",
        teacher="Alternating inference chain. Suppose r2c3 isn't 3. Then row 2's 3 is in r2c6, so r2c6 isn't 6, and row 2's 6 is in r2c9. So r6c9 is 8, so r4c8 isn't 8, and row 4's 8 is in r4c3. So either r2c3 is 3 or r4c3 is 8. Either way r2c3 isn't 8. That's an alternating inference chain, a chain and no guess: you don't know which end is right, only that at least one is. To find one, follow \"not here, so there\" from a cell or house with two choices, and see what both ends of your chain rule out.",
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
            "So r2c3 is not 8.",
        ),
    ),
    Golden(
        rule="discontinuous_nice_loop",
        terse="r2c3 not 8: Discontinuous Nice Loop, from 3 in r2c3 to 8 in r4c3",
        conversational="Discontinuous nice loop. Suppose r2c3 isn't 3. Then row 2's 3 is in r2c6, so r2c6 isn't 6, and row 2's 6 is in r2c9. So r6c9 is 8, so r4c8 isn't 8, and row 4's 8 is in r4c3. So either r2c3 is 3 or r4c3 is 8. Either way r2c3 isn't 8.",
        technical="Discontinuous Nice Loop: (3)r2c3=(3-6)r2c6=(6)r2c9-(6=8)r6c9-(8)r4c8=(8)r4c3 => r2c3<>8",
        teacher="Discontinuous nice loop. Suppose r2c3 isn't 3. Then row 2's 3 is in r2c6, so r2c6 isn't 6, and row 2's 6 is in r2c9. So r6c9 is 8, so r4c8 isn't 8, and row 4's 8 is in r4c3. So either r2c3 is 3 or r4c3 is 8. Either way r2c3 isn't 8. That's a discontinuous nice loop, a chain and no guess: you don't know which end is right, only that at least one is. To find one, start from a candidate you doubt, and follow cells with two candidates and houses with two places until you are back at its cell.",
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
            "So r2c3 is not 8.",
        ),
    ),
    Golden(
        rule="grouped_x_chain",
        terse="r8c3 not 2: Grouped X-Chain, from 2 in r8c5 to 2 in r4c3 or r6c3",
        conversational="Grouped X-Chain. Suppose r8c5 isn't 2. Then column 5's 2 is in r5c5, so r5c1 and r5c2 aren't 2, and box 4's 2 is in r4c3 or r6c3. So at least one of r8c5, r4c3 and r6c3 is 2. r8c3 sees all three, so it isn't 2.",
        technical="Grouped X-Chain: (2)r8c5=(2)r5c5-(2)r5c12=(2)r46c3 => r8c3<>2",
        teacher="Grouped X-Chain. Suppose r8c5 isn't 2. Then column 5's 2 is in r5c5, so r5c1 and r5c2 aren't 2, and box 4's 2 is in r4c3 or r6c3. So at least one of r8c5, r4c3 and r6c3 is 2. r8c3 sees all three, so it isn't 2. That's a grouped X-Chain, a chain and no guess: you don't know which of r8c5, r4c3 and r6c3 is 2, only that at least one is. To find one, follow the houses with two places for a digit, and let two or three cells of a box that lie in one line stand for one place.",
        proof=(
            "Grouped X-Chain.",
            "Column 5 must take its 2 in r5c5 or r8c5: r2c5, r4c5, r6c5, r7c5 and r9c5 are given, and the given in r2c4 rules out the rest.",
            "Box 4 must take its 2 in r4c3, r5c1, r5c2 or r6c3: r4c1, r4c2, r5c3, r6c1 and r6c2 are given.",
            "Row 5, row 8 and column 3 each take 2 only once.",
            "If r8c3 were 2, column 5 would have to take its 2 in r5c5; then box 4 would have no place for 2.",
            "So r8c3 is not 2.",
        ),
    ),
    Golden(
        rule="grouped_continuous_nice_loop",
        terse="r1c46 not 9, r9c5 not 2: Grouped Continuous Nice Loop, through r1c5, r2c1, r2c4, r2c6, r3c5 and r9c5",
        conversational="Grouped continuous nice loop. If r9c5 isn't 1, column 5's 1 is in r3c5, so row 2's 1 is in r2c1, row 2's 9 is in r2c4 or r2c6, and column 5's 9 is in r9c5. If r9c5 is 1, column 5's 9 is in r1c5, so row 2's 9 is in r2c1, and row 2's 1 is in r2c4. There's no third way. In both, box 2's 9 is in r2c4, r2c6 or r1c5, so r1c4 and r1c6 aren't 9; and r9c5 is 1 or 9, so it isn't 2.",
        technical="Grouped Continuous Nice Loop: (1)r9c5=(1)r3c5-(1)r2c4=(1-9)r2c1=(9)r2c46-(9)r1c5=(9)r9c5-loop => r9c5<>2, r1c46<>9",
        teacher="Grouped continuous nice loop. If r9c5 isn't 1, column 5's 1 is in r3c5, so row 2's 1 is in r2c1, row 2's 9 is in r2c4 or r2c6, and column 5's 9 is in r9c5. If r9c5 is 1, column 5's 9 is in r1c5, so row 2's 9 is in r2c1, and row 2's 1 is in r2c4. There's no third way. In both, box 2's 9 is in r2c4, r2c6 or r1c5, so r1c4 and r1c6 aren't 9; and r9c5 is 1 or 9, so it isn't 2. That's a grouped continuous nice loop: a chain that comes back to its start and fits can be filled in only two ways, and what is wrong both ways goes. To find one, follow a chain until it comes back to its start and fits, and let two or three cells of a box that lie in one line stand for one place.",
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
            "So r1c4 and r1c6 are not 9, and r9c5 is not 2.",
        ),
    ),
    Golden(
        rule="grouped_discontinuous_nice_loop",
        terse="r8c3 not 2: Grouped Discontinuous Nice Loop, from 2 in r8c5 to 2 in r4c3 or r6c3",
        conversational="Grouped discontinuous nice loop. Suppose r8c5 isn't 2. Then column 5's 2 is in r5c5, so r5c1 and r5c2 aren't 2, and box 4's 2 is in r4c3 or r6c3. So at least one of r8c5, r4c3 and r6c3 is 2. r8c3 sees all three, so it isn't 2.",
        technical="Grouped Discontinuous Nice Loop: (2)r8c5=(2)r5c5-(2)r5c12=(2)r46c3 => r8c3<>2",
        teacher="Grouped discontinuous nice loop. Suppose r8c5 isn't 2. Then column 5's 2 is in r5c5, so r5c1 and r5c2 aren't 2, and box 4's 2 is in r4c3 or r6c3. So at least one of r8c5, r4c3 and r6c3 is 2. r8c3 sees all three, so it isn't 2. That's a grouped discontinuous nice loop, a chain and no guess: you don't know which of r8c5, r4c3 and r6c3 is 2, only that at least one is. To find one, follow a chain from a candidate you doubt back to its cell, and let two or three cells of a box that lie in one line stand for one place.",
        proof=(
            "Grouped Discontinuous Nice Loop.",
            "Column 5 must take its 2 in r5c5 or r8c5: r2c5, r4c5, r6c5, r7c5 and r9c5 are given, and the given in r2c4 rules out the rest.",
            "Box 4 must take its 2 in r4c3, r5c1, r5c2 or r6c3: r4c1, r4c2, r5c3, r6c1 and r6c2 are given.",
            "Row 5, row 8 and column 3 each take 2 only once.",
            "If r8c3 were 2, column 5 would have to take its 2 in r5c5; then box 4 would have no place for 2.",
            "So r8c3 is not 2.",
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
        "There's no third way. In both, r3c6 or r1c6 is 9, and r2c5, r2c6 and r6c6 see both, so "
        "they aren't 9; and r1c3 is 2 or 9, so it isn't 1 or 8. Row 3's 2 is in r3c3 or r3c6, so "
    ) in text
    assert "aren't 2. That's an M-Wing: a chain that comes back to its start" in text
    assert "ends" not in text


def test_cells_that_belong_to_both_ends_are_named_once() -> None:
    text = told("aic_with_als", OVERLAPPING)
    assert "So at least one of r4c7, r6c7, r8c7 and r9c7 is 4. r3c7 sees all four" in text


def test_a_long_chain_has_a_line_for_each_link(monkeypatch: pytest.MonkeyPatch) -> None:
    golden = {each.rule: each for each in GOLDEN}
    monkeypatch.setattr(telling, "MOST_IN_SENTENCES", 2)
    told = Conversational().tell(golden["aic"].step, golden["aic"].board)
    assert told.text.split("\n") == [
        "Alternating inference chain. Suppose r2c3 isn't 3.",
        "(1) Row 2's 3 is in r2c6.",
        "(2) r2c6 isn't 6, so row 2's 6 is in r2c9.",
        "(3) r6c9 is 8.",
        "(4) r4c8 isn't 8, so row 4's 8 is in r4c3.",
        "So either r2c3 is 3 or r4c3 is 8. Either way r2c3 isn't 8.",
    ]
    assert all(claim.holds(golden["aic"].board) for claim in told.claims)
    assert set(told.claims) == set(claims_of(golden["aic"]))


def claims_of(golden: Golden) -> tuple[Assertion, ...]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(telling, "MOST_IN_SENTENCES", 9)
        return Conversational().tell(golden.step, golden.board).claims


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
    assert "the same goes for two more places of the ring, so r1c4 and r1c6 aren't 9" in brief.text
    assert set(brief.claims) == set(full.claims)
    assert full == whole
