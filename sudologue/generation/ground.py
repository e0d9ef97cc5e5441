"""What puzzles of a layout are made with: who places singles, which cases a search looks at."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.caches import LAYOUTS, cached
from sudologue.errors import SudologueError
from sudologue.generation.numbers import Numbers
from sudologue.model import Board, Layout, bits_of
from sudologue.oracle.completion import TooManyDeadEndsError, completion
from sudologue.oracle.singles import SinglesPlacer, State

_DEAD_ENDS = 100
"""After so many a grid is begun anew."""
_TRIES = 100
"""So often."""
_SEARCH = 5_000
"""After so many dead ends it is not known whether a clue can go, and so it stays."""


class Ground:
    """Full grids of a layout, and whether the givens of one leave another solution."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.empty: State = layout.all_candidates, 0, layout.all_cells

    def grid(self, numbers: Numbers) -> int:
        """A full grid at random, as candidates."""
        placer = SinglesPlacer(self.layout)

        def cases(state: State) -> Sequence[State]:
            live, filled, open_cells = state
            cell = min(bits_of(open_cells), key=lambda each: self._domain(live, each).bit_count())
            candidates = list(bits_of(self._domain(live, cell)))
            numbers.shuffle(candidates)
            return [self._with(live, filled, open_cells, each) for each in candidates]

        for _ in range(_TRIES):
            try:
                full = completion(placer, self.empty, cases, _DEAD_ENDS)
            except TooManyDeadEndsError:
                continue
            if full is None:
                raise SudologueError(f"{self.layout!r} has no full grid, so no puzzle can be made")
            return full
        raise SudologueError(f"no full grid of {self.layout!r} was found")

    def is_only(self, givens: int, candidate: int) -> bool:
        """Whether no solution with these givens lacks this candidate, which is not among them."""
        live = self.layout.left_beside(givens) & ~(1 << candidate)
        cell = 1 << candidate % self.layout.cell_count
        if not self._domain(live, cell.bit_length() - 1):
            return True
        placer = SinglesPlacer(self.layout)

        def cases(state: State) -> Sequence[State]:
            live, filled, open_cells = state
            cell = min(bits_of(open_cells), key=lambda each: self._domain(live, each).bit_count())
            return [
                self._with(live, filled, open_cells, each)
                for each in bits_of(self._domain(live, cell))
            ]

        open_cells = self.layout.all_cells
        for each in bits_of(givens):
            open_cells &= ~(1 << each % self.layout.cell_count)
        try:
            return completion(placer, (live, givens, open_cells), cases, _SEARCH) is None
        except TooManyDeadEndsError:
            return False

    def board(self, givens: int) -> Board:
        """The puzzle with these givens."""
        return Board(self.layout, self.layout.left_beside(givens), givens, givens)

    def _domain(self, live: int, cell: int) -> int:
        return live & self.layout.domain_masks[cell]

    def _with(self, live: int, filled: int, open_cells: int, candidate: int) -> State:
        return (
            live & self.layout.spared_masks[candidate],
            filled | 1 << candidate,
            open_cells & ~(1 << candidate % self.layout.cell_count),
        )


ground_of = cached(LAYOUTS)(Ground)
