"""Cages in words: `10(2): r1c1 r1c2`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from sudologue.caches import lazy
from sudologue.clues.cage.law import Cage
from sudologue.model import House, HouseKind
from sudologue.narration.phrasing.clue_words import ClueWords
from sudologue.narration.phrasing.filling import when


class CageWords(ClueWords[Cage]):
    """Cages, of which some are `numbered` and some `free`.

    A cage may be the only one with its total and size `of_house`.
    """

    @property
    def cases(self) -> Collection[str]:
        totals = [cage.total for cage in self.clues]
        return when(
            numbered=any(totals),
            free=None in totals,
            boxes=self.layout and any(h.kind is HouseKind.BOX for h in self.layout.houses),
            of_house=self._house,
        )

    @lazy
    def _alike(self) -> list[Cage]:
        """The other cages of its total and size."""
        its = self.clue
        return [
            cage
            for cage in (self.layout.clues if self.layout else ())
            if isinstance(cage, Cage) and cage != its and cage.total == its.total
            if len(cage.cells) == len(its.cells)
        ]

    @lazy
    def _house(self) -> House | None:
        """A house that it lies in, and none that is alike: of columns, rows and boxes the first."""
        for house in reversed(self.layout.houses if self.layout else ()):
            inside = [cage for cage in (self.clue, *self._alike) if {*cage.cells} <= {*house.cells}]
            if inside == [self.clue]:
                return house
        return None

    @property
    def names(self) -> Mapping[str, Any]:
        its = {"total": self.clue.total, "size": len(self.clue.cells), "house": self._house}
        house_sum = sum(self.layout.tables.digits) if self.layout else 0
        return {**super().names, **its, "house_sum": house_sum}

    @property
    def has_outline(self) -> bool:
        return True

    @property
    def corner(self) -> str:
        return "" if self.clue.total is None else str(self.clue.total)


WORDS = CageWords
