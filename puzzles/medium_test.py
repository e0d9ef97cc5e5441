"""Medium puzzles: singles get stuck, locked candidates solve them.

To add one, add a line: a name of one word, the puzzle, where singles get stuck, the solution.
"""

from __future__ import annotations

import pytest

from puzzles.checks import LOCKED, SINGLES, cases, check_solved, check_stuck

PUZZLES = """
staircase  6.....2.5......8..52..1.....7.....89.8.32......5...1...3.8.14......3..7..1..723..  6.....2.53..2..8..52..1....2731...8918.32.....65...12373.8.1452852.3..71.1.5723.8  691748235347259816528613794273164589189325647465987123736891452852436971914572368
viaduct    ..1.2.......95.........78.4..8.....5...279...93.....1.......9...6.8..4...12....5.  ..1.2.5.9...95.1...9...78.4..8....9515627934893..8..1.......98..698..4..812.9..5.  381624579427958163695137824278341695156279348934586217543762981769815432812493756
quarry     21..........8....39.84..56..6.....7.5....1..4...7.3......5...19.2..7..4...6..4.5.  21.......65.8....39.84..56..6.....7.5....1.34...7.3......5...19.25.7..4..96..4.5.  214365987657819423938427561369248175572691834481753296743582619125976348896134752
turnstile  ..6..4..5.7.2.18........1.2.2..7..4.....3.7.1.4.........73.9....6.....935........  216784935.7.2.18648.4..3172.2..7..4....43.7.174.......4873.9.161628.7.93539....87  216784935375291864894563172621975348958436721743128659487359216162847593539612487
"""


@pytest.mark.parametrize(("puzzle", "stuck", "solution"), cases(PUZZLES))
def test_singles_get_stuck_and_locked_candidates_solve(
    puzzle: str, stuck: str, solution: str
) -> None:
    check_stuck(puzzle, stuck, solution, SINGLES)
    check_solved(puzzle, solution, LOCKED)
