"""Arrows: the digits along each shaft add up to the number in the circle or pill."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from sudologue.errors import LayoutError
from sudologue.model import Cell
from sudologue.model.cell import CellLike
from sudologue.model.clue import Equation, cells_of

State = tuple[int, int]
"""The circle's number, for as long as a further shaft needs it; and what is left of the shaft's."""


@dataclass(frozen=True, repr=False)
class Arrow:
    """An arrow: a circle, or a pill of two or three cells, and a shaft or several.

    A pill's digits make a number, tens first. Digits may be there twice along a shaft unless
    something else forbids it. Where shafts share cells, each is an arrow of its own.

    >>> Arrow.of("r3c3", "r3c4 r3c5").noun, Arrow.of("r1c1 r1c2", "r2c1 r3c1 r4c1").noun
    ('the arrow at r3c3', 'the pill arrow at r1c1')
    """

    circle: tuple[Cell, ...]
    shafts: tuple[tuple[Cell, ...], ...]

    def __post_init__(self) -> None:
        if not self.circle or not self.shafts or not all(self.shafts):
            raise LayoutError("an arrow has a circle, and cells on each shaft")

    @classmethod
    def of(cls, circle: str | Iterable[CellLike], *shafts: str | Iterable[CellLike]) -> Self:
        """The arrow of a circle or pill, and of its shafts without it, from the circle outwards."""
        return cls(cells_of(circle), tuple(map(cells_of, shafts)))

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The circle, then shaft by shaft."""
        return self.circle + sum(self.shafts, ())

    @property
    def noun(self) -> str:
        """`the arrow at r3c3`."""
        return f"the {'pill ' if len(self.circle) > 1 else ''}arrow at {self.cells[0]}"

    @property
    def shape(self) -> tuple[int, ...]:
        """The lengths of the circle and the shafts."""
        return (len(self.circle), *map(len, self.shafts))

    @property
    def copies(self) -> bool:
        """Whether all that there is on a shaft is the digit of the circle once more."""
        return len(self.circle) == 1 and all(len(shaft) == 1 for shaft in self.shafts)

    @property
    def equation(self) -> Equation:
        """The circle, once for each shaft, less all shafts."""
        last, shafts = len(self.circle) - 1, self.cells[len(self.circle) :]
        tens = tuple(len(self.shafts) * 10 ** (last - place) for place in range(last + 1))
        return Equation(self.cells, tens + (-1,) * len(shafts), 0)

    @property
    def start(self) -> State:
        """Nothing is read."""
        return 0, 0

    def step(self, place: int, state: State, digit: int) -> State | None:
        """The number grows along the circle; what is left of it shrinks along each shaft."""
        number, left = state
        if place < len(self.circle):
            left = 10 * left + digit
            is_last = place == len(self.circle) - 1
            return (left if is_last and len(self.shafts) > 1 else 0), left
        left -= digit
        if left < 0:
            return None
        shafts_ended = self._ends.get(place)
        if shafts_ended is None or shafts_ended == len(self.shafts):
            return number, left
        if left:
            return None
        return number, number

    @property
    def _ends(self) -> dict[int, int]:
        """At the place of each shaft's last cell, how many shafts have then been read."""
        ends, place = dict[int, int](), len(self.circle) - 1
        for read, shaft in enumerate(self.shafts, 1):
            place += len(shaft)
            ends[place] = read
        return ends

    def accepts(self, state: State) -> bool:
        """Whether nothing is left of the last shaft's number."""
        return state[1] == 0

    def __repr__(self) -> str:
        parts = (" ".join(map(str, cells)) for cells in (self.circle, *self.shafts))
        return f"Arrow.of({', '.join(map(repr, parts))})"


CLUE, RANK = Arrow, 3
EXAMPLES = (Arrow.of("r5c5", "r4c5 r3c6", "r6c6"), Arrow.of("r1c1 r1c2", "r2c3 r3c3 r4c4"))
