"""Sudoku Explainer's rating, worked out on a grid of its own, along the way that 1.2.1 goes.

At every step its thirty producers are asked in their order, and the first that finds something is
taken at its word. A rating is that of the hardest step: of all, up to the first digit, and of the
first step alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from math import ceil, floor
from types import MappingProxyType

from sudologue.budget import OutOfWorkError
from sudologue.model import Board
from sudologue.narration.phrasing.filling import Speaker, when
from sudologue.rating.models import Model
from sudologue.rating.models.se import se_patterns
from sudologue.rating.models.se.se_grid import Grid, SeHint
from sudologue.rating.models.se.se_patterns import aligned_sets
from sudologue.rating.path import Path

Producer = Callable[[Grid], Iterable[SeHint]]

TOGETHER: tuple[tuple[int, Producer], ...] = (
    (10, se_patterns.hidden_singles),
    (17, se_patterns.direct_locking),
    (20, partial(se_patterns.direct_hidden_sets, degree=2)),
    (23, se_patterns.naked_singles),
    (25, partial(se_patterns.direct_hidden_sets, degree=3)),
    (26, se_patterns.locking),
    (30, partial(se_patterns.naked_sets, degree=2)),
    (32, partial(se_patterns.fish, degree=2)),
    (34, partial(se_patterns.hidden_sets, degree=2)),
    (36, partial(se_patterns.naked_sets, degree=3)),
    (38, partial(se_patterns.fish, degree=3)),
    (40, partial(se_patterns.hidden_sets, degree=3)),
    (42, partial(se_patterns.wings, size=2)),
    (44, partial(se_patterns.wings, size=3)),
)
"""Producers whose hints never take another's away: all that are rated like the first are done.

Each comes with the least that its hints are rated.
"""


def _loaded(module: str, name: str) -> Producer:
    """A producer that easy puzzles do not ask for: it is loaded when it is asked."""
    return partial(_asked, module, name)


def _asked(module: str, name: str, grid: Grid) -> Iterable[SeHint]:
    return getattr(import_module(f"{__package__}.{module}"), name)(grid)


ONE_BY_ONE: tuple[tuple[int, Producer], ...] = (
    (45, _loaded("deadly_loops", "unique_loops")),
    (50, partial(se_patterns.naked_sets, degree=4)),
    (52, partial(se_patterns.fish, degree=4)),
    (54, partial(se_patterns.hidden_sets, degree=4)),
    (56, _loaded("deadly_loops", "graves")),
    (62, partial(aligned_sets, degree=2)),
    (65, _loaded("chains_and_cycles", "cycles_and_chains")),
    (75, partial(aligned_sets, degree=3)),
    (75, _loaded("multiple_chains", "nishio")),
    (80, _loaded("multiple_chains", "multiple")),
)
"""Producers of which the first hint is taken; dynamic chains come after them, level by level."""

_HARDEST_KNOWN = 119
"""Nothing is known that is rated higher."""

_NESTED = 95
"""From here on ratings hang on the order in which one goes through a set."""


@dataclass(frozen=True)
class SeRating:
    """Sudoku Explainer's numbers: of the hardest step, up to the first digit, of the first step.

    They are exact, or time ended: then `er`, `ep` and `ed` are what was reached, and the rating
    is from `low` to `high`.
    """

    er: float
    ep: float
    ed: float
    exact: bool
    low: float
    high: float


@dataclass
class Way:
    """How far one has come: the hardest step, all told, up to the first digit, and the first.

    The rating is `least` at least, whatever is still to come. Whoever asks only whether it is
    between two `bounds` goes no further than it takes to know.
    """

    grid: Grid
    er: int = 0
    ep: int = 0
    ed: int = 0
    least: int = 10
    bounds: tuple[int, int] | None = None

    def take(self, hints: list[SeHint], floor: int) -> None:
        """One step, or several alike, that could not be rated lower than this."""
        rating = hints[0].rating
        self.er = max(self.er, rating)
        self.ed = self.ed or rating
        if not self.ep and hints[0].placed:
            self.ep = self.er
        self.least = max(self.least, floor if floor >= _NESTED else rating)
        self.grid.apply(hints)

    @property
    def is_between(self) -> bool | None:
        """Whether the rating is between the bounds; nothing as long as that is open."""
        if self.bounds is None:
            return None
        (low, high), known = self.bounds, max(self.er, self.least)
        if self.grid.is_complete:
            return low <= self.er <= high
        if known > high:
            return False
        return True if known >= low and high >= _HARDEST_KNOWN else None

    def is_told_by(self, floor: int) -> bool:
        """Whether it is enough to know that whatever comes next is rated so high at least."""
        self.least = max(self.least, floor)
        return self.is_between is not None


def se_rating(board: Board) -> SeRating:
    """The rating of a classic puzzle with one solution.

    It is exact if the way is gone to its end within what work is allowed, and no step takes more
    than `DEEPEST` levels of nested chains.
    """
    way = Way(Grid.of(board))
    try:
        while not way.grid.is_complete and step(way):
            pass
    except OutOfWorkError:
        pass
    exact = way.grid.is_complete
    er, ep, ed = (number / 10 for number in (way.er, way.ep, way.ed))
    low, high = (er, er) if exact else (way.least / 10, _HARDEST_KNOWN / 10)
    return SeRating(er, ep, ed, exact, low, high)


def se_between(board: Board, low: float, high: float) -> bool:
    """Whether a classic puzzle with one solution is rated from `low` to `high`."""
    way = Way(Grid.of(board), bounds=(ceil(low * 10 - 1e-6), floor(high * 10 + 1e-6)))
    while way.is_between is None and step(way):
        pass
    return bool(way.is_between)


def step(way: Way) -> bool:
    """Take the next step; whether there was one that had to be taken."""
    for least, producer in TOGETHER:
        if way.is_told_by(least):
            return False
        hints = list(producer(way.grid))
        if hints:
            way.take([hint for hint in hints if hint.rating == hints[0].rating], 0)
            return True
    for least, producer in _one_by_one(way.grid):
        if way.is_told_by(least):
            return False
        for hint in producer:
            way.take([hint], least)
            return True
    from sudologue.rating.models.se.multiple_chains import DEEPEST

    way.least = max(way.least, 85 + 5 * (DEEPEST + 1))
    return False


def _one_by_one(grid: Grid) -> Iterator[tuple[int, Iterable[SeHint]]]:
    for least, producer in ONE_BY_ONE:
        yield least, producer(grid)
    from sudologue.rating.models.se.multiple_chains import dynamic

    yield from dynamic(grid)


_words = Speaker(__name__)


class _SudokuExplainer(Model[SeRating]):
    name = "se"
    version = "Sudoku Explainer 1.2.1"
    turn = 4
    record = SeRating
    columns = MappingProxyType(
        {
            **dict.fromkeys(("er", "ep", "ed"), "float"),
            "se_exact": "bool",
            **dict.fromkeys(("se_low", "se_high"), "float"),
        }
    )
    range = (1.0, 11.9)
    is_quick = True

    def rate(self, path: Path) -> SeRating:
        return se_rating(path.puzzle)

    def is_between(self, board: Board, low: float, high: float) -> bool:
        return se_between(board, low, high)

    def is_final(self, rated: SeRating | None) -> bool:
        return rated is not None and rated.exact

    def phrase(self, rated: SeRating) -> str:
        return self._say("phrase", rated)

    def row(self, rated: SeRating) -> str:
        return self._say("row", rated)

    def in_passing(self, rated: SeRating | None) -> str | None:
        return None if rated is None else self._say("in_passing", rated)

    def _say(self, key: str, rated: SeRating) -> str:
        its = {name: f"{getattr(rated, name):.1f}" for name in ("er", "ep", "ed", "low", "high")}
        return _words.say(key, *when(exact=rated.exact), **its).text


MODEL = _SudokuExplainer()
