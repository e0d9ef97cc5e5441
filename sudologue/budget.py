"""How much a solve may still do: units of work, counted where they are done, and a time.

Some positions would keep the rules busy for ever. So whatever may take long spends units as it
goes, and runs out in the middle of a rule when there are none left. A *unit* is about what it takes
to follow one assumption by singles on the classic board; on larger boards that takes `units_for` of
them. What is counted follows from the position alone: not from the machine, nor from what happens
to be kept from before. So a budget ends a solve at the same place everywhere.

Each thread counts for itself. Where nobody set a limit there is none, and the units are counted all
the same: what is kept for later is kept with what it took to make (`kept_with_cost`).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import wraps
from threading import local
from time import monotonic
from typing import Concatenate, NamedTuple, ParamSpec, TypeVar

from sudologue.caches import cached_in_thread

P = ParamSpec("P")
K = TypeVar("K")
T = TypeVar("T")

DEFAULT_BUDGET = 800_000
"""Units for one solve, unless somebody says otherwise: some seconds' worth.

The hardest classic puzzles tried, of a set that is known for it, take little more than half.
"""

SEARCH_BUDGET = 4_000_000
"""Units for a search that somebody asked for by itself."""


class OutOfWorkError(Exception):
    """Raised in the middle of a rule when no more work is allowed."""


class OutOfBudgetError(OutOfWorkError):
    """No units are left."""


class OutOfTimeError(OutOfWorkError):
    """The time is over."""


class Limits(NamedTuple):
    """How many seconds something may take, and how many units of work; `None` is no limit."""

    seconds: float | None = None
    budget: int | None = DEFAULT_BUDGET


USUAL = Limits()


class Allowance:
    """What a solve may do: so many units, until so many seconds from now; `None` is no limit.

    What is done in its `with` block, in this thread, spends from it.
    """

    __slots__ = ("_deadline", "_most", "_outer", "budget", "paid", "spent")

    def __init__(self, budget: int | None = None, timeout: float | None = None) -> None:
        self.budget = budget
        self._most = math.inf if budget is None else budget
        self.spent = 0
        self._deadline = None if timeout is None else monotonic() + timeout
        self._outer: Allowance | None = None
        self.paid: dict[object, object] = {}

    @property
    def seconds_left(self) -> float | None:
        """The seconds that are left, hardly any when the time is over; `None` without a limit."""
        return None if self._deadline is None else max(1e-9, self._deadline - monotonic())

    def __enter__(self) -> None:
        self._outer, _current.allowance = _current.allowance, self

    def __exit__(self, *_: object) -> None:
        assert self._outer is not None
        _current.allowance = self._outer

    def spend(self, units: int) -> None:
        """So many units are done, or about to be; raises when that is too much."""
        self.spent = spent = self.spent + units
        if spent > self._most:
            raise OutOfBudgetError
        if self._deadline is not None and monotonic() >= self._deadline:
            raise OutOfTimeError


class _Current(local):
    """The allowance that each thread is spending from."""

    def __init__(self) -> None:
        self.allowance = Allowance()


_current = _Current()


def spend(units: int) -> None:
    """So many units are done, or about to be; raises when that is more than is allowed."""
    _current.allowance.spend(units)


def units_for(size: int) -> int:
    """What following an assumption takes on a board of so many rows: one, up to the usual size.

    >>> [units_for(size) for size in (4, 9, 12, 16, 25)]
    [1, 1, 3, 10, 60]
    """
    return max(1, round((size / 9) ** 4))


def kept_with_cost(make: Callable[Concatenate[K, P], T]) -> Callable[Concatenate[K, P], T]:
    """What `cached_in_thread` keeps, but one takes it from there at the price of making it.

    So it makes no difference to a budget whether something is kept already. Each allowance pays
    once for what is made of one object in one way, however often it is asked for in turn. What is
    made with the help of other things kept with their cost asks for these beforehand, outside, or
    is asked for with an allowance of its own.
    """

    @cached_in_thread
    def kept(current: K, /, *more: P.args, **named: P.kwargs) -> tuple[T, int]:
        before = _current.allowance.spent
        made = make(current, *more, **named)
        return made, _current.allowance.spent - before

    @wraps(make)
    def taken(current: K, /, *more: P.args, **named: P.kwargs) -> T:
        allowance = _current.allowance
        before = allowance.spent
        made, cost = kept(current, *more, **named)
        way = taken, more, *named.items()
        if allowance.paid.get(way) is not current:
            allowance.paid[way] = current
            allowance.spend(cost - (allowance.spent - before))
        return made

    return taken
