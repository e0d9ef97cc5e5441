from __future__ import annotations

from collections import Counter

import pytest

from puzzles.checks import PAIRS
from puzzles.killers import CAGE_RULES, KILLERS
from puzzles.prose import Told, faults
from sudologue import Board, Solver
from sudologue.audit import check_trace
from sudologue.narration import voices

SENTENCES = ("conversational", "teacher")


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
    rare = {"killer_triple", "min_max_cage", "cage_must_have", "cage_house_overlap"}
    assert cage_rules - shown.keys() <= rare  # combinations say most of it


@pytest.mark.parametrize("name", KILLERS)
def test_what_is_told_of_cages_is_so_and_can_be_read(name: str) -> None:
    result = Solver(CAGE_RULES).solve(Board.from_string(KILLERS[name][0]))
    for index, step in enumerate(result.steps):
        if step.inference.evidence.clues:
            board = result.board_before(index + 1)
            for voice in voices():
                told = Told(step, board, voice.name)
                assert all(claim.holds(board) for claim in told.passage.claims), told.text
                assert voice.name not in SENTENCES or not faults(told), (faults(told), told.text)
