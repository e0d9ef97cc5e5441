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
The puzzle has 26 givens, and 55 cells are left to fill. 15 singles come first; from step 16 on pencil marks are needed. Beyond singles there are five steps with locked candidates or subsets.

3..|.5.|...
581|4.7|...
.4.|..9|...
---+---+---
...|..6|98.
27.|...|...
8..|..5|..6
---+---+---
...|..8|5.4
7.4|6..|.18
...|.7.|...

r5c6 is the cell in row 5, column 6; boxes are counted row by row from the top left. Cells that share a row, a column or a box see each other, and cannot hold the same digit. Numbers in brackets are steps.

The singles (steps 1 to 15)

1 to 5. Box 1, row 3 and column 1 leave r3c1 only 6 (1). The 4s in r2c4, r3c2, r7c9 and r8c3 leave only r4c1 in box 4 (2), then r9c6 in box 8 (3). The 5s in r1c5, r6c6 and r7c7 leave only r9c4 in box 8 (4), then r8c2 in box 7 (5).

6 to 11. The 6s in r3c1, r4c6, r6c9 and r8c4 leave only r2c5 in box 2 (6), then r5c3 in box 4 (7). The 5s in r6c6 and r8c2 leave only r4c3 in box 4 (8), and the 7s in r8c1 and r9c5 leave only r7c8 in box 9 (9). The 8s in r2c2, r6c1 and r7c6 leave only r9c3 in box 7 (10), and the 6s in r3c1, r5c3 and r8c4 leave only r7c2 in row 7 (11).

12 to 15. The 9s in r3c6 and r4c7 leave only r8c5 in row 8 (12), then r5c4 in row 5 (13). In box 5, the 8s in r4c8, r6c1 and r7c6 leave only r5c5 (14), and the 4s in r2c4, r4c1 and r9c6 leave only r6c5 (15).

Pencil marks (steps 16 to 24)

From here on pencil marks are needed. This is what each open cell may still be:

+-------------+-------------+-------------------+
| 3  29   279 | 128  5   12 | 124678 2469 1279  |
| 5  8    1   | 4    6   7  | 23     239  239   |
| 6  4    27  | 1238 123 9  | 12378  235  12357 |
+-------------+-------------+-------------------+
| 4  13   5   | 1237 123 6  | 9      8    1237  |
| 2  7    6   | 9    8   13 | 134    345  135   |
| 8  139  39  | 1237 4   5  | 1237   23   6     |
+-------------+-------------+-------------------+
| 19 6    239 | 123  123 8  | 5      7    4     |
| 7  5    4   | 6    9   23 | 23     1    8     |
| 19 1239 8   | 5    7   4  | 236    2369 239   |
+-------------+-------------+-------------------+

16. Locked Candidates (Pointing). In box 1, the 9 can only go in r1c2 or r1c3, and both lie in row 1 too. One of them takes the 9 of row 1, so r1c8 and r1c9 cannot be 9 (used in steps 24, 32 and 37).

17. Locked Candidates (Pointing) again. In box 2, the 3 can only go in r3c4 or r3c5, and both lie in row 3 too. One of them takes the 3 of row 3, so r3c7, r3c8 and r3c9 cannot be 3 (used in four later steps).

18. Locked Candidates (Pointing), a third time in a row. In box 4, the 1 can only go in r4c2 or r6c2, and both lie in column 2 too. One of them takes the 1 of column 2, so r9c2 cannot be 1.

19 and 20. The 1 in r8c8 and step 18 leave only r9c1 in row 9 (19), so r7c1 completes column 1 with 9 (20).

21. Locked Candidates (Claiming). In row 2, the 2 can only go in r2c7, r2c8 or r2c9, and all three lie in box 3 too. One of them takes the 2 of box 3, so r1c7, r1c8, r1c9, r3c7, r3c8 and r3c9 cannot be 2 (used in six later steps).

22 and 23. Row 3, column 8 and steps 17 and 21 leave r3c8 only 5 (22). The 5s in r3c8, r4c3 and r7c7 leave only r5c9 in box 6 (23).

24. Naked Pair. In box 3, r1c9 and r3c9 can each only be 1 or 7. The two cells use up both digits, leaving neither for the rest of box 3, so r1c7 and r3c7 cannot be 1 or 7 (used in steps 25, 27 and 29).

The rest falls (steps 25 to 60)

3..|.5.|...
581|467|...
64.|..9|.5.
---+---+---
4.5|..6|98.
276|98.|..5
8..|.45|..6
---+---+---
96.|..8|574
754|69.|.18
1.8|574|...

25 to 28. Row 3 and steps 17, 21 and 24 leave r3c7 only 8 (25). The 8s in r3c7 and r7c6 leave only r1c4 in box 2 (26). The 7s in r2c6, r5c2, r7c8 and r9c5 and step 24 leave only r6c7 in column 7 (27), then r4c4 in box 5 (28).

29 to 33. The 1s in r2c3 and r8c8 and step 24 leave only r5c7 in column 7 (29); then box 5 and row 5 leave r5c6 only 3 (30), so r5c8 completes row 5 with 4 (31); then row 1, column 8 and steps 16 and 21 leave r1c8 only 6 (32). Row 1, column 7 and step 21 leave r1c7 only 4 (33).

34 to 39. Row 8 and column 6 leave r8c6 only 2 (34), so r8c7 completes row 8 with 3 (35) and r1c6 column 6 with 1 (36); then row 1 and steps 16 and 21 leave r1c9 only 7 (37). Box 3 and column 7 leave r2c7 only 2 (38), so r9c7 completes column 7 with 6 (39).

40 to 45. Box 3, row 3 and step 17 leave r3c9 only 1 (40). The 7 in r1c9 leaves only r3c3 in box 1 (41), and the 2 in r8c6 leaves only r7c3 in row 7 (42), so r9c2 completes box 7 with 3 (43). Box 1 and column 3 leave r1c3 only 9 (44), so r1c2 completes box 1 with 2 (45).

46 to 50. r6c3 completes column 3 with 3 (46). Box 4 and row 4 leave r4c2 only 1 (47), so r6c2 completes box 4 with 9 (48). Box 5 and row 4 leave r4c5 only 2 (49), so r6c4 completes box 5 with 1 (50).

51 to 56. r4c9 completes row 4 with 3 (51) and r6c8 box 6 with 2 (52). Box 3 and column 9 leave r2c9 only 9 (53), so r2c8 completes box 3 with 3 (54), r9c8 column 8 with 9 (55) and r9c9 box 9 with 2 (56).

57 to 60. Box 2 and column 5 leave r3c5 only 3 (57), so r3c4 completes box 2 with 2 (58), r7c4 column 4 with 3 (59) and r7c5 box 8 with 1 (60).

The board is complete. Every step was forced, so this is the only solution."""


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
