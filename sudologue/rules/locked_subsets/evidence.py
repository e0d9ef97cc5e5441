"""Evidence for subsets that lie in several houses at once, or nearly do."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from sudologue.inference.constraint import CellConstraint, Constraint, HouseConstraint
from sudologue.inference.inference import Evidence
from sudologue.model import Cell, House


@dataclass(frozen=True, kw_only=True)
class LockedSubsetEvidence(Evidence):
    """`cells` hold no candidates but `digits`, as many of either, and all of `houses` have them."""

    houses: tuple[House, ...]
    cells: tuple[Cell, ...]
    digits: tuple[int, ...]

    @classmethod
    def of(
        cls,
        houses: tuple[House, ...],
        cells: tuple[Cell, ...],
        digits: tuple[int, ...],
        links: Iterable[Constraint],
    ) -> Self:
        """The evidence: each cell needs a digit, and these links take the digits from elsewhere."""
        return cls(
            cells,
            None,
            None,
            frozenset(digits),
            tuple([CellConstraint(cell) for cell in cells]),
            tuple(links),
            houses=houses,
            cells=cells,
            digits=digits,
        )


@dataclass(frozen=True, kw_only=True)
class LockedHiddenSubsetEvidence(Evidence):
    """`digits` have no places in `house` but `cells`, as many of either; `others` have them, too.

    The others are the further houses with all of the cells in which something is eliminated.
    """

    house: House
    others: tuple[House, ...]
    cells: tuple[Cell, ...]
    digits: tuple[int, ...]

    @classmethod
    def of(
        cls,
        house: House,
        others: tuple[House, ...],
        cells: tuple[Cell, ...],
        digits: tuple[int, ...],
        links: Iterable[Constraint],
    ) -> Self:
        """The evidence: the house needs the digits, and the links are those in the other houses."""
        return cls(
            cells,
            house,
            None,
            frozenset(digits),
            tuple([HouseConstraint(house, digit) for digit in digits]),
            (*[CellConstraint(cell) for cell in cells], *links),
            house=house,
            others=others,
            cells=cells,
            digits=digits,
        )


@dataclass(frozen=True, kw_only=True)
class AlmostLockedEvidence(Evidence):
    """`digits` are one more than `cells` and one more than `partners`, and use up both.

    The cells lie in `house` outside `crossing`, and hold none but the digits. The partners lie in
    `crossing` outside `house`; with the cells that both houses share, `shared`, they are the only
    places there for the digits.
    """

    house: House
    crossing: House
    cells: tuple[Cell, ...]
    partners: tuple[Cell, ...]
    shared: tuple[Cell, ...]
    digits: tuple[int, ...]

    @classmethod
    def of(
        cls,
        house: House,
        crossing: House,
        cells: tuple[Cell, ...],
        partners: tuple[Cell, ...],
        shared: tuple[Cell, ...],
        digits: tuple[int, ...],
    ) -> Self:
        """The evidence: the cells and one house need the digits, which the other takes once."""
        return cls(
            cells + partners,
            house,
            None,
            frozenset(digits),
            (
                *[CellConstraint(cell) for cell in cells],
                *[HouseConstraint(crossing, digit) for digit in digits],
            ),
            (
                *[HouseConstraint(house, digit) for digit in digits],
                *[CellConstraint(cell) for cell in partners],
            ),
            house=house,
            crossing=crossing,
            cells=cells,
            partners=partners,
            shared=shared,
            digits=digits,
        )
