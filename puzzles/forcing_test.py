"""Puzzles that nothing short of forcing solves: those to try where searches through cases count.

To add one, add a line: a name of one word, a rule that the trace uses, the puzzle.
"""

from __future__ import annotations

import pytest

from puzzles.checks import cases, rows
from sudologue import SolveStatus
from sudologue.audit import check_trace
from sudologue.model import Board
from sudologue.rules import Tier, named
from sudologue.solver import Solver

PUZZLES = """
lintel    contradiction_forcing_chain  ....3...27..4......3.....9..6..2....8.....7........1..4..7.1......6...35.....8...
plinth    region_forcing_chain         6.2.5.........4.3..........43...8....1....2........7..5..27...........81...6.....
corbel    forcing_net_verity           7.8...3.....6.1...5.........4.....263...8.......1...9..9.2....4....7.5...........
mullion   cell_forcing_chain           .4..1.2.......9.7..1..........43.6..8......5....2.....7.5..8......6..3..9........
keystone  nested_forcing_chain         ..2...7...1.....6.5......18....37.......49.....41.23....3.2.9...8.....5.6.......2
"""

LINES = [puzzle for _, _, puzzle in rows(PUZZLES)]


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "puzzle"), cases(PUZZLES))
def test_a_puzzle_takes_forcing(slug: str, puzzle: str) -> None:
    trace = Solver(assume_unique=True).solve(Board.from_string(puzzle))
    assert check_trace(trace).ok
    assert trace.status is SolveStatus.SOLVED
    assert named(slug).card.tier >= Tier.FORCING
    assert slug in {step.inference.rule for step in trace.steps}
