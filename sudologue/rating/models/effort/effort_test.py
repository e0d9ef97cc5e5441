from __future__ import annotations

import random

import pytest

from puzzles.shared import lines, needs_shared
from puzzles.symmetry import symmetry
from sudologue.budget import Allowance
from sudologue.inference import SolveStatus
from sudologue.model import CLASSIC, Board
from sudologue.rating.models.effort import BANDS, Effort, band_of, cost_of, effort_of
from sudologue.rating.rounds import Round, Rounds, rounds_of
from sudologue.rating.step_ratings import hardness
from tools.effort_check import agreement, measures, timed

EASY = "..894.2..........9.5..6..4....7..1.......8..7....54........7.217.....9.8..418..5."
EXPERT = "..4...3...9.27.54..6......291.6.5..7.....4.3.3..19..5.6...4...........93.7..5...."
NESTED = "..2...7...1.....6.5......18....37.......49.....41.23....3.2.9...8.....5.6.......2"
SETS = ("qqwing-simple", "qqwing-expert", "seventeen-clues", "top1465")


def effort(text: str) -> Effort:
    found = effort_of(rounds_of(Board.from_string(text)))
    assert found is not None
    return found


def one(rating: float, openings: int, open_cells: int, placed: int) -> Round:
    return Round("x_wing", rating, openings, open_cells, placed, 0, ())


def path(*rounds: Round) -> Rounds:
    board = Board.from_string("." * 81)
    return Rounds(board, rounds, board, SolveStatus.SOLVED)


def test_effort_grows_with_rating_and_open_cells_and_falls_with_openings() -> None:
    assert cost_of(one(1.8, 1, 49, 1)) == pytest.approx(7)
    assert cost_of(one(1.8, 4, 49, 1)) == pytest.approx(3.5)
    assert cost_of(one(1.8, 4, 49, 4)) == pytest.approx(14)
    assert cost_of(one(1.8, 4, 49, 0)) == one(1.8, 4, 49, 0).cost_of_a_step == pytest.approx(3.5)


def test_hardness_has_no_leap_where_times_end() -> None:
    assert hardness(5.0) == pytest.approx(hardness(4.999), abs=0.01)
    assert hardness(8.0) == pytest.approx(2 * hardness(7.0))
    ratings = [n / 10 for n in range(10, 110)]
    assert [hardness(rating) for rating in ratings] == sorted(map(hardness, ratings))


def test_bands_are_eight_words_in_order() -> None:
    words = list(dict.fromkeys(band_of(value) for value in range(0, 4000, 5)))
    assert len(words) == len(set(words)) == 8
    assert [bound for bound, _ in BANDS] == sorted(bound for bound, _ in BANDS)


def test_confidence_ends_where_the_times_of_people_do() -> None:
    assert effort(EASY).confidence == "calibrated"
    assert effort(EXPERT).confidence == "extrapolated"
    for rounds, word in (
        (path(one(5.4, 1, 49, 1)), "calibrated"),
        (path(one(5.5, 1, 49, 1)), "extrapolated"),
        (path(*[one(4.0, 1, 49, 1)] * 12), "extrapolated"),
    ):
        found = effort_of(rounds)
        assert found is not None
        assert found.confidence == word


def test_a_path_that_was_stopped_bounds_the_effort() -> None:
    board = Board.from_string(NESTED)
    with Allowance(budget=300):
        stopped = effort_of(rounds_of(board))
    whole = effort_of(rounds_of(board))
    assert stopped is not None
    assert whole is not None
    assert stopped.confidence == "bounded"
    assert stopped.value < whole.value
    assert whole.band in ("fiendish", "extreme")


def test_what_is_not_classic_or_not_solved_has_no_effort() -> None:
    assert effort_of(rounds_of(Board.from_string("1... ..3. .4.. ...2"))) is None
    assert effort_of(rounds_of(Board.from_string(EASY.replace("7", ".")))) is None
    variant = Board.from_string("1" + "." * 80, CLASSIC.with_diagonals())
    assert effort_of(rounds_of(variant)) is None


def test_nothing_to_do_is_no_effort() -> None:
    assert effort_of(path()) == Effort(0.0, "very easy", "calibrated")


@pytest.mark.slow
@needs_shared
def test_shuffled_copies_take_the_same_effort() -> None:
    rng = random.Random(1)
    for name in SETS:
        for text in rng.sample(lines(name), 5):
            copy = symmetry(CLASSIC, rng).board(Board.from_string(text))
            assert effort_of(rounds_of(copy)) == effort(text)


@pytest.mark.slow
@needs_shared
def test_effort_goes_with_the_times_of_people() -> None:
    known = timed()
    by_name = measures([each.puzzle for each in known])
    found = {name: agreement(known, measure) for name, measure in by_name.items()}
    number, time, time_and_success = found["effort"]
    assert number == len(known)
    assert time >= 0.75
    assert time_and_success >= 0.66
    assert time > found["hardest step"][1] > found["fewer clues"][1]


@pytest.mark.slow
@needs_shared
def test_sets_of_puzzles_are_in_the_order_that_they_are_known_for() -> None:
    medians = [
        sorted(effort(text).value for text in lines(name)[:90:10])[4]
        for name in ("qqwing-easy", "qqwing-intermediate", "qqwing-expert", "top1465")
    ]
    assert medians == sorted(medians)
    assert effort(NESTED).value > medians[-1]
