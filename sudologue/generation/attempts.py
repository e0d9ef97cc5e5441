"""Where the next attempt of a family is made: anew, or near a puzzle that is nearly as wished."""

from __future__ import annotations

from sudologue.generation.grid_source import grid_source_of
from sudologue.generation.neighbours import neighbour
from sudologue.generation.puzzle_draft import PuzzleDraft, new_draft
from sudologue.generation.random_stream import RandomStream
from sudologue.generation.request import GuidingTarget, Request
from sudologue.generation.scramble import scrambled
from sudologue.model import Board

_NEAR = 0.5
"""From this closeness on neighbours are worth a look."""
_ANEW = 60
"""So many puzzles are made anew first: what is not rare is found sooner in that way."""
_PATIENCE = 120
"""So many neighbours in a row that are no nearer, and the walk begins elsewhere."""
_PATIENCE_WITH_A_FIND = 30
"""Near a puzzle that is as wished there are others soon, or hardly any."""


class Attempts:
    """The attempts of one family, which go from puzzle to puzzle.

    Near a puzzle that is as wished all others of the family are looked for. They share its grid,
    and so each is turned over: digits change their names, and lines their places.
    """

    def __init__(self, request: Request, numbers: RandomStream) -> None:
        self.request = request
        self._grids, self._numbers = grid_source_of(request.layout), numbers
        self._made: PuzzleDraft | None = None
        self._near: PuzzleDraft | None = None
        self._closeness = 0.0
        self._anew = self._misses = 0
        self._found: list[PuzzleDraft] = []

    def next(self) -> PuzzleDraft | None:
        """The next puzzle, which is to be judged; nothing if the attempt failed."""
        request, grids, numbers = self.request, self._grids, self._numbers
        if self._near is None or not self._is_walking:
            self._anew += 1
            self._made = new_draft(request, grids, numbers)
            return self._made
        self._made = neighbour(request, grids, self._near, numbers)
        if self._made is None or self._made.givens in [found.givens for found in self._found]:
            self._miss()
            return None
        return scrambled(request.layout, self._made, numbers) if self._found else self._made

    def meets(self, puzzle: Board, solution: Board) -> bool:
        """Whether the last puzzle is as wished; the next ones may be looked for near it."""
        closeness, made = self._judged(puzzle, solution), self._made
        assert made is not None
        nearer = closeness == 1 or closeness > self._closeness
        if closeness >= max(_NEAR, self._closeness):
            self._near, self._closeness = made, closeness
        if closeness == 1:
            self._found.append(made)
        if nearer:
            self._misses = 0
        else:
            self._miss()
        return closeness == 1

    @property
    def _is_walking(self) -> bool:
        """Whether neighbours are looked at, if there is a puzzle that is near."""
        return bool(self._found) or self._anew >= _ANEW

    def _miss(self) -> None:
        self._misses += self._is_walking
        if self._misses < (_PATIENCE_WITH_A_FIND if self._closeness == 1 else _PATIENCE):
            return
        self._misses = 0
        if self._closeness < 1:
            self._near, self._closeness = None, 0.0
            return
        drawn = self._numbers.below(len(self._found) + 1)
        if drawn < len(self._found):
            self._near = self._found[drawn]
        else:
            self._closeness = _NEAR  # further away from here there may be more

    def _judged(self, puzzle: Board, solution: Board) -> float:
        target = self.request.target
        is_walked = self.request.pattern is None and not self.request.cages
        if is_walked and isinstance(target, GuidingTarget):
            return target.closeness(puzzle, solution)
        return float(target is None or target.judge(puzzle, solution))
