"""Arrows in words: `Arrow: r3c3 = r3c4 + r3c5`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from sudologue.clues.arrow.law import Arrow
from sudologue.narration.phrasing.clue_words import ClueWords
from sudologue.narration.phrasing.filling import when
from sudologue.narration.phrasing.passage import join


class ArrowWords(ClueWords[Arrow]):
    """An arrow, whose circle may be a `pill`."""

    @property
    def cases(self) -> Collection[str]:
        return when(pill=len(self.clue.circle) > 1)

    @property
    def names(self) -> Mapping[str, Any]:
        sums = [join(shaft, " + ") for shaft in self.clue.shafts]
        return {**super().names, "sums": join([join(self.clue.circle, " "), *sums], " = ")}


WORDS = ArrowWords
