"""Which houses a puzzle has: the usual ones of its size, or what the options say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sudologue.caches import LAYOUTS, cached
from sudologue.errors import LayoutError
from sudologue.messages import Messages
from sudologue.model import Board, Layout, bits_of

_say = Messages(__name__)

if TYPE_CHECKING:
    from sudologue.formats import Reading

FURTHER: dict[str, Callable[[Layout], Layout]] = {
    "diagonals": Layout.with_diagonals,
    "windoku": Layout.with_windows,
    "anti_knight": Layout.with_anti_knight,
    "anti_king": Layout.with_anti_king,
    "disjoint_groups": Layout.with_disjoint_groups,
}
"""The options for further houses and sights: how a layout comes by them."""


@dataclass(frozen=True)
class Variant:
    """What the options say of the layout. Without `base`, a puzzle's length tells its size.

    `further` are the options, by name, for houses and sights beyond the base, in order; `format` is
    what puzzles are said to be written in; without it, they show it. Drawings whose meaning is not
    known are refused, or ignored.
    """

    base: Layout | None = None
    further: tuple[str, ...] = ()
    format: str | None = None
    ignore_drawings: bool = False

    def __post_init__(self) -> None:
        if self.base is not None:
            layout_of(self, self.base)  # what does not go together is refused before any puzzle

    @property
    def size(self) -> int | None:
        """The number of rows, where the options tell."""
        return self.base.size if self.base else None

    @property
    def layout(self) -> Layout | None:
        """The layout, where the options tell all of it."""
        return None if self.base is None else layout_of(self, self.base)

    def applied_to(self, layout: Layout) -> Layout:
        """The layout of the variant, on that one if the options name no base."""
        return layout_of(self, self.base or layout)

    def board(self, text: str) -> Board:
        """Read a puzzle."""
        return self.moved(Board.from_string(text, self.layout))

    def reading(self, text: str, form: str | None = None) -> Reading:
        """Read a position with what comes along; a text may show by its form what it is."""
        from sudologue.formats import read

        slug, ignored = self.format or form, self.ignore_drawings
        return self.moved_reading(read(text, slug, self.layout, ignored))

    def moved_reading(self, reading: Reading) -> Reading:
        """A position that was read, with the further houses of the variant."""
        board = self.moved(reading.board)
        return reading if board is reading.board else replace(reading, board=board)

    def moved(self, board: Board) -> Board:
        """A position with its digits and candidates, with the further houses of the variant."""
        masks = board.masks
        layout = board.layout if self.base is not None else layout_of(self, board.layout)
        if layout is board.layout:
            return board
        from sudologue.formats import position

        given = [number % layout.tables.cell_count for number in bits_of(masks.givens)]
        candidates = masks.live | masks.filled
        return position(masks.values, layout, given, candidates, barred=masks.barred)


@cached(LAYOUTS)
def layout_of(variant: Variant, base: Layout) -> Layout:
    """A base layout with the further houses and sights of a variant."""
    for name in variant.further:
        base = FURTHER[name](base)
    return base


USUAL = Variant()


def base_layout(boxes: str | None, jigsaw: str | None) -> Layout | None:
    """The layout of boxes of a shape such as `2x3`, or of a map of regions."""
    if boxes is None:
        return None if jigsaw is None else Layout.jigsaw(jigsaw)
    if jigsaw is not None:
        raise LayoutError(_say("apart"))
    height, _, width = boxes.lower().partition("x")
    if not all(part.isascii() and part.isdecimal() for part in (height, width)):
        raise LayoutError(_say("wrong_boxes", boxes=boxes))
    return Layout.boxes(int(height), int(width))
