"""Thermometers in words: `Thermometer: r9c1 < r8c1`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sudologue.clues.thermometer.law import Thermometer
from sudologue.model import Cell
from sudologue.narration.phrasing.clue_words import ClueWords
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.passage import join


class ThermometerWords(ClueWords[Thermometer]):
    """A thermometer, which may be `slow`."""

    @property
    def cases(self) -> Collection[str]:
        slow = {tube.slow for tube in self.clues}
        return when(slow=True in slow, quick=False in slow, letter=self.letter)

    @property
    def names(self) -> Mapping[str, Any]:
        cells = self.clue.cells
        return {**super().names, "rising": join(cells, " ≤ " if self.clue.slow else " < ")}

    @property
    def lines(self) -> Sequence[Sequence[Cell]]:
        return (self.clue.cells,)

    @property
    def head(self) -> tuple[Cell, ...]:
        return self.clue.cells[:1]


WORDS = ThermometerWords
