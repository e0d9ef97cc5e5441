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
This puzzle starts with four digits, so 12 are missing. Singles finish it.

     c1 c2   c3 c4
   +-------+-------+
r1 | 1  .  | .  .  |
r2 | .  .  | 3  .  |
   +-------+-------+
r3 | .  4  | .  .  |
r4 | .  .  | .  2  |
   +-------+-------+

r3c4 means row 3, column 4. Boxes are numbered 1 to 4, left to right and top to bottom. The numbers in brackets count the digits as they go in, and a star on a board marks the digits that are new since the last one.

Finish boxes 1 and 2. r1c4 is 4 (1): box 2 has 3, row 1 adds 1, and column 4 adds 2. Box 2 needs 1 and 2, and column 4 has a 2: r1c3 is 2 (2) and r2c4 is 1 (3).

r1c2 is 3 (4), the last of row 1, and r3c4 is 3 (5), the last of column 4. Box 1 needs 2 and 4, and column 2 has a 4: r2c2 is 2 (6) and r2c1 is 4 (7).

The last five. r4c2 is 1 (8), the last of column 2. Box 3 needs 2 and 3, and row 4 has a 2: r3c1 is 2 (9) and r4c1 is 3 (10). r3c3 is 1 (11), the last of row 3, and r4c3 is 4 (12), the last of all.

Every step was forced, so this is the only solution."""

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
This puzzle starts with four digits, so 12 are missing. Singles finish it.

     c1 c2   c3 c4
   +-------+-------+
r1 | 1  .  | .  .  |
r2 | .  .  | 3  .  |
   +-------+-------+
r3 | .  4  | .  .  |
r4 | .  .  | .  2  |
   +-------+-------+

r3c4 means row 3, column 4. Boxes are numbered 1 to 4, left to right and top to bottom. The numbers in brackets count the digits as they go in, and a star on a board marks the digits that are new since the last one.

A house is a row, a column or a box: four cells that have each of the digits 1 to 4 once. A candidate is a digit that a cell can still be.

Finish boxes 1 and 2. Count the digits that r1c4 sees: box 2 has 3, row 1 adds 1, and column 4 adds 2. Only 4 is missing, so r1c4 is 4 (1). Box 2 needs 1 and 2. Which goes where? Column 4 has a 2, so r1c3 is 2 (2) and r2c4 is 1 (3).

Step 1 was a naked single. Every cell needs a digit. When all the others have been ruled out for a cell, the one that remains goes there. To find one, pick an empty cell whose row, column and box are nearly full, and count through the digits that it sees. If just one is missing, it goes there.

Row 1 has one empty cell, and the digit it lacks is 3: r1c2 is 3 (4). r3c4 is 3 (5), the last of column 4. Box 1 needs 2 and 4. Column 2 has a 4, so r2c2 is 2 (6) and r2c1 is 4 (7).

Step 4 was a full house. Every house has each digit once. When one cell is empty, the one digit that is missing goes there. To find one, look for a row, column or box with a single empty cell.

When a house is nearly full, ask what's missing. r4c2 is 1 (8), the last of column 2. Box 3 needs 2 and 3. Row 4 has a 2, so r3c1 is 2 (9) and r4c1 is 3 (10). r3c3 is 1 (11), the last of row 3, and r4c3 is 4 (12), the last of all.

Every step was forced, so this is the only solution."""

PROOF = """\
This puzzle starts with four digits, so 12 are missing. r3c4 means row 3, column 4. Boxes are numbered 1 to 4, left to right and top to bottom. Cells that share a row, a column or a box see each other: they can't have the same digit.

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

Every step was forced, so this is the only solution."""


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
