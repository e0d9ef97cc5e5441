"""Givens in just the cells of a pattern: digits are exchanged until one solution is left.

A grid at random gives the first digits. Then one cell after the other takes another digit, if
singles go at least as far with it. *Tried and left:* a new grid each time, of which so few have one
solution where 25 cells are given; and, for a minimal puzzle, exchanging on until no given is spare,
which is no quicker than beginning anew.
"""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.generation.grid_source import GridSource
from sudologue.generation.random_stream import RandomStream
from sudologue.model import bits_of
from sudologue.oracle import count_solutions

_EXCHANGES = 300
"""After so many it is better to begin anew."""


def in_pattern(
    grids: GridSource, cells: Sequence[int], numbers: RandomStream
) -> tuple[int, int] | None:
    """Givens of these cells with one solution, and the solution; nothing if none is soon found."""
    domains, full = grids.layout.domain_masks, grids.grid(numbers)
    tried = givens = sum(full & domains[cell] for cell in cells)
    left = grids.layout.all_candidates.bit_count()
    for _ in range(_EXCHANGES):
        settled = grids.settled(tried)
        if settled is not None and settled[0].bit_count() <= left:
            if settled[0].bit_count() < grids.layout.cell_count:
                found = count_solutions(grids.board(tried))
                if found.is_unique:
                    return tried, found.found[0].filled
                if found.has_none:
                    tried = _exchanged(grids, givens, cells, numbers)
                    continue
            givens, left = tried, settled[0].bit_count()
        tried = _exchanged(grids, givens, cells, numbers)
    return None


def _exchanged(grids: GridSource, givens: int, cells: Sequence[int], numbers: RandomStream) -> int:
    """The givens with another digit in one of the cells, if singles leave it one."""
    domain = grids.layout.domain_masks[cells[numbers.below(len(cells))]]
    rest = givens & ~domain
    settled = grids.settled(rest)
    others = [] if settled is None else [*bits_of((settled[0] | settled[1]) & domain & ~givens)]
    return rest | 1 << others[numbers.below(len(others))] if others else givens
