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
The puzzle has 26 givens, and 55 cells are left to fill. r5c6 is the cell in row 5, column 6; boxes are counted row by row from the top left. Cells that share a row, a column or a box see each other, and cannot hold the same digit.

1. Naked Single. Between them, box 1, row 3 and column 1 already hold every digit but 6, so r3c1 is 6.

2. Hidden Single. Box 4 still needs a 4. The 4s in r3c2 and r8c3 see all of its other open cells, so the 4 can only go in r4c1.

3. Hidden Single. Box 8 still needs a 4. The 4s in r2c4, r7c9 and r8c3 see all of its other open cells, so the 4 can only go in r9c6.

4. Hidden Single. Box 8 still needs a 5. The 5s in r1c5, r6c6 and r7c7 see all of its other open cells, so the 5 can only go in r9c4.

5. Hidden Single. Box 7 still needs a 5. The 5s in r7c7 and r9c4 see all of its other open cells, so the 5 can only go in r8c2.

6. Hidden Single. Box 2 still needs a 6. The 6s in r3c1, r4c6 and r8c4 see all of its other open cells, so the 6 can only go in r2c5.

7. Hidden Single. Box 4 still needs a 6. The 6s in r4c6 and r6c9 see all of its other open cells, so the 6 can only go in r5c3.

8. Hidden Single. Box 4 still needs a 5. The 5s in r6c6 and r8c2 see all of its other open cells, so the 5 can only go in r4c3.

9. Hidden Single. Box 9 still needs a 7. The 7s in r8c1 and r9c5 see all of its other open cells, so the 7 can only go in r7c8.

10. Hidden Single. Box 7 still needs an 8. The 8s in r2c2, r6c1 and r7c6 see all of its other open cells, so the 8 can only go in r9c3.

11. Hidden Single. Row 7 still needs a 6. The 6s in r3c1, r5c3 and r8c4 see all of its other open cells, so the 6 can only go in r7c2.

12. Hidden Single. Row 8 still needs a 9. The 9s in r3c6 and r4c7 see both of its other open cells, so the 9 can only go in r8c5.

13. Hidden Single. Row 5 still needs a 9. The 9s in r3c6, r4c7 and r8c5 see all of its other open cells, so the 9 can only go in r5c4.

14. Hidden Single. Box 5 still needs an 8. The 8s in r4c8, r6c1 and r7c6 see all of its other open cells, so the 8 can only go in r5c5.

15. Hidden Single. Box 5 still needs a 4. The 4s in r2c4, r4c1 and r9c6 see all of its other open cells, so the 4 can only go in r6c5.

16. Locked Candidates (Pointing). In box 1, the 9 can only go in r1c2 or r1c3, and both lie in row 1 too. One of them takes the 9 of row 1, so r1c8 and r1c9 cannot be 9.

17. Locked Candidates (Pointing). In box 2, the 3 can only go in r3c4 or r3c5, and both lie in row 3 too. One of them takes the 3 of row 3, so r3c7, r3c8 and r3c9 cannot be 3.

18. Locked Candidates (Pointing). In box 4, the 1 can only go in r4c2 or r6c2, and both lie in column 2 too. One of them takes the 1 of column 2, so r9c2 cannot be 1.

19. Hidden Single. Row 9 still needs a 1. The 1 in r8c8 sees r9c7, r9c8 and r9c9, and step 18 ruled out r9c2, so the 1 can only go in r9c1.

20. Full House. Column 1 has one open cell left, r7c1, and lacks only 9, so r7c1 is 9.

21. Locked Candidates (Claiming). In row 2, the 2 can only go in r2c7, r2c8 or r2c9, and all three lie in box 3 too. One of them takes the 2 of box 3, so r1c7, r1c8, r1c9, r3c7, r3c8 and r3c9 cannot be 2.

22. Naked Single. r3c8 sees 1, 4, 6, 7, 8 and 9 in row 3 and column 8, and steps 17 and 21 ruled out 2 and 3, so r3c8 is 5.

23. Hidden Single. Box 6 still needs a 5. The 5s in r3c8, r4c3 and r7c7 see all of its other open cells, so the 5 can only go in r5c9.

24. Naked Pair. In box 3, r1c9 and r3c9 can only be 1 or 7. The two of them use up both digits, so r1c7 and r3c7 cannot be 1 or 7.

25. Naked Single. r3c7 sees 4, 5, 6 and 9 in row 3, and steps 17, 21 and 24 ruled out 1, 2, 3 and 7, so r3c7 is 8.

26. Hidden Single. Box 2 still needs an 8. The 8s in r3c7 and r7c6 see all of its other open cells, so the 8 can only go in r1c4.

27. Hidden Single. Column 7 still needs a 7. The 7s in r2c6, r5c2 and r7c8 see r2c7, r5c7, r8c7 and r9c7, and step 24 ruled out r1c7, so the 7 can only go in r6c7.

28. Hidden Single. Box 5 still needs a 7. The 7s in r2c6, r6c7 and r9c5 see all of its other open cells, so the 7 can only go in r4c4.

29. Hidden Single. Column 7 still needs a 1. The 1s in r2c3 and r8c8 see r2c7, r8c7 and r9c7, and step 24 ruled out r1c7, so the 1 can only go in r5c7.

30. Naked Single. Between them, box 5 and row 5 already hold every digit but 3, so r5c6 is 3.

31. Full House. Row 5 has one open cell left, r5c8, and lacks only 4, so r5c8 is 4.

32. Naked Single. r1c8 sees 1, 3, 4, 5, 7 and 8 in row 1 and column 8, and steps 16 and 21 ruled out 2 and 9, so r1c8 is 6.

33. Naked Single. r1c7 sees 1, 3, 5, 6, 7, 8 and 9 in row 1 and column 7, and step 21 ruled out 2, so r1c7 is 4.

34. Naked Single. Between them, row 8 and column 6 already hold every digit but 2, so r8c6 is 2.

35. Full House. Row 8 has one open cell left, r8c7, and lacks only 3, so r8c7 is 3.

36. Full House. Column 6 has one open cell left, r1c6, and lacks only 1, so r1c6 is 1.

37. Naked Single. r1c9 sees 1, 3, 4, 5, 6 and 8 in row 1, and steps 16 and 21 ruled out 2 and 9, so r1c9 is 7.

38. Naked Single. Between them, box 3 and column 7 already hold every digit but 2, so r2c7 is 2.

39. Full House. Column 7 has one open cell left, r9c7, and lacks only 6, so r9c7 is 6.

40. Naked Single. r3c9 sees 2, 4, 5, 6, 7, 8 and 9 in box 3 and row 3, and step 17 ruled out 3, so r3c9 is 1.

41. Hidden Single. Box 1 still needs a 7. The 7 in r1c9 sees both of its other open cells, so the 7 can only go in r3c3.

42. Hidden Single. Row 7 still needs a 2. The 2 in r8c6 sees both of its other open cells, so the 2 can only go in r7c3.

43. Full House. Box 7 has one open cell left, r9c2, and lacks only 3, so r9c2 is 3.

44. Naked Single. Between them, box 1 and column 3 already hold every digit but 9, so r1c3 is 9.

45. Full House. Box 1 has one open cell left, r1c2, and lacks only 2, so r1c2 is 2.

46. Full House. Column 3 has one open cell left, r6c3, and lacks only 3, so r6c3 is 3.

47. Naked Single. Between them, box 4 and row 4 already hold every digit but 1, so r4c2 is 1.

48. Full House. Box 4 has one open cell left, r6c2, and lacks only 9, so r6c2 is 9.

49. Naked Single. Between them, box 5 and row 4 already hold every digit but 2, so r4c5 is 2.

50 to 52. Full House, three times running. Each cell is the last open one of its house and takes the digit that is missing there: r6c4 is 1 in box 5 (50), r4c9 is 3 in row 4 (51) and r6c8 is 2 in box 6 (52).

53. Naked Single. Between them, box 3 and column 9 already hold every digit but 9, so r2c9 is 9.

54 to 56. Full House, three times running. Each cell is the last open one of its house and takes the digit that is missing there: r2c8 is 3 in box 3 (54), r9c8 is 9 in column 8 (55) and r9c9 is 2 in box 9 (56).

57. Naked Single. Between them, box 2 and column 5 already hold every digit but 3, so r3c5 is 3.

58 to 60. Full House, three times running. Each cell is the last open one of its house and takes the digit that is missing there: r3c4 is 2 in box 2 (58), r7c4 is 3 in column 4 (59) and r7c5 is 1 in box 8 (60).

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
