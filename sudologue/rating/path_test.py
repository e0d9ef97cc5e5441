from __future__ import annotations

import time

import pytest

from puzzles.shared import lines, needs_shared
from sudologue.budget import OutOfBudgetError, OutOfTimeError, spend
from sudologue.inference import SolveStatus
from sudologue.model import Board
from sudologue.rating.path import Clock, PathRecord, record_of
from sudologue.rating.rounds import Round, Rounds, rounds_of

EASY = "..894.2..........9.5..6..4....7..1.......8..7....54........7.217.....9.8..418..5."
EXPERT = "..4...3...9.27.54..6......291.6.5..7.....4.3.3..19..5.6...4...........93.7..5...."


def record(text: str) -> PathRecord:
    return record_of(rounds_of(Board.from_string(text)))


def one(slug: str, rating: float, openings: int, placed: int, open_cells: int = 30) -> Round:
    return Round(slug, rating, openings, open_cells, placed, 0, ())


def of(*rounds: Round) -> PathRecord:
    board = Board.from_string(EASY)
    return record_of(Rounds(board, rounds, board, SolveStatus.SOLVED))


def test_facts_of_the_puzzle() -> None:
    found = record(EASY)
    assert (found.clues, found.symmetry, found.minimal) == (24, (), True)
    assert found.status == "solved"
    assert found.cells_left == 0
    assert not found.is_dead


def test_techniques_are_counted_by_what_they_offer() -> None:
    rounds = rounds_of(Board.from_string(EXPERT))
    found = record_of(rounds)
    assert sum(found.techniques.values()) == sum(found.openings)
    assert list(found.techniques)[:3] == ["full_house", "hidden_single", "naked_single"]
    singles = sum(n for slug, n in found.techniques.items() if slug.endswith(("single", "house")))
    assert singles == sum(each.placed for each in rounds.rounds)


def test_the_hardest_step_and_the_crux() -> None:
    rounds = rounds_of(Board.from_string(EXPERT)).rounds
    found = record(EXPERT)
    assert found.hardest is not None
    assert found.crux is not None
    assert found.hardest.rating == max(each.rating for each in rounds)
    crux = rounds[found.crux.round - 1]
    assert (crux.slug, crux.openings) == (found.crux.slug, found.crux.openings)
    assert crux.cost_of_a_step == max(one.cost_of_a_step for one in rounds)


def test_runs_of_rounds() -> None:
    found = of(
        one("hidden_single", 1.2, 3, 3),
        one("hidden_single", 1.5, 1, 1),
        one("naked_pair", 3.0, 1, 0),
        one("x_wing", 3.2, 2, 0),
        one("full_house", 1.0, 2, 2),
        one("aic", 7.0, 1, 1),
        one("naked_pair", 3.0, 1, 0),
        one("full_house", 1.0, 1, 1),
    )
    assert found.openings == (3, 1, 1, 2, 2, 1, 1, 1)
    assert found.bottlenecks == 5
    assert found.longest_run == 2
    assert (found.singles_first, found.singles_run_out) == (4, 2)
    assert found.beyond_singles == ("naked_pair", "x_wing", "aic", "naked_pair")
    assert found.hardest == found.crux
    assert found.crux is not None
    assert found.crux.round == 6


def test_the_hardest_step_need_not_be_the_crux() -> None:
    found = of(one("x_wing", 3.2, 30, 0), one("naked_single", 2.3, 1, 1))
    assert found.hardest is not None
    assert found.crux is not None
    assert (found.hardest.slug, found.crux.slug) == ("x_wing", "naked_single")
    assert found.singles_first == 0


@pytest.mark.parametrize(("rating", "in_a_line"), [(1.2, False), (1.5, True)])
def test_a_hidden_single_in_a_line(rating: float, in_a_line: bool) -> None:
    crux = of(one("hidden_single", rating, 1, 1)).crux
    assert crux is not None
    assert crux.is_in_a_line is in_a_line


def test_without_rounds_there_are_no_moments() -> None:
    found = of()
    assert (found.hardest, found.crux, found.openings, found.techniques) == (None, None, (), {})
    assert (found.bottlenecks, found.longest_run, found.singles_first) == (0, 0, 0)


def test_variants_have_records() -> None:
    found = record("1... ..3. .4.. ...2")
    assert (found.clues, found.symmetry) == (4, ("rot180", "diagonal", "antidiagonal"))
    assert found.minimal is True
    assert found.status == "solved"


@needs_shared
def test_no_time_for_minimality_is_unknown() -> None:
    rounds = rounds_of(Board.from_string(lines("qqwing-easy", 1)[0]))
    assert record_of(rounds, seconds=0).minimal is None


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
