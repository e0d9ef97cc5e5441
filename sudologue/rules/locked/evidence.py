"""Evidence for locked candidates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from sudologue.inference.constraint import HouseConstraint
from sudologue.inference.inference import Evidence
from sudologue.model import Cell, House


@dataclass(frozen=True, kw_only=True)
class LockedCandidatesEvidence(Evidence):
    """All places of `digit` in `base` are `cells`, and these lie in `cover` too."""

    digit: int
    base: House
    cover: House
    cells: tuple[Cell, ...]

    @classmethod
    def of(cls, digit: int, base: House, cover: House, cells: tuple[Cell, ...]) -> Self:
        """The evidence: the base needs the digit, the cover takes it once."""
        return cls(
            cells,
            base,
            digit,
            None,
            (HouseConstraint(base, digit),),
            (HouseConstraint(cover, digit),),
            digit=digit,
            base=base,
            cover=cover,
            cells=cells,
        )
