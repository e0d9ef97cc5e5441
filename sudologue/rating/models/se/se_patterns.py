"""Digits that go in at once, and what takes candidates away by a pattern.

First come singles, and singles behind one locked digit or hidden subset. All hints of one kind and
rating are given together. Since no digit that is placed takes another hint away, it makes no
difference to a rating in what order they are taken. Then come locked digits, subsets, fish, wings
and aligned sets.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, product

from sudologue.budget import spend
from sudologue.rating.models.se.se_grid import (
    BITS,
    BOXES,
    CELL_OF_PLACE,
    CELLS_OF,
    COLUMNS,
    COUNT,
    PEERS,
    ROWS,
    SEEN,
    Grid,
    SeHint,
    at,
    shared,
    those,
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
    return [SeHint(rating, at(place, grid.places[place])) for place in places]


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


def direct_hidden_sets(grid: Grid, degree: int) -> Iterator[SeHint]:
    """Digits with one place left outside a hidden set."""
    places, rating = grid.places, {2: 20, 3: 25}[degree]
    for house in chain(BOXES, COLUMNS, ROWS):
        if grid.room[house] <= degree:
            continue
        own = places[9 * house : 9 * house + 9]
        few = [digit for digit in range(9) if 1 < COUNT[own[digit]] <= degree]
        for digits in combinations(few, degree):
            union = 0
            for digit in digits:
                union |= own[digit]
            if COUNT[union] == degree:
                for digit in range(9):
                    left = own[digit] & ~union
                    if digit not in digits and COUNT[own[digit]] > 1 and COUNT[left] == 1:
                        position = BITS[left][0]
                        yield SeHint(rating, (CELL_OF_PLACE[9 * house + digit][position],))


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


def locking(grid: Grid) -> Iterator[SeHint]:
    """Digits locked where a box and a line cross: pointing first, then claiming."""
    places = grid.places
    for house, other, inside, across, rating in CROSSINGS:
        for digit in range(9):
            positions = places[9 * house + digit]
            if positions & (positions - 1) and not positions & ~inside:
                gone = places[9 * other + digit] & ~across
                if gone:
                    yield SeHint(rating, removed=at(9 * other + digit, gone))


def naked_sets(grid: Grid, degree: int) -> Iterator[SeHint]:
    """Cells of a house with as many candidates between them."""
    rating = {2: 30, 3: 36, 4: 50}[degree]
    for house in chain(BOXES, COLUMNS, ROWS):
        if grid.room[house] > degree:
            yield from _naked_in(grid.cells, CELLS_OF[house], degree, rating)


def _naked_in(
    cells: list[int], house: tuple[int, ...], degree: int, rating: int
) -> Iterator[SeHint]:
    few = [cell for cell in house if 1 < COUNT[cells[cell]] <= degree]
    for chosen in combinations(few, degree):
        digits = 0
        for cell in chosen:
            digits |= cells[cell]
        if COUNT[digits] == degree:
            gone = those(cells, [cell for cell in house if cell not in chosen], digits)
            if gone:
                yield SeHint(rating, removed=tuple(gone))


def hidden_sets(grid: Grid, degree: int) -> Iterator[SeHint]:
    """Digits of a house with as many positions between them."""
    rating = {2: 34, 3: 40, 4: 54}[degree]
    for house in chain(BOXES, COLUMNS, ROWS):
        if grid.room[house] <= 2 * degree:
            continue
        own = grid.places[9 * house : 9 * house + 9]
        few = [digit for digit in range(9) if 1 < COUNT[own[digit]] <= degree]
        for digits in combinations(few, degree):
            union = chosen = 0
            for digit in digits:
                union |= own[digit]
                chosen |= 1 << digit
            if COUNT[union] == degree:
                inside = [CELLS_OF[house][position] for position in BITS[union]]
                gone = those(grid.cells, inside, ~chosen)
                if gone:
                    yield SeHint(rating, removed=tuple(gone))


def fish(grid: Grid, degree: int) -> Iterator[SeHint]:
    """A digit's places in some lines lie in as many lines across."""
    rating = {2: 32, 3: 38, 4: 52}[degree]
    for bases, covers in ((COLUMNS, ROWS), (ROWS, COLUMNS)):
        for digit in range(9):
            yield from _fish_of(grid.places, digit, bases, covers, degree, rating)


def _fish_of(
    places: list[int], digit: int, bases: range, covers: range, degree: int, rating: int
) -> Iterator[SeHint]:
    few = [n for n in range(9) if 1 < COUNT[places[9 * bases[n] + digit]] <= degree]
    for lines in combinations(few, degree):
        union = inside = 0
        for n in lines:
            union |= places[9 * bases[n] + digit]
            inside |= 1 << n
        if COUNT[union] == degree:
            across = [9 * covers[n] + digit for n in BITS[union]]
            gone = [k for place in across for k in at(place, places[place] & ~inside)]
            if gone:
                yield SeHint(rating, removed=tuple(gone))


def wings(grid: Grid, size: int) -> Iterator[SeHint]:
    """A pivot of two digits sees two cells of two, which share the third; or one of all three."""
    cells, rating = grid.cells, {2: 42, 3: 44}[size]
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
                    yield SeHint(rating, removed=tuple(gone))


def aligned_sets(grid: Grid, degree: int) -> Iterator[SeHint]:
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
                yield SeHint(rating, removed=gone)


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
