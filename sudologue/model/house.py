"""Houses: the sets of cells that hold every digit once."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property

from sudologue.model.cell import Cell


class HouseKind(Enum):
    """What a house looks like on paper. Rules care only whether it is a line."""

    BOX = "box"
    REGION = "region"
    ROW = "row"
    COLUMN = "column"
    DIAGONAL = "diagonal"
    WINDOW = "window"
    GROUP = "group"
    EXTRA = "extra region"

    @property
    def is_line(self) -> bool:
        """Rows, columns and diagonals are lines; all others are blocks."""
        return self in _LINES

    @property
    def letter(self) -> str:
        """The short form's first part, as in `r5` or `b2`."""
        return _LETTERS[self]


_LINES = frozenset({HouseKind.ROW, HouseKind.COLUMN, HouseKind.DIAGONAL})
_LETTERS = {
    HouseKind.BOX: "b",
    HouseKind.REGION: "b",
    HouseKind.ROW: "r",
    HouseKind.COLUMN: "c",
    HouseKind.DIAGONAL: "d",
    HouseKind.WINDOW: "w",
    HouseKind.GROUP: "g",
    HouseKind.EXTRA: "x",
}


_DIAGONALS = ("main diagonal", "anti-diagonal")
_ORDER = {kind: number for number, kind in enumerate(HouseKind)}


@dataclass(frozen=True)
class House:
    """Cells that must hold every digit once.

    >>> row = House(HouseKind.ROW, 4, tuple(Cell(4, col) for col in range(9)))
    >>> str(row), row.short
    ('row 5', 'r5')
    """

    kind: HouseKind
    index: int
    cells: tuple[Cell, ...]
    _hash: int = field(init=False, repr=False, compare=False)

    def __str__(self) -> str:
        if self.kind is HouseKind.DIAGONAL and self.index < len(_DIAGONALS):
            return _DIAGONALS[self.index]
        return f"{self.kind.value} {self.index + 1}"

    def __repr__(self) -> str:
        return f"<House {self}>"

    @property
    def noun(self) -> str:
        """The name as a sentence says it: `row 5`, but `the main diagonal`."""
        name = str(self)
        return f"the {name}" if name in _DIAGONALS else name

    def __post_init__(self) -> None:
        # Houses are keys everywhere, and hashing nine cells each time would be felt. Numbers only:
        # strings hash differently from one process to the next.
        number = hash((_ORDER[self.kind], self.index, self.cells))
        object.__setattr__(self, "_hash", number)

    def __hash__(self) -> int:
        return self._hash

    @property
    def short(self) -> str:
        """The community's short form: `r5`, `c3`, `b7`."""
        return f"{self.kind.letter}{self.index + 1}"

    @cached_property
    def is_line(self) -> bool:
        """Whether it is a row, a column or a diagonal, and not a block of cells."""
        return self.kind.is_line
