"""Givens in just the cells of a pattern: digits are exchanged until one solution is left.

A grid at random gives the first digits. Then one cell after the other takes another digit, if
singles go at least as far with it. *Tried and left*: a new grid each time, of which the pattern of
25 cells that is one in a hundred thousand has to be met.
"""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.generation.ground import Ground
from sudologue.generation.numbers import Numbers
from sudologue.model import bits_of
from sudologue.oracle import count_solutions

_EXCHANGES = 300
"""After so many it is better to begin anew."""


def in_pattern(ground: Ground, cells: Sequence[int], numbers: Numbers) -> tuple[int, int] | None:
    """Givens of these cells with one solution, and the solution; nothing if none is soon found."""
    domains, full = ground.layout.domain_masks, ground.grid(numbers)
    givens = sum(full & domains[cell] for cell in cells)
    left = ground.layout.all_candidates.bit_count()
    for _ in range(_EXCHANGES):
        cell = cells[numbers.below(len(cells))]
        rest = givens & ~domains[cell]
        settled = ground.settled(rest)
        if settled is None:  # since the givens have a solution, this is not met
            return None
        others = [*bits_of((settled[0] | settled[1]) & domains[cell] & ~givens)]
        if not others:
            continue
        changed = rest | 1 << others[numbers.below(len(others))]
        settled = ground.settled(changed)
        if settled is None or settled[0].bit_count() > left:
            continue
        if settled[0].bit_count() < ground.layout.cell_count:
            found = count_solutions(ground.board(changed))
            if found.has_none:
                continue
            if found.is_unique:
                return changed, found.found[0].filled
        givens, left = changed, settled[0].bit_count()
    return None
