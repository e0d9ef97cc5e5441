"""Thermometers in words: `Thermometer: r9c1 < r8c1`."""

from __future__ import annotations

from sudologue.clues.thermometer.law import Thermometer
from sudologue.narration.phrasing.clue_lines import ClueWords, listed
from sudologue.narration.phrasing.passage import Passage, say


def _line(clue: Thermometer) -> Passage:
    name, rises = ("Slow thermometer", " ≤ ") if clue.slow else ("Thermometer", " < ")
    return say(f"{name}: ", listed(clue.cells, rises))


WORDS = ClueWords(_line)
