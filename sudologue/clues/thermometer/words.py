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
    """A thermometer, which may be `slow`; with a letter it may be an `arm`, one line of several."""

    @property
    def cases(self) -> Collection[str]:
        slow = {tube.slow for tube in self.clues}
        lines = self.layout.clues if self.letter and self.layout else ()
        arms = [c for c in lines if isinstance(c, Thermometer) and c.cells[0] == self.head[0]]
        return when(slow=True in slow, quick=False in slow, letter=self.letter, arm=len(arms) > 1)

    @property
    def names(self) -> Mapping[str, Any]:
        cells = self.clue.cells
        return {
            **super().names,
            "tip": cells[-1],
            "rising": join(cells, " ≤ " if self.clue.slow else " < "),
        }

    @property
    def lines(self) -> Sequence[Sequence[Cell]]:
        return (self.clue.cells,)

    @property
    def head(self) -> tuple[Cell, ...]:
        return self.clue.cells[:1]


WORDS = ThermometerWords
