"""Evidence for Sue de Coq: cells of two houses that use up all their digits."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from sudologue.inference.constraint import CellConstraint, Constraint
from sudologue.inference.inference import Evidence
from sudologue.model import Cell, House


@dataclass(frozen=True, kw_only=True)
class SueDeCoqEvidence(Evidence):
    """`crossing` lies in both houses, `beyond_first` and `beyond_second` in one of them only.

    The cells have room for each of `first_digits` once in the first house, for each of
    `second_digits` once in the second, and for each of `crossing_digits` once in the crossing:
    as many as the cells are. A digit in both of the first two counts twice.
    """

    houses: tuple[House, House]
    crossing: tuple[Cell, ...]
    beyond_first: tuple[Cell, ...]
    beyond_second: tuple[Cell, ...]
    first_digits: tuple[int, ...]
    second_digits: tuple[int, ...]
    crossing_digits: tuple[int, ...]

    @classmethod
    def of(
        cls,
        houses: tuple[House, House],
        cells: tuple[tuple[Cell, ...], tuple[Cell, ...], tuple[Cell, ...]],
        digits: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]],
        links: Iterable[Constraint],
    ) -> Self:
        """The evidence: each of the cells needs a digit."""
        crossing, beyond_first, beyond_second = cells
        every = (*crossing, *beyond_first, *beyond_second)
        return cls(
            every,
            None,
            None,
            frozenset(digit for group in digits for digit in group),
            tuple([CellConstraint(cell) for cell in every]),
            tuple(links),
            houses=houses,
            crossing=crossing,
            beyond_first=beyond_first,
            beyond_second=beyond_second,
            first_digits=digits[0],
            second_digits=digits[1],
            crossing_digits=digits[2],
        )
