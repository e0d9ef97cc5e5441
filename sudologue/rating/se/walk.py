"""The way through a puzzle as Sudoku Explainer 1.2.1 goes it: the first producer that finds a hint."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial

from sudologue.model import Board
from sudologue.rating.se import patterns, singles
from sudologue.rating.se.aligned import aligned_sets
from sudologue.rating.se.cycles import cycles_and_chains
from sudologue.rating.se.forcing import dynamic, multiple, nishio
from sudologue.rating.se.graves import graves
from sudologue.rating.se.grid import Grid, Hint
from sudologue.rating.se.loops import unique_loops

Producer = Callable[[Grid], Iterable[Hint]]

TOGETHER: tuple[tuple[int, Producer], ...] = (
    (10, singles.hidden_singles),
    (17, singles.direct_locking),
    (20, singles.direct_hidden_pairs),
    (23, singles.naked_singles),
    (25, singles.direct_hidden_triples),
    (26, patterns.locking),
    (30, partial(patterns.naked_sets, degree=2)),
    (32, partial(patterns.fish, degree=2)),
    (34, partial(patterns.hidden_sets, degree=2)),
    (36, partial(patterns.naked_sets, degree=3)),
    (38, partial(patterns.fish, degree=3)),
    (40, partial(patterns.hidden_sets, degree=3)),
    (42, patterns.xy_wings),
    (44, patterns.xyz_wings),
)
"""Producers whose hints never take another's away: all that are rated like the first are done."""

ONE_BY_ONE: tuple[tuple[int, Producer], ...] = (
    (45, unique_loops),
    (50, partial(patterns.naked_sets, degree=4)),
    (52, partial(patterns.fish, degree=4)),
    (54, partial(patterns.hidden_sets, degree=4)),
    (56, graves),
    (62, partial(aligned_sets, degree=2)),
    (65, cycles_and_chains),
    (75, partial(aligned_sets, degree=3)),
    (75, nishio),
    (80, multiple),
)
"""Producers of which the first hint is taken. Each with the least that its hints are rated."""


@dataclass
class Walk:
    """How far the way has come, and the ratings that were met: of all steps, and of the first."""

    grid: Grid
    er: int = 0
    ep: int = 0
    ed: int = 0
    floor: int = field(default=10)
    """The least that the next step can be rated."""

    def take(self, hints: list[Hint]) -> None:
        """One step, or several alike."""
        rating = hints[0].rating
        self.er = max(self.er, rating)
        self.ed = self.ed or rating
        if not self.ep and hints[0].placed:
            self.ep = self.er
        self.grid.apply(hints)
        self.floor = 10


def walk(board: Board) -> Walk:
    way = Walk(Grid.of(board))
    while not way.grid.is_complete:
        hints = _next(way)
        if not hints:
            break
        way.take(hints)
    return way


def _next(way: Walk) -> list[Hint]:
    for way.floor, producer in TOGETHER:
        hints = list(producer(way.grid))
        if hints:
            return [hint for hint in hints if hint.rating == hints[0].rating]
    for way.floor, producer in ONE_BY_ONE:
        for hint in producer(way.grid):
            return [hint]
    for way.floor, hints in dynamic(way.grid):
        for hint in hints:
            return [hint]
    return []
