"""Locked candidates: all places of a digit in one house lie in a second house too.

The first house needs the digit, so it goes into one of the cells that both share. The second house
takes it once, so none of its other cells can have it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sudologue.inference import Elimination, Inference
from sudologue.model import Board
from sudologue.rules.card import Card
from sudologue.rules.locked.evidence import LockedCandidatesEvidence
from sudologue.rules.locked.search.crossings import locked_digits
from sudologue.rules.rule import Technique


@dataclass(frozen=True, eq=False, repr=False)
class LockedCandidates(Technique):
    """Crossing by crossing, in both directions, digit by digit.

    The base is a line (claiming) or a box, or whatever block stands for one (pointing).
    """

    card: Card
    base_is_line: bool

    def find(self, board: Board) -> Iterator[Inference]:
        layout, planes = board.layout, board.planes
        for place, second, digit in locked_digits(layout).find(board.live, self.base_is_line):
            one, other, shared = layout.crossings[place]
            base, cover = (other, one) if second else (one, other)
            plane = planes[digit - 1]
            gone = layout.cells_in(plane & layout.house_masks[cover] & ~shared)
            evidence = LockedCandidatesEvidence(
                digit=digit, base=base, cover=cover, cells=layout.cells_in(plane & shared)
            )
            yield Inference(self.card.slug, Elimination.of(gone, (digit,)), evidence)
