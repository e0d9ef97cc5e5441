"""Taking clues away from a full grid, for as long as one solution is left."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.generation.ground import Ground
from sudologue.generation.symmetry import Orbit
from sudologue.model import bits_of


def dug(ground: Ground, givens: int, orbits: Sequence[Orbit], fewest: int = 0) -> int:
    """The givens without those of all orbits that can go, one orbit after the other.

    None goes that would leave fewer than the fewest.
    """
    width = ground.layout.cell_count
    candidate_in = {candidate % width: candidate for candidate in bits_of(givens)}
    for orbit in orbits:
        gone = [candidate_in[cell] for cell in orbit if cell in candidate_in]
        if givens.bit_count() - len(gone) < fewest:
            continue
        left = givens
        for candidate in gone:
            left ^= 1 << candidate
            if not ground.is_only(left, candidate):
                break
        else:
            givens = left
    return givens
