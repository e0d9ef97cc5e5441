"""Layouts as formats tell them: sizes, regions, and what there is besides, in any order.

A layout is taken apart into its base, that is boxes or regions with rows and columns, and its
further features; put together again from these it has the same houses and sights.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from sudologue.caches import LAYOUTS, cached
from sudologue.errors import FormatError, LayoutError
from sudologue.messages import Messages
from sudologue.model import CLASSIC, Board, Cell, House, HouseKind, Layout, Sight, is_usual
from sudologue.model.layout import KING, KNIGHT, usual_layout
from sudologue.wording import counted

_say = Messages(__name__)

ANY_SIZE = frozenset(range(1, 36))
CLASSIC_SIZE = frozenset({CLASSIC.size})


class Feature(Enum):
    """A difference from the usual layout of a size; as a string, what a sentence calls it."""

    BOXES = "boxes"
    JIGSAW = "jigsaw"
    MAIN_DIAGONAL = "main_diagonal"
    ANTI_DIAGONAL = "anti_diagonal"
    WINDOWS = "windows"
    GROUPS = "groups"
    EXTRA = "extra"
    KNIGHT = "knight"
    KING = "king"
    CLUES = "clues"
    OTHER = "other"

    def __str__(self) -> str:
        return _say(self.value)


_KINDS = {
    HouseKind.WINDOW: Feature.WINDOWS,
    HouseKind.GROUP: Feature.GROUPS,
    HouseKind.EXTRA: Feature.EXTRA,
}
_SIGHTS = {KNIGHT: Feature.KNIGHT, KING: Feature.KING}


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
    if own.clues == wanted.clues and _contents(own) == _contents(wanted):
        return wanted
    raise LayoutError(_say("tells_its_houses"))


_BLOCKS = frozenset({HouseKind.BOX, HouseKind.REGION})
_LINES = frozenset({HouseKind.ROW, HouseKind.COLUMN})

Region = tuple[Cell, ...]


@dataclass(frozen=True)
class Anatomy:
    """A layout's parts.

    For each cell the number of its region, `None` where it has none; the further features in order;
    and the cells of each extra region.
    """

    regions: tuple[int | None, ...]
    features: tuple[Feature, ...]
    extra: tuple[Region, ...]

    @property
    def layout(self) -> Layout:
        """The whole."""
        return put_together(base_of(self.regions), self.features, self.extra)


@cached(LAYOUTS)
def anatomy(layout: Layout) -> Anatomy:
    """The parts of a layout; a `FormatError` if they do not make it up."""
    regions: list[int | None] = [None] * layout.tables.cell_count
    found: dict[Feature, None] = {}
    extra: list[Region] = []
    for house in layout.houses:
        feature = feature_of(house)
        if house.kind in _BLOCKS:
            for cell in house.cells:
                regions[layout.tables.cell_number(cell)] = house.index
        elif feature is not None:
            found[feature] = None
            if feature is Feature.EXTRA:
                extra.append(house.cells)
    found.update({feature_of_sight(sight): None for sight in layout.sights})
    parts = Anatomy(tuple(regions), tuple(found), tuple(extra))
    try:
        whole = parts.layout
    except LayoutError:
        whole = None
    if whole is None or Feature.OTHER in found or _contents(whole) != _contents(layout):
        raise FormatError(_say("own_houses"))
    return parts


def _contents(layout: Layout) -> object:
    """What a layout comes to, whatever the order and the names of its houses."""
    houses = [(house.kind in _LINES, frozenset(house.cells)) for house in layout.houses]
    return frozenset(houses), len(houses), frozenset(layout.sights)


def blocks_of(layout: Layout) -> set[frozenset[Cell]]:
    """The cells of each box or region."""
    return {frozenset(house.cells) for house in layout.houses if house.kind in _BLOCKS}


def base_of(regions: Sequence[int | str | None]) -> Layout:
    """Rows, columns, and the regions that a map makes; boxes, if they are rectangles in order."""
    numbers: dict[int | str, int] = {}  # from 0, in the order in which regions are met
    return _base_of(
        tuple([None if r is None else numbers.setdefault(r, len(numbers)) for r in regions])
    )


@cached(LAYOUTS)
def _base_of(regions: tuple[int | None, ...]) -> Layout:
    size = next((n for n in range(1, 36) if n * n == len(regions)), None)
    if size is None:
        raise LayoutError(_say("not_square", cells=len(regions)))
    for height in [height for height in range(2, size) if size % height == 0]:
        width = size // height
        boxes = tuple(
            number // size // height * height + number % size // width for number in range(size**2)
        )
        if regions == boxes:
            boxed = Layout.boxes(height, width)
            return usual_layout(size) if is_usual(boxed) else boxed
    members: dict[int, list[Cell]] = {}
    for number, region in enumerate(regions):
        if region is not None:
            members.setdefault(region, []).append(Cell(*divmod(number, size)))
    for cells in members.values():
        if len(cells) != size:
            found = counted(len(cells), "cell")
            raise LayoutError(_say("region_size", cell=cells[0], found=found, expected=size))
    lines = tuple(house for house in Layout.boxes(1, size).houses if house.kind in _LINES)
    groups = [members[region] for region in sorted(members)]
    bare = Layout(size, ()).with_houses(groups, HouseKind.REGION)
    return Layout(size, bare.houses + lines)


def put_together(base: Layout, features: Iterable[Feature], extra: Sequence[Region] = ()) -> Layout:
    """A base with further features, added in this order."""
    layout = base
    for feature in dict.fromkeys(features):
        if feature is Feature.EXTRA:
            layout = layout.with_houses(extra)
        elif feature in _ADDED:
            layout = _ADDED[feature](layout)
    return layout


_ADDED: dict[Feature, Callable[[Layout], Layout]] = {
    Feature.MAIN_DIAGONAL: lambda layout: layout.with_diagonals(anti=False),
    Feature.ANTI_DIAGONAL: lambda layout: layout.with_diagonals(main=False),
    Feature.WINDOWS: Layout.with_windows,
    Feature.GROUPS: Layout.with_disjoint_groups,
    Feature.KNIGHT: Layout.with_anti_knight,
    Feature.KING: Layout.with_anti_king,
}


def windows_of(layout: Layout) -> tuple[Region, ...]:
    """The cells of the windows that a layout has, or would have; none where it cannot."""
    try:
        houses = layout.with_windows().houses[len(layout.houses) :]
    except LayoutError:
        return ()
    return tuple(house.cells for house in houses)


def refuse_dead_cells(board: Board, title: str) -> None:
    """Refuse a board with an open cell that nothing is left for, where a format cannot say that."""
    masks = board.masks
    for cell in masks.tables.cells_in(masks.open_cells & masks.cells_by_size[0]):
        raise FormatError(_say("dead_cell", cell=cell, format=title))
