"""What is particular to a layout, and which of it a format can hold."""

from __future__ import annotations

from enum import Enum

from sudologue.caches import LAYOUTS, cached
from sudologue.errors import LayoutError
from sudologue.model import CLASSIC, House, Layout, digit_text
from sudologue.model.house import HouseKind
from sudologue.model.layout import KING, KNIGHT

USUAL_SIZES = frozenset({4, 6, 8, 9, 10, 12, 16, 25})
ANY_SIZE = frozenset(range(1, 36))
CLASSIC_SIZE = frozenset({CLASSIC.size})


class Feature(Enum):
    """A difference from the usual layout of a size, as a sentence names it."""

    BOXES = "boxes of an unusual shape"
    JIGSAW = "jigsaw regions"
    MAIN_DIAGONAL = "the main diagonal"
    ANTI_DIAGONAL = "the anti-diagonal"
    WINDOWS = "windoku's windows"
    GROUPS = "disjoint groups"
    EXTRA = "extra regions"
    KNIGHT = "the knight's move"
    KING = "the king's move"
    OTHER = "houses of another kind"


_KINDS = {
    HouseKind.WINDOW: Feature.WINDOWS,
    HouseKind.GROUP: Feature.GROUPS,
    HouseKind.EXTRA: Feature.EXTRA,
}
_SIGHTS = {KNIGHT: Feature.KNIGHT, KING: Feature.KING}


def usual(size: int) -> Layout:
    """The usual layout of a size."""
    return CLASSIC if size == CLASSIC.size else _of_size(size)


@cached(LAYOUTS)
def _of_size(size: int) -> Layout:
    return Layout.of_size(size)


@cached(LAYOUTS)
def features(layout: Layout) -> frozenset[Feature]:
    """Everything in which a layout differs from the usual one of its size."""
    found = {_feature(house) for house in layout.houses} - {None}
    found |= {_SIGHTS.get(sight, Feature.OTHER) for sight in layout.sights}
    if not any(house.kind is HouseKind.REGION for house in layout.houses):
        boxes = tuple(house for house in layout.houses if house.kind is HouseKind.BOX)
        found |= _strange_boxes(layout.size, boxes)
    lines = sum(house.kind in (HouseKind.ROW, HouseKind.COLUMN) for house in layout.houses)
    if lines != 2 * layout.size:
        found.add(Feature.OTHER)
    return frozenset(feature for feature in found if feature is not None)


def _feature(house: House) -> Feature | None:
    if house.kind is HouseKind.REGION:
        return Feature.JIGSAW
    if house.kind is HouseKind.DIAGONAL:
        return Feature.MAIN_DIAGONAL if house.index == 0 else Feature.ANTI_DIAGONAL
    return _KINDS.get(house.kind)


def _strange_boxes(size: int, boxes: tuple[House, ...]) -> set[Feature | None]:
    if not boxes:
        return {Feature.OTHER}
    try:
        expected = tuple(h for h in usual(size).houses if h.kind is HouseKind.BOX)
    except LayoutError:
        return {Feature.BOXES}
    return set() if boxes == expected else {Feature.BOXES}


def box_shape(layout: Layout) -> tuple[int, int] | None:
    """Rows and columns of a box, where the layout has boxes."""
    for house in layout.houses:
        if house.kind is HouseKind.BOX:
            corner = house.cells[-1]
            return corner.row + 1, corner.col + 1
    return None


def region_map(layout: Layout) -> str | None:
    """The regions that divide a layout without boxes, a digit's symbol for each cell."""
    symbols = [""] * layout.cell_count
    for house in layout.houses:
        if house.kind is HouseKind.REGION:
            for cell in house.cells:
                symbols[layout.cell_number(cell)] = digit_text(house.index + 1)
    return "".join(symbols) if all(symbols) else None


def settled(own: Layout, wanted: Layout | None) -> Layout:
    """The layout of a text that tells its own houses, where a reader was told of some, too."""
    if wanted is None or wanted == own:
        return own
    raise LayoutError("the text tells its own houses: leave out the options that name others")


def lost_houses(layout: Layout, sizes: frozenset[int], able: frozenset[Feature]) -> str | None:
    """What a format of these sizes and features would lose of a layout, in words."""
    if layout.size not in sizes:
        return f"a board of {layout.size} rows"
    lost = sorted(feature.value for feature in features(layout) - able)
    if not lost:
        return None
    return lost[0] if len(lost) == 1 else f"{', '.join(lost[:-1])} and {lost[-1]}"
