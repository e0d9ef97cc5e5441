"""The unit of work: a family of puzzles, by the request, the seed and its number alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sudologue.generation.digging import dug, is_dug_out
from sudologue.generation.ground import Ground, ground_of
from sudologue.generation.numbers import Numbers
from sudologue.generation.pattern import in_pattern
from sudologue.generation.record import GaveUp, Generated, Minimality
from sudologue.generation.request import NONE, PosingTarget, Request
from sudologue.generation.symmetry import orbits_of
from sudologue.oracle.completion import TooManyDeadEndsError

Family = tuple[Generated | GaveUp, ...]

Givens = tuple[int, int]
"""The givens of a puzzle, and those of its solution, as candidates."""


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
    numbers = Numbers(seed, number)
    indices = range(number * request.family, (number + 1) * request.family)
    return tuple(_record(request, seed, number, index, numbers, is_over) for index in indices)


def _record(
    request: Request,
    seed: int,
    number: int,
    index: int,
    numbers: Numbers,
    is_over: Callable[[], bool],
) -> Generated | GaveUp:
    ground = ground_of(request.layout)
    met = False
    for attempt in range(1, request.attempts + 1):
        if is_over():
            raise RunOverError
        symmetry = _one_of(request.symmetries, numbers)
        made = _attempt(request, ground, symmetry, numbers)
        if made is not None:
            met = True
            puzzle, solution = map(ground.board, made)
            target = request.target
            if target is None or target.judge(puzzle, solution):
                kind = _minimality(request, symmetry)
                position = target.position(puzzle) if isinstance(target, PosingTarget) else None
                return Generated(
                    puzzle, solution, seed, index, number, attempt, kind, symmetry, position
                )
    return GaveUp(seed, index, number, request.attempts, _reason(request, met))


def _attempt(request: Request, ground: Ground, symmetry: str, numbers: Numbers) -> Givens | None:
    """A puzzle, unless its givens are not as wished, or search takes too long."""
    try:
        if request.pattern is None:
            return _dug(request, ground, symmetry, numbers)
        made = in_pattern(ground, sorted(request.pattern), numbers)
        return made if made and (not request.minimal or is_dug_out(ground, made[0])) else None
    except TooManyDeadEndsError:
        return None


def _dug(request: Request, ground: Ground, symmetry: str, numbers: Numbers) -> Givens | None:
    layout, full = request.layout, ground.grid(numbers)
    domains = layout.domain_masks
    sets = [sum(full & domains[cell] for cell in orbit) for orbit in orbits_of(layout, symmetry)]
    numbers.shuffle(sets)
    fewest, most = request.clues or (0, layout.cell_count)
    goal = 0 if request.minimal else fewest + numbers.below(most - fewest + 1)
    givens = dug(ground, full, sets, goal)
    return (givens, full) if fewest <= givens.bit_count() <= most else None


def _one_of(choices: Sequence[str], numbers: Numbers) -> str:
    return choices[numbers.below(len(choices))] if len(choices) > 1 else choices[0]


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
