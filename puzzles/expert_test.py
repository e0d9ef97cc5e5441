"""Expert puzzles: pairs get stuck too, and this is where.

To add one, add a line: a name of one word, the puzzle, where pairs get stuck, the solution.
"""

from __future__ import annotations

import pytest

from puzzles.checks import PAIRS, cases, check_stuck

PUZZLES = """
summit    96.4.2.7.1....34..2........6..9......4....8.3.....7.........7.8.56...3..8..2....5  963482571175693482284....3.6..9....7.4....8.3.....7.........7.8.56...32.8..2....5  963482571175693482284715936631948257742156893598327164329564718456871329817239645
crevasse  .7...2..5...87.9..5.6..........9......92.....8.1.....2.137..2...5..63..8...1....7  9746.2..5132875946586..972..25.9......928....8.15.7.92413758269257963418698124..7  974612835132875946586349721725496183369281574841537692413758269257963418698124357
icefall   .42..8....7..2...5....6.21..5.3..6.4.......78....9..2.......7......57.8...9.4....  .42..89...7..2.845....6.21..5.3.2694....1..78....9..2.......7......5748.7.9.4..5.  542178936671923845938564217157382694293416578864795123425839761316257489789641352
"""


@pytest.mark.parametrize(("puzzle", "stuck", "solution"), cases(PUZZLES))
def test_pairs_get_stuck(puzzle: str, stuck: str, solution: str) -> None:
    check_stuck(puzzle, stuck, solution, PAIRS)
