"""Clues in words: what is listed below boards drawn with characters, and told of a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sudologue.clues import Arrow, Cage, Clue, Region, Thermometer
from sudologue.model import Cell, Layout
from sudologue.narration.notations import RC, Notation


def clue_lines(layout: Layout, notation: Notation = RC) -> Iterator[str]:
    """A line for each clue: its cells in the order of its law, and what it says of them.

    >>> from sudologue import CLASSIC
    >>> layout = CLASSIC.with_clues(Cage.of("r1c1 r1c2", 10), Arrow.of("r3c3", "r3c4 r3c5"))
    >>> print(*clue_lines(layout), sep="\\n")
    10: r1c1 r1c2
    Arrow: r3c3 = r3c4 + r3c5
    """
    for clue in layout.clues:
        yield _line(clue, notation)


def _line(clue: Clue, notation: Notation) -> str:
    match clue:
        case Cage(cells, None):
            return f"Cage: {_listed(cells, notation)}"
        case Cage(cells, total):
            return f"{total}: {_listed(cells, notation)}"
        case Region(cells):
            return f"Region: {_listed(cells, notation)}"
        case Thermometer(cells, slow):
            name, rises = ("Slow thermometer", " ≤ ") if slow else ("Thermometer", " < ")
            return f"{name}: {_listed(cells, notation, rises)}"
        case Arrow(circle, shafts):
            name = "Arrow" if len(circle) == 1 else "Pill arrow"
            sums = [_listed(shaft, notation, " + ") for shaft in shafts]
            return f"{name}: {' = '.join([_listed(circle, notation), *sums])}"
        case _:
            return f"{clue.noun[:1].upper()}{clue.noun[1:]}: {_listed(clue.cells, notation)}"


def _listed(cells: Sequence[Cell], notation: Notation, between: str = " ") -> str:
    return between.join(map(notation.cell, cells))
