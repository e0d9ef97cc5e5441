"""Attempts: puzzles from nothing but random numbers, with their givens as is wished."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sudologue.clues import Cage
from sudologue.generation.digging import dug, is_dug_out
from sudologue.generation.grid_source import GridSource
from sudologue.generation.killer_cages import caged
from sudologue.generation.orbits import orbits_of
from sudologue.generation.pattern import in_pattern
from sudologue.generation.random_stream import RandomStream
from sudologue.generation.request import NONE, Request


class PuzzleDraft(NamedTuple):
    """A puzzle: its givens and the digits of its solution, as candidates, and its symmetry.

    One with `cages` has no givens. The `others` are solutions that fewer of its givens have, as far
    as some are known.
    """

    givens: int
    full: int
    symmetry: str
    others: tuple[int, ...] = ()
    cages: tuple[Cage, ...] = ()


def new_draft(request: Request, grids: GridSource, numbers: RandomStream) -> PuzzleDraft | None:
    """A puzzle, unless its givens are not as wished."""
    if request.cages:
        full = _full(request, grids, numbers)
        return PuzzleDraft(0, full, NONE, cages=caged(grids.layout, full, numbers))
    symmetry = one_of(request.symmetries, numbers)
    if request.pattern is None:
        return _dug(request, grids, symmetry, numbers)
    made = in_pattern(grids, sorted(request.pattern), numbers)
    if made is None or (request.minimal and not is_dug_out(grids, made[0])):
        return None
    return PuzzleDraft(*made, symmetry)


def _dug(
    request: Request, grids: GridSource, symmetry: str, numbers: RandomStream
) -> PuzzleDraft | None:
    full = _full(request, grids, numbers)
    sets = given_sets(grids, full, symmetry)
    numbers.shuffle(sets)
    fewest, most = request.clues or (0, request.layout.cell_count)
    goal = 0 if request.minimal else fewest + numbers.below(most - fewest + 1)
    givens = dug(grids, full, sets, goal)
    return PuzzleDraft(givens, full, symmetry) if fewest <= givens.bit_count() <= most else None


def _full(request: Request, grids: GridSource, numbers: RandomStream) -> int:
    """The grid that is asked for, or else one at random."""
    return grids.grid(numbers) if request.grid is None else request.grid


def given_sets(grids: GridSource, full: int, symmetry: str) -> list[int]:
    """The sets of a grid's digits that a symmetry keeps together, so that all are given or none."""
    domains = grids.layout.domain_masks
    return [
        sum(full & domains[cell] for cell in orbit) for orbit in orbits_of(grids.layout, symmetry)
    ]


def one_of(choices: Sequence[str], numbers: RandomStream) -> str:
    """One of some words at random; where there is one, no number is drawn."""
    return choices[numbers.below(len(choices))] if len(choices) > 1 else choices[0]
