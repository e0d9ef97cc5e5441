"""Evidence for Sue de Coq: cells of two houses that use up all their digits."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.inference.constraint import CellConstraint
from sudologue.inference.inference import Evidence, RoleEvidence
from sudologue.model import Cell, House


@dataclass(frozen=True, kw_only=True)
class SueDeCoqEvidence(RoleEvidence):
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

    def basics(self) -> Evidence:
        cells = (*self.crossing, *self.beyond_first, *self.beyond_second)
        return Evidence(
            cells,
            candidates_seen=frozenset(
                (*self.first_digits, *self.second_digits, *self.crossing_digits)
            ),
            truths=tuple([CellConstraint(cell) for cell in cells]),
        )
