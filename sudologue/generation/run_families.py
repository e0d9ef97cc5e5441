"""A run: families one after the other, here or handed to an executor; records in index order."""

from __future__ import annotations

import math
import secrets
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from itertools import chain, islice
from itertools import count as counted_from
from time import monotonic

from sudologue.errors import SudologueError, WrongTypeError, expect
from sudologue.generation.family import Family, RunOverError, family_of
from sudologue.generation.generated import GaveUp, GaveUpError, Generated
from sudologue.generation.request import Request
from sudologue.wording import shown

_WINDOW = 64
"""Families that are handed to an executor before the first of them is waited for."""


def records(
    request: Request,
    seed: int,
    count: int | None = 1,
    *,
    start: int = 0,
    seconds: float | None = None,
    executor: Executor | None = None,
) -> Iterator[Generated | GaveUp]:
    """The records of so many indices from `start`, or without end; a run ends after `seconds`.

    Any executor will do that can `submit`.
    """
    deadline = None if seconds is None else monotonic() + seconds
    last = None if count is None else start + count
    numbers = counted_from(start // request.family)
    if last is not None:
        numbers = islice(numbers, -(-last // request.family) - start // request.family)
    families = (
        _made_here(request, seed, numbers, deadline)
        if executor is None
        else _handed_out(executor, request, seed, numbers, deadline)
    )
    for record in chain.from_iterable(families):
        if record.index >= start and (last is None or record.index < last):
            yield record


def _made_here(
    request: Request, seed: int, numbers: Iterator[int], deadline: float | None
) -> Iterator[Family]:
    def is_over() -> bool:
        return deadline is not None and monotonic() >= deadline

    for number in numbers:
        try:
            family = family_of(request, seed, number, is_over)
        except RunOverError:
            return
        yield family


def _handed_out(
    executor: Executor,
    request: Request,
    seed: int,
    numbers: Iterator[int],
    deadline: float | None,
) -> Iterator[Family]:
    """The families, as an executor makes them: a window of them at a time, in order."""
    waiting: deque[Future[Family]] = deque()
    try:
        while True:
            for number in islice(numbers, _WINDOW - len(waiting)):
                waiting.append(executor.submit(family_of, request, seed, number))
            if not waiting:
                return
            left = None if deadline is None else max(0.0, deadline - monotonic())
            try:
                family = waiting[0].result(left)
            except TimeoutError:
                if waiting[0].done():  # the error is the target's own
                    raise
                return
            waiting.popleft()
            yield family
    finally:
        for future in waiting:
            future.cancel()


def drawn_seed() -> int:
    """A seed for a run that was given none."""
    return secrets.randbelow(1 << 32)


def puzzles(
    request: Request,
    count: int | None,
    seed: int | None,
    start: int,
    seconds: float | None,
    executor: Executor | None,
    given_up: Callable[[GaveUp], object] | None,
) -> Iterator[Generated]:
    """The puzzles of a run, with its bounds checked at once; what is given up is told or raised."""
    if count is not None:
        _expect_from("count", count, 0)
    if seed is not None:
        _expect_from("seed", seed, 0)
    _expect_from("start", start, 0)
    expect(seconds, float | int | None, "a number of seconds: write such as 10")
    if seconds is not None and not 0 < seconds < math.inf:
        raise SudologueError(f"seconds is {seconds}: it is a number above 0")
    if executor is not None and not callable(getattr(executor, "submit", None)):
        raise WrongTypeError(
            f"{shown(executor)} is not an executor: give one, such as a process pool"
        )
    if given_up is not None and not callable(given_up):
        raise WrongTypeError(
            f"{shown(given_up)} cannot be told: give a function that takes a record"
        )
    known = drawn_seed() if seed is None else seed
    made = records(request, known, count, start=start, seconds=seconds, executor=executor)
    return _without_given_up(made, given_up)


def _without_given_up(
    made: Iterator[Generated | GaveUp], given_up: Callable[[GaveUp], object] | None
) -> Iterator[Generated]:
    for record in made:
        if isinstance(record, Generated):
            yield record
        elif given_up is None:
            raise GaveUpError(record)
        else:
            given_up(record)


def _expect_from(name: str, value: int, least: int) -> None:
    expect(value, int, f"a whole number: {name} is one, from {least}")
    if value < least:
        raise SudologueError(f"{name} is {value}: it starts at {least}")
