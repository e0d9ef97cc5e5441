"""Cages in words: `10: r1c1 r1c2`."""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.clues.cage.law import Cage
from sudologue.narration.phrasing.clue_lines import ClueWords, listed
from sudologue.narration.phrasing.passage import Passage, say


def _line(clue: Cage) -> Passage:
    name = "Cage" if clue.total is None else str(clue.total)
    return say(f"{name}: ", listed(clue.cells))


def _how_to_read(clues: Sequence[Cage]) -> str:
    said, totals = "the digits of a cage are all different", [clue.total for clue in clues]
    if any(total is not None for total in totals):
        said += ", and add up to the number before it"
        said += ", if there is one" if None in totals else ""
    return said


WORDS = ClueWords(_line, _how_to_read, sees="a cage")
