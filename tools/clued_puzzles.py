"""Puzzles with clues: cages, arrows and thermometers drawn on a solved grid, and few givens.

What is drawn holds on the grid, whichever cells it is drawn on; then givens are taken away for as
long as one solution is left. A killer has cages on all of its cells.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence

from sudologue.clues import Arrow, Cage, Thermometer
from sudologue.model import CLASSIC, Board, Cell
from sudologue.model.clue import Clue
from tools.digging import dig, grid

Grid = Mapping[Cell, int]
Maker = Callable[[random.Random, Grid, Sequence[Cell]], Clue | None]

_FEW, _KILLER = 6, 81
_LONGEST_CAGE, _LONGEST_THERMOMETER = 4, 6


def clued_puzzles(seed: int) -> Iterator[Board]:
    """Puzzles without end: killers, and such as have a few clues of one kind."""
    rng = random.Random(seed)
    while True:
        yield from (_puzzle(rng, kind, most) for kind, most in _SORTS)


def _puzzle(rng: random.Random, kind: Maker, most: int) -> Board:
    """One whose givens cannot be told too slowly to wait for."""
    while True:
        full = grid(rng)
        values = dict(zip(CLASSIC.cells, full, strict=True))
        layout = CLASSIC.with_clues(*drawn(rng, values, kind, most))
        givens = dig(full, rng, (), layout)
        if givens is not None:
            return Board.from_values(givens, layout)


def drawn(rng: random.Random, values: Grid, kind: Maker, most: int) -> list[Clue]:
    """So many clues of a kind at most, no two of them on one cell."""
    free, found = list(CLASSIC.cells), list[Clue]()
    rng.shuffle(free)
    for start in tuple(free):
        if start not in free or len(found) == most:
            continue
        clue = kind(rng, values, [start, *(cell for cell in free if cell != start)])
        if clue is not None:
            found.append(clue)
            free = [cell for cell in free if cell not in clue.cells]
    return found


def _cage(rng: random.Random, values: Grid, free: Sequence[Cell]) -> Clue | None:
    """A cage on neighbours from the first free cell on, no digit in it twice."""
    cells = [free[0]]
    while len(cells) < rng.randint(2, _LONGEST_CAGE):
        digits = {values[cell] for cell in cells}
        near = [
            cell
            for cell in free
            if cell not in cells
            and values[cell] not in digits
            and any(abs(cell.row - c.row) + abs(cell.col - c.col) == 1 for c in cells)
        ]
        if not near:
            break
        cells.append(rng.choice(near))
    return Cage.of(sorted(cells), sum(values[cell] for cell in cells))


def _arrow(rng: random.Random, values: Grid, free: Sequence[Cell]) -> Clue | None:
    """An arrow whose circle is the first free cell."""
    circle, shaft, left = free[0], list[Cell](), values[free[0]]
    while left:
        last = shaft[-1] if shaft else circle
        near = [c for c in _around(last, free, (circle, *shaft)) if values[c] <= left]
        if not near:
            return None
        shaft.append(rng.choice(near))
        left -= values[shaft[-1]]
    return Arrow.of([circle], shaft) if len(shaft) > 1 else None


def _thermometer(rng: random.Random, values: Grid, free: Sequence[Cell]) -> Clue | None:
    """A thermometer whose bulb is the first free cell."""
    cells = [free[0]]
    while len(cells) < _LONGEST_THERMOMETER:
        near = [c for c in _around(cells[-1], free, cells) if values[c] > values[cells[-1]]]
        if not near:
            break
        cells.append(rng.choice(near))
    return Thermometer.of(cells) if len(cells) > 2 else None


def _around(cell: Cell, free: Sequence[Cell], taken: Sequence[Cell]) -> list[Cell]:
    return [
        each
        for each in free
        if each not in taken and max(abs(each.row - cell.row), abs(each.col - cell.col)) == 1
    ]


_SORTS: Sequence[tuple[Maker, int]] = (
    (_cage, _KILLER),
    (_arrow, _FEW),
    (_cage, _FEW),
    (_thermometer, _FEW),
)
