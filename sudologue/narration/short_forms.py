"""The community's short forms for groups: several cells in one word, several digits in one word.

They are written as `rc` writes them. What their spans name, other notations name in their own way.
"""

from __future__ import annotations

from collections.abc import Iterable

from sudologue.model import Cell
from sudologue.narration.notations.registry import RC
from sudologue.narration.passage import Passage, join, phrase


def compact_cells(cells: Iterable[Cell], size: int) -> Passage:
    """The cells in one word, with spans that know them.

    >>> compact_cells([Cell(0, 0), Cell(0, 4), Cell(2, 2)], 9).text
    'r1c15,r3c3'
    """
    return RC.say_cells(cells, size)


def digits_word(digits: Iterable[int], separator: str = ",") -> Passage:
    """The digits in one word: `3,6`."""
    return join(digits, separator)


def digits_in_cells(
    digits: Iterable[int], cells: Iterable[Cell], size: int, separator: str = ","
) -> Passage:
    """Where a pattern has its digits: `3,6 in r1c15`."""
    return phrase("{} in {}", digits_word(digits, separator), compact_cells(cells, size))
