"""A puzzle's path along rounds, the clock that it has to keep to, and the facts told of it.

All of it is made when it is first asked for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from time import monotonic

from sudologue.budget import DEFAULT_BUDGET, Allowance
from sudologue.inference import SolveStatus
from sudologue.model import Board
from sudologue.rating.rounds import Round, Rounds, rounds_of
from sudologue.rating.step_ratings import IN_A_LINE, SINGLES
from sudologue.rules.order import RANKS
from sudologue.rules.singles.nearest import nearest_singles


class Clock:
    """A number of seconds from now on, and of units of work; `None` is no limit.

    Both are shared out evenly `among` those who still want some; what one leaves is for the next.
    """

    def __init__(self, seconds: float | None = None, budget: int | None = None) -> None:
        self._began: float | None = monotonic()
        self._seconds = seconds
        self._budget = budget
        self._allowed: list[Allowance] = []
        self.among = 1

    @property
    def passed(self) -> float:
        """The seconds since the beginning."""
        return 0.0 if self._began is None else monotonic() - self._began

    @property
    def left(self) -> float | None:
        """The seconds that are left, not less than none; `None` without a limit."""
        return None if self._seconds is None else max(0.0, self._seconds - self.passed)

    @property
    def units_left(self) -> int | None:
        """The units that are left, not less than none; `None` without a limit."""
        if self._budget is None:
            return None
        return max(0, self._budget - sum([allowed.spent for allowed in self._allowed]))

    def allowance(self, most: int | None = None) -> Allowance:
        """A share of the time and the units that are left, and of these no more than so many."""
        seconds, units = self.left, self.units_left
        if units is not None:
            share = units // self.among
            most = share if most is None else min(most, share)
        allowed = Allowance(most, None if seconds is None else seconds / self.among)
        self._allowed.append(allowed)
        return allowed

    def stop(self) -> None:
        """Let whoever asks from now on have all of it again, since nobody waits any more."""
        self._began = None
        self._allowed.clear()
        self.among = 1


@dataclass(frozen=True)
class Moment:
    """A round of a path: its number, from 1, what is easiest there, and how much there is of it."""

    round: int
    slug: str
    rating: float
    openings: int
    open_cells: int

    @property
    def is_in_a_line(self) -> bool:
        """Whether it is a hidden single that no block shows."""
        return self.slug == "hidden_single" and self.rating == IN_A_LINE


@dataclass(frozen=True)
class PathRecord:
    """Facts of a puzzle and of its path.

    `minimal` is unknown if it takes too long. `techniques` counts, for each rule, how many
    different things it had to offer when it was the easiest there was, easiest rule first; of a
    puzzle of singles, whose solve asks nothing else, its steps there. The
    `crux` is where a single step costs most, `hardest` where the rating is highest: the first such
    round, and none if there are no rounds. `openings` are those of each round; `bottlenecks` are
    the rounds with a single one. `longest_run` is the most rounds in a row that place no digit.
    `singles_first` is how many digits are placed before singles run out for the first time,
    `singles_run_out` how often they do, and `beyond_singles` names what it takes there, round by
    round. `cells_left` are open at the end.
    """

    clues: int
    symmetry: tuple[str, ...]
    minimal: bool | None
    status: SolveStatus
    is_dead: bool
    techniques: dict[str, int]
    hardest: Moment | None
    crux: Moment | None
    openings: tuple[int, ...]
    longest_run: int
    singles_first: int
    singles_run_out: int
    beyond_singles: tuple[str, ...]
    cells_left: int

    @property
    def bottlenecks(self) -> int:
        """How many rounds have a single opening."""
        return self.openings.count(1)


def record_of(rounds: Rounds, *, seconds: float | None = None) -> PathRecord:
    """The record of a path; whether the puzzle is minimal is looked for within a time."""
    from sudologue.rating.givens import is_minimal, symmetries

    taken, board = rounds.rounds, rounds.initial
    with Allowance(DEFAULT_BUDGET // 8, seconds):
        minimal = is_minimal(board)
    runs = [
        (hard, tuple(run)) for hard, run in groupby(taken, key=lambda one: one.slug not in SINGLES)
    ]
    hard_runs = [run for hard, run in runs if hard]
    first = runs[0][1] if runs and not runs[0][0] else ()
    return PathRecord(
        clues=board.masks.givens.bit_count(),
        symmetry=symmetries(board),
        minimal=minimal,
        status=rounds.status,
        is_dead=rounds.final_board.dead_end is not None,
        techniques=_techniques(rounds),
        hardest=_moment(taken, [one.rating for one in taken]),
        crux=_moment(taken, [one.cost_of_a_step for one in taken]),
        openings=tuple(one.openings for one in taken),
        longest_run=_longest_run(taken),
        singles_first=sum(one.placed for one in first),
        singles_run_out=len(hard_runs),
        beyond_singles=tuple(one.slug for run in hard_runs for one in run),
        cells_left=rounds.final_board.masks.open_cells.bit_count(),
    )


def _techniques(path: Rounds) -> dict[str, int]:
    """How often each rule comes up: in a solve, if singles are enough, or else in the rounds."""
    singles = [step for _, step in nearest_singles(path.initial, None)]
    if singles and singles[-1].board.is_complete and path.final_board.is_complete:
        taken = [step.inference for step in singles]
    else:
        taken = [inference for one in path.rounds for inference in one.inferences]
    counts = Counter(inference.rule for inference in taken)
    return {slug: counts[slug] for slug in sorted(counts, key=RANKS.__getitem__)}


def _moment(taken: tuple[Round, ...], weights: list[float]) -> Moment | None:
    """The first of the rounds that weigh most."""
    if not taken:
        return None
    number = weights.index(max(weights))
    one = taken[number]
    return Moment(number + 1, one.slug, one.rating, one.openings, one.open_cells)


def _longest_run(taken: Iterable[Round]) -> int:
    """The most rounds in a row that place nothing."""
    runs = groupby(taken, key=lambda one: one.placed == 0)
    return max((len(tuple(run)) for idle, run in runs if idle), default=0)


@dataclass(frozen=True, eq=False)
class Path:
    """The path of a puzzle, and the clock that it has to keep to."""

    puzzle: Board
    clock: Clock
    assume_unique: bool = False

    @cached_property
    def rounds(self) -> Rounds:
        """The rounds, as far as time and the usual budget of a solve allow."""
        with self.clock.allowance(DEFAULT_BUDGET):
            return rounds_of(self.puzzle, assume_unique=self.assume_unique)

    @cached_property
    def record(self) -> PathRecord:
        """The facts of the puzzle and of its path."""
        return record_of(self.rounds, seconds=self.clock.left)

    def settle(self) -> None:
        """Find out the facts now, while there is time."""
        _ = self.record
