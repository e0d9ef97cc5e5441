"""What clues and further houses put beside the digits of a board drawn with characters.

A cage has walls and its total, an arrow a capital in its circle and small letters along its shaft,
with signs that point the way; cells of diagonals and windows have a sign.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from sudologue.caches import LAYOUTS, cached
from sudologue.grouping import grouped
from sudologue.model import Cell, Clue, HouseKind, Layout
from sudologue.narration.phrasing.clue_words import line_letters, words_of

MAIN, ANTI, BOTH, WINDOW = "\\", "/", "x", "°"
_WAYS = {(n // 3 - 1, n % 3 - 1): sign for n, sign in enumerate("↖↑↗← →↙↓↘")}


@dataclass(frozen=True)
class BoardSigns:
    """The outlines, corners and signs of a layout's clues, and of houses that no wall shows."""

    layout: Layout

    @cached_property
    def outlines(self) -> tuple[tuple[Cell, ...], ...]:
        """The cells of each clue that has an outline."""
        return tuple(clue.cells for clue in self.layout.clues if words_of(clue).has_outline)

    @cached_property
    def corners(self) -> dict[Cell, str]:
        """What stands in front of a cell's digit: the totals of cages that begin there."""
        corners = ((clue.cells[0], words_of(clue).corner) for clue in self.layout.clues)
        totals = grouped((cell, corner) for cell, corner in corners if corner)
        return {cell: "/".join(its) for cell, its in totals.items()}

    @cached_property
    def letters(self) -> dict[tuple[Cell, ...], str]:
        """The letter of each clue that is a line, by the cells it starts from."""
        return line_letters(self.layout)

    @cached_property
    def behind(self) -> dict[Cell, str]:
        """What stands behind a cell's digit: signs of houses, letters of lines and their way."""
        signs = grouped(dict.fromkeys([*self._of_houses(), *self._of_lines()]))
        return {cell: "".join(its) for cell, its in signs.items()}

    def _of_houses(self) -> Iterator[tuple[Cell, str]]:
        diagonals, windows = (
            [house for house in self.layout.houses if house.kind is kind]
            for kind in (HouseKind.DIAGONAL, HouseKind.WINDOW)
        )
        for cell in self.layout.cells:
            its = [house for house in diagonals if cell in house.cells]
            if its:
                yield cell, BOTH if len(its) > 1 else ANTI if its[0].index else MAIN
            if any(cell in house.cells for house in windows):
                yield cell, WINDOW

    def _of_lines(self) -> Iterator[tuple[Cell, str]]:
        """` A→` in a circle or a bulb, ` a→` along its line, ` a` at its end."""
        for words in map(words_of, self.layout.clues):
            letter = self.letters.get(words.head)
            if letter is None:
                continue
            for line in words.lines:
                for cell, following in zip(line, (*line[1:], None), strict=True):
                    name = letter if cell in words.head else letter.lower()
                    yield cell, f" {name}{_way(cell, following)}"
            starts = {line[0] for line in words.lines}
            yield from ((cell, f" {letter}") for cell in words.head if cell not in starts)

    @property
    def tell_all(self) -> bool:
        """Whether a drawing shows each clue, and none that could be mistaken for another."""
        return all(map(self._is_shown, self.layout.clues)) and not self._overlap()

    def _is_shown(self, clue: Clue) -> bool:
        words = words_of(clue)
        return words.has_outline or words.head in self.letters

    def _overlap(self) -> bool:
        outlined = [cell for cells in self.outlines for cell in cells]
        on_lines = [cell for clue in self.layout.clues for cell in _cells_on(words_of(clue).lines)]
        return any(len(cells) > len({*cells}) for cells in (outlined, on_lines))


def _cells_on(lines: Sequence[Sequence[Cell]]) -> set[Cell]:
    return {cell for line in lines for cell in line}


def _way(cell: Cell, following: Cell | None) -> str:
    """Where the next cell lies, if it is a neighbour."""
    if following is None:
        return ""
    return _WAYS.get((following.row - cell.row, following.col - cell.col), "")


signs_of = cached(LAYOUTS)(BoardSigns)
"""The signs of a layout, kept for the next board."""
