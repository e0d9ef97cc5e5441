"""Layouts: which houses a puzzle has, and the usual ways to come by one.

Everything a rule may ask of a puzzle's family is in `layout_tables`, and nothing in it is
particular to nine rows and columns.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Self, SupportsIndex

from sudologue.caches import cached, lazy
from sudologue.errors import LayoutError
from sudologue.messages import Messages
from sudologue.model.cell import LARGEST_DIGIT, Cell, CellLike, cell_of
from sudologue.model.clue import Clue, refuse_faulty
from sudologue.model.expressions import layout_expression
from sudologue.model.house import House, HouseKind
from sudologue.model.layout_tables import LayoutTables, Sight
from sudologue.model.old_names import TABLES, now_in, old_name
from sudologue.wording import Keyword, counted

_say = Messages(__name__)

USUAL_SIZES = frozenset({4, 6, 8, 9, 10, 12, 16, 25})
"""A board of one of these sizes has the usual boxes where nobody says which houses there are."""

KNIGHT = Sight("a knight's move", ((1, 2), (1, -2), (2, 1), (2, -1)))
KING = Sight("a king's move", ((1, 1), (1, -1)))


@dataclass(frozen=True, repr=False)
class Layout:
    """A kind of board: `size` rows and columns, digits 1 to `size`, its houses, sights and clues.

    Its houses are in the order in which people look at them: boxes, rows, columns, the rest. A
    layout is printed as the calls that make it, or as a description if it has unusual houses.

    >>> CLASSIC.size, len(CLASSIC.houses), len(CLASSIC.peers(Cell(0, 0)))
    (9, 27, 20)
    >>> Layout.boxes(2, 3).with_diagonals().size
    6

    The engine works with `layout.tables`.
    """

    size: int
    houses: tuple[House, ...]
    sights: tuple[Sight, ...] = ()
    clues: tuple[Clue, ...] = ()

    def __post_init__(self) -> None:
        _refuse_size(self.size)
        names: set[tuple[HouseKind, int]] = set()
        for house in self.houses:
            if (house.kind, house.index) in names:
                raise LayoutError(_say("called_twice", house=house))
            names.add((house.kind, house.index))
            if len(house.cells) != self.size:
                raise LayoutError(
                    _say("house_size", house=house, count=len(house.cells), size=self.size)
                )
            if len(set(house.cells)) != self.size:
                raise LayoutError(_say("cell_twice", house=house))
            for cell in house.cells:
                if cell.row >= self.size or cell.col >= self.size:
                    raise LayoutError(_say("off_board", house=house, cell=cell, size=self.size))

        for number, clue in enumerate(self.clues):
            refuse_faulty(clue, self.size)
            if clue in self.clues[:number]:
                raise LayoutError(_say("clue_twice", clue=clue.noun))

    if not TYPE_CHECKING:  # or else any name would do

        def __getattr__(self, name: str) -> Any:
            return old_name(self, name, _OLD_NAMES)

    @lazy
    def tables(self) -> LayoutTables:
        """What the engine asks: numbers for cells and candidates, masks, and who sees whom."""
        return LayoutTables(self.size, self.houses, self.sights, self.clues)

    @lazy
    def cells(self) -> tuple[Cell, ...]:
        """All cells, row by row."""
        return self.tables.cells

    def peers(self, cell: CellLike) -> frozenset[Cell]:
        """The cells that cannot hold the same digit as this one."""
        tables = self.tables
        return frozenset(tables.cells_in(tables.peer_masks[tables.cell_number(cell)]))

    def houses_with(self, cell: CellLike) -> tuple[House, ...]:
        """The houses the cell is in, in scan order."""
        return tuple(house for house, _ in self.tables.houses_of[self.tables.cell_number(cell)])

    @lazy
    def _hash(self) -> int:
        number = self.size | len(self.houses) << 6 | len(self.sights) << 16
        # cells alone: what else a clue holds may hash differently from one process to the next
        return number ^ hash(tuple(clue.cells for clue in self.clues)) if self.clues else number

    def __hash__(self) -> int:
        return self._hash  # a solve asks some two hundred times

    def __repr__(self) -> str:
        return layout_expression(self) or f"<Layout of {self.size} rows and {self._contents}>"

    @property
    def _contents(self) -> str:
        houses = counted(len(self.houses), "house")
        return f"{houses}, {counted(len(self.clues), 'clue')}" if self.clues else houses

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        # the classic one is where it arrives already, with its tables
        return "CLASSIC" if self is CLASSIC else super().__reduce_ex__(protocol)

    def __getstate__(self) -> dict[str, object]:
        # the tables are derived: a pickled layout travels without them
        parts = "size", "houses", "sights", "clues"
        return {name: self.__dict__[name] for name in parts if name in self.__dict__}

    # making layouts

    @classmethod
    def of_size(cls, size: int) -> Self:
        """The usual layout of a size: boxes as square as they can be, wider rather than taller."""
        _say.expect(size, int, "a_size")
        squarest = math.isqrt(max(size, 0))
        height = max((h for h in range(2, squarest + 1) if size % h == 0), default=None)
        if height is None:
            raise LayoutError(_say("no_boxes", size=size))
        return cls.boxes(height, size // height)

    @classmethod
    def boxes(cls, height: int, width: int) -> Self:
        """Rows, columns, and boxes of `height` rows by `width` columns."""
        for length in (height, width):
            _say.expect(length, int, "a_length")
        if height < 1 or width < 1:
            raise LayoutError(_say("no_shape", height=height, width=width))
        size = height * width
        _refuse_size(size)
        boxes = (
            tuple(Cell(top + i // width, left + i % width) for i in range(size))
            for top in range(0, size, height)
            for left in range(0, size, width)
        )
        return cls(size, _numbered(HouseKind.BOX, boxes) + _lines(size))

    @classmethod
    def jigsaw(cls, regions: str) -> Self:
        """Rows, columns, and regions from a map: cell by cell the symbol of its region.

        White space between the symbols is ignored.
        """
        _say.expect(regions, str, "a_map")
        symbols = "".join(regions.split())
        size = math.isqrt(len(symbols))
        if size * size != len(symbols):
            raise LayoutError(_say("no_square", map=Keyword("jigsaw"), count=len(symbols)))
        members: dict[str, list[Cell]] = {}
        for number, symbol in enumerate(symbols):
            members.setdefault(symbol, []).append(Cell(*divmod(number, size)))
        for symbol, cells in members.items():
            if len(cells) != size:
                raise LayoutError(_say("region_size", symbol=symbol, count=len(cells), size=size))
        regions_as_cells = (tuple(cells) for cells in members.values())
        return cls(size, _numbered(HouseKind.REGION, regions_as_cells) + _lines(size))

    def with_houses(
        self, groups: Iterable[Iterable[CellLike]], kind: HouseKind = HouseKind.EXTRA
    ) -> Self:
        """This layout with further houses; each has as many cells as there are digits."""
        _say.expect(groups, Iterable, "houses")
        houses: list[tuple[Cell, ...]] = []
        for cells in groups:
            _say.expect(cells, Iterable, "cells")
            houses.append(tuple(sorted(map(cell_of, cells))))
        taken = sum(house.kind is kind for house in self.houses)
        extra = _numbered(kind, houses, start=taken)
        return replace(self, houses=self.houses + extra)

    def with_diagonals(self, main: bool = True, anti: bool = True) -> Self:
        """This layout with one or both long diagonals as houses."""
        last = self.size - 1
        down = tuple(Cell(i, i) for i in range(self.size))
        up = tuple(Cell(i, last - i) for i in range(self.size))
        chosen = ((0, down),) * main + ((1, up),) * anti
        extra = tuple(House(HouseKind.DIAGONAL, index, cells) for index, cells in chosen)
        return replace(self, houses=self.houses + extra)

    def with_windows(self) -> Self:
        """This layout with windoku's windows: boxes set one row and one column in from the edge."""
        height, width = self._needed_box_shape()
        windows = (
            tuple(Cell(top + i // width, left + i % width) for i in range(self.size))
            for top in range(1, self.size - height, height + 1)
            for left in range(1, self.size - width, width + 1)
        )
        return self.with_houses(windows, HouseKind.WINDOW)

    def with_disjoint_groups(self) -> Self:
        """This layout with a house for the cells at the same place of their boxes."""
        boxes = [house.cells for house in self.houses if house.kind is HouseKind.BOX]
        self._needed_box_shape()
        return self.with_houses(zip(*boxes, strict=True), HouseKind.GROUP)

    def with_anti_knight(self) -> Self:
        """This layout where cells a knight's move apart cannot hold equal digits."""
        return replace(self, sights=(*self.sights, KNIGHT))

    def with_anti_king(self) -> Self:
        """This layout where cells a king's move apart cannot hold equal digits."""
        return replace(self, sights=(*self.sights, KING))

    def with_clues(self, *clues: Clue) -> Self:
        """This layout with further clues, such as those of `sudologue.clues`.

        >>> from sudologue.clues import Cage
        >>> CLASSIC.with_clues(Cage.of("r1c1 r1c2", 3))
        Layout.boxes(3, 3).with_clues(Cage.of('r1c1 r1c2', 3))
        """
        return replace(self, clues=(*self.clues, *clues))

    def _needed_box_shape(self) -> tuple[int, int]:
        shape = self.tables.box_shape
        if shape is None:
            raise LayoutError(_say("needs_boxes"))
        return shape


def _refuse_size(size: int) -> None:
    if not 1 <= size <= LARGEST_DIGIT:
        raise LayoutError(_say("wrong_size", size=size, largest=LARGEST_DIGIT))


def _numbered(
    kind: HouseKind, groups: Iterable[tuple[Cell, ...]], start: int = 0
) -> tuple[House, ...]:
    return tuple(House(kind, index, cells) for index, cells in enumerate(groups, start))


def _lines(size: int) -> tuple[House, ...]:
    rows = (tuple(Cell(row, col) for col in range(size)) for row in range(size))
    columns = (tuple(Cell(row, col) for row in range(size)) for col in range(size))
    return _numbered(HouseKind.ROW, rows) + _numbered(HouseKind.COLUMN, columns)


CLASSIC = Layout.boxes(3, 3)


@cached(None)
def usual_layout(size: int) -> Layout:
    """The usual layout of a size, the same object each time."""
    return CLASSIC if size == CLASSIC.size else Layout.of_size(size)


def is_usual(layout: Layout) -> bool:
    """Whether it is the layout that is meant where a text tells no houses."""
    return layout.size in USUAL_SIZES and layout == usual_layout(layout.size)


_OLD_NAMES = {
    **now_in("tables", TABLES),
    "is_usual": ("is_usual(layout) of sudologue.model", is_usual),
}


def expect_layout(layout: object) -> None:
    """Refuse what is neither a layout nor nothing."""
    if layout is not None:
        _say.expect(layout, Layout, "a_layout")
