"""The unit of work: a family of puzzles, by the request, the seed and its number alone."""

from __future__ import annotations

from collections.abc import Callable

from sudologue.generation.attempts import Attempts
from sudologue.generation.generated import GaveUp, Generated, Minimality
from sudologue.generation.grid_source import grid_source_of
from sudologue.generation.random_stream import RandomStream
from sudologue.generation.request import NONE, PosingTarget, Request, number_or_range
from sudologue.model import Board
from sudologue.oracle.completion import TooManyDeadEndsError

Family = tuple[Generated | GaveUp, ...]

_LONG_SEARCHES = 2
"""So many searches of an index may take too long. Each may be seconds: 5,000 would be hours."""
_TOO_LONG = "search takes too long on this layout"


class RunOverError(Exception):
    """The run ended while a family was made, which is not kept in part."""


def _never() -> bool:
    return False


def family_of(
    request: Request, seed: int, number: int, is_over: Callable[[], bool] = _never
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
    request, grids = attempts.request, grid_source_of(attempts.request.layout)
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
                    position=_position(request, puzzle),
                )
    reason = _TOO_LONG if long_searches == _LONG_SEARCHES else _reason(request, met)
    return GaveUp(seed, index, number, attempt, reason)


def _position(request: Request, puzzle: Board) -> Board | None:
    target = request.target
    return target.position(puzzle) if isinstance(target, PosingTarget) else None


def _minimality(request: Request, symmetry: str) -> Minimality:
    if not request.minimal or request.cages:
        return Minimality.NOT_ASKED
    return Minimality.MINIMAL if symmetry == NONE else Minimality.ORBIT


def _reason(request: Request, met: bool) -> str:
    """Why none was taken: the target's judgement, if any came so far as to be judged."""
    if met:
        return "none met the target"
    kind = "minimal puzzle" if request.minimal else "puzzle"
    if request.pattern is not None:
        return f"no {kind} was found with its givens in the pattern"
    if request.clues is not None:
        return f"no {kind} was found with {number_or_range(*request.clues)} clues"
    return _TOO_LONG
