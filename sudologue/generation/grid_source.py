"""What puzzles of a layout stand on: its full grids, and whether givens have another solution."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from sudologue.caches import LAYOUTS, cached
from sudologue.clues import Cage
from sudologue.errors import SudologueError
from sudologue.generation.random_stream import RandomStream
from sudologue.model import CLASSIC, Board, BoardMasks, Layout, bits_of
from sudologue.oracle import classic, search
from sudologue.oracle.singles_placer import (
    Cases,
    Settle,
    SinglesPlacer,
    State,
    TooManyDeadEndsError,
    completion,
)

_GRID_DEAD_ENDS, _GRID_TRIES = 100, 200
"""After so many dead ends a grid is begun anew, and so often."""
_DEAD_ENDS = 10_000
"""After so many it is not known whether a given can go. On 16 rows 2,000 are seldom met."""


class GridSource:
    """The search for grids and solutions of a layout.

    Nothing is kept from one search to the next: what is found depends on the question alone.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self._is_classic = layout == CLASSIC
        self._spared = [layout.tables.spared_masks[n] for n in range(layout.size**3)]

    def grid(self, numbers: RandomStream) -> int:
        """A full grid at random, as candidates; `TooManyDeadEndsError` if none is soon found."""
        begun = self.state(self._diagonal_boxes(numbers) if self._is_classic else 0)
        placer = SinglesPlacer(self.layout)
        settle = classic.settle if self._is_classic else placer.settle
        cases = partial(self._shuffled, numbers, placer)
        for _ in range(_GRID_TRIES):
            try:
                full = completion(begun, settle, cases, _GRID_DEAD_ENDS)
            except TooManyDeadEndsError:
                continue  # begun anew with what it has learnt of where the trouble is
            if full is None:
                raise SudologueError(f"{self.layout!r} has no full grid, so no puzzle can be made")
            return full
        raise TooManyDeadEndsError

    def _diagonal_boxes(self, numbers: RandomStream) -> int:
        """Three boxes of the classic board that do not see each other, filled at random."""
        filled, digits = 0, list(range(9))
        for corner in (0, 30, 60):
            numbers.shuffle(digits)
            for place, digit in enumerate(digits):
                filled |= 1 << digit * 81 + corner + place // 3 * 9 + place % 3
        return filled

    def _shuffled(
        self, numbers: RandomStream, placer: SinglesPlacer, state: State
    ) -> Sequence[State]:
        """The cases of a cell with few candidates, in random order."""
        live, filled, open_cells = state
        cell = min(bits_of(open_cells), key=search.crowding(placer, live))
        candidates = [*bits_of(live & self.layout.tables.domain_masks[cell])]
        numbers.shuffle(candidates)
        left, spared = open_cells ^ 1 << cell, self._spared
        return [(live & spared[each], filled | 1 << each, left) for each in candidates]

    def state(self, givens: int) -> State:
        """Where a search with these givens begins."""
        tables = self.layout.tables
        if self._is_classic:
            return classic.state_of(givens)
        live, open_cells = tables.all_candidates, tables.all_cells
        width, left = tables.cell_count, givens
        while left:
            given = left & -left
            left ^= given
            number = given.bit_length() - 1
            live &= self._spared[number]
            open_cells ^= 1 << number % width
        return live, givens, open_cells

    def settled(self, givens: int) -> State | None:
        """Where singles lead from these givens; nothing if that is a contradiction."""
        return self._search()[0](self.state(givens))

    def needs(self, givens: int, given: int) -> bool:
        """Whether givens of a grid need one more, a bit, since without it there are others."""
        return self.other(givens, given) is not None

    def other(self, givens: int, given: int) -> int | None:
        """A solution of these givens with another digit in the cell of one more, a bit, if any.

        Where looking for it takes too long, a `TooManyDeadEndsError` says so.
        """
        live, _, open_cells = self.state(givens)
        live &= ~given
        tables = self.layout.tables
        if not live & tables.domain_masks[(given.bit_length() - 1) % tables.cell_count]:
            return None  # all other digits are seen there
        settle, cases = self._search()
        return completion((live, givens, open_cells), settle, cases, _DEAD_ENDS)

    def _search(self) -> tuple[Settle, Cases]:
        if self._is_classic:
            return classic.settle, classic.cases
        placer = SinglesPlacer(self.layout)
        return placer.settle, partial(search.cases, placer)

    def board(self, givens: int, cages: Sequence[Cage] = ()) -> Board:
        """The puzzle with these givens, or with these cages."""
        layout = self.layout.with_clues(*cages) if cages else self.layout
        return Board(BoardMasks(layout, self.state(givens)[0], givens, givens))


grid_source_of = cached(LAYOUTS)(GridSource)
