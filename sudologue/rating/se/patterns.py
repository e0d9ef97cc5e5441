"""What takes candidates away by a pattern: locked digits, subsets, fish and wings."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations

from sudologue.rating.se.grid import Grid, Hint
from sudologue.rating.se.houses import (
    BITS,
    BOXES,
    CELL_OF_PLACE,
    CELLS_OF,
    COLUMNS,
    COUNT,
    PEERS,
    ROWS,
    SEEN,
)
from sudologue.rating.se.singles import CROSSING

CROSSINGS = tuple(
    (house, other, CROSSING[house][other], CROSSING[other][house], rating)
    for houses, others, rating in (
        (BOXES, COLUMNS, 26),
        (BOXES, ROWS, 26),
        (COLUMNS, BOXES, 28),
        (ROWS, BOXES, 28),
    )
    for house in houses
    for other in others
    if other in CROSSING[house]
)


def locking(grid: Grid) -> Iterator[Hint]:
    """Digits locked where a box and a line cross: pointing first, then claiming."""
    places = grid.places
    for house, other, inside, across, rating in CROSSINGS:
        for digit in range(9):
            positions = places[9 * house + digit]
            if positions & (positions - 1) and not positions & ~inside:
                gone = places[9 * other + digit] & ~across
                if gone:
                    at = CELL_OF_PLACE[9 * other + digit]
                    yield Hint(rating, removed=tuple([at[p] for p in BITS[gone]]))


def naked_sets(grid: Grid, degree: int) -> Iterator[Hint]:
    """Cells of a house with as many candidates between them."""
    rating = {2: 30, 3: 36, 4: 50}[degree]
    for house in chain(BOXES, COLUMNS, ROWS):
        if grid.room[house] > degree:
            yield from _naked_in(grid.cells, CELLS_OF[house], degree, rating)


def _naked_in(cells: list[int], house: tuple[int, ...], degree: int, rating: int) -> Iterator[Hint]:
    few = [cell for cell in house if 1 < COUNT[cells[cell]] <= degree]
    for chosen in combinations(few, degree):
        digits = 0
        for cell in chosen:
            digits |= cells[cell]
        if COUNT[digits] == degree:
            gone = [
                9 * cell + digit
                for cell in house
                if cells[cell] & digits and cell not in chosen
                for digit in BITS[cells[cell] & digits]
            ]
            if gone:
                yield Hint(rating, removed=tuple(gone))


def hidden_sets(grid: Grid, degree: int) -> Iterator[Hint]:
    """Digits of a house with as many positions between them."""
    rating = {2: 34, 3: 40, 4: 54}[degree]
    for house in chain(BOXES, COLUMNS, ROWS):
        if grid.room[house] <= 2 * degree:
            continue
        at = grid.places[9 * house : 9 * house + 9]
        few = [digit for digit in range(9) if 1 < COUNT[at[digit]] <= degree]
        for digits in combinations(few, degree):
            union = chosen = 0
            for digit in digits:
                union |= at[digit]
                chosen |= 1 << digit
            if COUNT[union] == degree:
                gone = [
                    9 * CELLS_OF[house][position] + digit
                    for position in BITS[union]
                    for digit in BITS[grid.cells[CELLS_OF[house][position]] & ~chosen]
                ]
                if gone:
                    yield Hint(rating, removed=tuple(gone))


def fish(grid: Grid, degree: int) -> Iterator[Hint]:
    """A digit's places in some lines lie in as many lines across."""
    rating = {2: 32, 3: 38, 4: 52}[degree]
    for bases, covers in ((COLUMNS, ROWS), (ROWS, COLUMNS)):
        for digit in range(9):
            yield from _fish_of(grid.places, digit, bases, covers, degree, rating)


def _fish_of(
    places: list[int], digit: int, bases: range, covers: range, degree: int, rating: int
) -> Iterator[Hint]:
    few = [n for n in range(9) if 1 < COUNT[places[9 * bases[n] + digit]] <= degree]
    for lines in combinations(few, degree):
        union = inside = 0
        for n in lines:
            union |= places[9 * bases[n] + digit]
            inside |= 1 << n
        if COUNT[union] == degree:
            gone = [
                CELL_OF_PLACE[9 * covers[n] + digit][position]
                for n in BITS[union]
                for position in BITS[places[9 * covers[n] + digit] & ~inside]
            ]
            if gone:
                yield Hint(rating, removed=tuple(gone))


def xy_wings(grid: Grid) -> Iterator[Hint]:
    """A pivot of two digits sees two cells of two, which share the third."""
    yield from _wings(grid, 2, 42)


def xyz_wings(grid: Grid) -> Iterator[Hint]:
    """The same with the third digit in the pivot as well."""
    yield from _wings(grid, 3, 44)


def _wings(grid: Grid, size: int, rating: int) -> Iterator[Hint]:
    cells = grid.cells
    for pivot in range(81):
        if COUNT[cells[pivot]] != size:
            continue
        pairs = [cell for cell in PEERS[pivot] if COUNT[cells[cell]] == 2]
        for one, other in combinations(pairs, 2):
            common = cells[one] & cells[other]
            union = cells[pivot] | cells[one] | cells[other]
            if COUNT[common] == 1 and COUNT[union] == 3 and cells[pivot] | common == union:
                if bool(cells[pivot] & common) != (size == 3):
                    continue
                digit = common.bit_length() - 1
                seen = SEEN[one] & SEEN[other] & (SEEN[pivot] if size == 3 else -1)
                gone = [
                    9 * cell + digit
                    for cell in PEERS[one]
                    if seen >> cell & 1 and cells[cell] & common and cell != pivot
                ]
                if gone:
                    yield Hint(rating, removed=tuple(gone))
