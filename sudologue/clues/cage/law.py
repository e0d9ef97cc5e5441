"""Killer cages: no digit twice, and the digits add up to the total, if there is one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from sudologue.clues.no_digit_twice import NoDigitTwice
from sudologue.errors import LayoutError
from sudologue.messages import Messages
from sudologue.model import bits_of
from sudologue.model.cell import CellLike
from sudologue.model.clue import Equation, cells_of

_say = Messages(__name__)


@dataclass(frozen=True, repr=False)
class Cage(NoDigitTwice):
    """A killer cage: no digit twice, and the digits add up to the total, if it has one.

    >>> Cage.of("r1c2 r1c1", 10).noun, Cage.of("r1c1 r2c1").noun
    ('the 10-cage at r1c1', 'the cage at r1c1')
    """

    total: int | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "cells", tuple(sorted(self.cells)))
        if self.total is not None:
            _say.expect(self.total, int, "a_total")
            if self.total < 1:
                raise LayoutError(f"a cage cannot make {self.total}: digits start at 1")

    @classmethod
    def of(cls, cells: str | Iterable[CellLike], total: int | None = None) -> Self:
        """The cage of some cells, told as in `r1c1 r1c2`, and what they add up to."""
        return cls(cells_of(cells), total)

    @property
    def noun(self) -> str:
        """`the 10-cage at r1c1`."""
        return f"the {'' if self.total is None else f'{self.total}-'}cage at {self.at}"

    @property
    def shape(self) -> int:
        """The total; 0 for none."""
        return self.total or 0

    @property
    def equation(self) -> Equation | None:
        """Its sum."""
        if self.total is None:
            return None
        return Equation(self.cells, (1,) * len(self.cells), self.total)

    def accepts(self, state: int) -> bool:
        """Whether the digits used make the total."""
        return self.total is None or sum(bits_of(state)) == self.total

    def __repr__(self) -> str:
        total = "" if self.total is None else f", {self.total}"
        return f"Cage.of({self.text!r}{total})"


CLUE, RANK = Cage, 1
EXAMPLES = (Cage.of("r1c1 r1c2 r2c1", 8), Cage.of("r5c5 r5c6"))
