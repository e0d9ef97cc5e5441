"""Locked candidates: all places of a digit in one house lie in a second house too.

The first house needs the digit, so it goes into one of the cells that both share. The second house
takes it once, so none of its other cells can have it.

The crossings of houses are looked at one by one and digit by digit. Most steps change few digits,
so what was found for a digit's plane is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sudologue.caches import LAYOUTS, SLIGHT, cached
from sudologue.inference import Elimination, Inference
from sudologue.model import Board, Layout
from sudologue.rules.card import Card
from sudologue.rules.locked import card as cards
from sudologue.rules.locked.evidence import LockedCandidatesEvidence
from sudologue.rules.rule import Technique


class LockingCrossings:
    """The crossings of a layout, ready to be searched.

    Of each there are its cells, those of either house beside them, and which house is a line.
    """

    def __init__(self, layout: Layout) -> None:
        masks = layout.tables.house_masks
        self._crossings = [
            (shared, masks[one] & ~shared, masks[other] & ~shared, one.is_line, other.is_line)
            for one, other, shared in layout.tables.crossings
        ]
        self._in_plane = cached(SLIGHT)(self._locked)

    def find(self, board: Board, line_is_base: bool) -> list[tuple[int, bool, int]]:
        """Where a digit is locked into a crossing, towards a house that has it elsewhere too.

        Each is the crossing's place in `layout.tables.crossings`, whether the digit is locked in
        the second of its houses rather than the first, and the digit; in this order. The house in
        which it is locked is a line, or is none.
        """
        return sorted(
            [
                (place, second, digit)
                for digit, plane in enumerate(board.masks.planes, 1)
                for place, second, is_line in self._in_plane(plane)
                if is_line is line_is_base
            ]
        )

    def _locked(self, plane: int) -> tuple[tuple[int, bool, bool], ...]:
        """The crossings into which one digit is locked, and whether the base is a line."""
        found: list[tuple[int, bool, bool]] = []
        for place, (shared, of_one, of_other, one_is_line, other_is_line) in enumerate(
            self._crossings
        ):
            if plane & shared:
                if not plane & of_one:
                    if plane & of_other:
                        found.append((place, False, one_is_line))
                elif not plane & of_other:
                    found.append((place, True, other_is_line))
        return tuple(found)


crossings_of = cached(LAYOUTS)(LockingCrossings)


@dataclass(frozen=True, eq=False, repr=False)
class LockedCandidates(Technique):
    """Crossing by crossing, in both directions, digit by digit.

    The base is a line (claiming) or a box, or whatever block stands for one (pointing).
    """

    card: Card
    base_is_line: bool

    def find(self, board: Board) -> Iterator[Inference]:
        layout, planes = board.layout, board.masks.planes
        tables = layout.tables
        for place, second, digit in crossings_of(layout).find(board, self.base_is_line):
            one, other, shared = tables.crossings[place]
            base, cover = (other, one) if second else (one, other)
            plane = planes[digit - 1]
            gone = tables.cells_in(plane & tables.house_masks[cover] & ~shared)
            evidence = LockedCandidatesEvidence(
                digit=digit, base=base, cover=cover, cells=tables.cells_in(plane & shared)
            )
            yield Inference(self.card.slug, Elimination(gone, (digit,)), evidence)


RULES = (
    LockedCandidates(cards.POINTING, base_is_line=False),
    LockedCandidates(cards.CLAIMING, base_is_line=True),
)
