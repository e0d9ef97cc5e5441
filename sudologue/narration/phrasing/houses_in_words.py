"""Houses in words: `rows 2 and 7`, `in box 4 and on the main diagonal`, `the top band`."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from sudologue.grouping import grouped
from sudologue.model import Cell, House, HouseKind, Layout
from sudologue.narration.phrasing.english import listing, number_word, several, within
from sudologue.narration.phrasing.passage import Part, Passage, Role, Span, phrase, say

_PLURALS = {HouseKind.BOX: "boxes"}
_ORDER = sorted(HouseKind, key=lambda kind: not kind.is_line)


def one_kind(houses: Sequence[House]) -> HouseKind | None:
    """The kind that all of them are of, if they are."""
    kinds = {house.kind for house in houses}
    return kinds.pop() if len(kinds) == 1 else None


def plural(kind: HouseKind) -> str:
    """Houses of a kind.

    >>> plural(HouseKind.BOX), plural(HouseKind.EXTRA)
    ('boxes', 'extra regions')
    """
    return _PLURALS.get(kind, f"{kind.value}s")


def house_list(houses: Sequence[House], last: str = "and") -> Passage:
    """`row 2`, `rows 2 and 7`, `box 4, row 1 and column 5`."""
    kind = one_kind(houses)
    if kind is None or kind is HouseKind.DIAGONAL or len(houses) == 1:
        return listing(houses, last)
    first, *others = houses
    parts: list[Part] = [Span(f"{plural(kind)} {first.index + 1}", Role.HOUSE, first)]
    parts += (Span(str(house.index + 1), Role.HOUSE, house) for house in others)
    return listing(parts, last)


def within_all(houses: Sequence[House], last: str = "and") -> Passage:
    """`in rows 2 and 7`; diagonals are lines one is on, not in."""
    if any(house.kind is HouseKind.DIAGONAL for house in houses):
        return listing(map(within, houses), last)
    return say("in ", house_list(houses, last))


def counted(houses: Sequence[House]) -> str | None:
    """`two rows`, if they are all of one kind."""
    kind = one_kind(houses)
    if kind is None:
        return None
    return f"{number_word(len(houses))} {plural(kind) if len(houses) > 1 else kind.value}"


def short_name(house: House) -> Span:
    """The short form: `r5`, `b7`."""
    return Span(house.short, Role.HOUSE, house)


def by_kind(houses: Iterable[House]) -> list[tuple[House, ...]]:
    """The houses kind by kind: rows, columns and diagonals, and then the others."""
    kinds = grouped((house.kind, house) for house in houses)
    return [tuple(kinds[kind]) for kind in sorted(kinds, key=_ORDER.index)]


def within_each(houses: Sequence[House]) -> Passage:
    """`in rows 2 and 7`; of several kinds, `in row 9, in columns 1 and 3 and in box 3`."""
    return listing(within_all(alike) for alike in by_kind(houses))


def counted_by_kind(houses: Sequence[House]) -> str:
    """`the two rows`, `the row, the three columns and the box`."""
    return listing(f"the {_counted_alike(alike)}" for alike in by_kind(houses)).text


def _counted_alike(houses: Sequence[House]) -> str:
    """`two rows`, but `row`."""
    kind = houses[0].kind
    return kind.value if len(houses) == 1 else f"{number_word(len(houses))} {plural(kind)}"


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
    if strip := _strip(layout, cells):
        return strip
    if not digits:
        return say("the whole board")
    return phrase("the {}", listing(several(digit, 2) for digit in sorted(digits)))


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
