"""A puzzle that takes locked candidates and a naked pair, word for word, in two voices.

The rules are named, so that a rule that is added changes no page.
"""

import pytest

from sudologue.model import Board
from sudologue.narration import voice_named
from sudologue.rendering import plain_text
from sudologue.solver import Solver

PUZZLE = "3...5....5814.7....4...9........698.27.......8....5..6.....85.47.46...18....7...."
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
1. r3c1 = 6: Naked Single
2. r4c1 = 4: Hidden Single, box 4
3. r9c6 = 4: Hidden Single, box 8
4. r9c4 = 5: Hidden Single, box 8
5. r8c2 = 5: Hidden Single, box 7
6. r2c5 = 6: Hidden Single, box 2
7. r5c3 = 6: Hidden Single, box 4
8. r4c3 = 5: Hidden Single, box 4
9. r7c8 = 7: Hidden Single, box 9
10. r9c3 = 8: Hidden Single, box 7
11. r7c2 = 6: Hidden Single, row 7
12. r8c5 = 9: Hidden Single, row 8
13. r5c4 = 9: Hidden Single, row 5
14. r5c5 = 8: Hidden Single, box 5
15. r6c5 = 4: Hidden Single, box 5
16. r1c89 not 9: Locked Candidates (Pointing), box 1 and row 1
17. r3c789 not 3: Locked Candidates (Pointing), box 2 and row 3
18. r9c2 not 1: Locked Candidates (Pointing), box 4 and column 2
19. r9c1 = 1: Hidden Single, row 9
20. r7c1 = 9: Full House, column 1
21. r1c789,r3c789 not 2: Locked Candidates (Claiming), row 2 and box 3
22. r3c8 = 5: Naked Single
23. r5c9 = 5: Hidden Single, box 6
24. r13c7 not 1 or 7: Naked Pair, box 3
25. r3c7 = 8: Naked Single
26. r1c4 = 8: Hidden Single, box 2
27. r6c7 = 7: Hidden Single, column 7
28. r4c4 = 7: Hidden Single, box 5
29. r5c7 = 1: Hidden Single, column 7
30. r5c6 = 3: Naked Single
31. r5c8 = 4: Full House, row 5
32. r1c8 = 6: Naked Single
33. r1c7 = 4: Naked Single
34. r8c6 = 2: Naked Single
35. r8c7 = 3: Full House, row 8
36. r1c6 = 1: Full House, column 6
37. r1c9 = 7: Naked Single
38. r2c7 = 2: Naked Single
39. r9c7 = 6: Full House, column 7
40. r3c9 = 1: Naked Single
41. r3c3 = 7: Hidden Single, box 1
42. r7c3 = 2: Hidden Single, row 7
43. r9c2 = 3: Full House, box 7
44. r1c3 = 9: Naked Single
45. r1c2 = 2: Full House, box 1
46. r6c3 = 3: Full House, column 3
47. r4c2 = 1: Naked Single
48. r6c2 = 9: Full House, box 4
49. r4c5 = 2: Naked Single
50. r6c4 = 1: Full House, box 5
51. r4c9 = 3: Full House, row 4
52. r6c8 = 2: Full House, box 6
53. r2c9 = 9: Naked Single
54. r2c8 = 3: Full House, box 3
55. r9c8 = 9: Full House, column 8
56. r9c9 = 2: Full House, box 9
57. r3c5 = 3: Naked Single
58. r3c4 = 2: Full House, box 2
59. r7c4 = 3: Full House, column 4
60. r7c5 = 1: Full House, box 8
Solved in 60 steps: the only solution."""

CONVERSATIONAL = """\
This puzzle starts with 26 digits, so 55 are missing. Singles give 15 more; then they run out, and it takes locked candidates and a naked pair to get them going again. After that, singles finish it.

     c1 c2 c3   c4 c5 c6   c7 c8 c9
   +----------+----------+----------+
r1 | 3  .  .  | .  5  .  | .  .  .  |
r2 | 5  8  1  | 4  .  7  | .  .  .  |
r3 | .  4  .  | .  .  9  | .  .  .  |
   +----------+----------+----------+
r4 | .  .  .  | .  .  6  | 9  8  .  |
r5 | 2  7  .  | .  .  .  | .  .  .  |
r6 | 8  .  .  | .  .  5  | .  .  6  |
   +----------+----------+----------+
r7 | .  .  .  | .  .  8  | 5  .  4  |
r8 | 7  .  4  | 6  .  .  | .  1  8  |
r9 | .  .  .  | .  7  .  | .  .  .  |
   +----------+----------+----------+

r5c6 means row 5, column 6. Boxes are numbered 1 to 9, left to right and top to bottom. Cells that share a row, a column or a box see each other: they can't have the same digit. The numbers in brackets count the steps, and a star on a board marks the digits that are new since the last one.

Singles (steps 1–15)

Start with the 5s and 6s. r3c1 is 6 (1): box 1 has 1, 3, 4, 5 and 8, column 1 adds 2 and 7, and row 3 adds 9. Columns 2 and 3 have their 4s, so box 4's is in r4c1 (2). Rows 7 and 8 and column 4 have theirs: box 8's is in r9c6 (3). Row 7 and columns 5 and 6 have their 5s: r9c4 is 5 (4).

Rows 7 and 9 have their 5s, so box 7's goes in r8c2 (5). Box 2's 6 can't be in row 3, column 4 or column 6, so it's in r2c5 (6). Rows 4 and 6 have theirs: box 4's is in r5c3 (7). Row 6 and column 2 have their 5s: r4c3 is 5 (8).

     c1 c2 c3   c4 c5 c6   c7 c8 c9
   +----------+----------+----------+
r1 | 3  .  .  | .  5  .  | .  .  .  |
r2 | 5  8  1  | 4  6* 7  | .  .  .  |
r3 | 6* 4  .  | .  .  9  | .  .  .  |
   +----------+----------+----------+
r4 | 4* .  5* | .  .  6  | 9  8  .  |
r5 | 2  7  6* | .  .  .  | .  .  .  |
r6 | 8  .  .  | .  .  5  | .  .  6  |
   +----------+----------+----------+
r7 | .  .  .  | .  .  8  | 5  .  4  |
r8 | 7  5* 4  | 6  .  .  | .  1  8  |
r9 | .  .  .  | 5* 7  4* | .  .  .  |
   +----------+----------+----------+

Boxes 5, 7 and 9. Rows 8 and 9 have their 7s, so box 9's goes in r7c8 (9). Box 7's 8 can't be in row 7, column 1 or column 2, so it's in r9c3 (10). In row 7, box 8 and columns 1 and 3 are blocked: the 6 is in r7c2 (11). Columns 6 and 7 have their 9s, so row 8's is in r8c5 (12).

Box 6 and columns 5 and 6 have their 9s, so row 5's goes in r5c4 (13). Box 5's 8 can't be in row 4, row 6 or column 6, so it's in r5c5 (14). Row 4 and columns 4 and 6 have their 4s: r6c5 is 4 (15).

Pencil marks (steps 16–24)

Here the singles run out. From now on you need pencil marks: the digits each empty cell can still be.

     c1 c2   c3    c4   c5  c6   c7     c8   c9
   +-------------+-------------+-------------------+
r1 | 3  29   279 | 128  5   12 | 124678 2469 1279  |
r2 | 5  8    1   | 4    6   7  | 23     239  239   |
r3 | 6  4    27  | 1238 123 9  | 12378  235  12357 |
   +-------------+-------------+-------------------+
r4 | 4  13   5   | 1237 123 6  | 9      8    1237  |
r5 | 2  7    6   | 9*   8*  13 | 134    345  135   |
r6 | 8  139  39  | 1237 4*  5  | 1237   23   6     |
   +-------------+-------------+-------------------+
r7 | 19 6*   239 | 123  123 8  | 5      7*   4     |
r8 | 7  5    4   | 6    9*  23 | 23     1    8     |
r9 | 19 1239 8*  | 5    7   4  | 236    2369 239   |
   +-------------+-------------+-------------------+

Locked candidates:
16. Box 1's 9 is in r1c2 or r1c3. Both are in row 1, so r1c8 and r1c9 aren't 9.
17. Box 2's 3 is in r3c4 or r3c5. Both are in row 3, so r3c7, r3c8 and r3c9 aren't 3.
18. Box 4's 1 is in r4c2 or r6c2. Both are in column 2, so r9c2 isn't 1.

Row 9's 1 can't be in box 9, nor in r9c2 (18), so it's in r9c1 (19). r7c1 is 9 (20), the last of column 1.

     c1 c2  c3    c4   c5  c6   c7     c8   c9
   +------------+-------------+------------------+
r1 | 3  29  279 | 128  5   12 | 124678 246  127  |
r2 | 5  8   1   | 4    6   7  | 23     239  239  |
r3 | 6  4   27  | 1238 123 9  | 1278   25   1257 |
   +------------+-------------+------------------+
r4 | 4  13  5   | 1237 123 6  | 9      8    1237 |
r5 | 2  7   6   | 9    8   13 | 134    345  135  |
r6 | 8  139 39  | 1237 4   5  | 1237   23   6    |
   +------------+-------------+------------------+
r7 | 9* 6   23  | 123  123 8  | 5      7    4    |
r8 | 7  5   4   | 6    9   23 | 23     1    8    |
r9 | 1* 23  8   | 5    7   4  | 236    2369 239  |
   +------------+-------------+------------------+

Locked candidates (21). Row 2's 2 is in r2c7, r2c8 or r2c9. All three are in box 3, so r1c7, r1c8, r1c9, r3c7, r3c8 and r3c9 aren't 2.

With step 17, that makes r3c8 the 5 (22). Now row 4 and columns 7 and 8 all have a 5, so box 6's is in r5c9 (23).

Naked pair (24). r1c9 and r3c9 can each only be 1 or 7. Between them they take both, so nothing else in box 3 is 1 or 7: not r1c7 or r3c7.

Singles to the end (steps 25–60)

The 7s and 8s. After step 24, r3c7 can only be 8 (25). That blocks row 3, and column 6 has an 8 too: box 2's is in r1c4 (26). Column 7's 7 can't be in box 9, row 2 or row 5, nor in r1c7 (24), so it's in r6c7 (27). Now rows 5 and 6 and column 5 all have a 7, so box 5's is in r4c4 (28).

Finish row 5. Column 7's 1 can't be in box 9 or row 2, nor in r1c7 (24), so it's in r5c7 (29). Row 5 needs 3 and 4, and box 5 has a 4: r5c6 is 3 (30) and r5c8 is 4 (31).

     c1 c2 c3   c4 c5 c6   c7 c8 c9
   +----------+----------+----------+
r1 | 3  .  .  | 8* 5  .  | .  .  .  |
r2 | 5  8  1  | 4  6  7  | .  .  .  |
r3 | 6  4  .  | .  .  9  | 8* 5* .  |
   +----------+----------+----------+
r4 | 4  .  5  | 7* .  6  | 9  8  .  |
r5 | 2  7  6  | 9  8  3* | 1* 4* 5* |
r6 | 8  .  .  | .  4  5  | 7* .  6  |
   +----------+----------+----------+
r7 | 9  6  .  | .  .  8  | 5  7  4  |
r8 | 7  5  4  | 6  9  .  | .  1  8  |
r9 | 1  .  8  | 5  7  4  | .  .  .  |
   +----------+----------+----------+

Rows 1 and 8. r1c8 is 6 (32): column 8 has 1, 4, 5, 7 and 8, row 1 adds 3, and it isn't 9 (16) or 2 (21). r1c7 is 4 (33): column 7 has 1, 5, 7, 8 and 9, row 1 adds 3 and 6, and it isn't 2 (21). Row 8 needs 2 and 3, and column 6 has a 3: r8c6 is 2 (34) and r8c7 is 3 (35).

r1c6 is 1 (36), the last of column 6. r1c9 is 7 (37): row 1 has 1, 3, 4, 5, 6 and 8, and it isn't 9 (16) or 2 (21).

Finish boxes 1 and 7 and column 7. Column 7 needs 2 and 6, and box 3 has a 6: r2c7 is 2 (38) and r9c7 is 6 (39). r3c9 is 1 (40): box 3 has 2, 4, 5, 6, 7 and 8, row 3 adds 9, and it isn't 3 (17). Row 1 has a 7, so box 1's is in r3c3 (41).

     c1 c2 c3   c4 c5 c6   c7 c8 c9
   +----------+----------+----------+
r1 | 3  .  .  | 8  5  1* | 4* 6* 7* |
r2 | 5  8  1  | 4  6  7  | 2* .  .  |
r3 | 6  4  7* | .  .  9  | 8  5  1* |
   +----------+----------+----------+
r4 | 4  .  5  | 7  .  6  | 9  8  .  |
r5 | 2  7  6  | 9  8  3  | 1  4  5  |
r6 | 8  .  .  | .  4  5  | 7  .  6  |
   +----------+----------+----------+
r7 | 9  6  .  | .  .  8  | 5  7  4  |
r8 | 7  5  4  | 6  9  2* | 3* 1  8  |
r9 | 1  .  8  | 5  7  4  | 6* .  .  |
   +----------+----------+----------+

Box 8 has its 2, so row 7's goes in r7c3 (42). r9c2 is 3 (43), the last digit of box 7. Box 1 needs 2 and 9, and column 3 has a 2: r1c3 is 9 (44) and r1c2 is 2 (45).

Finish rows 4 and 6. r6c3 is 3 (46), the last of column 3. Box 4 needs 1 and 9, and row 4 has a 9: r4c2 is 1 (47) and r6c2 is 9 (48).

Box 5 needs 1 and 2, and row 4 has a 1: r4c5 is 2 (49) and r6c4 is 1 (50). r4c9 is 3 (51), the last of row 4, and r6c8 is 2 (52), the last of box 6.

The last eight. Box 3 needs 3 and 9, and column 9 has a 3: r2c9 is 9 (53) and r2c8 is 3 (54). r9c8 is 9 (55), the last of column 8, and r9c9 is 2 (56), the last of box 9.

Box 2 needs 2 and 3, and column 5 has a 2: r3c5 is 3 (57) and r3c4 is 2 (58). r7c4 is 3 (59), the last of column 4, and r7c5 is 1 (60), the last of all.

Every step was forced, so this is the only solution. The hardest step was 24, the naked pair."""


@pytest.mark.parametrize(
    ("voice", "page"),
    [
        ("terse", TERSE),
        ("conversational", CONVERSATIONAL),
    ],
    ids=["terse", "conversational"],
)
def test_page(voice: str, page: str) -> None:
    result = Solver(RULES).solve(Board.from_string(PUZZLE))
    assert plain_text(voice_named(voice).narrate(result)) == page
