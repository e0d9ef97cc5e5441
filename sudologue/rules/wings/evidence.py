"""Evidence for wings: cells that would run out of digits if another cell took one of theirs."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference.constraint import HouseConstraint, each_cell
from sudologue.inference.inference import Evidence, RoleEvidence
from sudologue.model import Cell, House


@dataclass(frozen=True, kw_only=True)
class WingEvidence(RoleEvidence):
    """`pivot` sees both `pincers`, and one of the three takes `digit`.

    The first pincer holds the digit and the first of `pivot_digits`, the second pincer the digit
    and the second of these. The pivot holds both of them; in an XYZ-Wing, the digit too.
    """

    pivot: Cell
    pincers: tuple[Cell, Cell]
    pivot_digits: tuple[int, int]
    digit: int

    def basics(self) -> Evidence:
        cells = (self.pivot, *self.pincers)
        return Evidence(
            cells,
            focus_digit=self.digit,
            candidates_seen=frozenset((*self.pivot_digits, self.digit)),
            truths=each_cell(cells),
        )


@dataclass(frozen=True, kw_only=True)
class BigWingEvidence(RoleEvidence):
    """`cells` hold as many digits as they are, all but one of which go into them once at most.

    The cells that hold one of `restricted` all see each other. Those that hold `digit` do not: so
    it goes where it can, and some cell takes it. Without such a digit, each of the restricted ones
    goes into the cells once. `pivot` is a cell that sees all the others, where there is one.
    """

    cells: tuple[Cell, ...]
    restricted: tuple[int, ...]
    digit: int | None
    pivot: Cell | None

    def basics(self) -> Evidence:
        digits = self.restricted if self.digit is None else (*self.restricted, self.digit)
        return Evidence(
            self.cells,
            focus_digit=self.digit,
            candidates_seen=frozenset(digits),
            truths=each_cell(self.cells),
        )


@dataclass(frozen=True, kw_only=True)
class WWingEvidence(RoleEvidence):
    """`ends` hold the same two digits, and cannot both take `linked_digit`: one takes `digit`.

    `house` has two places for the linked digit, `bridge`; the first is in sight of the first end,
    the second of the second.
    """

    ends: tuple[Cell, Cell]
    house: House
    bridge: tuple[Cell, Cell]
    linked_digit: int
    digit: int

    def basics(self) -> Evidence:
        return Evidence(
            self.ends,
            self.house,
            self.digit,
            frozenset((self.linked_digit, self.digit)),
            truths=(*each_cell(self.ends), HouseConstraint(self.house, self.linked_digit)),
        )
