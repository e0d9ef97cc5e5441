"""Orbits: the cells that a symmetry keeps together, so that all of them are given or none."""

from __future__ import annotations

from sudologue.caches import LAYOUTS, cached
from sudologue.generation.request import NONE
from sudologue.model import Layout
from sudologue.model.symmetry import FULL, MOVES

Orbit = tuple[int, ...]


@cached(LAYOUTS)
def orbits_of(layout: Layout, symmetry: str) -> tuple[Orbit, ...]:
    """The orbits of a layout's cells, which are given by number; each cell is in one."""
    if symmetry == NONE:
        return tuple((number,) for number in range(layout.cell_count))
    moves = tuple(MOVES.values()) if symmetry == FULL else (MOVES[symmetry],)
    left = set(range(layout.cell_count))
    orbits: list[Orbit] = []
    while left:
        orbit = [min(left)]
        for number in orbit:  # which grows on the way
            for move in moves:
                moved = layout.cell_number(move(layout.cells[number], layout.size - 1))
                if moved not in orbit:
                    orbit.append(moved)
        left.difference_update(orbit)
        orbits.append(tuple(sorted(orbit)))
    return tuple(orbits)
