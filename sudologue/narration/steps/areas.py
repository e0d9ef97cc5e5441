"""Where on the board to look, in words that give nothing else away."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sudologue.model import Cell, House, HouseKind, Layout
from sudologue.narration.phrasing.filling import said, when
from sudologue.narration.phrasing.passage import Passage


@dataclass(frozen=True)
class Area:
    """A house; or a band or a stack, by its number of so many; or the places of some digits."""

    house: House | None = None
    strip: str = ""
    number: int = 0
    count: int = 0
    digits: tuple[int, ...] = ()

    @property
    def cases(self) -> Collection[str]:
        """What it is; of up to three strips also which: `first`, `middle` or `last`."""
        if not self.strip:
            return when(house=self.house, digits=self.digits)
        is_middle = self.number == 2 and self.count == 3
        which = "first" if self.number == 1 else "middle" if is_middle else "last"
        return (self.strip, which) if self.count <= 3 else (self.strip,)


def region_of(layout: Layout, cells: Collection[Cell], digits: Collection[int]) -> Passage:
    """The smallest house, band or stack that holds the cells; or else the digit that it is about.

    >>> from sudologue.model import CLASSIC
    >>> region_of(CLASSIC, [Cell(6, 1), Cell(7, 8)], [2, 3]).text
    'the bottom band'
    >>> region_of(CLASSIC, [Cell(0, 0), Cell(8, 8)], [4]).text
    'the 4s'
    """
    number_mask = layout.tables.cell_mask(tuple(cells))
    for house, mask in layout.tables.house_masks.items():
        if cells and not number_mask & ~mask:
            return said(Area(house))
    return said(_strip(layout, cells) or Area(digits=tuple(sorted(digits))))


def _strip(layout: Layout, cells: Collection[Cell]) -> Area | None:
    """The band or the stack of boxes that holds all of the cells, if the layout has such."""
    boxes = [house for house in layout.houses if house.kind is HouseKind.BOX]
    if not boxes or not cells:
        return None
    height = 1 + max(cell.row for cell in boxes[0].cells)
    width = 1 + max(cell.col for cell in boxes[0].cells)
    bands = {cell.row // height for cell in cells}
    stacks = {cell.col // width for cell in cells}
    if len(bands) == 1:
        return Area(strip="band", number=1 + bands.pop(), count=layout.size // height)
    if len(stacks) == 1:
        return Area(strip="stack", number=1 + stacks.pop(), count=layout.size // width)
    return None


def stack_of(layout: Layout, cell: Cell) -> tuple[Area, list[House]]:
    """The stack of boxes that a cell lies in, and these boxes; none, if the layout has no such."""
    boxes = [
        house
        for house in layout.houses
        if house.kind is HouseKind.BOX and cell.col in {its.col for its in house.cells}
    ]
    if len(boxes) < 2:
        return Area(), boxes
    width = len({its.col for its in boxes[0].cells})
    number, count = 1 + cell.col // width, layout.size // width
    return Area(strip="stack", number=number, count=count), boxes
