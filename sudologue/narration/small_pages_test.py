"""A small puzzle, word for word, in every voice.

The rules are named, so that a rule that is added changes no page.
"""

import pytest

from sudologue.model import Board
from sudologue.narration import voice_named
from sudologue.rendering import plain_text
from sudologue.solver import Solver

PUZZLE = "1.....3..4.....2"
RULES = (
    "full_house",
    "naked_single",
    "hidden_single",
    "locked_candidates_pointing",
    "locked_candidates_claiming",
    "naked_pair",
    "hidden_pair",
)

TERSE = """\
1. r1c4 = 4: Naked Single
2. r1c3 = 2: Naked Single
3. r2c4 = 1: Full House, box 2
4. r1c2 = 3: Full House, row 1
5. r3c4 = 3: Full House, column 4
6. r2c2 = 2: Naked Single
7. r2c1 = 4: Full House, box 1
8. r4c2 = 1: Full House, column 2
9. r3c1 = 2: Naked Single
10. r4c1 = 3: Full House, box 3
11. r3c3 = 1: Full House, row 3
12. r4c3 = 4: Full House, box 4
Solved in 12 steps: the only solution."""

CONVERSATIONAL = """\
The puzzle has four givens, and 12 cells are left to fill. Singles fill them all.

1.|..
..|3.
--+--
.4|..
..|.2

r3c4 is the cell in row 3, column 4; boxes are counted row by row from the top left. Numbers in brackets are steps.

1 to 5. Box 2, row 1 and column 4 leave r1c4 only 4 (1); then box 2 and row 1 leave r1c3 only 2 (2), so r2c4 completes box 2 with 1 (3), r1c2 row 1 with 3 (4) and r3c4 column 4 with 3 (5).

6 to 10. Box 1 and column 2 leave r2c2 only 2 (6), so r2c1 completes box 1 with 4 (7) and r4c2 column 2 with 1 (8). Box 3 and row 3 leave r3c1 only 2 (9), so r4c1 completes box 3 with 3 (10).

11 and 12. r3c3 completes row 3 with 1 (11) and r4c3 box 4 with 4 (12).

The board is complete. Every step was forced, so this is the only solution."""

TECHNICAL = """\
1. Naked Single: r1c4=4
2. Naked Single: r1c3=2
3. Full House: 1 in b2 => r2c4=1
4. Full House: 3 in r1 => r1c2=3
5. Full House: 3 in c4 => r3c4=3
6. Naked Single: r2c2=2
7. Full House: 4 in b1 => r2c1=4
8. Full House: 1 in c2 => r4c2=1
9. Naked Single: r3c1=2
10. Full House: 3 in b3 => r4c1=3
11. Full House: 1 in r3 => r3c3=1
12. Full House: 4 in b4 => r4c3=4
Solved in 12 steps: the only solution."""

TEACHER = """\
The puzzle has four givens, and 12 cells are left to fill. Singles fill them all.

1.|..
..|3.
--+--
.4|..
..|.2

r3c4 is the cell in row 3, column 4; boxes are counted row by row from the top left. Cells that share a row, a column or a box see each other, and cannot hold the same digit. Numbers in brackets are steps.

A house is a row, a column or a box: four cells that hold each of the digits 1 to 4 once. A candidate is a digit that a cell may still take.

1. Naked Single. r1c4 sees every digit but 4 in box 2, row 1 and column 4, so it is 4. That is a Naked Single: some digit has to go into r1c4, and when all but one are ruled out, it is that one. To find the next one, take a cell whose houses are well filled and count through the digits that it sees: if one alone is missing, it goes there.

2. Naked Single again. r1c3 sees every digit but 2 in box 2 and row 1, so it is 2.

3. Full House. Box 2 has one open cell left, r2c4, and lacks only 1, so r2c4 is 1. That is a Full House: box 2 holds every digit once, so the one cell that is open and the one digit that is missing belong together. To find the next one, look for a house with a single open cell.

4 to 7. r1c2 completes row 1 with 3 (4) and r3c4 column 4 with 3 (5). Box 1 and column 2 leave r2c2 only 2 (6), so r2c1 completes box 1 with 4 (7).

8 to 12. r4c2 completes column 2 with 1 (8). Box 3 and row 3 leave r3c1 only 2 (9), so r4c1 completes box 3 with 3 (10), r3c3 row 3 with 1 (11) and r4c3 box 4 with 4 (12).

The board is complete. Every step was forced, so this is the only solution."""

PROOF = """\
The puzzle has four givens, and 12 cells are left to fill. r3c4 is the cell in row 3, column 4; boxes are counted row by row from the top left. Cells that share a row, a column or a box see each other, and cannot hold the same digit.

Each step says what must be true, and who ruled out everything else (what each of them rules out stands in parentheses); what can be true only once; why the opposite of the conclusion cannot be; and the conclusion.

1. Naked Single.
r1c4 must be 4: the givens in r1c1 (1), r4c4 (2) and r2c3 (3) rule out the rest.
If r1c4 were not 4, it would have nothing left.
So r1c4 is 4.

2. Naked Single.
r1c3 must be 2: the givens in r1c1 (1) and r2c3 (3) and step 1 (4) rule out the rest.
If r1c3 were not 2, it would have nothing left.
So r1c3 is 2.

3. Full House.
Box 2 must take its 1 in r2c4: r2c3 is given, and the given in r1c1 rules out the rest.
If r2c4 were not 1, box 2 would have no place for 1.
So r2c4 is 1.

4. Full House.
Row 1 must take its 3 in r1c2: r1c1 is given, and the given in r2c3 rules out the rest.
If r1c2 were not 3, row 1 would have no place for 3.
So r1c2 is 3.

5. Full House.
Column 4 must take its 3 in r3c4: r4c4 is given, and the given in r2c3 rules out the rest.
If r3c4 were not 3, column 4 would have no place for 3.
So r3c4 is 3.

6. Naked Single.
r2c2 must be 2: the givens in r1c1 (1), r2c3 (3) and r3c2 (4) rule out the rest.
If r2c2 were not 2, it would have nothing left.
So r2c2 is 2.

7. Full House.
Box 1 must take its 4 in r2c1: r1c1 is given, and the given in r3c2 rules out the rest.
If r2c1 were not 4, box 1 would have no place for 4.
So r2c1 is 4.

8. Full House.
Column 2 must take its 1 in r4c2: r3c2 is given, and the given in r1c1 rules out the rest.
If r4c2 were not 1, column 2 would have no place for 1.
So r4c2 is 1.

9. Naked Single.
r3c1 must be 2: the givens in r1c1 (1) and r3c2 (4) and step 5 (3) rule out the rest.
If r3c1 were not 2, it would have nothing left.
So r3c1 is 2.

10. Full House.
Box 3 must take its 3 in r4c1: r3c2 is given, and steps 4 (r4c2) and 5 (r3c1) rule out the rest.
If r4c1 were not 3, box 3 would have no place for 3.
So r4c1 is 3.

11. Full House.
Row 3 must take its 1 in r3c3: r3c2 is given, and the given in r1c1 (r3c1) and step 3 (r3c4) rule out the rest.
If r3c3 were not 1, row 3 would have no place for 1.
So r3c3 is 1.

12. Full House.
Box 4 must take its 4 in r4c3: r4c4 is given, and the given in r3c2 rules out the rest.
If r4c3 were not 4, box 4 would have no place for 4.
So r4c3 is 4.

The board is complete. Every step was forced, so this is the only solution."""


@pytest.mark.parametrize(
    ("voice", "page"),
    [
        ("terse", TERSE),
        ("conversational", CONVERSATIONAL),
        ("technical", TECHNICAL),
        ("teacher", TEACHER),
        ("proof", PROOF),
    ],
    ids=["terse", "conversational", "technical", "teacher", "proof"],
)
def test_page(voice: str, page: str) -> None:
    result = Solver(RULES).solve(Board.from_string(PUZZLE))
    assert plain_text(voice_named(voice).narrate(result)) == page
