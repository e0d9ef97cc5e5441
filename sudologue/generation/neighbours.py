"""Puzzles near another one: some givens less, others instead, and all that can go gone.

What is rare among all puzzles is common near one that has it: a third of the neighbours of a
puzzle that needs an X-Wing need one as well, and two in a thousand of all puzzles.
"""

from __future__ import annotations

from sudologue.generation.grid_source import GridSource
from sudologue.generation.puzzle_draft import PuzzleDraft, given_sets
from sudologue.generation.random_stream import RandomStream
from sudologue.generation.request import Request
from sudologue.model import bits_of


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
    fewest, most = request.clues or (0, request.layout.cell_count)
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
