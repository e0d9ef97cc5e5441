"""Why a board can have no solution: what has nothing left, and which digits clash."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.messages import Messages
from sudologue.model.cell import Cell, digit_text
from sudologue.model.clue import Clue
from sudologue.model.house import House
from sudologue.model.layout_tables import LayoutTables, Sight

_say = Messages(__name__)


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
            if where is None:
                return _say("both_are", cells=self.cells, why=self.why, digit=digit)
            plural = "s" if digit.isdigit() else "'s"
            return _say("two", house=where.noun, digit=digit, plural=plural, cells=self.cells)
        if self.clue is not None:
            return f"{self.clue.noun} {self.why}"
        if self.house is not None:
            return _say("no_place", house=self.house.noun, digit=digit)
        if self.digit is not None:
            return _say("ruled_out", cell=self.cell, digit=digit)
        return _say("no_candidate", cell=self.cell)


def equal_digits(tables: LayoutTables, one: Cell, other: Cell, digit: int) -> DeadEnd:
    """The dead end of two equal digits in cells that see each other, with where these meet."""
    reason, cells = tables.why_sees(one, other), (one, other)
    if isinstance(reason, Sight):
        return DeadEnd(digit=digit, why=str(_say("apart", sight=reason.name)), cells=cells)
    if isinstance(reason, House):
        return DeadEnd(house=reason, digit=digit, cells=cells)
    return DeadEnd(digit=digit, clue=reason, cells=cells)
