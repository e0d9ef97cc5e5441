"""Effort: our own measure of how much work a puzzle is.

A round costs its steps, each as much as it is hard to see, as there are cells to look through, and
as openings are rare:

    steps · hardness · √open cells / √openings

The steps of a round are the digits that it places; eliminations count as one, since seldom more
than one of several is needed. The hardness of a step is what its rating is above 0.8. That number
alone was fitted, on the times of people for 177 easy to medium puzzles: Spearman's correlation is
0.80 there, within a hundredth for anything from 0.6 to 0.95, and 0.78 in the mean on halves of them
that the number was not chosen on. Time is about in proportion to effort: half of the puzzles lie
within 10 % of that line, and nine in ten within 28 %. Other weights of cells and openings, or all
singles counted as openings, did no better.

Up to a rating of 5 there are such times, if few. Above it hardness doubles with each point. That is
an assumption: nothing was fitted to it, and it is called extrapolated.
"""

from __future__ import annotations

from math import inf, sqrt

from sudologue.inference import SolveStatus
from sudologue.model import CLASSIC, Board
from sudologue.rating.grade import Effort
from sudologue.rating.rounds import Round, Rounds, Walk

_NO_EFFORT = 0.8
_MET_IN_TIMES = 5.0

_MOST_EFFORT_TIMED = 240.0
_HARDEST_TIMED = 5.4

BANDS = (
    (50.0, "very easy"),
    (65.0, "easy"),
    (90.0, "medium"),
    (150.0, "tricky"),
    (300.0, "hard"),
    (800.0, "very hard"),
    (2500.0, "fiendish"),
)
"""The words for effort, each with the number from which on it is too weak."""

HARDEST_BAND = "extreme"

BAND_NAMES = (*(word for _, word in BANDS), HARDEST_BAND)


def effort_of(rounds: Rounds) -> Effort | None:
    """The effort of a classic puzzle that is solved by its rounds, or was stopped in them.

    Of a path that was stopped the value is the least it can be.
    """
    if rounds.initial.layout != CLASSIC or rounds.status is SolveStatus.STUCK:
        return None
    value = round(sum(map(cost_of, rounds.rounds), 0.0), 1)
    return Effort(value, band_of(value), _confidence(rounds, value))


def effort_between(board: Board, low: float, high: float) -> bool:
    """Whether the effort of a classic puzzle is from `low` to `high`, as soon as that is known."""
    value = 0.0
    walk = Walk(board)
    while (one := walk.next()) is not None:
        value += cost_of(one)
        if round(value, 1) > high:
            return False
        if round(value, 1) >= low and high == inf:
            return True
    return walk.board.is_complete and low <= round(value, 1) <= high


def cost_of(one: Round) -> float:
    """What a round adds to the effort."""
    return max(1, one.placed) * cost_of_a_step(one)


def cost_of_a_step(one: Round) -> float:
    """What each step of a round adds."""
    return hardness(one.rating) * sqrt(one.open_cells / one.openings)


def hardness(rating: float) -> float:
    """How hard a step of a rating is to see.

    >>> [round(hardness(rating), 1) for rating in (1.2, 2.3, 5.0, 6.0, 7.0)]
    [0.4, 1.5, 4.2, 8.4, 16.8]
    """
    known = min(rating, _MET_IN_TIMES)
    return (known - _NO_EFFORT) * 2 ** (max(rating, _MET_IN_TIMES) - _MET_IN_TIMES)


def band_of(value: float) -> str:
    """The word for an effort.

    >>> band_of(42), band_of(160), band_of(12_000)
    ('very easy', 'hard', 'extreme')
    """
    return next((word for bound, word in BANDS if value < bound), HARDEST_BAND)


def bounds_of(band: str) -> tuple[float, float]:
    """The least and the greatest effort of a band.

    >>> bounds_of("very easy"), bounds_of("extreme")
    ((0.0, 49.9), (2500.0, inf))
    """
    ends = (0.0, *(bound for bound, _ in BANDS), inf)
    number = BAND_NAMES.index(band)
    return ends[number], round(ends[number + 1] - 0.1, 1)


def _confidence(rounds: Rounds, value: float) -> str:
    """How far to trust it: whether people were timed on anything like this."""
    if rounds.status is SolveStatus.STOPPED:
        return "bounded"
    is_timed = value <= _MOST_EFFORT_TIMED and rounds.hardest <= _HARDEST_TIMED
    return "calibrated" if is_timed else "extrapolated"
