"""Cells that take no digit twice: killer cages, with a total or without, and extra regions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from sudologue.errors import LayoutError, expect
from sudologue.model import Cell, bits_of
from sudologue.model.cell import CellLike
from sudologue.model.clue import Equation, cells_of


@dataclass(frozen=True, repr=False)
class _NoDigitTwice:
    """Cells, in reading order, that take no digit twice. The state is the digits used, as bits."""

    cells: tuple[Cell, ...]

    start = 0

    @property
    def distinct(self) -> tuple[tuple[Cell, ...], ...]:
        """All its cells."""
        return (self.cells,)

    def step(self, place: int, state: int, digit: int) -> int | None:
        """The digits used, unless this one was among them."""
        return None if state >> digit & 1 else state | 1 << digit

    @property
    def _at(self) -> str:
        return str(min(self.cells, default="nowhere"))

    @property
    def _text(self) -> str:
        return " ".join(map(str, self.cells))


@dataclass(frozen=True, repr=False)
class Cage(_NoDigitTwice):
    """A killer cage: no digit twice, and the digits add up to the total, if it has one.

    >>> Cage.of("r1c2 r1c1", 10).noun, Cage.of("r1c1 r2c1").noun
    ('the 10-cage at r1c1', 'the cage at r1c1')
    """

    total: int | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "cells", tuple(sorted(self.cells)))
        if self.total is not None:
            expect(self.total, int, "a total: it is what the digits of the cage add up to")
            if self.total < 1:
                raise LayoutError(f"a cage cannot make {self.total}: digits start at 1")

    @classmethod
    def of(cls, cells: str | Iterable[CellLike], total: int | None = None) -> Self:
        """The cage of some cells, told as in `r1c1 r1c2`, and what they add up to."""
        return cls(cells_of(cells), total)

    @property
    def noun(self) -> str:
        """`the 10-cage at r1c1`."""
        return f"the {'' if self.total is None else f'{self.total}-'}cage at {self._at}"

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
        return f"Cage.of({self._text!r}{total})"


@dataclass(frozen=True, repr=False)
class Region(_NoDigitTwice):
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
        return f"the region at {self._at}"

    @property
    def shape(self) -> int:
        """That of a cage without a total."""
        return 0

    def accepts(self, state: int) -> bool:
        """Whatever the digits are."""
        return True

    def __repr__(self) -> str:
        return f"Region.of({self._text!r})"
