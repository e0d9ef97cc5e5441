"""Arrows in words: `Arrow: r3c3 = r3c4 + r3c5`."""

from __future__ import annotations

from sudologue.clues.arrow.law import Arrow
from sudologue.narration.phrasing.clue_lines import ClueWords, listed
from sudologue.narration.phrasing.passage import Passage, join, say


def _line(clue: Arrow) -> Passage:
    name = "Arrow" if len(clue.circle) == 1 else "Pill arrow"
    sums = [listed(shaft, " + ") for shaft in clue.shafts]
    return say(f"{name}: ", join([listed(clue.circle), *sums], " = "))


WORDS = ClueWords(_line)
