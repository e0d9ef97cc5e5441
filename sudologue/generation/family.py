"""The unit of work: a family of puzzles, by the request, the seed and its number alone."""

from __future__ import annotations

from collections.abc import Callable

from sudologue.generation.attempts import Attempts
from sudologue.generation.ground import ground_of
from sudologue.generation.numbers import Numbers
from sudologue.generation.record import GaveUp, Generated, Minimality
from sudologue.generation.request import NONE, PosingTarget, Request

Family = tuple[Generated | GaveUp, ...]


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
    attempts = Attempts(request, Numbers(seed, number))
    indices = range(number * request.family, (number + 1) * request.family)
    return tuple(_record(attempts, seed, number, index, is_over) for index in indices)


def _record(
    attempts: Attempts,
    seed: int,
    number: int,
    index: int,
    is_over: Callable[[], bool],
) -> Generated | GaveUp:
    request = attempts.request
    met = False
    for attempt in range(1, request.attempts + 1):
        if is_over():
            raise RunOverError
        made = attempts.next()
        if made is None:
            continue
        met = True
        puzzle, solution = map(ground_of(request.layout).board, made[:2])
        if attempts.meets(puzzle, solution):
            kind, target = _minimality(request, made.symmetry), request.target
            position = target.position(puzzle) if isinstance(target, PosingTarget) else None
            return Generated(
                puzzle, solution, seed, index, number, attempt, kind, made.symmetry, position
            )
    return GaveUp(seed, index, number, request.attempts, _reason(request, met))


def _minimality(request: Request, symmetry: str) -> Minimality:
    if not request.minimal:
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
        fewest, most = request.clues
        return f"no {kind} was found with {fewest} to {most} clues"
    return "search took too long to tell which givens are needed"
