"""What is counted, and that a budget ends a solve at the same place whatever happened before."""

from __future__ import annotations

import pickle
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from threading import Barrier

import pytest

from sudologue import caches
from sudologue.budget import (
    Allowance,
    OutOfBudgetError,
    OutOfTimeError,
    kept_with_cost,
    spend,
)
from sudologue.inference import SolveResult, SolveStatus
from sudologue.model import Board
from sudologue.rules import Tier, named
from sudologue.solver import Solver

# with nets and nested proofs on its way
HARD = "..2...7...1.....6.5......18....37.......49.....41.23....3.2.9...8.....5.6.......2"


@kept_with_cost
def costly(text: str, more: int = 0) -> str:
    spend(7 + more)
    return text.upper()


@pytest.fixture
def board() -> Board:
    return Board.from_string(HARD)


def spent_on(*texts: str) -> int:
    allowance = Allowance()
    with allowance:
        for text in texts:
            costly(text)
    return allowance.spent


def test_more_than_the_budget_is_refused() -> None:
    with Allowance(budget=10):
        spend(10)
        with pytest.raises(OutOfBudgetError):
            spend(1)


def test_time_is_over_some_time() -> None:
    allowance = Allowance(timeout=1e-9)
    time.sleep(1e-6)
    with allowance, pytest.raises(OutOfTimeError):
        spend(0)


def test_an_allowance_is_for_what_is_done_within() -> None:
    outer, inner = Allowance(), Allowance()
    with outer:
        spend(1)
        with inner:
            spend(2)
        spend(4)
    spend(8)
    assert (outer.spent, inner.spent) == (5, 2)


def test_what_is_kept_costs_what_it_cost_to_make() -> None:
    caches.forget_everything()
    one, other = "one", "other"
    assert spent_on(one) == 7  # made
    assert spent_on(one) == 7  # kept
    assert spent_on(one, one) == 7  # paid for once
    assert spent_on(one, other) == 14


def test_what_is_made_of_one_thing_in_two_ways_is_paid_for_twice() -> None:
    for _ in range(2):  # made, and kept
        allowance = Allowance()
        with allowance:
            costly("ways")
            costly("ways", 1)
        assert allowance.spent == 15


def test_what_is_kept_is_not_taken_without_the_means() -> None:
    assert costly("one") == "ONE"
    with Allowance(budget=6), pytest.raises(OutOfBudgetError):
        costly("one")


def ended(board: Board, budget: int | None) -> SolveResult:
    return Solver(budget=budget).solve(board)


BUDGETS = (0, 100, 3_000, 30_000, 60_000, 100_000)


@pytest.fixture(scope="module")
def all_ended() -> list[SolveResult]:
    """The board's solve with each of the budgets."""
    return [ended(Board.from_string(HARD), budget) for budget in BUDGETS]


@pytest.mark.slow
def test_a_budget_ends_a_solve_and_more_of_it_ends_it_later(all_ended: list[SolveResult]) -> None:
    results = all_ended
    lengths = [len(result.steps) for result in results]
    assert lengths == sorted(lengths)
    assert len(set(lengths)) > 2
    assert {result.status for result in results} == {SolveStatus.STUCK}
    for result, budget in zip(results, BUDGETS, strict=True):
        assert result.diagnosis is not None
        assert result.diagnosis.budget == budget
        assert f"the budget of {budget:,} units of work is used up." in str(result.diagnosis)


@pytest.mark.slow
def test_the_same_budget_ends_a_solve_at_the_same_step_whatever_is_kept(
    board: Board, all_ended: list[SolveResult]
) -> None:
    masks, expected = board.masks, all_ended
    Solver(budget=60_000).options(board)
    assert [ended(board, budget) for budget in reversed(BUDGETS)] == expected[::-1]
    for budget, result in zip(BUDGETS, expected, strict=True):
        caches.forget_everything()
        layout = pickle.loads(pickle.dumps(board.layout))
        anew = Board(replace(masks, layout=layout))
        assert ended(anew, budget) == result


@pytest.mark.slow
def test_the_same_budget_ends_a_solve_at_the_same_step_in_many_threads(
    board: Board, all_ended: list[SolveResult]
) -> None:
    together = Barrier(len(BUDGETS))

    def run(budget: int) -> SolveResult:
        together.wait()
        return ended(board, budget)

    with ThreadPoolExecutor(len(BUDGETS)) as pool:
        assert list(pool.map(run, BUDGETS)) == all_ended


def test_time_ends_a_solve_inside_a_rule(board: Board) -> None:
    result = Solver(timeout=0.01, budget=None).solve(board)
    assert result.status is SolveStatus.STOPPED
    assert result.diagnosis is not None
    assert result.diagnosis.stopped == "the limit of 0.01 seconds"


def test_steps_and_options_end_as_well(board: Board) -> None:
    rules = [rule for rule in Solver().rules if named(rule.name).card.tier > Tier.SINGLES]
    assert Solver(rules, budget=0).next_step(board) is None
    assert list(Solver(rules, budget=0).steps(board)) == []
    assert Solver(rules, budget=0).options(board) == ()
    assert Solver(rules).next_step(board) is not None
