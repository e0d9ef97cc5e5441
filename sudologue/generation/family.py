"""The unit of work: a family of puzzles, by the request, the seed and its number alone."""

from __future__ import annotations

from sudologue.generation.digging import dug
from sudologue.generation.ground import Ground, ground_of
from sudologue.generation.numbers import Numbers
from sudologue.generation.record import GaveUp, Generated, Minimality
from sudologue.generation.request import NONE, PosingTarget, Request
from sudologue.generation.symmetry import orbits_of

Family = tuple[Generated | GaveUp, ...]


def family_of(request: Request, seed: int, number: int) -> Family:
    """The puzzles of a family, or that they were given up: a record for each index."""
    numbers = Numbers(seed, number)
    first = number * request.family
    return tuple(
        _record(request, seed, number, first + place, numbers) for place in range(request.family)
    )


def _record(
    request: Request, seed: int, number: int, index: int, numbers: Numbers
) -> Generated | GaveUp:
    ground = ground_of(request.layout)
    for attempt in range(1, request.attempts + 1):
        symmetry = request.symmetries[numbers.below(len(request.symmetries))]
        made = _attempt(request, ground, symmetry, numbers)
        if made is None:
            continue
        puzzle, solution = (ground.board(digits) for digits in made)
        if request.target is None or request.target.judge(puzzle, solution):
            kind = _minimality(request, symmetry)
            target = request.target
            position = target.position(puzzle) if isinstance(target, PosingTarget) else None
            return Generated(
                puzzle, solution, seed, index, number, attempt, kind, symmetry, position
            )
    return GaveUp(seed, index, number, request.attempts, "none was as wished")


def _attempt(
    request: Request, ground: Ground, symmetry: str, numbers: Numbers
) -> tuple[int, int] | None:
    """Givens and solution of a puzzle, unless it has more clues than wished, or too few."""
    full = ground.grid(numbers)
    orbits = list(orbits_of(request.layout, symmetry))
    numbers.shuffle(orbits)
    givens = dug(ground, full, orbits)
    return givens, full


def _minimality(request: Request, symmetry: str) -> Minimality:
    if not request.minimal:
        return Minimality.NOT_ASKED
    return Minimality.MINIMAL if symmetry == NONE else Minimality.ORBIT
