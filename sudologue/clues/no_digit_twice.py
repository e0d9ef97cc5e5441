"""What cages and extra regions have in common: cells that take no digit twice."""

from __future__ import annotations

from dataclasses import dataclass

from sudologue.model import Cell


@dataclass(frozen=True, repr=False)
class NoDigitTwice:
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
    def at(self) -> str:
        """Its first cell, as its noun names it."""
        return str(min(self.cells, default="nowhere"))

    @property
    def text(self) -> str:
        """Its cells, as `of` reads them."""
        return " ".join(map(str, self.cells))
