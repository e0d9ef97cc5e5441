"""Digits that go in at once: singles, and singles behind one locked digit or hidden subset.

All hints of one kind and rating are given together. Since no digit that is placed takes another
hint away, it makes no difference to a rating in what order they are taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations

from sudologue.rating.models.se.se_grid import (
    BITS,
    BOXES,
    CELL_OF_PLACE,
    CELLS_OF,
    COLUMNS,
    COUNT,
    ROWS,
    Grid,
    SeHint,
)

_ALL_PLACES = range(243)


def hidden_singles(grid: Grid) -> list[SeHint]:
    """The last cells of houses, or else what has one place in a box, or else in a line."""
    places = grid.places
    lone = [p for p in _ALL_PLACES if places[p] and not places[p] & (places[p] - 1)]
    if not lone:
        return []
    last = [place for place in lone if grid.room[place // 9] == 1]
    if last:
        return _placing(grid, 10, last)
    in_boxes = [place for place in lone if place < 81]
    return _placing(grid, 12, in_boxes) if in_boxes else _placing(grid, 15, lone)


def _placing(grid: Grid, rating: int, places: list[int]) -> list[SeHint]:
    at = grid.places
    return [SeHint(rating, (CELL_OF_PLACE[p][at[p].bit_length() - 1],)) for p in places]


def naked_singles(grid: Grid) -> list[SeHint]:
    """The cells with one candidate."""
    cells = grid.cells
    return [
        SeHint(23, (9 * cell + cells[cell].bit_length() - 1,))
        for cell in range(81)
        if COUNT[cells[cell]] == 1
    ]


def direct_locking(grid: Grid) -> list[SeHint]:
    """Digits locked where a box and a line cross, with one place left in a house beside."""
    pointing = [
        hint
        for lines in (COLUMNS, ROWS)
        for box in BOXES
        for line in lines
        for hint in _behind(grid, box, line, BOXES, 17)
    ]
    return pointing or [
        hint
        for lines in (COLUMNS, ROWS)
        for line in lines
        for box in BOXES
        for hint in _behind(grid, line, box, lines, 19)
    ]


def _behind(grid: Grid, house: int, other: int, kind: range, rating: int) -> Iterator[SeHint]:
    """The singles in houses of a kind, when digits of a house are locked where another crosses."""
    crossing = CROSSING[house].get(other)
    if not crossing:
        return
    places = grid.places
    for digit in range(9):
        positions = places[9 * house + digit]
        if COUNT[positions] > 1 and not positions & ~crossing:
            for third in kind:
                across = CROSSING[third].get(other)
                if third != house and across:
                    left = places[9 * third + digit]
                    if COUNT[left] > 1 and COUNT[left & ~across] == 1:
                        position = (left & ~across).bit_length() - 1
                        yield SeHint(rating, (CELL_OF_PLACE[9 * third + digit][position],))


CROSSING: tuple[dict[int, int], ...] = tuple(
    {
        other: bits
        for other in range(27)
        if other != house
        and (bits := sum(1 << p for p, c in enumerate(CELLS_OF[house]) if c in CELLS_OF[other]))
    }
    for house in range(27)
)
"""For each house, the houses that cross it, and its positions there."""


def direct_hidden_pairs(grid: Grid) -> list[SeHint]:
    """Digits with one place left outside a hidden pair."""
    return list(_outside_hidden_sets(grid, 2, 20))


def direct_hidden_triples(grid: Grid) -> list[SeHint]:
    """Digits with one place left outside a hidden triple."""
    return list(_outside_hidden_sets(grid, 3, 25))


def _outside_hidden_sets(grid: Grid, degree: int, rating: int) -> Iterator[SeHint]:
    places = grid.places
    for house in chain(BOXES, COLUMNS, ROWS):
        if grid.room[house] <= degree:
            continue
        at = places[9 * house : 9 * house + 9]
        few = [digit for digit in range(9) if 1 < COUNT[at[digit]] <= degree]
        for digits in combinations(few, degree):
            union = 0
            for digit in digits:
                union |= at[digit]
            if COUNT[union] == degree:
                for digit in range(9):
                    left = at[digit] & ~union
                    if digit not in digits and COUNT[at[digit]] > 1 and COUNT[left] == 1:
                        position = BITS[left][0]
                        yield SeHint(rating, (CELL_OF_PLACE[9 * house + digit][position],))
