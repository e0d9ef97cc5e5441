"""Which almost locked sets act upon each other: the table that the rules on them share.

A digit *casts a shadow* from its places in a set: the candidates of the digit in sight of all of
them. If one of these is true, the set loses the digit, and takes all its others. If the set takes
the digit, all of them are false. Two sets whose places for a digit lie in each other's shadow take
the digit once between them, the digit being their *restricted common*.

Sets are numbered, small ones first, and sets of sets are integers. What a digit does from a place
depends on its shadow alone, so that much is worked out once for a shadow.
"""

from __future__ import annotations

from functools import lru_cache

from sudologue.model import Board, bits_of
from sudologue.rules.als.als import AlmostLockedSet, almost_locked_sets


class AlsTable:
    """The sets of a board that can act upon something, and what they act upon.

    `shadows[s][plane]` are the cells in the shadow of a digit of set s; `reach[s]` are the
    candidates in the shadows of all its digits.
    """

    def __init__(self, board: Board) -> None:
        layout = board.layout
        self.board, self.width = board, layout.cell_count
        self.planes = board.planes
        self.plane_masks = tuple(
            layout.all_cells << plane * self.width for plane in range(layout.size)
        )
        self.sets: list[AlmostLockedSet] = []
        self.digits: list[tuple[int, ...]] = []
        self.shadows: list[list[int]] = []
        self.reach: list[int] = []
        self._with_digit = [0] * layout.size
        self._at: list[dict[int, int]] = [{} for _ in range(layout.size)]
        self._linked: dict[tuple[int, int], int] = {}
        self._refuted: dict[tuple[int, int], int] = {}
        self._collect()

    def _collect(self) -> None:
        planes, width = self.planes, self.width
        for one in almost_locked_sets(self.board):
            shadows = [seen & plane for seen, plane in zip(one.seen, planes, strict=True)]
            active = tuple([plane for plane, shadow in enumerate(shadows) if shadow])
            if len(active) < 2:  # what comes in by one digit must go out by another
                continue
            bit, reach = 1 << len(self.sets), 0
            for plane in active:
                reach |= shadows[plane] << plane * width
                self._with_digit[plane] |= bit
                at, places = self._at[plane], one.places[plane]
                while places:
                    low = places & -places
                    places ^= low
                    at[low] = at.get(low, 0) | bit
            self.sets.append(one)
            self.digits.append(active)
            self.shadows.append(shadows)
            self.reach.append(reach)

    def linked(self, plane: int, shadow: int) -> int:
        """The sets that have all their places for a digit in a shadow."""
        key = plane, shadow
        found = self._linked.get(key)
        if found is None:
            found, at = self._with_digit[plane], self._at[plane]
            beyond = self.planes[plane] & ~shadow
            while beyond and found:
                low = beyond & -beyond
                beyond ^= low
                found &= ~at.get(low, 0)
            self._linked[key] = found
        return found

    def refuted(self, plane: int, shadow: int) -> int:
        """The candidates that cannot be true together with a digit that casts this shadow.

        They would leave a set that has all its places for the digit there two digits short.
        """
        key = plane, shadow
        found = self._refuted.get(key)
        if found is None:
            found = 0
            for other in bits_of(self.linked(plane, shadow)):
                found |= self.reach[other]
            found &= ~self.plane_masks[plane]
            self._refuted[key] = found
        return found

    def beyond(self, number: int, plane: int) -> int:
        """The candidates in the shadows of a set's other digits."""
        return self.reach[number] & ~self.plane_masks[plane]


@lru_cache(maxsize=8)
def als_table(board: Board) -> AlsTable:
    """The table of a board, kept for the rules that ask for it one after the other."""
    return AlsTable(board)
