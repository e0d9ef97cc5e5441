"""Arrows in words: `Arrow: r3c3 = r3c4 + r3c5`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sudologue.clues.arrow.law import Arrow
from sudologue.model import Cell
from sudologue.narration.phrasing.clue_words import ClueWords
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.passage import join


class ArrowWords(ClueWords[Arrow]):
    """An arrow, whose circle may be a `pill`."""

    @property
    def cases(self) -> Collection[str]:
        return when(pill=any(len(a.circle) > 1 for a in self.clues), letter=self.letter)

    @property
    def names(self) -> Mapping[str, Any]:
        sums = [join(shaft, " + ") for shaft in self.clue.shafts]
        return {**super().names, "sums": join([join(self.clue.circle, " "), *sums], " = ")}

    @property
    def lines(self) -> Sequence[Sequence[Cell]]:
        """Each shaft from the nearest cell of the circle."""
        return [(_nearest(self.clue.circle, shaft[0]), *shaft) for shaft in self.clue.shafts]

    @property
    def head(self) -> tuple[Cell, ...]:
        return self.clue.circle


def _nearest(cells: Sequence[Cell], to: Cell) -> Cell:
    """The cell nearest to another."""
    return min(cells, key=lambda cell: (cell.row - to.row) ** 2 + (cell.col - to.col) ** 2)


WORDS = ArrowWords
