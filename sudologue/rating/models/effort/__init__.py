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

from dataclasses import dataclass
from math import inf
from types import MappingProxyType

from sudologue.inference import SolveStatus
from sudologue.model import CLASSIC, Board
from sudologue.narration.phrasing.filling import Speaker, when
from sudologue.rating.models import Model
from sudologue.rating.path import Path
from sudologue.rating.rounds import Round, Rounds, RoundWalk

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


@dataclass(frozen=True)
class Effort:
    """How much work a puzzle is for a person: a number, a word for it, and how far to trust it."""

    value: float
    band: str
    confidence: str


def effort_of(rounds: Rounds) -> Effort | None:
    """The effort of a classic puzzle solved by its rounds; the least, if it was stopped in them."""
    if rounds.initial.layout != CLASSIC or rounds.status is SolveStatus.STUCK:
        return None
    value = round(sum(map(cost_of, rounds.rounds), 0.0), 1)
    return Effort(value, band_of(value), _confidence(rounds, value))


def cost_of(one: Round) -> float:
    """What a round adds to the effort."""
    return max(1, one.placed) * one.cost_of_a_step


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


_SAYS_LITTLE = tuple(word for bound, word in BANDS if bound <= 90)
"""Bands that mislead where they are the least that a puzzle can be."""

_words = Speaker(__name__)


class _EffortModel(Model[Effort]):
    name = "effort"
    version = "sudologue-1"
    turn = 1
    record = Effort
    columns = MappingProxyType({"effort": "float", "band": "text", "confidence": "text"})
    words = MappingProxyType({word: bounds_of(word) for word in BAND_NAMES})
    is_quick = True

    def rate(self, path: Path) -> Effort | None:
        return effort_of(path.rounds)

    def is_between(self, board: Board, low: float, high: float) -> bool:
        value = 0.0
        walk = RoundWalk(board)
        while (one := walk.next()) is not None:
            value += cost_of(one)
            if round(value, 1) > high:
                return False
            if round(value, 1) >= low and high == inf:
                return True
        return walk.board.is_complete and low <= round(value, 1) <= high

    def is_final(self, rated: Effort | None) -> bool:
        return rated is not None and rated.confidence != "bounded"

    def phrase(self, rated: Effort) -> str:
        return self._say("phrase", rated)

    def clause(self, rated: Effort) -> str:
        return self._say("clause", rated)

    def row(self, rated: Effort) -> str:
        return self._say("row", rated)

    def nothing(self, path: Path) -> str:
        is_stuck = path.rounds.status is SolveStatus.STUCK
        return _words.say("stuck").text if is_stuck else super().nothing(path)

    def in_passing(self, rated: Effort | None) -> str:
        if rated is None or (not self.is_final(rated) and rated.band in _SAYS_LITTLE):
            return _words.say("unknown").text
        return self._say("in_passing", rated)

    def _say(self, key: str, rated: Effort) -> str:
        """A text about a rating, by how far that is to be trusted, and by its band."""
        cases = when(vague=rated.band in _SAYS_LITTLE, last=rated.band == HARDEST_BAND)
        band, value = rated.band.replace(" ", "_"), f"{rated.value:.0f}"
        return _words.say(key, rated.confidence, band, *cases, value=value).text


MODEL = _EffortModel()
