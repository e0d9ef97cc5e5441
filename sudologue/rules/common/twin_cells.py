"""Pairs of cells that hold the same two candidates: what W-wings and remote pairs begin with."""

from __future__ import annotations

from sudologue.caches import cached_for_current
from sudologue.model import Board, bits_of

Twins = tuple[int, int, list[tuple[int, int, int]]]
"""Two cells by number; each of their digits that cells in sight of both have, which, and where."""


@cached_for_current
def twins(board: Board) -> list[Twins]:
    """Bivalue cells that are alike and do not see each other, if some cells see both."""
    planes, peers, found = board.masks.planes, board.masks.tables.peer_masks, list[Twins]()
    for digits, cells in board.masks.bivalue_groups.items():
        low, high = (digits & -digits).bit_length(), digits.bit_length()
        while cells & (cells - 1):
            one = (cells & -cells).bit_length() - 1
            cells &= cells - 1
            apart = cells & ~peers[one]
            if not apart:
                continue
            of_low, of_high = peers[one] & planes[low - 1], peers[one] & planes[high - 1]
            for other in bits_of(apart):
                targets = [
                    (digit, linked, gone)
                    for digit, linked, seen in ((low, high, of_low), (high, low, of_high))
                    if (gone := seen & peers[other])
                ]
                if targets:
                    found.append((one, other, targets))
    return found
