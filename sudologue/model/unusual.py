"""In what a layout differs from the usual one of its size, in words."""

from __future__ import annotations

from collections.abc import Iterator

from sudologue.caches import LAYOUTS, cached
from sudologue.errors import LayoutError
from sudologue.model.cell import Cell
from sudologue.model.house import House, HouseKind
from sudologue.model.layout import KING, KNIGHT, Layout, usual_layout
from sudologue.wording import counted, listed, noun_for

_LINES = (HouseKind.ROW, HouseKind.COLUMN)
_OWN = (HouseKind.REGION, HouseKind.EXTRA)
_ENOUGH = 3

_Named = dict[tuple[HouseKind, int], House]


@cached(LAYOUTS)
def unusual(layout: Layout) -> str | None:
    """How a layout differs from the usual one of its size; nothing if it does not.

    Houses are known by their names and their cells: one that has the name of a usual house, and
    other cells, is told first.

    >>> unusual(Layout.boxes(2, 3).with_diagonals(anti=False).with_anti_king())
    "the main diagonal and a king's move"
    >>> unusual(Layout.boxes(3, 2))
    'boxes of 3 rows and 2 columns'
    """
    height, width = _box_shape(layout)
    expected = _named(_with_everything(height, width))
    strange = list(_strange(layout, expected))
    if len(strange) > _ENOUGH:
        more = len(strange) - _ENOUGH
        verb = noun_for(more, "differs", "differ")
        strange[_ENOUGH:] = [f"{counted(more, 'other house')} that {verb} as well"]
    told = [*strange, *_without(layout, expected), *_further(layout, expected)]
    if _count(layout, HouseKind.BOX) and (height, width) != _usual_shape(layout.size):
        told.append(f"boxes of {counted(height, 'row')} and {counted(width, 'column')}")
    return listed([*told, *_by_distance(layout)]) if told or layout.sights else None


def _named(layout: Layout) -> _Named:
    return {(house.kind, house.index): house for house in layout.houses}


def _count(layout: Layout, kind: HouseKind) -> int:
    return sum(house.kind is kind for house in layout.houses)


def _usual_shape(size: int) -> tuple[int, int] | None:
    try:
        return usual_layout(size).tables.box_shape
    except LayoutError:
        return None


def _box_shape(layout: Layout) -> tuple[int, int]:
    """The shape that all boxes of a layout have, else the usual one, else that of a row."""
    boxes = {(h.kind, h.index, frozenset(h.cells)) for h in layout.houses if h.kind.letter == "b"}
    for height in range(1, layout.size + 1):
        if layout.size % height == 0:
            usual = Layout.boxes(height, layout.size // height).houses[: layout.size]
            if boxes == {(h.kind, h.index, frozenset(h.cells)) for h in usual}:
                return height, layout.size // height
    return _usual_shape(layout.size) or (1, layout.size)


def _with_everything(height: int, width: int) -> Layout:
    """Every house that the usual variants of a layout have."""
    return Layout.boxes(height, width).with_diagonals().with_windows().with_disjoint_groups()


def _strange(layout: Layout, expected: _Named) -> Iterator[str]:
    """The houses that are not what their names say."""
    for name, house in _named(layout).items():
        if house.kind in _OWN:
            continue
        usual = expected.get(name)
        if usual is None:
            yield f"a house called {house}"
        elif not _is_same(house, usual):
            has, lacks = (
                sorted(set(one.cells) - set(other.cells))
                for one, other in ((house, usual), (usual, house))
            )
            exchanged = len(has) <= _ENOUGH
            other = f"{_cells(has)} in place of {_cells(lacks)}"
            yield f"{house.noun} with {other if exchanged else f'{len(has)} other cells'}"


def _is_same(house: House, usual: House | None) -> bool:
    return usual is not None and set(house.cells) == set(usual.cells)


def _cells(cells: list[Cell]) -> str:
    return listed(list(map(str, cells)))


def _without(layout: Layout, expected: _Named) -> Iterator[str]:
    """The rows, columns and boxes that are missing."""
    there = _named(layout)
    kinds = _LINES if _is_jigsaw(layout) else (HouseKind.BOX, *_LINES)
    for kind in kinds:
        missing = [h for name, h in expected.items() if h.kind is kind and name not in there]
        if len(missing) == layout.size:
            yield f"no {kind.value}es" if kind is HouseKind.BOX else f"no {kind.value}s"
        else:
            yield from (f"no {house}" for house in missing)


def _is_jigsaw(layout: Layout) -> bool:
    """Whether regions take the boxes' place: each cell is in one."""
    regions = [set(house.cells) for house in layout.houses if house.kind is HouseKind.REGION]
    covered = set[Cell]().union(*regions)
    return len(regions) == layout.size and len(covered) == layout.tables.cell_count


def _further(layout: Layout, expected: _Named) -> Iterator[str]:
    """The houses that a usual layout does not have."""
    regions = _count(layout, HouseKind.REGION)
    if _is_jigsaw(layout):
        yield "jigsaw regions"
    elif regions:
        yield counted(regions, "region")
    for name, house in _named(layout).items():
        if house.kind is HouseKind.DIAGONAL and _is_same(house, expected.get(name)):
            yield house.noun
    for kind, noun in (
        (HouseKind.WINDOW, "window"),
        (HouseKind.GROUP, "disjoint group"),
        (HouseKind.EXTRA, "extra region"),
    ):
        count = _count(layout, kind)
        if count:
            yield counted(count, noun)


def _by_distance(layout: Layout) -> Iterator[str]:
    """The sights: those that are known by name, and how many others."""
    yield from (sight.name for sight in layout.sights if sight in (KNIGHT, KING))
    others = sum(sight not in (KNIGHT, KING) for sight in layout.sights)
    if others:
        yield f"{counted(others, 'sight')} of its own"
