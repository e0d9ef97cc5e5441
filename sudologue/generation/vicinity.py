"""Puzzles near another one: some givens less, others instead, and all that can go gone.

What is rare among all puzzles is common near one that has it: a third of the neighbours of a
puzzle that needs an X-Wing need one as well, and three in a thousand of all puzzles.
"""

from __future__ import annotations

from sudologue.generation.attempt import Made, given_sets
from sudologue.generation.digging import left_over
from sudologue.generation.ground import Ground
from sudologue.generation.numbers import Numbers
from sudologue.generation.request import Request
from sudologue.model import bits_of
from sudologue.oracle.completion import TooManyDeadEndsError

_INSTEAD = 3
"""So many sets of givens may come instead of one; mostly one is enough."""


def neighbour(request: Request, ground: Ground, made: Made, numbers: Numbers) -> Made | None:
    """A puzzle of the same grid in which a set of givens has made way for another.

    There is none if too many would have to come instead, if there are not as many clues as wished,
    or if search takes too long.
    """
    sets = given_sets(ground, made.full, made.symmetry)
    numbers.shuffle(sets)
    gone = next(each for each in sets if each & made.givens)
    try:
        givens = _completed(ground, made, gone, sets)
        if givens is None:
            return None
        if request.minimal:
            numbers.shuffle(sets)
            givens = left_over(ground, givens, [each for each in sets if each & givens])
    except TooManyDeadEndsError:
        return None
    fewest, most = request.clues or (0, request.layout.cell_count)
    count = givens.bit_count()
    return made._replace(givens=givens) if fewest <= count <= most else None


def _completed(ground: Ground, made: Made, gone: int, sets: list[int]) -> int | None:
    """The givens without those that are gone, with others that leave one solution."""
    givens = made.givens & ~gone
    for _ in range(_INSTEAD + 1):
        other = _other(ground, givens, made.givens & gone)
        if other is None:
            return givens
        instead = (each for each in sets if each != gone and each & ~other & ~givens)
        givens |= next(instead, made.full)  # another solution may differ in these cells alone
    return None


def _other(ground: Ground, givens: int, gone: int) -> int | None:
    """Another solution of givens: it lacks one of those that are gone, or nothing would be new."""
    for number in bits_of(gone):
        other = ground.other(givens, 1 << number)
        if other is not None:
            return other
    return None
