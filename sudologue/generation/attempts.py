"""Where the next attempt of a family is made: anew, or near a puzzle that is nearly as wished."""

from __future__ import annotations

from sudologue.generation.puzzle_draft import (
    GridSource,
    PuzzleDraft,
    given_sets,
    grid_source_of,
    new_draft,
)
from sudologue.generation.random_stream import RandomStream
from sudologue.generation.request import NONE, GuidingTarget, Request
from sudologue.model import CLASSIC, Board, Layout, bits_of


def scrambled(layout: Layout, made: PuzzleDraft, numbers: RandomStream) -> PuzzleDraft:
    """The puzzle turned over: as hard as before, with as many clues, and of the same symmetry.

    Digits change their names and lines their places; on layouts of other shapes than the classic
    one, digits alone do.
    """
    tables, digits = layout.tables, list(range(layout.size))
    numbers.shuffle(digits)
    cells = list(range(tables.cell_count))
    if layout == CLASSIC:
        rows = _lines(made.symmetry, numbers)
        columns = _lines(NONE, numbers) if made.symmetry == NONE else rows
        turns = made.symmetry == NONE and numbers.below(2) == 1
        steps = (1, 9) if turns else (9, 1)
        cells = [row * steps[0] + column * steps[1] for row in rows for column in columns]

    def moved(candidates: int) -> int:
        pairs = (divmod(number, tables.cell_count) for number in bits_of(candidates))
        return sum(1 << digits[digit] * tables.cell_count + cells[cell] for digit, cell in pairs)

    return made._replace(givens=moved(made.givens), full=moved(made.full))


def _lines(symmetry: str, numbers: RandomStream) -> list[int]:
    """Where each of nine lines goes.

    With a symmetry, lines that lie opposite each other still do; if rows and columns are moved
    alike, every symmetry is as it was.
    """
    if symmetry == NONE:
        bands = _shuffled(3, numbers)
        return [3 * band + line for band in bands for line in _shuffled(3, numbers)]
    outer, swap, turn = _shuffled(3, numbers), numbers.below(2), numbers.below(2)
    first = [6 * swap + line for line in outer]
    middle = [5, 4, 3] if turn else [3, 4, 5]
    return [*first, *middle, *(8 - line for line in reversed(first))]


def _shuffled(count: int, numbers: RandomStream) -> list[int]:
    items = list(range(count))
    numbers.shuffle(items)
    return items


def neighbour(
    request: Request, grids: GridSource, made: PuzzleDraft, numbers: RandomStream
) -> PuzzleDraft | None:
    """A puzzle of the same grid in which a set of givens has made way for another.

    There is none if no other set leaves one solution, or if there are not as many clues as wished.
    """
    sets = given_sets(grids, made.full, made.symmetry)
    numbers.shuffle(sets)
    change = _Change(grids, made)
    if not any(change.exchange(gone, sets) for gone in sets if gone & made.givens):
        return None
    if request.minimal:
        numbers.shuffle(sets)
        for each in sets:
            change.drop_if_spare(each)
    fewest, most = request.clues or (0, request.layout.tables.cell_count)
    near = made._replace(givens=change.givens, others=change.others)
    return near if fewest <= near.givens.bit_count() <= most else None


class _Change:
    """Givens that are exchanged and dropped, beside the `others`: further solutions that were met.

    One that lacks nothing but some givens shows that they are needed, without any search; and most
    of what shows it for a puzzle shows it for its neighbours.
    """

    def __init__(self, grids: GridSource, made: PuzzleDraft) -> None:
        self.givens, self.others = made.givens, made.others
        self._grids = grids

    def exchange(self, gone: int, sets: list[int]) -> bool:
        """Take a set of givens away, and add one that leaves one solution, if there is one."""
        left = self.givens & ~gone
        instead = [each for each in sets if each != gone and each & ~left]
        added = 0
        while (other := self._other(left | added, gone & self.givens)) is not None:
            instead = [each for each in instead if each & ~other]
            if not instead:
                return False
            added = instead[0]
        self.givens = left | added
        return True

    def drop_if_spare(self, each: int) -> None:
        """Take a set of givens away if one solution is left without it."""
        gone = self.givens & each
        if gone and self._other(self.givens ^ gone, gone) is None:
            self.givens ^= gone

    def _other(self, givens: int, gone: int) -> int | None:
        """A solution of givens that lacks one of those that are gone."""
        for other in self.others:
            if not givens & ~other and gone & ~other:
                return other
        for number in bits_of(gone):
            other = self._grids.other(givens, 1 << number)
            if other is not None:
                self.others = (other, *self.others[:_KEPT])
                return other
        return None


_KEPT = 60
"""So many solutions are remembered, the last ones first."""


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
