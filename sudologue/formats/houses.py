"""What is particular to a layout, and which of it a format can hold."""

from __future__ import annotations

from enum import Enum

from sudologue.caches import LAYOUTS, cached
from sudologue.errors import LayoutError
from sudologue.model import CLASSIC, House, Layout, Sight
from sudologue.model.house import HouseKind
from sudologue.model.layout import KING, KNIGHT, usual_layout

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
    CLUES = "clues such as cages and arrows"
    OTHER = "houses of another kind"


_KINDS = {
    HouseKind.WINDOW: Feature.WINDOWS,
    HouseKind.GROUP: Feature.GROUPS,
    HouseKind.EXTRA: Feature.EXTRA,
}
_SIGHTS = {KNIGHT: Feature.KNIGHT, KING: Feature.KING}


def is_usual(layout: Layout) -> bool:
    """Whether it is the layout that is meant where a text tells no houses."""
    return layout.size in USUAL_SIZES and layout == usual_layout(layout.size)


@cached(LAYOUTS)
def features(layout: Layout) -> frozenset[Feature]:
    """Everything in which a layout differs from the usual one of its size."""
    found = {feature_of(house) for house in layout.houses}
    found |= {feature_of_sight(sight) for sight in layout.sights}
    if layout.clues:
        found.add(Feature.CLUES)
    if not any(house.kind is HouseKind.REGION for house in layout.houses):
        boxes = tuple(house for house in layout.houses if house.kind is HouseKind.BOX)
        found |= _strange_boxes(layout.size, boxes)
    lines = sum(house.kind in (HouseKind.ROW, HouseKind.COLUMN) for house in layout.houses)
    if lines != 2 * layout.size:
        found.add(Feature.OTHER)
    return frozenset(feature for feature in found if feature is not None)


def feature_of(house: House) -> Feature | None:
    """The feature that a house is part of; rows, columns and boxes are part of none."""
    if house.kind is HouseKind.REGION:
        return Feature.JIGSAW
    if house.kind is HouseKind.DIAGONAL:
        return Feature.MAIN_DIAGONAL if house.index == 0 else Feature.ANTI_DIAGONAL
    return _KINDS.get(house.kind)


def feature_of_sight(sight: Sight) -> Feature:
    """The feature that a sight is."""
    return _SIGHTS.get(sight, Feature.OTHER)


def _strange_boxes(size: int, boxes: tuple[House, ...]) -> set[Feature | None]:
    if not boxes:
        return {Feature.OTHER}
    try:
        expected = tuple(h for h in usual_layout(size).houses if h.kind is HouseKind.BOX)
    except LayoutError:
        return {Feature.BOXES}
    return set() if boxes == expected else {Feature.BOXES}


def settled(own: Layout, wanted: Layout | None) -> Layout:
    """The layout of a text that tells its own houses, where a reader was told of some, too."""
    if wanted is None or wanted == own:
        return own
    raise LayoutError("the text tells its own houses: leave out the options that name others")
