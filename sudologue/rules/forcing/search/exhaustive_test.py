"""Contradictions in ever more cases, and solves that go on with them where rules find nothing."""

from __future__ import annotations

import pytest

from sudologue.audit import check_inference, check_trace, kernel_budget
from sudologue.errors import SudologueError
from sudologue.inference import SolveResult, SolveStatus
from sudologue.inference.codec import from_json, to_json
from sudologue.model import Board
from sudologue.oracle import solution
from sudologue.rules.forcing.evidence import ContradictionEvidence
from sudologue.rules.forcing.search.clues_test import CAGED
from sudologue.rules.forcing.search.nested import ExhaustiveNesting
from sudologue.rules.sk_loop.search_test import EASTER_MONSTER
from sudologue.solver import Solver

SINGLES = ("full_house", "naked_single", "hidden_single")
MONSTER = Board.from_string(EASTER_MONSTER)
SEVERAL = Board.from_string("1... ..3. .4.. ....")


def depths(result: SolveResult) -> list[int]:
    """How deep the contradictions of a trace are nested."""
    evidence = (step.inference.evidence for step in result.steps)
    return [each.proof.depth for each in evidence if isinstance(each, ContradictionEvidence)]


# ------------------------------------------------------------------------------------ refusals


def test_it_is_nested_as_deep_as_it_takes_or_not_at_all() -> None:
    with pytest.raises(SudologueError) as caught:
        Solver(exhaustive=True, max_depth=2)
    expected = "max_depth doesn't work with exhaustive"
    assert str(caught.value) == expected


def test_what_has_several_solutions_ends_stuck_with_two_of_them() -> None:
    result = Solver(SINGLES, exhaustive=True).solve(SEVERAL)
    assert result.status is SolveStatus.STUCK
    assert result.diagnosis is not None
    assert len(result.diagnosis.solutions) == 2


def test_nothing_is_refuted_that_is_true() -> None:
    solved = solution(MONSTER)
    assert solved is not None
    board = Solver(SINGLES).solve(MONSTER).final_board
    for _, proof in zip(range(20), ExhaustiveNesting().find(board), strict=False):
        assert check_inference(board, proof)
        (candidate,) = proof.action.candidates
        assert solved.value(candidate.cell) != candidate.digit


def test_a_proof_that_the_kernel_would_refuse_is_no_step(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Solver(SINGLES, exhaustive=True).solve(CAGED)
    assert whole.status is SolveStatus.SOLVED
    monkeypatch.setattr(kernel_budget, "LOOKS_AT_ALL", 1_000)
    part = Solver(SINGLES, exhaustive=True).solve(CAGED)
    assert part.status is SolveStatus.STUCK
    assert check_trace(part).ok
    assert not check_trace(whole).ok


def test_a_time_ends_it() -> None:
    result = Solver(SINGLES, exhaustive=True, timeout=0.05).solve(MONSTER)
    assert result.status is SolveStatus.STOPPED


def test_a_budget_ends_it_if_one_is_given() -> None:
    result = Solver(SINGLES, exhaustive=True, budget=5_000).solve(MONSTER)
    assert result.status is SolveStatus.STUCK
    assert result.diagnosis is not None
    assert result.diagnosis.budget == 5_000


# ------------------------------------------------------------------------------------ solves


@pytest.mark.parametrize(("board", "deepest"), [(CAGED, 1), (MONSTER, 7)], ids=["caged", "monster"])
def test_singles_and_cases_solve_what_singles_do_not(board: Board, deepest: int) -> None:
    assert Solver(SINGLES).solve(board).status is SolveStatus.STUCK
    result = Solver(SINGLES, exhaustive=True).solve(board)
    assert result.status is SolveStatus.SOLVED
    assert max(depths(result)) == deepest
    assert check_trace(result).ok
    assert from_json(to_json(result)) == result


def test_options_are_those_of_the_rules() -> None:
    singles = Solver(SINGLES, exhaustive=True)
    assert singles.options(MONSTER) == Solver(SINGLES).options(MONSTER) == ()
    assert singles.next_step(MONSTER) is not None


def test_without_need_the_trace_is_the_usual_one() -> None:
    assert Solver(exhaustive=True).solve(CAGED) == Solver().solve(CAGED)
