"""Cages in words: `10: r1c1 r1c2`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from sudologue.clues.cage.law import Cage
from sudologue.narration.phrasing.clue_words import ClueWords
from sudologue.narration.phrasing.filling import when


class CageWords(ClueWords[Cage]):
    """Cages, of which some are `numbered` and some `free`."""

    @property
    def cases(self) -> Collection[str]:
        totals = [cage.total for cage in self.clues]
        return when(numbered=any(totals), free=None in totals)

    @property
    def names(self) -> Mapping[str, Any]:
        return {**super().names, "total": self.clue.total}


WORDS = CageWords
