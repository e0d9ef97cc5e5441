"""Locked candidates: all places of a digit in one house lie in a second house too.

The first house needs the digit, so it goes into one of the cells that both share. The second house
takes it once, so none of its other cells can have it.
"""

from __future__ import annotations

from collections.abc import Iterator

from sudologue.inference import Elimination, Inference
from sudologue.inference.evidence import LockedCandidatesEvidence
from sudologue.model import Board
from sudologue.rules.cards import locked as cards
from sudologue.rules.rule import Technique


class _LockedCandidates(Technique):
    """Both directions: crossing by crossing, digit by digit."""

    base_is_line: bool

    def find(self, board: Board) -> Iterator[Inference]:
        layout = board.layout
        for one, other, shared in layout.crossings:
            for base, cover in ((one, other), (other, one)):
                if base.is_line is not self.base_is_line:
                    continue
                only_base = layout.house_masks[base] & ~shared
                only_cover = layout.house_masks[cover] & ~shared
                for digit, plane in enumerate(board.planes, 1):
                    if plane & only_cover and plane & shared and not plane & only_base:
                        cells = layout.cells_in(plane & shared)
                        gone = layout.cells_in(plane & only_cover)
                        yield Inference(
                            self.card.slug,
                            Elimination.of(gone, (digit,)),
                            LockedCandidatesEvidence.of(digit, base, cover, cells),
                        )


class LockedCandidatesPointing(_LockedCandidates):
    """The base is a box, or whatever block of cells stands for one."""

    card = cards.POINTING
    base_is_line = False


class LockedCandidatesClaiming(_LockedCandidates):
    """The base is a line."""

    card = cards.CLAIMING
    base_is_line = True
