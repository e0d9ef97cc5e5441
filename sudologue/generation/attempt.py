"""Attempts: puzzles from nothing but random numbers, with their givens as is wished."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sudologue.clues import Cage
from sudologue.generation.cages import caged
from sudologue.generation.digging import dug, is_dug_out
from sudologue.generation.ground import Ground
from sudologue.generation.numbers import Numbers
from sudologue.generation.pattern import in_pattern
from sudologue.generation.request import NONE, Request
from sudologue.generation.symmetry import orbits_of


class Made(NamedTuple):
    """A puzzle: its givens and the digits of its solution, as candidates, and its symmetry.

    One with `cages` has no givens. The `others` are solutions that fewer of its givens have, as far
    as some are known.
    """

    givens: int
    full: int
    symmetry: str
    others: tuple[int, ...] = ()
    cages: tuple[Cage, ...] = ()


def made_anew(request: Request, ground: Ground, numbers: Numbers) -> Made | None:
    """A puzzle, unless its givens are not as wished."""
    if request.cages:
        full = _full(request, ground, numbers)
        return Made(0, full, NONE, cages=caged(ground.layout, full, numbers))
    symmetry = one_of(request.symmetries, numbers)
    if request.pattern is None:
        return _dug(request, ground, symmetry, numbers)
    made = in_pattern(ground, sorted(request.pattern), numbers)
    if made is None or (request.minimal and not is_dug_out(ground, made[0])):
        return None
    return Made(*made, symmetry)


def _dug(request: Request, ground: Ground, symmetry: str, numbers: Numbers) -> Made | None:
    full = _full(request, ground, numbers)
    sets = given_sets(ground, full, symmetry)
    numbers.shuffle(sets)
    fewest, most = request.clues or (0, request.layout.cell_count)
    goal = 0 if request.minimal else fewest + numbers.below(most - fewest + 1)
    givens = dug(ground, full, sets, goal)
    return Made(givens, full, symmetry) if fewest <= givens.bit_count() <= most else None


def _full(request: Request, ground: Ground, numbers: Numbers) -> int:
    """The grid that is asked for, or else one at random."""
    return ground.grid(numbers) if request.grid is None else request.grid


def given_sets(ground: Ground, full: int, symmetry: str) -> list[int]:
    """The sets of a grid's digits that a symmetry keeps together, so that all are given or none."""
    domains = ground.layout.domain_masks
    return [
        sum(full & domains[cell] for cell in orbit) for orbit in orbits_of(ground.layout, symmetry)
    ]


def one_of(choices: Sequence[str], numbers: Numbers) -> str:
    """One of some words at random; where there is one, no number is drawn."""
    return choices[numbers.below(len(choices))] if len(choices) > 1 else choices[0]
