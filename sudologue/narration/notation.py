"""The community's short forms, which narrators use in their lines: groups of cells, conclusions.

They are written as `rc` writes them. What their spans name, other notations name in their own way.
"""

from __future__ import annotations

from collections.abc import Iterable

from sudologue.inference import Action
from sudologue.model import Cell
from sudologue.narration.notations.registry import RC
from sudologue.narration.passage import Legend, Part, Passage, Span, say
from sudologue.rules.chains.evidence import ChainEvidence, LoopEvidence


def cell_spans(cells: Iterable[Cell], size: int) -> list[Span]:
    """A span for each group, which knows its cell or its cells."""
    return RC.cell_spans(cells, size)


def compact_cells(cells: Iterable[Cell], size: int) -> Passage:
    """The cells in one word, with spans that know them.

    >>> compact_cells([Cell(0, 0), Cell(0, 4), Cell(2, 2)], 9).text
    'r1c15,r3c3'
    """
    return RC.say_cells(cells, size)


def conclusion(action: Action, size: int) -> Passage:
    """`r5c6=4`, or `r1c2<>3, r1c89<>6`: digit by digit, with the cells that lose it."""
    return RC.say_conclusion(action, size)


def chain_lines(evidence: ChainEvidence | LoopEvidence, size: int) -> Passage:
    """The chain as a Eureka line, and HoDoKu's line in brackets."""
    return RC.say_chain(evidence, size)


def legend(coordinates: Legend) -> Passage:
    """`r5c6 is the cell in row 5, column 6`."""
    return RC.say_legend(coordinates)


def digits_word(digits: Iterable[int], separator: str = ",") -> Passage:
    """The digits in one word: `3,6`."""
    parts: list[Part] = []
    for digit in digits:
        parts += (separator, digit) if parts else (digit,)
    return say(*parts)
