"""Extra regions in words: `Region: r1c1 r2c2`."""

from __future__ import annotations

from sudologue.clues.region.law import Region
from sudologue.narration.phrasing.clue_words import ClueWords


class RegionWords(ClueWords[Region]):
    """Extra regions."""

    @property
    def has_outline(self) -> bool:
        return True


WORDS = RegionWords
