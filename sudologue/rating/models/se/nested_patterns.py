"""What helps a nested chain on when nothing follows by itself any more: patterns on its own grid.

Each hint names the candidates that had to go before it was there. One that leans on none of them is
of no use to the chain, since it says nothing of the assumption.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from sudologue.rating.models.se.se_grid import (
    BITS,
    BOXES,
    CELL_OF_PLACE,
    CELLS_OF,
    COLUMNS,
    COUNT,
    ROWS,
    Grid,
)
from sudologue.rating.models.se.se_patterns import CROSSINGS

Leaning = tuple[Sequence[int], Sequence[int], int]
"""What a pattern takes away, what had to go for it, and the bit of the chain that it is, if any."""

Pattern = Callable[[Grid, Grid], Iterator[Leaning]]
"""What is there on a grid, given the grid as it was before the assumption."""

_PAIRS = sorted(combinations(range(9), 2), key=lambda pair: pair[::-1])


def locked(grid: Grid, before: Grid) -> Iterator[Leaning]:
    """Digits locked where a box and a line cross, some place beside the crossing being gone."""
    places, earlier = grid.places, before.places
    for house, other, inside, across, _ in CROSSINGS:
        for digit in range(9):
            place = 9 * house + digit
            positions = places[place]
            gone = places[9 * other + digit] & ~across
            if not gone or positions & ~inside or not positions & (positions - 1):
                continue
            leaning = earlier[place] & ~positions & ~inside
            if leaning:
                yield _at(9 * other + digit, gone), _at(place, leaning), 0


def hidden_pairs(grid: Grid, before: Grid) -> Iterator[Leaning]:
    """Two digits with the same two places, some other place being gone."""
    for house in (*BOXES, *COLUMNS, *ROWS):
        if grid.room[house] <= 4:
            continue
        at = grid.places[9 * house : 9 * house + 9]
        for one, other in _PAIRS:
            positions = at[one]
            if positions == at[other] and COUNT[positions] == 2:
                leaning = [
                    candidate
                    for digit in (one, other)
                    for candidate in _at(
                        9 * house + digit, before.places[9 * house + digit] & ~positions
                    )
                ]
                if leaning:
                    gone = [
                        9 * CELLS_OF[house][position] + digit
                        for position in BITS[positions]
                        for digit in BITS[
                            grid.cells[CELLS_OF[house][position]] & ~(1 << one | 1 << other)
                        ]
                    ]
                    if gone:
                        yield gone, leaning, 0


def naked_pairs(grid: Grid, before: Grid) -> Iterator[Leaning]:
    """Two cells with the same two candidates, some other candidate being gone."""
    cells = grid.cells
    for house in (*BOXES, *COLUMNS, *ROWS):
        if grid.room[house] <= 2:
            continue
        inside = CELLS_OF[house]
        for one, other in _PAIRS:
            digits = cells[inside[one]]
            if digits == cells[inside[other]] and COUNT[digits] == 2:
                pair = inside[one], inside[other]
                leaning = [
                    9 * cell + digit
                    for cell in pair
                    for digit in BITS[before.cells[cell] & ~digits]
                ]
                if leaning:
                    gone = [
                        9 * cell + digit
                        for cell in inside
                        if cells[cell] & digits and cell not in pair
                        for digit in BITS[cells[cell] & digits]
                    ]
                    if gone:
                        yield gone, leaning, 0


def x_wings(grid: Grid, before: Grid) -> Iterator[Leaning]:
    """Two lines where a digit has the same two places, some other place being gone."""
    places = grid.places
    for bases, covers in ((COLUMNS, ROWS), (ROWS, COLUMNS)):
        for one, other in _PAIRS:
            for digit in range(9):
                positions = places[9 * bases[one] + digit]
                if COUNT[positions] == 2 and positions == places[9 * bases[other] + digit]:
                    leaning = [
                        candidate
                        for line in (bases[one], bases[other])
                        for candidate in _at(
                            9 * line + digit, before.places[9 * line + digit] & ~positions
                        )
                    ]
                    if leaning:
                        lines = 1 << one | 1 << other
                        gone = [
                            candidate
                            for n in BITS[positions]
                            for candidate in _at(
                                9 * covers[n] + digit, places[9 * covers[n] + digit] & ~lines
                            )
                        ]
                        if gone:
                            yield gone, leaning, 0


PATTERNS: tuple[Pattern, ...] = (locked, hidden_pairs, naked_pairs, x_wings)
"""In their order; where one has a hint that leans on the assumption, no other is asked."""


def _at(place: int, positions: int) -> tuple[int, ...]:
    at = CELL_OF_PLACE[place]
    return tuple([at[position] for position in BITS[positions]])
