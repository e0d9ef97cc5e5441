from __future__ import annotations

from collections import Counter

import pytest

from puzzles.checks import PAIRS
from puzzles.killers import CAGE_RULES, KILLERS
from sudologue import Board, Solver
from sudologue.audit import check_trace


@pytest.mark.parametrize("name", KILLERS)
def test_what_cages_say_solves_them_and_without_it_nothing_is_found(name: str) -> None:
    record, solution = KILLERS[name]
    board = Board.from_string(record)
    assert not Solver(PAIRS).solve(board).steps
    result = Solver(CAGE_RULES).solve(board)
    assert result.final_board.to_string() == solution
    assert check_trace(result).ok


def test_together_they_show_each_rule_but_the_rarest() -> None:
    shown: Counter[str] = Counter()
    for record, _ in KILLERS.values():
        result = Solver(CAGE_RULES).solve(Board.from_string(record))
        shown.update(step.inference.rule for step in result.steps)
    cage_rules = {slug for slug in CAGE_RULES if "cage" in slug or "killer" in slug}
    assert cage_rules - shown.keys() <= {"killer_triple"}
