"""Why a board can have no solution: what has nothing left, and which digits clash."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.model.cell import Cell, digit_text
from sudologue.model.clue import Clue
from sudologue.model.house import House
from sudologue.model.layout_tables import LayoutTables, Sight


@dataclass(frozen=True)
class DeadEnd:
    """Why a board can have no solution: something has nothing left, or digits clash.

    `cell` alone for a cell without candidates; `house` and `digit` for a digit without a place;
    `clue` for one that cannot be met, with why, as in `needs 12 at least`. Two equal digits are a
    `digit` in two `cells`, with the house or the clue that has both, or why they see each other, as
    in `a knight's move apart`. A `cell` with a `digit` holds one that the puzzle rules out there.
    """

    cell: Cell | None = None
    house: House | None = None
    digit: int | None = None
    clue: Clue | None = None
    why: str | None = None
    cells: tuple[Cell, ...] = ()

    @property
    def is_clash(self) -> bool:
        """Whether it is a digit that is in the way, not something that has nothing left."""
        return bool(self.cells) or (self.cell is not None and self.digit is not None)

    def __str__(self) -> str:
        digit = "" if self.digit is None else digit_text(self.digit)
        where = self.house or self.clue
        if self.cells:
            both = " and ".join(map(str, self.cells))
            if where is None:
                return f"{both}, {self.why}, are both {digit}"
            plural = "s" if digit.isdigit() else "'s"
            return f"{where.noun} has two {digit}{plural}, in {both}"
        if self.clue is not None:
            return f"{self.clue.noun} {self.why}"
        if self.house is not None:
            return f"{self.house.noun} has no place left for {digit}"
        if self.digit is not None:
            return f"{self.cell} holds {digit}, which is ruled out there"
        return f"{self.cell} has no candidate left"


def equal_digits(tables: LayoutTables, one: Cell, other: Cell, digit: int) -> DeadEnd:
    """The dead end of two equal digits in cells that see each other, with where these meet."""
    reason, cells = tables.why_sees(one, other), (one, other)
    if isinstance(reason, Sight):
        return DeadEnd(digit=digit, why=f"{reason.name} apart", cells=cells)
    if isinstance(reason, House):
        return DeadEnd(house=reason, digit=digit, cells=cells)
    return DeadEnd(digit=digit, clue=reason, cells=cells)
