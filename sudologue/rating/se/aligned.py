"""Aligned pairs and triples: what cells cannot hold together, for all that others would be left."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from sudologue.budget import spend
from sudologue.rating.se.grid import Grid, Hint
from sudologue.rating.se.houses import BITS, COUNT, PEERS, SEEN, shared


def aligned_sets(grid: Grid, degree: int) -> Iterator[Hint]:
    """Digits that no way to fill so many cells holds, cells with few candidates considered."""
    cells = grid.cells
    few = sum(1 << cell for cell in range(81) if 1 < COUNT[cells[cell]] <= degree)
    bases = [cell for cell in range(81) if COUNT[cells[cell]] > 1 and SEEN[cell] & few]
    rating = {2: 62, 3: 75}[degree]
    for chosen in combinations(bases, degree):
        common = few
        for cell in chosen:
            common &= SEEN[cell]
        if common and common & (common - 1):
            spend(1)
            gone = _never_held(cells, chosen, [c for c in PEERS[chosen[0]] if common >> c & 1])
            if gone:
                yield Hint(rating, removed=gone)


def _never_held(cells: list[int], chosen: tuple[int, ...], excluders: list[int]) -> tuple[int, ...]:
    """The candidates of the cells that are in no combination which every excluder survives."""
    sets = [cells[cell] for cell in excluders]
    apart = [
        (one, other)
        for one, other in combinations(range(len(chosen)), 2)
        if shared(chosen[one], chosen[other])
    ]
    held = [0] * len(chosen)
    for digits in product(*[BITS[cells[cell]] for cell in chosen]):
        if any(digits[one] == digits[other] for one, other in apart):
            continue
        union = 0
        for digit in digits:
            union |= 1 << digit
        if all(left & ~union for left in sets):
            for place, digit in enumerate(digits):
                held[place] |= 1 << digit
    return tuple(
        9 * cell + digit
        for cell, kept in zip(chosen, held, strict=True)
        for digit in BITS[cells[cell] & ~kept]
    )
