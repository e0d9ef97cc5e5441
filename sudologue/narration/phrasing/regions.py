"""Where a pattern is, said as vaguely as can be: a house, a band of boxes, or a digit."""

from __future__ import annotations

from collections.abc import Collection

from sudologue.model import Cell, HouseKind, Layout
from sudologue.narration.phrasing.english import listing, several
from sudologue.narration.phrasing.passage import Passage, phrase, say


def region_of(layout: Layout, cells: Collection[Cell], digits: Collection[int]) -> Passage:
    """The smallest house, band or stack that holds the cells; or else the digit that it is about.

    >>> from sudologue.model import CLASSIC
    >>> region_of(CLASSIC, [Cell(6, 1), Cell(7, 8)], [2, 3]).text
    'the bottom band'
    >>> region_of(CLASSIC, [Cell(0, 0), Cell(8, 8)], [4]).text
    'the 4s'
    """
    number_mask = layout.cell_mask(tuple(cells))
    for house, mask in layout.house_masks.items():
        if cells and not number_mask & ~mask:
            return say(house)
    return _strip(layout, cells) or _of_digits(digits)


def _strip(layout: Layout, cells: Collection[Cell]) -> Passage | None:
    """The band or the stack of boxes that holds all of the cells, if the layout has such."""
    boxes = [house for house in layout.houses if house.kind is HouseKind.BOX]
    if not boxes or not cells:
        return None
    height = 1 + max(cell.row for cell in boxes[0].cells)
    width = 1 + max(cell.col for cell in boxes[0].cells)
    bands = {cell.row // height for cell in cells}
    stacks = {cell.col // width for cell in cells}
    if len(bands) == 1:
        return say(_named(bands.pop(), layout.size // height, ("top", "bottom"), "band"))
    if len(stacks) == 1:
        return say(_named(stacks.pop(), layout.size // width, ("left", "right"), "stack"))
    return None


def _named(index: int, number: int, ends: tuple[str, str], noun: str) -> str:
    """`the top band`; where there are more than three, `band 2`."""
    if number == 3 and index == 1:
        return f"the middle {noun}"
    if number <= 3:
        return f"the {ends[index > 0]} {noun}"
    return f"{noun} {index + 1}"


def _of_digits(digits: Collection[int]) -> Passage:
    if not digits:
        return say("the whole board")
    return phrase("the {}", listing(several(digit, 2) for digit in sorted(digits)))
