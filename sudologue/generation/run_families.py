"""A run: families one after the other, here or handed to an executor; records in index order.

A record is a puzzle that was made, with where it comes from, or says that it was given up.
"""

from __future__ import annotations

import math
import secrets
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain, islice
from itertools import count as counted_from
from time import monotonic
from typing import TYPE_CHECKING

from sudologue import hooks
from sudologue.caches import lazy
from sudologue.errors import SudologueError, WrongTypeError
from sudologue.generation.attempts import Attempts
from sudologue.generation.puzzle_draft import grid_source_of
from sudologue.generation.random_stream import STREAM, RandomStream
from sudologue.generation.request import NONE, PosingTarget, Request, number_or_range
from sudologue.messages import Messages
from sudologue.model import Board
from sudologue.model.board_text import digits_tell
from sudologue.oracle.singles_placer import TooManyDeadEndsError

_say = Messages(__name__)

if TYPE_CHECKING:
    from sudologue.rating import Grade


class Minimality(StrEnum):
    """In what sense no given of a puzzle can go: `made.minimality == "minimal"`.

    Of a symmetric puzzle none of the sets can go that the symmetry keeps together; one given alone
    often could, and leave the puzzle without its symmetry.
    """

    MINIMAL = "minimal"
    ORBIT = "orbit-minimal"
    NOT_ASKED = "not asked"


@dataclass(frozen=True, repr=False)
class Generated:
    """A puzzle that was made, its only solution, and what makes it again.

    Puzzle `index` of a seed is the same wherever and however often it is made. `family` is the
    number of the family that it belongs to, `attempts` counts the puzzles that were made for it,
    itself included, and `symmetry` is the one that was asked for or, of any, drawn. `stream` is the
    version of the random numbers. A drill has a `position` on the way through the puzzle, on which
    its rule is the next step.
    """

    puzzle: Board
    solution: Board
    seed: int
    index: int
    family: int
    attempts: int
    minimality: Minimality
    symmetry: str
    stream: int = STREAM
    position: Board | None = None

    def __repr__(self) -> str:
        houses = "" if digits_tell(self.puzzle) else f" on {self.puzzle.layout!r}"
        digits = self.puzzle.to_string()
        return f"<Generated {self.index} of seed {self.seed}: {digits}{houses}>"

    @lazy
    def clues_by_block(self) -> tuple[int, ...]:
        """How many givens each block has: the more alike these are, the more evenly they lie."""
        blocks = [house for house in self.puzzle.houses if not house.is_line]
        return tuple(sum(self.puzzle[cell] is not None for cell in block.cells) for block in blocks)

    @lazy
    def clues_by_digit(self) -> tuple[int, ...]:
        """How often each digit is given, 1 first."""
        return tuple(
            self.puzzle.masks.values.count(digit) for digit in self.puzzle.layout.tables.digits
        )

    @lazy
    def grade(self) -> Grade:
        """How hard the puzzle is, by all models; it is rated when this is first looked at."""
        return hooks.grade(self.puzzle, True)


@dataclass(frozen=True, repr=False)
class GaveUp:
    """An index for which no puzzle was found that is as wished, after so many attempts."""

    seed: int
    index: int
    family: int
    attempts: int
    reason: str

    def __repr__(self) -> str:
        return f"<GaveUp {self.index} of seed {self.seed}: {self.reason}>"

    def __str__(self) -> str:
        names = {name: getattr(self, name) for name in ("reason", "attempts", "seed", "index")}
        return _say("gave_up", **names)


class GaveUpError(SudologueError):
    """An index was given up, and nobody said what is to become of it; `record` says which."""

    def __init__(self, record: GaveUp) -> None:
        super().__init__(_say("how_to_go_on", record=record))
        self.record = record

    def __reduce__(self) -> tuple[type[GaveUpError], tuple[GaveUp]]:
        return type(self), (self.record,)


Family = tuple[Generated | GaveUp, ...]

_LONG_SEARCHES = 2
"""So many searches of an index may take too long. Each may be seconds: 5,000 would be hours."""


class RunOverError(Exception):
    """The run ended while a family was made, which is not kept in part."""


def family_of(
    request: Request, seed: int, number: int, is_over: Callable[[], bool] = lambda: False
) -> Family:
    """The puzzles of a family, or that they were given up: a record for each index.

    Before each attempt it is asked whether the run is over; then `RunOverError` is raised.
    """
    attempts = Attempts(request, RandomStream(seed, number))
    indices = range(number * request.family, (number + 1) * request.family)
    return tuple(_record(attempts, seed, number, index, is_over) for index in indices)


def _record(
    attempts: Attempts, seed: int, number: int, index: int, is_over: Callable[[], bool]
) -> Generated | GaveUp:
    request, target = attempts.request, attempts.request.target
    grids = grid_source_of(request.layout)
    attempt, met, long_searches = 0, False, 0
    while attempt < request.attempts and long_searches < _LONG_SEARCHES:
        if is_over():
            raise RunOverError
        attempt += 1
        try:
            made = attempts.next()
        except TooManyDeadEndsError:
            long_searches += 1
            continue
        if made is not None:
            met = True
            puzzle, solution = (
                grids.board(digits, made.cages) for digits in (made.givens, made.full)
            )
            if attempts.meets(puzzle, solution):
                return Generated(
                    puzzle,
                    solution,
                    seed,
                    index,
                    number,
                    attempt,
                    _minimality(request, made.symmetry),
                    made.symmetry,
                    position=target.position(puzzle) if isinstance(target, PosingTarget) else None,
                )
    reason = str(_say("too_long") if long_searches == _LONG_SEARCHES else _reason(request, met))
    return GaveUp(seed, index, number, attempt, reason)


def _minimality(request: Request, symmetry: str) -> Minimality:
    if not request.minimal or request.cages:
        return Minimality.NOT_ASKED
    return Minimality.MINIMAL if symmetry == NONE else Minimality.ORBIT


def _reason(request: Request, met: bool) -> str:
    """Why none was taken: the target's judgement, if any came so far as to be judged."""
    if met:
        return _say("no_match")
    case = "minimal" if request.minimal else ""
    if request.pattern is not None:
        return _say("not_in_pattern", case)
    if request.clues is not None:
        return _say("not_found", case, givens=number_or_range(*request.clues))
    return _say("too_long")


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
    """The records of `count` indices from `start`, or without end, until `seconds` have passed."""
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
    timeout: float | None,
    executor: Executor | None,
    given_up: Callable[[GaveUp], object] | None,
) -> Iterator[Generated]:
    """The puzzles of a run, with its bounds checked at once; what is given up is told or raised."""
    if count is not None:
        _expect_from("count", count, 0)
    if seed is not None:
        _expect_from("seed", seed, 0)
    _expect_from("start", start, 0)
    _say.expect(timeout, float | int | None, "ten_seconds")
    if timeout is not None and not 0 < timeout < math.inf:
        raise SudologueError(_say("timeout", timeout=timeout))
    if executor is not None and not callable(getattr(executor, "submit", None)):
        raise WrongTypeError(_say("no_executor", executor=executor))
    if given_up is not None and not callable(given_up):
        raise WrongTypeError(_say("no_listener", given_up=given_up))
    known = drawn_seed() if seed is None else seed
    made = records(request, known, count, start=start, seconds=timeout, executor=executor)
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
    _say.expect(value, int, "whole_number", name=name, least=least)
    if value < least:
        raise SudologueError(_say("below", name=name, value=value, least=least))
