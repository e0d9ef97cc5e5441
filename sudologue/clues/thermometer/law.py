"""Thermometers: digits rise from the bulb to the tip, or do not fall on slow ones."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from sudologue.errors import LayoutError
from sudologue.model import Cell
from sudologue.model.cell import CellLike
from sudologue.model.clue import cells_of


@dataclass(frozen=True, repr=False)
class Thermometer:
    """One line of a thermometer, from the bulb to a tip. The state is the digit before.

    One that branches is a clue for each tip, every one from the bulb on. The lines leave their
    cells the same digits as the whole would.

    >>> Thermometer.of("r9c1 r8c1").noun
    'the thermometer at r9c1'
    """

    cells: tuple[Cell, ...]
    slow: bool = False

    start = 0

    def __post_init__(self) -> None:
        if len(self.cells) < 2:
            raise LayoutError("a thermometer has a bulb and a tip, at least two cells")

    @classmethod
    def of(cls, cells: str | Iterable[CellLike], slow: bool = False) -> Self:
        """The thermometer along some cells, told from the bulb as in `r9c1 r8c1`."""
        return cls(cells_of(cells), slow)

    @classmethod
    def branching(
        cls, *lines: str | Iterable[CellLike], slow: bool = False
    ) -> tuple[Thermometer, ...]:
        """One that branches: a clue for each line, all of them from the same bulb."""
        clues = tuple(cls.of(line, slow) for line in lines)
        bulbs = {clue.cells[0] for clue in clues}
        if len(bulbs) != 1:
            raise LayoutError("the lines of a branching thermometer start from one bulb")
        return clues

    @property
    def noun(self) -> str:
        """`the thermometer at r9c1`."""
        return f"the {'slow ' if self.slow else ''}thermometer at {self.cells[0]}"

    @property
    def shape(self) -> bool:
        """Whether it is slow."""
        return self.slow

    def step(self, place: int, state: int, digit: int) -> int | None:
        """The digit, if it is not too low."""
        return digit if digit > state or (self.slow and digit == state) else None

    def accepts(self, state: int) -> bool:
        """Whatever is at the tip."""
        return True

    def __repr__(self) -> str:
        text = " ".join(map(str, self.cells))
        return f"Thermometer.of({text!r}{', slow=True' if self.slow else ''})"


CLUE, RANK = Thermometer, 4
EXAMPLES = (Thermometer.of("r6c1 r5c1 r4c2"), Thermometer.of("r2c5 r2c6", slow=True))
