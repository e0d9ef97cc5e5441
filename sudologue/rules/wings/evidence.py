"""Evidence for wings: cells that would run out of digits if another cell took one of theirs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from sudologue.inference.constraint import CellConstraint, Constraint, HouseConstraint
from sudologue.inference.inference import Evidence
from sudologue.model import Cell, House


@dataclass(frozen=True, kw_only=True)
class WingEvidence(Evidence):
    """`pivot` sees both `pincers`, and one of the three takes `digit`.

    The first pincer holds the digit and the first of `pivot_digits`, the second pincer the digit
    and the second of these. The pivot holds both of them; in an XYZ-Wing, the digit too.
    """

    pivot: Cell
    pincers: tuple[Cell, Cell]
    pivot_digits: tuple[int, int]
    digit: int

    @classmethod
    def of(
        cls,
        pivot: Cell,
        pincers: tuple[Cell, Cell],
        pivot_digits: tuple[int, int],
        digit: int,
        links: Iterable[Constraint],
    ) -> Self:
        """The evidence: each of the three cells needs a digit."""
        cells = (pivot, *pincers)
        return cls(
            cells,
            None,
            digit,
            frozenset((*pivot_digits, digit)),
            tuple([CellConstraint(cell) for cell in cells]),
            tuple(links),
            pivot=pivot,
            pincers=pincers,
            pivot_digits=pivot_digits,
            digit=digit,
        )


@dataclass(frozen=True, kw_only=True)
class BigWingEvidence(Evidence):
    """`cells` hold as many digits as they are, all but one of which go into them once at most.

    The cells that hold one of `restricted` all see each other. Those that hold `digit` do not: so
    it goes where it can, and some cell takes it. Without such a digit, each of the restricted ones
    goes into the cells once. `pivot` is a cell that sees all the others, where there is one.
    """

    cells: tuple[Cell, ...]
    restricted: tuple[int, ...]
    digit: int | None
    pivot: Cell | None

    @classmethod
    def of(
        cls,
        cells: tuple[Cell, ...],
        restricted: tuple[int, ...],
        digit: int | None,
        pivot: Cell | None,
        links: Iterable[Constraint],
    ) -> Self:
        """The evidence: each of the cells needs a digit."""
        return cls(
            cells,
            None,
            digit,
            frozenset(restricted if digit is None else (*restricted, digit)),
            tuple([CellConstraint(cell) for cell in cells]),
            tuple(links),
            cells=cells,
            restricted=restricted,
            digit=digit,
            pivot=pivot,
        )


@dataclass(frozen=True, kw_only=True)
class WWingEvidence(Evidence):
    """`ends` hold the same two digits, and cannot both take `linked_digit`: one takes `digit`.

    `house` has two places for the linked digit, `bridge`; the first is in sight of the first end,
    the second of the second.
    """

    ends: tuple[Cell, Cell]
    house: House
    bridge: tuple[Cell, Cell]
    linked_digit: int
    digit: int

    @classmethod
    def of(
        cls,
        ends: tuple[Cell, Cell],
        house: House,
        bridge: tuple[Cell, Cell],
        linked_digit: int,
        digit: int,
        links: Iterable[Constraint],
    ) -> Self:
        """The evidence: each end needs a digit, the house needs the linked digit."""
        return cls(
            ends,
            house,
            digit,
            frozenset((linked_digit, digit)),
            (*[CellConstraint(cell) for cell in ends], HouseConstraint(house, linked_digit)),
            tuple(links),
            ends=ends,
            house=house,
            bridge=bridge,
            linked_digit=linked_digit,
            digit=digit,
        )
