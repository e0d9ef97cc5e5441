"""What a candidate rules out, and what it leaves alone: for each, made when first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sudologue.model.geometry import Geometry


class SeenMasks(dict[int, int]):
    """Masks of seen candidates, each made when first asked for.

    All of them together take 30 MB on a board of 25 rows, of which a solve asks for few.
    """

    def __init__(self, layout: Geometry) -> None:
        super().__init__()
        self._layout = layout

    def __missing__(self, number: int) -> int:
        layout = self._layout
        plane, cell = divmod(number, layout.cell_count)
        peers = layout.peer_masks[cell] << plane * layout.cell_count
        mask = self[number] = (layout.domain_masks[cell] | peers) & ~(1 << number)
        return mask


class SparedMasks(dict[int, int]):
    """Masks of candidates that a placement leaves alone, each made when first asked for."""

    def __init__(self, layout: Geometry) -> None:
        super().__init__()
        self._layout = layout

    def __missing__(self, number: int) -> int:
        layout = self._layout
        gone = layout.seen_masks[number] | 1 << number
        mask = self[number] = layout.all_candidates & ~gone
        return mask
