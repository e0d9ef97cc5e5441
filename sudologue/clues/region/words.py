"""Extra regions in words: `Region: r1c1 r2c2`."""

from __future__ import annotations

from sudologue.clues.region.law import Region
from sudologue.narration.phrasing.clue_lines import ClueWords, listed
from sudologue.narration.phrasing.passage import Passage, say


def _line(clue: Region) -> Passage:
    return say("Region: ", listed(clue.cells))


WORDS = ClueWords(_line, sees="an extra region")
