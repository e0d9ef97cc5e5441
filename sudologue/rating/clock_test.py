from __future__ import annotations

import pytest

from sudologue.rating.clock import Clock
from sudologue.work import OutOfBudgetError, spend


def test_without_limits_nothing_runs_out() -> None:
    clock = Clock()
    with clock.allowance():
        spend(1_000_000_000)
    assert (clock.left, clock.units_left) == (None, None)


def test_a_budget_is_what_all_allowances_have_together() -> None:
    clock = Clock(budget=10)
    with clock.allowance():
        spend(4)
        with clock.allowance():
            spend(5)
    assert clock.units_left == 1
    with clock.allowance(), pytest.raises(OutOfBudgetError):
        spend(2)
    assert clock.units_left == 0


def test_what_one_leaves_is_for_the_others() -> None:
    clock = Clock(budget=10)
    clock.among = 2
    first = clock.allowance()
    with first:
        spend(2)
    clock.among = 1
    assert (first.budget, clock.allowance().budget) == (5, 8)


def test_time_is_not_shared_out() -> None:
    clock = Clock(seconds=0.0, budget=10)
    assert clock.left == 0
    clock.among = 5
    assert clock.allowance().budget == 2
