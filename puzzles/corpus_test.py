"""The classic puzzles of ../shared: every step is forced, and none denies the solution."""

from __future__ import annotations

import pytest

from puzzles.shared import FULL, lines, needs_shared, sample
from sudologue import oracle
from sudologue.audit import check_trace
from sudologue.inference import Placement, SolveResult, SolveStatus
from sudologue.model import Board
from sudologue.rules import Tier, registry
from sudologue.solver import Solver

# A sample is solved by the quicker rules, all puzzles by all that look at no cases.
RULES = [
    rule
    for rule in registry()
    if rule.card.tier <= (Tier.EXOTIC if FULL else Tier.PATTERNS)
    and not rule.card.assumes_uniqueness
]

SETS = {
    "qqwing-simple": None,
    "qqwing-easy": None,
    "qqwing-intermediate": None,
    "qqwing-expert": None,
    "seventeen-clues": 1000,
}


def denials(result: SolveResult, solution: Board) -> list[str]:
    """The steps that the solution denies."""
    return [
        str(step.inference)
        for step in result.steps
        for candidate in step.inference.action.candidates
        if (solution.value(candidate.cell) == candidate.digit)
        is not isinstance(step.inference.action, Placement)
    ]


def check(result: SolveResult, solution: Board) -> None:
    """The trace is sound, and ends where it says it does."""
    verdict = check_trace(result)
    assert verdict.ok, verdict
    assert denials(result, solution) == []
    assert result.status is not SolveStatus.CONTRADICTION
    if result.status is SolveStatus.SOLVED:
        assert result.final_board.masks.values == solution.masks.values


@needs_shared
@pytest.mark.parametrize(("name", "limit"), SETS.items())
def test_every_step_is_forced_and_true(name: str, limit: int | None) -> None:
    puzzles, solver = lines(name, limit), Solver(RULES)
    solved = 0
    chosen = sample(len(puzzles), 60)
    for index in chosen:
        board = Board.from_string(puzzles[index])
        solution = oracle.solution(board)
        assert solution is not None
        result = solver.solve(board)
        check(result, solution)
        solved += result.status is SolveStatus.SOLVED
    if name in {"qqwing-simple", "qqwing-easy", "qqwing-intermediate"}:
        assert solved == len(chosen)
    assert solved
