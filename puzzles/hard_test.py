"""Hard puzzles: locked candidates get stuck, pairs solve them.

To add one, add a line: a name of one word, the pair that is needed, the puzzle, where locked
candidates get stuck, the solution.
"""

from __future__ import annotations

import pytest

from puzzles.checks import LOCKED, PAIRS, cases, check_solved, check_stuck

PUZZLES = """
lagoon    naked_pair   .....52.....47......18..7...........5....6.4.1.8.32..........3.6....3.29..7.5.1..  7..3652.....471.....18297......47...57..86.4.148.32.7..1..9..376..713.29..7.5.1..  794365218826471953351829764263547891579186342148932675412698537685713429937254186
gallery   naked_pair   ..8.5.......2..4.9.2.84.....56.8....9.2...1......369......2.395.4.7.5........3...  4.835.......26.489.2.84.5..1569827..932574168..4136952...428395.4.7.5......6.3...  498351627315267489627849531156982743932574168874136952761428395243795816589613274
archway   naked_pair   .8.7.43.....51....4.5....9...4..8..9.1..9.725....2..8.1.32.....7....1....5.8.....  981764352...519...4.5382.9...4..8..9816493725....2..8.1.32.....7.89.1....5.8.....  981764352237519846465382197524178639816493725379625481193246578748951263652837914
millrace  hidden_pair  .3.4...1.6...3.2.5........4.9.6...7....3....1....8.5....7.......89.157...5....49.  .3.4..9176...3.2859..5..364.9.6..873...3..6.1....8.5.9..7...15.489215736.5....49.  532468917614739285978521364291654873845397621763182549327946158489215736156873492
thicket   hidden_pair  76............26.34.8...1..2...6..818.....5.214...5.....4...32....9.1......3.....  763...2.8..18.26.3428...1..2..76.4818.....5.214.285.3..14..832.3..9.1......3...1.  763194258591872643428536179235769481876413592149285736914658327357921864682347915
parapet   hidden_pair  ..25.16......3..57.....6..45....3....416....5..7.8...631.8...6..8....7.9.........  .725.16...9..38.57.53..6..4568..3..1.416....5.37185..631.8...62.8....7.972.......  872541693694238157153796824568423971241679385937185246319857462485362719726914538
"""


@pytest.mark.parametrize(("pair", "puzzle", "stuck", "solution"), cases(PUZZLES))
def test_locked_candidates_get_stuck_and_a_pair_solves(
    pair: str, puzzle: str, stuck: str, solution: str
) -> None:
    check_stuck(puzzle, stuck, solution, LOCKED)
    check_solved(puzzle, solution, PAIRS)
    naked_pairs_are_enough = pair == "naked_pair"
    if naked_pairs_are_enough:
        check_solved(puzzle, solution, (*LOCKED, "naked_pair"))
    else:
        check_stuck(puzzle, stuck, solution, (*LOCKED, "naked_pair"))
