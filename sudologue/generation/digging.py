"""Taking givens away, from a full grid or from fewer, for as long as one solution is left."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.generation.grid_source import GridSource
from sudologue.model import bits_of


def dug(grids: GridSource, givens: int, sets: Sequence[int], fewest: int = 0) -> int:
    """The givens, which have one solution, without all sets of them that can go, tried in turn.

    None goes that would leave fewer than the fewest. Of a full grid the first third of the sets can
    mostly go at one stroke.
    """
    stroke = len(sets) // 3
    givens = _without(grids, givens, sets[:stroke], fewest)
    for each in sets[stroke:]:
        givens = _without_one(grids, givens, each, fewest)
    return givens


def _without(grids: GridSource, givens: int, sets: Sequence[int], fewest: int) -> int:
    """The same as one set after the other, in fewer looks.

    What can go together could have gone one by one. Singles tell soon that it can; where they do
    not, both halves are looked at.
    """
    if len(sets) < 2:
        return _without_one(grids, givens, sets[0], fewest) if sets else givens
    left = givens
    for each in sets:
        left &= ~each
    if left.bit_count() >= fewest:
        settled = grids.settled(left)
        if settled is not None and not settled[2]:
            return left
    half = len(sets) // 2
    return _without(grids, _without(grids, givens, sets[:half], fewest), sets[half:], fewest)


def _without_one(grids: GridSource, givens: int, gone: int, fewest: int) -> int:
    """The givens without a set, if it can go: the rest can spare one after the other."""
    left, gone = givens, givens & gone
    if givens.bit_count() - gone.bit_count() < fewest:
        return givens
    while gone:
        given = gone & -gone
        gone ^= given
        left ^= given
        if grids.needs(left, given):
            return givens
    return left


def is_dug_out(grids: GridSource, givens: int) -> bool:
    """Whether no given can go."""
    return all(grids.needs(givens ^ 1 << number, 1 << number) for number in bits_of(givens))
