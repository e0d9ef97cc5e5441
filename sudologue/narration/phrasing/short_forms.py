"""The community's short forms for groups: several cells, houses or digits in one word.

They are written as `rc` writes them. What their spans name, other notations name in their own way.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sudologue.model import Cell, House
from sudologue.narration.notations.rc import RC
from sudologue.narration.phrasing.passage import Fins, Passage, join, phrase, say


def compact_cells(cells: Iterable[Cell], size: int) -> Passage:
    """The cells in one word, with spans that know them.

    >>> compact_cells([Cell(0, 0), Cell(0, 4), Cell(2, 2)], 9).text
    'r1c15,r3c3'
    """
    return RC.say_cells(cells, size)


def compact_houses(houses: Sequence[House], size: int) -> Passage:
    """The houses in one word, lines first, with spans that know them.

    >>> from sudologue.model import CLASSIC
    >>> compact_houses(CLASSIC.houses[7:11], 9).text
    'r12b89'
    """
    return RC.say_houses(houses, size)


def say_fins(cells: Iterable[Cell], are_endo: bool, size: int) -> Passage:
    """The fins of a fish, if there are any, a space before them.

    >>> say_fins([Cell(1, 0)], False, 9).text, say_fins([], True, 9).text
    (' fr2c1', '')
    """
    fins = Fins(tuple(cells), are_endo)
    return say(" ", RC.say_fins(fins, size)) if fins.cells else say()


def digits_word(digits: Iterable[int], separator: str = ",") -> Passage:
    """The digits in one word: `3,6`."""
    return join(digits, separator)


def digits_in_cells(
    digits: Iterable[int], cells: Iterable[Cell], size: int, separator: str = ","
) -> Passage:
    """Where a pattern has its digits: `3,6 in r1c15`."""
    return phrase("{} in {}", digits_word(digits, separator), compact_cells(cells, size))
