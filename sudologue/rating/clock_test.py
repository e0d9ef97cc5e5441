from __future__ import annotations

import time

import pytest

from sudologue.budget import OutOfBudgetError, OutOfTimeError, spend
from sudologue.rating.clock import Clock


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


def test_time_is_shared_out_as_well() -> None:
    clock = Clock(seconds=60.0)
    clock.among = 1_000_000
    with clock.allowance():
        time.sleep(0.001)
        with pytest.raises(OutOfTimeError):
            spend(1)


def test_an_allowance_may_have_a_limit_of_its_own() -> None:
    assert Clock().allowance(3).budget == 3
    assert [Clock(budget=10).allowance(most).budget for most in (3, 20)] == [3, 10]


def test_after_the_end_whoever_asks_has_all_of_it() -> None:
    clock = Clock(seconds=60.0, budget=10)
    with clock.allowance():
        spend(4)
    assert clock.units_left == 6
    clock.stop()
    assert (clock.left, clock.units_left, clock.passed) == (60.0, 10, 0.0)
