"""Extra regions: cells that take no digit twice."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from sudologue.clues.no_digit_twice import NoDigitTwice
from sudologue.model.cell import CellLike
from sudologue.model.clue import cells_of


@dataclass(frozen=True, repr=False)
class Region(NoDigitTwice):
    """An extra region that holds each digit at most once; with as many cells as digits, a house.

    Such a house is better told as one: `layout.with_houses`.

    >>> Region.of("r1c2 r1c1").noun
    'the region at r1c1'
    """

    def __post_init__(self) -> None:
        object.__setattr__(self, "cells", tuple(sorted(self.cells)))

    @classmethod
    def of(cls, cells: str | Iterable[CellLike]) -> Self:
        """The region of some cells, told as in `r1c1 r1c2`."""
        return cls(cells_of(cells))

    @property
    def noun(self) -> str:
        """`the region at r1c1`."""
        return f"the region at {self.at}"

    @property
    def shape(self) -> int:
        """That of a cage without a total."""
        return 0

    def accepts(self, state: int) -> bool:
        """Whatever the digits are."""
        return True

    def __repr__(self) -> str:
        return f"Region.of({self.text!r})"


CLUE, RANK = Region, 2
EXAMPLES = (Region.of("r4c4 r4c5 r5c3"),)
